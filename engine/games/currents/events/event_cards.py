"""Event cards: their effects on all, and their winners."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.events.base import CompanyEvent, TableEvent


@frozen(kw_only=True)
class EventTurnedUp(TableEvent):
    """The event card of the turn was revealed."""

    card: str


@frozen(kw_only=True)
class StockEffect(TableEvent):
    """The event card moved the prices of all companies up by `shift`, or left if it is below 0."""

    card: str
    shift: int
    """The spaces that each price moved up; below 0, to the left."""


@frozen(kw_only=True)
class EventUnsold(TableEvent):
    """No company bid for the event card."""

    card: str


@frozen(kw_only=True)
class EventWon(CompanyEvent):
    """A company won the auction of the event card with its bid."""

    card: str
    bid: int
    """The winning bid, which the company paid."""


@frozen(kw_only=True)
class CashPaid(CompanyEvent):
    """The company paid the bank because of a card."""

    amount: int
    cash: int
    """Its cash now."""
    card: str


@frozen(kw_only=True)
class CashGained(CompanyEvent):
    """The company got cash because of a card."""

    amount: int
    cash: int
    """Its cash now."""
    card: str


@frozen(kw_only=True)
class PriceRose(CompanyEvent):
    """The company's price went up because of a card."""

    card: str


@frozen(kw_only=True)
class LuminaryDimmed(CompanyEvent):
    """An event card exhausted a luminary."""

    luminary: str
    card: str


@frozen(kw_only=True)
class Declined(CompanyEvent):
    """The company made no use of a card, or of its inventor's ability."""

    source: str
    """The slug of the card, or of the company itself; "" for the trade of bookkeeping."""
