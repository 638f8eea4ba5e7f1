"""What can happen in War of Currents; prose.py tells it. (Event cards are rows of `cards.py`.)

Companies, luminaries and cards are named by their slugs. An event that moves prices lists them in
`prices`, so that a screen can tell each from where to where.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.event import Event
from engine.games.currents.card_types import Current, Track
from engine.games.currents.sums.claims import Bill, Fee
from engine.games.currents.view_types import Points

Where: TypeAlias = Literal["visit", "bookkeeping", "event"]
"""Where shares are traded."""


@frozen
class PriceMove:
    """A company's price before and after."""

    company: str
    was: int
    now: int


@frozen(kw_only=True)
class TableEvent(Event):
    """Something that happened at the table; `prices` are those it has moved."""

    prices: tuple[PriceMove, ...] = ()


@frozen(kw_only=True)
class CompanyEvent(TableEvent):
    """Something that a company did, or that happened to it."""

    company: str


# Setup and turns


@frozen(kw_only=True)
class CompanyDrafted(CompanyEvent):
    seat: int
    """The seat that plays it; -1 for an automaton."""
    automaton: str


@frozen(kw_only=True)
class TurnBegan(TableEvent):
    turn: int
    phase: int


@frozen(kw_only=True)
class TurnEnded(TableEvent):
    """All luminaries woke, and the event card was discarded (13.7, 13.8)."""

    turn: int
    card: str


# The luminary auction


@frozen(kw_only=True)
class LuminariesCame(TableEvent):
    """Luminaries of the phase came into the row."""

    luminaries: tuple[str, ...]
    left_over: tuple[str, ...]
    """Those that were in it before."""


@frozen(kw_only=True)
class SharesAttached(TableEvent):
    """Shares that were set aside lie with luminaries now: pairs of luminary and company."""

    shares: tuple[tuple[str, str], ...]
    boxed: int
    """How many went to the box."""


@frozen(kw_only=True)
class LuminaryNominated(CompanyEvent):
    luminary: str
    bid: int


@frozen(kw_only=True)
class OptedOut(CompanyEvent):
    least: int
    """The lowest bid, if it was more than the company had; otherwise 0."""


@frozen(kw_only=True)
class BidMade(CompanyEvent):
    """A bid for a luminary or for the event card."""

    lot: str
    bid: int


@frozen(kw_only=True)
class BidderDropped(CompanyEvent):
    lot: str
    least: int
    """The next bid, if it was more than the company had; otherwise 0."""


@frozen(kw_only=True)
class LuminaryWon(CompanyEvent):
    luminary: str
    bid: int
    share: str
    """The company of the share that came with it; "" for none."""


@frozen(kw_only=True)
class LuminaryDealt(CompanyEvent):
    """A player who opted out got a random luminary."""

    luminary: str
    paid: int
    share: str


@frozen(kw_only=True)
class LuminaryBoxed(CompanyEvent):
    """A random luminary went to the box for an automaton, which got a share, or none ("")."""

    luminary: str
    share: str


@frozen(kw_only=True)
class LuminariesLeft(TableEvent):
    """What no company got: pairs of a luminary and the share with it, or ""."""

    lots: tuple[tuple[str, str], ...]
    boxed: bool
    """Did they go to the box, because there is no other auction?"""


@frozen(kw_only=True)
class PropagandaCame(TableEvent):
    cards: tuple[str, ...]


# Event cards


@frozen(kw_only=True)
class EventTurnedUp(TableEvent):
    card: str


@frozen(kw_only=True)
class StockEffect(TableEvent):
    """The event card moved the prices of all companies: so many up, or left if below 0."""

    card: str
    shift: int


@frozen(kw_only=True)
class EventUnsold(TableEvent):
    card: str


@frozen(kw_only=True)
class EventWon(CompanyEvent):
    card: str
    bid: int


@frozen(kw_only=True)
class CashPaid(CompanyEvent):
    """The company paid the bank because of a card."""

    amount: int
    cash: int
    """What it has now."""
    card: str


@frozen(kw_only=True)
class CashGained(CompanyEvent):
    """The company got cash because of a card."""

    amount: int
    cash: int
    """What it has now."""
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


# Markers


@frozen(kw_only=True)
class FameMoved(CompanyEvent):
    """The company's Future Fame went from one rank to another."""

    by: str
    """The company that moved it."""
    was: int
    now: int


@frozen(kw_only=True)
class CurrentMoved(TableEvent):
    """The currents' marker was moved by a company, or, if `by` is "", by a card or bookkeeping."""

    by: str
    card: str
    was: int
    now: int


# Automata


@frozen(kw_only=True)
class AutomatonBegan(CompanyEvent):
    difficulty: str


@frozen(kw_only=True)
class PropagandaTaken(CompanyEvent):
    """A propaganda card was used; automata take no cash."""

    card: str
    gained: int
    cash: int
    """What the company has now."""


@frozen(kw_only=True)
class PropagandaTurnedUp(TableEvent):
    """The last card was used, so all lie face up again."""


@frozen(kw_only=True)
class PraiseRaisedPrice(CompanyEvent):
    """An automaton's marker was at its end already, so its price went up (6.3)."""


# Actions


@frozen(kw_only=True)
class Rested(CompanyEvent):
    luminary: str


@frozen(kw_only=True)
class ProjectClaimed(CompanyEvent):
    project: str
    current: Current
    luminary: str
    """Who claimed it; "" for an automaton."""
    bill: Bill | None
    """What it cost; None for an automaton."""
    fees: tuple[Fee, ...]


@frozen(kw_only=True)
class Advanced(CompanyEvent):
    track: Track
    was: int
    now: int
    luminaries: tuple[str, ...]
    """Who did it; () for an automaton and for a card that does it."""
    patented: bool


@frozen(kw_only=True)
class SpokeUp(CompanyEvent):
    """A luminary engages in propaganda."""

    luminary: str


@frozen(kw_only=True)
class Developed(CompanyEvent):
    card: str
    luminary: str
    """Who developed it; "" for an automaton."""


@frozen(kw_only=True)
class Woken(CompanyEvent):
    luminary: str
    paid: int
    card: str


@frozen(kw_only=True)
class MarketVisited(CompanyEvent):
    luminary: str


@frozen(kw_only=True)
class ShareBought(CompanyEvent):
    share: str
    """The company whose share it is."""
    paid: int
    where: Where


@frozen(kw_only=True)
class ShareSold(CompanyEvent):
    share: str
    gained: int


@frozen(kw_only=True)
class ShareTaken(CompanyEvent):
    """A share came free of charge, by an event card."""

    share: str
    card: str


# Bookkeeping


@frozen(kw_only=True)
class FameSettled(TableEvent):
    """Present Fame became what Future Fame is (13.1)."""

    was: tuple[str, ...]
    now: tuple[str, ...]


@frozen(kw_only=True)
class FirstRewarded(CompanyEvent):
    """The company first on Present Fame went up (13.2)."""


@frozen(kw_only=True)
class PatentRewarded(CompanyEvent):
    """The company with the highest patent of a current went up (13.3)."""

    patent: str


@frozen(kw_only=True)
class ProfitsPaid(TableEvent):
    """What each player's company earned, and its cash after that (13.5)."""

    profits: tuple[tuple[str, int, int], ...]


@frozen(kw_only=True)
class SharesExchanged(CompanyEvent):
    sold: str
    bought: str
    balance: int
    """Cash gained; below 0 what was paid."""


# The end


@frozen(kw_only=True)
class CompanyScored(CompanyEvent):
    rank: int
    points: Points


@frozen(kw_only=True)
class GameWon(CompanyEvent):
    automaton: str
    """The difficulty of an automaton that won; "" for a player."""
    total: int
