"""Seats of a team: their units, and the acting seat (RULES.md 34)."""

from __future__ import annotations

from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.view_types import View

SHARED_PHASES = ("free actions", "fire", "move", "opportunity fire", "adventure")
"""The phases in which the seats of a team act in turn."""


def seats_of(view: View, team: int) -> tuple[int, ...]:
    return tuple(seat for seat, each in enumerate(view.sides) if each == team)


def has_several(view: View, team: int) -> bool:
    """Does the team have more than one seat?"""
    return view.sides.count(team) > 1


def number_of(view: View, seat: int) -> int:
    """The number of a seat in its team, from 1."""
    return seats_of(view, view.sides[seat]).index(seat) + 1


def seat_text(view: View, seat: int) -> str:
    """The name of a seat: "White", or "White 2" if its team has several."""
    if seat < 0:
        return "not taken yet"
    team = view.sides[seat]
    return f"{TEAMS[team]} {number_of(view, seat)}" if has_several(view, team) else TEAMS[team]


def acting_team_seat(view: View) -> int | None:
    """The acting seat in a team of several; None if no such team acts in turn."""
    in_turn = view.outcome is None and view.phase in SHARED_PHASES
    return view.acting_seat if in_turn and has_several(view, view.sides[view.acting_seat]) else None
