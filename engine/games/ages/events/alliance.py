"""Events of the Alliance."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.event import Event
from engine.games.ages.events.base import UnitEvent
from engine.games.ages.view_types import Term


@frozen(kw_only=True)
class InhabitantFaced(UnitEvent):
    """The encounter that lives in the Alliance was turned up and compared."""

    encounter: str
    rating: int
    """The unit's rating with all that adds to it; 0 for a payment."""
    parts: tuple[Term, ...]
    """The parts of the unit's rating."""
    passed: bool
    """Did the unit pass?"""


@frozen(kw_only=True)
class AllianceStepped(UnitEvent):
    """A unit moved its team's marker in the Alliance."""

    place: int
    """The place of the marker, counted like `Alliance.places`."""


@frozen(kw_only=True)
class InhabitantReplaced(Event):
    """Another encounter was put face down into the Alliance."""


@frozen(kw_only=True)
class AllianceWon(UnitEvent):
    """A team reached the last space, and draws a character."""

    is_first: bool = field(metadata={"saved_as": "first"})
    """Is it the first team that comes there?"""
    character: str
    """The one that was drawn; "" if none was left."""
