"""The decks and stacks of Taidian, made from the rows of `cards.py` (RULES.md 2)."""

from __future__ import annotations

from engine.games.taidian.card_types import HEALTH
from engine.games.taidian.cards import CARDS, CHARACTERS

ORDER = {slug: number for number, slug in enumerate(CARDS)}
"""The sort order of cards."""

START_DECK = tuple(slug for slug, row in CARDS.items() for _ in range(row.start))
SHORT_PUNCHES = ("punch", "punch")
"""Two more in each starting deck, for a shorter game (14.3)."""


def health_of(slug: str, start: int, *, balanced: bool) -> int:
    """The health of a character at a table that starts with 150 or 100 (2.5, 14.2, 14.8)."""
    return scale_in_fives(CHARACTERS[slug].health, start) if balanced else start


def scale_in_fives(health: int, start: int) -> int:
    """Scale health to a table that starts with `start`, in steps of five (14.8)."""
    return 5 * round(health * start / HEALTH / 5)


def stack_size(slug: str, seats: int) -> int:
    """The number of cards of a kind in the market at the start (2.7)."""
    base, each = CARDS[slug].stack
    return base + each * seats
