"""The unusable plug-ins of all kinds, with the reasons."""

from __future__ import annotations

from engine import bots
from engine.core import registry
from engine.plugins import board_painters


def plugin_problems() -> tuple[str, ...]:
    """Load every plug-in and return one line for each that cannot be used."""
    groups = (registry.GAMES, board_painters.PAINTERS, bots.BOTS)
    return tuple(line for group in groups for line in group.problems())
