"""The signs of the table with their meanings."""

from __future__ import annotations

from screens.games.taidian.signs import sign
from themes.look import Look

MEANINGS = (
    ("money", "money, a price"),
    ("energy", "energy"),
    ("attack", "attack"),
    ("block", "block"),
    ("heal", "heal"),
    ("counter", "struck back"),
    ("aim", "Aim"),
    ("strength", "Strength"),
    ("skill", "Skill"),
    ("healing", "Healing"),
    ("poison", "Poison, ticks"),
    ("structure", "structures"),
    ("hand", "cards in hand"),
    ("deck", "cards in deck"),
    ("truce", "truce"),
)


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    """Values, tracks and a fighter's belongings; the marks of the market, and the fallen."""
    glyphs = look.glyphs
    signs = tuple((sign(glyphs, name), text) for name, text in MEANINGS)
    market = (
        (sign(glyphs, "buys"), "can be bought"),
        (glyphs.dot, "hand can pay"),
        (sign(glyphs, "owned"), "yours already"),
    )
    return (*signs, *market, (glyphs.cross, "fallen"))
