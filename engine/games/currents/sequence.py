"""The sequence of play (RULES.md 3): what comes after what."""

from __future__ import annotations

from engine.games.currents.rules.actions import act
from engine.games.currents.rules.auction import (
    bid_for_a_luminary,
    bid_for_the_event,
    deal_leftovers,
    nominate,
    open_phase,
    open_the_bidding,
)
from engine.games.currents.rules.automata import automata_act
from engine.games.currents.rules.bookkeeping import end_turn, keep_the_books, trade_in_the_ledger
from engine.games.currents.rules.event_cards import (
    exhaust_in_the_fire,
    move_all_prices,
    take_the_prize,
    turn_up_event,
)
from engine.games.currents.rules.headquarters import choose_who_develops, use_the_effect
from engine.games.currents.rules.market import call_for_a_visit, trade
from engine.games.currents.rules.projects import choose_who_claims
from engine.games.currents.rules.propaganda import (
    choose_a_card,
    choose_who_speaks,
    sway_by_the_card,
    sway_by_the_luminary,
)
from engine.games.currents.rules.scoring import score
from engine.games.currents.rules.technology import choose_a_team, nudge_the_marker
from engine.games.currents.setup import draft_a_company
from engine.games.currents.state import CurrentsState, Step


async def segment(g: CurrentsState) -> None:
    """Play the next segment; g.step says which. Each function returns the step after it."""
    match g.step:
        case Step.DRAFT:
            g.step = await draft_a_company(g)
        case Step.PHASE:
            g.step = open_phase(g)
        case Step.NOMINATE:
            g.step = await nominate(g)
        case Step.OPEN:
            g.step = await open_the_bidding(g)
        case Step.BID:
            g.step = await bid_for_a_luminary(g)
        case Step.LEFTOVERS:
            g.step = deal_leftovers(g)
        case Step.EVENT:
            g.step = turn_up_event(g)
        case Step.FIRE:
            g.step = await exhaust_in_the_fire(g)
        case Step.PRICES:
            g.step = move_all_prices(g)
        case Step.HALL:
            g.step = await bid_for_the_event(g)
        case Step.PRIZE:
            g.step = await take_the_prize(g)
        case Step.AUTOMATA:
            g.step = automata_act(g)
        case Step.ACT:
            g.step = await act(g)
        case Step.WITH:
            g.step = await choose_who_claims(g)
        case Step.TEAM:
            g.step = await choose_a_team(g)
        case Step.NUDGE:
            g.step = await nudge_the_marker(g)
        case Step.SPEAK:
            g.step = await choose_who_speaks(g)
        case Step.SWAY:
            g.step = await sway_by_the_luminary(g)
        case Step.CARD:
            g.step = await choose_a_card(g)
        case Step.SWAY_AGAIN:
            g.step = await sway_by_the_card(g)
        case Step.STAFF:
            g.step = await choose_who_develops(g)
        case Step.EFFECT:
            g.step = await use_the_effect(g)
        case Step.CALL:
            g.step = await call_for_a_visit(g)
        case Step.TRADE:
            g.step = await trade(g)
        case Step.BOOKKEEPING:
            g.step = keep_the_books(g)
        case Step.LEDGER:
            g.step = await trade_in_the_ledger(g)
        case Step.END_TURN:
            g.step = end_turn(g)
        case Step.SCORE:
            score(g)
