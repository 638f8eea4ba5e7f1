"""Texts about ratings, achievements, and the current standing."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import join_with_and
from engine.games.ages.achievements.by_cards import (
    card_achievements,
    known_card_goals,
    might_hide_goal,
)
from engine.games.ages.card_types import RATINGS, Rating
from engine.games.ages.cards.about import about_card
from engine.games.ages.names import short_name
from engine.games.ages.phrases import about_place
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.standing import GOAL_TEXTS, achievement_counts, leader_and_reason
from engine.games.ages.tribute.items import WHERE_ITEMS_COME_FROM, bearers_text
from engine.games.ages.turns.phases import round_text
from engine.games.ages.view_types import View
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
    """The text about the standing: the team that would win now, and why."""
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
