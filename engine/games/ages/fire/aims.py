"""The shots of a weapon at every enemy, possible or not (RULES.md 9.2, 11.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from attrs import frozen

from engine.games.ages.card_types import AttackKind
from engine.games.ages.fire.shot import Obstacle, Shot
from engine.games.ages.units import AnyState, AnyUnit


@frozen(slots=False, eq=False)
class Aim:
    """The shots of a weapon at one enemy: where it is, or in the spaces that it entered (11.2)."""

    target: AnyUnit
    shots: tuple[Shot, ...]

    @property
    def possible_shots(self) -> list[Shot]:
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
    for aim in aims_of(table, shooter, weapon, kind, shots=shots):
        yield from aim.possible_shots


def has_target(table: AnyState, shooter: AnyUnit, weapon: str, kind: AttackKind) -> bool:
    aims = aims_of(table, shooter, weapon, kind)
    return any(shot.obstacle is None for aim in aims for shot in aim.shots)


def shots_with(table: AnyState, unit: AnyUnit, weapons: Iterable[str]) -> list[Shot]:
    """The single shots with some weapons that a unit can make in the fire phase."""
    return [shot for weapon in weapons for shot in possible_shots(table, unit, weapon, "fire")]


def spaces_by_target(shots: Iterable[Shot]) -> dict[str, list[int]]:
    """The targets of shots, and the spaces in which each of them can be shot at."""
    spaces: dict[str, list[int]] = {}
    for shot in shots:
        spaces.setdefault(shot.target.slug, []).append(shot.space)
    return spaces


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
