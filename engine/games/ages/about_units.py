"""Texts about units: their state, their ratings, and their chances against others."""

from __future__ import annotations

from engine.core.about import About
from engine.core.hexes import distance
from engine.core.text import join_with_and, percent
from engine.games.ages.attacks.sums import chances_against
from engine.games.ages.card_types import RATINGS
from engine.games.ages.challenges.ratings import why_unusable
from engine.games.ages.entering.arrivals import enters_by_respect, entry_text, has_yet_to_enter
from engine.games.ages.names import short_name
from engine.games.ages.phrases import about_place, enemies_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.unit_queries import acting_unit, seat_text, unit_at
from engine.games.ages.units import Fate, may_attack, profile_of
from engine.games.ages.view_types import CardView, UnitView, View
from engine.games.ages.words import RATING_NAME, known_card_name


@about_place("unit", "character")
def about_unit(view: View, slug: str) -> About | None:
    unit = unit_at(view, f"unit:{slug}")
    if unit is None:
        return None
    character = profile_of(unit)
    whereabouts = f"at {view.map.names[unit.space]}" if unit.is_on_map else state_text(view, unit)
    player = seat_text(view, unit.owner)
    cards = [f"{known_card_name(card)}{_card_note(view, unit, card)}" for card in unit.cards]
    bond = f", {bond_text(view, unit)}" if bond_text(view, unit) else ""
    cards_text = (
        f" Cards: {join_with_and(cards, empty='none')}." if unit.kind == "character" else ""
    )
    lines = [f"Health {unit.health} of {unit.max_health}, {whereabouts}{bond}.{cards_text}"]
    if has_yet_to_enter(unit) and enters_by_respect(view):
        lines.append(f"In reinforcement: {entry_text(view, unit)}.")
    acting = acting_unit(view)
    is_attacker = acting is not None and acting.team != unit.team and may_attack(view, acting, unit)
    enemy = acting if is_attacker else None
    lines += [attacks_text(view, enemy, unit)] if enemy is not None and enemy.is_on_map else []
    lines.append(f"{character.ability.name}: {character.ability.text}.")
    near_units = [each for each in near_enemies(view, unit) if each is not enemy]
    lines += [attacks_text(view, unit, each) for each in near_units[:2]]
    lines += [rating_line(unit), f"{character.title}, {player}."]
    return About(character.name, tuple(lines), "20")


def bond_text(view: View, unit: UnitView) -> str:
    """The leader of a henchman, or the target of a hunter; "" for other units."""
    if unit.master >= 0:
        return f"henchman of {short_name(view.units[unit.master].slug)}"
    return f"hunts {short_name(view.units[unit.target].slug)}" if unit.target >= 0 else ""


def _card_note(view: View, unit: UnitView, card: CardView) -> str:
    useless = card.known and why_unusable(view, unit, TREASURES[card.slug])
    notes = ("" if card.shown else "face down", "cannot use it" if useless else "")
    text = ", ".join(each for each in notes if each)
    return f" ({text})" if text else ""


def rating_line(unit: UnitView) -> str:
    return ", ".join(f"{RATING_NAME[each]} {unit.ratings[each].value}" for each in RATINGS) + "."


def state_text(view: View, unit: UnitView) -> str:
    """A unit's actions this turn, or the reason why it is not on the map, briefly."""
    if unit.fate is Fate.KILLED or unit.health <= 0:
        return "killed"
    if unit.is_in_prison:
        return "in prison"
    if unit.is_off_map:
        return f"off map, Respect {unit.ratings['respect'].value}"
    if not unit.is_on_map:
        return str(unit.fate)
    if unit == acting_unit(view):
        return "acts now"
    if unit.fired:
        return "has fired"
    if unit.walked_spaces:
        return "has moved"
    return "done" if unit.finished else ""


FATES = {"killed": "dead", "in prison": "held", "escaped": "gone", "out of the game": "gone"}
"""The fate of a unit that is not on the map, for a table with narrow columns."""


def whereabouts_text(view: View, unit: UnitView) -> str:
    """A unit's space, or in one word why it has none: "off" before it enters."""
    if unit.is_on_map:
        return view.map.names[unit.space]
    return FATES.get("killed" if unit.health <= 0 else str(unit.fate), "off")


def near_enemies(view: View, unit: UnitView) -> list[UnitView]:
    """The enemies on the map that a unit may attack, the nearest first."""
    if not unit.is_on_map:
        return []
    unit_hex = view.map.spaces[unit.space].hex
    enemies = [each for each in enemies_of(view, unit) if may_attack(view, unit, each)]
    return sorted(enemies, key=lambda each: distance(unit_hex, view.map.spaces[each.space].hex))


def attacks_texts(view: View, unit: UnitView, target: UnitView) -> list[str]:
    """A unit's chances against another, the longest text first; short ones do not name the unit."""
    shot, melee = chances_against(view, unit, target)
    name = short_name(target.slug)
    close = f"melee {melee.odds:wounds}"
    shoots = f"shot {shot.odds:wounds}" if shot else ""
    both_chances = f"{shoots}; {close}" if shoots else close
    return [
        attacks_text(view, unit, target),
        f"Against {name}: {both_chances}.",
        f"{name}: {both_chances}.",
        f"Against {name}: {shoots or close}.",
        f"{name}: {shoots or close}.",
        f"{name}: wounds {percent((shot or melee).odds.wound_chance)}.",
    ]


def attacks_text(view: View, unit: UnitView, target: UnitView) -> str:
    shot, melee = chances_against(view, unit, target)
    shoots = f"{shot.weapon_name} {shot.odds}; " if shot else ""
    close = f"melee {melee.odds}"
    return f"{short_name(unit.slug)} against {short_name(target.slug)}: {shoots}{close}."


def carried_text(unit: UnitView) -> str:
    """The things a unit carries besides cards, after a comma."""
    flag = ", carries a flag" if unit.has_flag else ""
    return f"{flag}, has a tribute item" if unit.has_tribute else flag
