"""The effects of event cards."""

from __future__ import annotations

from attrs import frozen

from engine.games.currents.cards import EVENT_CARDS
from engine.games.currents.events import CompanyEvent, TableEvent, price_moves_text
from engine.games.currents.names import CardSlug, Cash, CompanySlug, LuminarySlug, shift_text


@frozen(kw_only=True)
class EventTurnedUp(TableEvent):
    """The event card of the turn was revealed."""

    card: str

    @property
    def line(self) -> str:
        row = EVENT_CARDS[self.card]
        return f"Event: {row.name}{' (auctioned)' if row.auctioned else ''}. {row.text}"


@frozen(kw_only=True)
class StockEffect(TableEvent):
    """The event card moved the prices of all companies."""

    card: CardSlug
    shift: int
    """The spaces that each price moved up; below 0, to the left."""

    @property
    def line(self) -> str:
        if not self.shift:
            return "{card} moves no price"
        return f"{{card}}, {shift_text(self.shift)}: {price_moves_text(self.prices)}"


@frozen(kw_only=True)
class CashPaid(CompanyEvent):
    """The company paid the bank because of a card."""

    amount: Cash
    cash: Cash
    """Its cash now."""
    card: CardSlug

    @property
    def line(self) -> str:
        if not self.amount:
            return "has no cash to pay for {card}"
        return "pays {amount} for {card} and has {cash}"


@frozen(kw_only=True)
class PriceRose(CompanyEvent):
    card: CardSlug

    line = "profits from {card}: {rise}"


@frozen(kw_only=True)
class LuminaryDimmed(CompanyEvent):
    luminary: LuminarySlug
    card: CardSlug

    line = "exhausts {luminary}, because of {card}"


@frozen(kw_only=True)
class ShareTaken(CompanyEvent):
    share: CompanySlug
    card: CardSlug

    line = "takes {share:a} share with {card}"
