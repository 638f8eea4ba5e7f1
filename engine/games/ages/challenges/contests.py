"""The numbers compared in a challenge, and those of adventures with all modifiers (15, 16)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.games.ages.card_types import Encounter, Guardian, Rating, Treasure
from engine.games.ages.challenges.ratings import rating_figure
from engine.games.ages.map.layout import CAVERN
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    ability,
    has_path_end,
    is_ally_beside,
    is_reached,
    is_standing_in,
    profile_of,
)
from engine.games.ages.view_types import Figure, Monument, Term


@frozen
class Contest:
    """The two numbers compared in a challenge."""

    rating: Figure
    against: Figure

    @property
    def difference(self) -> int:
        """The rating less the number that it is compared with (3.1)."""
        return self.rating.value - self.against.value


def with_terms(base: Figure, parts: tuple[Term, ...]) -> Figure:
    """A figure with further parts."""
    if not parts:
        return base
    return Figure(base.value + sum(part.amount for part in parts), (*base.parts, *parts))


def cavern_light(table: AnyState, unit: AnyUnit) -> Iterator[Term]:
    """Brother Lumen's bonus inside a cavern (20.47)."""
    if ability(unit) == "light-in-caverns" and is_standing_in(table, unit, CAVERN):
        yield Term(1, "Light in Caverns")


# Adventures


def encounter_figure(table: AnyState, unit: AnyUnit, encounter: Encounter) -> Figure:
    """The rating that a character sets against an encounter (15.2)."""
    assert encounter.rating is not None
    parts = list(adventure_parts(table, unit, encounter.rating))
    if encounter.age == profile_of(unit).age:
        parts.append(Term(1, "same age"))
    return with_terms(rating_figure(table, unit, encounter.rating), tuple(parts))


def guardian_contest(table: AnyState, unit: AnyUnit, guardian: Guardian) -> Contest:
    """The challenge of a guardian (16.2)."""
    character = profile_of(unit)
    parts = list(adventure_parts(table, unit, guardian.rating))
    common_traits = {
        "same age": character.age == guardian.age,
        f"same setting {guardian.setting}": character.setting == guardian.setting,
        f"same circle {guardian.circle}": character.circle == guardian.circle,
    }
    parts += [Term(1, source) for source, is_same in common_traits.items() if is_same]
    opposing = Figure(guardian.value, (Term(guardian.value, guardian.name),))
    return Contest(with_terms(rating_figure(table, unit, guardian.rating), tuple(parts)), opposing)


def trial_contest(table: AnyState, unit: AnyUnit, test: Treasure) -> Contest:
    """The challenge of a test card (14.15)."""
    assert test.test is not None
    name, value = test.test
    parts = tuple(adventure_parts(table, unit, name))
    opposing = Figure(value, (Term(value, test.name),))
    return Contest(with_terms(rating_figure(table, unit, name), parts), opposing)


def adventure_parts(table: AnyState, unit: AnyUnit, name: Rating) -> Iterator[Term]:
    """The bonuses to a rating in every adventure (16.6, 20)."""
    if has_path_end(table, unit, "glory"):
        yield Term(1, "Path of Glory")
    if name == "strength" and ability(unit) == "steel-driver":
        yield Term(2, "Steel Driver")
    for other in table.units:
        if ability(other) == "hymn" and other.is_on_map and is_ally_beside(table, other, unit):
            yield Term(1, "Hymn")
    yield from cavern_light(table, unit)
    if any(each.team == unit.team for each in banners_in_reach(table, unit)):
        yield Term(1, "Banner of Home")
    if unit.adventure_bonus:
        yield Term(unit.adventure_bonus, "Field Manual")


def banners_in_reach(table: AnyState, unit: AnyUnit) -> list[Monument]:
    """The Banners of Home, of either team, that reach the unit's space (21.71)."""
    return [
        each
        for each in table.monuments
        if each.card == "banner-of-home" and is_reached(table, each, unit.space)
    ]
