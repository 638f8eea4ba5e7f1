"""Drawing cards (RULES.md 3.4, 6.3)."""

from __future__ import annotations

from engine.games.taidian.events import Drew, Rebuilt
from engine.games.taidian.ideas import is_structure
from engine.games.taidian.state import Fighter, TaidianState


def draw_cards(g: TaidianState, seat: int, count: int) -> None:
    """Draw cards from the seat's deck; the discard replaces an empty deck (3.4)."""
    fighter = g.fighters[seat]
    cards = fighter.deck.deal(count, g.chance)
    if len(cards) < count and fighter.discard.cards:
        shuffle_discard(g, fighter)
        cards += fighter.deck.deal(count - len(cards), g.chance)
    structures = [card for card in cards if is_structure(g, card)]
    for structure in structures:
        cards.remove(structure)
    fighter.hand.add(*cards)
    g.emit(Drew, seat=seat, cards=tuple(cards), audience=(seat,))
    for structure in structures:
        rebuild(g, seat, structure)


def shuffle_discard(g: TaidianState, fighter: Fighter) -> None:
    """Make the discard the new deck (3.4)."""
    fighter.deck.cards, fighter.discard.cards = fighter.discard.cards, []
    fighter.deck.shuffle(g.chance)


def rebuild(g: TaidianState, seat: int, structure: str) -> None:
    """Put a structure that is drawn again into play at once; no card replaces it (6.3)."""
    fighter = g.fighters[seat]
    fighter.structures.append(structure)
    g.emit(Rebuilt, seat=seat, structure=structure)
