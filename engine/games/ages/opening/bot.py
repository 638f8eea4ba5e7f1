"""The greedy bot's choices of characters, of a starting place and of the order of entering."""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.hexes import distance
from engine.games.ages.bots.preferences import NO, Preference, prefers
from engine.games.ages.entering.phrases import (
    AT_WILL,
    empty_domes,
    has_yet_to_enter,
    respect_of,
    rival_of,
)
from engine.games.ages.phrases import unit_of
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.units import ability
from engine.games.ages.view_types import UnitView, View


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
    """Prefer to drop the weakest character."""
    return lambda choice: -character_strength(choice.noun)


@prefers("draft", "take")
def prefer_draft(view: View) -> Preference:
    """Prefer to draft the strongest character."""
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


# Reinforcement


def due_entrants(view: View) -> list[UnitView]:
    """The viewer's characters that come in, or may come in, in this reinforcement phase (17.1)."""
    assert view.team is not None
    rival = rival_of(view, view.team)
    least = 0 if rival is None else respect_of(rival)
    return [
        unit
        for unit in view.units
        if unit.team == view.team
        and has_yet_to_enter(unit)
        and (ability(unit) == AT_WILL or respect_of(unit) >= least)
    ]


def speed_of(unit: UnitView) -> int:
    """The Speed of a unit as it is now."""
    return unit.ratings["speed"].value


@prefers("reinforce")
def prefer_entrant(view: View) -> Preference:
    """Prefer the first; if the domes run out, the fastest, so that the slow pick a dome (17.2)."""
    if not 0 < len(empty_domes(view)) < len(due_entrants(view)):
        return lambda choice: 0.0
    return lambda choice: (
        NO if choice.verb == "wait" else float(speed_of(unit_of(view, choice.noun)))
    )
