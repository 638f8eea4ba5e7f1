"""The stock track, and what shares cost and bring (12, 13.6)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from engine.core.choice import Ban, Choice, Idea, choice, idea, is_any_legal
from engine.core.values import frozen_for_checkers
from engine.games.currents.cards import (
    COLUMN_SPACES,
    COMPANIES,
    LAST_PRICE,
    LUMINARIES,
    SHARE_LIMIT,
    TURNS,
    best_fin,
    profit_at,
)
from engine.games.currents.market.events import TradePlace
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.names import company_name
from engine.games.currents.protocols import AnyFirm, AnyState
from engine.games.currents.table_action import (
    DECLINE,
    NOBODY_AWAKE,
    TableAction,
    ban_by_cost,
    choice_of,
)

# The track


CostAtPrice: TypeAlias = Callable[[int], int]
"""The cost of a share by the price of its company."""

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

SOLD = Ban("you have sold one of these shares this turn", "12.9")
BOUGHT = Ban("you have bought one of these shares this turn", "12.9")
NONE_LEFT = Ban("the market has none left", "12.6")
PREFERRED = Ban("the preferred certificate is never sold", "12.7")
NO_SHARE = Ban("you have no share of this company", "12.7")


def has_bought(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """Has a company bought shares of `company`, so that it may sell none now (12.9)?"""
    return company in firm.bought_companies or company in table.begun_action.bought_shares


def has_sold(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """Has a company sold shares of `company`, so that it may buy none now (12.9)?"""
    return company in firm.sold_companies or company in table.begun_action.sold_shares


def ban_on_buying(table: AnyState, firm: AnyFirm, company: str) -> Ban | None:
    """Why a company may buy no share of `company`: it has sold one, there is none, or it holds the
    limit (12.6 to 12.9). Cash is not asked for."""
    if has_sold(table, firm, company):
        return SOLD
    if not table.market[company]:
        return NONE_LEFT
    shares = firm.shares.get(company, 0)
    if company != firm.slug and shares >= SHARE_LIMIT:
        return _at_the_limit(company, shares)
    return None


@cache
def _at_the_limit(company: str, shares: int) -> Ban:
    return Ban(f"you hold {shares} shares of {company_name(company)} already", "12.8")


def may_buy(table: AnyState, firm: AnyFirm, company: str) -> bool:
    """May a company buy a share, if it has the cash (12.6 to 12.9)?"""
    return ban_on_buying(table, firm, company) is None


def ban_on_selling(table: AnyState, firm: AnyFirm, company: str) -> Ban | None:
    """Why a company can sell no share of `company` (12.7, 12.9)."""
    if has_bought(table, firm, company):
        return BOUGHT
    if firm.shares.get(company, 0):
        return None
    return PREFERRED if company == firm.slug else NO_SHARE


def visit_cost(table: AnyState, firm: AnyFirm, company: str, fin: int) -> int:
    """The cost of a share for a luminary with this Fin in a visit (12.6, 16.21)."""
    return _visit_costs(table, firm, fin)(table.firm(company).price)


def _visit_costs(table: AnyState, firm: AnyFirm, fin: int) -> CostAtPrice:
    discount, extra = table.phase * fin, modifiers_of(table, firm).share_cost
    return lambda price: max(0, max(0, price - discount) + extra)


def visit_gain(table: AnyState, company: str, fin: int) -> int:
    """The selling price of a share for a luminary with this Fin in a visit (12.7)."""
    return table.firm(company).price + table.phase * fin


def tip_cost(table: AnyState, company: str) -> int:
    """The cost of a share with the Ticker Tip (16.8)."""
    return _tip_cost_at(table.firm(company).price)


def _tip_cost_at(price: int) -> int:
    return max(0, price - TIP_DISCOUNT)


def ledger_cost(table: AnyState, firm: AnyFirm, company: str) -> int:
    """The cost of a share for a player in bookkeeping (13.6, 16.21, 17.13)."""
    return _ledger_costs(table, firm)(table.firm(company).price)


def _ledger_costs(table: AnyState, firm: AnyFirm) -> CostAtPrice:
    changes = modifiers_of(table, firm)
    extra = changes.share_cost + changes.ledger_share_cost
    return lambda price: max(0, price + extra)


def does_ledger_move_prices(table: AnyState) -> bool:
    """Do trades of this bookkeeping move prices (13.6)?"""
    return table.turn < TURNS or table.options.last_trades == "move"


def sellable_shares(table: AnyState, firm: AnyFirm) -> list[str]:
    """The companies whose regular share the company can sell, by Present Fame (12.7, 12.9)."""
    if not firm.shares:
        return []
    return [slug for slug in table.present if ban_on_selling(table, firm, slug) is None]


def visit_purchases(table: AnyState, firm: AnyFirm, fin: int) -> list[str]:
    """The companies whose share a luminary with this Fin can buy, by Present Fame."""
    cost_at = _visit_costs(table, firm, fin)
    return [slug for slug in table.present if _ban_on_purchase(table, firm, slug, cost_at) is None]


# Actions


@frozen_for_checkers
class Visit(TableAction, verb="visit"):
    """Visit the market; the luminary is chosen next."""

    luminary: str = ""

    @property
    def fin(self) -> int:
        return LUMINARIES[self.luminary].ratings.fin


@frozen_for_checkers
class Trade(TableAction):
    company: str

    @property
    def price(self) -> int:
        return self.table.firm(self.company).price

    @property
    def fin(self) -> int:
        return visitor_fin(self.table)


@frozen_for_checkers
class Buy(Trade, verb="buy"):
    """Buy a share: in a visit, in bookkeeping, or on the Ticker Tip."""

    @property
    def place(self) -> TradePlace:
        return TRADE_PLACES.get(self.table.step_name, "event")

    @property
    def cost(self) -> int:
        match self.place:
            case "visit":
                return visit_cost(self.table, self.firm, self.company, self.fin)
            case "bookkeeping":
                return ledger_cost(self.table, self.firm, self.company)
            case "event":
                return tip_cost(self.table, self.company)

    @property
    def moves_price(self) -> bool:
        return self.place != "bookkeeping" or does_ledger_move_prices(self.table)

    @property
    def price_after(self) -> int:
        return price_after_rise(self.price, self.table.phase) if self.moves_price else self.price

    @property
    def clause(self) -> str:
        return {"visit": "12.6", "bookkeeping": "13.6", "event": "16.8"}[self.place]


@frozen_for_checkers
class Sell(Trade, verb="sell"):
    @property
    def gain(self) -> int:
        return visit_gain(self.table, self.company, self.fin)

    @property
    def price_after(self) -> int:
        return price_after_fall(self.price)


@frozen_for_checkers
class Done(TableAction, verb="done"):
    """End the visit."""


@frozen_for_checkers
class Exchange(TableAction, verb="exchange"):
    """Exchange a share for another in bookkeeping."""

    sold: str
    bought: str

    @property
    def balance(self) -> int:
        """The cash gained; negative if it costs cash (13.6)."""
        return self.table.firm(self.sold).price - ledger_cost(self.table, self.firm, self.bought)

    @property
    def prices_after(self) -> dict[str, int]:
        sold, bought = (self.table.firm(each).price for each in (self.sold, self.bought))
        if not does_ledger_move_prices(self.table):
            return {self.sold: sold, self.bought: bought}
        return {
            self.sold: price_after_fall(sold),
            self.bought: price_after_rise(bought, self.table.phase),
        }


VISIT, DONE = Visit().choice, Done().choice
TRADE_PLACES: dict[str, TradePlace] = {"trade": "visit", "ledger": "bookkeeping"}
"""The occasions of trades by the step; an event card otherwise."""


def visitor_fin(table: AnyState) -> int:
    return LUMINARIES[table.begun_action.luminaries[0]].ratings.fin


def visit_ban(table: AnyState, firm: AnyFirm) -> Ban | None:
    """Why no luminary can visit the market (12.5, 12.10). A higher Fin can do all that a lower one
    can."""
    if not table.options.visit:
        return Ban("this table plays without market visits", "12.5")
    awake = firm.awake
    return trade_ban(table, firm, best_fin(tuple(awake))) if awake else NOBODY_AWAKE


def trade_ban(table: AnyState, firm: AnyFirm, fin: int) -> Ban | None:
    """Why a luminary with this Fin can buy and sell nothing (12.9, 12.10)."""
    if sellable_shares(table, firm) or visit_purchases(table, firm, fin):
        return None
    if firm.shares:
        return _NOTHING_TO_BUY_OR_SELL
    if firm.sold_companies:
        return _ALL_SOLD
    is_any_left = any(table.market[slug] for slug in table.present)
    return _NOTHING_AFFORDABLE if is_any_left else _MARKET_EMPTY


_NOTHING_TO_BUY_OR_SELL = Ban(
    "you can buy no share, and may not sell what you have bought this turn", "12.9"
)
_ALL_SOLD = Ban(
    "you have no share to sell, may not buy what you have sold this turn, and can buy no other",
    "12.9",
)
_NOTHING_AFFORDABLE = Ban("you cannot afford a share, and you have none to sell", "12.10")
_MARKET_EMPTY = Ban("the market has no share left, and you have none to sell", "12.10")


def visitor_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The awake luminaries: who can trade something, and why the others cannot (12.5)."""
    return [
        idea(choice_of(Visit, slug), trade_ban(table, firm, LUMINARIES[slug].ratings.fin))
        for slug in firm.awake
    ]


def trade_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The shares that the visitor can buy and sell, and why not the others; after the first trade,
    the end of the visit, if another is possible (12.5 to 12.10)."""
    fin = visitor_fin(table)
    ideas: list[Idea] = [
        *_purchase_ideas(table, firm, _visit_costs(table, firm, fin)),
        *[idea(_SELL[slug], ban_on_selling(table, firm, slug)) for slug in table.present],
    ]
    begun = table.begun_action
    if (begun.bought_shares or begun.sold_shares) and is_any_legal(ideas):
        ideas.append(DONE)
    return ideas


def ledger_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The shares that a player can buy and exchange in bookkeeping, and why not the others; and
    declining, if there is any (13.6)."""
    cost_at = _ledger_costs(table, firm)
    ideas = _purchase_ideas(table, firm, cost_at) + _exchange_ideas(table, firm, cost_at)
    if is_any_legal(ideas):
        ideas.append(DECLINE)
    return ideas


def tip_ideas(table: AnyState, firm: AnyFirm) -> list[Idea]:
    """The shares that the Ticker Tip lets a company buy, and why not the others (16.8)."""
    return _purchase_ideas(table, firm, _tip_cost_at)


def _purchase_ideas(table: AnyState, firm: AnyFirm, cost_at: CostAtPrice) -> list[Idea]:
    """The purchase of a share of each company, by Present Fame (12.6, 12.8, 12.9)."""
    return [
        idea(_BUY[slug], _ban_on_purchase(table, firm, slug, cost_at)) for slug in table.present
    ]


def _ban_on_purchase(
    table: AnyState, firm: AnyFirm, company: str, cost_at: CostAtPrice
) -> Ban | None:
    return ban_on_buying(table, firm, company) or ban_by_cost(
        cost_at(table.firm(company).price), firm.cash, "12.6"
    )


def _exchange_ideas(table: AnyState, firm: AnyFirm, cost_at: CostAtPrice) -> list[Idea]:
    """The pairs of a share to sell and one to buy; if there is none, why (12.9, 13.6)."""
    sellable = sellable_shares(table, firm)
    if not sellable:
        return [_BOUGHT_ALL if firm.shares else _NONE_TO_EXCHANGE]
    costs = {
        slug: cost_at(table.firm(slug).price)
        for slug in table.present
        if may_buy(table, firm, slug)
    }
    ideas: list[Idea] = []
    for sold in sellable:
        means = firm.cash + table.firm(sold).price
        ideas += [
            _exchange(sold, bought)
            for bought, cost in costs.items()
            if cost <= means and bought != sold
        ]
    if ideas:
        return ideas
    is_any_open = any(bought != sold for sold in sellable for bought in costs)
    return [_EXCHANGE_TOO_DEAR if is_any_open else _NONE_TO_EXCHANGE_FOR]


def _no_exchange(reason: str, clause: str) -> Idea:
    return idea(choice("exchange"), Ban(reason, clause))


_BOUGHT_ALL = _no_exchange("you have bought shares of the same companies this turn", "12.9")
_NONE_TO_EXCHANGE = _no_exchange("you have no regular share to sell", "13.6")
_NONE_TO_EXCHANGE_FOR = _no_exchange("you may buy no other company's share", "13.6")
_EXCHANGE_TOO_DEAR = _no_exchange("you cannot pay for another company's share", "13.6")
_BUY = {slug: Buy(slug).choice for slug in COMPANIES}
_SELL = {slug: Sell(slug).choice for slug in COMPANIES}


@cache
def _exchange(sold: str, bought: str) -> Choice:
    return Exchange(sold, bought).choice
