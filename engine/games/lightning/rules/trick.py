"""A trick after the reveal (RULES.md 7.4 to 7.9): effects in their order, winner, prizes.

The steps to come are an agenda in the state: Power Cards of the bids by their slugs, and the steps
of the rules themselves. A step either happens or asks; a segment ends before a step that asks.
"""

from __future__ import annotations

import engine.games.lightning.rules.effects  # noqa: F401 - registers the effects of cards
from engine.games.lightning.bid_counts import counts_in_bid, is_blacked_out
from engine.games.lightning.card_types import PHASE_LENGTH
from engine.games.lightning.deck import CARDS, POWER_CARDS, VOLTS
from engine.games.lightning.events import PowerFizzled, ReversalsCancelled, TrickReversed, TrickWon
from engine.games.lightning.ideas import opponents_to_choose
from engine.games.lightning.idle_powers import Circumstances, reasons, why_idle
from engine.games.lightning.rules.decks import use_up
from engine.games.lightning.rules.effect_register import Happening, asks, happens
from engine.games.lightning.rules.targets import bidder_of
from engine.games.lightning.rules.ties import settle_trick
from engine.games.lightning.state import LightningState

RULE_STEPS = ("count cards", "add up", "find winner", "clear up")
"""The steps of every trick; the Power Cards of a phase (`Card.phase`) come before its step."""

_ORDER = {
    **{step: PHASE_LENGTH * number for number, step in enumerate(RULE_STEPS, start=1)},
    **{slug: row.order for slug, row in CARDS.items() if row.order},
}
PIPELINE = tuple(sorted(_ORDER, key=_ORDER.__getitem__))
"""All that can happen after the reveal, in its order (7.4, 7.7)."""


def make_agenda(g: LightningState) -> None:
    """List the steps of this trick: the usual steps, and the Power Cards bid (7.3)."""
    bid = [card for cards in g.trick.bids for card in cards if card in POWER_CARDS]
    if bid:
        g.trick.agenda = [step for step in PIPELINE if step in RULE_STEPS or step in bid]
    else:
        g.trick.agenda = list(RULE_STEPS)


async def try_finish_trick(g: LightningState) -> bool:
    """Run the agenda up to the next step that asks. True when the trick is over."""
    agenda = g.trick.agenda
    if agenda[0] in asks:
        if not try_log_idle_power(g, agenda[0]):
            await asks[agenda[0]](g)
        del agenda[0]
    while agenda and agenda[0] not in asks:
        STEPS[agenda[0]](g)
        if agenda[0] in happens and all(
            effect.card != agenda[0] for effect in g.trick.power_effects
        ):
            try_log_idle_power(g, agenda[0])
        del agenda[0]
    return not agenda


def try_log_idle_power(g: LightningState, card: str) -> bool:
    """Log why the Power Card of a bid finds nothing to work on (6.6); False if it can work."""
    if card not in reasons:
        return False
    seat, trick = bidder_of(g, card), g.trick
    circumstances = Circumstances(
        bid=tuple(trick.bids[seat]),
        won=seat == trick.winner,
        prizes=len(trick.prizes),
        is_deck_empty=not len(g.common),
        are_all_insulated=not opponents_to_choose(g, seat),
    )
    reason = why_idle(card, circumstances)
    if reason:
        g.emit(PowerFizzled, seat=seat, card=card, reason=reason)
    return bool(reason)


def count_cards(g: LightningState) -> None:
    """Set the count of each card, with the lasting changes of sign and additions (7.4)."""
    bids = g.trick.bids
    if any(side.lasting_powers.cards for side in g.sides):
        counts = [[counts_in_bid(g, seat, card) for card in bid] for seat, bid in enumerate(bids)]
    else:
        counts = [[VOLTS[card] for card in bid] for bid in bids]
    g.trick.counts = counts


def add_up(g: LightningState) -> None:
    """Add up the totals of all bids (7.5)."""
    g.trick.totals = [sum(counts) for counts in g.trick.counts]


def record_winner(g: LightningState) -> None:
    """Record who has the highest total, or the lowest after an odd number of reversals (7.6)."""
    trick = g.trick
    if is_blacked_out(g, trick.size):
        trick.lowest_wins = not trick.lowest_wins
    if trick.lowest_wins:
        g.emit(TrickReversed)
    elif any(CARDS[effect.card].reverses for effect in trick.power_effects):
        g.emit(ReversalsCancelled)
    trick.winner = settle_trick(g)


def clear_up(g: LightningState) -> None:
    """Give the winner the remaining prizes, and put bids and drawn cards away (7.7, 7.8, 8.6)."""
    trick = g.trick
    assert trick.winner is not None
    for side, bid, cards in zip(g.sides, trick.bids, trick.drawn_cards, strict=True):
        side.output.cards += bid
        side.output.cards += cards
    if trick.power_effects:
        take_out_used_up(g)
    g.sides[trick.winner].output.cards += trick.prizes
    trick.won_prizes = tuple(trick.prizes)
    trick.prizes = []
    g.emit(TrickWon, seat=trick.winner, cards=trick.won_prizes, total=trick.totals[trick.winner])
    g.tricks += 1
    if trick.tie_rounds or trick.linked:
        g.ties += 1
        g.empty_ties += not any(trick.bids)
    g.last = trick


def take_out_used_up(g: LightningState) -> None:
    """Remove the Power Cards of this trick that are used up from the game (11.29)."""
    for effect in g.trick.power_effects:
        if effect.card in g.used_up_cards:
            g.sides[effect.seat].output.remove(effect.card)
            use_up(g, effect.seat, effect.card)


STEPS: dict[str, Happening] = {
    "count cards": count_cards,
    "add up": add_up,
    "find winner": record_winner,
    "clear up": clear_up,
    **happens,
}
