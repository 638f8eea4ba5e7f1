"""Armour, reactions and unanswered attacks, as text with chances and consequences."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.text import percent
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.cards.phrases import card_text
from engine.games.ages.challenges.cards import (
    challenge_odds,
    damage_done,
    expected_damage,
    kill_chance,
    wound_chance,
)
from engine.games.ages.fire.shot import Shot, current_blow
from engine.games.ages.names import unit_name
from engine.games.ages.phrases import (
    card_place,
    describes,
    unit_of,
    unit_place,
)
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import View

AFTER_HIT = ("step in", "armor")
"""Steps that come after a hit and before its damage."""


def unanswered_attack_text(view: View) -> str:
    """The effect of an attack on a target that reveals nothing more; "" in other decisions.

    "Then damage is drawn: 0 to 3 of Health 4, 1.6 on average, wounds 90%, cannot kill".
    """
    attack = view.attack
    if attack is None or view.step not in (*AFTER_HIT, "hide"):
        return ""
    blow = current_blow(view)
    if view.step in AFTER_HIT:
        return _damage_text(blow)
    kills = "" if blow.odds.kill_chance else "; it cannot kill"
    return f"The shot then {blow.odds:sentence}{kills} (Health {blow.target.health})"


def _damage_text(blow: Blow) -> str:
    """The damage that is drawn after a hit on a target: its range, its mean, and who dies."""
    power, damage, dice = blow.hurt.difference, blow.damage.value, blow.table.has_dice
    health = blow.target.health
    chances = challenge_odds(power, dice=dice)
    possible = [damage_done(damage, each) for each, chance in chances.items() if chance]
    mean = float(expected_damage(power, damage, dice=dice))
    dead = float(kill_chance(power, damage, health, dice=dice))
    wounds = percent(float(wound_chance(power, damage, dice=dice)))
    kills = f"kills {percent(dead)}" if dead else "cannot kill"
    range_text = f"{min(possible)} to {max(possible)} of Health {health}"
    return f"Then damage is drawn: {range_text}, {mean:.1f} on average, wounds {wounds}, {kills}"


@describes("reveal")
def describe_reveal(view: View, choice: Choice) -> Description:
    """Describe revealing a card."""
    row = TREASURES[choice.noun]
    odds_with_it = unanswered_attack_text(_with_card_open(view, row.slug))
    words = [odds_with_it, card_text(row), "It stays open permanently"]
    return Description(
        "Reveal", row.name, ". ".join(filter(None, words)), "1.5", card_place(row.slug)
    )


def _with_card_open(view: View, card: str) -> View:
    """The view as it is once the target of the attack has revealed a card."""
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
    """Describe whom a stray shot may hit."""
    odds = Shot.in_progress(view).at(unit_of(view, choice.noun)).odds
    text = f"The same attack is made at this ally of the shooter: {odds:sentence}"
    return Description(
        "The shot continues to", unit_name(choice.noun), text, "9.4", unit_place(choice.noun)
    )
