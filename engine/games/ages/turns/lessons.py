"""A line about each phase of a turn, for players who meet it for the first time."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.view_types import UnitView, View
from engine.games.ages.words import is_opening

LAST_ROUND = 3
"""The last round in which phases are explained."""
MAX_WIDTH = 77
"""The greatest width of a line, which then fits 80 columns."""
PHASES = {
    "free actions": "1 of 7, free actions: heal, trade or use cards; often there is nothing to do.",
    "fire": "2 of 7, fire: each may shoot once, and then does not move in this turn.",
    "move": "3 of 7, move: each may walk as far as its Speed; ? and ! are worth a visit.",
    "opportunity fire": "4 of 7, opportunity fire: the other team shoots at those who moved.",
    "melee": "5 of 7, melee: where both teams share a space all strike, best Wits first.",
    "adventure": "6 of 7, adventure: units on ? or ! may face it, for cards and more.",
    "reinforcement": "7 of 7, reinforcement: units enter if no enemy off the map has more Respect.",
}
"""The phases in the order of a turn, each in one line."""


def lesson(view: View) -> tuple[str, str]:
    """The phase, and its explanation in the first rounds."""
    if is_opening(view) or view.round > LAST_ROUND or view.phase not in PHASES:
        return "", ""
    first = view.phase == "free actions" and view.round > 1
    text = entered_text(view) if first else PHASES[view.phase]
    return view.phase, f"{passed_text(view)} {text}".strip()


def passed_text(view: View) -> str:
    """The sentence about phases just passed without a question, and why; "" if none surely was."""
    own_units = [each for each in view.units if each.is_on_map and each.team == view.team]
    if view.phase == "reinforcement" and not own_units:
        return "Phases 1 to 6 asked nothing: none of your units is on the map yet."
    if view.phase == "move" and view.team == view.turn and not _can_anybody_shoot(view, own_units):
        return "Fire was passed: nobody can shoot yet."
    return ""


def _can_anybody_shoot(view: View, own_units: list[UnitView]) -> bool:
    """Are units of both teams outside domes, in which nobody shoots or is shot at (9.1)?"""
    enemies = [each for each in view.units if each.is_on_map and each.team != view.team]
    return all(
        any(view.map.spaces[each.space].terrain != "dome" for each in units)
        for units in (own_units, enemies)
    )


def entered_text(view: View) -> str:
    """The sentence about who is on the map so far, because the first round asks hardly anybody."""
    teams = [
        (TEAMS[team], [each for each in view.units if each.is_on_map and each.team == team])
        for team in (view.turn, 1 - view.turn)
    ]
    (_, own_units), (_, enemies) = teams
    parts = [_places_text(view, own_units), _places_text(view, enemies)]
    enemies_text = "; the enemy " if len(enemies) == 1 else "; the enemies "
    is_after_entry = view.round == 2 and view.mission_row.entry == "reinforce"
    start = "Round 1 was the entry. On the map:" if is_after_entry else "On the map now:"
    text = f"{start} {enemies_text.join(filter(None, parts))}."
    if own_units and len(text) <= MAX_WIDTH:
        return text
    units_text = join_with_and(f"{count(len(units), 'unit')} of {name}" for name, units in teams)
    return f"{start} {units_text}."


def _places_text(view: View, units: list[UnitView]) -> str:
    """Units with their spaces: "Tomyris (H40), Hanno (A3)"."""
    return ", ".join(f"{short_name(each.slug)} ({view.map.names[each.space]})" for each in units)
