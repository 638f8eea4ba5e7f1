"""Random games of Duel, for checks at every decision."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision
from engine.games.duel import GAME
from engine.games.duel.state import Options
from engine.testing.random_matches import random_choice
from tests.tools.random_play import over_tables

TABLES = ((2, Options()), (2, Options(draft=False, inventors="random")))
SEEDS = range(12)


def eagerly(decision: Decision, chance: Chance) -> Choice:
    """Anything but to stop; a City more often than not."""
    choices = decision.choices
    active = [choice for choice in choices if str(choice) not in ("end turn", "decline")]
    cities = [choice for choice in active if choice.verb.endswith("electrify")]
    if cities and chance.number_below(3):
        return chance.pick(cities)
    return chance.pick(active or choices)


# In every other game the players are eager: they leave nothing unused and love Cities, so that
# the deck runs out and the corners of the rules come up.
every_game, positions = over_tables(
    GAME, TABLES, seeds=SEEDS, pick=lambda seed: eagerly if seed % 2 else random_choice
)
