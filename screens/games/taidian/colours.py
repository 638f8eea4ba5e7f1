"""The palette roles of the things in Taidian."""

from __future__ import annotations

from engine.games.taidian.cards import CARDS
from engine.games.taidian.view_types import FighterView, View

COLOUR_ROLE = {"red": "bad", "blue": "hue2", "black": "gold", "green": "good"}
"""The role of a card by its colour in the rules."""
TRACK_ROLE = {"aim": "hue7", "strength": "warn", "skill": "hue2", "healing": "good"}
BLOCK = COLOUR_ROLE["blue"]
"""The role of protection against damage."""


def card_role(slug: str) -> str:
    """The role of a card: for black cards by their yield, else by the card's colour."""
    row = CARDS[slug]
    if row.energy:
        return "accent"
    if row.colour == "black" and not row.money:
        return "text"
    return COLOUR_ROLE[row.colour]


def seat_role(view: View, seat: int) -> str:
    return f"seat{(view.fighters[seat].side if view.has_teams else seat) + 1}"


def health_role(fighter: FighterView) -> str:
    """The role of health: good above half of the starting value, warn above a quarter, else bad."""
    share = fighter.health / max(fighter.cap, 1)
    return "good" if share > 0.5 else "warn" if share > 0.25 else "bad"
