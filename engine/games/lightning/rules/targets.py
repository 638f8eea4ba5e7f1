"""Whom a Power Card may choose, and how a choice names a seat (RULES.md 11.15)."""

from __future__ import annotations

from engine.games.lightning.state import LightningState

INSULATION = "insulation"
_SEATS = tuple(f"seat-{number}" for number in range(1, 7))


def seat_noun(seat: int) -> str:
    """A seat as the noun of a choice: "seat-3" is the third."""
    return _SEATS[seat]


def seat_of(noun: str) -> int:
    """The seat behind the noun."""
    return _SEATS.index(noun)


def opponents_to_choose(g: LightningState, seat: int) -> list[int]:
    """The opponents that the seat's Power Cards may choose: those without Insulation (11.15)."""
    return [
        rival
        for rival, side in enumerate(g.sides)
        if rival != seat and INSULATION not in side.lasting.cards
    ]
