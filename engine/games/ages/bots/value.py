"""The value of attacks and cards to a unit, from what the greedy bot can see."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from engine.games.ages.achievements.by_cards import card_achievements
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.challenges.cards import expected_damage, hit_chance
from engine.games.ages.challenges.ratings import can_use, can_use_later, has_symbol
from engine.games.ages.rows.treasures import ENCOUNTERS_OF_TOUR, TREASURES
from engine.games.ages.units import AnyUnit, path_at
from engine.games.ages.view_types import UnitView, View


def attack_value(blow: Blow) -> float:
    """The mean damage of an attack, counted higher if it may kill."""
    return blow.odds.damage * weak_target_factor(blow.target)


def weak_target_factor(target: AnyUnit) -> float:
    """The factor on damage to a target: higher for one that it may kill."""
    return WEIGHTS.weak_target_factor if target.health <= WEIGHTS.careful_health else 1.0


def melee_value(view: View, unit: UnitView, target: UnitView) -> float:
    """The approximate mean damage of a unit's best melee attack, counted higher if it would kill.

    It uses the ratings as they are now. That is enough to decide who should go where, and much
    quicker than the exact odds of an attack.
    """
    own_ratings, other = unit.ratings, target.ratings
    edge = own_ratings["melee"].value - other["react"].value
    armor = other["armor"].value
    best = _mean_damage(
        edge, own_ratings["power"].value - armor, own_ratings["damage"].value, view.has_dice
    )
    for slug in unit.known_cards:
        card = TREASURES[slug]
        if card.kind == "melee" and can_use(view, unit, card):
            hit = edge + card.hit + has_symbol(unit, card)
            best = max(best, _mean_damage(hit, card.power - armor, card.damage, view.has_dice))
    return best * weak_target_factor(target)


@cache
def _mean_damage(edge: int, power: int, damage: int, dice: bool) -> float:
    """The mean damage of an attack by its two differences, misses included."""
    hit_damage = expected_damage(power, damage, dice=dice)
    return float(hit_chance(edge, dice=dice) * hit_damage)


def card_value(view: View, unit: UnitView, slug: str) -> float:
    """The value of a card to a unit, for longer than experience of one round lasts (18.1)."""
    card = TREASURES[slug]
    if not can_use_later(view, unit, card):
        return WEIGHTS.unusable_card_value
    value = WEIGHTS.card_kind_values.get(card.kind, WEIGHTS.other_card_value)
    match card.kind:
        case "ranged" if card.shot:
            rating = unit.ratings[card.shot.rating].value - unit.active
            return (
                value
                + WEIGHTS.shot_power_value * card.shot.power
                + WEIGHTS.shot_rating_value * rating
            )
        case "melee":
            return value + WEIGHTS.strike_power_value * card.power
        case "body" | "helm" | "shield":
            return value + card.armor
    return value


def lost_card_cost(view: View, unit: UnitView, slug: str) -> float:
    """The cost of losing a card: its value, and more for an achievement the nearer it is.

    Such a card is worth nothing to a unit that was killed or is in prison (14.14). In front of a
    guardian the marker counts that the unit may win by the payment (16.2).
    """
    if TREASURES[slug].kind != "achievement":
        return card_value(view, unit, slug)
    if not unit.is_free:
        return WEIGHTS.unusable_card_value
    later_view = _view_after_payment(view, unit)
    if card_achievements[slug](later_view, unit).is_earned:
        return WEIGHTS.earned_card_value
    if slug == TOUR:
        turns_left = view.rounds[1] - view.round + 1
        if ENCOUNTERS_OF_TOUR - unit.encounters_passed > turns_left:
            return WEIGHTS.unusable_card_value
        progress = card_achievements[slug](view, unit).progress
    else:
        owners = [owner for owner, _ in later_view.path_markers.values()]
        missing_count = owners.count(1 - unit.team) + 1 - owners.count(unit.team)
        progress = 1 / (1 + missing_count)
    return WEIGHTS.goal_card_value + WEIGHTS.card_goal_value * progress


TOUR = "grand-tour"


def _view_after_payment(view: View, unit: UnitView) -> View:
    """The view with the marker that a unit wins by paying a guardian; else the same view."""
    path = path_at(view, unit) if view.step in ("site", "pay") else None
    if path is None:
        return view
    return evolve(view, path_markers={**view.path_markers, path.path: (unit.team, 1)})


def payment_cost(view: View, unit: UnitView, count: int) -> float:
    """The cost of the dearest card among the cheapest that a unit can pay (16.2)."""
    cards = (slug for slug in unit.known_cards if TREASURES[slug].kind != "badge")
    costs = sorted(lost_card_cost(view, unit, slug) for slug in cards)
    return max(costs[:count], default=0.0)
