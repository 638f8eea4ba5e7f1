"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The weight of each term, tuned by self-play (`wardenclyffe sim`)."""

    million_volts_value: float = 0.05
    """The points of a million volts of bidding power in each hand of the rest of the game."""
    expected_card_factor: float = 0.9
    """The factor on the cards of a suit that are expected to come."""
    rival_gain_factor: float = 0.6
    """The weight of a rival's gain against the bot's own."""
    later_tricks_factor: float = 0.9
    """The weight of the later tricks of the round against this one."""
    prize_value: float = 7.0
    """The value of a prize, on average."""
    rival_eagerness_factor: float = 0.8
    """The strength of rivals' tendency to bid more for the prize they want most."""
    rival_caution_factor: float = 0.15
    """The strength of rivals' tendency to hold back for the later tricks."""
    bid_scatter_factor: float = 1.0
    """The scatter of rivals' bids, relative to that of single cards."""
