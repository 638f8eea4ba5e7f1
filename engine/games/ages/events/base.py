"""The kinds of events that the others are made from."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event
from engine.games.ages.view_types import Term


@frozen(kw_only=True)
class UnitEvent(Event):
    """Something that a unit did, or that happened to it."""

    unit: str


@frozen(kw_only=True)
class Challenged(UnitEvent):
    """The numbers of a challenge: rating, opposing number, card, and result."""

    rating: int
    """The unit's rating, with all that adds to it."""
    against: int
    """The opposing number."""
    card: tuple[int, int]
    result: str
    """The result of the challenge: "fopp", "fail", "squeak", "pass" or "amaze"."""
    rating_parts: tuple[Term, ...] = ()
    """The parts of the rating."""
    against_parts: tuple[Term, ...] = ()
    """The parts of the opposing number."""
