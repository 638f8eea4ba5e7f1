"""The base of every event of War of Currents, and those of the draft, turns, bookkeeping, automata.

The other events are in the folders of their chapters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from attrs import frozen

from engine.core.event import Event
from engine.core.values import frozen_for_checkers
from engine.games.currents.cards import COMPANIES, TURNS
from engine.games.currents.names import (
    Automaton,
    CardSlug,
    Cash,
    CompanySlug,
    Patent,
    card_name,
    company_name,
    money,
)


@frozen_for_checkers
class PriceMove:
    """A company's price before and after."""

    company: str
    before: int
    now: int

    def __str__(self) -> str:
        return f"{company_name(self.company)} from {self.before} to {self.now}"


def price_moves_text(moves: Iterable[PriceMove]) -> str:
    """Prices that have moved: "Edison from 12 to 9, Tesla from 14 to 11"."""
    return ", ".join(map(str, moves))


@frozen(kw_only=True)
class TableEvent(Event, is_base=True):
    """Something that happened at the table."""

    prices: tuple[PriceMove, ...] = ()

    @property
    def rise(self) -> str:
        """The new price of the company: "price +3 to 38", or "price stays at 90"."""
        (move,) = self.prices
        change = move.now - move.before
        return f"price {change:+} to {move.now}" if change else f"price stays at {move.now}"

    @property
    def moves(self) -> str:
        """Prices that a trade has moved: "; price: Edison from 30 to 27", or nothing."""
        noun = "price" if len(self.prices) == 1 else "prices"
        return f"; {noun}: {price_moves_text(self.prices)}" if self.prices else ""


@frozen(kw_only=True)
class CompanyEvent(TableEvent, is_base=True):
    """Something that a company did, or that happened to it. Its line follows the name."""

    company: CompanySlug

    def told(self) -> str:
        return f"{company_name(self.company)} {super().told()}"


@frozen(kw_only=True)
class CompanyDrafted(CompanyEvent):
    """A company was taken by a player, or given to an automaton."""

    seat: int
    """The seat that plays it; -1 for an automaton."""
    automaton: str

    @property
    def line(self) -> str:
        name = COMPANIES[self.company].name
        if self.automaton:
            return f"is played by the automaton {self.automaton.capitalize()} ({name})"
        return f"is played by seat {self.seat + 1} ({name})"


@frozen(kw_only=True)
class TurnBegan(TableEvent):
    """One of the turns of the game began."""

    turn: int
    phase: int

    line = f"Turn {{turn}} of {TURNS} (phase {{phase}}) begins"


@frozen(kw_only=True)
class TurnEnded(TableEvent):
    """All luminaries woke, and the event card was discarded (13.7, 13.8)."""

    turn: int
    card: CardSlug

    line = "Turn {turn} ends: all luminaries wake, and {card} is discarded"


@frozen(kw_only=True)
class CashGained(CompanyEvent):
    amount: Cash
    cash: Cash
    """Its cash now."""
    card: CardSlug

    line = "gains {amount} from {card} and has {cash}"


@frozen(kw_only=True)
class Declined(CompanyEvent):
    """The company made no use of a card, or of its inventor's ability."""

    source: str
    """The slug of the card, or of the company itself; "" for the trade of bookkeeping."""

    @property
    def line(self) -> str:
        if not self.source:
            return "trades no share"
        if self.source in COMPANIES:
            return "leaves the currents' marker where it is"
        return f"does not use {card_name(self.source)}"


# Bookkeeping


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


# Automata


@frozen(kw_only=True)
class AutomatonBegan(CompanyEvent):
    difficulty: Automaton

    line = "({difficulty}) acts"


@frozen(kw_only=True)
class PraiseRaisedPrice(CompanyEvent):
    """An automaton's marker was at its end already, so its price went up (6.3)."""

    marker: Literal["fame", "ac", "dc"]

    @property
    def line(self) -> str:
        if self.marker == "fame":
            return "is first on Future Fame already: {rise}"
        return f"finds {self.marker.upper()} at its highest fame already: {{rise}}"
