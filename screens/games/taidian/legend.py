"""The signs of the table and what they mean."""

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
    """Values, tracks and what belongs to a fighter; what the market marks, who has fallen."""
    glyphs = look.glyphs
    signs = tuple((sign(glyphs, name), words) for name, words in MEANINGS)
    market = (
        (sign(glyphs, "buys"), "to be had now"),
        (glyphs.dot, "hand can pay"),
        (sign(glyphs, "owned"), "yours already"),
    )
    return (*signs, *market, (glyphs.cross, "fallen"))
