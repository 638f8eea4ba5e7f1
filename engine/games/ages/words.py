"""Names and words that texts and boards of Duel of Ages II share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.ages.card_types import Rating
from engine.games.ages.map.chart import Chart
from engine.games.ages.map.layout import Space
from engine.games.ages.names import unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS, GUARDIANS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import HIDDEN, CardView, View

GUARDIAN = "!"
"""The sign of a circle of a labyrinth, where a guardian is faced, in all glyph sets."""
PAYMENT = "="
"""The sign of an encounter that has been seen and needs a card."""
RATING_NAME: dict[Rating, str] = {
    "speed": "Speed", "health": "Health", "wits": "Wits", "melee": "Melee", "power": "Power",
    "damage": "Damage", "aim": "Aim", "point": "Point", "throw": "Throw", "react": "React",
    "stealth": "Stealth", "armor": "Armor", "strength": "Strength", "intellect": "Intellect",
    "honor": "Honor", "respect": "Respect",
}  # fmt: skip
RATING_USE: dict[Rating, str] = {
    "speed": "The points to walk with in a move.",
    "health": "The damage that a character bears; at 0 it is killed.",
    "wits": "In melee the highest acts first.",
    "melee": "To hit in melee, against React.",
    "power": "For damage, against Armor, without a weapon.",
    "damage": "The Health that a hit without a weapon costs.",
    "aim": "To hit with rifles, bows on a stand and heavy weapons, against Stealth.",
    "point": "To hit with pistols, against Stealth.",
    "throw": "To hit with bows and thrown weapons, against Stealth.",
    "react": "Against hits in melee.",
    "stealth": "Against shots; terrain on the line adds to it.",
    "armor": "Against damage.",
    "strength": "To use cards that ask for it, and in adventures.",
    "intellect": "To use cards that ask for it, and in adventures.",
    "honor": "In adventures.",
    "respect": "In adventures, and to enter the map early.",
}


def encounter_sign(slug: str) -> str:
    """The sign of an encounter: a question mark, or its requirement once it was seen."""
    if slug == HIDDEN or slug not in ENCOUNTERS:
        return "?"
    row = ENCOUNTERS[slug]
    return PAYMENT if row.rating is None else str(row.value)


def is_circle(space: Space) -> bool:
    """Is a space a circle of a labyrinth, where a guardian is faced?"""
    path, _, step = space.site.rpartition(" ")
    return step == "0" and path != "step"  # The Alliance has steps, too.


def space_place(chart: Chart, space: int) -> str:
    """The place of a space: `hex:k11`, or `hex:k11-below`."""
    return f"hex:{chart.noun(space)}"


def space_of(chart: Chart, name: str) -> int | None:
    """The space with this name, as players type it or choices write it; None if there is none."""
    return chart.numbers_by_noun.get("-".join(name.lower().split()))


def known_card_name(card: CardView) -> str:
    """The name of a treasure card, or the deck of an unknown one."""
    if card.known and card.slug in TREASURES:
        return TREASURES[card.slug].name
    return f"{card.slug.capitalize()} card"


def signed_number(number: int) -> str:
    """A number with its sign: "+2", "-1", "+0"."""
    return f"{number:+}"


def age_text(age: str | None) -> str:
    """The name of an age: "Ancient"; "no age" for none."""
    return age.replace("-", " ").capitalize() if age else "no age"


def listed_symbols(symbols: Sequence[str]) -> str:
    return ", ".join(each.title() for each in symbols)


PRINTED = {
    **{slug: row.name for slug, row in TREASURES.items()},
    **{slug: row.name for slug, row in GUARDIANS.items()},
    **{slug: row.name for slug, row in ENCOUNTERS.items()},
}
"""The names on cards, guardians and encounters."""
_NAMES = {
    "enough": "No more shots",
    "stop": "Stop here",
    "stay": "Stay here",
    "hold": "Do not strike",
}


def place_label(place: str) -> str:
    """A short name of a place without a visible piece."""
    kind, _, name = place.rpartition(":")
    if kind and name in PRINTED:
        return PRINTED[name]
    if kind in ("unit", "character"):
        return unit_name(name)
    if kind == "rating":
        return next((text for each, text in RATING_NAME.items() if each == name), name)
    if kind == "deck":
        return f"{name.capitalize()} deck"
    return _NAMES.get(place, name.replace("-", " ").capitalize())


OPENING_STEPS = frozenset({"drop", "draft", "colours", "platter", "key", "piece", "slot", "rotate"})
"""The steps in which the map is incomplete or not relevant yet."""


def is_opening(view: View) -> bool:
    return view.step in OPENING_STEPS
