"""Events of flags and escape."""

from __future__ import annotations

from attrs import frozen

from engine.games.ages.events import UnitEvent
from engine.games.ages.names import TeamNumber


@frozen(kw_only=True)
class FlagTaken(UnitEvent):
    space: str

    line = "picks up the flag at {space}"


@frozen(kw_only=True)
class FlagFell(UnitEvent):
    space: str

    line = "drops the flag at {space}"


@frozen(kw_only=True)
class FlagScored(UnitEvent):
    team: TeamNumber
    count: int
    """Flags of the team that were brought home so far."""

    line = "brings the flag home: {team} has {count:flag}"


@frozen(kw_only=True)
class Escaped(UnitEvent):
    space: str
    points: int

    line = "escapes from the map at {space}: {points:point}"
