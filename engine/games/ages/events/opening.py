"""Events before the first round: selection, map building, entry."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.event import Event
from engine.games.ages.events.base import UnitEvent
from engine.games.ages.surroundings import Surroundings


@frozen(kw_only=True)
class TeamEvent(Event):
    """Something that a team did; 0 is White."""

    team: int


@frozen(kw_only=True)
class CharacterDropped(Event):
    """A team dropped a character, in secret."""

    character: str
    drops_left: int = field(metadata={"saved_as": "left"})
    """Characters that it still has to drop."""


@frozen(kw_only=True)
class CharacterDrafted(Event):
    """A team took a character in the draft, for all to see."""

    character: str
    seats: tuple[int, ...]
    """The seats of the team that took it."""


@frozen(kw_only=True)
class CharacterTaken(UnitEvent):
    """A seat of a team of several took a character: it plays it from now on."""

    seat: int


@frozen(kw_only=True)
class ColoursFound(Event):
    """White was found: its seats, and the characters that were compared (30.10)."""

    seats: tuple[int, ...]
    white: tuple[str, ...]
    """The characters of White that were compared."""
    black: tuple[str, ...]
    """The characters of Black that were compared."""


@frozen(kw_only=True)
class PlatterChosen(TeamEvent):
    """A team chose a platter for the map (30.12)."""

    platter: str
    """The platter that the team chose."""


@frozen(kw_only=True)
class KeyChosen(TeamEvent):
    """A team chose a labyrinth piece for the map (30.12)."""

    key: str
    """The labyrinth piece that the team chose."""


@frozen(kw_only=True)
class PieceLaid(TeamEvent):
    """A team laid a piece of the map into a slot, rotated by `turn`."""

    piece: str
    slot: str
    """The slot of the map that the piece lies in."""
    surroundings: Surroundings
    """The pieces that the slot touched before this piece was laid."""
    turn: int
    """The rotation: in sixths for a piece of a platter, in thirds for a labyrinth piece."""


@frozen(kw_only=True)
class MapBuilt(Event):
    """The last piece of the map was laid."""

    pieces: int


@frozen(kw_only=True)
class EncounterPut(TeamEvent):
    """A team put an encounter face down into a space of its choice (30.18)."""

    space: str


@frozen(kw_only=True)
class FlagPlanted(TeamEvent):
    """A flag of a team was planted in a space."""

    space: str


@frozen(kw_only=True)
class UnitPlaced(UnitEvent):
    """A character entered before the first round, in a space of its player's choice."""

    space: str
