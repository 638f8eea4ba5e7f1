"""The winning of each achievement: the units, sites, tributes and flags that count for it."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.dispatch import Dispatch
from engine.core.text import join_with_and
from engine.games.ages.alliance.path import LAST_PLACE, SIDE_OFFSET
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.sites.deeds import site_name
from engine.games.ages.view_types import GoalView, UnitView, View

progress_texts: Dispatch[str, Callable[[View, GoalView, int], str]] = Dispatch("progress")
"""Functions that describe a team's progress in an achievement, by its kind."""


def how_text(view: View, goal: GoalView) -> str:
    """The progress of both teams: "White: 2 unhurt, 1 killed; Black: 3 unhurt"."""
    tell = progress_texts.get(goal.slug.partition("-")[0])
    if tell is None:
        return ""
    team_texts = [(TEAMS[team], tell(view, goal, team)) for team in (WHITE, BLACK)]
    return "; ".join(f"{name}: {text}" for name, text in team_texts if text)


def team_characters(view: View, team: int) -> list[UnitView]:
    return [each for each in view.units if each.team == team and each.kind == "character"]


@progress_texts("combat")
def combat_text(view: View, goal: GoalView, team: int) -> str:
    states = [state_of(unit) for unit in team_characters(view, team)]
    order = ("unhurt", "wounded", "killed", "in prison", "escaped")
    return ", ".join(f"{states.count(each)} {each}" for each in order if each in states)


def state_of(unit: UnitView) -> str:
    """The fate of a unit, as it counts for combat points (19.3)."""
    if unit.is_in_prison:
        return "in prison"
    if unit.fate in ("killed", "escaped"):
        return unit.fate
    return "wounded" if unit.health < unit.starting_health else "unhurt"


@progress_texts("base")
def base_text(view: View, goal: GoalView, team: int) -> str:
    return join_with_and(map(site_name, view.ruins[1 - team]))


@progress_texts("lith")
def tribute_text(view: View, goal: GoalView, team: int) -> str:
    points = (max(0, view.lith), max(0, -view.lith))[team]
    return f"{points} ahead in tribute" if points else ""


@progress_texts("encounters")
def encounters_passed(view: View, goal: GoalView, team: int) -> str:
    units = [unit for unit in view.units if unit.team == team and unit.encounters_passed]
    units.sort(key=lambda unit: -unit.encounters_passed)
    return ", ".join(f"{short_name(unit.slug)} {unit.encounters_passed}" for unit in units)


@progress_texts("labyrinth")
def path_text(view: View, goal: GoalView, team: int) -> str:
    reports = []
    for path, (owner, place) in view.path_markers.items():
        piece, _, name = path.rpartition(" ")
        if owner == team and goal.slug in ("labyrinth", piece):
            reports.append(f"{name.capitalize()}{' to its end' if place > 1 else ''}")
    return join_with_and(reports)


@progress_texts("alliance")
def alliance_text(view: View, goal: GoalView, team: int) -> str:
    """The position of the team's marker, and whether it was first at the end."""
    if view.alliance is None:
        return ""
    place = view.alliance.places[team]
    if view.alliance.winner == team:
        return "at its end first"
    return "in a side space" if place > SIDE_OFFSET else f"space {place + 1} of {LAST_PLACE + 1}"


@progress_texts("flags")
def flag_text(view: View, goal: GoalView, team: int) -> str:
    return f"{view.flags_scored[team]} brought home" if view.flags_scored[team] else ""


@progress_texts("escape")
def escape_text(view: View, goal: GoalView, team: int) -> str:
    names = [
        short_name(unit.slug) for unit in team_characters(view, team) if unit.fate == "escaped"
    ]
    return join_with_and(names)
