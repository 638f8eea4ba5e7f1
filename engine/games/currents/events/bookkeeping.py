"""Bookkeeping: fame, patents, profits and exchanges."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.currents.events.base import CompanyEvent, TableEvent


@frozen(kw_only=True)
class FameSettled(TableEvent):
    """Future Fame became Present Fame (13.1)."""

    before: tuple[str, ...]
    """The old order of Present Fame, highest first."""
    now: tuple[str, ...]
    """The new order of Present Fame, highest first."""


@frozen(kw_only=True)
class FirstRewarded(CompanyEvent):
    """The company first on Present Fame went up (13.2)."""


@frozen(kw_only=True)
class PatentRewarded(CompanyEvent):
    """The company with the highest patent of a current went up (13.3)."""

    patent: str
    """The track and the level of the patent."""


@frozen(kw_only=True)
class ProfitsPaid(TableEvent):
    """The earnings of each player's company, and its cash afterwards (13.5)."""

    profits: tuple[tuple[str, int, int], ...]
    """For each company: its slug, its earnings and its cash afterwards."""


@frozen(kw_only=True)
class SharesExchanged(CompanyEvent):
    """A company sold one share and bought another in the bookkeeping."""

    sold_company: str = field(metadata={"saved_as": "sold"})
    """The company whose share was sold."""
    bought_company: str = field(metadata={"saved_as": "bought"})
    """The company whose share was bought."""
    balance: int
    """Cash gained; a negative number was paid."""
