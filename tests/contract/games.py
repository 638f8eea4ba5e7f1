"""Every game there is, for tests that hold for all of them."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import attrs

from engine.core import registry
from engine.core.game import Game
from tests import tiny

MOST_COMBINATIONS = 64


def every_game() -> list[Game[Any, Any]]:
    """The games on the shelf, and the tiny one that has nothing but the core."""
    return [tiny.GAME, *(registry.find(name) for name in registry.names() if name != "tiny")]


def tables() -> list[Any]:
    """Each game with each number of seats."""
    return [(game, seats) for game in every_game() for seats in game.seats]


def name_of(value: object) -> str:
    """How a test is named after its parameter."""
    return value.slug if isinstance(value, Game) else str(value)


def every_option(game: Game[Any, Any]) -> list[Any]:
    """The options of a game in all combinations; of very many only as few as meet in pairs."""
    fields = attrs.fields(game.options)
    values = [field.metadata["values"] or (False, True) for field in fields]
    names = [field.name for field in fields]
    rows = list(product(*values))
    chosen = rows if len(rows) <= MOST_COMBINATIONS else covering(rows)
    return [game.options(**dict(zip(names, row, strict=True))) for row in chosen]


def covering(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """A few of the rows in which any two values of different columns meet somewhere."""
    pairs = {row: set(combinations(enumerate(row), 2)) for row in rows}
    missing = set().union(*pairs.values())
    chosen: list[tuple[Any, ...]] = []
    while missing:
        chosen.append(max(rows, key=lambda row: len(pairs[row] & missing)))
        missing -= pairs[chosen[-1]]
    return chosen
