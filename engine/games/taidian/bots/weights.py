"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Weights:
    """The bot's exchange rates between things, tuned by self-play."""

    length: float = 18.0
    """Rounds that a fight is expected to take if all start with 150 health."""
    punches: float = 0.65
    """The part of those rounds that it takes if decks start with more Punches."""
    money: float = 14.0
    """Damage that a coin in hand is worth at the beginning."""
    energy: float = 1.8
    """The value of a level yet to be reached."""
    block: float = 0.45
    """The value of a point of block, which may never be needed."""
    heal: float = 1.0
    theft: float = 5.0
    attacking: float = 0.6
    """The share of the player's turns that are attacking turns, from 0 to 1."""
    likings: Mapping[str, float] = field(factory=dict)
    """The bot's preference for each card, as a factor."""
