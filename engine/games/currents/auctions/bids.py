"""Nominations and bids in both auctions, and the events of auctions (4, 5.3, 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from attrs import field, frozen

from engine.core.choice import Choice, Idea, Refusal
from engine.core.text import join_with_and, with_article
from engine.core.values import frozen_for_checkers
from engine.games.currents.events import CompanyEvent, TableEvent
from engine.games.currents.names import (
    CardSlug,
    Cash,
    CompanySlug,
    LotSlug,
    LuminarySlug,
    cash_text,
    company_name,
    luminary_name,
    money,
)
from engine.games.currents.protocols import AnyFirm, AnyState, players
from engine.games.currents.table_action import TableAction, choices_of
from engine.games.currents.view_types import Auction


def least_luminary_bid(table: AnyState) -> int:
    """The lowest first bid for a luminary (4.4)."""
    return 2 * table.phase


def least_bid(table: AnyState) -> int:
    """The lowest bid that is possible now in the running auction (4.4, 4.5, 5.4)."""
    auction = auction_of(table)
    if auction.leader:
        return auction.price + 1
    is_without_rivals = auction.is_for_event and len(players(table)) == 1
    return 1 if is_without_rivals else least_luminary_bid(table)


def auction_of(table: AnyState) -> Auction:
    assert table.auction is not None
    return table.auction


@frozen_for_checkers
class Nominate(TableAction, verb="nominate"):
    luminary: str


@frozen_for_checkers
class OptOut(TableAction, verb="opt-out"):
    """Leave the auction of the phase."""


@frozen_for_checkers
class Drop(TableAction, verb="drop"):
    """Leave the bidding for a lot."""


@frozen_for_checkers
class Bid(TableAction, verb="bid"):
    amount: int

    @property
    def cash_left(self) -> int:
        return self.firm.cash - self.amount

    @property
    def able_rivals(self) -> list[str]:
        """The companies that could still raise the bid."""
        rivals = [slug for slug in auction_of(self.table).inside if slug != self.firm.slug]
        return [slug for slug in rivals if self.table.firm(slug).cash > self.amount]


OPT_OUT, DROP = OptOut().choice, Drop().choice


def nomination_ideas(table: AnyState, firm: AnyFirm) -> list[Choice]:
    """The luminaries of the row, and opting out (4.3)."""
    return [*choices_of(Nominate, table.lots), OPT_OUT]


def bid_ideas(table: AnyState, firm: AnyFirm) -> Sequence[Idea]:
    """All bids from the lowest to the highest, and those just beyond (4.4, 5.4)."""
    clause = "5.4" if auction_of(table).is_for_event else "4.4"
    return _bids(least_bid(table), firm.cash, clause)


@lru_cache(maxsize=1 << 12)
def _bids(least: int, cash: int, clause: str) -> tuple[Idea, ...]:
    too_low = Refusal(Bid(least - 1).choice, f"the lowest bid allowed is {money(least)}", clause)
    too_high = Refusal(Bid(cash + 1).choice, f"you have only {cash_text(cash)}", clause)
    bids = [Bid(amount).choice for amount in range(least, cash + 1)]
    return (too_low, *bids, too_high) if least > 1 else (*bids, too_high)


def raise_ideas(table: AnyState, firm: AnyFirm) -> Sequence[Idea]:
    """The bids that are higher, and dropping out (4.5, 5.4)."""
    return [*bid_ideas(table, firm), DROP]


# Events


def with_share(slug: str) -> str:
    """The share that comes with a luminary: " with an Edison share", or nothing."""
    return f" with {with_article(company_name(slug))} share" if slug else ""


@frozen(kw_only=True)
class LuminariesCame(TableEvent):
    """Luminaries of the phase came into the row."""

    luminaries: tuple[LuminarySlug, ...]
    left_over: tuple[LuminarySlug, ...]
    """The luminaries that were already in the row."""

    @property
    def line(self) -> str:
        left_over = "; left over: {left_over}" if self.left_over else ""
        return f"New luminaries: {{luminaries}}{left_over}"


@frozen(kw_only=True)
class SharesAttached(TableEvent):
    """Shares that were set aside lie with luminaries now."""

    shares: tuple[tuple[str, str], ...]
    """Pairs of a luminary and the company whose share lies with it."""
    boxed_count: int = field(metadata={"saved_as": "boxed"})
    """The number of shares that left the game."""

    @property
    def line(self) -> str:
        pairs = [f"{company_name(owner)} with {luminary_name(slug)}" for slug, owner in self.shares]
        boxed = "; {boxed_count:share} out of the game" if self.boxed_count else ""
        return f"Shares: {join_with_and(pairs)}{boxed}"


@frozen(kw_only=True)
class LuminaryNominated(CompanyEvent):
    luminary: LuminarySlug
    bid: Cash

    line = "nominates {luminary} and bids {bid}"


@frozen(kw_only=True)
class OptedOut(CompanyEvent):
    least: Cash
    """The lowest bid, if it was more than the company had; otherwise 0."""

    @property
    def line(self) -> str:
        reason = "cannot pay {least} and " if self.least else ""
        return f"{reason}opts out of the auction"


@frozen(kw_only=True)
class BidMade(CompanyEvent):
    lot: LotSlug
    bid: Cash

    line = "bids {bid} for {lot}"


@frozen(kw_only=True)
class BidderDropped(CompanyEvent):
    """A company no longer bids for the lot."""

    lot: LotSlug
    least: Cash
    """The next bid, if it was more than the company had; otherwise 0."""

    @property
    def line(self) -> str:
        if self.least:
            return "cannot bid {least} for {lot}"
        return "drops out of the bidding for {lot}"


@frozen(kw_only=True)
class LuminaryWon(CompanyEvent):
    """A company won the auction of a luminary with its bid."""

    luminary: LuminarySlug
    bid: Cash
    share: str
    """The company of the share that came with it; "" for none."""

    @property
    def line(self) -> str:
        return f"wins {{luminary}}{with_share(self.share)} for {{bid}}"


@frozen(kw_only=True)
class LuminaryDealt(CompanyEvent):
    """A player who opted out got a random luminary."""

    luminary: LuminarySlug
    cash_paid: Cash = field(metadata={"saved_as": "paid"})
    share: CompanySlug
    """The company whose share came with the luminary; "" for none."""

    @property
    def line(self) -> str:
        share = " and {share:a} share" if self.share else ""
        return f"draws {{luminary}}{share} for {{cash_paid}}"


@frozen(kw_only=True)
class LuminaryBoxed(CompanyEvent):
    """A random luminary left the game for an automaton."""

    luminary: LuminarySlug
    share: CompanySlug
    """The company whose share the automaton got; "" for none."""

    @property
    def line(self) -> str:
        share = "draws {share:a} share and " if self.share else ""
        return f"{share}takes {{luminary}} out of the game"


@frozen(kw_only=True)
class LuminariesLeft(TableEvent):
    lots: tuple[tuple[str, str], ...]
    """Pairs of a luminary and the company whose share lies with it, or ""."""
    boxed: bool
    """Did they leave the game, because there is no other auction?"""

    @property
    def line(self) -> str:
        names = join_with_and(
            f"{luminary_name(slug)}{with_share(owner)}" for slug, owner in self.lots
        )
        return f"Out of the game: {names}" if self.boxed else f"Left for the next auction: {names}"


@frozen(kw_only=True)
class PropagandaCame(TableEvent):
    cards: tuple[CardSlug, ...]

    line = "Propaganda: {cards}"


@frozen(kw_only=True)
class EventUnsold(TableEvent):
    card: CardSlug

    line = "No player bids for {card}"


@frozen(kw_only=True)
class EventWon(CompanyEvent):
    card: CardSlug
    bid: Cash

    line = "wins {card} for {bid}"
