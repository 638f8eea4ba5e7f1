"""Seats of a team: who plays whom, and who has the word (RULES.md 34)."""

from __future__ import annotations

from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.view_types import View

WORD_PHASES = ("free actions", "fire", "move", "opportunity fire", "adventure")
"""The phases in which the word goes round in a team."""


def seats_of(view: View, team: int) -> tuple[int, ...]:
    """The seats of a team."""
    return tuple(seat for seat, each in enumerate(view.sides) if each == team)


def has_several(view: View, team: int) -> bool:
    """Does the team have more than one seat?"""
    return view.sides.count(team) > 1


def number_of(view: View, seat: int) -> int:
    """The number of a seat in its team, from 1."""
    return seats_of(view, view.sides[seat]).index(seat) + 1


def seat_words(view: View, seat: int) -> str:
    """What a seat is called: "White", or "White 2" if its team has several."""
    if seat < 0:
        return "not taken yet"
    team = view.sides[seat]
    return f"{TEAMS[team]} {number_of(view, seat)}" if has_several(view, team) else TEAMS[team]


def speaker(view: View) -> int | None:
    """The seat that has the word; None if the word does not go round now."""
    goes_round = view.outcome is None and view.phase in WORD_PHASES
    return view.word if goes_round and has_several(view, view.sides[view.word]) else None
