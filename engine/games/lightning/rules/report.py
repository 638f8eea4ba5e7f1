"""The report of a trick, made from the state for screens and bots (RULES.md 7).

The state keeps what each card of the bids counts now, and the totals after each Power Card. What
the cards counted in between follows from these.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.idle_powers import why_idle
from engine.games.lightning.rules.lasting import CURRENT_BONUS
from engine.games.lightning.state import LightningState, Trick
from engine.games.lightning.trick_report import (
    Counts,
    EffectReport,
    IdleReport,
    Spark,
    Taking,
    TrickReport,
)

RESONANCE, ARC_STRIKE, FAULTY_GOODS = "resonance", "arc-strike", "faulty-goods-returned"


def report_of(g: LightningState, trick: Trick) -> TrickReport:
    """The present trick or the last one, as far as it has come."""
    won = tuple(Taking(card=card, seat=trick.winner) for card in trick.won)
    in_its_round = trick.round == g.round
    suits = [side.suit for side in g.sides] if in_its_round else []
    counts = frozen(trick.counts)
    counted, effects = effects_of(trick, suits) if trick.sparks else (counts, ())
    idle = idle_of(trick, is_last_of_game=in_its_round and g.outcome is not None)
    return TrickReport(
        round=trick.round,
        size=trick.size,
        dealer=trick.dealer,
        prizes=trick.turned_up,
        revealed=bool(trick.bids),
        laid=tuple([revealed_bid(trick, seat) for seat in range(len(trick.bids))]),
        bids=tuple([tuple(bid) for bid in trick.bids]),
        counts=counts,
        counted=counted,
        cancelled=tuple(trick.cancelled),
        effects=effects,
        idle=tuple(idle),
        lowest_wins=trick.lowest_wins,
        tied=tuple(trick.tied),
        totals=tuple(trick.totals),
        winner=trick.winner,
        linked=trick.linked,
        takings=(*trick.takings, *won),
    )


def frozen(counts: list[list[int]]) -> Counts:
    """The counts as they are now."""
    return tuple([tuple(each) for each in counts])


def revealed_bid(trick: Trick, seat: int) -> tuple[str, ...]:
    """The seat's bid as it was revealed: without the card that Second Coil has added."""
    bid = tuple(trick.bids[seat])
    return bid[:-1] if seat == trick.coil else bid


# Power Cards that worked


def effects_of(trick: Trick, suits: Sequence[str]) -> tuple[Counts, tuple[EffectReport, ...]]:
    """What the cards counted before the Power Cards of the bids, and each of these in its order."""
    before, *along = counts_along(trick, suits)
    effects = [
        EffectReport(
            card=spark.card,
            seat=spark.seat,
            target=spark.target,
            on=spark.on,
            counts=() if CARDS[spark.card].stage == "reveal" else counts,
            totals=spark.totals,
        )
        for spark, counts in zip(trick.sparks, along, strict=True)
    ]
    return before, tuple(effects)


def counts_along(trick: Trick, suits: Sequence[str]) -> list[Counts]:
    """What each card counted before the first Power Card worked, and after each of them.

    The state keeps the last of these; each effect on a single card is taken back from there.
    """
    now = [list(each) for each in trick.counts]
    along = [frozen(now)]
    for number, spark in reversed(list(enumerate(trick.sparks))):
        if CARDS[spark.card].stage == "count" and spark.on:
            take_back(trick, number, now, suits)
        along.append(frozen(now))
    return along[::-1]


def take_back(trick: Trick, number: int, counts: list[list[int]], suits: Sequence[str]) -> None:
    """Give the card that the Power Card worked on the count that it had before."""
    spark = trick.sparks[number]
    owner = spark.seat if spark.target is None else spark.target
    bid, own = trick.bids[owner], counts[owner]
    if spark.card == RESONANCE:
        own[bid.index(spark.on)] //= 2
    elif spark.card == ARC_STRIKE:
        struck = next(
            place for place, card in enumerate(bid) if card == spark.on and not own[place]
        )
        earlier = trick.sparks[number - 1].totals if number else ()
        own[struck] = (
            earlier[owner] - sum(own) if earlier else printed_and_in_force(trick, spark, own, suits)
        )
    else:
        own[bid.index(spark.on)] = VOLTS[spark.on]


def printed_and_in_force(trick: Trick, strike: Spark, own: list[int], suits: Sequence[str]) -> int:
    """What a struck card counted by its print and by Alternating Current (11.11).

    `suits` are those named in the round of the trick. Once the round is over the state does not
    keep them, and another card of the suit in the bid shows the bonus; without one the card is
    taken to have counted what is printed on it.
    """
    assert strike.target is not None
    printed, suit = VOLTS[strike.on], VOLTAGE_SUIT[strike.on]
    if suits:
        return printed + CURRENT_BONUS * (suits[strike.target] == suit)
    bonuses = [
        count - VOLTS[card]
        for card, count in zip(trick.bids[strike.target], own, strict=True)
        if VOLTAGE_SUIT.get(card) == suit and count
    ]
    return printed + max(bonuses, default=0)


# Power Cards that did nothing


def idle_of(trick: Trick, *, is_last_of_game: bool) -> Iterator[IdleReport]:
    """The Power Cards of the bids whose turn has come and that did nothing."""
    worked = [spark.card for spark in trick.sparks]
    for seat, bid in enumerate(trick.bids):
        for card in bid:
            if CARDS[card].order and card not in (*worked, *trick.cancelled, *trick.agenda):
                yield IdleReport(
                    card=card,
                    seat=seat,
                    why=why_not_used(trick, card, seat, is_last_of_game=is_last_of_game),
                )


def why_not_used(trick: Trick, card: str, seat: int, *, is_last_of_game: bool) -> str:
    """Why a card found nothing to work on; "" if its player sent no prize back (11.27).

    Faulty Goods Returned does not ask once the Common Deck is empty, which ends the game.
    """
    won, prizes = seat == trick.winner, len(trick.won or trick.prizes)
    if card == FAULTY_GOODS and won and prizes and not is_last_of_game:
        return ""
    return why_idle(card, won=won, prizes=prizes)
