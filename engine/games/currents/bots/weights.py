"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Weights:
    """Beliefs in points, unless a name or a line says otherwise."""

    # Prices

    price_rise_per_luminary: float = 1.29
    """Spaces that each luminary moves the price of its company in a turn."""
    automaton_price_rises: Mapping[str, float] = field(
        factory=lambda: {"babbage": 4.5, "lovelace": 5.5, "turing": 7.0, "hopper": 9.0}
    )
    """Spaces that an automaton's price rises in a turn, by difficulty."""
    price_spread_per_turn: float = 3.4
    """The uncertainty of final prices, in spaces for each remaining turn."""
    rival_points_factor: float = 0.34
    """The weight of the best rival's points against the company's own."""

    share_resale_value: float = 0.33
    """Points of a share in each turn in which it can still be sold at a higher price."""

    # Cash

    cash_value: float = 0.20
    """Points of $1k while it can still be spent; its rank at the end is added."""
    half_value_cash: float = 35.0
    """The cash with which $1k more is worth only half as much."""
    cash_factor_in_last_turn: float = 0.36
    """The part of the value of cash that is left in the last turn."""
    cash_factor_before_last_turn: float = 0.38
    """The part of the value of cash that is left in the turn before the last."""

    # People

    action_value: float = 0.91
    """Points of a luminary's usual action."""
    inv_value: float = 0.13
    """The value of each Inv of a luminary in a turn."""
    man_value: float = 0.11
    """The value of each Man of a luminary in a turn."""
    fin_value: float = 0.17
    """The value of each Fin of a luminary in a turn, times the phase."""
    pro_value: float = 0.09
    """The value of each Pro of a luminary in a turn."""
    spare_rating_factor: float = 0.13
    """The part of a luminary's ratings that an action with it takes from another action."""

    # Technology

    project_in_reach_value: float = 0.28
    """The value of each further project number in reach in a turn."""
    level_value: float = 0.19
    """The value of each level that opens no project yet in a turn."""
    lead_lasts_chance: float = 0.42
    """The chance that the lead in the patents of a current lasts from turn to turn."""
    fees_per_level: float = 0.21
    """Fees that a patent brings in a turn from each other player, by level."""

    # Headquarters

    waiting_cost_factor: float = 0.47
    """The part of an HQ card's points that it loses in the first turn: it can be had later."""
    ongoing_effect_value: float = 0.56
    """The value of an ongoing effect of an HQ card in a turn."""
    one_time_effect_value: float = 0.48
    """The value of a one-time effect of an HQ card."""
    works_points_factor: float = 0.89
    """The part of the Works' points that is divided among the steps to their criterion."""

    # Fame

    fame_lasts_chance: float = 0.21
    """The chance that a place on Future Fame lasts until bookkeeping."""
    fame_rank_value: float = 0.07
    """The value of each rank of the company's fame, because it is asked earlier."""
    projects_per_turn: float = 0.22
    """Projects that a company claims in a turn with the current it is ahead in."""

    # Bids

    bid_factor: float = 1.38
    """The part of a lot's advantage over the next best lot that the bot bids for it."""
