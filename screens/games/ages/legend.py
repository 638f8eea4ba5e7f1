"""The signs of the board with their meanings, for the help."""

from __future__ import annotations

from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.view_types import View
from engine.games.ages.words import GUARDIAN
from screens.games.ages.map_parts.site_signs import SITE_SIGNS
from screens.games.ages.signs import (
    EXIT,
    EXPERIENCE,
    FLAG,
    GROUND_CARDS,
    MARKERS,
    MONUMENT,
    REACH,
    ROUTE,
    RUIN,
    TERRAIN_SIGNS,
    TRIBUTE,
)
from screens.table.painter import Signs
from themes.look import Look

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
    absent = {each.name for name, each in TERRAIN_SIGNS.items() if name not in terrains}
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
        (each.sign_for(glyphs), each.name) for each in TERRAIN_SIGNS.values() if each.name
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
        (GROUND_CARDS.sign_for(glyphs), "cards lie here"),
        (MARKERS[0].sign_for(glyphs), "White marker"),
        (MARKERS[1].sign_for(glyphs), "Black marker"),
        (FLAG.sign_for(glyphs), "flag"),
        (TRIBUTE.sign_for(glyphs), "tribute"),
        (EXPERIENCE.sign_for(glyphs), "experience"),
        (RUIN.sign_for(glyphs), "destroyed"),
        (MONUMENT.sign_for(glyphs), "monument"),
        (EXIT.sign_for(glyphs), "exit"),
        *sites,
        (REACH.sign_for(glyphs), "in reach"),
        (ROUTE.sign_for(glyphs), "on the way"),
        *(() if glyphs.ascii_only else ((glyphs.filled_square, "open card"),)),
        *(() if glyphs.ascii_only else ((glyphs.card_back, "face down"),)),
    )
