"""Prices and shares (RULES.md 12): moving them, and the visit to the market."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.currents.actions.rules import end_action, exhaust_luminaries
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.events import PriceMove
from engine.games.currents.market.events import MarketVisited, ShareBought, ShareSold
from engine.games.currents.market.trades import (
    price_after_fall,
    price_after_rise,
    sellable_shares,
    visit_cost,
    visit_gain,
    visit_purchases,
)
from engine.games.currents.state import CurrentsState, Firm, Step

DONE = choice("done")

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
    """Give a company a share from the market."""
    g.market[company] -= 1
    add_share(firm, company)


def return_share(g: CurrentsState, firm: Firm, company: str) -> None:
    """Put a company's share back into the market."""
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
    can_sell = bool(sellable_shares(g, firm))
    fit = [slug for slug in firm.awake if can_sell or visit_purchases(g, firm, _fin(slug))]
    offered = tuple(choice("visit", slug) for slug in fit)
    prompt = "Visit the market: with which luminary?"
    answer = await choose(firm.seat, prompt, offered, "12.5", reveals=False)
    exhaust_luminaries(g, firm, answer.noun)
    g.emit(MarketVisited, company=firm.slug, luminary=answer.noun)
    return Step.TRADE


async def ask_for_a_transaction(g: CurrentsState) -> Step:
    """Ask for a transaction; after the first one, the visit may end instead (12.5 to 12.10)."""
    firm = g.firm(g.asked_company)
    offered = transactions(g, firm)
    begun = bool(g.begun_action.bought_shares or g.begun_action.sold_shares)
    if not offered:
        return end_action(g)
    prompt = "Buy or sell another share, or stop" if begun else "Buy or sell a share"
    answer = await choose(firm.seat, prompt, (*offered, DONE) if begun else offered, "12.5")
    match answer.verb:
        case "buy":
            buy_in_visit(g, firm, answer.noun)
        case "sell":
            sell_in_visit(g, firm, answer.noun)
        case _:
            return end_action(g)
    return Step.TRADE


def transactions(g: CurrentsState, firm: Firm) -> tuple[Choice, ...]:
    """The shares that the visitor can buy and sell now; no company's share both ways (12.9)."""
    fin = _fin(g.begun_action.luminaries[0])
    return (
        *(choice("buy", slug) for slug in visit_purchases(g, firm, fin)),
        *(choice("sell", slug) for slug in sellable_shares(g, firm)),
    )


def buy_in_visit(g: CurrentsState, firm: Firm, company: str) -> None:
    """Buy a share from the market; its price goes up by the phase (12.6)."""
    cost = visit_cost(g, firm, company, _fin(g.begun_action.luminaries[0]))
    firm.cash -= cost
    take_share(g, firm, company)
    g.begun_action.bought_shares.append(company)
    note_purchase(g, firm, company)
    move = raise_price(g.firm(company), g.phase)
    g.emit(
        ShareBought,
        company=firm.slug,
        share=company,
        price=cost,
        trade_place="visit",
        prices=(move,),
    )


def sell_in_visit(g: CurrentsState, firm: Firm, company: str) -> None:
    """Sell a share to the market; its price goes one left (12.7)."""
    gain = visit_gain(g, company, _fin(g.begun_action.luminaries[0]))
    firm.cash += gain
    return_share(g, firm, company)
    g.begun_action.sold_shares.append(company)
    note_sale(g, firm, company)
    move = lower_price(g.firm(company))
    g.emit(ShareSold, company=firm.slug, share=company, cash_gained=gain, prices=(move,))


def _fin(luminary: str) -> int:
    return LUMINARIES[luminary].ratings.fin
