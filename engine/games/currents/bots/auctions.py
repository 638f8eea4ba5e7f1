"""The greedy bot's bids: up to the difference in value between a lot and the next best."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.choice import Choice
from engine.games.currents.bots.market import purchase_value
from engine.games.currents.bots.preferences import Preference, prefers
from engine.games.currents.bots.propaganda import Fame
from engine.games.currents.bots.value import Outlook
from engine.games.currents.calculations.auctions import least_luminary_bid
from engine.games.currents.calculations.market import may_buy, tip_cost
from engine.games.currents.cards import DEALT_COST
from engine.games.currents.view_types import LotView

EFFORT_VALUE = 0.6
"""The points of one more Inv or Man on the advances of a turn."""
USUAL_PROJECT = 7
"""The usual cost of a project, without patent fees."""
USUAL_FEES = 3
"""The usual cost of patent fees in a turn."""


# Luminaries


def lot_value(outlook: Outlook, lot: LotView) -> float:
    """The value of a luminary in the row, with its share."""
    share = outlook.share_value(lot.share) if lot.share else 0.0
    return outlook.luminary_value(lot.luminary) + share


def lot_values(outlook: Outlook) -> dict[str, float]:
    """The value of each luminary in the row."""
    return {lot.luminary: lot_value(outlook, lot) for lot in outlook.view.row}


def value_of_dealt_luminary(outlook: Outlook) -> float:
    """The value of a dealt luminary to a player who opts out, after the others have chosen."""
    values = sorted(lot_values(outlook).values())
    likely_values = values[: max(1, len(values) - len(outlook.view.bidders) + 1)]
    return sum(likely_values) / len(likely_values) - DEALT_COST * outlook.cash_value


def value_without_lot(outlook: Outlook, lot: str) -> float:
    """The value of the alternative to this lot: another at the lowest bid, or a dealt one."""
    view, values = outlook.view, lot_values(outlook)
    others = sorted((values[slug] for slug in values if slug != lot), reverse=True)
    rank = min(len(others), len(view.bidders)) - 1
    another = others[rank] - least_luminary_bid(view) * outlook.cash_value if others else 0.0
    return max(another, value_of_dealt_luminary(outlook) if others else 0.0)


def luminary_limit(outlook: Outlook, lot: str) -> int:
    """The most that the bot would pay for a luminary."""
    gain = lot_values(outlook)[lot] - value_without_lot(outlook, lot)
    return int(outlook.weights.bid_factor * gain / outlook.cash_value)


def max_bid(outlook: Outlook) -> int:
    """The most that the bot would bid for the current lot."""
    auction = outlook.view.auction
    if auction is None:
        return 0
    if auction.is_for_event:
        most = int(event_value(outlook) / max(0.05, outlook.cash_value))
    else:
        most = luminary_limit(outlook, auction.lot)
    return max(0, min(outlook.firm.cash, most))


@prefers("nominate")
def prefer_nominee(outlook: Outlook) -> Preference:
    """Prefer the luminary worth most at the lowest bid, or opting out."""
    values = lot_values(outlook)
    least = least_luminary_bid(outlook.view) * outlook.cash_value
    value_when_dealt = value_of_dealt_luminary(outlook)
    return lambda choice: values[choice.noun] - least if choice.noun else value_when_dealt


@prefers("open", "bid", "event bid")
def prefer_bid(outlook: Outlook) -> Preference:
    """Prefer the lowest possible bid, as long as it is within the limit."""
    most, opens = max_bid(outlook), outlook.view.step == "open"

    def preference(choice: Choice) -> float:
        if choice.verb == "drop":
            return 0.0
        amount = int(choice.noun)
        return 1000.0 - amount if amount <= most or opens else -float(amount)

    return preference


# Event cards


def event_value(outlook: Outlook) -> float:
    """The points that winning the event card is worth."""
    value_of_event = EVENT_VALUES.get(outlook.view.event)
    return 0.0 if value_of_event is None else value_of_event(outlook)


def tip_value(outlook: Outlook) -> float:
    """The value of the best share that the Ticker Tip could buy."""
    view, firm = outlook.view, outlook.firm
    fit = [slug for slug in view.present if may_buy(view, firm, slug)]
    costs = {slug: tip_cost(view, slug) for slug in fit}
    affordable = {slug: cost for slug, cost in costs.items() if cost <= firm.cash}
    return max(
        (purchase_value(outlook, slug, cost) for slug, cost in affordable.items()), default=0.0
    )


def best_share(outlook: Outlook) -> float:
    """The value of the best share in the market."""
    market = outlook.view.market
    return max(
        (points for slug, points in outlook.expected_share_points.items() if market[slug]),
        default=0.0,
    )


EVENT_VALUES: dict[str, Callable[[Outlook], float]] = {
    "visiting-financiers": lambda outlook: 3 * outlook.own_space,
    "exposition-medal": lambda outlook: 5 * outlook.own_space,
    "white-city-lights": lambda outlook: 7 * outlook.own_space,
    "machinists-arrive": lambda outlook: EFFORT_VALUE,
    "poached-engineers": lambda outlook: EFFORT_VALUE,
    "press-excursion": lambda outlook: max(Fame(outlook).rise_value(ranks) for ranks in (1, 2)),
    "ticker-tip": tip_value,
    "turnkey-contract": lambda outlook: USUAL_PROJECT * outlook.cash_value,
    "consolidation": best_share,
    "expert-witnesses": lambda outlook: USUAL_FEES * outlook.cash_value,
}
"""The value of the effect of an auctioned card to its winner."""


@prefers("prize")
def prefer_prize(outlook: Outlook) -> Preference:
    """Prefer the best choice of an event card."""

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "rise":
                return Fame(outlook).value_of_move(outlook.firm.slug, int(choice.noun))
            case "take":
                return outlook.expected_share_points[choice.noun]
            case "buy":
                cost = tip_cost(outlook.view, choice.noun)
                return purchase_value(outlook, choice.noun, cost)
        return 0.0

    return preference


@prefers("fire")
def prefer_dismissal(outlook: Outlook) -> Preference:
    """Prefer exhausting the luminary that is worth least."""
    return lambda choice: -outlook.luminary_value(choice.noun)
