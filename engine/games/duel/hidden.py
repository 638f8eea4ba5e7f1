"""Hidden information (RULES.md 1.7), and its rearrangement for imagined matches."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.games.duel.state import DuelState, Side


def known_hand(g: DuelState, owner: int, viewer: int | None) -> tuple[str, ...]:
    """The cards in a hand that the viewer knows: all cards in their own hand, or the cards that
    they passed across."""
    cards = g.sides[owner].hand
    if viewer == owner:
        return tuple(cards)
    if viewer is None:
        return ()
    return tuple(sorted(card for card in cards if card in g.sides[viewer].passed_assistants))


def shuffle_unseen(g: DuelState, seat: int | None, chance: Chance) -> None:
    """Rearrange everything that the seat cannot know: both decks, and the unknown cards in
    hands."""
    g.city_deck.shuffle_unseen(chance)
    pool = list(g.assistant_deck.cards)
    secret: list[tuple[Side, list[str]]] = []
    for owner, side in enumerate(g.sides):
        if owner != seat:
            hand = known_hand(g, owner, seat)
            hidden_cards = [card for card in side.hand if card not in hand]
            secret.append((side, list(hand)))
            pool += hidden_cards
    chance.shuffle(pool)
    for side, known_cards in secret:
        missing = len(side.hand) - len(known_cards)
        side.hand.cards = known_cards + [pool.pop() for _ in range(missing)]
    g.assistant_deck.cards = pool
