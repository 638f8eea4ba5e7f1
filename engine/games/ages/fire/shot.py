"""A shot that a unit may think of: what keeps it from it, and whom it may hit (RULES.md 5, 9, 11).

"Whom can this weapon be fired at?" is answered here and nowhere else: for the rules on the state,
for refusals, descriptions, bots, hints and screens on a seat's view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from functools import cached_property

from attrs import frozen

from engine.games.ages.attacks.blow import Blow
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import (
    SPYGLASS,
    SPYGLASS_RANGE,
    cover_of,
    cover_parts,
    shot_of,
)
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.changed_rules import are_strays_only_at_targets, does_missed_opfire_go_on
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import card_name, natural_weapon
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyAttack, AnyState, AnyUnit, allies_in, is_immune
from engine.games.ages.view_types import Term


class Obstacle(IntEnum):
    """What keeps a unit from a shot; of several shots at an enemy, the highest is the nearest."""

    DID_NOT_MOVE = 1
    WITH_SHOOTER = 2
    """It entered no space but that of the shooter."""
    TOO_FAR = 3
    TOO_NEAR = 4
    OUT_OF_SIGHT = 5
    UNAFFECTED = 6
    BOMBED = 7
    """An area weapon has hit the space in this phase (13.8)."""
    SPACE_SHOT_AT = 8
    """This weapon was already fired at the space (11.2)."""
    SHOT_AT = 9
    """This weapon was already fired at the unit (9.2, 11.2)."""


@frozen(slots=False, eq=False)
class Shot(Blow):
    """A shot of a unit at another in a space."""

    @cached_property
    def obstacle(self) -> Obstacle | None:
        """What keeps the unit from the shot; None if it can be made."""
        attack = self._volley
        units = self.table.units
        if attack and any(units[n].slug == self.target.slug for n in attack.shot_units):
            return Obstacle.SHOT_AT
        if obstacle := self._obstacle_on_the_way:
            return obstacle
        if self.is_area and self.space in self.table.bombed_spaces:
            return Obstacle.BOMBED
        if attack and self.space in attack.shot_spaces:
            return Obstacle.SPACE_SHOT_AT
        return None

    @property
    def _volley(self) -> AnyAttack | None:
        """The attack that is in progress, if this is one of its shots."""
        attack = self.table.attack
        if attack is None or self.table.units[attack.attacker].slug != self.attacker.slug:
            return None
        return attack

    @property
    def _obstacle_on_the_way(self) -> Obstacle | None:
        shot = self.printed
        assert shot is not None
        distance = self.distance
        if distance < shot.nearest:
            return Obstacle.TOO_NEAR
        if distance > self.reach:
            return Obstacle.TOO_FAR
        if self.cover is None:
            return Obstacle.OUT_OF_SIGHT
        if not self.weapon and PROFILES[self.attacker.slug].ability.mental:
            return Obstacle.UNAFFECTED if is_immune(self.target) else None
        return None

    @property
    def is_possible(self) -> bool:
        """Can the shot be made?"""
        return self.obstacle is None

    @property
    def is_in_range(self) -> bool:
        """Is the target in range and sight, whatever was shot at before?"""
        return self._obstacle_on_the_way is None

    @property
    def cover(self) -> tuple[int, ...] | None:
        """The Stealth from height and spaces on the line; None without sight."""
        return cover_of(self.table, self.attacker, self.target, self.weapon, self.kind, self.space)

    @property
    def cover_parts(self) -> tuple[Term, ...]:
        """The Stealth that terrain gives the target, less what abilities take away."""
        return cover_parts(
            self.table, self.attacker, self.target, self.weapon, self.kind, self.space
        )

    @property
    def distance(self) -> int:
        """The distance to the space."""
        return range_between(self.table.map, self.attacker.space, self.space)

    @property
    def reach(self) -> int:
        """The range of the weapon (21.55)."""
        return reach_of(self.table, self.attacker, self.weapon)

    @property
    def is_area(self) -> bool:
        """Does the weapon attack every unit in the space (13.8)?"""
        return self.printed is not None and self.printed.is_area

    @property
    def victims(self) -> list[AnyUnit]:
        """The units that an area weapon attacks besides its target, friends too (13.8, 13.9).

        In opportunity fire those are in it that entered the space and went on.
        """
        if not self.is_area:
            return []
        is_passed = self.kind == "opfire"
        return [
            each
            for each in self.table.units
            if each.is_on_map
            and each.slug not in (self.attacker.slug, self.target.slug)
            and (each.space == self.space or (is_passed and self.space in each.walked_spaces))
        ]

    @property
    def strays(self) -> list[AnyUnit]:
        """The allies of the shooter in the space to whom a miss goes on (9.4, 11.7)."""
        table = self.table
        if self.is_area or (self.kind == "opfire" and not does_missed_opfire_go_on(table)):
            return []
        allies = allies_in(table, self.attacker, self.space)
        if not are_strays_only_at_targets(table):
            return allies
        return [ally for ally in allies if self.at(ally).is_in_range]


@frozen
class Aim:
    """The shots of a weapon at one enemy: where it is, or in the spaces that it entered (11.2)."""

    target: AnyUnit
    shots: tuple[Shot, ...]

    @cached_property
    def possible_shots(self) -> list[Shot]:
        """The shots that can be made."""
        return [each for each in self.shots if each.obstacle is None]

    @cached_property
    def obstacle(self) -> Obstacle | None:
        """What keeps the unit from any of them; None if one can be made."""
        if self.possible_shots:
            return None
        if self.shots:
            return max(each.obstacle for each in self.shots if each.obstacle)
        moved = self.target.walked_spaces
        return Obstacle.WITH_SHOOTER if moved else Obstacle.DID_NOT_MOVE


def aims_of(
    table: AnyState, shooter: AnyUnit, weapon: str, kind: AttackKind, *, shots: int = 1
) -> Iterator[Aim]:
    """Every enemy on the map, with the shots that a unit may think of."""
    for enemy in table.units:
        if enemy.team != shooter.team and enemy.is_on_map:
            yield aim_at(table, shooter, weapon, kind, enemy, shots=shots)


def aim_at(
    table: AnyState,
    shooter: AnyUnit,
    weapon: str,
    kind: AttackKind,
    enemy: AnyUnit,
    *,
    shots: int = 1,
) -> Aim:
    """The shots at one enemy."""
    spaces: Iterable[int] = (enemy.space,)
    if kind == "opfire":
        spaces = (each for each in dict.fromkeys(enemy.walked_spaces) if each != shooter.space)
    return Aim(
        enemy,
        tuple([Shot(table, shooter, enemy, weapon, kind, space, shots) for space in spaces]),
    )


def possible_shots(
    table: AnyState, shooter: AnyUnit, weapon: str, kind: AttackKind, *, shots: int = 1
) -> Iterator[Shot]:
    """The shots of a weapon that can be made now."""
    for aim in aims_of(table, shooter, weapon, kind, shots=shots):
        yield from aim.possible_shots


def shots_with(table: AnyState, unit: AnyUnit, weapons: Iterable[str]) -> list[Shot]:
    """The single shots with some weapons that a unit can make in the fire phase."""
    return [shot for weapon in weapons for shot in possible_shots(table, unit, weapon, "fire")]


def reach_of(table: AnyState, unit: AnyUnit, weapon: str) -> int:
    """The range of a weapon; an open Brass Spyglass adds to that of Aim weapons (21.55)."""
    shot = shot_of(unit, weapon)
    assert shot is not None
    if shot.rating == "aim" and SPYGLASS in unit.open_cards:
        return shot.farthest + SPYGLASS_RANGE * can_use(table, unit, TREASURES[SPYGLASS])
    return shot.farthest


def weapons_of(table: AnyState, unit: AnyUnit) -> list[str]:
    """The ranged weapons that a unit can use, to the viewer's knowledge: "" for the natural one."""
    cards = [c for c in weapon_cards(unit) if can_use(table, unit, TREASURES[c])]
    return ["", *cards] if PROFILES[unit.slug].ability.shot else cards


def weapon_cards(unit: AnyUnit) -> list[str]:
    """The known ranged cards of a unit, each once, whether or not it can use them."""
    return [card for card in dict.fromkeys(unit.known_cards) if TREASURES[card].shot]


def ranged_weapon_name(unit: AnyUnit, weapon: str) -> str:
    """A weapon as text: "Yew Bow", "Stone Gaze", "its own weapon"."""
    return card_name(weapon) if weapon else natural_weapon(unit.slug)


def most_shots(spaces_of_targets: Iterable[Sequence[int]]) -> int:
    """The most shots at targets, one at each and one in each space (11.2).

    `spaces_of_targets` are the spaces in which each target can be shot at. Targets are matched with
    spaces one by one; an earlier target makes way if another space is left for it.
    """
    targets = list(spaces_of_targets)
    target_by_space: dict[int, int] = {}

    def try_match_target(target: int, tried_spaces: set[int]) -> bool:
        for space in targets[target]:
            if space in tried_spaces:
                continue
            tried_spaces.add(space)
            if space not in target_by_space or try_match_target(
                target_by_space[space], tried_spaces
            ):
                target_by_space[space] = target
                return True
        return False

    return sum(try_match_target(target, set()) for target in range(len(targets)))
