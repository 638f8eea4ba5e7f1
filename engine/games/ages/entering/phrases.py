"""The characters that enter by their Respect, and the reasons why or why not (RULES.md 17)."""

from __future__ import annotations

from engine.games.ages.names import unit_name
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View

AT_WILL = "precedence"
"""The ability whose owner enters in any reinforcement phase (20.43)."""


def has_yet_to_enter(unit: UnitView) -> bool:
    """Is the unit a character that has never entered the map?"""
    return unit.kind == "character" and unit.fate == "off map" and not unit.entered


def empty_domes(view: View, leaving: UnitView | None = None) -> list[int]:
    """The spaces of the domes without a unit, which those who enter go to first (17.2).

    A unit that leaves its own dome for another does not count.
    """
    units = [each for each in view.units if each.is_on_map and each is not leaving]
    occupied_spaces = {each.space for each in units}
    return [space for space in view.map.domes.values() if space not in occupied_spaces]


def respect_of(unit: UnitView) -> int:
    """The Respect of a unit as it is now."""
    return unit.ratings["respect"].value


def rival_of(view: View, team: int) -> UnitView | None:
    """The enemy of a team off the map whose Respect its characters need; None for none (17.1)."""
    enemies = [
        u for u in view.units if u.team != team and has_yet_to_enter(u) and ability(u) != AT_WILL
    ]
    return max(enemies, key=respect_of, default=None)


def entry_text(view: View, unit: UnitView) -> str:
    """The reason why a character off the map may enter, or may not yet (17.1)."""
    if ability(unit) == AT_WILL:
        return "this character enters in any reinforcement phase"
    rival, respect = rival_of(view, unit.team), respect_of(unit)
    if rival is None:
        return "no enemy is left off the map, so all enter"
    comparison = f"{unit_name(rival.slug)}, an enemy off the map, has {respect_of(rival)}"
    if respect >= respect_of(rival):
        return f"Respect {respect} is enough, as {comparison}"
    return f"Respect {respect} is too low, as {comparison}"


def enters_by_respect(view: View) -> bool:
    """Do characters enter in the reinforcement phase of this mission (31.1)?"""
    return view.mission_row.entry == "reinforce"
