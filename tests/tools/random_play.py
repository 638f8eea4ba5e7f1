"""Random games of one game over a few tables, for checks at every decision."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias, TypeVar

import pytest
from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.facts import Words
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.testing import random_play
from engine.testing.random_matches import RandomPick, random_choice

S = TypeVar("S", bound=State)
Table: TypeAlias = tuple[int, Any]
"""A number of seats, and the options."""
Positions: TypeAlias = Callable[[int, int, Any], Iterator[Match[S]]]


def over_tables(
    game: Game[S, Any],
    tables: Iterable[Table],
    *,
    seeds: Iterable[int] = (1, 2),
    pick: Callable[[int], RandomPick] = lambda seed: random_choice,
) -> tuple[pytest.MarkDecorator, Positions[S]]:
    """Fixtures for random play in a game's tests.

    The first value runs a test with `seed`, `seats` and `options` for each seed at each table. The
    second gives the match of such a row before each answer and at its end; `pick` says how the
    players of a seed choose.
    """
    rows = [(seed, seats, options) for seats, options in tables for seed in seeds]
    names = [f"seed {row[0]}, {row[1]} seats, table {n}" for n, row in enumerate(rows)]

    def positions(seed: int, seats: int, options: Any) -> Iterator[Match[S]]:
        return random_play(game, seed=seed, seats=seats, options=options, pick=pick(seed))

    return pytest.mark.parametrize(("seed", "seats", "options"), rows, ids=names), positions


def always(view: Any, choice: Choice) -> bool:
    """Are the words about this choice? They are about any."""
    return True


def lying(
    game: Game[S, Any], words: Words, *, about: Callable[[Any, Choice], bool] = always
) -> Game[S, Any]:
    """The game with the same words about each choice that they are `about`, and none elsewhere."""

    def describe(view: Any, choice: Choice) -> Description:
        return Description("Lie", choice.verb, words if about(view, choice) else "")

    return evolve(game, describe=describe)
