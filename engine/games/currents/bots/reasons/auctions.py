"""Reasons in auctions and for event cards."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.games.currents.bots.auctions import max_bid
from engine.games.currents.bots.reasons.phrases import (
    LEAST_USE,
    expected_points_text,
    largest_part,
    reasons,
)
from engine.games.currents.bots.reasons.propaganda import fame_text
from engine.games.currents.bots.value import Outlook
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import (
    company_name,
    money,
)

# Auctions


@reasons("nominate")
def reason_to_nominate(outlook: Outlook, choice: Choice) -> str:
    """The reason for nominating the luminary: the ratings or the share that make it worth most."""
    lot = next(lot for lot in outlook.view.row if lot.luminary == choice.noun)
    ratings, weights = LUMINARIES[choice.noun].ratings, outlook.weights
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


@reasons("opt-out")
def reason_to_opt_out(outlook: Outlook, choice: Choice) -> str:
    """The reason for opting out: a random luminary is nearly as good, and cheaper."""
    return "a random luminary for $1k is nearly as good as the others, and much cheaper"


@reasons("bid")
def reason_to_bid(outlook: Outlook, choice: Choice) -> str:
    """The reason for making this bid: the value of the lot to the company."""
    if outlook.view.step == "open":
        top_bid = money(max(max_bid(outlook), int(choice.noun)))
        return f"this is the lowest bid; it is worth going up to {top_bid}"
    lot = "this event" if outlook.view.step == "event bid" else "this luminary"
    return f"{lot} is worth up to {money(max_bid(outlook))} to you"


@reasons("drop")
def reason_to_drop(outlook: Outlook, choice: Choice) -> str:
    """The reason for dropping out: the limit that the bidding has passed."""
    top_bid = max_bid(outlook)
    if outlook.view.step == "event bid":
        value = f"no more than {money(top_bid)}" if top_bid else "nothing"
        return f"this event is worth {value} to you"
    if not top_bid:
        return "the others are as good as this luminary"
    return f"this luminary is worth {money(top_bid)}, and the others are nearly as good"


# Events


@reasons("dim")
def reason_to_dim(outlook: Outlook, choice: Choice) -> str:
    """The reason for exhausting this luminary: it would do least this turn."""
    return LEAST_USE


@reasons("rise")
def reason_to_rise(outlook: Outlook, choice: Choice) -> str:
    """The reason for rising: the gains of the new rank."""
    return fame_text(outlook, outlook.firm.slug, int(choice.noun))


@reasons("take")
def reason_to_take(outlook: Outlook, choice: Choice) -> str:
    """The reason for taking this share: its expected value."""
    points_text = expected_points_text(outlook.expected_share_points[choice.noun])
    return f"{company_name(choice.noun)}'s share should be worth the most: {points_text}"


@reasons("decline")
def reason_to_decline(outlook: Outlook, choice: Choice) -> str:
    """The reason for declining: nothing on offer helps."""
    if outlook.view.step in ("ledger", "prize"):
        return "no share is worth its price now"
    return "nothing on offer helps you now"
