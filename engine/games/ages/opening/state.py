"""The choice of the characters (RULES.md 30)."""

from __future__ import annotations

from attrs import define, field

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
