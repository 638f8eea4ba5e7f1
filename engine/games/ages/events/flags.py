"""Events of flags and escape."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class FlagTaken(UnitEvent):
    """A unit picked up a flag in a space."""

    space: str


@frozen(kw_only=True)
class FlagFell(UnitEvent):
    """A unit that carried a flag was killed or imprisoned."""

    space: str


@frozen(kw_only=True)
class FlagScored(UnitEvent):
    """A unit brought a flag home."""

    team: int
    count: int
    """Flags of the team that were brought home so far."""


@frozen(kw_only=True)
class Escaped(UnitEvent):
    """A character left the map for good, for points."""

    space: str
    points: int
    """The points for the escape."""
