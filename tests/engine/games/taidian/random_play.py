"""Random games of Taidian, for checks at every decision."""

from __future__ import annotations

from engine.games.taidian import GAME
from engine.games.taidian.state import Options
from tests.tools.random_play import over_tables

SHORT = Options(health="100", punches=True, storm="40")
TABLES = [
    (2, SHORT),
    (3, Options(health="100", punches=True, loot=True)),
    (4, Options(teams="2", characters="pick", loot=True, barrel="structure")),
    (5, Options(health="100", allies=False, punches=True)),
]

every_game, positions = over_tables(GAME, TABLES)
