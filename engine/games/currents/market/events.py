"""Trades of shares, in a visit to the market and in bookkeeping."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import field, frozen

from engine.games.currents.events import CompanyEvent
from engine.games.currents.names import Cash, CompanySlug, LuminarySlug, cash_text, money

TradePlace: TypeAlias = Literal["visit", "bookkeeping", "event"]
"""The occasion on which shares are traded."""


@frozen(kw_only=True)
class MarketVisited(CompanyEvent):
    luminary: LuminarySlug

    line = "visits the market with {luminary}"


@frozen(kw_only=True)
class ShareBought(CompanyEvent):
    """A company bought a share at the market or elsewhere."""

    share: CompanySlug
    price: int = field(metadata={"saved_as": "paid"})
    """The price paid."""
    trade_place: TradePlace

    @property
    def line(self) -> str:
        cost = f"for {money(self.price)}" if self.price else "at no cost"
        return f"buys {{share:a}} share {cost}{{moves}}"


@frozen(kw_only=True)
class ShareSold(CompanyEvent):
    share: CompanySlug
    cash_gained: Cash = field(metadata={"saved_as": "gained"})

    line = "sells {share:a} share for {cash_gained}{moves}"


@frozen(kw_only=True)
class SharesExchanged(CompanyEvent):
    """A company sold one share and bought another in the bookkeeping."""

    sold_company: CompanySlug = field(metadata={"saved_as": "sold"})
    bought_company: CompanySlug = field(metadata={"saved_as": "bought"})
    balance: int
    """Cash gained; a negative number was paid."""

    @property
    def line(self) -> str:
        payment = f"{'gains' if self.balance >= 0 else 'pays'} {cash_text(abs(self.balance))}"
        shares = "{sold_company:a} share for {bought_company:a} share"
        return f"exchanges {shares} and {payment}{{moves}}"
