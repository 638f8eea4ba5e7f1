"""The report of a trick: all that a screen needs to show it again, step by step.

These are plain values without access to the state, so screens may import them. The report grows
while the trick lasts, and is kept until the next trick is finished.
"""

from __future__ import annotations

from typing import TypeAlias

from attrs import field, frozen

Counts: TypeAlias = tuple[tuple[int, ...], ...]
"""The count of each card of each seat's bid."""


@frozen(kw_only=True)
class PowerEffect:
    """One Power Card at work in a trick (7.4, 7.7), as the state remembers it."""

    card: str
    seat: int
    """The seat that bid the card."""
    target: int | None = None
    """The seat that it worked on, if it chose one."""
    affected_card: str = field(default="", metadata={"saved_as": "on"})
    """The card that it worked on: doubled, zeroed, added to the bid, taken."""
    totals: tuple[int, ...] = ()
    """All totals after it."""


@frozen(kw_only=True)
class EffectReport(PowerEffect):
    """One Power Card's effect in a trick, with its changes."""

    counts: Counts = ()
    """The count of each card of the bids after it; empty before the cards are counted."""


@frozen(kw_only=True)
class IdleReport:
    """One Power Card of a bid that should have worked in a trick but did nothing."""

    card: str
    seat: int
    reason: str
    """The reason why it found nothing to work on; "" if its player made no use of it."""


@frozen(kw_only=True)
class TieDraw:
    """One card drawn to settle a tie (8.2)."""

    seat: int
    card: str
    """"" for a player who has no card to draw (8.8)."""
    counts: int
    total: int


@frozen(kw_only=True)
class TieRound:
    """One round of drawing: who drew what, and who is still level after it (8.4)."""

    draws: tuple[TieDraw, ...]
    uses_own_decks: bool = field(metadata={"saved_as": "own_decks"})
    """Did they draw from their own Input Decks, because the Common Deck was too small (8.7)?"""
    level: tuple[int, ...]


@frozen(kw_only=True)
class Taking:
    """The destination of a prize: a seat, or (None) under the Common Deck."""

    card: str
    seat: int | None
    power_card: str = field(default="", metadata={"saved_as": "by"})
    """The Power Card that took it away from the winner, or ""."""


@frozen(kw_only=True)
class TrickReport:
    """A trick from its prizes to their winner. Fields about later steps are empty or None."""

    round: int
    size: int
    """3, 2 or 1: the name of the trick, and the limit of a bid."""
    dealer: int
    prizes: tuple[str, ...]
    """The prizes as revealed; a prize that joined later is the `affected_card` of an effect."""
    prizes_left: tuple[str, ...] = ()
    """The prizes that nobody has taken yet."""
    revealed: bool = False
    revealed_bids: tuple[tuple[str, ...], ...] = ()
    """Each seat's cards in the bid as it was revealed."""
    bids: tuple[tuple[str, ...], ...] = ()
    """Each seat's cards in the bid now, in the order of `counts`."""
    counts: Counts = ()
    """The count of each card, with all effects so far."""
    counts_before_powers: Counts = ()
    """The count of each card before the Power Cards of the bids changed it."""
    cancelled_powers: tuple[str, ...] = ()
    """Power Cards in the bids that have no effect."""
    effects: tuple[EffectReport, ...] = ()
    """The Power Cards of the bids that have worked, in their order."""
    idle: tuple[IdleReport, ...] = ()
    """The Power Cards whose turn has come and that did nothing, in the order of bids."""
    lowest_wins: bool = False
    tie_rounds: tuple[TieRound, ...] = ()
    totals: tuple[int, ...] = ()
    """Totals now; at the end with the cards of ties."""
    winner: int | None = None
    linked: bool = False
    """Was a tie won by Wireless Link?"""
    takings: tuple[Taking, ...] = ()
    """The destination of each prize, the winner's last."""
