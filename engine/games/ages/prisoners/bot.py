"""The greedy bot's choice between a prisoner and a dead enemy (RULES.md 26.8)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.choice import Choice
from engine.games.ages.bots.errands import step_factor
from engine.games.ages.bots.reasons import reasons
from engine.games.ages.bots.weights import WEIGHTS, Preference, prefers
from engine.games.ages.challenges.ratings import carry_limit
from engine.games.ages.map.sight import range_between
from engine.games.ages.phrases import unit_of
from engine.games.ages.prisoners.rules import ESCAPES_FROM
from engine.games.ages.sites.deeds import PRISON
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View

LUCK_VALUES = 10
"""The number of equally frequent values of luck (3.7)."""
NEVER = float("-inf")
FAR_AWAY = 99
"""More spaces than any map has between two units."""


@prefers("fate")
def prefer_fate(view: View) -> Preference:
    """Prefer a prisoner, unless it would come free or its cards are worth more; spare nobody."""

    def preference(choice: Choice) -> float:
        if choice.verb == "spare":
            return NEVER
        target, is_kill = unit_of(view, choice.noun), choice.verb == "kill"
        if target.kind == "henchman":  # It costs its team nothing in prison (28.15).
            return float(is_kill)
        return fallen_cards_value(view, target) if is_kill else prisoner_value(view, target)

    return preference


def prisoner_value(view: View, target: UnitView) -> float:
    """The value of a prisoner: a combat point less for its team, as long as it is not freed."""
    captor_team = 1 - target.team
    value = WEIGHTS.combat_point_value * step_factor(view, captor_team, "combat")
    return value - WEIGHTS.freed_prisoner_value * release_chance(view, target)


def release_chance(view: View, target: UnitView) -> float:
    """The estimated chance that a prisoner escapes, or that its team breaks it out."""
    rounds = rounds_left(view)
    if not rounds:
        return 0.0
    chance_to_stay = 1.0
    if ability(target).escapes:
        chance_to_stay = (ESCAPES_FROM / LUCK_VALUES) ** rounds
    for _ in rescuers(view, target):
        chance_to_stay *= 1 - WEIGHTS.break_out_chance
    return 1 - chance_to_stay


def rescuers(view: View, target: UnitView) -> Iterator[UnitView]:
    """The other characters of the target's team that are near the prison."""
    prison = view.map.bases[1 - target.team][PRISON]
    for unit in characters_in_play(view, target.team, without=target):
        if range_between(view.map, unit.space, prison) <= WEIGHTS.break_out_distance:
            yield unit


def fallen_cards_value(view: View, target: UnitView) -> float:
    """The value of the cards that fall with a killed unit: negative if the enemy is nearer."""
    assert view.attack is not None
    if not rounds_left(view):
        return 0.0
    ours, theirs = (
        min(
            (
                range_between(view.map, unit.space, view.attack.space)
                for unit in characters_in_play(view, team, without=target)
                if len(unit.cards) < carry_limit(view, unit)
            ),
            default=FAR_AWAY,
        )
        for team in (1 - target.team, target.team)
    )
    sign = (ours < theirs) - (ours > theirs)
    return sign * WEIGHTS.fallen_card_value * len(target.cards)


def characters_in_play(view: View, team: int, *, without: UnitView) -> list[UnitView]:
    """The characters of a team that are on the map, another one than a unit."""
    return [
        unit
        for unit in view.units
        if unit.team == team
        and unit.kind == "character"
        and unit.is_on_map
        and unit.number != without.number
    ]


def rounds_left(view: View) -> int:
    return view.rounds[1] - view.round


@reasons("fate")
def reason_for_fate(view: View, choice: Choice) -> str:
    """The reason to imprison or to kill: combat points, cards, or a prison that does not hold."""
    target = unit_of(view, choice.noun)
    if target.health:
        return "it would fight on otherwise"
    if choice.verb != "kill":
        return "a prisoner counts more against a team than a dead character"
    if target.kind == "henchman":
        return "a henchman in prison costs its team nothing, and may come free"
    if fallen_cards_value(view, target) > 0:
        return "its cards fall where your team can pick them up"
    return "a prisoner would soon be free again"
