"""Actions in general (RULES.md 7): the order of turns, the offered actions, resting and waking."""

from __future__ import annotations

from functools import cache

from engine.core.choice import is_any_legal, legal
from engine.core.flow import choose
from engine.core.text import count
from engine.games.currents.actions.waking import Rest, Rested, Wake, Woken, wake_ideas
from engine.games.currents.events import Declined
from engine.games.currents.ideas import action_ideas
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.view_types import BegunAction


def exhaust_luminaries(g: CurrentsState, firm: Firm, *luminaries: str) -> None:
    """Exhaust luminaries for the action that the company takes (7.2)."""
    firm.asleep.extend(luminaries)
    g.begun_action = g.begun_action.with_luminaries(luminaries)


def wake(firm: Firm, luminary: str) -> None:
    firm.asleep.remove(luminary)


def end_action(g: CurrentsState) -> Step:
    """End the action; its company has its next turn after all others (7.1)."""
    if g.begun_action.verb:
        g.count(g.begun_action.verb)
    g.begun_action = BegunAction()
    g.waiting_companies.append(g.asked_company)
    return Step.ACT


NEXT_STEPS = {
    "claim": Step.CLAIMANT,
    "advance": Step.TEAM,
    "propaganda": Step.SPEAK,
    "develop": Step.STAFF,
    "visit": Step.CALL,
}
"""The next question after an action was chosen, by its verb."""


async def ask_for_an_action(g: CurrentsState) -> Step:
    """Ask the next player who can act for an action; go to bookkeeping if none can (7.1)."""
    firm = next_to_act(g)
    if firm is None:
        return Step.BOOKKEEPING
    g.asked_company = firm.slug
    prompt = act_prompt(len(firm.awake))
    answer = await choose(firm.seat, prompt, legal(action_ideas(g, firm)), "7.1")
    g.begun_action = BegunAction(verb=answer.verb, noun=answer.noun)
    match answer.verb:
        case "rest":
            return rest_luminary(g, firm, Rest.of(answer).luminary)
        case "wake":
            return wake_for_cash(g, firm, Wake.of(answer, table=g))
        case "decline":
            return decline_to_wake(g, firm)
    return NEXT_STEPS[answer.verb]


@cache
def act_prompt(awake: int) -> str:
    """The question for an action, with how many luminaries are left for this turn."""
    if not awake:
        return "Wake a luminary, or decline"
    return f"Your action: {count(awake, 'luminary', 'luminaries')} awake"


def next_to_act(g: CurrentsState) -> Firm | None:
    """Drop the waiting companies that cannot act, and return the first that can (7.1)."""
    while g.waiting_companies:
        firm = g.firm(g.waiting_companies.pop(0))
        if firm.awake or is_any_legal(wake_ideas(g, firm)):
            return firm
    return None


def rest_luminary(g: CurrentsState, firm: Firm, luminary: str) -> Step:
    """Exhaust a luminary and do nothing else (7.3)."""
    exhaust_luminaries(g, firm, luminary)
    g.emit(Rested, company=firm.slug, luminary=luminary)
    return end_action(g)


# Waking, apart from the actions (16.27)


def wake_for_cash(g: CurrentsState, firm: Firm, action: Wake) -> Step:
    """Wake a luminary; this is not an action, so the company still has its turn (20.28)."""
    luminary, cost = action.luminary, action.cost
    firm.cash -= cost
    wake(firm, luminary)
    g.spent = True
    g.emit(Woken, company=firm.slug, luminary=luminary, cash_paid=cost, card=g.event)
    return _go_on_with_company(g)


def decline_to_wake(g: CurrentsState, firm: Firm) -> Step:
    """Let the event card go unused this turn (20.28)."""
    g.spent = True
    g.emit(Declined, company=firm.slug, source=g.event)
    return _go_on_with_company(g)


def _go_on_with_company(g: CurrentsState) -> Step:
    g.begun_action = BegunAction()
    g.waiting_companies.insert(0, g.asked_company)
    return Step.ACT
