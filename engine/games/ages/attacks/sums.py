"""The chances of a unit against another: its best shot and its best strike, and their sums."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.kept import kept
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import Shot, weapons_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


def hit_sum(blow: Blow, between: str = " against ") -> str:
    """The ratings to hit: "Melee 7 against React 5"."""
    against = "React" if blow.rating == "melee" else "Stealth"
    rating = blow.rating.capitalize()
    return f"{rating} {blow.hit.rating.value}{between}{against} {blow.hit.against.value}"


def damage_sum(blow: Blow, between: str = " against ") -> str:
    """The ratings for damage: "Power 4 against Armor 2"."""
    return f"Power {blow.hurt.rating.value}{between}Armor {blow.hurt.against.value}"


def sums(blow: Blow) -> str:
    """All four ratings in short: "Melee 7 - React 5, Power 4 - Armor 2"."""
    return f"{hit_sum(blow, ' - ')}, {damage_sum(blow, ' - ')}"


def brief_hit_sum(blow: Blow) -> str:
    """The ratings to hit as figures only: "Melee 7:5"."""
    return f"{blow.rating.capitalize()} {blow.hit.rating.value}:{blow.hit.against.value}"


def brief_sums(blow: Blow) -> str:
    """All four ratings as figures only, for narrow panels: "Melee 7:5, Power 4:2"."""
    return f"{brief_hit_sum(blow)}, Power {blow.hurt.rating.value}:{blow.hurt.against.value}"


PASSING = (ChallengeResult.AMAZE, ChallengeResult.PASS)
"""The results that pass an adventure; a Squeak only gives experience."""


def chance_of(view: View, difference: int, results: Iterable[ChallengeResult] = PASSING) -> float:
    """The chance of one of these results in a challenge at a difference."""
    chances_by_result = challenge_odds(difference, dice=view.has_dice)
    return float(sum(chances_by_result[each] for each in results))


def hidden_count(unit: UnitView) -> int:
    """The number of a unit's cards that the viewer does not know."""
    return sum(not card.known for card in unit.cards)


def best_melee(view: View, unit: UnitView, target: UnitView) -> Blow:
    """The best melee attack of a unit on another, with a known card or without."""
    cards = [
        slug
        for slug in dict.fromkeys(unit.known_cards)
        if TREASURES[slug].kind == "melee" and can_use(view, unit, TREASURES[slug])
    ]
    attacks = (Blow(view, unit, target, weapon) for weapon in ("", *cards))
    return max(attacks, key=lambda each: each.odds.damage)


def best_shot(view: View, unit: UnitView, target: UnitView) -> Shot | None:
    """The best shot at a target where it stands, with known weapons; None if there is none.

    It is told of any phase, so that it counts nothing that was shot at before in this one.
    """
    shots = (Shot(view, unit, target, weapon, "fire") for weapon in weapons_of(view, unit))
    in_range = (shot for shot in shots if shot.is_in_range)
    return max(in_range, key=lambda each: each.odds.damage, default=None)


@kept(512, by=lambda unit, target: (unit.number, target.number))
def chances_against(view: View, unit: UnitView, target: UnitView) -> tuple[Shot | None, Blow]:
    """The best shot at a target's current space, if there is one, and the best melee attack."""
    shot = None
    if unit.is_on_map and target.is_on_map and unit.space != target.space:
        shot = best_shot(view, unit, target)
    return shot, best_melee(view, unit, target)
