"""Trades in words: what shares cost, bring and will be worth."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.market.trades import (
    does_ledger_move_prices,
    exchange_balance,
    ledger_cost,
    price_after_fall,
    price_after_rise,
    tip_cost,
    visit_cost,
    visit_gain,
)
from engine.games.currents.names import cash_text, company_name, money
from engine.games.currents.phrases import (
    choosing_firm,
    describes,
    joined_sentences,
    price_text,
    share_value_text,
)
from engine.games.currents.view_types import View


@describes("visit")
def describe_visit(view: View, choice: Choice) -> Description:
    """Describe visiting the market, or which luminary visits it."""
    if not choice.noun:
        text = "buy and sell as many shares as you can pay for"
        return Description("Visit the market", "Visit the market", text, "12.5", "market")
    fin = LUMINARIES[choice.noun].ratings.fin
    gain = f"each share costs {money(view.phase * fin)} less, and sells for as much more"
    text = f"Fin {fin}: {gain if fin else 'shares are bought and sold at their prices'}"
    return Description(
        "Exhaust", LUMINARIES[choice.noun].name, text, "12.5", f"luminary:{choice.noun}"
    )


@describes("buy")
def describe_buy(view: View, choice: Choice) -> Description:
    """Describe buying a share: its cost, the new price, and its value."""
    firm, company = choosing_firm(view), choice.noun
    price = view.firm(company).price
    after = price_after_rise(price, view.phase)
    clause = "12.6"
    if view.step == "trade":
        (luminary,) = view.begun_action.luminaries
        cost = visit_cost(view, firm, company, LUMINARIES[luminary].ratings.fin)
    elif view.step == "ledger":
        cost, clause = ledger_cost(view, firm, company), "13.6"
        after = after if does_ledger_move_prices(view) else price
    else:
        cost, clause = tip_cost(view, company), "16.8"
    text = joined_sentences(
        f"{cash_text(firm.cash - cost)} would be left",
        price_text("its", price, after),
        share_value_text(view, company, {company: after}),
    )
    label = f"{company_name(company)} for {cash_text(cost)}"
    return Description("Buy a share", label, text, clause, f"share:{company}")


@describes("sell")
def describe_sell(view: View, choice: Choice) -> Description:
    """Describe selling a share: its proceeds and the new price."""
    firm, company = choosing_firm(view), choice.noun
    (luminary,) = view.begun_action.luminaries
    gain = visit_gain(view, company, LUMINARIES[luminary].ratings.fin)
    price = view.firm(company).price
    text = joined_sentences(
        f"you would have {cash_text(firm.cash + gain)}",
        price_text("its", price, price_after_fall(price)),
        share_value_text(view, company, {company: price_after_fall(price)}),
    )
    label = f"{company_name(company)} for {cash_text(gain)}"
    return Description("Sell a share", label, text, "12.7", f"share:{company}")


@describes("done")
def describe_being_done(view: View, choice: Choice) -> Description:
    """Describe ending a visit."""
    return Description(
        "End the visit", "End the visit", "no more trades during this visit", "12.10", "done"
    )


@describes("exchange")
def describe_exchange(view: View, choice: Choice) -> Description:
    """Describe exchanging a share for another in bookkeeping."""
    sold, bought = choice.noun.split()
    firm = choosing_firm(view)
    balance = exchange_balance(view, firm, sold, bought)
    cash = f"you gain {cash_text(balance)}" if balance >= 0 else f"you pay {money(-balance)}"
    before, price = view.firm(sold).price, view.firm(bought).price
    prices, moves = {sold: before, bought: price}, ""
    if does_ledger_move_prices(view):
        prices = {sold: price_after_fall(before), bought: price_after_rise(price, view.phase)}
        sold_move = price_text(f"{company_name(sold)}'s", before, prices[sold])
        bought_move = price_text(f"{company_name(bought)}'s", price, prices[bought])
        moves = f"{sold_move} and {bought_move}"
    text = joined_sentences(
        cash, moves, share_value_text(view, bought, prices, of=f" of {company_name(bought)}")
    )
    label = f"{company_name(sold)} for {company_name(bought)}"
    return Description("Exchange a share", label, text, "13.6", f"share:{bought}")
