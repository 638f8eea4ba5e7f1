"""The fighters at the table (RULES.md 1), drawing (3.4), and the cards in their hands."""

from __future__ import annotations

from engine.games.taidian.card_types import Character
from engine.games.taidian.card_values import played_value, takes_first_bonus
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.events import Drew, Rebuilt
from engine.games.taidian.ideas import is_structure
from engine.games.taidian.state import Fighter, TaidianState


def living_seats(g: TaidianState) -> list[int]:
    return [seat for seat, fighter in enumerate(g.fighters) if not fighter.fall_order]


def character(fighter: Fighter) -> Character:
    return CHARACTERS[fighter.character]


def seat_of(g: TaidianState, slug: str) -> int:
    for seat, fighter in enumerate(g.fighters):
        if fighter.character == slug:
            return seat
    raise LookupError(slug)


def use_first_bonus(
    g: TaidianState, seat: int, card: str, *, printed: int, for_other: bool = False
) -> int:
    """Use up a bonus for the first card, and return the card's value as it is played (17.5)."""
    value = played_value(g, seat, card, printed=printed, for_other=for_other)
    if takes_first_bonus(g, seat, card):
        g.turn.seats_without_first_bonus.append(seat)
    return value


def leave_hand(g: TaidianState, seat: int, card: str) -> None:
    g.fighters[seat].hand.remove(card)
    forget_held(g, seat, card)


def forget_held(g: TaidianState, seat: int, card: str) -> None:
    """Forget a card that others knew to be in the hand: it may be the one that has left it."""
    seen_cards = g.fighters[seat].seen_cards
    if card in seen_cards:
        seen_cards.remove(card)
    if seat == g.active and g.turn.stolen_cards:
        forget_stolen(g, card)


def forget_stolen(g: TaidianState, card: str) -> None:
    """Forget that a played card was stolen: it now counts as the thief's own (7.6)."""
    stolen = g.turn.stolen_cards
    for place, each in enumerate(stolen):
        if each.card == card:
            del stolen[place]
            return


def heal(g: TaidianState, seat: int, amount: int) -> int:
    """Heal by up to the amount, never above the start, and return by how much (2.5)."""
    fighter = g.fighters[seat]
    gain = max(0, min(amount, fighter.cap - fighter.health))
    fighter.health += gain
    return gain


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
