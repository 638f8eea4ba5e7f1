"""Random games of Duel, for what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.chance import seeded
from engine.core.match import Match
from engine.games.duel import GAME
from engine.games.duel.state import DuelState, Options

OPTIONS = (Options(), Options(draft=False, inventors="lot"))

every_game = pytest.mark.parametrize(
    ("seed", "options"),
    [(seed, options) for options in OPTIONS for seed in range(8)],
    ids=lambda each: f"seed {each}" if isinstance(each, int) else f"draft={each.draft}",
)
"""Run a test over a few games with each kind of table."""


def positions(seed: int, options: Options) -> Iterator[Match[DuelState]]:
    """One random game: the match itself, before each answer and at its end."""
    match = Match.begin(GAME, seed=seed, options=options)
    chance = seeded(seed, 1)
    yield match
    while match.pending:
        decision = chance.pick(match.pending)
        match.answer(decision.seat, chance.pick(decision.choices))
        yield match
