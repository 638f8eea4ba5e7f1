"""Riding and walking, in plain words with chances and what follows."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count, listed
from engine.games.ages.describe.adventure_words import (
    encounter_words,
    guardian_on_top,
    unseen_words,
)
from engine.games.ages.describe.words import (
    Words,
    acting,
    card_place,
    describes,
    hex_place,
    unit_place,
)
from engine.games.ages.names import unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import enemies_in, path_at
from engine.games.ages.view_types import HIDDEN, View


@describes("ride")
def ride(view: View, choice: Choice) -> Words:
    """Describe choosing a transport."""
    row = TREASURES[choice.noun]
    words = f"{row.text}. It holds for the whole move"
    return "Ride", row.name, words, "10.5", card_place(choice.noun)


@describes("walk")
def walk(view: View, choice: Choice) -> Words:
    """Describe walking to a space: its cost, and who is there."""
    unit, chart = acting(view), view.map
    at = chart.by_noun[choice.noun]
    name = chart.names[at]
    place = hex_place(name)
    cost = view.reach.get(at)
    if cost is None:
        return "Walk to", name, chart.spaces[at].terrain, "10.1", place
    words = [f"{cost} of {count(view.points, 'point')}, {chart.spaces[at].terrain}"]
    label = name
    enemies = enemies_in(view, unit, at)
    if enemies:
        names = listed(unit_name(each.slug) for each in enemies)
        words.append(f"{names} there: the move ends, and they may fight")
        label = f"{name}, {names}"
    if at in view.counters:
        met = view.counters[at]
        unseen = f"an unseen encounter: {unseen_words(view, unit)}"
        words.append(unseen if met == HIDDEN else encounter_words(view, unit, met))
        label += ", encounter"
    elif chart.spaces[at].site and unit.kind == "character" and path_at(view, unit, at):
        words.append(guardian_on_top(view, unit, at))
        label += ", guardian"
    if at in view.ground:
        label += ", cards"
    return "Walk to", label, "; ".join(words), "10.1", place


@describes("stop")
def stop(view: View, choice: Choice) -> Words:
    """Describe ending a move."""
    unit = acting(view)
    words = "The points that are left are lost"
    return "Stop", f"stay at {view.map.names[unit.space]}", words, "10.1", unit_place(unit.slug)
