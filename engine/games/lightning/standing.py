"""The state of a match in a view: who would win now, and how near the end is."""

from __future__ import annotations

from collections import Counter

from attrs import frozen

from engine.games.lightning.collection_score import points_of
from engine.games.lightning.deck import without_cards
from engine.games.lightning.names import seat_text
from engine.games.lightning.view_types import View

PRIZES_OF_A_ROUND = 6


@frozen(kw_only=True)
class Standing:
    """The winners if the game ended now, by the cards that the viewer knows (10.4, 10.5)."""

    winners: tuple[int, ...]
    score: int
    runner_up: int | None
    """The best of the others; None if all are tied."""
    runner_up_score: int
    has_unseen: bool
    """Are there cards in collections that the viewer has not seen?"""


def standing_of(view: View) -> Standing:
    """The state of the match if the known scores were compared as at the end of the game."""
    strength = {seat.seat: (seat.score.total, seat.score.plain) for seat in view.seats}
    best = max(strength.values())
    winners = tuple(seat for seat, each in strength.items() if each == best)
    others = [seat for seat in strength if seat not in winners]
    runner_up = max(others, key=strength.__getitem__, default=None)
    return Standing(
        winners=winners,
        score=best[0],
        runner_up=runner_up,
        runner_up_score=0 if runner_up is None else strength[runner_up][0],
        has_unseen=any(seat.unknown for seat in view.seats),
    )


def standings(view: View) -> list[str]:
    """Sentences about the player who would win now, longest first; none before round 1."""
    if not view.round or view.outcome is not None:
        return []
    standing = standing_of(view)
    winner = _winner_text(view, standing.winners)
    if standing.runner_up is None:
        level = f"all are tied at {standing.score}"
        return [f"If it ended now: {level}", level]
    if standing.runner_up_score == standing.score:
        return _level_lines(view, standing, winner)
    score_text = f"{standing.score}:{standing.runner_up_score}"
    rival = "you" if standing.runner_up == view.seat else seat_text(standing.runner_up)
    known_note = " known" if standing.has_unseen else ""
    full = f"If it ended now: {winner}, {score_text} of {rival}"
    return [
        f"{full}, by the cards you know" if known_note else full,
        f"Known cards: now {winner}, {score_text} of {rival}" if known_note else full,
        f"If it ended now: {winner}, {score_text}{known_note}",
        f"now {winner}, {score_text}{known_note}",
    ]


def _level_lines(view: View, standing: Standing, winner: str) -> list[str]:
    """The standing where the scores are tied and the scores without Value cards decide (10.5)."""
    level = f"{winner}, tied at {standing.score}"
    known_note = ", by the cards you know" if standing.has_unseen else ""
    reason = "with more points apart from Value cards"
    return [
        f"If it ended now: {level}, {reason}{known_note}",
        f"If it ended now: {level}, {reason}",
        f"If it ended now: {level}",
        f"now {level}",
    ]


def _winner_text(view: View, winners: tuple[int, ...]) -> str:
    """The winner as text: "you win", "Seat 2 wins", "you and others share the win"."""
    if len(winners) > 1:
        return "you share the win" if view.seat in winners else "some share the win"
    return "you win" if view.seat in winners else f"{seat_text(winners[0])} wins"


def score_change(view: View, seat: int) -> tuple[int, int] | None:
    """A seat's known score before and after the last trick; None if it got no card there (7.8, 8).

    None also if the cards have left the collection since, so that the change cannot be told.
    """
    trick = view.last
    if trick is None:
        return None
    draws = [draw for tie in trick.tie_rounds if not tie.uses_own_decks for draw in tie.draws]
    new_cards = [taking.card for taking in trick.takings if taking.seat == seat]
    new_cards += [draw.card for draw in draws if draw.seat == seat and draw.card]
    have = view.seats[seat].collection
    if not new_cards or Counter(new_cards) - Counter(have):
        return None
    return points_of(without_cards(have, new_cards)), points_of(have)


def is_last_trick(view: View) -> bool:
    """Has the Common Deck run out, so that the present trick is the last (9.1, 9.2)?"""
    return view.trick is not None and view.outcome is None and not view.common


def is_last_round(view: View) -> bool:
    """Does the Common Deck have no more cards than the tricks of this round turn up (7.1, 9.1)?"""
    if not view.round or view.outcome is not None:
        return False
    size = 0 if view.trick is None else view.trick.size
    to_come = sum(range(1, size)) if size else PRIZES_OF_A_ROUND
    return view.common <= to_come
