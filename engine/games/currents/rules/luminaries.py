"""Exhausting and waking luminaries, and the end of an action (RULES.md 7)."""

from __future__ import annotations

from engine.games.currents.state import BegunAction, CurrentsState, Firm, Step


def exhaust_luminaries(g: CurrentsState, firm: Firm, *luminaries: str) -> None:
    """Exhaust luminaries for the action that the company takes (7.2)."""
    firm.asleep.extend(luminaries)
    g.begun_action.luminaries.extend(luminaries)


def wake(firm: Firm, luminary: str) -> None:
    """Wake an exhausted luminary."""
    firm.asleep.remove(luminary)


def end_action(g: CurrentsState) -> Step:
    """End the action; its company has its next turn after all others (7.1)."""
    if g.begun_action.verb:
        g.tally[g.begun_action.verb] = g.tally.get(g.begun_action.verb, 0) + 1
    g.begun_action = BegunAction()
    g.waiting_companies.append(g.asked_company)
    return Step.ACT
