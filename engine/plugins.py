"""The unusable plug-ins of other packages: games, painters and bots.

`engine/core/entry_points.py` finds and checks the plug-ins of any kind; `engine/core/registry.py`
has the games, `engine/core/board_plugins.py` the painters and `engine/bots` the bots.
"""

from __future__ import annotations

from engine import bots
from engine.core import board_plugins, registry


def problems() -> tuple[str, ...]:
    """Load every plug-in and return one line for each that cannot be used."""
    groups = (registry.GAMES, board_plugins.PAINTERS, bots.BOTS)
    return tuple(line for group in groups for line in group.problems())
