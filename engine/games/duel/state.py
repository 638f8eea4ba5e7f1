"""Everything on the table, secrets included. Ids and plain values only."""

from __future__ import annotations

from enum import Enum

from attrs import define, field, frozen

from engine.core.options import option
from engine.core.state import State
from engine.core.zones import Deck, Pile, Row
from engine.games.duel.card_types import Power
from engine.games.duel.cards import COMPANIES


@frozen
class Options:
    """The options of a match (2.1, 2.2, 4.5)."""

    draft: bool = option(
        True, "Draft", "Players draft their Assistants. Switch this off for a first game."
    )
    inventors: str = option(
        "choose",
        "Inventors",
        "Inventors are picked in turn, or drawn at random.",
        values=("choose", "random"),
        names={"random": "at random"},
        former={"lot": "random"},
    )
    first: str = option(
        "random",
        "First player",
        "The player who picks first and begins: drawn at random, or a seat.",
        values=("random", "seat 1", "seat 2"),
        names={"random": "at random"},
        former={"lot": "random"},
    )


class Step(Enum):
    """The steps of the sequence of play (3.1); each is one segment or a loop of them."""

    __hash__ = object.__hash__  # looked up at every step, and the hash of `Enum` is slow

    INVENTORS = "inventors"
    TECHNOLOGY = "technology"
    DEAL = "deal"
    KEEP = "keep"
    PASS = "pass"
    TURN = "turn"
    GOALS = "goals"
    SCORE_REGION = "score region"
    LEADER = "leader"
    FREE_ACTION = "free action"
    OTHER = "other"
    FINAL = "final"


@define(kw_only=True)
class Side:
    company: str = ""
    pr: int = 0
    reserved_shares: int = field(default=0, metadata={"saved_as": "reserved"})
    shares: dict[str, int] = field(factory=dict)
    """Placed shares by company; a company without any is not in it."""
    cities: list[str] = field(factory=list)
    hand: Pile = field(factory=Pile)
    passed_assistants: list[str] = field(
        factory=list, metadata={"saved_as": "passed", "unshuffled": True}
    )
    """Assistants that this side passed across in this phase's draft: it knows who holds them."""

    @property
    def power(self) -> Power:
        return COMPANIES[self.company].power

    @property
    def holdings(self) -> list[str]:
        """The companies of the placed shares: the side's own first, then as they are listed."""
        own, shares = self.company, self.shares
        minor = [slug for slug in COMPANIES if slug in shares and slug != own]
        return [own, *minor] if own in shares else minor


@define(kw_only=True)
class Turn:
    """The active player's unused Actions of this turn (5.2 to 5.4)."""

    assistant: str = ""
    unused_actions: list[str] = field(factory=list, metadata={"saved_as": "unused"})
    """Printed Actions not used yet."""
    may_use_portfolio: bool = field(default=True, metadata={"saved_as": "portfolio"})
    """May a Portfolio Action still be taken?"""
    free: int = 0
    """Free Actions in hand."""


@define(kw_only=True)
class DuelState(State):
    has_draft: bool = field(metadata={"saved_as": "draft"})
    are_inventors_random: bool = field(metadata={"saved_as": "lot"})
    """Are inventors drawn at random instead of being chosen?"""
    first: int
    step: Step = Step.INVENTORS
    phase: int = 0
    turns: int = 0
    """Turns finished in this phase, by both."""
    active: int = 0
    """The seat whose turn or bonus it is."""
    region: int = 0
    """The Region being scored at the end of the phase, by its order (11.1)."""
    sides: list[Side]
    turn: Turn = field(factory=Turn)
    technologies: dict[str, int | None]
    """The holder of each Technology chip."""
    chips: dict[str, str]
    """The power that is shut out of each Region: "AC", "DC", or "" where no chip lies."""
    market: dict[str, int]
    """Shares in the market, by company; only minor companies once the inventors are chosen."""
    row: Row = field(factory=Row)
    city_deck: Deck
    assistant_deck: Deck
    discard: Pile = field(factory=Pile)
    removed_shares: int = field(default=0, metadata={"saved_as": "removed"})
    """Sold shares of the inventors' own companies, which left the game (8.4)."""
    won_by: str = ""
    """The kind of win: "goal" or "regions"."""

    def seat_slug(self, seat: int) -> str:
        return self.sides[seat].company

    @property
    def starter(self) -> int:
        """The player who begins this phase (3.2)."""
        return self.first if self.phase != 2 else 1 - self.first

    @property
    def shares_left(self) -> dict[str, int]:
        return self.market

    @property
    def cities_left(self) -> int:
        return len(self.city_deck.cards)
