"""The words and signs of the pieces of Duel of Ages II."""

from __future__ import annotations

from functools import lru_cache

from engine.games.ages.map.layout import Space
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.view_types import UnitView
from engine.games.ages.words import GUARDIAN, is_circle
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
_PATH = (",", ",")
_REACH, _WAY = ("◦", ":"), ("•", "+")
_MARKERS = (("▲", ">"), ("▼", "<"))
_GROUND_CARDS = ("▤", "$")
_EXPERIENCE = ("✦", "{")


def sign_for_glyphs(pair: tuple[str, str], glyphs: Glyphs) -> str:
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


# Names


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


def health_dots(unit: UnitView, glyphs: Glyphs, room: int) -> str:
    """Health as dots, one for each point, or as two numbers if there is little room."""
    if unit.max_health > room:
        return f"{unit.health}/{unit.max_health}"
    full = glyphs.bullet if not glyphs.ascii_only else "*"
    return full * unit.health + glyphs.dot * (unit.max_health - unit.health)
