"""The greedy bot: each character takes free actions, and runs its best errand.

Its choices in fights, adventures and the like are in the modules of `CHAPTERS`.
"""

from __future__ import annotations

from attrs import define

from engine.bots import greedy
from engine.core.bot import Sight
from engine.core.choice import Choice
from engine.games.ages.adventures import bot as adventures
from engine.games.ages.attacks import bot as attacks, reasons as attack_reasons
from engine.games.ages.bots.errands import COST_WITHOUT_ROUTE, best_errand, costs_to, goal_of
from engine.games.ages.bots.reasons import reason_by_step, reasons
from engine.games.ages.bots.value import lost_card_cost, melee_value
from engine.games.ages.bots.weights import NO, WEIGHTS, Preference, prefers
from engine.games.ages.cards import bot as cards
from engine.games.ages.entering import bot as entering
from engine.games.ages.fire import bot as fire
from engine.games.ages.flags import bot as flags
from engine.games.ages.free_actions.bot import (
    can_heal_others,
    can_pick_up_cards,
    healing_value,
    medicine_of,
    should_use_experience,
)
from engine.games.ages.moving.routes import reachable_costs
from engine.games.ages.moving.transport import transport_value
from engine.games.ages.opening import bot as opening
from engine.games.ages.phrases import actor_of, unit_of
from engine.games.ages.prisoners import bot as prisoners
from engine.games.ages.sites import bot as sites
from engine.games.ages.view_types import UnitView, View

CHAPTERS = (
    *(opening, fire, attacks, attack_reasons),
    *(adventures, cards, entering, sites, flags, prisoners),
)
"""The modules with further preferences and reasons; importing them registers their steps."""


@define
class GreedyBot(greedy.GreedyBot):
    """Sees only its view, and imagines nothing."""

    def decide(self, sight: Sight) -> Choice:
        """The choice with the highest preference; of equals the first."""
        view: View = sight.view
        preference, choices = prefers[view.step](view), sight.decision.choices
        if view.step in opening.RANDOM_STEPS:
            luck = WEIGHTS.max_random_bonus / 100
            return max(
                choices, key=lambda each: preference(each) + luck * self.chance.number_below(100)
            )
        return max(choices, key=preference)

    def reason(self, sight: Sight, choice: Choice) -> str:
        """The reason to make this choice: the character's errand, or the effect of the choice."""
        view: View = sight.view
        tell = reasons.get(view.step)
        text = tell(view, choice) if tell is not None else ""
        return text or reason_by_step(view.step, choice)


# Free actions


@prefers("free")
def prefer_free_action(view: View) -> Preference:
    """Prefer a wounded unit with medicine, or one with experience or cards to take."""

    def preference(choice: Choice) -> float:
        if choice.verb == "done":
            return 0.0
        unit = unit_of(view, choice.noun)
        if unit.finished or choice.verb == "destroy-with":
            return NO
        is_wounded = unit.health < unit.max_health
        useful = (is_wounded and medicine_of(view, unit)) or unit.is_in_prison
        useful = useful or can_pick_up_cards(view, unit)
        useful = useful or (not unit.has_flag and unit.team in view.flags.get(unit.space, ()))
        useful = useful or cards.has_use(view, unit) or can_heal_others(view, unit)
        return 1.0 if useful or should_use_experience(view, unit) else NO

    return preference


@prefers("free use")
def prefer_card_to_use(view: View) -> Preference:
    """Prefer to heal, pick up, learn or escape from prison; give nothing away."""
    unit = actor_of(view)
    if unit.is_in_prison:
        return lambda choice: float(choice.verb == "ability")

    def preference(choice: Choice) -> float:
        if choice.verb == "ability":
            healing = healing_value(view, unit, choice)
            return NO if healing is None else healing
        if choice.verb == "pick-up" and not can_pick_up_cards(view, unit):
            return NO
        if choice.verb == "experience" and not should_use_experience(view, unit):
            return NO
        if choice.verb in cards.USES:
            return cards.card_use_value(view, choice)
        return WEIGHTS.free_action_values.get(choice.verb, NO)

    return preference


# Cards


@prefers("show", "steal", "pay", "discard")
def prefer_card_to_lose(view: View) -> Preference:
    unit, is_discard = actor_of(view), view.step == "discard"
    return lambda choice: (
        0.0 if is_discard and choice.verb == "reveal" else -lost_card_cost(view, unit, choice.noun)
    )


# Moves


@prefers("move")
def prefer_unit_to_move(view: View) -> Preference:
    """Prefer the first unit with an errand that has not moved."""
    has_mover = False

    def preference(choice: Choice) -> float:
        nonlocal has_mover
        if choice.verb == "done":
            return 0.0
        unit = unit_of(view, choice.noun)
        if unit.spent:
            return 1.0 if has_goal_left(view, unit) else NO
        if cards.should_guard(view, unit):
            return 1.5
        if view.map.spaces[unit.space].terrain == "dome":
            return 2.0
        if has_mover:  # Another unit goes first, so this one's errand can wait.
            return NO
        errand = best_errand(view, unit)
        has_mover = errand is not None and errand.space != unit.space
        return 1.0 if has_mover else NO

    return preference


def has_goal_left(view: View, unit: UnitView) -> bool:
    """May a unit that has walked a part of its way go on to a goal that it can reach now?"""
    if unit.number != view.acting_unit or unit.finished:
        return False
    errand = best_errand(view, unit)
    if errand is None or errand.space == unit.space:
        return False
    return errand.space in reachable_costs(view, unit, view.points)


@prefers("walk")
def prefer_destination(view: View) -> Preference:
    """Prefer steps towards the best errand, by transport if possible, and not into a bad fight."""
    unit, chart = actor_of(view), view.map
    guards = cards.should_guard(view, unit)
    errand = None if guards else goal_of(view, unit)
    costs = costs_to(view, unit, errand.space) if errand else ()
    danger = {
        enemy.space: melee_value(view, enemy, unit) - melee_value(view, unit, enemy)
        for enemy in view.units
        if enemy.is_on_map and enemy.team != unit.team and enemy.space in view.reach
    }

    def preference(choice: Choice) -> float:
        match choice.verb:
            case "ride" | "ability" | "fly" | "ready" | "guard":
                return transport_value(view, unit, choice, guards=guards)
            case "stop":
                return -float(costs[unit.space]) if costs else 0.0
        space = chart.numbers_by_noun[choice.noun]
        score = (
            -float(costs[space]) if costs else -0.5 - view.reach.get(space, 0) / COST_WITHOUT_ROUTE
        )
        return score - WEIGHTS.danger_factor * max(0.0, danger.get(space, 0.0))

    return preference


# Other questions


@prefers("melee", "next fighter", "teach")
def prefer_first(view: View) -> Preference:
    """Prefer the first choice that is offered, for questions of no weight."""
    return lambda choice: 0.0


@prefers("raise")
def prefer_rating(view: View) -> Preference:
    """Prefer to raise a rating used in every fight; among equals, the highest."""
    unit = actor_of(view)
    values = {str(name): figure.value for name, figure in unit.ratings.items()}
    return lambda choice: WEIGHTS.rating_values.get(choice.noun, 2.0) + 0.1 * values[choice.noun]
