"""The value of a table to a seat, as the seat sees it: the evaluation function of the greedy
bot.

It is a sum of named terms, so that a hint can name the terms that a choice changes.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from engine.games.duel.bots.weights import Weights
from engine.games.duel.cards import ASSISTANTS, REGIONS
from engine.games.duel.view_types import GoalPart, SideView, View

ACTION_VALUES = {"electrify": 2.1, "acquire": 1.9, "advance": 1.0, "monopolize": 0.8}
PR_VALUE = 0.62
"""One PR: a third of a Free Action, and a step towards winning ties."""
ACTIONS_A_TURN = 2.5
"""The average number of Actions in a turn, Free Actions included."""


def value_terms(view: View, seat: int, weights: Weights) -> Mapping[str, float]:
    """The terms of the value of the table to the seat; more is better."""
    ours, theirs = view.sides[seat], view.sides[1 - seat]
    return {
        "regions": weights.two_regions_value * chance_to_lead_two(view, seat),
        "goal": weights.goal_value * goal_chance(view, ours),
        "rival goal": -weights.rival_goal_cost * goal_chance(view, theirs),
        "technology": weights.open_share_value
        * (open_shares(view, seat) - open_shares(view, 1 - seat)),
        "chips": weights.shut_out_region_cost * (shut_out(view, theirs) - shut_out(view, ours)),
        "shares": weights.reserved_share_value * (ours.reserved_shares - theirs.reserved_shares),
        "PR": weights.pr_step_value * (ours.pr % 3 - theirs.pr % 3),
        "actions": actions_left(view, seat, weights),
    }


def chance_to_lead_two(view: View, seat: int) -> float:
    """The chance to lead two Regions at the end, from the margins now; surer later in the game."""
    surety = 0.16 + 0.3 * progress(view)
    one, two, three = (
        sigmoid(surety * region_margin(view, seat, each)) for each in range(len(REGIONS))
    )
    return one * two + one * three + two * three - 2 * one * two * three


def region_margin(view: View, seat: int, region: int) -> float:
    """Points ahead in a Region; winning ties counts as another half point."""
    points = view.regions[region].points
    ours, theirs = view.sides[seat], view.sides[1 - seat]
    tie = (ours.pr, len(ours.technologies)) > (theirs.pr, len(theirs.technologies))
    # A larger lead in PR makes it likelier that ties will still be won at the end.
    pr_lead = max(-6, min(6, ours.pr - theirs.pr)) * 0.08
    return points[seat] - points[1 - seat] + (0.5 if tie else -0.5) + pr_lead


def progress(view: View) -> float:
    """The part of the game that is over, from 0 to 1."""
    second = view.scoring_region or view.active != view.starter
    turns = 2 * (view.turn_number - 1) + bool(second)
    return (max(view.phase - 1, 0) * 6 + turns) / 17


def goal_chance(view: View, side: SideView) -> float:
    """The chance to meet the goal at a coming check: the Actions it needs against those left."""
    if side.goal is None or side.goal.out_of_reach:
        return 0.0
    total_effort = sum(actions_for_part(part) for part in side.goal.parts)
    now = actions_to_come(view, side)
    best = chance_of_enough(now, total_effort)
    for later in range(1, 4 - view.phase):
        best = max(
            best, 0.6**later * chance_of_enough(now + later * 3 * ACTIONS_A_TURN, total_effort)
        )
    return best


def actions_for_part(part: GoalPart) -> float:
    """About how many Actions a condition still takes."""
    missing = max(0, part.need - part.have)
    if part.text == "ahead in PR":
        return missing * 0.42
    if part.text.startswith(("lead", "Regions led")):
        return missing * 1.8
    return float(missing)


def chance_of_enough(available: float, total_effort: float) -> float:
    """The chance that the available Actions are enough; best if nothing more is needed."""
    if total_effort == 0:
        return 1 / (1 + 0.12 * available)
    return 0.75 * sigmoid(1.1 * (available * 0.55 - total_effort)) / (1 + 0.1 * total_effort)


def actions_to_come(view: View, side: SideView) -> float:
    now = len(view.turn.unused_actions) + view.turn.free if view.active == side.seat else 0
    return side.hand_count * ACTIONS_A_TURN + now


def open_shares(view: View, seat: int) -> float:
    """The number of kinds of shares open to the seat by Technology, plus a half for each chip."""
    chips = sum(holder == seat for holder in view.technologies.values())
    piles = sum(
        pile.count > 0 and view.technologies[pile.technology] == seat for pile in view.market
    )
    return 0.5 * chips + 0.5 * piles


def shut_out(view: View, side: SideView) -> int:
    return sum(region.chip == side.power for region in view.regions)


def actions_left(view: View, seat: int, weights: Weights) -> float:
    """The remaining resources: unused Actions, Free Actions, and the Assistants of later turns."""
    hand = sum(assistant_value(view, seat, card) for card in view.sides[seat].hand)
    if view.active != seat or view.step not in ("turn", "free action", "leader"):
        return weights.action_factor * hand
    turn = view.turn
    pr = ASSISTANTS[turn.assistant].propaganda_pr if turn.assistant else 0
    unused_value = sum(action_value(view, seat, action, pr) for action in turn.unused_actions)
    portfolio = 0.6 if turn.may_use_portfolio else 0.0
    return (
        weights.action_factor * (hand + 1.1 * unused_value + portfolio)
        + weights.free_action_value * turn.free
    )


def assistant_value(view: View, seat: int, assistant: str) -> float:
    row = ASSISTANTS[assistant]
    return sum(action_value(view, seat, action, row.propaganda_pr) for action in row.actions)


def action_value(view: View, seat: int, action: str, pr: int) -> float:
    if action == "propaganda":
        return PR_VALUE * pr
    if action == "acquire" and not any(
        view.technologies[pile.technology] == seat and pile.count for pile in view.market
    ):
        return 0.5
    if action == "advance" and not view.sides[1 - seat].technologies:
        return 0.2
    return ACTION_VALUES[action]


def sigmoid(x: float) -> float:
    """Map any number to one between 0 and 1 (the logistic function)."""
    return 1 / (1 + exp(-x))
