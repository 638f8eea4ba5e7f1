"""Texts about encounters, labyrinths and guardians, and the viewer's units that pass."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.about import About
from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.adventures.facts import price_range_text
from engine.games.ages.adventures.paths import PATH_BONUS, path_elsewhere_text
from engine.games.ages.adventures.phrases import (
    DOME_AFTER_GUARDIAN,
    guardians_for,
    guardians_to_come,
    unseen_encounters,
)
from engine.games.ages.card_types import Guardian
from engine.games.ages.cards.held import spare_count
from engine.games.ages.challenges.contests import can_pass, guardian_chance
from engine.games.ages.map.layout import Space
from engine.games.ages.names import short_name
from engine.games.ages.phrases import about_place
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.unit_queries import characters_on_map
from engine.games.ages.units import deck_of
from engine.games.ages.view_types import HIDDEN, GuardianView, View
from engine.games.ages.words import RATING_NAME, age_text

PATH_BEGINS = (
    "Here the path begins: face the guardian in the adventure phase. A success puts your marker on"
    " the first space."
)
"""The purpose of the circle of a path without a marker (16.1)."""
OWN_MARKER = "Face the guardian here in the adventure phase: a success moves it to the dead end."
ENEMY_MARKER = (
    "Face the guardian here in the adventure phase: a success puts your marker on the first space"
    " in its place, a swing of 2."
)
"""The purposes of the space with a marker on it, by its team (16.4)."""


def encounter_with_chances(view: View, slug: str) -> str:
    if slug == HIDDEN or slug not in ENCOUNTERS:
        return _unseen_text(view)
    encounter = ENCOUNTERS[slug]
    draws = count(encounter.draws, "draw")
    if encounter.rating is None:
        return f"{encounter.name} ({age_text(encounter.age)}): pay a card for {draws}."
    able = [
        short_name(each.slug) for each in characters_on_map(view) if can_pass(view, each, encounter)
    ]
    passing_text = ""
    if view.team is not None:
        passing_text = (
            f" {join_with_and(able)} would pass."
            if able
            else " None of your people on the map would pass."
        )
    requirement = f"{RATING_NAME[encounter.rating]} {encounter.value}"
    title = f"{encounter.name} ({age_text(encounter.age)})"
    return f"{title}: {requirement} passes, for {draws}.{passing_text}"


def _unseen_text(view: View) -> str:
    rows = unseen_encounters(view)
    values = sorted(row.value for row in rows if row.rating is not None)
    draws = sorted(row.draws for row in rows)
    if not values:
        return "An encounter nobody has seen."
    card_text = " or a card" if len(values) < len(rows) else ""
    price = f"asks for a rating of {values[0]} to {values[-1]}{card_text}"
    return f"An encounter nobody has seen: it {price}, and gives {draws[0]} to {draws[-1]} draws."


def adventure_site_lines(view: View, number: int) -> list[str]:
    space = view.map.spaces[number]
    path, _, part = space.site.rpartition(" ")
    space_name = {"0": "circle", "1": "first space", "2": "dead end"}.get(part, "space")
    bonus = PATH_BONUS.get(path, "")
    elsewhere = path_elsewhere_text(view, _team_of(view), number)
    purpose = f"{capital(elsewhere)}." if elsewhere else _purpose_of_path_space(view, space)
    people = f"{age_text(space.age)} characters"
    lines = [
        f"Path of {path.capitalize()}, {space_name}. {purpose}" if bonus else "",
        "" if elsewhere else guardian_here(view, space),
        "" if elsewhere else f"{DOME_AFTER_GUARDIAN}.",
        f"A marker on the dead end gives its team's {people} {bonus}." if bonus else "",
    ]
    return [line for line in lines if line]


def _team_of(view: View) -> int:
    """The team for which a page is written: the viewer's; for a spectator, the one in turn."""
    return view.turn if view.team is None else view.team


def _purpose_of_path_space(view: View, space: Space) -> str:
    path = space.site.rpartition(" ")[0]
    owner = view.path_markers.get(f"{view.layout[space.piece].piece} {path}")
    if owner is None:
        return PATH_BEGINS
    purpose = OWN_MARKER if owner[0] == _team_of(view) else ENEMY_MARKER
    return f"{TEAMS[owner[0]]}'s marker lies here. {purpose}"


def guardian_here(view: View, space: Space) -> str:
    deck = deck_of(view.layout, view.layout[space.piece].piece)
    pile = next((each for each in view.guardians if each.age == deck), None)
    if pile is None:
        return ""
    if pile.slug not in GUARDIANS:
        deck_text = f"A face-down guardian bars the way; {guardian_count_text(view, pile)}."
        rows = guardians_to_come(view, deck)
        if not rows:
            return deck_text
        chances = passing_text(view, rows)
        mean = f" {chances} on average." if chances else ""
        return f"{deck_text}{mean} {_price_text(view, rows)}"
    return guardian_text(view, GUARDIANS[pile.slug])


def guardian_count_text(view: View, pile: GuardianView) -> str:
    """The number of guardians in a deck: "7 are in the deck, 2 were met and are out"."""
    if not pile.deck:
        return f"the deck is empty and rebuilt from the {len(pile.beaten)} that were beaten"
    possible = len(guardians_to_come(view, pile.age))
    verb = "is" if pile.deck == 1 else "are"
    if possible > pile.deck:  # The other half of a split deck holds the rest (16.9).
        return f"{pile.deck} {verb} in the deck, of {possible} that may be"
    beaten = f", and {len(pile.beaten)} out of it" if pile.beaten else ""
    return f"{pile.deck} {verb} in the deck{beaten}"


def passing_text(view: View, rows: Sequence[Guardian]) -> str:
    """The mean chances against guardians: "Chance to pass: Archimedes 41%, Kettle 59%"; or ""."""
    parts = []
    for unit in characters_on_map(view):
        chances = [guardian_chance(view, unit, each.slug) for each in rows]
        parts.append(f"{short_name(unit.slug)} {percent(sum(chances) / len(rows))}")
    return f"Chance to pass: {', '.join(parts)}" if parts else ""


def _price_text(view: View, rows: Sequence[Guardian]) -> str:
    paying_units = [
        f"{short_name(unit.slug)} ({count(cards, 'card')}) {len(guardians_for(cards, rows))}"
        for unit in characters_on_map(view)
        if (cards := spare_count(unit))
    ]
    can_pay = f" Can pay now: {', '.join(paying_units)}." if paying_units else ""
    prices = capital(price_range_text([row.pay for row in rows]))
    return f"{prices} to pass for sure.{can_pay}"


def guardian_text(view: View, guardian: Guardian) -> str:
    pay = f", or {count(guardian.pay, 'card')}" if guardian.pay else ", no payment"
    challenge = f"{RATING_NAME[guardian.rating]} {guardian.value}"
    text = f"{guardian.name} ({guardian.setting}, {guardian.circle}): {challenge}{pay}."
    chances = passing_text(view, [guardian])
    return f"{text} {chances}." if chances else text


@about_place("guardian")
def about_guardian(view: View, slug: str) -> About | None:
    """The text about a guardian, or about the guardian deck of an age."""
    if slug in GUARDIANS:
        guardian = GUARDIANS[slug]
        return About(guardian.name, (guardian_text(view, guardian), _RESULTS), "16.2")
    pile = next((each for each in view.guardians if each.age == slug), None)
    if pile is None:
        return None
    if pile.slug in GUARDIANS:
        return about_guardian(view, pile.slug)
    lines = (f"{capital(guardian_count_text(view, pile))}; the top one is face down.", _RESULTS)
    return About(f"{age_text(slug)} guardians", lines, "16.1")


def listed_guardian(view: View, name: str) -> Guardian | None:
    """The guardian with this slug, or the one that is face up on the deck of an age."""
    if name in GUARDIANS:
        return GUARDIANS[name]
    deck = next((each for each in view.guardians if each.age == name), None)
    return GUARDIANS.get(deck.slug) if deck is not None else None


_RESULTS = (
    "Pass: the marker steps, one draw; Amaze: two draws; Squeak: an experience marker; then it is"
    " dismissed to a dome. Fail: dismissed. FOPP: banished, the enemy picks the dome."
)


@about_place("encounter")
def about_encounter(view: View, slug: str) -> About | None:
    if slug not in ENCOUNTERS:
        return None
    return About(ENCOUNTERS[slug].name, (encounter_with_chances(view, slug),), "15.2")
