"""Trades in words: what shares cost, bring and will be worth."""

from __future__ import annotations

from engine.core.choice import Description
from engine.core.facts import Words, said
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.market.trades import (
    Buy,
    Done,
    Exchange,
    Sell,
    Visit,
    does_ledger_move_prices,
)
from engine.games.currents.names import company_name
from engine.games.currents.phrases import (
    choosing_firm,
    describes,
    price_words,
    sentences,
    share_value,
)
from engine.games.currents.promises import ByFin, Cash, CashLeft, Fin
from engine.games.currents.view_types import View


@describes(Visit)
def describe_visit(view: View, visit: Visit) -> Description:
    if not visit.luminary:
        text = sentences("buy and sell as many shares as you can pay for")
        return Description("Visit the market", "Visit the market", text, "12.5", "market")
    less = ByFin(view.phase * visit.fin)
    gain = said("each share costs ", less, " less, and sells for as much more")
    usual = "shares are bought and sold at their prices"
    text = sentences(said(Fin(visit.fin), ": ", gain if visit.fin else usual))
    name, place = LUMINARIES[visit.luminary].name, f"luminary:{visit.luminary}"
    return Description("Exhaust", name, text, "12.5", place)


@describes(Buy)
def describe_buy(view: View, purchase: Buy) -> Description:
    company, cost, after = purchase.company, purchase.cost, purchase.price_after
    text = sentences(
        said(CashLeft(choosing_firm(view).cash - cost), " would be left"),
        price_words(view, company, after, "its"),
        share_value(view, company, {company: after}),
    )
    label = said(f"{company_name(company)} for ", Cash(-cost))
    return Description("Buy a share", label, text, purchase.clause, f"share:{company}")


@describes(Sell)
def describe_sell(view: View, sale: Sell) -> Description:
    company, gain, after = sale.company, sale.gain, sale.price_after
    text = sentences(
        said("you would have ", CashLeft(choosing_firm(view).cash + gain)),
        price_words(view, company, after, "its"),
        share_value(view, company, {company: after}),
    )
    label = said(f"{company_name(company)} for ", Cash(gain))
    return Description("Sell a share", label, text, "12.7", f"share:{company}")


@describes(Done)
def describe_being_done(view: View, done: Done) -> Description:
    text = sentences("no more trades during this visit")
    return Description("End the visit", "End the visit", text, "12.10", "done")


@describes(Exchange)
def describe_exchange(view: View, exchange: Exchange) -> Description:
    sold, bought, prices = exchange.sold, exchange.bought, exchange.prices_after
    moves: Words = ""
    if does_ledger_move_prices(view):
        sold_move, bought_move = (price_words(view, each, prices[each]) for each in (sold, bought))
        moves = said(sold_move, " and ", bought_move)
    text = sentences(
        said("you gain " if exchange.balance >= 0 else "you pay ", Cash(exchange.balance)),
        moves,
        share_value(view, bought, prices, of=f" of {company_name(bought)}"),
    )
    label = f"{company_name(sold)} for {company_name(bought)}"
    return Description("Exchange a share", label, text, "13.6", f"share:{bought}")
