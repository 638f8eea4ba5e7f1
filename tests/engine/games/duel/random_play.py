"""Random games of Duel, for what must hold at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.core.chance import Chance, seeded
from engine.core.choice import Choice, Decision
from engine.core.match import Match
from engine.games.duel import GAME
from engine.games.duel.state import DuelState, Options

OPTIONS = (Options(), Options(draft=False, inventors="lot"))
SEEDS = range(12)

every_game = pytest.mark.parametrize(
    ("seed", "options"),
    [(seed, options) for options in OPTIONS for seed in SEEDS],
    ids=lambda each: f"seed {each}" if isinstance(each, int) else f"draft={each.draft}",
)
"""Run a test over a few games with each kind of table."""


def positions(seed: int, options: Options) -> Iterator[Match[DuelState]]:
    """One random game: the match itself, before each answer and at its end.

    In every other game the players are eager: they leave nothing unused and love Cities, so that
    the deck runs out and the corners of the rules come up.
    """
    match = Match.begin(GAME, seed=seed, options=options)
    chance = seeded(seed, 1)
    pick = eagerly if seed % 2 else by_lot
    yield match
    while match.pending:
        decision = chance.pick(match.pending)
        match.answer(decision.seat, pick(decision, chance))
        yield match


def by_lot(decision: Decision, chance: Chance) -> Choice:
    """Any choice."""
    return chance.pick(decision.choices)


def eagerly(decision: Decision, chance: Chance) -> Choice:
    """Anything but to stop; a City more often than not."""
    choices = decision.choices
    active = [choice for choice in choices if str(choice) not in ("end turn", "decline")]
    cities = [choice for choice in active if choice.verb.endswith("electrify")]
    if cities and chance.below(3):
        return chance.pick(cities)
    return chance.pick(active or choices)
