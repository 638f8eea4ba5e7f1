"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from attrs import frozen


@frozen
class Weights:
    """The weight of each term, tuned by self-play; a `_cost` is subtracted."""

    two_regions_value: float = 100.0
    """The value of being certain to lead two Regions at the end."""
    goal_value: float = 50.0
    rival_goal_cost: float = 40.0
    """The cost of a rival that is certain to meet its goal."""
    open_share_value: float = 1.5
    """The value of a kind of share that only the player can acquire."""
    shut_out_region_cost: float = 0.8
    """The cost of a Region where a chip keeps the player from electrifying."""
    reserved_share_value: float = 1.4
    free_action_value: float = 3.2
    action_factor: float = 1.8
    """The factor on the values of Actions, in hand or unused."""
    pr_step_value: float = 0.5
    """The value of one PR on the way to the next Free Action."""
