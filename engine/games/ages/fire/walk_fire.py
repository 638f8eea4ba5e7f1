"""The units that may shoot at a unit on a walk, to the viewer's knowledge (RULES.md 11, 24.14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.challenges.contests import (
    FARTHEST,
    SPYGLASS,
    SPYGLASS_RANGE,
    cover_of,
    is_in_range,
)
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.moving.routes import route_around
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import profile_of
from engine.games.ages.view_types import UnitView, View

WEAPON_DECKS = frozenset(card.deck for card in TREASURES.values() if card.shot)
"""The decks that contain ranged weapons."""


@frozen
class WalkFire:
    """An enemy that may shoot at a unit on its walk: opportunity fire."""

    shooter: UnitView
    known_spaces: tuple[int, ...]
    """The spaces of the walk that a weapon known to the viewer reaches."""
    unknown: tuple[int, ...]
    """The other spaces, which a face-down card might reach."""


def fire_along(view: View, walker: UnitView, route: Sequence[int]) -> list[WalkFire]:
    """The enemies that may shoot at a unit in the spaces that it enters, with those spaces."""
    entered_spaces = dict.fromkeys(route)
    enemies = (u for u in view.units if u.team != walker.team and u.is_on_map)
    fires = (fire_of(view, unit, walker, entered_spaces) for unit in enemies)
    return [fire for fire in fires if fire.known_spaces or fire.unknown]


def fire_of(view: View, unit: UnitView, walker: UnitView, route: Iterable[int]) -> WalkFire:
    """The spaces of a walk in which a unit may shoot at the walker."""
    spaces = [space for space in route if space != unit.space]
    weapons, farthest = known_ranged_weapons(view, unit), farthest_unknown(unit)
    known_spaces = tuple(
        space
        for space in spaces
        if any(is_in_range(view, unit, walker, each, "opfire", space) for each in weapons)
    )
    if not farthest:
        return WalkFire(unit, known_spaces, ())
    unknown = tuple(
        space
        for space in spaces
        if space not in known_spaces
        and range_between(view.map, unit.space, space) <= farthest
        and is_in_any_sight(view, unit, walker, space)
    )
    return WalkFire(unit, known_spaces, unknown)


def best_shot_on_walk(
    view: View, walker: UnitView, route: Sequence[int], fire: WalkFire
) -> tuple[AttackOdds, int]:
    """The known shot of an enemy that does most to a unit on a walk, and its space."""
    view_after, target = view_after_walk(view, walker, route)
    shots = [
        (
            attack_odds(
                view_after, fire.shooter, target, weapon, "opfire", space=space, dice=view.has_dice
            ),
            space,
        )
        for space in fire.known_spaces
        for weapon in known_ranged_weapons(view, fire.shooter)
        if is_in_range(view, fire.shooter, walker, weapon, "opfire", space)
    ]
    return max(shots, key=lambda shot: shot[0].damage)


def view_after_walk(view: View, walker: UnitView, route: Sequence[int]) -> tuple[View, UnitView]:
    """The view with a unit at the end of its walk, where it stands when it is shot at; the unit."""
    target = evolve(
        walker, space=route[-1], walked_spaces=(*walker.walked_spaces, *route), spent=True
    )
    units = tuple(target if each.number == walker.number else each for each in view.units)
    return evolve(view, units=units), target


def route_without_fire(view: View, walker: UnitView, goal: int) -> tuple[int, ...]:
    """A route to a goal, step by step, on which no enemy can shoot at the walker; () for none."""
    if fire_along(view, walker, (goal,)):
        return ()
    fires = fire_along(view, walker, tuple(view.reach))
    under_fire = {space for fire in fires for space in (*fire.known_spaces, *fire.unknown)}
    detour = route_around(view, walker, view.points, goal, under_fire)
    return detour if all(space in view.reach for space in detour) else ()


def known_ranged_weapons(view: View, unit: UnitView) -> list[str]:
    """The ranged weapons of a unit that the viewer knows: "" for the natural one, and cards."""
    cards = [
        slug
        for slug in dict.fromkeys(unit.known_cards)
        if TREASURES[slug].shot and can_use(view, unit, TREASURES[slug])
    ]
    return ([""] if profile_of(unit).ability.shot else []) + cards


def farthest_unknown(unit: UnitView) -> int:
    """The farthest range of a card that the viewer does not know, if it were a ranged weapon.

    It is 0 if no such card can be one.
    """
    decks = {card.slug for card in unit.cards if not card.known}
    if decks.isdisjoint(WEAPON_DECKS):
        return 0
    has_glass = SPYGLASS in unit.known_cards or TREASURES[SPYGLASS].deck in decks
    return FARTHEST + (SPYGLASS_RANGE if has_glass else 0)


def is_in_any_sight(view: View, unit: UnitView, walker: UnitView, space: int) -> bool:
    """Could a unit shoot at a walker in a space, straight or over buildings?"""
    straight = cover_of(view, unit, walker, "", "opfire", space) is not None
    return straight or line_of_sight(view.map, unit.space, space, lobbed=True) is not None
