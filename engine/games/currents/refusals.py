"""Refusals: choices that a player may expect, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.choice import Choice, Decision, Refusal, choice
from engine.games.currents.auctions.bids import least_luminary_bid
from engine.games.currents.card_types import TRACKS
from engine.games.currents.cards import EVENT_CARDS, HQ_CARDS, LUMINARIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.market.trades import (
    has_bought,
    has_sold,
    ledger_cost,
    may_buy,
    may_hold_more,
    sellable_shares,
    visit_cost,
)
from engine.games.currents.names import (
    ROMAN,
    SKILL_NAMES,
    TRACK_NAMES,
    cash_text,
    company_name,
    money,
)
from engine.games.currents.phrases import choosing_firm
from engine.games.currents.projects.claims import (
    bill_of_claim,
    currents_for,
    free_projects,
    is_too_far,
)
from engine.games.currents.technology.advances import effort_needed, team_effort
from engine.games.currents.view_types import View


def why_not(view: View, decision: Decision) -> tuple[Refusal, ...]:
    """The expected choices that the decision does not offer, with reasons."""
    step = STEPS.get(view.step)
    if step is None:
        return ()
    offered = set(decision.choices)
    return tuple(refusal for refusal in step(view, offered) if refusal.choice not in offered)


Offered = set[Choice]


# The draft and the auctions


def draft_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of companies in the draft: another player has taken them (2.5)."""
    for firm in view.firms:
        yield Refusal(choice("company", firm.slug), "another player has taken it", "2.5")


def nominate_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusal of any nomination: too little cash for the lowest bid (4.4)."""
    least = least_luminary_bid(view)
    if choosing_firm(view).cash < least:
        cash = cash_text(choosing_firm(view).cash)
        reason = f"the lowest bid is {money(least)}, and you have {cash}"
        for lot in view.row:
            yield Refusal(choice("nominate", lot.luminary), reason, "4.4")


def bid_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of bids: below the lowest, or above the player's cash (4.4, 5.4)."""
    auction = view.auction
    assert auction is not None
    clause = "5.4" if auction.is_for_event else "4.4"
    if auction.least > 1:
        reason = f"the lowest bid allowed is {money(auction.least)}"
        yield Refusal(choice("bid", str(auction.least - 1)), reason, clause)
    over = choosing_firm(view).cash + 1
    yield Refusal(
        choice("bid", str(over)), f"you have only {cash_text(choosing_firm(view).cash)}", clause
    )


# Actions


def act_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of projects, advances, HQ cards and a visit."""
    yield from claim_refusals(view)
    yield from advance_refusals(view)
    yield from develop_refusals(view)
    yield from visit_refusals(view)


def claim_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of free projects: technology, distance or money (8.2, 8.7, 16.9)."""
    firm = choosing_firm(view)
    for project in free_projects(view):
        city, number = PROJECTS[project]
        currents = currents_for(firm, number)
        if firm.levels["bulb"] < number:
            reason = f"your Bulb is only {ROMAN[firm.levels['bulb']]}"
            yield Refusal(choice("claim", project), reason, "8.2")
        elif not currents:
            ac, dc = ROMAN[firm.levels["ac"]], ROMAN[firm.levels["dc"]]
            reason = f"your AC is only {ac} and your DC only {dc}"
            yield Refusal(choice("claim", project), reason, "8.2")
        elif is_too_far(view, firm, city):
            reason = f"{EVENT_CARDS[view.event].name} lets nobody skip a city"
            yield Refusal(choice("claim", project), reason, "16.9")
        elif firm.awake:
            ways = ((luminary, each) for luminary in firm.awake for each in currents)
            cost = min(bill_of_claim(view, firm, project, *way).total for way in ways)
            reason = f"it costs {money(cost)}, and you have {cash_text(firm.cash)}"
            yield Refusal(choice("claim", project), reason, "8.7")


def advance_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of advances: the track ends, or its next level needs more (9.2, 9.3)."""
    firm = choosing_firm(view)
    for track in TRACKS:
        level = firm.levels[track]
        if level == view.ends[track]:
            reason = f"{TRACK_NAMES[track]} ends at {ROMAN[level]}"
            yield Refusal(choice("advance", f"{track} {level}"), reason, "9.3")
            continue
        for goal in range(level + 1, view.ends[track] + 1):
            effort, offered = (
                effort_needed(track, level, goal),
                team_effort(view, firm, track, firm.awake),
            )
            if not offered.covers(effort):
                reason = (
                    f"it needs Inv {effort.inv} and Man {effort.man}, "
                    f"and your awake luminaries have {offered.inv} and {offered.man}"
                )
                yield Refusal(choice("advance", f"{track} {goal}"), reason, "9.2")
                break


def develop_refusals(view: View) -> Iterator[Refusal]:
    """The refusals of HQ cards: a skill is missing, or the card is developed (11.2, 11.3)."""
    firm = choosing_firm(view)
    for card in HQ_CARDS.values():
        if card.company != firm.slug:
            continue
        if card.slug in firm.developed_cards:
            yield Refusal(choice("develop", card.slug), "it is already developed", "11.3")
        else:
            reason = f"none of your awake luminaries has {SKILL_NAMES[card.skill]}"
            yield Refusal(choice("develop", card.slug), reason, "11.2")


def visit_refusals(view: View) -> Iterator[Refusal]:
    """The refusal of a market visit: the option is off, or no trade is possible (12.5, 12.9,
    12.10)."""
    firm = choosing_firm(view)
    if not view.may_visit_market:
        yield Refusal(choice("visit"), "this table plays without market visits", "12.5")
    elif firm.shares:
        reason = "you can buy no share, and may not sell what you have bought this turn"
        yield Refusal(choice("visit"), reason, "12.9")
    elif firm.sold_companies:
        reason = "you have no share to sell, and can buy none but what you have sold this turn"
        yield Refusal(choice("visit"), reason, "12.9")
    else:
        reason = "you cannot afford a share and have none to sell"
        yield Refusal(choice("visit"), reason, "12.10")


# The market


def trade_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of trades: limit, market, cash, or an earlier trade (12.6 to 12.9)."""
    firm = choosing_firm(view)
    (luminary,) = view.begun_action.luminaries
    fin = LUMINARIES[luminary].ratings.fin
    for company in view.present:
        cost = visit_cost(view, firm, company, fin)
        yield from purchase_refusals(view, company, cost)
        if has_bought(view, firm, company):
            reason = "you have bought one of these shares this turn"
            yield Refusal(choice("sell", company), reason, "12.9")
        elif company not in sellable_shares(view, firm):
            reason = "the preferred certificate is never sold" if company == firm.slug else ""
            reason = reason or "you have no share of this company"
            yield Refusal(choice("sell", company), reason, "12.7")


def purchase_refusals(view: View, company: str, cost: int) -> Iterator[Refusal]:
    """The refusals to buy a share at this cost (12.6, 12.8, 12.9)."""
    firm = choosing_firm(view)
    if has_sold(view, firm, company):
        reason = "you have sold one of these shares this turn"
        yield Refusal(choice("buy", company), reason, "12.9")
    elif not view.market[company]:
        yield Refusal(choice("buy", company), "the market has none left", "12.6")
    elif not may_hold_more(firm, company):
        shares = f"{firm.shares[company]} shares of {company_name(company)}"
        reason = f"you hold {shares} already"
        yield Refusal(choice("buy", company), reason, "12.8")
    else:
        reason = f"it costs {money(cost)}, and you have {cash_text(firm.cash)}"
        yield Refusal(choice("buy", company), reason, "12.6")


def ledger_refusals(view: View, offered: Offered) -> Iterator[Refusal]:
    """The refusals of purchases and exchanges of shares in bookkeeping (13.6)."""
    if not any(each.verb == "exchange" for each in offered):
        yield exchange_refusal(view)
    for company in view.present:
        yield from purchase_refusals(view, company, ledger_cost(view, choosing_firm(view), company))


def exchange_refusal(view: View) -> Refusal:
    """The refusal of all exchanges: no share to sell, or none to buy (12.9, 13.6)."""
    firm = choosing_firm(view)
    sellable = sellable_shares(view, firm)
    purchasable = [company for company in view.present if may_buy(view, firm, company)]
    if not firm.shares:
        return Refusal(choice("exchange"), "you have no regular share to sell", "13.6")
    if not sellable:
        reason = "you have bought shares of the same companies this turn"
        return Refusal(choice("exchange"), reason, "12.9")
    if all(sold == bought for sold in sellable for bought in purchasable):
        return Refusal(choice("exchange"), "you may buy no other company's share", "13.6")
    return Refusal(choice("exchange"), "you cannot pay for another company's share", "13.6")


STEPS: dict[str, Callable[[View, Offered], Iterator[Refusal]]] = {
    "draft": draft_refusals,
    "nominate": nominate_refusals,
    "open": bid_refusals,
    "bid": bid_refusals,
    "event bid": bid_refusals,
    "act": act_refusals,
    "trade": trade_refusals,
    "ledger": ledger_refusals,
}
"""The functions that give the reasons, by the step of the sequence of play."""
