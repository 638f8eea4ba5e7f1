"""The palette roles of the things in Master of Lightning."""

from __future__ import annotations

from engine.games.lightning.deck import CARDS

SUIT_ROLE = {"colorado": "hue5", "niagara": "hue2", "wardenclyffe": "hue4", "new-york": "hue3"}
KIND_ROLE = {"positive": "good", "negative": "bad", "power": "gold"}
FELT = "hue3"
"""The role that is mixed into the background of the table."""


def card_role(card: str) -> str:
    row = CARDS[card]
    return SUIT_ROLE[row.suit] if row.suit else KIND_ROLE[row.kind]
