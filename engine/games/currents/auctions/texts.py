"""Bids for luminaries and event cards, as text."""

from __future__ import annotations

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import Quoted, said
from engine.core.text import join_with_and
from engine.games.currents.auctions.bids import (
    Bid,
    Drop,
    Nominate,
    OptOut,
    auction_of,
    least_luminary_bid,
)
from engine.games.currents.cards import DEALT_COST, LUMINARIES
from engine.games.currents.names import company_name, money
from engine.games.currents.phrases import about_place, describes, sentences
from engine.games.currents.promises import CashLeft, HighestBid, Rated
from engine.games.currents.view_types import View


@describes(Nominate)
def describe_nominate(view: View, nomination: Nominate) -> Description:
    slug = nomination.luminary
    share = next(lot.share for lot in view.row if lot.luminary == slug)
    with_share = f"comes with a share of {company_name(share)}" if share else ""
    text = sentences(Rated(slug), with_share, "you name your first bid next")
    return Description("Nominate", LUMINARIES[slug].name, text, "4.3", f"lot:{slug}")


OPT_OUT = "Opt out of this auction"


@describes(OptOut)
def describe_opt_out(view: View, opt_out: OptOut) -> Description:
    fee = Quoted(f"{money(DEALT_COST)} for a random luminary (4.8)")
    text = sentences(said("you bid no more; after the auction you pay ", fee))
    return Description(OPT_OUT, OPT_OUT, text, "4.3", "opt-out")


@describes(Bid)
def describe_bid(view: View, bid: Bid) -> Description:
    rivals = join_with_and(map(company_name, bid.able_rivals), empty="no player")
    can = "could" if bid.able_rivals else "can"
    text = sentences(
        said(CashLeft(bid.cash_left), " would be left"), f"{rivals} {can} raise the bid"
    )
    clause = "5.4" if auction_of(view).is_for_event else "4.5"
    return Description("Bid", HighestBid(bid.amount), text, clause, f"number:{bid.amount}")


@describes(Drop)
def describe_drop(view: View, drop: Drop) -> Description:
    if auction_of(view).is_for_event:
        text = sentences("you are out of the bidding for this event")
        return Description("Drop out", "Drop out", text, "5.3", "drop")
    text = sentences("you may still bid for the next luminary")
    return Description("Drop out of this lot", "Drop out of this lot", text, "4.5", "drop")


@about_place("number")
def about_number(view: View, name: str) -> About:
    return About(f"Bid {name}", ("The highest bid is paid to the bank.",), "4.4")


def auction_text(view: View) -> str:
    """What bids begin at, and what opting out brings, before a lot is nominated (4.4, 4.8)."""
    least, fee = money(least_luminary_bid(view)), money(DEALT_COST)
    return f"Bids begin at {least}. Opting out brings a random unsold one for {fee}."
