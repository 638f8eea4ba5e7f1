"""The greedy bot's choices of characters and of a starting place."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.hexes import distance
from engine.games.ages.bots.preferences import Preference, prefers
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.view_types import View


def character_strength(slug: str) -> float:
    """The value of a character: Speed, Health, and its ratings in fights, shots and tests."""
    ratings = CHARACTERS[slug].ratings
    fights = ratings.health + ratings.melee + ratings.power + ratings.react + ratings.armor
    shots = max(ratings.aim, ratings.point, ratings.throw)
    tests = (
        ratings.wits
        + ratings.strength
        + ratings.intellect
        + ratings.honor
        + ratings.respect
        + ratings.stealth
    )
    return ratings.speed + ratings.damage + (fights + shots) / 2 + tests / 4


RANDOM_STEPS = ("drop", "draft")
"""Steps with a random part, so that no two games have the same characters."""


@prefers("drop")
def prefer_card_to_drop(view: View) -> Preference:
    return lambda choice: -character_strength(choice.noun)


@prefers("draft", "take")
def prefer_draft(view: View) -> Preference:
    return lambda choice: character_strength(choice.noun)


@prefers("enter")
def prefer_any(view: View) -> Preference:
    """Prefer the first character to enter next, because all of them enter."""
    return lambda choice: 0.0


@prefers("alliance bribe", "alliance step", "alliance refused")
def prefer_alliance_step(view: View) -> Preference:
    """Prefer, in the Alliance, to pay, to step aside for a henchman early on, and no banishment."""
    early = view.round < view.rounds[0] - 2
    preferences = {"bribe": 1.0, "henchman": 1.0 if early else -1.0, "accept": 1.0}
    return lambda choice: preferences.get(choice.verb, 0.0)


@prefers("enter at")
def prefer_start(view: View) -> Preference:
    """Prefer to enter near an encounter; among domes, the first."""
    numbers, spaces = view.map.numbers_by_noun, view.map.spaces
    counter_hexes = [spaces[space].hex for space in view.counters]

    def preference(choice: Choice) -> float:
        if choice.verb != "start" or not counter_hexes:
            return 0.0
        start_hex = spaces[numbers[choice.noun]].hex
        return -min(distance(start_hex, counter_hex) for counter_hex in counter_hexes)

    return preference
