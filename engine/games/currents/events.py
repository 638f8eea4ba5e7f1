"""The base of every event of War of Currents, and the events of the draft and of turns.

The other events are in the folders of their chapters.
"""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from engine.core.event import Event
from engine.games.currents.cards import COMPANIES, TURNS
from engine.games.currents.names import CardSlug, Cash, CompanySlug, card_name, company_name


@frozen
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
