"""The greedy bot's values of event cards and of their choices."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import legal
from engine.games.currents.bots.register import (
    LEAST_USE,
    Preference,
    always_reasons,
    expected_points_text,
    prefers,
    reasons,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import EVENT_CARDS
from engine.games.currents.event_cards.offers import Dim, Rise, Take
from engine.games.currents.market.bot import purchase_value
from engine.games.currents.market.trades import Buy, tip_cost, tip_ideas
from engine.games.currents.names import company_name
from engine.games.currents.propaganda.bot import Fame, fame_text
from engine.games.currents.table_action import Decline, TableAction

EFFORT_VALUE = 0.6
"""The points of one more Inv or Man on the advances of a turn."""
USUAL_PROJECT = 7
"""The usual cost of a project, without patent fees."""
USUAL_FEES = 3
"""The usual cost of patent fees in a turn."""


# Event cards


def event_value(outlook: Outlook) -> float:
    card = EVENT_CARDS[outlook.view.event]
    value_of_effect = EVENT_VALUES.get(card.slug)
    return card.rise * outlook.own_space + (value_of_effect(outlook) if value_of_effect else 0.0)


def tip_value(outlook: Outlook) -> float:
    """The value of the best share that the Ticker Tip could buy."""
    view, firm = outlook.view, outlook.firm
    shares = [Buy.of(each).company for each in legal(tip_ideas(view, firm))]
    return max(
        (purchase_value(outlook, slug, tip_cost(view, slug)) for slug in shares), default=0.0
    )


def best_share(outlook: Outlook) -> float:
    market = outlook.view.market
    return max(
        (points for slug, points in outlook.expected_share_points.items() if market[slug]),
        default=0.0,
    )


EVENT_VALUES: dict[str, Callable[[Outlook], float]] = {
    "machinists-arrive": lambda outlook: EFFORT_VALUE,
    "poached-engineers": lambda outlook: EFFORT_VALUE,
    "press-excursion": lambda outlook: max(Fame(outlook).rise_value(ranks) for ranks in (1, 2)),
    "ticker-tip": tip_value,
    "turnkey-contract": lambda outlook: USUAL_PROJECT * outlook.cash_value,
    "consolidation": best_share,
    "expert-witnesses": lambda outlook: USUAL_FEES * outlook.cash_value,
}
"""The value of the effect of an auctioned card to its winner, apart from a rise of the price."""


@prefers("prize")
def prefer_prize(outlook: Outlook) -> Preference:
    def preference(action: TableAction) -> float:
        match action:
            case Rise(rank=rank):
                return Fame(outlook).value_of_move(outlook.firm.slug, rank)
            case Take(company=company):
                return outlook.expected_share_points[company]
            case Buy(company=company, cost=cost):
                return purchase_value(outlook, company, cost)
        return 0.0

    return preference


@prefers("fire")
def prefer_dismissal(outlook: Outlook) -> Preference:
    """Prefer exhausting the luminary that is worth least."""
    return lambda dim: -outlook.luminary_value(dim.luminary)


# Events


@reasons(Rise)
def reason_to_rise(outlook: Outlook, rise: Rise) -> str:
    return fame_text(outlook, outlook.firm.slug, rise.rank)


@reasons(Take)
def reason_to_take(outlook: Outlook, take: Take) -> str:
    points_text = expected_points_text(outlook.expected_share_points[take.company])
    return f"{company_name(take.company)}'s share should be worth the most: {points_text}"


@reasons(Decline)
def reason_to_decline(outlook: Outlook, decline: Decline) -> str:
    if outlook.view.step in ("ledger", "prize"):
        return "no share is worth its price now"
    return "nothing on offer helps you now"


always_reasons(Dim, LEAST_USE)
