"""The greedy bot's trades: it compares the later value of a share with its price."""

from __future__ import annotations

from attrs import define

from engine.games.currents.bots.register import (
    NO_GOOD_TRADE,
    Preference,
    ReasonTerm,
    always_reasons,
    expected_points_text,
    largest_part,
    prefers,
    reasons,
    works_text,
)
from engine.games.currents.bots.value import Outlook, is_step_by_share, step_value
from engine.games.currents.cards import COLUMN_SPACES, EVENT_CARDS, LUMINARIES
from engine.games.currents.market.trades import (
    Buy,
    Done,
    Exchange,
    Sell,
    Visit,
    does_ledger_move_prices,
    may_buy,
    sellable_shares,
    visit_cost,
    visit_gain,
    visit_purchases,
)
from engine.games.currents.names import company_name, money
from engine.games.currents.table_action import TableAction

MAX_TRADES = 3
"""The number of trades of a visit that the bot looks ahead."""


def purchase_value(outlook: Outlook, company: str, cost: int, *, moves: bool = True) -> float:
    value = outlook.share_value(company) - cost * outlook.cash_value
    if is_step_by_share(outlook.firm, company):
        value += step_value(outlook)
    return value + moves * outlook.view.phase * outlook.price_values[company]


def sale_value(outlook: Outlook, company: str, gain: int, *, moves: bool = True) -> float:
    value = gain * outlook.cash_value - outlook.share_value(company)
    return value - moves * COLUMN_SPACES * outlook.price_values[company]


@define
class Visits:
    outlook: Outlook

    def best_value(self) -> float:
        return max(self.visit_value(slug) for slug in self.outlook.firm.awake)

    def visit_value(self, luminary: str) -> float:
        """The value of a visit with this luminary: its best trades, one after the other."""
        fin = LUMINARIES[luminary].ratings.fin
        return (
            self._value_of_purchases(fin)
            + self._value_of_sales(fin)
            - self.outlook.cost_of_using(luminary)
        )

    def _value_of_purchases(self, fin: int) -> float:
        """The value of the best purchases for the cash, each dearer than the one before."""
        outlook, view, firm = self.outlook, self.outlook.view, self.outlook.firm
        cash, total, purchase_count = firm.cash, 0.0, 0
        costs = {
            company: visit_cost(view, firm, company, fin)
            for company in view.present
            if may_buy(view, firm, company)
        }
        values = {
            company: purchase_value(outlook, company, cost) for company, cost in costs.items()
        }
        while values and purchase_count < MAX_TRADES:
            company = max(values, key=lambda each: values[each])
            if values[company] <= 0:
                break
            if costs[company] > cash:
                del values[company]
                continue
            total += values[company]
            cash -= costs[company]
            purchase_count += 1
            costs[company] += view.phase
            values[company] -= view.phase * outlook.cash_value
            if purchase_count >= view.market[company]:
                del values[company]
        return total

    def _value_of_sales(self, fin: int) -> float:
        """The value of all sales that bring more than the shares are worth."""
        view = self.outlook.view
        offers = (
            sale_value(self.outlook, company, visit_gain(view, company, fin))
            for company in sellable_shares(view, self.outlook.firm)
        )
        return sum(value for value in offers if value > 0)


@prefers("call")
def prefer_visit(outlook: Outlook) -> Preference:
    visits = Visits(outlook)
    return lambda visit: visits.visit_value(visit.luminary)


@prefers("trade")
def prefer_trade(outlook: Outlook) -> Preference:
    def preference(action: TableAction) -> float:
        match action:
            case Buy(company=company, cost=cost):
                return purchase_value(outlook, company, cost)
            case Sell(company=company, gain=gain):
                return sale_value(outlook, company, gain)
        return 0.0

    return preference


@prefers("ledger")
def prefer_ledger_entry(outlook: Outlook) -> Preference:
    view, moves = outlook.view, does_ledger_move_prices(outlook.view)

    def preference(action: TableAction) -> float:
        match action:
            case Buy(company=company, cost=cost):
                return purchase_value(outlook, company, cost, moves=moves)
            case Exchange(sold=sold, bought=bought, balance=balance):
                price = view.firm(sold).price
                value = sale_value(outlook, sold, price, moves=moves)
                return value + purchase_value(outlook, bought, price - balance, moves=moves)
        return 0.0

    return preference


def purchase_text(outlook: Outlook, company: str, cost: int) -> str:
    is_step = is_step_by_share(outlook.firm, company)
    if is_step and step_value(outlook) > outlook.expected_share_points[company]:
        return works_text(outlook.firm)
    name, points_text = (
        company_name(company),
        expected_points_text(outlook.expected_share_points[company]),
    )
    return f"a share of {name} for {money(cost)} should be worth {points_text}"


def sale_text(outlook: Outlook, company: str, gain: int) -> str:
    points_text = expected_points_text(outlook.expected_share_points[company])
    name = company_name(company)
    return (
        f"selling the {name} share brings {money(gain)}; at the end it would be worth {points_text}"
    )


@reasons(Visit)
def reason_to_visit(outlook: Outlook, visit: Visit) -> str:
    view, firm = outlook.view, outlook.firm
    names = [visit.luminary] if visit.luminary else list(firm.awake)
    terms: list[ReasonTerm] = []
    for slug in names:
        fin = LUMINARIES[slug].ratings.fin
        for company in visit_purchases(view, firm, fin):
            cost = visit_cost(view, firm, company, fin)
            text = purchase_text(outlook, company, cost)
            terms.append((purchase_value(outlook, company, cost), text))
        for company in sellable_shares(view, firm):
            gain = visit_gain(view, company, fin)
            terms.append((sale_value(outlook, company, gain), sale_text(outlook, company, gain)))
    return largest_part(terms)


@reasons(Buy)
def reason_to_buy(outlook: Outlook, purchase: Buy) -> str:
    company = purchase.company
    if purchase.place != "event":
        return purchase_text(outlook, company, purchase.cost)
    points_text = expected_points_text(outlook.expected_share_points[company])
    card, name = EVENT_CARDS[outlook.view.event].name, company_name(company)
    return f"{card}: a share of {name} should be worth {points_text}"


@reasons(Sell)
def reason_to_sell(outlook: Outlook, sale: Sell) -> str:
    return sale_text(outlook, sale.company, sale.gain)


@reasons(Exchange)
def reason_to_exchange(outlook: Outlook, exchange: Exchange) -> str:
    sold, bought = exchange.sold, exchange.bought
    gain = outlook.expected_share_points[bought] - outlook.expected_share_points[sold]
    if gain > 0:
        return f"{company_name(bought)} should end with a better rank than {company_name(sold)}"
    return f"{company_name(sold)}'s price is high compared with the likely value of its share"


always_reasons(Done, NO_GOOD_TRADE)
