"""Texts about ratings, achievements and what counts for them, and the current standing."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.about import About
from engine.core.dispatch import Dispatch
from engine.core.text import join_with_and
from engine.games.ages.achievements.by_cards import (
    card_achievements,
    known_card_goals,
    might_hide_goal,
)
from engine.games.ages.alliance.path import LAST_PLACE, SIDE_OFFSET
from engine.games.ages.card_types import RATINGS, Rating
from engine.games.ages.cards.about import about_card
from engine.games.ages.names import short_name
from engine.games.ages.phrases import about_place
from engine.games.ages.rows.missions import BLACK, TEAMS, WHITE
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sites.deeds import site_name
from engine.games.ages.standing import GOAL_TEXTS, achievement_counts, leader_and_reason
from engine.games.ages.tribute.items import WHERE_ITEMS_COME_FROM, bearers_text
from engine.games.ages.turns.phases import round_text
from engine.games.ages.units import Fate
from engine.games.ages.view_types import GoalView, UnitView, View
from engine.games.ages.words import RATING_NAME, RATING_USE


@about_place("rating")
def about_rating(view: View, name: str) -> About | None:
    rating: Rating | None = next((each for each in RATINGS if each == name), None)
    if rating is None:
        return None
    values = [f"{short_name(each.slug)} {each.ratings[rating].value}" for each in view.units]
    return About(RATING_NAME[rating], (RATING_USE[rating], f"{join_with_and(values)}."), "2.1")


@about_place("goal")
def about_goal(view: View, slug: str) -> About | None:
    goal = next((each for each in view.goals if each.slug == slug), None)
    if goal is None:
        return about_card(view, slug)
    meaning = GOAL_TEXTS.get(slug.partition("-")[0], "")
    lines = [f"White {goal.white}, Black {goal.black}."]
    lines += [meaning] if meaning else []
    lines += [f"{bearers_text(view)}. {WHERE_ITEMS_COME_FROM}."] if slug == "lith" else []
    return About(f"Achievement: {goal.name}", tuple(lines), "19.4" if slug != "combat" else "19.3")


HIDDEN_GOALS = "A face-down Secret card of an enemy may be one more achievement."


def about_standing(view: View) -> About:
    team, reason = leader_and_reason(view)
    white, black = achievement_counts(view)
    leading_team = TEAMS[team] if team is not None else "No team"
    cards = [
        f"{TREASURES[slug].name} of {short_name(unit.slug)} {card_achievements[slug](view, unit)}."
        for unit, slug in known_card_goals(view)
    ]
    cards += [HIDDEN_GOALS] if might_hide_goal(view) else []
    lines = (
        f"{leading_team} would win if it ended now: {reason}.",
        f"{round_text(view)}.",
        f"Achievements: White {white}, Black {black}. Equal ones go to no team.",
        *cards,
        "Equal achievements: combat points decide, then it is a draw.",
        f"Alive: White {view.alive[0]}, Black {view.alive[1]}.",
        "A team with more than twice as many living characters wins at once (Valor).",
    )
    return About("Current standing", lines, "19.2")


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
    if unit.fate in (Fate.KILLED, Fate.ESCAPED):
        return str(unit.fate)
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
        short_name(unit.slug) for unit in team_characters(view, team) if unit.fate is Fate.ESCAPED
    ]
    return join_with_and(names)
