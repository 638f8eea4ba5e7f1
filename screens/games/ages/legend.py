"""The signs of the board with their meanings, for the help."""

from __future__ import annotations

from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.view_types import View
from engine.games.ages.words import GUARDIAN
from screens.games.ages.map_parts.marks import (
    exit_sign,
    flag_sign,
    monument_sign,
    ruin_sign,
    tribute_sign,
)
from screens.games.ages.map_parts.site_signs import SITE_SIGNS
from screens.games.ages.signs import (
    TERRAIN_SIGNS,
    experience_sign,
    ground_cards_sign,
    marker_sign,
    reach_sign,
    route_sign,
    sign_for_glyphs,
)
from screens.table.painter import Signs
from themes.look import Look

_TERRAIN_TEXTS = {
    "clear": "clear",
    "woods": "woods",
    "swamp": "swamp",
    "water": "water",
    "deep water": "deep water",
    "building": "building",
    "rough": "rough",
    "fire": "fire",
    "obstacle": "obstacle",
    "dome": "dome",
    "mesa": "mesa, or pay",
    "slope": "slope's foot",
    "cavern": "cave, path",
    "cavern mouth": "cave mouth",
}


_OF_MISSIONS = {
    "flags": ("flag",),
    "lith": ("tribute",),
    "base": ("destroyed",),
    "escape": ("exit",),
    "labyrinth": ("circle", "White marker", "Black marker"),
    "encounters": ("encounter", "asks for 7"),
}
"""Signs that are only on the map if the mission has an achievement."""


def signs_in(view: View, signs: Signs) -> Signs:
    """The signs of the legend that the map of a match has or may get."""
    spaces = view.map.spaces if view.layout else ()
    terrains, sites = {each.terrain for each in spaces}, {each.site for each in spaces}
    absent = {text for name, text in _TERRAIN_TEXTS.items() if name not in terrains}
    absent -= {"cave, path", "mesa, or pay"}  # They also have other meanings.
    sign_names = {SITE_SIGNS[site].name for site in sites if site in SITE_SIGNS}
    absent |= {each.name for each in SITE_SIGNS.values()} - sign_names
    goals = MISSIONS[view.mission].achievements
    for goal, text in _OF_MISSIONS.items():
        absent |= set(text) if goal not in goals else set()
    return tuple((sign, text) for sign, text in signs if text not in absent)


def legend(look: Look) -> Signs:
    glyphs = look.glyphs
    terrain = tuple(
        (sign_for_glyphs(TERRAIN_SIGNS[name], glyphs), text)
        for name, text in _TERRAIN_TEXTS.items()
    )
    sites = tuple((each.sign_for(glyphs), each.name) for each in dict.fromkeys(SITE_SIGNS.values()))
    return (
        ("T", "White's unit"),
        ("t", "Black's unit"),
        ("T+", "three or more"),
        *terrain,
        (GUARDIAN, "circle"),
        ("?", "encounter"),
        ("7", "asks for 7"),
        (ground_cards_sign(glyphs), "cards lie here"),
        (marker_sign(0, glyphs), "White marker"),
        (marker_sign(1, glyphs), "Black marker"),
        (flag_sign(glyphs), "flag"),
        (tribute_sign(glyphs), "tribute"),
        (experience_sign(glyphs), "experience"),
        (ruin_sign(glyphs), "destroyed"),
        (monument_sign(glyphs), "monument"),
        (exit_sign(glyphs), "exit"),
        *sites,
        (reach_sign(glyphs), "in reach"),
        (route_sign(glyphs), "on the way"),
        *(() if glyphs.ascii_only else ((glyphs.filled_square, "open card"),)),
        *(() if glyphs.ascii_only else ((glyphs.card_back, "face down"),)),
    )
