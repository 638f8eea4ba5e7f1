"""Drawing (RULES.md 5), and how cards move between secret and open places (1.2, 1.3)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.lightning.events import PowerUsedUp, Recycled
from engine.games.lightning.state import LightningState, Side

HAND_SIZE = 6


# Players' decks


def recycle(g: LightningState, seat: int) -> None:
    """Shuffle the Output Deck into a new Input Deck; cards that all saw stay known (5.2)."""
    side = g.sides[seat]
    side.exposed_cards += side.output.cards
    side.input_deck.cards = side.output.cards + side.tucked_cards.cards
    side.output.cards = []
    side.tucked_cards.cards = []
    side.input_deck.shuffle(g.chance)
    g.emit(Recycled, seat=seat, count=len(side.input_deck))


def draw(g: LightningState, seat: int, count: int) -> list[str]:
    """Take and return the top cards of the Input Deck, recycled when it runs short (5.2 to 5.4)."""
    side = g.sides[seat]
    cards = side.input_deck.deal(count, g.chance)
    if len(cards) < count and (side.output.cards or side.tucked_cards.cards):
        recycle(g, seat)
        cards += side.input_deck.deal(count - len(cards), g.chance)
    return cards


def turn_up_own(g: LightningState, seat: int) -> str:
    """Turn up the top card of the Input Deck for all to see, and return it; "" if there is none
    (5.3)."""
    cards = draw(g, seat, 1)
    if not cards:
        return ""
    forget_exposed(g.sides[seat], cards[0])
    return cards[0]


# Cards known to others


def forget_exposed(side: Side, card: str) -> None:
    """Note that all saw a card leave the hidden places; another copy in the hand stays known."""
    if card in side.exposed_cards and side.exposed_cards.count(card) > side.shown_cards.count(card):
        side.exposed_cards.remove(card)


def leave_hand(side: Side, card: str) -> None:
    side.hand.cards.remove(card)
    if card in side.shown_cards:
        side.shown_cards.remove(card)
    forget_exposed(side, card)


def note_shown_card(side: Side, card: str) -> None:
    if side.exposed_cards.count(card) <= side.shown_cards.count(card):
        side.exposed_cards.append(card)
    side.shown_cards.append(card)


def join_hand(side: Side, card: str) -> None:
    side.hand.add(card)
    note_shown_card(side, card)


def put_away(side: Side, cards: Iterable[str]) -> None:
    """Put cards from the hand into the Output Deck face down; none of the hand stays known."""
    for card in cards:
        side.hand.remove(card)
        side.tucked_cards.add(card)
    side.shown_cards.clear()


def use_up(g: LightningState, seat: int, card: str) -> None:
    """Take a Power Card that has worked out of the game (11.29)."""
    g.removed_cards.add(card)
    g.emit(PowerUsedUp, seat=seat, card=card)


# The Common Deck


def turn_up_common(g: LightningState, count: int) -> list[str]:
    """Take and return the top cards of the Common Deck, as many as there are."""
    above_returned = len(g.common) - g.common.known_bottom_count - g.returned_count
    cards = g.common.deal(count, g.chance)
    if len(cards) > above_returned:
        g.unearthed_cards += cards[above_returned:]
        g.returned_count = min(g.returned_count, len(g.common) - g.common.known_bottom_count)
    if g.seen_top_count:
        g.seen_top_count = max(0, g.seen_top_count - len(cards))
    return cards
