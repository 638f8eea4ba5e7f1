"""Reasons to claim a project."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.currents.bots.projects import Claims
from engine.games.currents.bots.reasons.phrases import (
    LEAST_USE,
    ReasonTerm,
    largest_part,
    price_rise_text,
    reasons,
    works_text,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.calculations.projects import bill_of_claim, project_gain
from engine.games.currents.card_types import CURRENTS, Current
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import (
    money,
)


def claim_terms(
    outlook: Outlook, project: str, luminary: str, current: Current
) -> list[ReasonTerm]:
    """The parts of the value of a claim."""
    view, firm, claims = outlook.view, outlook.firm, Claims(outlook)
    total = bill_of_claim(view, firm, project, luminary, current).total
    gain = project_gain(view, firm, project, current).total
    cost = f"for {money(total)}" if total else "free of charge"
    effect = f"moves {price_rise_text(gain)}" if gain else "leaves your price as it is,"
    city, _ = PROJECTS[project]
    return [
        (claims.gain_value(project, current), f"it {effect} {cost}"),
        (claims.works_value(city), works_text(firm)),
    ]


@reasons("claim")
def reason_to_claim(outlook: Outlook, choice: Choice) -> str:
    """The reason for claiming the project: the gains of the best way to claim it."""
    _, way = max(Claims(outlook).ways_with_values(choice.noun))
    return largest_part(claim_terms(outlook, choice.noun, *way))


@reasons("with")
def reason_to_act_with_luminary(outlook: Outlook, choice: Choice) -> str:
    """The reason for using this luminary: the gains of the claim, or its little use elsewhere."""
    if outlook.view.step == "staff":
        return LEAST_USE
    luminary, word = choice.noun.split()
    current = next(each for each in CURRENTS if each == word)
    return largest_part(claim_terms(outlook, outlook.view.begun_action.noun, luminary, current))
