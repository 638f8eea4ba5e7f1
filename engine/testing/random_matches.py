"""Matches played at random, and the options to play them with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations, product
from math import prod
from typing import Any, TypeAlias, TypeVar

import attrs

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.core.state import State

S = TypeVar("S", bound=State)
RandomPick: TypeAlias = Callable[[Decision, Chance], Choice]

_Pair: TypeAlias = tuple[tuple[int, int], tuple[int, int]]
"""Two option values, each by the numbers of the option and of the value."""

TRIED_ROWS = 8
"""The number of random candidates for each row of options."""
MAX_COMBINATIONS = 64
"""Up to this number, all combinations of a game's options are played."""


def random_choice(decision: Decision, chance: Chance) -> Choice:
    return chance.pick(decision.choices)


def random_play(
    game: Game[S, Any],
    *,
    seed: int,
    seats: int | None = None,
    options: Any = None,
    pick: RandomPick = random_choice,
) -> Iterator[Match[S]]:
    """Play one random match; yield it before each answer, and once more when it is over.

    It is the same `Match` each time; take a `Match.copy` to keep one.
    """
    match = start_match(game, seed=seed, seats=seats, options=options)
    chance = Chance(seed, 1)
    yield match
    while match.pending:
        decision = chance.pick(match.pending)
        match.answer(decision.seat, pick(decision, chance))
        yield match


def every_option(game: Game[Any, Any]) -> list[Any]:
    """All combinations of a game's options, or for very many a few rows that cover all pairs."""
    values = _values(game)
    columns = list(values.values())
    are_few = prod(map(len, columns)) <= MAX_COMBINATIONS
    rows = list(product(*columns)) if are_few else covering_rows(columns)
    return [game.options(**dict(zip(values, row, strict=True))) for row in rows]


def every_value(game: Game[Any, Any]) -> list[tuple[int, Any]]:
    """A few tables in which each number of seats and each value of each option occurs.

    The pairs of values are those of a long `make soak`.
    """
    columns = {"": tuple(game.seat_counts), **_values(game)}
    chance, count = Chance(game.slug), max(map(len, columns.values()))
    shuffled: dict[str, list[Any]] = {}
    for name, values in columns.items():
        column = [values[number % len(values)] for number in range(count)]
        chance.shuffle(column)
        shuffled[name] = column
    rows = (dict(zip(shuffled, row, strict=True)) for row in zip(*shuffled.values(), strict=True))
    return [(row.pop(""), game.options(**row)) for row in rows]


def _values(game: Game[Any, Any]) -> dict[str, tuple[Any, ...]]:
    fields = attrs.fields(game.options)
    return {field.name: field.metadata["values"] or (False, True) for field in fields}


def covering_rows(columns: Sequence[Sequence[Any]]) -> list[tuple[Any, ...]]:
    """A few rows with one value of each column, in which every pair of values occurs.

    Each row is the best of some random candidates, the same in every run. So nothing grows with the
    product of the columns.
    """
    chance = Chance(len(columns))
    places = [(column, place) for column, each in enumerate(columns) for place in range(len(each))]
    missing = dict.fromkeys(pair for pair in combinations(places, 2) if pair[0][0] != pair[1][0])
    rows: list[tuple[Any, ...]] = []
    while missing:
        tried_rows = [_row(columns, missing, chance) for _ in range(TRIED_ROWS)]
        row = max(tried_rows, key=lambda row: len(missing.keys() & _pairs(row)))
        for pair in _pairs(row):
            missing.pop(pair, None)
        rows.append(tuple(values[row[column]] for column, values in enumerate(columns)))
    return rows


def _row(
    columns: Sequence[Sequence[Any]], missing: Mapping[_Pair, None], chance: Chance
) -> dict[int, int]:
    """A row that begins with a pair of values that has not occurred yet.

    In each further column it takes the value that forms the most new pairs.
    """
    row = dict(chance.pick(list(missing)))
    columns_left = [column for column in range(len(columns)) if column not in row]
    chance.shuffle(columns_left)
    for column in columns_left:
        places = list(range(len(columns[column])))
        chance.shuffle(places)  # among equals, any
        row[column] = max(places, key=partial(_new_pair_count, row, column, missing))
    return row


def _new_pair_count(
    row: Mapping[int, int], column: int, missing: Mapping[_Pair, None], place: int
) -> int:
    mine = (column, place)
    return sum((min(mine, each), max(mine, each)) in missing for each in row.items())


def _pairs(row: Mapping[int, int]) -> set[_Pair]:
    return set(combinations(sorted(row.items()), 2))
