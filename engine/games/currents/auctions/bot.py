"""The greedy bot's bids: up to the difference in value between a lot and the next best."""

from __future__ import annotations

from engine.games.currents.auctions.bids import Bid, Drop, Nominate, OptOut, least_luminary_bid
from engine.games.currents.bots.register import (
    Preference,
    always_reasons,
    largest_part,
    prefers,
    reasons,
)
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import DEALT_COST, LUMINARIES
from engine.games.currents.event_cards.bot import event_value
from engine.games.currents.names import company_name, money
from engine.games.currents.table_action import TableAction

# Luminaries


def lot_values(outlook: Outlook) -> dict[str, float]:
    """The value of each luminary in the row, with its share."""
    shares = {lot.luminary: outlook.share_value(lot.share) for lot in outlook.view.row if lot.share}
    slugs = outlook.view.lots
    return {slug: outlook.luminary_value(slug) + shares.get(slug, 0.0) for slug in slugs}


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

    def preference(action: TableAction) -> float:
        if isinstance(action, Nominate):
            return values[action.luminary] - least
        return value_when_dealt

    return preference


@prefers("open", "bid", "event bid")
def prefer_bid(outlook: Outlook) -> Preference:
    """Prefer the lowest possible bid, as long as it is within the limit."""
    most, opens = max_bid(outlook), outlook.view.step == "open"

    def preference(action: TableAction) -> float:
        if not isinstance(action, Bid):
            return 0.0
        is_worth_it = action.amount <= most or opens
        return 1000.0 - action.amount if is_worth_it else -float(action.amount)

    return preference


# Auctions


@reasons(Nominate)
def reason_to_nominate(outlook: Outlook, nomination: Nominate) -> str:
    lot = next(lot for lot in outlook.view.row if lot.luminary == nomination.luminary)
    ratings, weights = LUMINARIES[nomination.luminary].ratings, outlook.weights
    turns, phases = max(1.0, outlook.turns_left), max(1.0, outlook.phases_left)
    terms = [
        (weights.inv_value * ratings.inv * turns, f"your advances need Inv {ratings.inv}"),
        (weights.man_value * ratings.man * turns, f"your advances need Man {ratings.man}"),
        (
            weights.fin_value * ratings.fin * phases,
            f"Fin {ratings.fin} makes projects and shares cheaper",
        ),
        (
            weights.pro_value * ratings.pro * turns,
            f"Pro {ratings.pro} moves fame and the currents' marker",
        ),
    ]
    if lot.share:
        text = f"this luminary comes with a share of {company_name(lot.share)}"
        terms.append((outlook.expected_share_points[lot.share], text))
    return largest_part(terms)


@reasons(Bid)
def reason_to_bid(outlook: Outlook, bid: Bid) -> str:
    if outlook.view.step == "open":
        top_bid = money(max(max_bid(outlook), bid.amount))
        return f"this is the lowest bid; it is worth going up to {top_bid}"
    lot = "this event" if outlook.view.step == "event bid" else "this luminary"
    return f"{lot} is worth up to {money(max_bid(outlook))} to you"


@reasons(Drop)
def reason_to_drop(outlook: Outlook, drop: Drop) -> str:
    top_bid = max_bid(outlook)
    if outlook.view.step == "event bid":
        value = f"no more than {money(top_bid)}" if top_bid else "nothing"
        return f"this event is worth {value} to you"
    if not top_bid:
        return "the others are as good as this luminary"
    return f"this luminary is worth {money(top_bid)}, and the others are nearly as good"


always_reasons(
    OptOut, "a random luminary for $1k is nearly as good as the others, and much cheaper"
)
