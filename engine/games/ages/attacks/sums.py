"""The chances of a unit against another: its best shot and its best strike, and their sums."""

from __future__ import annotations

from engine.core.kept import kept
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.challenges.ratings import can_use
from engine.games.ages.fire.shot import Shot, weapons_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View

BRIEFLY = ":"
"""Between the numbers of a narrow panel: "Melee 7:5, Power 4:2"."""


def hit_sum(blow: Blow, between: str = " against ") -> str:
    """The ratings to hit: "Melee 7 against React 5"."""
    against = "" if between == BRIEFLY else "React " if blow.rating == "melee" else "Stealth "
    return (
        f"{blow.rating.title()} {blow.hit.rating.value}{between}{against}{blow.hit.against.value}"
    )


def damage_sum(blow: Blow, between: str = " against ") -> str:
    """The ratings for damage: "Power 4 against Armor 2"."""
    against = "" if between == BRIEFLY else "Armor "
    return f"Power {blow.hurt.rating.value}{between}{against}{blow.hurt.against.value}"


def sums(blow: Blow, between: str = " - ") -> str:
    """All four ratings in short: "Melee 7 - React 5, Power 4 - Armor 2"."""
    return f"{hit_sum(blow, between)}, {damage_sum(blow, between)}"


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
