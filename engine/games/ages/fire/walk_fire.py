"""The units that may shoot at a unit on a walk, to the viewer's knowledge (RULES.md 11, 24.14).

Of the face-down cards, all cards that the viewer has not seen are equally likely to be those of
their deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb
from typing import TypeAlias

from attrs import evolve, frozen

from engine.core.text import percent
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.cards.unseen import unseen_cards
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import FARTHEST, SPYGLASS, SPYGLASS_RANGE, Shot, weapons_of
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.moving.routes import route_around
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View

WEAPON_DECKS = frozenset(card.deck for card in TREASURES.values() if card.shot)
"""The decks that contain ranged weapons."""
LEAST_CHANCE = 0.01
"""The smallest chance that is written as a number."""


@frozen
class HiddenShot:
    """The chance of a shot with a face-down card, and the mean odds of such a shot."""

    weapon_chance: float
    """The chance that one of the cards is a ranged weapon that its owner can use and that reaches
    the walk."""
    odds: AttackOdds
    """The mean odds of these weapons, each in the space where it does most."""

    @property
    def likely_text(self) -> str:
        """The chance of a weapon, rounded: "34% likely"; it is never quite impossible."""
        chance = self.weapon_chance
        return f"{percent(chance) if chance >= LEAST_CHANCE else 'under 1%'} likely"


@frozen(slots=False, eq=False)
class WalkFire:
    """An enemy that may shoot at a unit on its walk: opportunity fire."""

    view: View
    """The view once the walk has ended."""
    walker: UnitView
    """The unit at the end of its walk, where it stands when it is shot at."""
    shooter: UnitView
    shots: tuple[Shot, ...]
    """The shots with weapons that the viewer knows."""
    unknown: tuple[int, ...]
    """The other spaces of the walk, which a face-down card might reach."""

    @property
    def known_spaces(self) -> tuple[int, ...]:
        """The spaces of the walk that a weapon known to the viewer reaches."""
        return tuple(dict.fromkeys(shot.space for shot in self.shots))

    @property
    def best(self) -> Shot:
        """The known shot that does most."""
        return max(self.shots, key=lambda shot: shot.odds.damage)

    @cached_property
    def hidden(self) -> HiddenShot:
        """The odds of a shot with a face-down card.

        All are 0 if none of the cards that the viewer has not seen is such a weapon.
        """
        chance_without, weighted_odds = 1.0, list[tuple[float, AttackOdds]]()
        decks = Counter(card.slug for card in self.shooter.cards if not card.known)
        for deck, held_count in decks.items():
            unseen = unseen_cards(self.view, deck)
            best = {slug: self._best_odds_with(slug) for slug in dict.fromkeys(unseen)}
            all_odds = [odds for slug in unseen if (odds := best[slug]) is not None]
            chance_without *= comb(len(unseen) - len(all_odds), held_count) / comb(
                len(unseen), held_count
            )
            weighted_odds += [(held_count / len(unseen), odds) for odds in all_odds]
        if not weighted_odds:
            return HiddenShot(0.0, AttackOdds(0.0, 0.0, 0.0, 0.0))
        return HiddenShot(1 - chance_without, _mean_odds(weighted_odds))

    def _best_odds_with(self, weapon: str) -> AttackOdds | None:
        """The shot that does most with a weapon that the shooter may hold; None if it has none."""
        card = TREASURES[weapon]
        if not card.shot or not can_use(self.view, self.shooter, card):
            return None
        shots = _shots(self.view, self.shooter, self.walker, weapon, self.unknown)
        return max((shot.odds for shot in shots), key=lambda odds: odds.damage, default=None)


Risk: TypeAlias = tuple[str, tuple[int, ...], AttackOdds | HiddenShot]
"""An enemy that may shoot at a walk: the spaces that it reaches, and its best odds."""


def risks_of(fires: Iterable[WalkFire]) -> tuple[Risk, ...]:
    """The shots at a walk as a fact compares them."""
    return tuple(
        (each.shooter.slug, each.known_spaces, each.best.odds)
        if each.shots
        else (each.shooter.slug, each.unknown, each.hidden)
        for each in fires
    )


def _mean_odds(weighted_odds: Sequence[tuple[float, AttackOdds]]) -> AttackOdds:
    total = sum(weight for weight, _ in weighted_odds)
    return AttackOdds(
        hit_chance=sum(weight * odds.hit_chance for weight, odds in weighted_odds) / total,
        damage=sum(weight * odds.damage for weight, odds in weighted_odds) / total,
        wound_chance=sum(weight * odds.wound_chance for weight, odds in weighted_odds) / total,
        kill_chance=sum(weight * odds.kill_chance for weight, odds in weighted_odds) / total,
    )


def _shots(
    view: View, shooter: UnitView, walker: UnitView, weapon: str, spaces: Iterable[int]
) -> list[Shot]:
    """The shots of a weapon that can be made in some spaces."""
    shots = (Shot(view, shooter, walker, weapon, "opfire", space) for space in spaces)
    return [shot for shot in shots if shot.is_possible]


def fire_along(view: View, walker: UnitView, route: Sequence[int]) -> list[WalkFire]:
    """The enemies that may shoot at a unit in the spaces that it enters, with those spaces."""
    target = evolve(
        walker, space=route[-1], walked_spaces=(*walker.walked_spaces, *route), spent=True
    )
    units = tuple(target if each.number == walker.number else each for each in view.units)
    return fires_at(evolve(view, units=units), target, route)


def fires_at(view: View, walker: UnitView, route: Iterable[int]) -> list[WalkFire]:
    """The same once the unit has entered the spaces."""
    spaces = list(dict.fromkeys(route))
    enemies = (u for u in view.units if u.team != walker.team and u.is_on_map)
    fires = (fire_of(view, unit, walker, spaces) for unit in enemies)
    return [fire for fire in fires if fire.shots or fire.unknown]


def fire_of(view: View, unit: UnitView, walker: UnitView, route: Iterable[int]) -> WalkFire:
    """The spaces of a walk in which a unit may shoot at the walker, who stands at its end."""
    weapons, farthest = weapons_of(view, unit), farthest_unknown(unit)
    if not weapons and not farthest:
        return WalkFire(view, walker, unit, (), ())
    spaces = [space for space in route if space != unit.space]
    shots = [shot for weapon in weapons for shot in _shots(view, unit, walker, weapon, spaces)]
    known_spaces = {shot.space for shot in shots}
    unknown = tuple(
        space
        for space in (spaces if farthest else ())
        if space not in known_spaces
        and range_between(view.map, unit.space, space) <= farthest
        and is_in_any_sight(view, unit, walker, space)
    )
    shots.sort(key=lambda shot: spaces.index(shot.space))
    return WalkFire(view, walker, unit, tuple(shots), unknown)


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
    if Shot(view, unit, walker, "", "opfire", space).cover is not None:
        return True
    return line_of_sight(view.map, unit.space, space, lobbed=True) is not None


def route_without_fire(view: View, walker: UnitView, goal: int) -> tuple[int, ...]:
    """A route to a goal, step by step, on which no enemy can shoot at the walker; () for none."""
    if fire_along(view, walker, (goal,)):
        return ()
    fires = fire_along(view, walker, tuple(view.reach))
    under_fire = {space for fire in fires for space in (*fire.known_spaces, *fire.unknown)}
    detour = route_around(view, walker, view.points, goal, under_fire)
    return detour if all(space in view.reach for space in detour) else ()
