"""The units that may shoot at a unit on a walk, to the viewer's knowledge, and the text of it.

Of the face-down cards, all cards that the viewer has not seen are equally likely to be those of
their deck (RULES.md 11, 24.14).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from math import comb
from typing import TypeAlias

from attrs import evolve, fields, frozen

from engine.core.facts import Fact, TriedChoice, Words, joined
from engine.core.text import capital, join_with_and, percent
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.cards.held import unseen_cards
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import FARTHEST, SPYGLASS, SPYGLASS_RANGE, Shot, weapons_of
from engine.games.ages.map.sight import line_of_sight, range_between
from engine.games.ages.moving.routes import route_around
from engine.games.ages.names import short_name
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
    names = [each.name for each in fields(AttackOdds)]
    means = [sum(weight * getattr(odds, n) for weight, odds in weighted_odds) for n in names]
    return AttackOdds(*(each / total for each in means))


def _shots(
    view: View, shooter: UnitView, walker: UnitView, weapon: str, spaces: Iterable[int]
) -> list[Shot]:
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


MAX_SPACES_NAMED = 3
"""The greatest number of spaces of a path that are named; longer lists are only counted."""
MAX_SHOOTERS_NAMED = 2
"""The greatest number of shooters of each kind that the short text of a walk names."""


@frozen
class UnderFire(Fact):
    """The enemies that may shoot at a walk, with the chances and spaces of each (11, 24.14)."""

    words: str
    route: tuple[int, ...]
    risks: tuple[Risk, ...]

    def __str__(self) -> str:
        return self.words

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.after
        if view.phase != "move" or tried.choice.verb != "walk":
            return True  # The game went on.
        walker = view.units[tried.before.acting_unit]
        return self.risks == risks_of(fires_at(view, walker, self.route))


@frozen(eq=False)
class FireOnWalk:
    """Those who may shoot at a unit on a walk, worked out once for its short and its whole text."""

    view: View
    unit: UnitView
    route: Sequence[int]

    def short_text(self) -> Words:
        """The worst of the shots, without their spaces; "" if nobody can shoot."""
        shots = sorted((fire.best for fire in self._armed), key=lambda shot: -shot.odds.damage)
        armed_shooters = [f"{short_name(shot.attacker.slug)} ({shot.odds})" for shot in shots]
        possible_shooters = [
            f"{short_name(fire.shooter.slug)} ({short_chances(fire.hidden)})"
            for fire in self._unarmed
        ]
        parts = (
            first_of(armed_shooters),
            f"{first_of(possible_shooters)} with a face-down weapon" if possible_shooters else "",
        )
        shooters = ", or ".join(filter(None, parts))
        goal = self.route[-1]
        is_goal_safe = all(goal not in (*each.known_spaces, *each.unknown) for each in self._fires)
        way = "on the way " if is_goal_safe else ""
        return self._told(f"may be shot at {way}by {shooters}" if shooters else "")

    def whole_text(self) -> Words:
        """The sentence about who may shoot, with what chances, and where.

        It is "" if nobody can, whatever the face-down cards.
        """
        known_shots = [self._known_shot_text(each) for each in self._armed]
        unknown = [self._hidden_shot_text(each) for each in self._unarmed]
        is_open = all(card.known for fire in self._armed for card in fire.shooter.cards)
        better = "" if is_open else " (face-down cards may change that)"
        also = "also" if known_shots else "may be shot at"
        return self._told(
            f"may be shot at {shooters_text(known_shots)}{better}" if known_shots else "",
            f"{also} {shooters_text(unknown)}" if unknown else "",
        )

    def _told(self, *texts: str) -> Words:
        """What is said of the shots, and of a way that avoids them."""
        words = ". ".join(map(capital, filter(None, texts)))
        if not words:
            return ""
        fire = UnderFire(words, tuple(self.route), risks_of(self._fires))
        return joined((fire, capital(self._safe_route_text)))

    @cached_property
    def _fires(self) -> list[WalkFire]:
        return fire_along(self.view, self.unit, self.route)

    @property
    def _armed(self) -> list[WalkFire]:
        """The enemies with a weapon that the viewer knows."""
        return [fire for fire in self._fires if fire.shots]

    @property
    def _unarmed(self) -> list[WalkFire]:
        """The enemies that need a face-down card for a shot."""
        return [fire for fire in self._fires if not fire.shots]

    @cached_property
    def _safe_route_text(self) -> str:
        """The part of a sentence about a walk in steps that avoids all fire; "" for none."""
        route_around_fire = route_without_fire(self.view, self.unit, self.route[-1])
        turn = next((space for space in route_around_fire if space not in self.route), None)
        names = self.view.map.names
        return f"a walk in steps by {names[turn]} avoids that" if turn is not None else ""

    def _known_shot_text(self, fire: WalkFire) -> str:
        """One shooter with its best shot: "Hanno (hits 42%, …) at B24 and A23"."""
        spaces = spaces_text(self.view, fire.known_spaces, self.route)
        return f"{short_name(fire.shooter.slug)} ({fire.best.odds}) at {spaces}"

    def _hidden_shot_text(self, fire: WalkFire) -> str:
        """One who could shoot only with a face-down card, and the odds of that.

        "Oyelaran with a face-down weapon (34% likely to have one; hits 45%, …) at H38".
        """
        shot = fire.hidden
        chances = f"; {shot.odds}" if shot.weapon_chance else ""
        odds = f"{shot.likely_text} to have one{chances}"
        spaces = spaces_text(self.view, fire.unknown, self.route)
        return f"{short_name(fire.shooter.slug)} with a face-down weapon ({odds}) at {spaces}"


def short_chances(shot: HiddenShot) -> str:
    """The chances of a weapon that may be face down: "55% likely to have one, then wounds 34%"."""
    wounds = f", then {shot.odds:wounds}" if shot.weapon_chance else ""
    return f"{shot.likely_text} to have one{wounds}"


def shooters_text(shots: Sequence[str]) -> str:
    """The shots that a walk risks, in a sentence: "by Hanno at H3 and H4, and by Pell at H3"."""
    return f"by {', by '.join(shots[:-1])}, and by {shots[-1]}" if shots[1:] else f"by {shots[0]}"


def first_of(names: Sequence[str]) -> str:
    """The first names of a list, and how many others there are: "Hanno, Pell and 2 more"."""
    omitted_count = len(names) - MAX_SHOOTERS_NAMED
    others = [f"{omitted_count} more"] if omitted_count > 0 else []
    return join_with_and([*names[:MAX_SHOOTERS_NAMED], *others])


def spaces_text(view: View, spaces: Sequence[int], route: Sequence[int]) -> str:
    """Spaces of a route by name, or how many there are, and whether the goal is none of them.

    "U17 and U19", "U17 on the way", "4 spaces of the walk", "4 spaces on the way".
    """
    is_before_goal = route[-1] not in spaces
    if len(spaces) > MAX_SPACES_NAMED:
        return f"{len(spaces)} spaces {'on the way' if is_before_goal else 'of the walk'}"
    names = join_with_and(view.map.names[each] for each in spaces)
    return f"{names} on the way" if is_before_goal else names
