"""Bids for luminaries and event cards, as text."""

from __future__ import annotations

from engine.core.choice import Choice, Description
from engine.core.text import join_with_and
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.names import cash_text, company_name, money
from engine.games.currents.phrases import choosing_firm, describes, joined_sentences, ratings_text
from engine.games.currents.view_types import View


@describes("nominate")
def describe_nominate(view: View, choice: Choice) -> Description:
    """Describe nominating a luminary: the ratings and the share that comes with it."""
    share = next(lot.share for lot in view.row if lot.luminary == choice.noun)
    with_share = f"comes with a share of {company_name(share)}" if share else ""
    text = joined_sentences(ratings_text(choice.noun), with_share, "you name your first bid next")
    return Description("Nominate", LUMINARIES[choice.noun].name, text, "4.3", f"lot:{choice.noun}")


OPT_OUT = "Opt out of this auction"


@describes("opt-out")
def describe_opt_out(view: View, choice: Choice) -> Description:
    """Describe staying out of the auction of this phase."""
    text = "you bid no more; after the auction you pay $1k for a random luminary (4.8)"
    return Description(OPT_OUT, OPT_OUT, text, "4.3", "opt-out")


@describes("bid")
def describe_bid(view: View, choice: Choice) -> Description:
    """Describe a bid: the cash that would be left, and who could still raise the bid."""
    amount, auction = int(choice.noun), view.auction
    assert auction is not None
    cash_left = choosing_firm(view).cash - amount
    rivals = [slug for slug in auction.inside if slug != choosing_firm(view).slug]
    able_rivals = [slug for slug in rivals if view.firm(slug).cash > amount]
    answer = (
        f"{join_with_and(company_name(slug) for slug in able_rivals)} could raise the bid"
        if able_rivals
        else "no player can raise the bid"
    )
    text = joined_sentences(f"{cash_text(cash_left)} would be left", answer)
    return Description(
        "Bid",
        money(amount),
        text,
        "5.4" if auction.is_for_event else "4.5",
        f"number:{amount}",
    )


@describes("drop")
def describe_drop(view: View, choice: Choice) -> Description:
    """Describe leaving the bidding."""
    auction = view.auction
    assert auction is not None
    if auction.is_for_event:
        return Description(
            "Drop out", "Drop out", "you are out of the bidding for this event", "5.3", "drop"
        )
    text = "you may still bid for the next luminary"
    return Description("Drop out of this lot", "Drop out of this lot", text, "4.5", "drop")
