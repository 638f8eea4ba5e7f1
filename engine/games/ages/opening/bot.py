"""The greedy bot's choices before the first round: characters, a map, a starting place.

It builds the map with its own pieces near its home, in ages that suit it. A team's home is its base
key, or until that is laid the platter that the team chose.
"""

from __future__ import annotations

from engine.core.choice import Choice
from engine.core.hexes import Hex, distance
from engine.games.ages.bots.errands import guardian_share
from engine.games.ages.bots.weights import WEIGHTS, Preference, prefers
from engine.games.ages.map.layout import BASES, PlacedPiece, platters_beside
from engine.games.ages.map.slots import kind_of, parse_place
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, platter_of
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


@prefers("drop", "draft", "take")
def prefer_strength(view: View) -> Preference:
    """Prefer the strongest character, and to drop the weakest."""
    sign = -1.0 if view.step == "drop" else 1.0
    return lambda choice: sign * character_strength(choice.noun)


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


def own_drafted_characters(view: View) -> tuple[str, ...]:
    assert view.team is not None
    if view.selection is None:
        return tuple(unit.slug for unit in view.units if unit.team == view.team)
    return view.selection.hands[view.team]


def home_of(view: View, team: int) -> Hex | None:
    """The middle of a team's base, or of the platter that it chose; None if neither is laid."""
    platters = view.building.chosen_platters[team : team + 1] if view.building else ()
    for piece in (BASES[team], *platters):
        for placed in view.layout:
            if placed.piece == piece:
                return placed.centre
    return None


def home_nearness(view: View, place: Hex) -> float:
    """The nearness of a hex to the bot's home, plus half its distance from the other home."""
    assert view.team is not None
    home, other = home_of(view, view.team), home_of(view, 1 - view.team)
    steps = distance(place, other) if other else 0
    return steps / 2 - distance(place, home) if home else 0.0


# Pieces


def own_age_share(view: View, piece: str) -> float:
    """The share of the bot's characters that are of a platter's age, for +1 in tests and to hit."""
    platter, own_characters = platter_of(piece), own_drafted_characters(view)
    assert platter is not None
    return sum(CHARACTERS[slug].age == platter.age for slug in own_characters) / max(
        1, len(own_characters)
    )


@prefers("platter")
def prefer_platter(view: View) -> Preference:
    """Prefer a platter of the age that most of the bot's characters belong to."""
    return lambda choice: own_age_share(view, choice.noun)


@prefers("key")
def prefer_key(view: View) -> Preference:
    """Prefer the labyrinth whose guardians the bot's characters beat most often."""
    own_characters = own_drafted_characters(view)

    def preference(choice: Choice) -> float:
        age = ADVENTURE_KEYS[choice.noun].age
        return sum(guardian_share(slug, age) for slug in own_characters) if age else 0.0

    return preference


@prefers("piece")
def prefer_piece(view: View) -> Preference:
    """Prefer to lay first the pieces that the bot wants near its home."""

    def preference(choice: Choice) -> float:
        if kind_of(choice.noun) == "platter":
            return WEIGHTS.piece_values["platter"] + WEIGHTS.own_age_value * own_age_share(
                view, choice.noun
            )
        if is_of_the_other(view, choice.noun):
            return WEIGHTS.piece_values["other team"]
        return WEIGHTS.piece_values[kind_of(choice.noun)] + (choice.noun in BASES)

    return preference


def is_of_the_other(view: View, piece: str) -> bool:
    """Is the piece the base of the other team, or a labyrinth that this team chose?"""
    assert view.team is not None
    building = view.building
    others = building.chosen_labyrinths[1 - view.team] if building else ()
    return piece == BASES[1 - view.team] or piece in others


@prefers("slot")
def prefer_slot(view: View) -> Preference:
    """Prefer a slot near the bot's home; for the other team's pieces, one far from it."""
    assert view.building is not None
    sign = -1.0 if is_of_the_other(view, view.building.piece) else 1.0
    return lambda choice: (
        sign * home_nearness(view, PlacedPiece("", *parse_place(choice.noun)).centre)
    )


@prefers("rotate")
def prefer_rotation(view: View) -> Preference:
    """Prefer to turn a key's door towards the bot's home; turn other pieces in any way."""
    building = view.building
    assert building is not None
    if building.piece not in ADVENTURE_KEYS:
        return lambda choice: 0.0
    sides = platters_beside(*parse_place(building.slot))

    def preference(choice: Choice) -> float:
        i, j = sides[-int(choice.noun) % 3]
        return home_nearness(view, PlacedPiece("", "platter", i, j).centre)

    return preference


# What lies on the map


@prefers("put encounter", "plant flag")
def prefer_near_home(view: View) -> Preference:
    """Prefer a space near the bot's home and far from the other team's home."""
    numbers, spaces = view.map.numbers_by_noun, view.map.spaces
    return lambda choice: home_nearness(view, spaces[numbers[choice.noun]].hex)
