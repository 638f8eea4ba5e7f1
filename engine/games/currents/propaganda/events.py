"""Propaganda: speeches, cards, and the two markers."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.currents.events import CompanyEvent, TableEvent
from engine.games.currents.names import (
    CardSlug,
    Cash,
    CompanySlug,
    LuminarySlug,
    MarkerPlace,
)


@frozen(kw_only=True)
class FameMoved(CompanyEvent):
    """The company's Future Fame went from one rank to another; 1 is the highest."""

    mover: CompanySlug
    before: int
    now: int

    @property
    def line(self) -> str:
        verb = "rises" if self.now < self.before else "falls"
        mover = ", moved by {mover}" if self.mover != self.company else ""
        return f"{verb} on Future Fame from {{before}} to {{now}}{mover}"


@frozen(kw_only=True)
class CurrentMoved(TableEvent):
    """The currents' marker was moved by a company; if `mover` is "", by a card or bookkeeping."""

    mover: CompanySlug
    card: CardSlug
    before: MarkerPlace
    now: MarkerPlace

    @property
    def line(self) -> str:
        mover = "{mover}" if self.mover else "{card}" if self.card else "Bookkeeping"
        return f"{mover} moves the currents' marker from {{before}} to {{now}}"


@frozen(kw_only=True)
class SpokeUp(CompanyEvent):
    luminary: LuminarySlug

    line = "engages in propaganda with {luminary}"


@frozen(kw_only=True)
class PropagandaTaken(CompanyEvent):
    """A propaganda card was used; automata take no cash."""

    card: CardSlug
    cash_gained: Cash = field(metadata={"saved_as": "gained"})
    cash: Cash
    """The company's cash now."""

    @property
    def line(self) -> str:
        gain = ": +{cash_gained}, now {cash}" if self.cash_gained else ""
        return f"uses {{card}}{gain}"


@frozen(kw_only=True)
class PropagandaTurnedUp(TableEvent):
    line = "That was the last propaganda card: all are face up again"
