"""The attack in progress, which the state and every view share: nothing in it is secret."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.ages.card_types import AttackKind


@frozen(kw_only=True)
class Attack:
    """The current attack, stored so that each question about it is a separate segment."""

    attacker: int
    """The number of the unit in the list of units."""
    target: int
    weapon: str = ""
    """The card that the attack is made with; "" for a natural attack."""
    kind: AttackKind = "melee"
    space: int = -1
    shots: int = 1
    shots_left: int = field(default=1, metadata={"saved_as": "left"})
    """Shots that are left, this one included."""
    hit_result: str = field(default="", metadata={"saved_as": "hit"})
    """The result of the hit, such as "pass"; "" before it is drawn."""
    queue: tuple[int, ...] = ()
    """Further units that an area weapon attacks after this one."""
    shot_units: tuple[int, ...] = field(default=(), metadata={"saved_as": "at"})
    shot_spaces: tuple[int, ...] = field(default=(), metadata={"saved_as": "where"})
    """Spaces that earlier shots were fired at, in opportunity fire."""
    has_gone_on: bool = field(default=False, metadata={"saved_as": "went_on"})
    """Has a miss gone on to an ally of the shooter?"""
    killed: bool = False
    """Has the weapon killed a character in this use?"""
    is_weapon_broken: bool = field(default=False, metadata={"saved_as": "broke"})
    asked_seats: tuple[int, ...] = field(default=(), metadata={"saved_as": "asked"})
    """The seats that were asked to step in for the target; all of them once somebody has."""
    health_lost: int = field(default=0, metadata={"saved_as": "lost"})
    """The Health that the hit has cost the target."""
