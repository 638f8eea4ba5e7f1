"""Events of attacks."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event
from engine.games.ages.card_types import AttackKind, Rating
from engine.games.ages.events.base import Challenged, UnitEvent


@frozen(kw_only=True)
class HitDrawn(Challenged):
    """An attack: did it hit?"""

    target: str
    weapon: str
    kind: AttackKind
    space: str
    with_rating: Rating
    hit: bool


@frozen(kw_only=True)
class DamageDrawn(Challenged):
    """A hit, with the damage to the target."""

    target: str
    printed: int
    """The Damage of the weapon, with all that adds to it."""
    damage: int
    health: int


@frozen(kw_only=True)
class ShotsSaid(UnitEvent):
    """A unit announced the weapon it fires and the most shots it will take."""

    weapon: str
    shots: int


@frozen(kw_only=True)
class ShotWentOn(UnitEvent):
    """A missed shot may hit an ally of the shooter (9.4)."""

    target: str


@frozen(kw_only=True)
class Killed(UnitEvent):
    """A unit was killed, and left `dropped` cards on the ground."""

    by: str
    """The attacker, or "" if it was its own doing."""
    space: str
    dropped: int


@frozen(kw_only=True)
class FightBegan(Event):
    """A melee began in a space, between these units."""

    space: str
    units: tuple[str, ...]


@frozen(kw_only=True)
class TaleTold(UnitEvent):
    """Scheherazade told an enemy a tale, and so is not attacked by it."""

    to: str


@frozen(kw_only=True)
class HonorTested(Challenged):
    """Honor against Honor: a parley, or the sanctuary of a target (20.19, 20.39)."""

    target: str
    ability: str
    lost: str
    """The unit that loses its attack, or ""."""


@frozen(kw_only=True)
class LuckChecked(UnitEvent):
    """An attacker checked luck to ride its target down; `lucky` says that it did."""

    luck: int
    target: str
    lucky: bool
