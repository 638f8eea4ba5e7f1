"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """How much each term counts, tuned by self-play (`wardenclyffe sim`)."""

    strength: float = 0.05
    """Points that one million volts of bidding power is worth."""
    hope: float = 0.9
    """The share of the cards to come that a suit may hope for."""
    spite: float = 0.6
    """How much a rival's gain hurts."""
    future: float = 0.9
    """How much the later tricks of the round weigh against this one."""
    prize: float = 7.0
    """The value of a prize, on average."""
    eagerness: float = 0.8
    """How much more rivals are expected to bid for the prize they want most."""
    caution: float = 0.15
    """How much rivals are expected to hold back for the later tricks."""
    luck: float = 1.0
    """How widely bids are expected to scatter."""
