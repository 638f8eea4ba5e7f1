"""Shared by the descriptions of choices: the register of verbs, places and parts of sentences."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice, Description
from engine.core.dispatch import Dispatch
from engine.core.text import count
from engine.games.ages.card_types import Shot, Treasure
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.creatures import CREATURES
from engine.games.ages.view_types import Figure, UnitView, View

NATURAL = "natural"
ROW = 25
"""The letters that the row of a choice has room for in a narrow list, beside its signs."""

describes: Dispatch[str, Callable[[View, Choice], Description]] = Dispatch("description")
"""The functions that describe a choice, by its verb."""


def unit_of(view: View, slug: str) -> UnitView:
    """The unit of that slug."""
    return next(unit for unit in view.units if unit.slug == slug)


def actor_of(view: View) -> UnitView:
    """The unit that acts."""
    return view.units[view.acting_unit]


def own_units_on_map(view: View) -> list[UnitView]:
    """The player's own units on the map, without the units of team-mates."""
    return [unit for unit in view.units if unit.owner == view.seat and unit.is_on_map]


def is_in_dome(view: View, unit: UnitView) -> bool:
    """Is the unit in a dome?"""
    return unit.is_on_map and view.map.spaces[unit.space].terrain == "dome"


def fitting_name(slug: str, *around: str) -> str:
    """A unit's name, or its short name if it would be too long with the words around it."""
    name = unit_name(slug)
    return name if len(name) + sum(map(len, around)) <= ROW else short_name(slug)


def unit_place(slug: str) -> str:
    """The place that a choice about a unit points to."""
    return f"unit:{slug}"


def card_place(slug: str) -> str:
    """The place that a choice about a card points to."""
    return f"card:{slug}"


def hex_place(name: str) -> str:
    """The place that a choice about a space points to."""
    return f"hex:{name.lower().replace(' ', '-')}"


def sum_text(figure: Figure) -> str:
    """A figure with its parts: "9 (7 printed, +1 Ship Cutlass, +1 symbol Blade)"."""
    if len(figure.parts) == 1:
        return str(figure.value)
    first, *more = figure.parts
    parts = ", ".join(f"{part.amount:+d} {part.source}" for part in more)
    return f"{figure.value} ({first.amount} {first.source}, {parts})"


def condition_text(view: View, unit: UnitView) -> str:
    """Describe the Health and the place of a unit: "Health 3 of 4, at K11"."""
    at = f"at {view.map.names[unit.space]}" if unit.is_on_map else unit.fate
    return f"Health {unit.health} of {unit.max_health}, {at}"


_CREATURE_LIVES = {
    "hunter": (
        "Free Action: set it on one enemy in sight. From then on it moves and strikes that enemy "
        "only, under your control, until one of the two is dead"
    ),
    "sentinel": (
        "Instead of moving, outside a dome: it stands in your space from then on, shoots and "
        "fights under your control, until it is dead or has killed a character"
    ),
}
"""The use of creatures, what they do and for how long, by the kind of their card."""


def creature_text(card: Treasure) -> str:
    """The creature of a card: its use, what it does and for how long, and its ratings."""
    return f"{_CREATURE_LIVES[card.kind]}. {creature_ratings(card)}"


def creature_ratings(card: Treasure) -> str:
    """The ratings of the creature that a card unleashes, and its shot."""
    row = CREATURES[card.creature]
    speed = f"Speed {row.speed}, " if row.speed else ""
    ratings = (
        f"{speed}Health {row.health}, Wits {row.wits}, Melee {row.melee}, Power {row.power}, "
        f"Damage {row.damage}, React {row.react}, Stealth {row.stealth}, Armor {row.armor}"
    )
    if row.shot is None:
        return ratings
    return f"{ratings}. Shoots with {row.shot.rating.title()} {row.aim}: {shot_text(row.shot)}"


def shot_text(shot: Shot) -> str:
    """The numbers of a shot: "range 1 to 4, Power 5, Damage 2, 2 opportunity shots"."""
    area = ", area" if shot.is_area else ""
    return (
        f"range {shot.nearest} to {shot.farthest}{area}, Power {shot.power}, "
        f"Damage {shot.damage}, {count(shot.opfire, 'opportunity shot')}"
    )


def melee_weapon_text(card: Treasure) -> str:
    """The numbers of a melee weapon: "Hit +2, Power 5, Damage 3", without a Hit of 0."""
    hit = f"Hit {card.hit:+d}, " if card.hit else ""
    return f"{hit}Power {card.power}, Damage {card.damage}"


def card_text(card: Treasure) -> str:
    """The effect of a card, briefly."""
    if card.shot:
        return f"{card.shot.rating.title()}, {shot_text(card.shot)}"
    if card.kind == "melee":
        return melee_weapon_text(card)
    return explained_text(card) or creature_text(card)


LEVEL_UP = "a card is drawn that names two ratings or more; you raise one by 1 permanently, up to 9"
"""The meaning of the words "level up" on a card (18.4)."""


def explained_text(card: Treasure) -> str:
    """The printed text of a card, with the meaning of "level up" if it uses these words."""
    explained = f". Level up: {LEVEL_UP}" if "level up" in card.text else ""
    return f"{card.text}{explained}"
