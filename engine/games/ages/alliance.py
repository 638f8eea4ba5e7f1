"""The Alliance: where the markers stand on its path, and who lives there now (RULES.md 33)."""

from __future__ import annotations

from attrs import define, field

LAST = 6
"""The place of the last space."""
BRANCHES = (1, 3, 5)
"""Places of the path with a side space."""
SIDE = 10
"""What the place of a side space is more than that of the space beside it."""


@define(kw_only=True)
class Alliance:
    """The key that both teams walk along."""

    counter: str = ""
    """The encounter that lives there, "" for none."""
    seen: bool = False
    """Has it been seen?"""
    places: list[int] = field(factory=lambda: [0, 0])
    """Where the markers of White and Black stand: 0 to 6, or 11, 13 and 15 in side spaces."""
    taken: list[list[int]] = field(factory=lambda: [[], []])
    """The places whose henchman White and Black have drawn."""
    winner: int = -1
    """The team that reached the last space first; -1 for none."""


def site_at(place: int) -> str:
    """The site of a place: "step 3", "henchman 3" beside it, or "end"."""
    if place > SIDE:
        return f"henchman {place - SIDE}"
    return "end" if place == LAST else f"step {place}"


def progress(place: int) -> int:
    """How far a marker counts: in a side space as at the start (33.7)."""
    return 0 if place > SIDE else place


SITES = frozenset(site_at(place) for place in (*range(LAST + 1), *(SIDE + n for n in BRANCHES)))
"""The sites of the key."""
