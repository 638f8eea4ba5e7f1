"""Random games of Taidian, for what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.chance import seeded
from engine.core.match import Match
from engine.games.taidian import GAME
from engine.games.taidian.state import Options, TaidianState

SHORT = Options(health="100", punches=True, storm="40")
TABLES = [
    (2, SHORT),
    (3, Options(health="100", punches=True, loot=True)),
    (4, Options(teams="2", characters="pick", loot=True, barrel="structure")),
    (5, Options(health="100", allies=False, punches=True)),
]
every_table = pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(seed, seats, options) for seed in (1, 2) for seats, options in TABLES],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)


def positions(
    seed: int, seats: int, options: Options, *, every: int = 1
) -> Iterator[Match[TaidianState]]:
    """A random game at its decisions; the last one is over. It is the same match throughout."""
    match, chance = Match.begin(GAME, seed=seed, seats=seats, options=options), seeded(seed, 1)
    while match.pending:
        if len(match.log) % every == 0:
            yield match
        asked = chance.pick(match.pending)
        match.answer(asked.seat, chance.pick(asked.choices))
    yield match
