"""The components of Duel: Regions, Technologies, companies, Cities and Assistants.

Ids are slugs; the state holds slugs only. `cards.py` holds the rows.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

Power: TypeAlias = Literal["AC", "DC"]


@frozen
class Region:
    """One of the three Regions that the players compete for (1.2)."""

    slug: str
    name: str
    bonus: str

    @property
    def place_text(self) -> str:
        """The Region as a place in a sentence: "in New York", "Out West"."""
        return self.name if self.name.startswith("Out ") else f"in {self.name}"


@frozen
class Technology:
    """A field of invention; its chip lets its holder acquire shares (1.4)."""

    slug: str
    name: str


@frozen
class Company:
    """An inventor and the company of the same name (1.3)."""

    slug: str
    name: str
    inventor: str
    power: Power
    region: str
    technology: str
    goal: str
    clause: str


@frozen
class City:
    """A City, which waits in the row until a player electrifies it (6.1)."""

    slug: str
    name: str
    region: str


@frozen
class Assistant:
    """An Assistant and its printed Actions; `propaganda_pr` is for its Propaganda (5.2, 6.6)."""

    slug: str
    name: str
    role: str
    actions: tuple[str, ...]
    propaganda_pr: int = 0
