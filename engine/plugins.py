"""The unusable plug-ins of other packages: games, painters and bots."""

from __future__ import annotations

from engine import bots
from engine.core import board_plugins, registry


def problems() -> tuple[str, ...]:
    """Load every plug-in and return one line for each that cannot be used."""
    groups = (registry.GAMES, board_plugins.PAINTERS, bots.BOTS)
    return tuple(line for group in groups for line in group.problems())
