"""The page that the command line asks for first. Screens import it, so it is a layer below them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from attrs import field, frozen


@frozen
class NewGame:
    game: str
    seats: tuple[str, ...]
    """The player of each seat: "human", or the name of a bot."""
    seed: int | str | None = None
    options: Mapping[str, Any] = field(factory=dict)
    names: tuple[str, ...] = ()
    """The name of the player in each seat; an empty or missing one means the default."""


@frozen
class ShowReplay:
    """A replay: the id of a saved match, or the path of an exported one."""

    source: str


Start: TypeAlias = NewGame | ShowReplay
