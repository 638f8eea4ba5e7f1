"""The hunters that a unit may set on an enemy, with the chances of their bite (RULES.md 28.3)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from engine.core.text import capital, percent
from engine.games.ages.calculations.challenge_cards import (
    expected_damage,
    hit_chance,
    kill_chance,
)
from engine.games.ages.calculations.odds import chances_of_hit_text, kill_text
from engine.games.ages.calculations.ratings import can_use, rating
from engine.games.ages.calculations.sight import line_of_sight
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases.melee import Strike, strikes_in
from engine.games.ages.profiles import CREATURE_CARDS, PROFILES
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


def hunter_of(view: View, owner: UnitView, card: str, target: UnitView) -> UnitView:
    """The hunter of a card as it would begin beside its owner, set on a target (28.3)."""
    living = {each.slug for each in view.units if each.is_on_map}
    slugs = [slug for slug, row in CREATURE_CARDS.items() if row.slug == card]
    slug = next((each for each in slugs if each not in living), slugs[0])
    health = PROFILES[slug].ratings.health
    return evolve(
        owner,
        number=len(view.units),
        slug=slug,
        kind="hunter",
        target=target.number,
        health=health,
        max_health=health,
        starting_health=health,
        cards=(),
        levels={},
        experience=0,
        active=False,
        ride_card="",
        flight_card="",
        walked_spaces=(),
        guided=False,
        slowed=False,
        spent=False,
    )


def hunt_melee_text(view: View, owner: UnitView, card: str, target: UnitView) -> str:
    """The order of strikes once a hunter meets its target, with the chances of its enemies (12.1).

    "In melee the higher Wits strikes first: Pell (Wits 7, hits 48%, 1.2 damage, kills 22%), then
    Wolfhound 1 (Wits 5)"
    """
    hunter = hunter_of(view, owner, card, target)
    strikes = strikes_in(view, hunter, target.space)
    in_order = ", then ".join(_striker_text(each) for each in strikes)
    return f"In melee the higher Wits strikes first: {in_order}"


def _striker_text(strike: Strike) -> str:
    """One striker: "Pell (Wits 7, hits 48%, 1.2 damage)"; the odds of the hunter are known."""
    name, odds = short_name(strike.attacker.slug), strike.odds
    if strike.attacker.kind == "hunter":
        return f"{name} (Wits {strike.wits})"
    chances = f"hits {percent(odds.hit_chance)}, {odds.damage:.1f} damage{kill_text(odds)}"
    return f"{name} (Wits {strike.wits}, {chances})"


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
