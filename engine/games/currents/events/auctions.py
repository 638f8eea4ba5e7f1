"""The auction of luminaries, and the propaganda cards that come with a phase."""

from __future__ import annotations

from attrs import field, frozen

from engine.games.currents.events.base import CompanyEvent, TableEvent


@frozen(kw_only=True)
class LuminariesCame(TableEvent):
    """Luminaries of the phase came into the row."""

    luminaries: tuple[str, ...]
    left_over: tuple[str, ...]
    """The luminaries that were already in the row."""


@frozen(kw_only=True)
class SharesAttached(TableEvent):
    """Shares that were set aside lie with luminaries now: pairs of luminary and company."""

    shares: tuple[tuple[str, str], ...]
    """Pairs of a luminary and the company whose share lies with it."""
    boxed_count: int = field(metadata={"saved_as": "boxed"})
    """The number of cards that went to the box."""


@frozen(kw_only=True)
class LuminaryNominated(CompanyEvent):
    """A company put a luminary up for auction and made the first bid."""

    luminary: str
    bid: int
    """The first bid."""


@frozen(kw_only=True)
class OptedOut(CompanyEvent):
    """A company left the auction of luminaries for the rest of the phase."""

    least: int
    """The lowest bid, if it was more than the company had; otherwise 0."""


@frozen(kw_only=True)
class BidMade(CompanyEvent):
    """A bid for a luminary or for the event card."""

    lot: str
    """The luminary or the event card that is auctioned."""
    bid: int
    """The amount of the bid."""


@frozen(kw_only=True)
class BidderDropped(CompanyEvent):
    """A company no longer bids for the lot."""

    lot: str
    """The luminary or the event card that is auctioned."""
    least: int
    """The next bid, if it was more than the company had; otherwise 0."""


@frozen(kw_only=True)
class LuminaryWon(CompanyEvent):
    """A company won the auction of a luminary with its bid."""

    luminary: str
    bid: int
    """The winning bid, which the company paid."""
    share: str
    """The company of the share that came with it; "" for none."""


@frozen(kw_only=True)
class LuminaryDealt(CompanyEvent):
    """A player who opted out got a random luminary."""

    luminary: str
    cash_paid: int = field(metadata={"saved_as": "paid"})
    """The cash paid."""
    share: str
    """The company whose share came with the luminary; "" for none."""


@frozen(kw_only=True)
class LuminaryBoxed(CompanyEvent):
    """A random luminary went to the box for an automaton, which got a share, or none ("")."""

    luminary: str
    share: str
    """The company whose share the automaton got; "" for none."""


@frozen(kw_only=True)
class LuminariesLeft(TableEvent):
    """The unsold lots: pairs of a luminary and the share with it, or ""."""

    lots: tuple[tuple[str, str], ...]
    """Pairs of a luminary and the company whose share lies with it, or ""."""
    boxed: bool
    """Did they go to the box, because there is no other auction?"""


@frozen(kw_only=True)
class PropagandaCame(TableEvent):
    """The propaganda cards of a new phase replaced those of the last."""

    cards: tuple[str, ...]
