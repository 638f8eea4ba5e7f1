"""Resting and waking."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import CardSlug, Cash, LuminarySlug


@frozen(kw_only=True)
class Rested(CompanyEvent):
    luminary: LuminarySlug

    line = "rests {luminary}"


@frozen(kw_only=True)
class Woken(CompanyEvent):
    """A company woke a luminary by a card, for cash or for nothing."""

    luminary: LuminarySlug
    cash_paid: Cash = field(metadata={"saved_as": "paid"})
    card: CardSlug

    @property
    def line(self) -> str:
        cost = " for {cash_paid}" if self.cash_paid else ""
        return f"wakes {{luminary}}{cost} with {{card}}"
