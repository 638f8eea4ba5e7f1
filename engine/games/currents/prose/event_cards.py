"""Log lines of event cards."""

from __future__ import annotations

from engine.games.currents import events as e
from engine.games.currents.cards import (
    COMPANIES,
    EVENT_CARDS,
)
from engine.games.currents.names import cash_text, shift_text
from engine.games.currents.prose.phrases import (
    card_name,
    luminary_name,
    moved_price_text,
    moved_prices_text,
    tells,
)


@tells(e.EventTurnedUp)
def event_turned_up(event: e.EventTurnedUp) -> str:
    """Say which event card comes, and its effect."""
    row = EVENT_CARDS[event.card]
    auction_text = " (auctioned)" if row.auctioned else ""
    return f"Event: {row.name}{auction_text}. {row.text}"


@tells(e.StockEffect)
def stock_effect(event: e.StockEffect) -> str:
    """Say how the event card moves all prices."""
    if not event.shift:
        return f"{card_name(event.card)} moves no price"
    return f"{card_name(event.card)}, {shift_text(event.shift)}: {moved_prices_text(event.prices)}"


@tells(e.EventUnsold)
def event_unsold(event: e.EventUnsold) -> str:
    """Say that no player wanted the event card."""
    return f"No player bids for {card_name(event.card)}"


@tells(e.EventWon)
def event_won(event: e.EventWon) -> str:
    """Say who wins the event card."""
    return f"wins {card_name(event.card)} for {cash_text(event.bid)}"


@tells(e.CashPaid)
def cash_paid(event: e.CashPaid) -> str:
    """Say what a company pays for a card."""
    if not event.amount:
        return f"has no cash to pay for {card_name(event.card)}"
    payment = f"pays {cash_text(event.amount)} for {card_name(event.card)}"
    return f"{payment} and has {cash_text(event.cash)}"


@tells(e.CashGained)
def cash_gained(event: e.CashGained) -> str:
    """Say what a company gains by a card."""
    gain = f"gains {cash_text(event.amount)} from {card_name(event.card)}"
    return f"{gain} and has {cash_text(event.cash)}"


@tells(e.PriceRose)
def price_rose(event: e.PriceRose) -> str:
    """Say how a card raises a company's price."""
    return f"profits from {card_name(event.card)}: {moved_price_text(event.prices[0])}"


@tells(e.LuminaryDimmed)
def luminary_dimmed(event: e.LuminaryDimmed) -> str:
    """Say whom a card exhausts."""
    return f"exhausts {luminary_name(event.luminary)}, because of {card_name(event.card)}"


@tells(e.Declined)
def declined(event: e.Declined) -> str:
    """Say which card or ability a company declines to use."""
    if not event.source:
        return "trades no share"
    if event.source in COMPANIES:
        return "leaves the currents' marker where it is"
    return f"does not use {card_name(event.source)}"
