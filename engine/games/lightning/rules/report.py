"""The report of a trick, made from the state for screens and bots (RULES.md 7).

The state keeps the present count of each card of the bids, and the totals after each Power Card.
The counts in between are worked out from these.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from engine.games.lightning.cards import CURRENT_BONUS
from engine.games.lightning.deck import CARDS, VOLTAGE_SUIT, VOLTS
from engine.games.lightning.ideas import opponents_to_choose
from engine.games.lightning.idle_powers import Circumstances, why_idle
from engine.games.lightning.rules.targets import index_of
from engine.games.lightning.state import LightningState, Trick
from engine.games.lightning.trick_report import (
    Counts,
    EffectReport,
    IdleReport,
    PowerEffect,
    Taking,
    TrickReport,
)


def report_of(g: LightningState, trick: Trick) -> TrickReport:
    prizes = tuple(Taking(card=card, seat=trick.winner) for card in trick.won_prizes)
    suits = [side.suit for side in g.sides] if trick.round == g.round else []
    counts = frozen_counts(trick.counts)
    card_counts, effects = effects_of(trick, suits) if trick.power_effects else (counts, ())
    idle = idle_of(g, trick)
    return TrickReport(
        round=trick.round,
        size=trick.size,
        dealer=trick.dealer,
        prizes=trick.first_prizes,
        prizes_left=tuple(trick.prizes),
        revealed=bool(trick.bids),
        revealed_bids=tuple([revealed_bid(trick, seat) for seat in range(len(trick.bids))]),
        bids=tuple([tuple(bid) for bid in trick.bids]),
        counts=counts,
        counts_before_powers=card_counts,
        cancelled_powers=tuple(trick.cancelled_powers),
        effects=effects,
        idle=tuple(idle),
        lowest_wins=trick.lowest_wins,
        tie_rounds=tuple(trick.tie_rounds),
        totals=tuple(trick.totals),
        winner=trick.winner,
        linked=trick.linked,
        takings=(*trick.takings, *prizes),
    )


def frozen_counts(counts: list[list[int]]) -> Counts:
    return tuple([tuple(each) for each in counts])


def revealed_bid(trick: Trick, seat: int) -> tuple[str, ...]:
    """The seat's bid as it was revealed: without the card that Second Coil has added."""
    bid = tuple(trick.bids[seat])
    return bid[:-1] if seat == trick.coil else bid


# Power Cards that worked


def effects_of(trick: Trick, suits: Sequence[str]) -> tuple[Counts, tuple[EffectReport, ...]]:
    """The counts of the cards before the Power Cards of the bids, and the Power Cards in order."""
    previous_counts, *counts_by_step = counts_along(trick, suits)
    effects = [
        EffectReport(
            card=effect.card,
            seat=effect.seat,
            target=effect.target,
            affected_card=effect.affected_card,
            counts=() if CARDS[effect.card].phase == "reveal" else counts,
            totals=effect.totals,
        )
        for effect, counts in zip(trick.power_effects, counts_by_step, strict=True)
    ]
    return previous_counts, tuple(effects)


def counts_along(trick: Trick, suits: Sequence[str]) -> list[Counts]:
    """The count of each card before the first Power Card, and after each of them.

    A Power Card that changes counts changes one card, and the totals after it show by how much.
    `suits` are the suits named in the round of the trick.
    """
    changes = [
        effect if effect.affected_card and CARDS[effect.card].phase == "count" else None
        for effect in trick.power_effects
    ]
    counts = counts_before(trick, suits, [change for change in changes if change])
    counts_by_step = [frozen_counts(counts)]
    for change in changes:
        if change is not None:
            owner = owner_of(change)
            counts[owner][index_of(trick.bids[owner], counts[owner], change.affected_card)] += (
                change.totals[owner] - sum(counts[owner])
            )
        counts_by_step.append(frozen_counts(counts))
    return counts_by_step


def owner_of(change: PowerEffect) -> int:
    """The seat in whose bid the card lies that a Power Card has worked on."""
    return change.seat if change.target is None else change.target


def counts_before(
    trick: Trick, suits: Sequence[str], changes: Sequence[PowerEffect]
) -> list[list[int]]:
    counts = [list(each) for each in trick.counts]
    changed_cards = {(owner_of(change), change.affected_card) for change in changes}
    for owner, card in changed_cards:
        card_count = printed_count_now(
            trick,
            owner,
            card,
            suits,
            {changed_card for seat, changed_card in changed_cards if seat == owner},
        )
        for place, each in enumerate(trick.bids[owner]):
            if each == card:
                counts[owner][place] = card_count
    return counts


def printed_count_now(
    trick: Trick, owner: int, card: str, suits: Sequence[str], changed_cards: Container[str]
) -> int:
    """The printed count of a card with Alternating Current (11.11).

    The state forgets the named suits when the round is over. Then another card of the suit that is
    not in `changed_cards` shows the bonus; without one, the printed count is assumed.
    """
    printed_volts, suit = VOLTS[card], VOLTAGE_SUIT.get(card)
    if suit is None:
        return printed_volts
    if suits:
        return printed_volts + CURRENT_BONUS * (suits[owner] == suit)
    bonuses = [
        counts - VOLTS[each]
        for each, counts in zip(trick.bids[owner], trick.counts[owner], strict=True)
        if VOLTAGE_SUIT.get(each) == suit and each not in changed_cards
    ]
    return printed_volts + max(bonuses, default=0)


# Power Cards that did nothing


def idle_of(g: LightningState, trick: Trick) -> Iterator[IdleReport]:
    """The Power Cards of the bids whose turn has come and that did nothing."""
    working_cards = [effect.card for effect in trick.power_effects]
    for seat, bid in enumerate(trick.bids):
        for card in bid:
            if CARDS[card].order and card not in (
                *working_cards,
                *trick.cancelled_powers,
                *trick.agenda,
            ):
                reason = why_idle(card, circumstances_of(g, trick, seat))
                yield IdleReport(card=card, seat=seat, reason=reason)


def circumstances_of(g: LightningState, trick: Trick, seat: int) -> Circumstances:
    """The circumstances of a Power Card that did nothing, from the present state.

    Of the tricks that are over, only the one that ended the game had an empty Common Deck. Which
    opponents were insulated is known until the round is over; after that all are taken to have
    been.
    """
    in_its_round = trick.round == g.round
    return Circumstances(
        bid=tuple(trick.bids[seat]),
        won=seat == trick.winner,
        prizes=len(trick.won_prizes or trick.prizes),
        is_deck_empty=in_its_round
        and (g.outcome is not None if trick is g.last else not len(g.common)),
        are_all_insulated=not (in_its_round and opponents_to_choose(g, seat)),
    )
