"""The words and signs of the pieces of Duel of Ages II."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.games.ages.card_types import Rating
from engine.games.ages.map.chart import Chart
from engine.games.ages.map.layout import Space
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.view_types import HIDDEN, CardView, UnitView
from themes.glyphs import Glyphs

TERRAIN_SIGNS = {
    "clear": ("·", "."),
    "woods": ('"', '"'),
    "swamp": ("%", "%"),
    "water": ("~", "~"),
    "deep water": ("≈", "-"),
    "building": ("∩", "#"),
    "rough": ("^", "^"),
    "fire": ("*", "*"),
    "obstacle": ("█", "&"),
    "dome": ("◎", "@"),
    "mesa": ("=", "="),
    "mesa woods": ('"', '"'),
    "slope": ("/", "/"),
    "cavern": (",", ","),
    "cavern mouth": ("'", "'"),
}
"""The sign of each terrain, in Unicode and in ASCII."""
GUARDIAN = "!"
"""The sign of a circle of a labyrinth, where a guardian is faced, in all glyph sets."""
_PATH = (",", ",")
_REACH, _WAY = ("◦", ":"), ("•", "+")
_MARKERS = (("▲", ">"), ("▼", "<"))
_GROUND_CARDS = ("▤", "$")
_EXPERIENCE = ("✦", "{")
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


def sign_for_glyphs(pair: tuple[str, str], glyphs: Glyphs) -> str:
    """The sign of a pair that the glyph set can show."""
    return pair[glyphs.ascii_only]


def terrain_sign(space: Space, glyphs: Glyphs) -> str:
    """The sign of a space; circles and paths of labyrinths have their own signs."""
    if space.site and space.site[-1].isdigit():
        return GUARDIAN if is_circle(space) else sign_for_glyphs(_PATH, glyphs)
    return sign_for_glyphs(TERRAIN_SIGNS[space.terrain], glyphs)


def reach_sign(glyphs: Glyphs) -> str:
    """The sign of a space within walking distance."""
    return sign_for_glyphs(_REACH, glyphs)


def route_sign(glyphs: Glyphs) -> str:
    """The sign of a space on the way to the cursor."""
    return sign_for_glyphs(_WAY, glyphs)


def marker_sign(team: int, glyphs: Glyphs) -> str:
    """The sign of a team's marker in a labyrinth."""
    return sign_for_glyphs(_MARKERS[team], glyphs)


def ground_cards_sign(glyphs: Glyphs) -> str:
    """The sign of cards on the ground."""
    return sign_for_glyphs(_GROUND_CARDS, glyphs)


def experience_sign(glyphs: Glyphs) -> str:
    """The sign of a unit's experience markers."""
    return sign_for_glyphs(_EXPERIENCE, glyphs)


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


# Names


def space_place(chart: Chart, space: int) -> str:
    """The place of a space: `hex:k11`, or `hex:k11-below`."""
    return f"hex:{chart.noun(space)}"


def space_of(chart: Chart, name: str) -> int | None:
    """The space with this name, as players type it or choices write it; None if there is none."""
    return chart.numbers_by_noun.get("-".join(name.lower().split()))


@lru_cache(256)
def unit_letters(slugs: tuple[str, ...], avoided: str = "") -> dict[str, str]:
    """A letter for each unit of a team, all different: one of its name, the first if possible.

    `avoided` are capitals with another meaning on the map.
    """
    letter_by_slug: dict[str, str] = {}
    for slug in slugs:
        name = [char for char in f"{short_name(slug)}{unit_name(slug)}".upper() if char.isalpha()]
        unavailable = {*avoided, *letter_by_slug.values()}
        free = (char for char in (*name, *map(chr, range(65, 91))) if char not in unavailable)
        letter_by_slug[slug] = next(free, "?")
    return letter_by_slug


def known_card_name(card: CardView) -> str:
    """The name of a treasure card, or the deck of an unknown one."""
    if card.known and card.slug in TREASURES:
        return TREASURES[card.slug].name
    return f"{card.slug.capitalize()} card"


def signed_number(number: int) -> str:
    """A number with its sign: "+2", "-1", "+0"."""
    return f"{number:+}"


def health_dots(unit: UnitView, glyphs: Glyphs, room: int) -> str:
    """Health as dots, one for each point, or as two numbers if there is little room."""
    if unit.max_health > room:
        return f"{unit.health}/{unit.max_health}"
    full = glyphs.bullet if not glyphs.ascii_only else "*"
    return full * unit.health + glyphs.dot * (unit.max_health - unit.health)


def age_text(age: str | None) -> str:
    """The name of an age: "Ancient"; "no age" for none."""
    return age.replace("-", " ").capitalize() if age else "no age"


def listed_symbols(symbols: Sequence[str]) -> str:
    """The names of symbols: "Bow, Mount"."""
    return ", ".join(each.title() for each in symbols)
