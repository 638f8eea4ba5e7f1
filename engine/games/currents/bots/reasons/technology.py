"""Reasons to advance in technology."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.text import count
from engine.games.currents.bots.reasons.phrases import (
    ReasonTerm,
    largest_part,
    price_rise_text,
    reasons,
    works_text,
)
from engine.games.currents.bots.technology import Advances
from engine.games.currents.bots.value import Outlook
from engine.games.currents.calculations.projects import free_projects
from engine.games.currents.calculations.technology import patent_fin, patent_gain
from engine.games.currents.card_types import track_and_level
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import (
    ROMAN,
    TRACK_NAMES,
    level_name,
)


def advance_terms(outlook: Outlook, noun: str, team: tuple[str, ...]) -> list[ReasonTerm]:
    """The parts of the value of an advance with a team."""
    view, firm, advances = outlook.view, outlook.firm, Advances(outlook)
    track, goal = track_and_level(noun)
    terms = [(advances.reach_value(track, goal), reach_text(advances, noun))]
    fin = sum(LUMINARIES[slug].ratings.fin for slug in team)
    is_free = f"{track} {goal}" not in view.patents
    if is_free and fin >= patent_fin(view, firm, goal - firm.levels[track]):
        gain = patent_gain(view, firm, goal)
        patent = f"the patent {level_name(noun)}"
        terms += [
            (advances.rise_value(goal), f"{patent} moves {price_rise_text(gain)}"),
            (
                advances.lead_value(track, goal),
                f"the highest {TRACK_NAMES[track]} patent lets your price rise in bookkeeping",
            ),
            (advances.expected_fees(goal), f"{patent} makes others on this level pay you fees"),
            (advances.works_value(track), works_text(firm)),
        ]
    return terms


def reach_text(advances: Advances, noun: str) -> str:
    """The projects that an advance opens, or comes nearer to, as text."""
    track, goal = track_and_level(noun)
    opened_projects = advances.opened_projects(track, goal)
    free = [
        project
        for project in free_projects(advances.outlook.view)
        if int(project[-1]) in opened_projects
    ]
    if free:
        return f"it opens {count(len(free), 'free project')} of level {ROMAN[opened_projects[-1]]}"
    return f"it is a step to the projects of level {ROMAN[goal]}"


@reasons("advance")
def reason_to_advance(outlook: Outlook, choice: Choice) -> str:
    """The reason for advancing: the gains of the best team."""
    values = Advances(outlook).team_values(*track_and_level(choice.noun))
    return largest_part(
        advance_terms(outlook, choice.noun, max(values, key=lambda team: values[team]))
    )


@reasons("exhaust")
def reason_to_exhaust(outlook: Outlook, choice: Choice) -> str:
    """The reason for advancing with this team: its gains."""
    return largest_part(
        advance_terms(outlook, outlook.view.begun_action.noun, tuple(choice.noun.split()))
    )


@reasons("test")
def reason_to_test(outlook: Outlook, choice: Choice) -> str:
    """The reason for taking the free level: the projects that it opens."""
    track = next(each for each in outlook.firm.levels if each == choice.noun)
    return reach_text(Advances(outlook), f"{track} {outlook.firm.levels[track] + 1}")
