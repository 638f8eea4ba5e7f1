"""Armour, reactions and unanswered attacks, as text with chances and consequences."""

from __future__ import annotations

from typing import Self

from attrs import evolve, frozen

from engine.core.choice import Choice, Description
from engine.core.facts import Fact, Quoted, TriedChoice, Words, joined, said
from engine.core.text import percent
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn
from engine.games.ages.attacks.odds import AttackOdds, odds_by_differences
from engine.games.ages.card_types import AttackKind
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.challenges.cards import (
    challenge_odds,
    damage_done,
    expected_damage,
    hit_chance,
    kill_chance,
    wound_chance,
)
from engine.games.ages.fire.shot import Shot, current_blow
from engine.games.ages.phrases import describes, of_card, of_unit, unit_of
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import View


@frozen
class Chances(Fact):
    """The odds of an attack."""

    odds: AttackOdds
    attacker: str
    target: str
    weapon: str
    kind: AttackKind
    space: int
    shots: int

    @classmethod
    def of(cls, blow: Blow) -> Self:
        attacker, target = blow.attacker.slug, blow.target.slug
        return cls(blow.odds, attacker, target, blow.weapon, blow.kind, blow.space, blow.shots)

    line = "{odds:sentence}"

    def holds(self, tried: TriedChoice) -> bool:
        hit, hurt = self.drawn(tried)
        if hit is None:
            return self.blow_in(tried.after).odds == self.odds
        if hit.space != tried.before.map.names[self.space]:
            return False
        dice, difference = tried.before.has_dice, hit.rating - hit.against
        if hurt is None:
            return float(hit_chance(difference, dice=dice)) == self.odds.hit_chance
        health = unit_of(tried.before, self.target).health
        power, damage = hurt.rating - hurt.against, hurt.weapon_damage
        return odds_by_differences(difference, power, damage, health, dice=dice) == self.odds

    def drawn(self, tried: TriedChoice) -> tuple[HitDrawn | None, DamageDrawn | None]:
        """The challenges of the attack, as far as they were drawn."""
        hits = (each for each in tried.events if isinstance(each, HitDrawn))
        hurts = (each for each in tried.events if isinstance(each, DamageDrawn))
        units = self.attacker, self.target
        return (
            next((each for each in hits if (each.unit, each.target) == units), None),
            next((each for each in hurts if (each.unit, each.target) == units), None),
        )

    def blow_in(self, view: View) -> Blow:
        kind = Blow if self.kind == "melee" else Shot
        attacker, target = unit_of(view, self.attacker), unit_of(view, self.target)
        return kind(view, attacker, target, self.weapon, self.kind, self.space, self.shots)


@frozen
class DamageToCome(Fact):
    """The damage of a hit: its range, its mean, and who dies (13.6, 13.7)."""

    difference: int
    """The Power less the Armor."""
    damage: int
    health: int
    has_dice: bool

    @classmethod
    def of(cls, blow: Blow) -> Self:
        health, has_dice = blow.target.health, blow.table.has_dice
        return cls(blow.hurt.difference, blow.damage.value, health, has_dice)

    @property
    def least_and_most(self) -> tuple[int, int]:
        chances = challenge_odds(self.difference, dice=self.has_dice)
        possible = [damage_done(self.damage, each) for each, chance in chances.items() if chance]
        return min(possible), max(possible)

    def __str__(self) -> str:
        power, damage, dice = self.difference, self.damage, self.has_dice
        least, most = self.least_and_most
        mean = float(expected_damage(power, damage, dice=dice))
        dead = float(kill_chance(power, damage, self.health, dice=dice))
        wounds = percent(float(wound_chance(power, damage, dice=dice)))
        kills = f"kills {percent(dead)}" if dead else "cannot kill"
        range_text = f"{least} to {most} of Health {self.health}"
        return (
            f"Then damage is drawn: {range_text}, {mean:.1f} on average, wounds {wounds}, {kills}"
        )

    def holds(self, tried: TriedChoice) -> bool:
        hurt = tried.event(DamageDrawn)
        if hurt is None:
            return tried.after.attack is None or self == DamageToCome.of(current_blow(tried.after))
        least, most = self.least_and_most
        told = self.difference, self.damage, self.health
        health = unit_of(tried.before, hurt.target).health
        is_so = (hurt.rating - hurt.against, hurt.weapon_damage, health) == told
        return (
            is_so and least <= hurt.damage <= most and hurt.health == max(0, health - hurt.damage)
        )


@frozen
class HealthLeft(Fact):
    """The Health of a unit that is attacked (13.7)."""

    unit: str
    health: int

    line = "Health {health}"

    def holds(self, tried: TriedChoice) -> bool:
        return unit_of(tried.before, self.unit).health == self.health


AFTER_HIT = ("step in", "armor")
"""Steps that come after a hit and before its damage."""


def unanswered_attack_text(view: View) -> Words:
    """The effect of an attack on a target that reveals nothing more; "" in other decisions.

    "Then damage is drawn: 0 to 3 of Health 4, 1.6 on average, wounds 90%, cannot kill".
    """
    attack = view.attack
    if attack is None or view.step not in (*AFTER_HIT, "hide"):
        return ""
    blow = current_blow(view)
    if view.step in AFTER_HIT:
        return DamageToCome.of(blow)
    kills = "" if blow.odds.kill_chance else "; it cannot kill"
    health = HealthLeft(blow.target.slug, blow.target.health)
    return said("The shot then ", Chances.of(blow), f"{kills} (", health, ")")


@describes("reveal")
def describe_reveal(view: View, choice: Choice) -> Description:
    row = TREASURES[choice.noun]
    odds_with_it = unanswered_attack_text(_with_card_open(view, row.slug))
    text = joined((odds_with_it, Quoted(card_text(row)), "It stays open permanently"))
    return of_card("Reveal", row.slug, text, "1.5")


def _with_card_open(view: View, card: str) -> View:
    attack = view.attack
    if attack is None:
        return view
    target = view.units[attack.target]
    cards = tuple(
        evolve(each, shown=True) if each.known and each.slug == card else each
        for each in target.cards
    )
    wearer = evolve(target, cards=cards)
    units = tuple(wearer if each.number == target.number else each for each in view.units)
    return evolve(view, units=units)


@describes("instead")
def describe_hit_instead(view: View, choice: Choice) -> Description:
    odds = Chances.of(Shot.in_progress(view).at(unit_of(view, choice.noun)))
    text = said("The same attack is made at this ally of the shooter: ", odds)
    return of_unit("The shot continues to", choice.noun, text, "9.4")
