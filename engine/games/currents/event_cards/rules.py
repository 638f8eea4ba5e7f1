"""Event cards (RULES.md 5, 16): immediate effects, the stock effect, and the winner's choices.

The numbers of a card are in its row: cash and the marker at once, `Effects` for the turn.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import legal
from engine.core.dispatch import Dispatch
from engine.core.flow import choose
from engine.core.text import lower_first
from engine.games.currents.auctions.rules import open_event_auction
from engine.games.currents.cards import AUCTION_TURNS, EVENT_CARDS
from engine.games.currents.event_cards.offers import (
    CashPaid,
    Dim,
    EventTurnedUp,
    LuminaryDimmed,
    PriceRose,
    Rise,
    ShareTaken,
    StockEffect,
    Take,
    fire_ideas,
    prize_ideas,
)
from engine.games.currents.events import CashGained, Declined, PriceMove, TurnBegan
from engine.games.currents.market.rules import buy_share, raise_price, take_share
from engine.games.currents.market.trades import Buy, shifted_price
from engine.games.currents.propaganda.moves import marker_goal
from engine.games.currents.propaganda.rules import move_current, move_fame
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import action_of

# The course of an event


def turn_up_event(g: CurrentsState) -> Step:
    """Turn up the next event card; unless auctioned, its effect comes at once (5.1)."""
    if g.turn not in AUCTION_TURNS:
        g.emit(TurnBegan, turn=g.turn, phase=g.phase)
    card = g.event_decks[g.phase - 1].draw(g.chance)
    assert card is not None
    g.event = card
    g.emit(EventTurnedUp, card=card)
    row = EVENT_CARDS[card]
    change_cash(g, row.cash)
    move_current(g, marker_goal(g, "ac", row.marker), card=card)
    return at_once[card](g) if card in at_once else Step.PRICES


def change_cash(g: CurrentsState, amount: int) -> None:
    """Let each player gain the amount; below 0, pay it, or all cash if that is less (5.7)."""
    for firm in g.players:
        if amount < 0:
            _pay(g, firm, min(-amount, firm.cash))
        elif amount:
            firm.cash += amount
            g.emit(CashGained, company=firm.slug, amount=amount, cash=firm.cash, card=g.event)


def _pay(g: CurrentsState, firm: Firm, amount: int) -> None:
    firm.cash -= amount
    g.emit(CashPaid, company=firm.slug, amount=amount, cash=firm.cash, card=g.event)


def move_all_prices(g: CurrentsState) -> Step:
    """Move the price of every company; then offer an auctioned card (5.2, 5.3)."""
    card = EVENT_CARDS[g.event]
    moves = []
    for slug in g.order:
        firm = g.firm(slug)
        before, firm.price = firm.price, shifted_price(firm.price, card.shift)
        moves.append(PriceMove(slug, before, firm.price))
    g.emit(StockEffect, card=card.slug, shift=card.shift, prices=tuple(moves))
    return open_event_auction(g) if card.auctioned else Step.AUTOMATA


# Effects that come at once

at_once: Dispatch[str, Callable[[CurrentsState], Step]] = Dispatch("effect")
"""The effects of cards that are not auctioned and not numbers, by slug; each returns the next
step."""


@at_once("laboratory-fire")
def begin_the_fire(g: CurrentsState) -> Step:
    """Begin to ask each player with two or more awake luminaries to exhaust one (16.19)."""
    g.waiting_companies = [slug for slug in g.present if len(g.firm(slug).awake) > 1]
    return Step.FIRE


async def ask_whom_the_fire_exhausts(g: CurrentsState) -> Step:
    """Ask the next player which luminary is exhausted (16.19)."""
    if not g.waiting_companies:
        return Step.PRICES
    g.asked_company = g.waiting_companies.pop(0)
    firm = g.firm(g.asked_company)
    prompt = f"{EVENT_CARDS[g.event].name}: which luminary is exhausted?"
    answer = await choose(firm.seat, prompt, legal(fire_ideas(g, firm)), "16.19")
    luminary = Dim.of(answer).luminary
    firm.asleep.append(luminary)
    g.emit(LuminaryDimmed, company=firm.slug, luminary=luminary, card=g.event)
    return Step.FIRE


@at_once("delmonicos")
def offer_dinner(g: CurrentsState) -> Step:
    """Let the single player decide next whether to pay for a rise (16.25)."""
    (player,) = g.players
    g.asked_company = player.slug
    return Step.PRIZE


# The winner


async def take_the_prize(g: CurrentsState) -> Step:
    """Apply the card's immediate effect to the company that is asked, and ask if there is a
    choice."""
    next_step = Step.AUTOMATA if EVENT_CARDS[g.event].auctioned else Step.PRICES
    firm, row = g.firm(g.asked_company), EVENT_CARDS[g.event]
    if row.rise:
        g.emit(PriceRose, company=firm.slug, card=g.event, prices=(raise_price(firm, row.rise),))
    offered = legal(prize_ideas(g, firm))
    if not offered:
        return next_step
    answer = await choose(firm.seat, f"{row.name}: {lower_first(row.text)}", offered, "5.3")
    match action_of(g, answer):
        case Rise() as rise:
            if rise.cost:
                _pay(g, firm, rise.cost)
            move_fame(g, firm.slug, rise.rank, mover=firm.slug)
        case Buy() as purchase:
            buy_share(g, firm, purchase)
        case Take(company=company):
            take_share(g, firm, company)
            g.emit(ShareTaken, company=firm.slug, share=company, card=g.event)
        case _:
            g.emit(Declined, company=firm.slug, source=g.event)
    return next_step
