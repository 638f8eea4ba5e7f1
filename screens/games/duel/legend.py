"""The signs on the table of Duel with their meanings, for the help."""

from __future__ import annotations

from engine.games.duel.action_phrases import ACTION_TEXTS
from engine.games.duel.cards import TECHNOLOGIES
from screens.games.duel.signs import (
    action_sign,
    power_sign,
    technology_sign,
)
from themes.look import Look


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    glyphs = look.glyphs
    powers = tuple((power_sign(glyphs, power), power) for power in ("AC", "DC"))
    chips = tuple((technology_sign(glyphs, slug), row.name) for slug, row in TECHNOLOGIES.items())
    actions = tuple((action_sign(glyphs, action), word) for action, word in ACTION_TEXTS.items())
    return (
        *powers,
        *chips,
        *actions,
        (glyphs.city, "a City"),
        (glyphs.share * 2, "shares placed"),
        ("Res", "to be placed"),
        ("PR", "settles ties"),
        (glyphs.crown, "leads"),
        (glyphs.card_back, "a hidden card"),
        (f"{glyphs.filled_square}{glyphs.square}", "goal so far"),
        (glyphs.star, "Free Action"),
        (glyphs.dot, "used"),
        (f"{glyphs.scroll_up}{glyphs.scroll_down}", "rival, you"),
    )
