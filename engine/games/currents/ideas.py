"""What a company may think of doing at each step: legal, or refused with the reason and the clause.

The rules offer the legal ones of the state, and a seat is told about all of them on its view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.core.choice import Ban, Decision, Idea, choice, idea
from engine.games.currents.actions.waking import Rest, wake_ideas
from engine.games.currents.auctions.bids import bid_ideas, nomination_ideas, raise_ideas
from engine.games.currents.companies.draft import draft_ideas
from engine.games.currents.event_cards.offers import fire_ideas, prize_ideas
from engine.games.currents.headquarters.divisions import develop_ideas, effect_ideas, staff_ideas
from engine.games.currents.market.trades import (
    VISIT,
    ledger_ideas,
    trade_ideas,
    visit_ban,
    visitor_ideas,
)
from engine.games.currents.projects.claims import claim_ideas, way_ideas
from engine.games.currents.propaganda.moves import (
    ENGAGE,
    card_ideas,
    cards_up,
    second_sway_ideas,
    speak_ideas,
    sway_ideas,
)
from engine.games.currents.protocols import AnyFirm, AnyState, asked_firm
from engine.games.currents.table_action import DECLINE, NOBODY_AWAKE, choices_of
from engine.games.currents.technology.advances import advance_ideas, nudge_ideas, team_ideas
from engine.games.currents.view_types import View

VERBS = ("claim", "advance", "propaganda", "develop", "visit", "rest")
"""The verbs of the actions that a luminary takes."""

NO_CARD = Ban("no propaganda card is face up", "10.1")


def action_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """Every action, whether or not it can be carried out to its end (7.4)."""
    awake = firm.awake
    if not awake:
        refusals = [idea(choice(verb), NOBODY_AWAKE) for verb in VERBS]
        return [*refusals, *wake_ideas(table, firm), DECLINE]
    return [
        *claim_ideas(table, firm),
        *advance_ideas(table, firm),
        idea(ENGAGE, None if cards_up(table) else NO_CARD),
        *develop_ideas(table, firm),
        idea(VISIT, visit_ban(table, firm)),
        *choices_of(Rest, awake),
        *wake_ideas(table, firm),
    ]


IDEAS: dict[str, Callable[[AnyState, AnyFirm], Iterable[Idea]]] = {
    "nominate": nomination_ideas,
    "open": bid_ideas,
    "bid": raise_ideas,
    "event bid": raise_ideas,
    "fire": fire_ideas,
    "prize": prize_ideas,
    "act": action_ideas,
    "claimant": way_ideas,
    "team": team_ideas,
    "nudge": nudge_ideas,
    "speak": speak_ideas,
    "sway": sway_ideas,
    "card": card_ideas,
    "sway again": second_sway_ideas,
    "staff": staff_ideas,
    "effect": effect_ideas,
    "call": visitor_ideas,
    "trade": trade_ideas,
    "ledger": ledger_ideas,
}
"""The ideas of the company that is asked, by the step of the sequence of play."""


def ideas(view: View, decision: Decision) -> Iterable[Idea]:
    """What the seat that is asked may think of."""
    if view.step == "draft":
        return draft_ideas(view)
    return IDEAS[view.step](view, asked_firm(view))
