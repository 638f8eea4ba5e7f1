"""Headquarters (RULES.md 11, 17): developing a card, and what some do at that moment."""

from __future__ import annotations

from engine.core.choice import is_any_legal, legal
from engine.core.flow import choose
from engine.core.text import lower_first
from engine.games.currents.actions.rules import end_action, exhaust_luminaries, wake
from engine.games.currents.actions.waking import Wake, Woken
from engine.games.currents.events import CashGained, Declined
from engine.games.currents.headquarters.divisions import (
    Develop,
    Developed,
    DevelopWith,
    FreeLevel,
    effect_ideas,
    gains,
    staff_ideas,
)
from engine.games.currents.propaganda.rules import sway_marker
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import Decline, action_of, begun
from engine.games.currents.technology.rules import advance

# Developing


async def ask_who_develops(g: CurrentsState) -> Step:
    """Ask which luminary develops the card, and develop it (11.2, 11.3)."""
    firm, row = g.firm(g.asked_company), begun(g, Develop).row
    prompt = f"Develop {row.name}: with which luminary?"
    answer = await choose(firm.seat, prompt, legal(staff_ideas(g, firm)), "11.2")
    luminary = DevelopWith.of(answer).luminary
    exhaust_luminaries(g, firm, luminary)
    develop(g, firm, row.slug, luminary)
    if row.slug in gains:
        gain = gains[row.slug](g, firm)
        firm.cash += gain
        g.emit(CashGained, company=firm.slug, amount=gain, cash=firm.cash, card=row.slug)
    if is_any_legal(effect_ideas(g, firm)):
        return Step.EFFECT
    return end_action(g)


def develop(g: CurrentsState, firm: Firm, card: str, luminary: str = "") -> None:
    """Turn an HQ card up."""
    firm.developed_cards.append(card)
    g.emit(Developed, company=firm.slug, card=card, luminary=luminary)


async def ask_how_to_use_the_effect(g: CurrentsState) -> Step:
    """Ask for the choice that the newly developed card gives (11.3)."""
    firm, row = g.firm(g.asked_company), begun(g, Develop).row
    prompt = f"{row.name}: {lower_first(row.text)}"
    answer = await choose(firm.seat, prompt, legal(effect_ideas(g, firm)), "11.3")
    match action_of(g, answer):
        case FreeLevel() as free:
            advance(g, firm, free.track, free.level, patented=False)
        case Wake(luminary=luminary):
            wake(firm, luminary)
            g.emit(Woken, company=firm.slug, luminary=luminary, cash_paid=0, card=row.slug)
        case Decline():
            g.emit(Declined, company=firm.slug, source=row.slug)
        case move:
            sway_marker(g, firm, move)
    return end_action(g)
