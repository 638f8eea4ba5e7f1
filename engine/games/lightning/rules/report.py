"""The report of a trick, made from the state for screens and bots (RULES.md 7).

The state keeps what each card of the bids counts now, and the totals after each Power Card. What
the cards counted in between follows from these.
"""

from __future__ import annotations

from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.rules.lasting import CURRENT_BONUS
from engine.games.lightning.state import Trick
from engine.games.lightning.trick_report import Counts, EffectReport, Spark, Taking, TrickReport

RESONANCE = "resonance"


def report_of(trick: Trick) -> TrickReport:
    """The trick as far as it has come."""
    won = tuple(Taking(card=card, seat=trick.winner) for card in trick.won)
    counts = frozen(trick.counts)
    counted, effects = effects_of(trick) if trick.sparks else (counts, ())
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


def effects_of(trick: Trick) -> tuple[Counts, tuple[EffectReport, ...]]:
    """What the cards counted before the Power Cards of the bids, and each of these in its order."""
    counts = [list(each) for each in counts_before_effects(trick)]
    counted, effects = frozen(counts), []
    for spark in trick.sparks:
        stage = CARDS[spark.card].stage
        if stage == "count" and spark.on:
            change_count(trick, spark, counts)
        effects.append(
            EffectReport(
                card=spark.card,
                seat=spark.seat,
                target=spark.target,
                on=spark.on,
                counts=() if stage == "reveal" else frozen(counts),
                totals=spark.totals,
            )
        )
    return counted, tuple(effects)


def owner_of(spark: Spark) -> int:
    """The seat in whose bid the card lies that a Power Card worked on."""
    return spark.seat if spark.target is None else spark.target


def change_count(trick: Trick, spark: Spark, counts: list[list[int]]) -> None:
    """Give the card that was worked on the count that explains its owner's total after it."""
    owner = owner_of(spark)
    own = counts[owner]
    copies = [number for number, card in enumerate(trick.bids[owner]) if card == spark.on]
    changed = max(copies, key=own.__getitem__)
    own[changed] += spark.totals[owner] - sum(own)


def counts_before_effects(trick: Trick) -> Counts:
    """What each card of the bids counted by its print and by the Power Cards in force."""
    changed = {
        (owner_of(spark), spark.on) for spark in trick.sparks if CARDS[spark.card].stage == "count"
    }
    return tuple(
        tuple(
            VOLTS[card] + bonus_of(trick, seat, card) if (seat, card) in changed else count
            for card, count in zip(trick.bids[seat], counts, strict=True)
        )
        for seat, counts in enumerate(trick.counts)
    )


def bonus_of(trick: Trick, seat: int, changed: str) -> int:
    """What Alternating Current gave to a card that was changed since (11.11).

    The state does not say; another card of the suit in the bid, or a doubled one, shows it.
    """
    doubled = {s.on for s in trick.sparks if s.card == RESONANCE and s.seat == seat}
    suit = VOLTAGE_SUIT.get(changed, "")
    for card, count in zip(trick.bids[seat], trick.counts[seat], strict=True):
        if VOLTAGE_SUIT.get(card) == suit:
            times = 2 if card in doubled else 1
            if count == times * (VOLTS[card] + CURRENT_BONUS):
                return CURRENT_BONUS
    return 0
