"""The stock track, and what shares cost and bring (12, 13.6)."""

from __future__ import annotations

from engine.games.currents.cards import (
    COLUMN_SPACES,
    LAST_PRICE,
    LUMINARIES,
    SHARE_LIMIT,
    TURNS,
    profit_at,
)
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.protocols import AnyFirm, AnyState

# The track


TIP_DISCOUNT = 4
"""The discount of the Ticker Tip on the price of a share."""


def price_after_rise(price: int, spaces: int) -> int:
    """The price this number of spaces further on (12.2, 12.3)."""
    return min(LAST_PRICE, price + spaces)


def price_after_fall(price: int, times: int = 1) -> int:
    """The price that many times to the left: a column back, or a space in column 1 (12.2, 12.3)."""
    for _ in range(times):
        price = price - COLUMN_SPACES if price > COLUMN_SPACES else max(1, price - 1)
    return price


def shifted_price(price: int, shift: int) -> int:
    """The price after a stock effect: that many spaces up, or, below 0, to the left (5.2)."""
    return price_after_rise(price, shift) if shift >= 0 else price_after_fall(price, -shift)


def profit(table: AnyState, firm: AnyFirm) -> int:
    """The earnings of a company in bookkeeping (13.5, 17.28)."""
    return profit_at(firm.price) + modifiers_of(table, firm).profit


# Trades


def may_hold_more(firm: AnyFirm, company: str) -> bool:
    """May a company (`firm`) hold another share of `company` (12.8)?"""
    return company == firm.slug or firm.shares.get(company, 0) < SHARE_LIMIT


def has_bought(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """Has a company bought shares of `company`, so that it may sell none now (12.9)?"""
    return company in firm.bought_companies or company in table.begun_action.bought_shares


def has_sold(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """Has a company sold shares of `company`, so that it may buy none now (12.9)?"""
    return company in firm.sold_companies or company in table.begun_action.sold_shares


def may_buy(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """May a company buy a share: are there any, below the limit, and has it sold none (12.6 to
    12.9)? Cash is not checked."""
    return (
        table.market[company] > 0
        and may_hold_more(firm, company)
        and not has_sold(table, firm, company)
    )


def visit_cost(table: AnyState, firm: AnyFirm, company: str, fin: int) -> int:
    """The cost of a share for a luminary with this Fin in a visit (12.6, 16.21)."""
    usual = max(0, table.firm(company).price - table.phase * fin)
    return max(0, usual + modifiers_of(table, firm).share_cost)


def visit_gain(table: AnyState, company: str, fin: int) -> int:
    """The selling price of a share for a luminary with this Fin in a visit (12.7)."""
    return table.firm(company).price + table.phase * fin


def tip_cost(table: AnyState, company: str) -> int:
    """The cost of a share with the Ticker Tip (16.8)."""
    return max(0, table.firm(company).price - TIP_DISCOUNT)


def ledger_cost(table: AnyState, firm: AnyFirm, company: str) -> int:
    """The cost of a share for a player in bookkeeping (13.6, 16.21, 17.13)."""
    return max(0, table.firm(company).price + _ledger_change(table, firm))


def _ledger_change(table: AnyState, firm: AnyFirm) -> int:
    """The modifiers of abilities and cards to the price of a share in bookkeeping."""
    changes = modifiers_of(table, firm)
    return changes.share_cost + changes.ledger_share_cost


def does_ledger_move_prices(table: AnyState) -> bool:
    """Do trades of this bookkeeping move prices (13.6)?"""
    return table.turn < TURNS or table.do_last_trades_move_prices


def visit_purchases(table: AnyState, firm: AnyFirm, fin: int) -> list[str]:
    """The companies whose share the company can afford in a visit, by Present Fame."""
    return [
        company
        for company in table.present
        if may_buy(table, firm, company) and visit_cost(table, firm, company, fin) <= firm.cash
    ]


def sellable_shares(table: AnyState, firm: AnyFirm) -> list[str]:
    """The companies whose regular share the company can sell, by Present Fame (12.7, 12.9)."""
    if not firm.shares:
        return []
    return [
        company
        for company in table.present
        if firm.shares.get(company, 0) and not has_bought(table, firm, company)
    ]


def ledger_purchases(table: AnyState, firm: AnyFirm) -> list[str]:
    """The companies whose share the company can afford in bookkeeping, by Present Fame."""
    return [share for share, cost in _ledger_costs(table, firm).items() if cost <= firm.cash]


def possible_exchanges(table: AnyState, firm: AnyFirm) -> list[tuple[str, str]]:
    """The pairs of a share to sell and one to buy that the company can exchange (13.6)."""
    if not firm.shares:
        return []
    costs = _ledger_costs(table, firm)
    return [
        (sold, bought)
        for sold in sellable_shares(table, firm)
        for bought, cost in costs.items()
        if bought != sold and cost <= firm.cash + table.firm(sold).price
    ]


def _ledger_costs(table: AnyState, firm: AnyFirm) -> dict[str, int]:
    """The cost of each share that the company may buy in bookkeeping, by Present Fame."""
    change = _ledger_change(table, firm)
    return {
        company: max(0, table.firm(company).price + change)
        for company in table.present
        if may_buy(table, firm, company)
    }


def exchange_balance(table: AnyState, firm: AnyFirm, sold: str, bought: str) -> int:
    """The cash gained by an exchange; negative if it costs cash (13.6)."""
    return table.firm(sold).price - ledger_cost(table, firm, bought)


def can_visit(table: AnyState, firm: AnyFirm) -> bool:
    """Can a luminary buy or sell something (12.10)? A higher Fin can do all that a lower can."""
    fins = [LUMINARIES[slug].ratings.fin for slug in firm.awake]
    if not table.may_visit_market or not fins:
        return False
    return can_trade(table, firm, max(fins))


def can_trade(table: AnyState, firm: AnyFirm, fin: int) -> bool:
    """Can a luminary with this Fin buy or sell something?"""
    return bool(sellable_shares(table, firm) or visit_purchases(table, firm, fin))
