"""The words, signs and palette roles of the pieces, and the legend of the signs."""

from __future__ import annotations

from engine.games.currents.card_types import City, CitySize, Skill, Track
from engine.games.currents.cards import COMPANIES
from engine.games.currents.names import SHORT_CITY_NAMES
from themes.glyphs import Glyphs
from themes.look import Look

COMPANY_ROLE = dict(zip(COMPANIES, ("hue1", "hue2", "hue3", "hue4", "hue5", "hue7"), strict=True))
TRACK_ROLE: dict[Track, str] = {"ac": "accent", "dc": "warn", "bulb": "hue6"}
SKILL_ROLE: dict[Skill, str] = {"inv": "accent", "man": "warn", "fin": "good", "pro": "hue4"}


SKILL_USES: dict[Skill, str] = {
    "inv": "technology",
    "man": "technology, Works",
    "fin": "costs, patents",
    "pro": "fame, currents",
}
"""The use of each rating."""
_AWAKE, _EXHAUSTED = ("▲", "&"), ("△", "-")


def patent_sign(glyphs: Glyphs) -> str:
    """The sign before the letter of a patent's holder."""
    return glyphs.star


def awake_sign(glyphs: Glyphs, *, awake: bool) -> str:
    """The sign before a luminary: filled if awake, hollow if exhausted."""
    fine, plain = _AWAKE if awake else _EXHAUSTED
    return plain if glyphs.ascii_only else fine


def city_code(city: City) -> str:
    """The three letters of a city in the case of its size: NYC large, Buf medium, syr small."""
    return name_by_size(city.code.capitalize(), city.size)


def name_by_size(name: str, size: CitySize) -> str:
    """A name in the case of a size: capitals for a large city, small letters for a small one."""
    return name.upper() if size == "L" else name.lower() if size == "S" else name


def city_name(city: City) -> str:
    """A city's name on a map, at most twelve cells."""
    return SHORT_CITY_NAMES.get(city.slug, city.name)


def company_letter(slug: str) -> str:
    return COMPANIES[slug].letter


_LEANING = {"falling": ("╲", "\\"), "rising": ("╱", "/"), "crossing": ("╳", "+")}


def stroke_sign(glyphs: Glyphs, stroke: str) -> str:
    """The character of a part of a link on the map."""
    if stroke in _LEANING:
        return _LEANING[stroke][glyphs.ascii_only]
    if stroke in ("across", "down"):
        return glyphs.light.horizontal if stroke == "across" else glyphs.light.vertical
    return str(getattr(glyphs.rounded, stroke))


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    """The letters of companies, sizes of cities, and objects on the board."""
    glyphs = look.glyphs
    letters = tuple((row.letter, row.short) for row in COMPANIES.values())
    return (
        *letters,
        ("NYC", "large city"),
        ("Buf", "medium city"),
        ("syr", "small city"),
        ("13", "free projects"),
        (f"{patent_sign(glyphs)}T", "T's patent"),
        (awake_sign(glyphs, awake=True), "can act"),
        (awake_sign(glyphs, awake=False), "exhausted"),
        (glyphs.filled_square, "HQ developed"),
        (glyphs.square, "HQ to develop"),
        ("T+", "T and others"),
        (glyphs.card_back, "used card"),
        *(() if glyphs.ascii_only else ((glyphs.diamond, "card face up"),)),
    )
