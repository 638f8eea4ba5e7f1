"""Shared by the texts of all chapters: their registers, and how units and places are named."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from engine.core.about import About
from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.facts import Fact, LazyWords, Said, TriedChoice, Words, parts_of
from engine.core.text import capital
from engine.games.ages.names import card_name, short_name, unit_name, with_small_articles
from engine.games.ages.view_types import Figure, UnitView, View

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""
about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")
"""The functions that describe places, by the kind at the start of a place."""

ROW = 25
"""The letters that the row of a choice has room for in a narrow list, beside its signs."""


def unit_of(view: View, slug: str) -> UnitView:
    return next(unit for unit in view.units if unit.slug == slug)


def actor_of(view: View) -> UnitView:
    return view.units[view.acting_unit]


def own_units_on_map(view: View) -> list[UnitView]:
    """The player's own units on the map, without the units of team-mates."""
    return [unit for unit in view.units if unit.owner == view.seat and unit.is_on_map]


def fitting_name(slug: str, *other_texts: str) -> str:
    """A unit's name, or its short name if it would be too long with the words around it."""
    name = unit_name(slug)
    return name if len(name) + sum(map(len, other_texts)) <= ROW else short_name(slug)


def of_unit(group: str, slug: str, text: LazyWords, clause: str) -> Description:
    """A choice about a unit, by its name."""
    return Description(group, unit_name(slug), text, clause, unit_place(slug))


def of_fitting(
    group: str, slug: str, text: LazyWords, clause: str, start: str = "", end: str = ""
) -> Description:
    """A choice about a unit, by a name that leaves room for its group and the words around it."""
    label = f"{start}{fitting_name(slug, group, ': ', start, end)}{end}"
    return Description(group, label, text, clause, unit_place(slug))


def of_card(group: str, slug: str, text: LazyWords, clause: str) -> Description:
    """A choice about a card, by its name."""
    return Description(group, card_name(slug), text, clause, card_place(slug))


def sum_text(figure: Figure) -> str:
    """A figure with its parts: "9 (7 printed, +1 Ship Cutlass, +1 symbol Blade)"."""
    if len(figure.parts) == 1:
        return str(figure.value)
    first, *further_parts = figure.parts
    parts = ", ".join(f"{part.amount:+d} {part.source}" for part in further_parts)
    return f"{figure.value} ({first.amount} {first.source}, {parts})"


@frozen
class Condition(Fact):
    """The Health and the place of a unit: "Health 3 of 4, at K11" (1.6)."""

    unit: str
    health: int
    most: int
    whereabouts: str

    line = "Health {health} of {most}, {whereabouts}"

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.before
        unit = unit_of(view, self.unit)
        at = view.map.names[unit.space] if unit.is_on_map else str(unit.fate)
        health = unit.health, unit.max_health
        return health == (self.health, self.most) and self.whereabouts.endswith(at)


def condition_text(view: View, unit: UnitView) -> Condition:
    whereabouts = f"at {view.map.names[unit.space]}" if unit.is_on_map else str(unit.fate)
    return Condition(unit.slug, unit.health, unit.max_health, whereabouts)


def sentences(*texts: Words) -> Said:
    """Sentences that are not empty, one after the other; their facts begin with a capital."""
    parts: list[str | Fact] = []
    for text in texts:
        first, *rest = parts_of(text) or ("",)
        if first:
            parts += [". "] if parts else []
            parts += [with_small_articles(capital(first)) if isinstance(first, str) else first]
            parts += rest
    return Said(tuple(parts))


def enemies_of(view: View, unit: UnitView) -> list[UnitView]:
    return [each for each in view.units if each.is_on_map and each.team != unit.team]


def unit_place(slug: str) -> str:
    """The place that a choice about a unit points to."""
    return f"unit:{slug}"


def card_place(slug: str) -> str:
    """The place that a choice about a card points to."""
    return f"card:{slug}"


def hex_place(name: str) -> str:
    """The place that a choice about a space points to."""
    return f"hex:{name.lower().replace(' ', '-')}"
