"""Prices and shares (RULES.md 12): moving them, and the visit to the market."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.events import PriceMove
from engine.games.currents.market.events import MarketVisited, ShareBought, ShareSold
from engine.games.currents.market.trades import (
    DONE,
    Buy,
    Sell,
    Visit,
    price_after_fall,
    price_after_rise,
    trade_ideas,
    visitor_ideas,
)
from engine.games.currents.state import CurrentsState, Firm, Step
from engine.games.currents.table_action import action_of

# Prices and shares


def raise_price(firm: Firm, spaces: int) -> PriceMove:
    """Move a price up by this number of spaces, and return the move (12.2)."""
    before, firm.price = firm.price, price_after_rise(firm.price, spaces)
    return PriceMove(firm.slug, before, firm.price)


def lower_price(firm: Firm, times: int = 1) -> PriceMove:
    """Move a price this number of times to the left, and return the move (12.2)."""
    before, firm.price = firm.price, price_after_fall(firm.price, times)
    return PriceMove(firm.slug, before, firm.price)


def add_share(firm: Firm, company: str) -> None:
    """Give a company a share that has already been taken from its former place."""
    firm.shares[company] = firm.shares.get(company, 0) + 1


def take_share(g: CurrentsState, firm: Firm, company: str) -> None:
    g.market[company] -= 1
    add_share(firm, company)


def return_share(g: CurrentsState, firm: Firm, company: str) -> None:
    g.market[company] += 1
    shares_left = firm.shares[company] - 1
    if shares_left:
        firm.shares[company] = shares_left
    else:
        del firm.shares[company]


def note_purchase(g: CurrentsState, firm: Firm, company: str) -> None:
    """Remember for the turn that a company has bought a share of `company` (12.9)."""
    if g.does_trade_ban_last_all_turn:
        firm.bought_companies += (company,)


def note_sale(g: CurrentsState, firm: Firm, company: str) -> None:
    """Remember for the turn that a company has sold a share of `company` (12.9)."""
    if g.does_trade_ban_last_all_turn:
        firm.sold_companies += (company,)


def forget_trades(firm: Firm) -> None:
    """Forget the trades of the turn, which is over (12.9)."""
    firm.bought_companies = firm.sold_companies = ()


# The visit


async def ask_who_visits_the_market(g: CurrentsState) -> Step:
    """Ask which luminary visits the market (12.5)."""
    firm = g.firm(g.asked_company)
    prompt, ideas = "Visit the market: with which luminary?", visitor_ideas(g, firm)
    answer = await choose(firm.seat, prompt, legal(ideas), "12.5", reveals=False)
    luminary = Visit.of(answer).luminary
    exhaust_luminaries(g, firm, luminary)
    g.emit(MarketVisited, company=firm.slug, luminary=luminary)
    return Step.TRADE


async def ask_for_a_transaction(g: CurrentsState) -> Step:
    """Ask for a transaction; after the first one, the visit may end instead (12.5 to 12.10)."""
    firm = g.firm(g.asked_company)
    offered = legal(trade_ideas(g, firm))
    if not offered:
        return end_action(g)
    begun = DONE in offered
    prompt = "Buy or sell another share, or stop" if begun else "Buy or sell a share"
    answer = await choose(firm.seat, prompt, offered, "12.5")
    match action_of(g, answer):
        case Buy() as purchase:
            buy_in_visit(g, firm, purchase)
        case Sell() as sale:
            sell_in_visit(g, firm, sale)
        case _:
            return end_action(g)
    return Step.TRADE


def buy_in_visit(g: CurrentsState, firm: Firm, purchase: Buy) -> None:
    """Buy a share in a visit, which counts for the rest of it (12.9)."""
    buy_share(g, firm, purchase)
    begun = g.begun_action
    g.begun_action = evolve(begun, bought_shares=(*begun.bought_shares, purchase.company))


def buy_share(g: CurrentsState, firm: Firm, purchase: Buy) -> None:
    """Buy a share from the market; its price goes up by the phase (12.6, 13.6, 16.8)."""
    company, cost, trade_place = purchase.company, purchase.cost, purchase.place
    firm.cash -= cost
    take_share(g, firm, company)
    note_purchase(g, firm, company)
    moves = (raise_price(g.firm(company), g.phase),) if purchase.moves_price else ()
    g.emit(
        ShareBought,
        company=firm.slug,
        share=company,
        price=cost,
        trade_place=trade_place,
        prices=moves,
    )


def sell_in_visit(g: CurrentsState, firm: Firm, sale: Sell) -> None:
    """Sell a share to the market; its price goes one left (12.7)."""
    company, gain = sale.company, sale.gain
    firm.cash += gain
    return_share(g, firm, company)
    begun = g.begun_action
    g.begun_action = evolve(begun, sold_shares=(*begun.sold_shares, company))
    note_sale(g, firm, company)
    move = lower_price(g.firm(company))
    g.emit(ShareSold, company=firm.slug, share=company, cash_gained=gain, prices=(move,))
