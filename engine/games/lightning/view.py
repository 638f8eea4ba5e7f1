"""Build the view of a seat from the state (RULES.md 1.2, 1.3)."""

from __future__ import annotations

from engine.core.game import Where
from engine.games.lightning.collection_score import score_of
from engine.games.lightning.deck import sorted_cards
from engine.games.lightning.names import TRICKS, seat_text
from engine.games.lightning.rules.report import report_of
from engine.games.lightning.rules.rounds import known_to_all
from engine.games.lightning.state import TRICK_STEPS, LightningState, Step
from engine.games.lightning.view_types import PowerView, SeatView, View

POWER_STEPS = (Step.CIRCLE, Step.PICK, Step.PLAY)


def view(g: LightningState, seat: int | None) -> View:
    """The table through one seat's eyes; None is a spectator."""
    known_bottom = len(g.common) - g.common.known_bottom_count
    return View(
        seat=seat,
        step=g.step.value,
        round=g.round,
        dealer=g.dealer,
        order=tuple(g.order()),
        seats=tuple(seat_view(g, owner, seat) for owner in range(g.seats)),
        common=len(g.common),
        returned_left=g.returned_count,
        buried_cards=tuple(g.common.cards[known_bottom:]),
        seen_top_cards=tuple(g.common.cards[: seen_top_count_of(g, seat)]),
        returned_cards=sorted_cards(g.sides[seat].returned_cards) if seat is not None else (),
        removed_cards=tuple(g.removed_cards),
        power=power_view(g),
        active=g.circle[0] if g.step in POWER_STEPS and g.circle else None,
        resolved_powers=tuple(g.resolved_powers),
        announced_cards=tuple(card for card in g.announced_cards if card != g.power.card),
        trick=report_of(g, g.trick) if g.step in TRICK_STEPS else None,
        last=report_of(g, g.last) if g.last is not None else None,
        curve=tuple(score_curve(g, owner, seat) for owner in range(g.seats)),
        small=g.small,
        beginner=g.beginner,
        powers_by_choice=g.powers_by_choice,
        tie_reopens=g.tie_reopens,
        outcome=g.outcome,
    )


def is_open(g: LightningState, owner: int, viewer: int | None) -> bool:
    """May the viewer know the whole collection? At the end all are laid open (10)."""
    return owner == viewer or g.outcome is not None


def seen_top_count_of(g: LightningState, viewer: int | None) -> int:
    """The number of cards on top of the Common Deck that the viewer knows (11.6)."""
    return g.seen_top_count if viewer is not None and viewer == g.looker else 0


def open_cards_of(g: LightningState, owner: int) -> list[str]:
    """Cards of the collection that lie open in front of their owner now."""
    trick, power = g.trick, g.power
    bid = trick.bids[owner] + trick.drawn_cards[owner] if g.step is Step.EFFECTS else []
    return [*bid, power.card] if power.card and power.seat == owner else bid


def seat_view(g: LightningState, owner: int, viewer: int | None) -> SeatView:
    """One player's place; `viewer` decides which of the hidden cards are seen."""
    side, table = g.sides[owner], open_cards_of(g, owner)
    everything = side.collection() + table
    open_to_viewer = is_open(g, owner, viewer)
    known_cards = everything if open_to_viewer else known_to_all(side) + table
    output = side.output.cards + side.tucked_cards.cards if open_to_viewer else side.output.cards
    collection = sorted_cards(known_cards)
    return SeatView(
        seat=owner,
        hand=sorted_cards(side.hand.cards if open_to_viewer else side.shown_cards),
        hand_count=len(side.hand),
        input_count=len(side.input_deck),
        output_count=len(side.output) + len(side.tucked_cards),
        output=sorted_cards(output),
        lasting_powers=tuple(side.lasting_powers),
        suit=side.suit,
        bid=tuple(table) if g.step is Step.EFFECTS else (),
        collection=collection,
        unknown=len(everything) - len(known_cards),
        score=score_of(collection),
    )


def power_view(g: LightningState) -> PowerView | None:
    power = g.power
    if not power.card:
        return None
    return PowerView(card=power.card, seat=power.seat, target=power.target)


def score_curve(g: LightningState, owner: int, viewer: int | None) -> tuple[int, ...]:
    """The scores after each round, where the viewer may know them."""
    if not is_open(g, owner, viewer):
        return ()
    return tuple(scores[owner] for scores in g.scores)


def where(g: LightningState) -> Where:
    if g.step in (Step.DEAL, Step.RETURN):
        return Where(0, "The deal")
    if g.step is Step.SCORE:
        return Where(g.round, "Scoring")
    if g.step in TRICK_STEPS:
        return Where(g.round, f"Round {g.round}, {TRICKS[g.trick.size]}")
    return Where(g.round, f"Round {g.round}, Power Cards")


def seat_name(view: View, seat: int) -> str:
    """The number of the seat: this game has no roles."""
    return seat_text(seat)
