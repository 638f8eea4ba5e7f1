"""The hunters that a unit may set on an enemy, with the chances of their bite (RULES.md 28.3)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.core.text import capital, percent
from engine.games.ages.calculations.challenge_cards import (
    expected_damage,
    hit_chance,
    kill_chance,
)
from engine.games.ages.calculations.odds import chances_of_hit_text
from engine.games.ages.calculations.ratings import can_use, rating
from engine.games.ages.calculations.sight import line_of_sight
from engine.games.ages.names import card_name, unit_name
from engine.games.ages.profiles import PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import UnitView, View


@frozen
class Bite:
    """The attack of a hunter that is not on the map yet, in melee with its target."""

    card: str
    target: UnitView
    hit_chance: float
    damage: float
    """The damage on average, misses included."""
    kill: float

    @property
    def kills_text(self) -> str:
        """The chance to kill: ", kills 62%"; "" if there is none."""
        return f", kills {percent(self.kill)}" if self.kill else ""


def bite_of(view: View, card: str, target: UnitView) -> Bite:
    """The chances of the hunter of a card against a target."""
    hunter = PROFILES[f"{TREASURES[card].creature}-1"].ratings
    react, armor = (rating(view, target, name, melee=True) for name in ("react", "armor"))
    power = hunter.power - armor
    hit = float(hit_chance(hunter.melee - react, dice=view.has_dice))
    damage = float(expected_damage(power, hunter.damage, dice=view.has_dice))
    kill = float(kill_chance(power, hunter.damage, target.health, dice=view.has_dice))
    return Bite(card, target, hit, hit * damage, hit * kill)


def bite_text(bite: Bite) -> str:
    """The chances of a bite as a sentence."""
    return capital(chances_of_hit_text(bite.hit_chance, bite.damage, bite.kill))


def best_hunt_text(view: View, unit: UnitView) -> str:
    """The best hunter and target of a unit: "Sabre Cat on Hanno, hits 79%, kills 62%"; else ""."""
    bites = sorted(possible_bites(view, unit), key=lambda each: -each.damage)
    if not bites:
        return ""
    best = bites[0]
    target_name = unit_name(best.target.slug)
    return (
        f"{card_name(best.card)} on {target_name}, hits {percent(best.hit_chance)}{best.kills_text}"
    )


def possible_bites(view: View, unit: UnitView) -> Iterator[Bite]:
    """The hunters of a unit on every enemy in sight."""
    for card in dict.fromkeys(unit.known_cards):
        row = TREASURES[card]
        if row.kind == "hunter" and can_use(view, unit, row):
            for enemy in view.units:
                is_enemy = enemy.is_on_map and enemy.team != unit.team
                if is_enemy and line_of_sight(view.map, unit.space, enemy.space) is not None:
                    yield bite_of(view, card, enemy)
