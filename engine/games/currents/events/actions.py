"""The actions of automata and players: markers, projects, technology, propaganda, shares."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.games.currents.calculations.claims import Bill, Fee
from engine.games.currents.card_types import Current, Track
from engine.games.currents.events.base import CompanyEvent, TableEvent

TradePlace: TypeAlias = Literal["visit", "bookkeeping", "event"]
"""The occasion on which shares are traded."""


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
    """An automaton began the turn of its company."""

    difficulty: str


@frozen(kw_only=True)
class PropagandaTaken(CompanyEvent):
    """A propaganda card was used; automata take no cash."""

    card: str
    gained: int
    cash: int
    """The company's cash now."""


@frozen(kw_only=True)
class PropagandaTurnedUp(TableEvent):
    """The last card was used, so all lie face up again."""


@frozen(kw_only=True)
class PraiseRaisedPrice(CompanyEvent):
    """An automaton's marker was at its end already, so its price went up (6.3)."""

    marker: Literal["fame", "ac", "dc"]


# Actions


@frozen(kw_only=True)
class Rested(CompanyEvent):
    """A company exhausted a luminary without taking an action."""

    luminary: str


@frozen(kw_only=True)
class ProjectClaimed(CompanyEvent):
    """A company claimed a project, and paid its bill and the fees for patents."""

    project: str
    current: Current
    luminary: str
    """The luminary who claimed it; "" for an automaton."""
    bill: Bill | None
    """Its cost; None for an automaton."""
    fees: tuple[Fee, ...]


@frozen(kw_only=True)
class Advanced(CompanyEvent):
    """A company went from one level of a technology track to another."""

    track: Track
    was: int
    now: int
    luminaries: tuple[str, ...]
    """The luminaries who did it; () for an automaton or a card."""
    patented: bool


@frozen(kw_only=True)
class SpokeUp(CompanyEvent):
    """A luminary engages in propaganda."""

    luminary: str


@frozen(kw_only=True)
class Developed(CompanyEvent):
    """A company added a card to its headquarters."""

    card: str
    luminary: str
    """The luminary who developed it; "" for an automaton."""


@frozen(kw_only=True)
class Woken(CompanyEvent):
    """A company woke a luminary by a card, for cash or for nothing."""

    luminary: str
    paid: int
    card: str


@frozen(kw_only=True)
class MarketVisited(CompanyEvent):
    """A company sent a luminary to the stock market, to buy or sell shares."""

    luminary: str


@frozen(kw_only=True)
class ShareBought(CompanyEvent):
    """A company bought a share at the market or elsewhere."""

    share: str
    """The company whose share it is."""
    paid: int
    where: TradePlace


@frozen(kw_only=True)
class ShareSold(CompanyEvent):
    """A company sold a share."""

    share: str
    gained: int


@frozen(kw_only=True)
class ShareTaken(CompanyEvent):
    """A share came free of charge, by an event card."""

    share: str
    card: str
