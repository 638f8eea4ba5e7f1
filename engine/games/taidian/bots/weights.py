"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Weights:
    """The bot's exchange rates between things, tuned by self-play.

    A `_value` is in points of damage.
    """

    usual_rounds: float = 18.0
    """Rounds that a fight is expected to take if all start with 150 health."""
    extra_punches_factor: float = 0.65
    """The factor on those rounds if decks start with more Punches."""
    coin_value: float = 14.0
    """The value of a coin in hand at the beginning."""
    energy_factor: float = 1.8
    """The factor on the value of energy, which is a part of that of the level it buys."""
    block_point_value: float = 0.45
    """The value of a point of block, which may never be needed."""
    heal_point_value: float = 1.0
    robbery_value: float = 5.0
    attacking_turn_share: float = 0.6
    """The share of the player's turns that are attacking turns, from 0 to 1."""
    card_likings: Mapping[str, float] = field(factory=dict)
    """The bot's preference for each card, as a factor."""
