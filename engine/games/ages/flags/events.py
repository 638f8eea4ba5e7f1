"""Events of flags and escape."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events import UnitEvent
from engine.games.ages.names import TeamNumber


@frozen(kw_only=True)
class FlagTaken(UnitEvent):
    """A unit picked up a flag in a space."""

    space: str

    line = "picks up the flag at {space}"


@frozen(kw_only=True)
class FlagFell(UnitEvent):
    """A unit that carried a flag was killed or imprisoned."""

    space: str

    line = "drops the flag at {space}"


@frozen(kw_only=True)
class FlagScored(UnitEvent):
    """A unit brought a flag home."""

    team: TeamNumber
    count: int
    """Flags of the team that were brought home so far."""

    line = "brings the flag home: {team} has {count:flag}"


@frozen(kw_only=True)
class Escaped(UnitEvent):
    """A character left the map for good, for points."""

    space: str
    points: int

    line = "escapes from the map at {space}: {points:point}"
