"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The weight of each term, tuned by self-play (`wardenclyffe sim`)."""

    strength: float = 0.05
    """Points that one million volts of bidding power is worth."""
    hope: float = 0.9
    """The share of the cards to come that a suit may hope for."""
    spite: float = 0.6
    """The weight of a rival's gain against the bot's own."""
    future: float = 0.9
    """The weight of the later tricks of the round against this one."""
    prize: float = 7.0
    """The value of a prize, on average."""
    eagerness: float = 0.8
    """The strength of rivals' tendency to bid more for the prize they want most."""
    caution: float = 0.15
    """The strength of rivals' tendency to hold back for the later tricks."""
    luck: float = 1.0
    """The scatter of rivals' bids, relative to that of single cards."""
