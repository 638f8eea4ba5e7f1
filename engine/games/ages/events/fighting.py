"""Events of attacks."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.event import Event
from engine.games.ages.card_types import AttackKind, Rating
from engine.games.ages.events.base import Challenged, UnitEvent


@frozen(kw_only=True)
class HitDrawn(Challenged):
    """An attack: did it hit?"""

    target: str
    weapon: str
    kind: AttackKind
    """The kind of attack: a shot, melee and so on."""
    space: str
    with_rating: Rating
    """The rating that the attacker used, such as Melee or Aim."""
    is_hit: bool = field(metadata={"saved_as": "hit"})
    """Did the attack hit?"""
    is_at_goal: bool = False
    """Was the target shot at in the space where its move ended, and not on the way (11.2)?"""
    is_at_flyer: bool = False
    """Was the target shot at in its flight, so that no terrain counts (29.5)?"""
    is_stray: bool = False
    """Is it an opportunity shot that missed another, and goes on to this ally (11.7)?"""


@frozen(kw_only=True)
class DamageDrawn(Challenged):
    """A hit, with the damage to the target."""

    target: str
    weapon_damage: int = field(metadata={"saved_as": "printed"})
    """The Damage of the weapon, with all that adds to it."""
    damage: int
    """The Health that the target lost."""
    health: int


@frozen(kw_only=True)
class ShotsSaid(UnitEvent):
    """A unit announced the weapon it fires and the most shots it will take."""

    weapon: str
    shots: int
    """The number of shots announced."""


@frozen(kw_only=True)
class ShotWentOn(UnitEvent):
    """A missed shot may hit an ally of the shooter (9.4)."""

    target: str


@frozen(kw_only=True)
class Killed(UnitEvent):
    """A unit was killed, and left `cards_dropped` cards on the ground."""

    killer: str
    """The attacker, or "" if it was its own doing."""
    space: str
    cards_dropped: int = field(metadata={"saved_as": "dropped"})
    """The number of cards left on the ground."""


@frozen(kw_only=True)
class FightBegan(Event):
    """A melee began in a space, between these units."""

    space: str
    units: tuple[str, ...]

    @property
    def is_in_next_phase(self) -> bool:
        """Does it begin the phase of melee? The first melee of a turn does, before any question."""
        return True


@frozen(kw_only=True)
class TaleTold(UnitEvent):
    """Scheherazade told an enemy a tale, and so is not attacked by it."""

    listener: str
    """The enemy that was told the tale."""


@frozen(kw_only=True)
class HonorTested(Challenged):
    """Honor against Honor: a parley, or the sanctuary of a target (20.19, 20.39)."""

    target: str
    ability: str
    loser: str = field(metadata={"saved_as": "lost"})
    """The unit that loses its attack, or ""."""


@frozen(kw_only=True)
class LuckChecked(UnitEvent):
    """An attacker checked luck to ride its target down; `lucky` says that it did."""

    luck: int
    """The luck of the card that was drawn."""
    target: str
    lucky: bool
    """Was the luck high enough?"""
