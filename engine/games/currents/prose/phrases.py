"""Shared by the log lines: the register of events, and parts of sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event
from engine.core.text import with_article
from engine.games.currents import events as e
from engine.games.currents.cards import (
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
)
from engine.games.currents.names import (
    company_name,
)


def luminary_name(slug: str) -> str:
    """A luminary's name."""
    return LUMINARIES[slug].name


def share_text(slug: str) -> str:
    """A share with its article: "an Edison share"."""
    return f"{with_article(company_name(slug))} share"


def card_name(slug: str) -> str:
    """The name of an event card, an HQ card or a propaganda card."""
    row = EVENT_CARDS.get(slug) or HQ_CARDS.get(slug) or PROPAGANDA[slug]
    return row.name


def moved_price_text(move: e.PriceMove) -> str:
    """A price that has moved: "price +3 to 38", or "price stays at 90"."""
    change = move.now - move.before
    return f"price {change:+} to {move.now}" if change else f"price stays at {move.now}"


def moved_prices_text(moves: Iterable[e.PriceMove]) -> str:
    """Prices that have moved, with their companies: "Edison from 12 to 9, Tesla from 14 to 11"."""
    return ", ".join(
        f"{company_name(move.company)} from {move.before} to {move.now}" for move in moves
    )


def with_share(slug: str) -> str:
    """The share that comes with a luminary: " with an Edison share", or nothing."""
    return f" with {share_text(slug)}" if slug else ""


tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a company's event follows its name."""


def price_moves_text(moves: tuple[e.PriceMove, ...]) -> str:
    """Prices that trades have moved: "; price: Edison from 30 to 27", or nothing."""
    noun = "price" if len(moves) == 1 else "prices"
    return f"; {noun}: {moved_prices_text(moves)}" if moves else ""
