"""Auctions of luminaries and event cards, and the propaganda cards that come with a phase."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.text import join_with_and, with_article
from engine.games.currents.events import CompanyEvent, TableEvent
from engine.games.currents.names import (
    CardSlug,
    Cash,
    CompanySlug,
    LotSlug,
    LuminarySlug,
    company_name,
    luminary_name,
)


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
    """A company left the auction of luminaries for the rest of the phase."""

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
    """Luminaries were not sold."""

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
