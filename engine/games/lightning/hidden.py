"""Hidden information, rearranged in place for bots that look ahead and for secrecy tests.

A seat cannot know the order of any deck, nor the cards in the others' collections that were never
shown. Cards that all have seen stay with their owner, but may lie in any of the owner's hidden
places; cards known to be in a hand stay there.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.chance import Chance
from engine.core.redeal import redeal_decks
from engine.games.lightning.deck import EARLY, without_cards
from engine.games.lightning.state import LightningState, Side
from engine.games.lightning.view import seen_top_count_of


def shuffle_unseen(g: LightningState, seat: int | None, chance: Chance) -> None:
    """Rearrange everything that the seat cannot know; None is a spectator."""
    others = [owner for owner in range(g.seats) if owner != seat]
    deck = g.common.cards
    top, bottom = seen_top_count_of(g, seat), len(deck) - g.common.known_bottom_count
    returned = max(top, bottom - g.returned_count)
    own_cards = own_returned_cards(g, seat, candidates=deck[returned:bottom])
    pool = without_cards(deck[returned:bottom], own_cards) + deck[top:returned]
    cards_of_others = [
        without_cards(hidden_cards(g.sides[owner]), g.sides[owner].exposed_cards)
        for owner in others
    ]
    pool += [card for cards in cards_of_others for card in cards]
    chance.shuffle(pool)
    for owner, cards in zip(others, cards_of_others, strict=True):
        unseen = [pool.pop() for _ in cards]
        if has_played_powers(g, owner):
            change_early_cards(unseen, pool, len(g.sides[owner].hand))
        lay_hidden(g, owner, unseen, chance)
    deck[top:returned] = [pool.pop() for _ in deck[top:returned]]
    lower_cards = pool + own_cards
    chance.shuffle(lower_cards)
    deck[returned:bottom] = lower_cards
    deal_returned_cards(g, seat, candidates=deck[bottom - g.returned_count : bottom])
    if seat is not None:
        chance.shuffle(g.sides[seat].input_deck.cards)


def redeal(start: LightningState, live: LightningState, chance: Chance) -> None:
    """Deal again what no seat knows: not what the looker has seen; what was returned stays low."""
    kept = {"common": (live.seen_top_count, live.returned_count)}
    redeal_decks(start, live, chance, kept=kept)


def deal_returned_cards(g: LightningState, seat: int | None, *, candidates: Iterable[str]) -> None:
    """Deal again who has returned which cards, except for those of the seat.

    The candidates are the cards at the bottom, in random order. Others may have come up since.
    """
    own_cards = [] if seat is None else g.sides[seat].returned_cards
    cards = without_cards([*g.unearthed_cards, *candidates], own_cards)
    for owner, side in enumerate(g.sides):
        if owner != seat:
            side.returned_cards = [cards.pop() for _ in side.returned_cards]


def own_returned_cards(
    g: LightningState, seat: int | None, *, candidates: Iterable[str]
) -> list[str]:
    """The cards that the seat returned and that may, to its knowledge, still be at the bottom."""
    if seat is None:
        return []
    still_there = without_cards(g.sides[seat].returned_cards, g.unearthed_cards)
    hidden_cards = without_cards(candidates, still_there)
    return without_cards(candidates, hidden_cards)


def hidden_cards(side: Side) -> list[str]:
    """All cards in places that the other players cannot see."""
    return side.hand.cards + side.input_deck.cards + side.tucked_cards.cards


def change_early_cards(unseen: list[str], pool: list[str], count: int) -> None:
    """Swap cards with the pool until the first `count` need not have been played yet (6.2)."""
    unseen.sort(key=EARLY.__contains__)
    for place, card in enumerate(unseen[:count]):
        if card in EARLY:
            other = next((n for n, each in enumerate(pool) if each not in EARLY), None)
            if other is None:
                return
            unseen[place], pool[other] = pool[other], card


def lay_hidden(g: LightningState, owner: int, unseen: list[str], chance: Chance) -> None:
    """Spread a player's hidden cards again over the hand, the Input Deck and the tucked part."""
    side = g.sides[owner]
    cards = unseen + without_cards(side.exposed_cards, side.shown_cards)
    chance.shuffle(cards)
    if has_played_powers(g, owner):
        cards.sort(key=EARLY.__contains__)
    missing = len(side.hand) - len(side.shown_cards)
    side.hand.cards = side.shown_cards + cards[:missing]
    later_cards = cards[missing:]
    chance.shuffle(later_cards)
    count = len(side.input_deck)
    side.input_deck.cards, side.tucked_cards.cards = later_cards[:count], later_cards[count:]


def has_played_powers(g: LightningState, owner: int) -> bool:
    """Must all Power Cards of chapter 6 have left the hand or been shown by now?"""
    waiting = g.circle if g.circle and g.circle[0] != owner else g.circle[1:]
    return g.round > 0 and not g.powers_by_choice and owner not in waiting
