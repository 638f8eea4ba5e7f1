"""Flags that are carried and brought home, and characters that escape (RULES.md 32)."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.games.ages.achievements.rules import check_glory, measures
from engine.games.ages.adventures.events import Escaped, FlagFell, FlagScored, FlagTaken
from engine.games.ages.creatures.rules import call_off_hunters, lose_master
from engine.games.ages.rows.missions import BLACK, WHITE
from engine.games.ages.sites.deeds import flag_homes
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import AnyState, AnyUnit, Fate


def can_take_flag(table: AnyState, unit: AnyUnit) -> bool:
    """Does a flag of its team lie in its space, and it has none (32.3)?"""
    can_carry = unit.kind == "character" and not unit.has_flag
    return can_carry and unit.team in table.flags_in(unit.space)


def take_flag(g: AgesState, unit: Unit) -> None:
    """Pick up a flag of the team, even beside an enemy (32.3)."""
    space = g.space_name(unit.space)
    flags_left = list(g.flags.pop(space))
    flags_left.remove(unit.team)
    if flags_left:
        g.flags[space] = tuple(flags_left)
    unit.has_flag = True
    g.emit(FlagTaken, unit=unit.slug, space=space)


def drop_flag(g: AgesState, unit: Unit, space: int) -> None:
    """Leave a flag where its bearer was killed or imprisoned (32.4)."""
    if unit.has_flag:
        unit.has_flag = False
        name = g.space_name(space)
        g.flags[name] = (*g.flags.get(name, ()), unit.team)
        g.emit(FlagFell, unit=unit.slug, space=name)


def can_score(table: AnyState, unit: AnyUnit) -> bool:
    """Does the unit carry a flag, and is it at home (32.5)?"""
    return unit.has_flag and unit.space in flag_homes(table.map, unit.team)


def score_flag(g: AgesState, unit: Unit) -> None:
    """Bring the flag home (32.5)."""
    unit.has_flag = False
    g.flags_scored[unit.team] += 1
    g.emit(FlagScored, unit=unit.slug, team=unit.team, count=g.flags_scored[unit.team])
    check_glory(g)


@measures("flags")
def flag_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The flags that White and Black have brought home (32.5)."""
    return g.flags_scored[WHITE], g.flags_scored[BLACK]


# Escape


def can_escape(table: AnyState, unit: AnyUnit) -> bool:
    """Is the character in an escape space (32.6)?"""
    return bool(table.mission_row.exits) and unit.kind == "character" and unit.space in table.exits


def escape_with_flag(g: AgesState, unit: Unit) -> None:
    """Leave the game, with cards and flag; henchmen leave the game (32.6)."""
    space = g.space_name(unit.space)
    g.escape_teams.append(unit.team)
    unit.fate, unit.space, unit.active = Fate.ESCAPED, -1, False
    number = g.number(unit.slug)
    points = g.mission_row.points_of_escape(len(g.escape_teams))
    g.emit(Escaped, unit=unit.slug, space=space, points=points)
    lose_master(g, number, "master escaped")
    call_off_hunters(g, number)


@measures("escape")
def escape_scores(g: AgesState, achievement: str) -> tuple[int, int]:
    """The points of the characters that escaped, by their order (32.7)."""
    points = [0, 0]
    for place, team in enumerate(g.escape_teams, 1):
        points[team] += g.mission_row.points_of_escape(place)
    return points[WHITE], points[BLACK]


# Both happen in the adventure phase, without a challenge

HOME_ACTIONS = {"score": score_flag, "escape": escape_with_flag}


def home_choices(table: AnyState, unit: AnyUnit) -> list[Choice]:
    """The choices to bring a flag home or to escape, where the unit may (32.5, 32.6)."""
    choices = [choice("score", unit.slug)] if can_score(table, unit) else []
    return [*choices, choice("escape", unit.slug)] if can_escape(table, unit) else choices
