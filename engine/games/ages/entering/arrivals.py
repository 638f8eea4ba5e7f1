"""Who comes onto the map, and in which dome (RULES.md 17).

All of it is asked on the state and on a view.
"""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.choice import Ban, Idea, choice, idea
from engine.core.facts import Fact, TriedChoice, Words
from engine.core.text import join_with_and
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.names import unit_name
from engine.games.ages.units import AnyState, AnyUnit, ability
from engine.games.ages.view_types import UnitView

WAIT = choice("wait")


def has_yet_to_enter(unit: AnyUnit) -> bool:
    return unit.kind == "character" and unit.is_off_map and not unit.entered


def enters_at_will(unit: AnyUnit) -> bool:
    """May the unit enter in any reinforcement phase, and count for nobody until then (20.43)?"""
    return ability(unit).enters_at_will


def respect_of(table: AnyState, unit: AnyUnit) -> int:
    return rating(table, unit, "respect")


def rival_of(table: AnyState, team: int) -> AnyUnit | None:
    """The enemy of a team off the map whose Respect its characters need; None for none (17.1)."""
    enemies = (
        u for u in table.units if u.team != team and has_yet_to_enter(u) and not enters_at_will(u)
    )
    return max(enemies, key=lambda each: respect_of(table, each), default=None)


def arrivals(table: AnyState, team: int) -> list[AnyUnit]:
    """The characters of a team that come in now, those first that must (17.1)."""
    waiting = [u for u in table.units if u.team == team and has_yet_to_enter(u)]
    rival = rival_of(table, team) if waiting else None
    least = respect_of(table, rival) if rival else 0
    able = [u for u in waiting if enters_at_will(u) or respect_of(table, u) >= least]
    return sorted(able, key=enters_at_will)


def entry_ideas(table: AnyState) -> Iterator[Idea]:
    """The characters that may enter, and why others may not; to wait, if none must (17.1)."""
    able = arrivals(table, table.turn)
    yield from (choice("enter", unit.slug) for unit in able)
    if all(map(enters_at_will, able)):
        yield WAIT
    slugs = {unit.slug for unit in able}
    for unit in table.units:
        if unit.team == table.turn and has_yet_to_enter(unit) and unit.slug not in slugs:
            yield idea(choice("enter", unit.slug), _no_entry(table, unit))


def _no_entry(table: AnyState, unit: AnyUnit) -> Ban:
    return Ban(lambda: str(entry_text(table, unit)), "17.1")


@frozen
class RespectNeeded(Fact):
    """The Respect of a character, and that of the enemy off the map whom it must equal (17.1)."""

    unit: str
    respect: int
    rival: str = ""
    needed: int = 0

    def __str__(self) -> str:
        if not self.rival:
            return f"Respect {self.respect}"
        verdict = "enough" if self.respect >= self.needed else "too low"
        rival = f"{unit_name(self.rival)}, an enemy off the map, has {self.needed}"
        return f"Respect {self.respect} is {verdict}, as {rival}"

    def holds(self, tried: TriedChoice) -> bool:
        units: dict[str, UnitView] = {each.slug: each for each in tried.before.units}
        unit = units[self.unit]
        needs = {
            each.slug: each.ratings["respect"].value
            for each in units.values()
            if each.team != unit.team and has_yet_to_enter(each) and not enters_at_will(each)
        }
        is_highest = max(needs.values(), default=0) == needs.get(self.rival) == self.needed
        return unit.ratings["respect"].value == self.respect and (is_highest or not self.rival)


def entry_text(table: AnyState, unit: AnyUnit) -> Words:
    """The reason why a character off the map may enter, or may not yet (17.1)."""
    if enters_at_will(unit):
        return "this character enters in any reinforcement phase"
    rival, respect = rival_of(table, unit.team), respect_of(table, unit)
    if rival is None:
        return "no enemy is left off the map, so all enter"
    return RespectNeeded(unit.slug, respect, rival.slug, respect_of(table, rival))


def enters_by_respect(table: AnyState) -> bool:
    """Do characters enter in the reinforcement phase of this mission (31.1)?"""
    return table.mission_row.entry == "reinforce"


# Domes


def dome_crowds(table: AnyState, leaving: AnyUnit | None = None) -> dict[int, int]:
    """The number of units in each dome; a unit that leaves its own dome does not count."""
    spaces = [unit.space for unit in table.units if unit.is_on_map and unit is not leaving]
    return {number: spaces.count(space) for number, space in sorted(table.map.domes.items())}


def empty_domes(table: AnyState, leaving: AnyUnit | None = None) -> list[int]:
    """The spaces of the domes without a unit, which those who enter go to first (17.2)."""
    crowds = dome_crowds(table, leaving)
    return [table.map.domes[number] for number, occupants in crowds.items() if not occupants]


def dome_ideas(table: AnyState) -> Iterator[Idea]:
    """The domes to which the unit may be sent, and why not to the others (17.2)."""
    for number in table.open_domes:
        yield choice("dome", str(number))
    for number, space in sorted(table.map.domes.items()):
        if number not in table.open_domes:
            occupants = [unit_name(u.slug) for u in table.units if u.is_on_map and u.space == space]
            occupancy = f"{join_with_and(occupants)} {'is' if len(occupants) == 1 else 'are'} there"
            reason = occupancy if occupants else "its colour is not that of the drawn card"
            yield idea(choice("dome", str(number)), Ban(reason, "17.2"))
