"""The words and signs of the pieces of Duel of Ages II."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen

from engine.games.ages.map.layout import Space
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.view_types import UnitView
from engine.games.ages.words import GUARDIAN, is_circle
from themes.glyphs import Glyphs


@frozen
class Sign:
    """A sign of the map in Unicode and in ASCII, and what it stands for in the legend."""

    unicode: str
    plain: str
    name: str = ""

    def sign_for(self, glyphs: Glyphs) -> str:
        return self.plain if glyphs.ascii_only else self.unicode


TERRAIN_SIGNS = {
    "clear": Sign("·", ".", "clear"),
    "woods": Sign('"', '"', "woods"),
    "swamp": Sign("%", "%", "swamp"),
    "water": Sign("~", "~", "water"),
    "deep water": Sign("≈", "-", "deep water"),
    "building": Sign("∩", "#", "building"),
    "rough": Sign("^", "^", "rough"),
    "fire": Sign("*", "*", "fire"),
    "obstacle": Sign("█", "&", "obstacle"),
    "dome": Sign("◎", "@", "dome"),
    "mesa": Sign("=", "=", "mesa, or pay"),
    "mesa woods": Sign('"', '"'),
    "slope": Sign("/", "/", "slope's foot"),
    "cavern": Sign(",", ",", "cave, path"),
    "cavern mouth": Sign("'", "'", "cave mouth"),
}
PATH = Sign(",", ",")
REACH, ROUTE = Sign("◦", ":"), Sign("•", "+")
"""Spaces within walking distance, and those on the way to the cursor."""
MARKERS = (Sign("▲", ">"), Sign("▼", "<"))
GROUND_CARDS, EXPERIENCE = Sign("▤", "$"), Sign("✦", "{")
RUIN, MONUMENT, FLAG = Sign("✗", "\\"), Sign("♦", "("), Sign("⚑", ")")
EXIT, TRIBUTE = Sign("»", "}"), Sign("◆", ";")
"""None of these is a letter: letters on the map are units, and some capitals sites."""


def terrain_sign(space: Space, glyphs: Glyphs) -> str:
    """The sign of a space; circles and paths of labyrinths have their own signs."""
    if space.site and space.site[-1].isdigit():
        return GUARDIAN if is_circle(space) else PATH.sign_for(glyphs)
    return TERRAIN_SIGNS[space.terrain].sign_for(glyphs)


# Names


@lru_cache(256)
def unit_letters(slugs: tuple[str, ...], avoided: str = "") -> dict[str, str]:
    """A different letter for each unit, of its name if possible, and none of the `avoided`."""
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
