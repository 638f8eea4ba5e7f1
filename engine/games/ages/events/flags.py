"""Events of flags and escape."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events.base import UnitEvent


@frozen(kw_only=True)
class FlagTaken(UnitEvent):
    space: str


@frozen(kw_only=True)
class FlagFell(UnitEvent):
    """A unit that carried a flag was killed or imprisoned."""

    space: str


@frozen(kw_only=True)
class FlagScored(UnitEvent):
    team: int
    count: int
    """Flags of the team that were brought home so far."""


@frozen(kw_only=True)
class Escaped(UnitEvent):
    space: str
    points: int
