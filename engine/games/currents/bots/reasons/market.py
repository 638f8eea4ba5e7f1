"""Reasons to buy, sell and exchange shares."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.currents.bots.market import purchase_value, sale_value
from engine.games.currents.bots.reasons.phrases import (
    NO_GOOD_TRADE,
    ReasonTerm,
    expected_points_text,
    largest_part,
    reasons,
    works_text,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.works import is_step_by_share, step_value
from engine.games.currents.calculations.market import (
    ledger_cost,
    sellable_shares,
    visit_cost,
    visit_gain,
    visit_purchases,
)
from engine.games.currents.cards import EVENT_CARDS, LUMINARIES
from engine.games.currents.names import (
    company_name,
    money,
)


def purchase_text(outlook: Outlook, company: str, cost: int) -> str:
    """The cost and the expected value of a share, as text."""
    is_step = is_step_by_share(outlook.firm, company)
    if is_step and step_value(outlook) > outlook.expected_share_points[company]:
        return works_text(outlook.firm)
    name, points_text = (
        company_name(company),
        expected_points_text(outlook.expected_share_points[company]),
    )
    return f"a share of {name} for {money(cost)} should be worth {points_text}"


def sale_text(outlook: Outlook, company: str, gain: int) -> str:
    """The proceeds and the possible value of a share, as text."""
    points_text = expected_points_text(outlook.expected_share_points[company])
    name = company_name(company)
    return (
        f"selling the {name} share brings {money(gain)}; at the end it would be worth {points_text}"
    )


@reasons("visit")
def reason_to_visit(outlook: Outlook, choice: Choice) -> str:
    """The reason for a visit to the market: the best trade of this visitor, or of the best one."""
    view, firm = outlook.view, outlook.firm
    names = [choice.noun] if choice.noun else list(firm.awake)
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


@reasons("buy")
def reason_to_buy(outlook: Outlook, choice: Choice) -> str:
    """The reason for buying: the cost and the expected value of the share."""
    view, firm = outlook.view, outlook.firm
    if view.step == "trade":
        (luminary,) = view.begun_action.luminaries
        cost = visit_cost(view, firm, choice.noun, LUMINARIES[luminary].ratings.fin)
        return purchase_text(outlook, choice.noun, cost)
    if view.step == "ledger":
        return purchase_text(outlook, choice.noun, ledger_cost(view, firm, choice.noun))
    name, points_text = (
        company_name(choice.noun),
        expected_points_text(outlook.expected_share_points[choice.noun]),
    )
    return f"{EVENT_CARDS[view.event].name}: a share of {name} should be worth {points_text}"


@reasons("sell")
def reason_to_sell(outlook: Outlook, choice: Choice) -> str:
    """The reason for selling: the proceeds and the possible value of the share."""
    (luminary,) = outlook.view.begun_action.luminaries
    gain = visit_gain(outlook.view, choice.noun, LUMINARIES[luminary].ratings.fin)
    return sale_text(outlook, choice.noun, gain)


@reasons("done")
def reason_to_be_done(outlook: Outlook, choice: Choice) -> str:
    """The reason for ending the visit: nothing else is worth its price."""
    return NO_GOOD_TRADE


@reasons("exchange")
def reason_to_exchange(outlook: Outlook, choice: Choice) -> str:
    """The reason for exchanging shares: the value of both, or the cash."""
    sold, bought = choice.noun.split()
    gain = outlook.expected_share_points[bought] - outlook.expected_share_points[sold]
    if gain > 0:
        return f"{company_name(bought)} should end with a better rank than {company_name(sold)}"
    return f"{company_name(sold)}'s price is high compared with the likely value of its share"
