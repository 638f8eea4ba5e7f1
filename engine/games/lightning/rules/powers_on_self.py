"""Power Cards before the tricks that work on their player's cards or the Common Deck (RULES.md 11).

Each effect of a card is a separate segment that asks, if necessary, before anything else happens.
So a segment that is played again never has to reveal a secret a second time.
"""

from __future__ import annotations

from engine.core.flow import choose
from engine.core.subsets import cards_in
from engine.games.lightning.deck import POSITIVES, sorted_cards
from engine.games.lightning.events import (
    CardBuried,
    CardRecovered,
    CardScrapped,
    CardsDrawn,
    CardsHidden,
    CardsPutAway,
    CardsSeen,
    ChequeCashed,
    CommonDeckOrdered,
    CommonDeckSeen,
    PowerDeclined,
    SuitNamed,
)
from engine.games.lightning.ideas import (
    KEEP_ALL,
    hand_choices,
    order_choices,
    recover_choices,
    scrap_choices,
    suit_choices,
)
from engine.games.lightning.rules.decks import draw, join_hand, leave_hand, put_away, turn_up_common
from engine.games.lightning.rules.effect_register import early
from engine.games.lightning.rules.targets import note_fizzle
from engine.games.lightning.state import LightningState

CARDS_SEEN = 3
SPARKS = 2


def put_face_down(g: LightningState, seat: int, cards: list[str]) -> None:
    put_away(g.sides[seat], cards)
    g.emit(CardsPutAway, seat=seat, count=len(cards))
    g.emit(CardsHidden, seat=seat, cards=sorted_cards(cards), audience=(seat,))


# Patent Grant (11.1)


@early("patent-grant")
async def draw_two(g: LightningState, seat: int) -> None:
    cards = draw(g, seat, 2)
    g.sides[seat].hand.add(*cards)
    g.emit(CardsDrawn, seat=seat, count=len(cards))
    g.emit(CardsSeen, seat=seat, cards=sorted_cards(cards), audience=(seat,))


@early("patent-grant")
async def ask_what_to_put_away(g: LightningState, seat: int) -> None:
    """Ask for one card in the hand to put onto the Output Deck, face down."""
    if not len(g.sides[seat].hand):
        note_fizzle(g, seat, "the hand is empty")
        return
    offered = hand_choices(g, seat, "put away")
    answer = await choose(seat, "Patent Grant: put one card away", offered, "11.1")
    put_face_down(g, seat, [answer.noun])


# Investor's Cheque (11.2)


@early("investors-cheque")
async def cash_the_cheque(g: LightningState, seat: int) -> None:
    """Move the top card of the Common Deck to the Output Deck."""
    cards = turn_up_common(g, 1)
    if not cards:
        note_fizzle(g, seat, "the Common Deck is empty")
        return
    g.sides[seat].output.add(*cards)
    g.emit(ChequeCashed, seat=seat, card=cards[0])


# Sparks in the Workshop (11.3)


@early("sparks-in-the-workshop")
async def lose_two(g: LightningState, seat: int) -> None:
    hand = list(g.sides[seat].hand)
    g.chance.shuffle(hand)
    if not hand:
        note_fizzle(g, seat, "the hand is empty")
        return
    put_face_down(g, seat, hand[:SPARKS])


# Private Demonstration (11.6)


@early("private-demonstration")
async def look_at_the_deck(g: LightningState, seat: int) -> None:
    """Show the top cards of the Common Deck only to the player of the card."""
    cards = g.common.cards[:CARDS_SEEN]
    if not cards:
        note_fizzle(g, seat, "the Common Deck is empty")
        g.power.effects_done += 1
        return
    g.chance.reveals += 1
    g.looker, g.seen_top_count = seat, len(cards)
    g.emit(CommonDeckSeen, seat=seat, cards=tuple(cards), audience=(seat,))


@early("private-demonstration")
async def ask_in_which_order(g: LightningState, seat: int) -> None:
    """Ask for the order in which the inspected cards go back."""
    cards = g.common.cards[: g.seen_top_count]
    if len(cards) == 1:
        return
    prompt = "Private Demonstration: which order, top card first?"
    answer = await choose(seat, prompt, order_choices(g, seat), "11.6")
    g.common.cards[: g.seen_top_count] = cards_in(answer)
    blur_the_bottom(g)
    g.emit(CommonDeckOrdered, seat=seat, count=g.seen_top_count)


def blur_the_bottom(g: LightningState) -> None:
    """Forget, for the other players, where returned cards lie that were looked at."""
    g.common.known_bottom_count = min(g.common.known_bottom_count, len(g.common) - g.seen_top_count)
    unknown = len(g.common) - g.common.known_bottom_count
    if unknown - g.returned_count < g.seen_top_count:
        g.returned_count = unknown


# Scrap Heap (11.7)


@early("scrap-heap")
async def ask_what_to_scrap(g: LightningState, seat: int) -> None:
    """Ask for a card in the hand to leave the game, or none."""
    if not len(g.sides[seat].hand):
        note_fizzle(g, seat, "the hand is empty")
        return
    answer = await choose(
        seat, "Scrap Heap: remove a card from the game?", scrap_choices(g, seat), "11.7"
    )
    if answer == KEEP_ALL:
        g.emit(PowerDeclined, seat=seat, card=g.power.card)
        return
    leave_hand(g.sides[seat], answer.noun)
    g.removed_cards.add(answer.noun)
    g.emit(CardScrapped, seat=seat, card=answer.noun)


# Notebook Found (11.9)


@early("notebook-found")
async def ask_what_to_recover(g: LightningState, seat: int) -> None:
    """Ask for a card of the Output Deck, which comes to the hand and is shown."""
    side = g.sides[seat]
    if not side.output_cards:
        note_fizzle(g, seat, "the Output Deck is empty")
        return
    offered = recover_choices(g, seat)
    answer = await choose(seat, "Notebook Found: take a card back", offered, "11.9")
    card = answer.noun
    if card in side.output:
        side.output.remove(card)
    else:
        side.tucked_cards.remove(card)
    join_hand(side, card)
    g.emit(CardRecovered, seat=seat, card=card)


# Creditors at the Door (11.10)


@early("creditors-at-the-door")
async def lose_a_positive(g: LightningState, seat: int) -> None:
    """Put a random Positive card from the hand under the Common Deck."""
    good = [card for card in g.sides[seat].hand if card in POSITIVES]
    if not good:
        note_fizzle(g, seat, "there is no Positive card in the hand")
        return
    if not len(g.common):
        note_fizzle(g, seat, "the Common Deck is empty")
        return
    card = g.chance.pick(good)
    leave_hand(g.sides[seat], card)
    g.common.bury([card])
    g.emit(CardBuried, seat=seat, card=card)


# Alternating Current (11.11) and the other lasting cards


@early("alternating-current")
async def ask_for_a_suit(g: LightningState, seat: int) -> None:
    offered = suit_choices(g, seat)
    answer = await choose(seat, "Alternating Current: name a suit", offered, "11.11")
    g.sides[seat].suit = answer.noun
    g.emit(SuitNamed, seat=seat, suit=answer.noun)
