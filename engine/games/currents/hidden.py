"""Hidden information: the order of the decks, which no seat knows (RULES.md 1.7)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.currents.state import CurrentsState


def shuffle_unseen(g: CurrentsState, seat: int | None, chance: Chance) -> None:
    """Rearrange the decks, whose order no seat knows."""
    for deck in (*g.luminary_decks, *g.propaganda_decks, *g.event_decks):
        deck.shuffle_unseen(chance)
