"""The numbers that abilities and monuments add, and for whom (RULES.md 14.13, 20).

What an ability does is in its row in `rows/characters.py`: `Ability` lists all that it can have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from engine.games.ages.card_types import RATINGS, Bonus, Rating, Reach
from engine.games.ages.map.layout import CAVERN
from engine.games.ages.rows.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    WOODS,
    AnyState,
    AnyUnit,
    ability,
    is_ally_beside,
    is_creature,
    is_raging,
    is_reached,
    is_serving,
    is_standing_in,
    master_of,
)
from engine.games.ages.view_types import Term

_WOODS_OR_SWAMP = frozenset({*WOODS, "swamp"})


def _is_beside_master(table: AnyState, unit: AnyUnit) -> bool:
    master = master_of(table, unit)
    return master is not None and is_serving(table, unit, master)


_FOR_ITSELF: Mapping[Reach, Callable[[AnyState, AnyUnit], bool]] = {
    "itself": lambda table, unit: True,
    "itself in woods": lambda table, unit: unit.is_on_map and is_standing_in(table, unit, WOODS),
    "itself in woods or swamp": lambda table, unit: is_standing_in(table, unit, _WOODS_OR_SWAMP),
    "itself in a cavern": lambda table, unit: is_standing_in(table, unit, CAVERN),
    "itself at half Health": lambda table, unit: is_raging(unit),
    "itself after boarding": lambda table, unit: unit.boarded,
    "itself beside its master": _is_beside_master,
    "itself and allies beside": lambda table, unit: True,
}
"""When an ability adds something for its owner."""


def _is_other_ally(owner: AnyUnit, unit: AnyUnit) -> bool:
    return owner.team == unit.team and owner.slug != unit.slug


def _is_within_3(table: AnyState, owner: AnyUnit, unit: AnyUnit, space: int) -> bool:
    return _is_other_ally(owner, unit) and space in table.map.aura(owner.space, 3)


def _has_begun_with(table: AnyState, owner: AnyUnit, unit: AnyUnit, space: int) -> bool:
    return _is_other_ally(owner, unit) and -1 < owner.start_space == unit.start_space


def _is_enemy_here(table: AnyState, owner: AnyUnit, unit: AnyUnit, space: int) -> bool:
    return owner.team != unit.team and owner.space == space


_FOR_OTHERS: Mapping[Reach, Callable[[AnyState, AnyUnit, AnyUnit, int], bool]] = {
    "allies beside": is_ally_beside,
    "itself and allies beside": is_ally_beside,
    "allies within 3": _is_within_3,
    "allies that began here": _has_begun_with,
    "its master here": lambda table, owner, unit, space: is_serving(table, owner, unit),
    "enemies here": _is_enemy_here,
    "enemy characters here": lambda table, owner, unit, space: (
        _is_enemy_here(table, owner, unit, space) and not is_creature(unit)
    ),
}
"""When the ability of the first unit adds something for the second, which is in that space."""


def _bonuses_by_giver(reaches: Mapping[Reach, object]) -> dict[str, dict[str, list[Bonus]]]:
    givers: dict[str, dict[str, list[Bonus]]] = {}
    for slug, row in PROFILES.items():
        for bonus in row.ability.bonuses:
            if bonus.reach in reaches:
                givers.setdefault(bonus.to, {}).setdefault(slug, []).append(bonus)
    return givers


REACHES_OF_ABILITIES = frozenset({*_FOR_ITSELF, *_FOR_OTHERS})
_TO_ITSELF, _TO_OTHERS = _bonuses_by_giver(_FOR_ITSELF), _bonuses_by_giver(_FOR_OTHERS)
"""The bonuses to each number, by the unit that gives them."""


def ability_bonuses(
    table: AnyState, unit: AnyUnit, to: str, *, space: int | None = None
) -> Iterator[tuple[AnyUnit, int]]:
    """Who adds how much to a number of a unit, the unit itself first.

    Without a space, the unit is where it stands.
    """
    if to in _TO_ITSELF:
        for bonus in _TO_ITSELF[to].get(unit.slug, ()):
            if _FOR_ITSELF[bonus.reach](table, unit):
                yield unit, bonus.amount
    if to not in _TO_OTHERS or not unit.is_on_map:
        return
    givers, at = _TO_OTHERS[to], unit.space if space is None else space
    for owner in table.units:
        if owner.slug in givers and owner.is_on_map:
            for bonus in givers[owner.slug]:
                if _FOR_OTHERS[bonus.reach](table, owner, unit, at):
                    yield owner, bonus.amount


def bonus_terms(table: AnyState, unit: AnyUnit, to: str) -> Iterator[Term]:
    """What abilities and monuments add to a number of a unit, each with its name."""
    for owner, amount in ability_bonuses(table, unit, to):
        yield Term(amount, ability(owner).name)
    for each in table.monuments:
        for bonus in TREASURES[each.card].bonuses:
            is_for_it = bonus.reach == "everybody in the aura" or each.team == unit.team
            if bonus.to == to and is_for_it and is_reached(table, each, unit.space):
                yield Term(bonus.amount, TREASURES[each.card].name)


def _ratings_changed(reaches: Mapping[Reach, object]) -> dict[str, tuple[Rating, ...]]:
    by_rating = _bonuses_by_giver(reaches)
    return {
        slug: tuple(name for name in RATINGS if slug in by_rating.get(name, ()))
        for slug in PROFILES
    }


OWN_RATINGS_CHANGED = _ratings_changed(_FOR_ITSELF)
"""The ratings that the ability of a unit may change, by the unit."""
RATINGS_OF_OTHERS_CHANGED = _ratings_changed(_FOR_OTHERS)
"""The ratings of others that the ability of a unit may change."""
