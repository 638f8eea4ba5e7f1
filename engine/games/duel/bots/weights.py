"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The weight of each term, tuned by self-play."""

    regions: float = 100.0
    goal: float = 50.0
    rival_goal: float = 40.0
    technology: float = 1.5
    shut_out: float = 0.8
    reserved: float = 1.4
    free: float = 3.2
    actions: float = 1.8
    step: float = 0.5
    """One PR on the way to the next Free Action."""
