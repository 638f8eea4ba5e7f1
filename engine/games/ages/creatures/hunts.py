"""The hunters that a unit may set on an enemy, with the chances of their bite (RULES.md 28.3)."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from engine.core.action import Action
from engine.core.facts import Fact, TriedChoice, Words, said
from engine.core.text import capital
from engine.core.values import frozen_for_checkers
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.odds import AttackOdds
from engine.games.ages.challenges.ratings import can_use, has_symbol
from engine.games.ages.creatures.events import Unleashed
from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.melee.fights import Strike, best_strike, strikes_of
from engine.games.ages.melee.phrases import Order, blows_of, strikes_in
from engine.games.ages.names import card_name, short_name, unit_name
from engine.games.ages.phrases import unit_of
from engine.games.ages.rows.profiles import CREATURE_CARDS, PROFILES
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import AnyState, AnyUnit
from engine.games.ages.view_types import UnitView, View


def hunter_targets(
    table: AnyState, unit: AnyUnit, card: str, *, in_melee: bool = False
) -> list[AnyUnit]:
    """The enemies in sight that a hunter can be set on; in melee only with the symbol (28.3)."""
    row = TREASURES[card]
    if row.kind != "hunter" or not can_use(table, unit, row):
        return []
    if in_melee and not has_symbol(unit, row):
        return []
    return [
        other
        for other in table.units
        if other.is_on_map
        and other.team != unit.team
        and line_of_sight(table.map, unit.space, other.space) is not None
    ]


@frozen_for_checkers
class Unleash(Action, verb="unleash"):
    card: str
    target: str


@frozen
class Bite(Fact):
    """The chances of the attack of a hunter that is not on the map yet on its target."""

    card: str
    target: str
    odds: AttackOdds

    def __str__(self) -> str:
        return capital(f"{self.odds:sentence}")

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.after
        unleashed = tried.event(Unleashed)
        if unleashed is None:
            return tried.choice.verb == "free"
        hunter, target = (unit_of(view, each) for each in (unleashed.creature, unleashed.target))
        there = evolve(hunter, space=target.space)
        strike = best_strike(strikes_of(view, there, target.slug))
        return strike is None or strike.odds == self.odds


def bite_of(view: View, owner: UnitView, card: str, target: UnitView) -> Bite:
    """The chances of the hunter of a card once it has come to its target."""
    hunter = evolve(hunter_of(view, owner, card, target), space=target.space)
    return Bite(card, target.slug, Blow(view, hunter, target).odds)


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


def hunt_melee_text(view: View, owner: UnitView, card: str, target: UnitView) -> Words:
    """The order of strikes once a hunter meets its target, with the chances of its enemies (12.1).

    "In melee the higher Wits strikes first: Pell (Wits 7, hits 48%, wounds 40%, kills 22%, 1.2
    damage), then Wolfhound 1 (Wits 5)"
    """
    hunter = hunter_of(view, owner, card, target)
    strikes = strikes_in(view, hunter, target.space)
    in_order = ", then ".join(map(_striker_text, strikes))
    return said("In melee the higher Wits strikes first: ", Order(in_order, blows_of(strikes)))


def _striker_text(strike: Strike) -> str:
    """One striker: "Pell (Wits 7, hits 48%, …)"; the odds of the hunter are known."""
    name, odds = short_name(strike.attacker.slug), strike.odds
    if strike.attacker.kind == "hunter":
        return f"{name} (Wits {strike.wits})"
    return f"{name} (Wits {strike.wits}, {odds})"


@frozen
class BestHunt(Fact):
    """The best hunter and target of a unit: "Sabre Cat on Hanno, hits 79%, …" """

    bite: Bite

    def __str__(self) -> str:
        bite = self.bite
        return f"{card_name(bite.card)} on {unit_name(bite.target)}, {bite.odds:chances}"

    def holds(self, tried: TriedChoice) -> bool:
        view: View = tried.after
        is_it = tried.choice.noun == view.units[view.acting_unit].slug
        return not is_it or self == best_hunt(view, view.units[view.acting_unit])


def best_hunt(view: View, unit: UnitView) -> BestHunt | None:
    best = max(possible_bites(view, unit), key=lambda each: each.odds.damage, default=None)
    return BestHunt(best) if best else None


def possible_bites(view: View, unit: UnitView) -> Iterator[Bite]:
    for card in dict.fromkeys(unit.known_cards):
        for enemy in hunter_targets(view, unit, card):
            yield bite_of(view, unit, card, unit_of(view, enemy.slug))
