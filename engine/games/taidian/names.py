"""Fighters and their ranks as text."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text import join_with_and
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.view_types import FighterView, View


def short_name(fighter: FighterView) -> str:
    """The short name of a fighter, also used in the log."""
    row = CHARACTERS.get(fighter.character)
    return row.short if row else f"Seat {fighter.seat + 1}"


def name_for_viewer(view: View, seat: int) -> str:
    """A fighter in a sentence to the viewer: "you", or the name."""
    return "you" if seat == view.seat else short_name(view.fighters[seat])


def names_for_viewer(view: View, seats: Iterable[int]) -> str:
    """Fighters in a sentence to the viewer: "you, Vane and Novak"."""
    return join_with_and(name_for_viewer(view, seat) for seat in seats)


def short_ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number, 'th') }"
