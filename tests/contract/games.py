"""Every game there is, for tests that hold for all of them."""

from __future__ import annotations

from itertools import product
from typing import Any

import attrs

from engine.core import registry
from engine.core.game import Game
from tests import tiny


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
    """The options of a game in all combinations."""
    fields = attrs.fields(game.options)
    values = [field.metadata["values"] or (False, True) for field in fields]
    names = [field.name for field in fields]
    return [game.options(**dict(zip(names, row, strict=True))) for row in product(*values)]
