"""The actions of automata and players: markers, projects, technology, propaganda, shares."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import field, frozen

from engine.games.currents.calculations.projects import Bill, Fee
from engine.games.currents.card_types import Current, Track
from engine.games.currents.events.base import CompanyEvent, TableEvent

TradePlace: TypeAlias = Literal["visit", "bookkeeping", "event"]
"""The occasion on which shares are traded."""


# Markers


@frozen(kw_only=True)
class FameMoved(CompanyEvent):
    """The company's Future Fame went from one rank to another."""

    mover: str
    """The company that moved it."""
    before: int
    """The old rank; 1 is the highest."""
    now: int
    """The new rank."""


@frozen(kw_only=True)
class CurrentMoved(TableEvent):
    """The currents' marker was moved by a company; if `mover` is "", by a card or bookkeeping."""

    mover: str
    """The company that moved the marker, or ""."""
    card: str
    before: int
    """The old place: above 0 towards AC, below 0 towards DC."""
    now: int
    """The new place."""


# Automata


@frozen(kw_only=True)
class AutomatonBegan(CompanyEvent):
    """An automaton began the turn of its company."""

    difficulty: str
    """The name of the automaton, which says how well it plays."""


@frozen(kw_only=True)
class PropagandaTaken(CompanyEvent):
    """A propaganda card was used; automata take no cash."""

    card: str
    cash_gained: int = field(metadata={"saved_as": "gained"})
    """The cash gained."""
    cash: int
    """The company's cash now."""


@frozen(kw_only=True)
class PropagandaTurnedUp(TableEvent):
    """The last card was used, so all lie face up again."""


@frozen(kw_only=True)
class PraiseRaisedPrice(CompanyEvent):
    """An automaton's marker was at its end already, so its price went up (6.3)."""

    marker: Literal["fame", "ac", "dc"]
    """The marker that was at its end already."""


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
    """The current that the project is built with."""
    luminary: str
    """The luminary who claimed it; "" for an automaton."""
    bill: Bill | None
    """Its cost; None for an automaton."""
    fees: tuple[Fee, ...]
    """The fees for patents, each with its holder."""


@frozen(kw_only=True)
class Advanced(CompanyEvent):
    """A company went from one level of a technology track to another."""

    track: Track
    """The technology track."""
    before: int
    """The old level."""
    now: int
    """The new level."""
    luminaries: tuple[str, ...]
    """The luminaries who did it; () for an automaton or a card."""
    patented: bool
    """Is the new level patented by the company?"""


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
    cash_paid: int = field(metadata={"saved_as": "paid"})
    """The cash paid; 0 for nothing."""
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
    price: int = field(metadata={"saved_as": "paid"})
    """The price paid."""
    trade_place: TradePlace
    """The occasion of the purchase."""


@frozen(kw_only=True)
class ShareSold(CompanyEvent):
    """A company sold a share."""

    share: str
    """The company whose share was sold."""
    cash_gained: int = field(metadata={"saved_as": "gained"})
    """The cash gained."""


@frozen(kw_only=True)
class ShareTaken(CompanyEvent):
    """A share came free of charge, by an event card."""

    share: str
    """The company whose share was taken."""
    card: str
