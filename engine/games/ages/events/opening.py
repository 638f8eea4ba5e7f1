"""Events before the first round: selection, map building, entry."""

from __future__ import annotations

from attrs import frozen

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
    left: int
    """Characters that it still has to drop."""


@frozen(kw_only=True)
class CharacterDrafted(Event):
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
    black: tuple[str, ...]


@frozen(kw_only=True)
class PlatterChosen(TeamEvent):
    platter: str


@frozen(kw_only=True)
class KeyChosen(TeamEvent):
    key: str


@frozen(kw_only=True)
class PieceLaid(TeamEvent):
    piece: str
    slot: str
    at: Surroundings
    """The pieces that the slot touched before this piece was laid."""
    turn: int


@frozen(kw_only=True)
class MapBuilt(Event):
    pieces: int


@frozen(kw_only=True)
class EncounterPut(TeamEvent):
    space: str


@frozen(kw_only=True)
class FlagPlanted(TeamEvent):
    space: str


@frozen(kw_only=True)
class UnitPlaced(UnitEvent):
    """A character entered before the first round, in a space of its player's choice."""

    space: str
