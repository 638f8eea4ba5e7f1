"""The signs of the table with their meanings."""

from __future__ import annotations

from engine.games.lightning.cards import SUITS
from screens.games.lightning.signs import suit_sign
from themes.look import Look


def legend(look: Look) -> tuple[tuple[str, str], ...]:
    glyphs = look.glyphs
    suits = tuple((suit_sign(glyphs, slug), suit.name) for slug, suit in SUITS.items())
    example = suit_sign(glyphs, "colorado")
    card_back = glyphs.card_back
    return (
        *suits,
        (glyphs.bolt, "a Power Card"),
        (f"{example}3x2", "3 with 2 x5"),
        ("x5", "a Value card"),
        ("+8?", "8 unseen"),
        (card_back * 3, "hidden hand"),
        ("in out", "own decks"),
        ("D", "the Dealer"),
        (glyphs.crown, "wins the trick"),
        ("= 40", "a tie"),
        (f"({example}10)", "tie card"),
        (glyphs.cross, "no effect"),
    )
