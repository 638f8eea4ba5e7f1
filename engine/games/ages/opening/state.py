"""The choices before the first round: characters and the map (RULES.md 30)."""

from __future__ import annotations

from attrs import define, field

BATCH_SIZE = 3
"""The number of pieces that a team lays before the other one continues (30.14)."""
DROPPED_CHARACTERS = 4
"""The number of characters that are dealt beyond those needed, and dropped (30.7)."""


@define(kw_only=True)
class Selection:
    """The characters of each team before they are revealed.

    Until the colours are known (30.10) the team of the first seat is 0, the other one 1.
    """

    size: int
    """The number of characters that each team needs."""
    hands: list[list[str]]
    dropped_characters: list[list[str]] = field(
        factory=lambda: [[], []], metadata={"saved_as": "dropped"}
    )
    row: list[str] = field(factory=list)
    """Characters that lie open to be drafted."""
    picks: int = 1
    """The number of characters that the team in turn still drafts before the other one does."""
    shown_characters: list[str] = field(factory=list, metadata={"saved_as": "shown"})
    """The characters that all have seen: drafted, or compared to find the colours."""
    caps: list[int] = field(factory=lambda: [9, 9])
    """The highest Respect that an unseen character can have, by team."""
    are_colours_known: bool = field(default=False, metadata={"saved_as": "colours"})


@define(kw_only=True)
class Building:
    """A map that is being built."""

    platters: list[list[str]] = field(factory=lambda: [[], [], []])
    """Platters not laid yet: for White only, for Black only, and for either."""
    keys: list[str] = field(factory=list)
    chosen_platters: list[str] = field(factory=list, metadata={"saved_as": "chosen"})
    chosen_labyrinths: list[list[str]] = field(
        factory=lambda: [[], []], metadata={"saved_as": "picked"}
    )
    pieces_left: int = field(default=BATCH_SIZE, metadata={"saved_as": "left"})
    """The number of pieces that the team in turn still lays before the other one does."""
    piece: str = ""
    slot: str = ""
    """The slot for that piece: "d 0 1"."""
