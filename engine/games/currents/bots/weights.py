"""The tuned weights of the greedy bot, found by self-play."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Weights:
    """Beliefs in points, unless a line says otherwise."""

    # Prices

    growth: float = 1.29
    """Spaces that each luminary moves the price of its company in a turn."""
    automaton_growth: Mapping[str, float] = field(
        factory=lambda: {"babbage": 4.5, "lovelace": 5.5, "turing": 7.0, "hopper": 9.0}
    )
    """Spaces that an automaton's price rises in a turn, by difficulty."""
    spread: float = 3.4
    """The uncertainty of final prices, in spaces for each remaining turn."""
    rivals: float = 0.34
    """The weight of the best rival's points against the company's own."""

    invest: float = 0.33
    """Points of a share in each turn in which it can still be sold at a higher price."""

    # Cash

    cash: float = 0.20
    """Points of $1k while it can still be spent; its rank at the end is added."""
    plenty: float = 35.0
    """The cash with which $1k more is worth only half as much."""
    cash_in_last_turn: float = 0.36
    """The part of the value of cash that is left in the last turn."""
    cash_in_turn_before: float = 0.38
    """The part of the value of cash that is left in the turn before the last."""

    # People

    action: float = 0.91
    """Points of a luminary's usual action."""
    inv: float = 0.13
    """The value of each Inv of a luminary in a turn."""
    man: float = 0.11
    """The value of each Man of a luminary in a turn."""
    fin: float = 0.17
    """The value of each Fin of a luminary in a turn, times the phase."""
    pro: float = 0.09
    """The value of each Pro of a luminary in a turn."""
    spare: float = 0.13
    """The part of a luminary's ratings that an action with it takes from another action."""

    # Technology

    reach: float = 0.28
    """The value of each further project number in reach in a turn."""
    step: float = 0.19
    """The value of each level that opens no project yet in a turn."""
    lead: float = 0.42
    """The chance that the lead in the patents of a current lasts from turn to turn."""
    fees: float = 0.21
    """Fees that a patent brings in a turn from each other player, by level."""

    # Headquarters

    wait: float = 0.47
    """The part of an HQ card's points that it loses in the first turn: it can be had later."""
    effect: float = 0.56
    """The value of an ongoing effect of an HQ card in a turn."""
    at_once: float = 0.48
    """The value of a one-time effect of an HQ card."""
    works: float = 0.89
    """The part of the Works' points that is divided among the steps to their criterion."""

    # Fame

    hold: float = 0.21
    """The chance that a place on Future Fame lasts until bookkeeping."""
    rank: float = 0.07
    """The value of each rank of the company's fame, because it is asked earlier."""
    builds: float = 0.22
    """Projects that a company claims in a turn with the current it is ahead in."""

    # Bids

    bid: float = 1.38
    """The part of a lot's advantage over the next best lot that the bot bids for it."""
