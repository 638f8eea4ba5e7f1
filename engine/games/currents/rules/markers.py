"""Moving Future Fame and the currents' marker (RULES.md 10.5, 10.7)."""

from __future__ import annotations

from engine.games.currents.calculations.propaganda import sign_of_current
from engine.games.currents.card_types import Current
from engine.games.currents.cards import CURRENT_END
from engine.games.currents.events import CurrentMoved, FameMoved
from engine.games.currents.state import CurrentsState


def move_fame(g: CurrentsState, slug: str, rank: int, *, mover: str) -> None:
    """Put a company's Future Fame on a rank; those it passes go one rank the other way (10.5)."""
    before = g.future.index(slug) + 1
    if rank == before:
        return
    g.future.remove(slug)
    g.future.insert(rank - 1, slug)
    g.emit(FameMoved, company=slug, mover=mover, before=before, now=rank)


def move_current(g: CurrentsState, place: int, *, mover: str = "", card: str = "") -> None:
    """Put the currents' marker on a place; `mover` or `card` says what moved it."""
    before, g.current = g.current, place
    if before != place:
        g.emit(CurrentMoved, mover=mover, card=card, before=before, now=place)


def marker_goal(g: CurrentsState, current: Current, spaces: int) -> int:
    """The place of the marker after these spaces towards a current, never beyond its end (10.7)."""
    place = g.current + sign_of_current(current) * spaces
    return max(-CURRENT_END, min(CURRENT_END, place))
