"""The base of every event of War of Currents: the company, and the prices that moved."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event


@frozen
class PriceMove:
    """A company's price before and after."""

    company: str
    before: int
    """The old price."""
    now: int
    """The new price."""


@frozen(kw_only=True)
class TableEvent(Event):
    """Something that happened at the table; `prices` are those it has moved."""

    prices: tuple[PriceMove, ...] = ()
    """The prices that the event has moved."""


@frozen(kw_only=True)
class CompanyEvent(TableEvent):
    """Something that a company did, or that happened to it."""

    company: str
