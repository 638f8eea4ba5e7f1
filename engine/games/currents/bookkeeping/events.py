"""Bookkeeping: fame, patents and profits."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.events import CompanyEvent, TableEvent
from engine.games.currents.names import CompanySlug, Patent, company_name, money


@frozen(kw_only=True)
class FameSettled(TableEvent):
    """Future Fame became Present Fame (13.1); both are orders, highest first."""

    before: tuple[CompanySlug, ...]
    now: tuple[CompanySlug, ...]

    line = "Present Fame is now {now}"


@frozen(kw_only=True)
class FirstRewarded(CompanyEvent):
    """The company first on Present Fame went up (13.2)."""

    line = "is first in fame: {rise}"


@frozen(kw_only=True)
class PatentRewarded(CompanyEvent):
    """The company with the highest patent of a current went up (13.3)."""

    patent: Patent

    @property
    def line(self) -> str:
        return f"has the best {self.patent.split()[0].upper()} patent, {{patent}}: {{rise}}"


@frozen(kw_only=True)
class ProfitsPaid(TableEvent):
    """The earnings of each player's company, and its cash afterwards (13.5)."""

    profits: tuple[tuple[str, int, int], ...]
    """For each company: its slug, its earnings and its cash afterwards."""

    @property
    def line(self) -> str:
        parts = (
            f"{company_name(slug)} +{money(profit)} to {money(cash)}"
            for slug, profit, cash in self.profits
        )
        return f"Profits: {', '.join(parts)}"
