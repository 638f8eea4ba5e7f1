"""Matches played at random, and the options to play them with."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, TypeAlias, TypeVar

import attrs

from engine.core.chance import Chance, seeded
from engine.core.choice import Choice, Decision
from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State

S = TypeVar("S", bound=State)
Pick: TypeAlias = Callable[[Decision, Chance], Choice]
"""How a choice is made in random play."""

MOST_COMBINATIONS = 64
"""Up to this number all combinations of a game's options are played."""


def by_lot(decision: Decision, chance: Chance) -> Choice:
    """Any choice, all equally likely."""
    return chance.pick(decision.choices)


def random_play(
    game: Game[S, Any],
    *,
    seed: int,
    seats: int | None = None,
    options: Any = None,
    pick: Pick = by_lot,
) -> Iterator[Match[S]]:
    """One match at random: yields it before each answer, and once more when it is over.

    It is the same `Match` each time; take a `fork()` of what is to be kept.
    """
    match = Match.begin(game, seed=seed, seats=seats, options=options)
    chance = seeded(seed, 1)
    yield match
    while match.pending:
        decision = chance.pick(match.pending)
        match.answer(decision.seat, pick(decision, chance))
        yield match


def any_options(game: Game[Any, Any], chance: Chance) -> Any:
    """Options drawn by lot, so that all of them get played."""
    drawn = {name: chance.pick(values) for name, values in _values(game).items()}
    return game.options(**drawn)


def every_option(game: Game[Any, Any]) -> list[Any]:
    """The options of a game in all combinations; of very many only as few as meet in pairs."""
    values = _values(game)
    rows = list(product(*values.values()))
    chosen = rows if len(rows) <= MOST_COMBINATIONS else covering(rows)
    return [game.options(**dict(zip(values, row, strict=True))) for row in chosen]


def _values(game: Game[Any, Any]) -> dict[str, tuple[Any, ...]]:
    """What each option can be set to, by its name."""
    fields = attrs.fields(game.options)
    return {field.name: field.metadata["values"] or (False, True) for field in fields}


def covering(rows: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """A few of the rows in which any two values of different columns meet somewhere."""
    pairs = {row: set(combinations(enumerate(row), 2)) for row in rows}
    missing = set().union(*pairs.values())
    chosen: list[tuple[Any, ...]] = []
    while missing:
        chosen.append(max(rows, key=lambda row: len(pairs[row] & missing)))
        missing -= pairs[chosen[-1]]
    return chosen
