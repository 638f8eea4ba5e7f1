"""The signs, short words and colours of cards, and the legend of the signs."""

from __future__ import annotations

from functools import lru_cache
from textwrap import wrap

from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import CARDS
from themes.glyphs import Glyphs
from themes.look import Look

SUIT_SHORT = {
    "colorado": "Colorado",
    "niagara": "Niagara",
    "wardenclyffe": "W'clyffe",
    "new-york": "New York",
}
_SUIT_SIGN = {"colorado": "▲", "niagara": "≋", "wardenclyffe": "♜", "new-york": "⌂"}
_SUIT_PLAIN = {"colorado": "^", "niagara": "v", "wardenclyffe": "T", "new-york": "H"}

NARROW_CARD = 12


def suit_sign(glyphs: Glyphs, suit: str) -> str:
    """The sign of a suit: mountains, falls, a tower or a house."""
    return (_SUIT_PLAIN if glyphs.ascii_only else _SUIT_SIGN)[suit]


def card_sign(glyphs: Glyphs, card: str) -> str:
    """The sign of a card: its suit's, a plus, a minus, or the bolt of the Power Cards."""
    row = CARDS[card]
    if row.suit:
        return suit_sign(glyphs, row.suit)
    return {"positive": "+", "negative": "-", "power": glyphs.bolt}[row.kind]


def card_number(card: str) -> str:
    """The printed number of a card: "60", "+20", "-5", "x5"; "" on a Power Card."""
    row = CARDS[card]
    match row.kind:
        case "voltage":
            return str(row.volts)
        case "value":
            return "x5"
        case "positive" | "negative":
            return f"{row.points:+}"
    return ""


def card_token(glyphs: Glyphs, card: str) -> str:
    """A card in a few cells: "▲60", "▲x5", "+20", "↯Surge"."""
    row = CARDS[card]
    if row.suit:
        return f"{suit_sign(glyphs, row.suit)}{card_number(card)}"
    return card_number(card) or f"{glyphs.bolt}{row.short}"


def suit_title(card: str, width: int) -> str:
    suit = CARDS[card].suit
    return SUITS[suit].name if width > NARROW_CARD + 1 else SUIT_SHORT[suit]


@lru_cache(1024)
def title_lines(card: str, width: int, lines: int) -> tuple[str, ...]:
    """A scoring card's full or short name, uncut, in at most this many lines."""
    row = CARDS[card]
    full = wrap(row.name, max(width, 1), break_long_words=False, break_on_hyphens=False)
    fits = len(full) <= lines and all(len(line) <= width for line in full)
    return tuple(full) if fits else (row.short,)


def card_foot(card: str) -> str:
    row = CARDS[card]
    match row.kind:
        case "voltage":
            return "in bids"
        case "value":
            return "per card"
        case "power":
            return row.brief
    return "scores"


SUIT_ROLE = {"colorado": "hue5", "niagara": "hue2", "wardenclyffe": "hue4", "new-york": "hue3"}
KIND_ROLE = {"positive": "good", "negative": "bad", "power": "gold"}
FELT = "hue3"
"""The role that is mixed into the background of the table."""


def card_role(card: str) -> str:
    row = CARDS[card]
    return SUIT_ROLE[row.suit] if row.suit else KIND_ROLE[row.kind]


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
