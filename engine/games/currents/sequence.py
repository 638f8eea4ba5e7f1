"""The sequence of play (RULES.md 3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.currents.rules.actions import act
from engine.games.currents.rules.auction import (
    bid_for_a_luminary,
    bid_for_the_event,
    deal_leftovers,
    nominate,
    open_phase,
    open_the_bidding,
)
from engine.games.currents.rules.automata import run_automata
from engine.games.currents.rules.bookkeeping import end_turn, keep_the_books, trade_in_the_ledger
from engine.games.currents.rules.event_cards import (
    exhaust_in_the_fire,
    move_all_prices,
    take_the_prize,
    turn_up_event,
)
from engine.games.currents.rules.headquarters import choose_who_develops, use_the_effect
from engine.games.currents.rules.market import offer_a_visit, trade
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

ASKINGS: dict[Step, Callable[[CurrentsState], Awaitable[Step]]] = {
    Step.DRAFT: draft_a_company,
    Step.NOMINATE: nominate,
    Step.OPEN: open_the_bidding,
    Step.BID: bid_for_a_luminary,
    Step.FIRE: exhaust_in_the_fire,
    Step.EVENT_BID: bid_for_the_event,
    Step.PRIZE: take_the_prize,
    Step.ACT: act,
    Step.CLAIMANT: choose_who_claims,
    Step.TEAM: choose_a_team,
    Step.NUDGE: nudge_the_marker,
    Step.SPEAK: choose_who_speaks,
    Step.SWAY: sway_by_the_luminary,
    Step.CARD: choose_a_card,
    Step.SWAY_AGAIN: sway_by_the_card,
    Step.STAFF: choose_who_develops,
    Step.EFFECT: use_the_effect,
    Step.CALL: offer_a_visit,
    Step.TRADE: trade,
    Step.LEDGER: trade_in_the_ledger,
}
"""The steps in which players may be asked. Each function returns the next step."""

HAPPENINGS: dict[Step, Callable[[CurrentsState], Step]] = {
    Step.PHASE: open_phase,
    Step.LEFTOVERS: deal_leftovers,
    Step.EVENT: turn_up_event,
    Step.PRICES: move_all_prices,
    Step.AUTOMATA: run_automata,
    Step.BOOKKEEPING: keep_the_books,
    Step.END_TURN: end_turn,
}
"""The steps in which nobody is asked."""


async def segment(g: CurrentsState) -> None:
    """Play the next segment; g.step says which."""
    ask = ASKINGS.get(g.step)
    if ask is not None:
        g.step = await ask(g)
    elif g.step in HAPPENINGS:
        g.step = HAPPENINGS[g.step](g)
    else:
        score(g)
