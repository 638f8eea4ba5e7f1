"""Characters that enter, wait or are sent to a dome, as text (RULES.md 17, 31)."""

from __future__ import annotations

from attrs import evolve, frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, TriedChoice, said
from engine.core.text import capital, count, join_with_and
from engine.games.ages.entering.arrivals import (
    RespectNeeded,
    empty_domes,
    enters_at_will,
    entry_text,
    has_yet_to_enter,
    respect_of,
)
from engine.games.ages.map.sight import range_between
from engine.games.ages.moving.events import PutInDome
from engine.games.ages.moving.walks import costs_anywhere
from engine.games.ages.names import dome_key_name, dome_name, short_name, unit_name
from engine.games.ages.phrases import actor_of, describes, hex_place, of_unit, sentences, unit_of
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.units import Fate
from engine.games.ages.view_types import UnitView, View


@frozen
class DomeFound(Fact):
    """How a character's dome is found, with the odds of each (17.2, 17.4)."""

    domes: tuple[tuple[str, str], ...]
    """The colour of each dome, with dice its number, and its space."""
    empty_spaces: tuple[str, ...]
    has_dice: bool

    def __str__(self) -> str:
        if not self.empty_spaces:
            return "No dome is empty: you pick one of those with the fewest units in it"
        if len(self.empty_spaces) == 1:
            return f"The only empty dome is at {self.empty_spaces[0]}, so it is that one"
        spaces_by_kind: dict[str, list[str]] = {}
        for kind, space in self.domes:
            taken_text = "" if space in self.empty_spaces else " (taken)"
            spaces_by_kind.setdefault(kind, []).append(f"{space}{taken_text}")
        gap = " at " if self.has_dice else " "
        domes = ", ".join(
            f"{kind}{gap}{' or '.join(names)}" for kind, names in spaces_by_kind.items()
        )
        if self.has_dice:
            other = "With another number, or if that dome is taken, you pick an empty one"
            return f"A roll picks the dome: {domes}. {other}"
        way = "A card picks the dome with equal odds"
        return f"{way}: {domes}. If that dome is taken, you pick another"

    def holds(self, tried: TriedChoice) -> bool:
        put, view = tried.event(PutInDome), tried.before
        if put is None:
            return True
        kind = str(put.dome) if self.has_dice else DOME_KEYS[put.dome].colour
        if (kind, put.space) not in self.domes:
            return False
        if self.empty_spaces:
            return put.space in self.empty_spaces
        names = [view.map.names[unit.space] for unit in view.units if unit.is_on_map]
        return names.count(put.space) == min(names.count(space) for _, space in self.domes)


def dome_found(view: View, leaving: UnitView | None = None) -> DomeFound:
    names, domes = view.map.names, sorted(view.map.domes.items())
    kinds = {n: str(n) if view.has_dice else DOME_KEYS[n].colour for n, _ in domes}
    return DomeFound(
        tuple((kinds[number], names[space]) for number, space in domes),
        tuple(names[space] for space in empty_domes(view, leaving)),
        view.has_dice,
    )


ORDER_TEXT = "All who may enter now do, in any order"
"""The meaning of the order in which characters enter (17.1, 17.2)."""


@describes("enter")
def describe_enter(view: View, choice: Choice) -> Description:
    unit = unit_of(view, choice.noun)
    order = "" if enters_at_will(unit) else ORDER_TEXT
    text, clause = sentences(dome_found(view), order, entry_text(view, unit)), "17.1"
    if view.step == "enter":
        text = said(RespectNeeded(unit.slug, respect_of(view, unit)), "; you say where")
        clause = "31.2"
    return of_unit("Bring in", unit.slug, text, clause)


@describes("wait")
def describe_wait(view: View, choice: Choice) -> Description:
    names = join_with_and(
        unit_name(u.slug) for u in view.units if has_yet_to_enter(u) and u.team == view.turn
    )
    return Description(
        "Wait", "Stay off the map", f"{names} may enter in a later turn", "20.43", "done"
    )


@frozen
class IntoDome(Fact):
    """The dome to which a unit goes, by its colour and space, with dice also by its number."""

    number: int
    space: str
    has_dice: bool

    def __str__(self) -> str:
        name = dome_key_name(self.number) if self.has_dice else dome_name(self.number)
        return f"{name} at {self.space}"

    def holds(self, tried: TriedChoice) -> bool:
        put = tried.event(PutInDome)
        return put is not None and (put.dome, put.space) == (self.number, self.space)


@frozen
class NearDome(Fact):
    """What is nearest to a dome: encounter and labyrinth, in points, and enemy, in spaces."""

    encounter: int | None
    labyrinth: int | None
    enemy: str
    spaces: int

    def __str__(self) -> str:
        goals = {"the nearest encounter": self.encounter, "the labyrinth": self.labyrinth}
        parts = [
            f"{name} is {count(points, 'point')} away"
            for name, points in goals.items()
            if points is not None
        ]
        return capital(join_with_and([*parts, self._enemy_text]))

    @property
    def _enemy_text(self) -> str:
        """Units of both teams in a dome do not fight if they leave it before a melee (10.4)."""
        if not self.enemy:
            return "no enemy is on the map"
        name = short_name(self.enemy)
        if not self.spaces:
            return f"{name} is in this dome, and must leave it in the next move"
        return f"the nearest enemy, {name}, is {count(self.spaces, 'space')} away"

    def holds(self, tried: TriedChoice) -> bool:
        put = tried.event(PutInDome)
        if put is None:
            return True
        unit = unit_of(tried.after, put.unit)
        near = near_dome(tried.after, unit, unit.space)
        if (near.encounter, near.labyrinth) != (self.encounter, self.labyrinth):
            return False
        distances = {  # Before others came in without a question.
            each.slug: range_between(tried.before.map, unit.space, each.space)
            for each in tried.before.units
            if each.is_on_map and each.team != unit.team
        }
        nearest = min(distances.values(), default=0)
        return distances.get(self.enemy, 0) == nearest == self.spaces


@describes("dome")
def describe_dome(view: View, choice: Choice) -> Description:
    number = int(choice.noun)
    space = view.map.domes[number]
    text = said(
        near_dome(view, actor_of(view), space),
        f". A dome of the {DOME_KEYS[number].age.title()} age",
    )
    name = view.map.names[space]
    return Description(
        "Go to", IntoDome(number, name, view.has_dice), text, "17.2", hex_place(name)
    )


def near_dome(view: View, unit: UnitView, dome: int) -> NearDome:
    sites = [number for number, space in enumerate(view.map.spaces) if space.site]
    enemies = [
        (range_between(view.map, dome, each.space), short_name(each.slug), each.slug)
        for each in view.units
        if each.is_on_map and each.team != unit.team
    ]
    spaces, _, enemy = min(enemies, default=(0, "", ""))
    costs = costs_anywhere(view, evolve(unit, space=dome, fate=Fate.ON_MAP))
    encounter, labyrinth = (
        min((costs[space] for space in goals if space in costs), default=None)
        for goals in (view.counters, sites)
    )
    return NearDome(encounter, labyrinth, enemy, spaces)
