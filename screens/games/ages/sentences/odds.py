"""The chances of attacks: the rules' arithmetic with the exact odds of challenges."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from textual.cache import LRUCache

from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.card_types import AttackKind, Rating, TreasureKind
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.contests import (
    Contest,
    damage_contest,
    hit_contest,
    is_in_range,
    shot_of,
)
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.names import BARE_HANDS, natural_weapon
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import is_creature, profile_of
from engine.games.ages.view_types import UnitView, View


@frozen
class Chances:
    """The expected result of an attack."""

    weapon: str
    """The attack as text."""
    rating: Rating
    """The rating used to hit."""
    to_hit: Contest
    for_damage: Contest
    odds: AttackOdds

    @property
    def sum_text(self) -> str:
        """The ratings to hit: "Melee 7 against React 5"."""
        against = "React" if self.rating == "melee" else "Stealth"
        rating, stealth = self.to_hit.rating.value, self.to_hit.against.value
        return f"{self.rating.capitalize()} {rating} against {against} {stealth}"

    @property
    def sums_text(self) -> str:
        """All four ratings in short: "Melee 7 - React 5, Power 4 - Armor 2"."""
        return f"{self.sum_text}, {self.damage_text}".replace("against", "-")

    @property
    def brief_sums(self) -> str:
        """All four ratings as figures only, for narrow panels: "Melee 7:5, Power 4:2"."""
        hurt = self.for_damage
        return f"{self.brief_sum_text}, Power {hurt.rating.value}:{hurt.against.value}"

    @property
    def brief_sum_text(self) -> str:
        """The ratings to hit as figures only: "Melee 7:5"."""
        hit = self.to_hit
        return f"{self.rating.capitalize()} {hit.rating.value}:{hit.against.value}"

    @property
    def damage_text(self) -> str:
        """The ratings for damage: "Power 4 against Armor 2"."""
        return f"Power {self.for_damage.rating.value} against Armor {self.for_damage.against.value}"


def chances_of_attack(
    view: View,
    unit: UnitView,
    target: UnitView,
    weapon: str,
    kind: AttackKind,
    space: int | None = None,
    *,
    shots: int = 1,
) -> Chances:
    """The chances of one attack; without a space, at the target's current space.

    `shots` is the number that was announced: in the fire phase each is worse for the others.
    """
    to_hit = hit_contest(view, unit, target, weapon, kind, shots=shots, space=space)
    for_damage = damage_contest(view, unit, target, weapon, kind)
    odds = attack_odds(
        view, unit, target, weapon, kind, shots=shots, space=space, dice=view.has_dice
    )
    shot = shot_of(unit, weapon) if kind != "melee" else None
    is_natural = shot is not None or is_creature(unit)
    natural_name = natural_weapon(unit.slug) if is_natural else BARE_HANDS
    name = TREASURES[weapon].name if weapon else natural_name
    rating: Rating = shot.rating if shot else "melee"
    return Chances(name, rating, to_hit, for_damage, odds)


PASSING = (ChallengeResult.AMAZE, ChallengeResult.PASS)
"""The results that pass an adventure; a Squeak only gives experience."""


def chance_of(view: View, difference: int, results: Iterable[ChallengeResult] = PASSING) -> float:
    """The chance of one of these results in a challenge at a difference."""
    chances_by_result = challenge_odds(difference, dice=view.has_dice)
    return float(sum(chances_by_result[each] for each in results))


def hidden_count(unit: UnitView) -> int:
    """The number of a unit's cards that the viewer does not know."""
    return sum(not card.known for card in unit.cards)


def known_weapons(view: View, unit: UnitView, kind: TreasureKind) -> list[str]:
    """A unit's usable melee or ranged cards that the viewer knows."""
    return [
        slug
        for slug in dict.fromkeys(unit.known_cards)
        if TREASURES[slug].kind == kind and can_use(view, unit, TREASURES[slug])
    ]


def best_melee(view: View, unit: UnitView, target: UnitView) -> Chances:
    """The best melee attack of a unit on another, with a known card or without."""
    weapons = ("", *known_weapons(view, unit, "melee"))
    attacks = (chances_of_attack(view, unit, target, weapon, "melee") for weapon in weapons)
    return max(attacks, key=lambda each: each.odds.damage)


def best_shot(
    view: View, unit: UnitView, target: UnitView, space: int, kind: AttackKind = "fire"
) -> Chances | None:
    """The best shot at a target in a space, with known weapons; None if there is none."""
    weapons = known_weapons(view, unit, "ranged")
    if profile_of(unit).ability.shot is not None:
        weapons.append("")
    attacks = (
        chances_of_attack(view, unit, target, weapon, kind, space)
        for weapon in weapons
        if is_in_range(view, unit, target, weapon, kind, space)
    )
    return max(attacks, key=lambda each: each.odds.damage, default=None)


def chances_against(view: View, unit: UnitView, target: UnitView) -> tuple[Chances | None, Chances]:
    """The best shot at a target's current space, if there is one, and the best melee attack."""
    key = id(view), unit.number, target.number
    view_and_chances = _against.get(key)
    if view_and_chances is None:
        view_and_chances = _against[key] = (view, _calculate_against(view, unit, target))
    return view_and_chances[1]


_against: LRUCache[tuple[int, int, int], tuple[View, tuple[Chances | None, Chances]]]
_against = LRUCache(512)
"""A cache by the id of the view, which is kept alive so that ids stay unique."""


def _calculate_against(
    view: View, unit: UnitView, target: UnitView
) -> tuple[Chances | None, Chances]:
    shot = None
    if unit.is_on_map and target.is_on_map and unit.space != target.space:
        shot = best_shot(view, unit, target, target.space)
    return shot, best_melee(view, unit, target)
