"""The sequence of play (RULES.md 3)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.currents.actions.rules import ask_for_an_action
from engine.games.currents.auctions.rules import (
    ask_for_a_bid_on_the_event,
    ask_for_a_higher_bid,
    ask_for_a_nomination,
    ask_for_the_first_bid,
    deal_leftovers,
    open_phase,
)
from engine.games.currents.automata.rules import run_automata
from engine.games.currents.bookkeeping.rules import end_turn, keep_the_books, trade_in_the_ledger
from engine.games.currents.event_cards.rules import (
    ask_whom_the_fire_exhausts,
    move_all_prices,
    take_the_prize,
    turn_up_event,
)
from engine.games.currents.headquarters.rules import ask_how_to_use_the_effect, ask_who_develops
from engine.games.currents.market.rules import ask_for_a_transaction, ask_who_visits_the_market
from engine.games.currents.projects.rules import ask_who_claims
from engine.games.currents.propaganda.rules import (
    ask_for_a_propaganda_card,
    ask_what_the_card_moves,
    ask_what_the_luminary_moves,
    ask_who_speaks,
)
from engine.games.currents.scoring.rules import score
from engine.games.currents.setup import draft_a_company
from engine.games.currents.state import CurrentsState, Step
from engine.games.currents.technology.rules import ask_to_nudge_the_marker, ask_who_advances

ASKINGS: dict[Step, Callable[[CurrentsState], Awaitable[Step]]] = {
    Step.DRAFT: draft_a_company,
    Step.NOMINATE: ask_for_a_nomination,
    Step.OPEN: ask_for_the_first_bid,
    Step.BID: ask_for_a_higher_bid,
    Step.FIRE: ask_whom_the_fire_exhausts,
    Step.EVENT_BID: ask_for_a_bid_on_the_event,
    Step.PRIZE: take_the_prize,
    Step.ACT: ask_for_an_action,
    Step.CLAIMANT: ask_who_claims,
    Step.TEAM: ask_who_advances,
    Step.NUDGE: ask_to_nudge_the_marker,
    Step.SPEAK: ask_who_speaks,
    Step.SWAY: ask_what_the_luminary_moves,
    Step.CARD: ask_for_a_propaganda_card,
    Step.SWAY_AGAIN: ask_what_the_card_moves,
    Step.STAFF: ask_who_develops,
    Step.EFFECT: ask_how_to_use_the_effect,
    Step.CALL: ask_who_visits_the_market,
    Step.TRADE: ask_for_a_transaction,
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
