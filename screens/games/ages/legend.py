"""The signs of the board and what they mean, for the help."""

from __future__ import annotations

from screens.games.ages.marks import (
    exit_sign,
    flag_sign,
    monument_sign,
    ruin_sign,
    tribute_sign,
)
from screens.games.ages.signs import (
    TERRAIN_SIGNS,
    chosen,
    ground_cards_sign,
    marker_sign,
    reach_sign,
    way_sign,
)
from screens.games.ages.site_signs import SITE_SIGNS
from themes.look import Look

_WORDS = {
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


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    """Units, terrain, what lies on the map, and the cards of the roster."""
    glyphs = look.glyphs
    terrain = tuple((chosen(TERRAIN_SIGNS[name], glyphs), words) for name, words in _WORDS.items())
    sites = tuple((each.on(glyphs), each.name) for each in dict.fromkeys(SITE_SIGNS.values()))
    return (
        ("T", "White's unit"),
        ("t", "Black's unit"),
        *terrain,
        ("o", "circle"),
        ("?", "encounter"),
        ("7", "asks for 7"),
        (ground_cards_sign(glyphs), "cards lie here"),
        (marker_sign(0, glyphs), "White marker"),
        (marker_sign(1, glyphs), "Black marker"),
        (flag_sign(glyphs), "flag"),
        (tribute_sign(glyphs), "tribute"),
        (ruin_sign(glyphs), "destroyed"),
        (monument_sign(glyphs), "monument"),
        (exit_sign(glyphs), "exit"),
        *sites,
        (reach_sign(glyphs), "in reach"),
        (way_sign(glyphs), "on the way"),
        *(() if glyphs.ascii_only else ((glyphs.filled_square, "open card"),)),
        *(() if glyphs.ascii_only else ((glyphs.card_back, "face down"),)),
    )
