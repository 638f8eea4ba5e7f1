"""Random games of Master of Lightning, for checks at every decision."""

from __future__ import annotations

from engine.games.lightning import GAME
from engine.games.lightning.state import Options
from tests.tools.random_play import over_tables

TABLES = (
    (2, Options()),
    (3, Options(small_deck="off")),
    (4, Options(tie_reopens=True)),
    (4, Options(beginner=True)),
    (5, Options(pre_power_optional=True)),
    (6, Options()),
)

every_game, positions = over_tables(GAME, TABLES)
