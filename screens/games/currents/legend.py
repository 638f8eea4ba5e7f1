"""The signs of the board with their meanings, for the help."""

from __future__ import annotations

from engine.games.currents.cards import COMPANIES
from screens.games.currents.signs import awake_sign, patent_sign
from themes.look import Look


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
