"""Scoring (RULES.md 10)."""

from __future__ import annotations

from engine.core.state import Outcome
from engine.games.lightning.collection_score import plain_points_of, points_of
from engine.games.lightning.events import FinalScore, GameWon
from engine.games.lightning.state import LightningState, Side


def known_to_all(side: Side) -> list[str]:
    """The cards that all know to be in the collection (1.3)."""
    return [*side.output.cards, *side.exposed_cards, *side.lasting_powers.cards]


def note_scores(g: LightningState) -> None:
    """Remember all scores after this round, for the curve that the end page draws."""
    if g.events is not None:  # bots that look ahead need no curve
        g.scores.append(tuple([points_of(side.collection()) for side in g.sides]))


def score_the_game(g: LightningState) -> None:
    """Set the outcome: the highest score wins, ties by the score without Values (10.4, 10.5)."""
    collections = [side.collection() for side in g.sides]
    standing = [(points_of(cards), plain_points_of(cards)) for cards in collections]
    places = sorted(set(standing), reverse=True)
    ranking = tuple(
        tuple(seat for seat, each in enumerate(standing) if each == place) for place in places
    )
    totals = tuple(total for total, _ in standing)
    best = max(totals)
    tie_break = totals.count(best) > 1
    for seat, (total, plain) in enumerate(standing):
        g.emit(FinalScore, seat=seat, score=total, plain=plain)
    g.emit(GameWon, seats=ranking[0], score=best, was_tie_broken=tie_break)
    g.outcome = Outcome(ranking, totals, ending_reason(ranking[0], best, tie_break=tie_break))


def ending_reason(winners: tuple[int, ...], best: int, *, tie_break: bool) -> str:
    """The way in which the match was won, in one line."""
    names = " and ".join(f"Seat {seat + 1}" for seat in winners)
    if len(winners) > 1:
        return f"{names} share the win with {best}"
    broken = ", ahead without Value cards" if tie_break else ""
    return f"{names} has the highest score: {best}{broken}"
