"""Log lines of the auction of luminaries."""

from __future__ import annotations

from engine.core.text import count, join_with_and
from engine.games.currents import events as e
from engine.games.currents.cards import (
    LUMINARIES,
)
from engine.games.currents.names import cash_text, company_name, money
from engine.games.currents.prose.phrases import (
    card_name,
    luminary_name,
    share_text,
    tells,
    with_share,
)


@tells(e.LuminariesCame)
def luminaries_came(event: e.LuminariesCame) -> str:
    """Say which luminaries come into the row."""
    left_over_text = (
        f"; left over: {join_with_and(map(luminary_name, event.left_over))}"
        if event.left_over
        else ""
    )
    return f"New luminaries: {join_with_and(map(luminary_name, event.luminaries))}{left_over_text}"


@tells(e.SharesAttached)
def shares_attached(event: e.SharesAttached) -> str:
    """Say which share comes with which luminary."""
    pairs = [f"{company_name(owner)} with {luminary_name(slug)}" for slug, owner in event.shares]
    boxed_text = (
        f"; {count(event.boxed_count, 'share')} out of the game" if event.boxed_count else ""
    )
    return f"Shares: {join_with_and(pairs)}{boxed_text}"


@tells(e.LuminaryNominated)
def luminary_nominated(event: e.LuminaryNominated) -> str:
    """Say who is nominated, and the first bid."""
    return f"nominates {luminary_name(event.luminary)} and bids {money(event.bid)}"


@tells(e.OptedOut)
def opted_out(event: e.OptedOut) -> str:
    """Say that a player wants no luminary, or cannot pay the lowest bid."""
    if event.least:
        return f"cannot pay {money(event.least)} and opts out of the auction"
    return "opts out of the auction"


@tells(e.BidMade)
def bid_made(event: e.BidMade) -> str:
    """Say who bids how much for the lot."""
    return f"bids {money(event.bid)} for {lot_name(event.lot)}"


@tells(e.BidderDropped)
def bidder_dropped(event: e.BidderDropped) -> str:
    """Say that a player drops out, or cannot pay the next bid."""
    if event.least:
        return f"cannot bid {money(event.least)} for {lot_name(event.lot)}"
    return f"drops out of the bidding for {lot_name(event.lot)}"


def lot_name(slug: str) -> str:
    """The name of the auctioned lot."""
    return luminary_name(slug) if slug in LUMINARIES else card_name(slug)


@tells(e.LuminaryWon)
def luminary_won(event: e.LuminaryWon) -> str:
    """Say who gets a luminary, and for what."""
    return (
        f"wins {luminary_name(event.luminary)}{with_share(event.share)} for {cash_text(event.bid)}"
    )


@tells(e.LuminaryDealt)
def luminary_dealt(event: e.LuminaryDealt) -> str:
    """Say which luminary a player gets at random, and which of the unsold shares."""
    with_it = f" and {share_text(event.share)}" if event.share else ""
    return f"draws {luminary_name(event.luminary)}{with_it} for {cash_text(event.cash_paid)}"


@tells(e.LuminaryBoxed)
def luminary_boxed(event: e.LuminaryBoxed) -> str:
    """Say which luminary leaves the game for an automaton."""
    drawn_first = f"draws {share_text(event.share)} and " if event.share else ""
    return f"{drawn_first}takes {luminary_name(event.luminary)} out of the game"


@tells(e.LuminariesLeft)
def luminaries_left(event: e.LuminariesLeft) -> str:
    """Say which luminaries no company has got."""
    names = join_with_and(f"{luminary_name(slug)}{with_share(owner)}" for slug, owner in event.lots)
    return f"Out of the game: {names}" if event.boxed else f"Left for the next auction: {names}"


@tells(e.PropagandaCame)
def propaganda_came(event: e.PropagandaCame) -> str:
    """Say which propaganda cards come out."""
    return f"Propaganda: {join_with_and(map(card_name, event.cards))}"
