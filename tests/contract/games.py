"""Every game there is, for tests that hold for all of them."""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.mark import ParameterSet

from engine.core import registry
from engine.core.game import Game
from tests.sample_games import high_card


def shelf() -> list[Game[Any, Any]]:
    """The built-in games: without plug-ins that are installed and games that tests have made up."""
    games = [registry.find(slug) for slug in registry.slugs() if slug not in registry.GAMES.all()]
    return [game for game in games if not game.segment.__module__.startswith("tests.")]


def every_game() -> list[Game[Any, Any]]:
    """The games on the shelf, and the tiny one that has nothing but the core."""
    return [high_card.GAME, *shelf()]


def name_of(value: object) -> str:
    return value.slug if isinstance(value, Game) else str(value)


def in_one_process() -> list[ParameterSet]:
    """Every game, each for one of the processes that run tests: its tests share what is dear."""
    return [
        pytest.param(game, id=game.slug, marks=pytest.mark.xdist_group(game.slug))
        for game in every_game()
    ]
