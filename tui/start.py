"""What the app opens with, when the command line says more than nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from attrs import field, frozen


@frozen
class NewGame:
    """A new table, set as the command line says."""

    game: str
    seats: tuple[str, ...]
    """Who sits where: "human", or the name of a bot."""
    seed: int | None = None
    options: Mapping[str, Any] = field(factory=dict)


@frozen
class ShowReplay:
    """A match to look through: the id of a saved one, or the path of an export."""

    source: str


Start: TypeAlias = NewGame | ShowReplay
