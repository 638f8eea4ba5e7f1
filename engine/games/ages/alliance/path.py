"""The Alliance: where the markers are on its path, and who lives there now (RULES.md 33)."""

from __future__ import annotations

from attrs import define, field

LAST_PLACE = 6
BRANCHES = (1, 3, 5)
"""The places on the path that have a side space."""
SIDE_OFFSET = 10
"""The offset from a place to the side space beside it."""


@define(kw_only=True)
class Alliance:
    """The key that both teams walk along."""

    counter: str = ""
    """The encounter that lives there; "" for none."""
    seen: bool = False
    places: list[int] = field(factory=lambda: [0, 0])
    """The places of White's and Black's markers: 0 to 6, or 11, 13 and 15 in side spaces."""
    taken_places: list[list[int]] = field(factory=lambda: [[], []], metadata={"saved_as": "taken"})
    """The places whose henchman White and Black have drawn."""
    winner: int = -1
    """The team that reached the last space first; -1 for none."""


def site_at(place: int) -> str:
    """The site of a place: "step 3", "henchman 3" for the side space there, or "end"."""
    if place > SIDE_OFFSET:
        return f"henchman {place - SIDE_OFFSET}"
    return "end" if place == LAST_PLACE else f"step {place}"


def marker_progress(place: int) -> int:
    """The steps that a marker has made; in a side space it counts as at the start (33.7)."""
    return 0 if place > SIDE_OFFSET else place


SITES = frozenset(
    site_at(place) for place in (*range(LAST_PLACE + 1), *(SIDE_OFFSET + n for n in BRANCHES))
)
