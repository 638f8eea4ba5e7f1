"""Random games of Master of Lightning, for what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.chance import seeded
from engine.core.match import Match
from engine.games.lightning import GAME
from engine.games.lightning.state import LightningState, Options

TABLES = (
    (2, Options()),
    (3, Options(small_deck="off")),
    (4, Options(tie_reopens=True)),
    (4, Options(beginner=True)),
    (5, Options(pre_power_optional=True)),
    (6, Options()),
)

every_game = pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [(seed, seats, options) for seats, options in TABLES for seed in (1, 2)],
)
"""Run a test over a few games with each kind of table."""


def positions(seed: int, seats: int, options: Options) -> Iterator[Match[LightningState]]:
    """One random game: the match itself, before each answer and at its end."""
    match = Match.begin(GAME, seed=seed, seats=seats, options=options)
    chance = seeded(seed, 1)
    yield match
    while match.pending:
        decision = chance.pick(match.pending)
        match.answer(decision.seat, chance.pick(decision.choices))
        yield match
