"""Armour, reactions and unanswered attacks, as text with chances and consequences."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import Choice, Description
from engine.core.facts import Quoted, Words, joined, said
from engine.games.ages.attacks.facts import Chances, DamageToCome, HealthLeft
from engine.games.ages.cards.phrases import card_text
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
    return Description("Reveal", row.name, text, "1.5", card_place(row.slug))


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
    odds = Chances.of(Shot.in_progress(view).at(unit_of(view, choice.noun)))
    text = said("The same attack is made at this ally of the shooter: ", odds)
    return Description(
        "The shot continues to", unit_name(choice.noun), text, "9.4", unit_place(choice.noun)
    )
