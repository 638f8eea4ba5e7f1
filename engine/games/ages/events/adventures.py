"""Events of adventures."""

from __future__ import annotations

from attrs import frozen

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
    draws: int
    parts: tuple[Term, ...] = ()
    """The parts of the rating."""


@frozen(kw_only=True)
class EncountersPlaced(Event):
    count: int
    again: bool
    """Was the map restocked?"""


@frozen(kw_only=True)
class GuardianMet(UnitEvent):
    guardian: str
    path: str


@frozen(kw_only=True)
class GuardianChallenged(Challenged):
    guardian: str


@frozen(kw_only=True)
class GuardianPaid(UnitEvent):
    guardian: str
    cards: int


@frozen(kw_only=True)
class MercyAsked(UnitEvent):
    guardian: str


@frozen(kw_only=True)
class MarkerStepped(UnitEvent):
    path: str
    place: int
    taken: bool
    """Was it the enemy's before?"""


@frozen(kw_only=True)
class Strained(UnitEvent):
    """A Strength FOPP cost John Henry 1 Health (20.9)."""

    health: int
