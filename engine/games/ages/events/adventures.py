"""Events of adventures."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.event import Event
from engine.games.ages.events.base import Challenged, UnitEvent
from engine.games.ages.view_types import Term


@frozen(kw_only=True)
class EncounterFaced(UnitEvent):
    """An encounter was revealed and compared."""

    encounter: str
    space: str
    rating: int
    """The unit's rating with all that adds to it; 0 for a payment."""
    passed: bool
    """Did the unit pass, by its rating or by paying?"""
    draws: int
    """The number of treasure cards that the unit draws; 0 if it failed."""
    parts: tuple[Term, ...] = ()
    """The parts of the rating."""


@frozen(kw_only=True)
class EncountersPlaced(Event):
    """Encounters were put face down on the map, at the start or when it was restocked."""

    count: int
    is_restocking: bool = field(metadata={"saved_as": "again"})
    """Was the map restocked?"""


@frozen(kw_only=True)
class GuardianMet(UnitEvent):
    """A unit met the guardian of a path of the Labyrinth."""

    guardian: str
    path: str
    """The path of the Labyrinth that the guardian guards."""


@frozen(kw_only=True)
class GuardianChallenged(Challenged):
    """A unit challenged a guardian with the rating that the guardian names."""

    guardian: str


@frozen(kw_only=True)
class GuardianPaid(UnitEvent):
    """A unit paid a guardian the cards it asks for, which counts as a Pass (16.2)."""

    guardian: str
    cards: int


@frozen(kw_only=True)
class MercyAsked(UnitEvent):
    """A unit sent a guardian away by asking for mercy, and is banished for it (16.5)."""

    guardian: str


@frozen(kw_only=True)
class MarkerStepped(UnitEvent):
    """A unit moved its team's marker on a path: place 1 is the first space, 2 the dead end."""

    path: str
    """The path of the Labyrinth that the marker is on."""
    place: int
    """The new place of the marker: 1 or 2."""
    taken: bool
    """Was it the enemy's before?"""


@frozen(kw_only=True)
class Strained(UnitEvent):
    """A Strength FOPP cost John Henry 1 Health (20.9)."""

    health: int
