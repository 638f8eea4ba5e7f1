"""A round (RULES.md 4, 5.1) and the end of the game (9)."""

from __future__ import annotations

from engine.games.lightning.deck import sorted_cards
from engine.games.lightning.events import CommonDeckEmpty, HandDrawn, HandPutAway, RoundBegan
from engine.games.lightning.rules.decks import HAND_SIZE, draw, leave_hand, put_away
from engine.games.lightning.rules.scoring import note_scores
from engine.games.lightning.state import LightningState, Side


def begin_round(g: LightningState) -> None:
    """Begin a round: all seats draw a hand of six (4.1, 5.1)."""
    g.round += 1
    g.resolved_powers = []
    g.emit(RoundBegan, round=g.round, dealer=g.dealer)
    for seat in g.order():
        cards = draw(g, seat, HAND_SIZE)
        g.sides[seat].hand.cards = cards
        if g.events is not None:
            g.emit(HandDrawn, seat=seat, cards=sorted_cards(cards), audience=(seat,))


def end_round(g: LightningState) -> None:
    """Put the hands onto the Output Decks, end lasting effects and change the Dealer (4.2, 4.3)."""
    for seat in g.order():
        side = g.sides[seat]
        if side.hand.cards:
            g.emit(HandPutAway, seat=seat, count=len(side.hand))
            put_hand_away(side)
        side.output.cards += side.lasting_powers.cards
        side.lasting_powers.cards = []
        side.suit = ""
    note_scores(g)
    g.dealer = (g.dealer + 1) % g.seats


def put_hand_away(side: Side) -> None:
    """Put the hand away face down, except for cards that all know to be there (4.2)."""
    for card in side.shown_cards[:]:
        leave_hand(side, card)
        side.output.add(card)
    put_away(side, list(side.hand))


def is_over(g: LightningState) -> bool:
    """Is the Common Deck empty (9.1)?"""
    return not g.common.cards


def stop_the_game(g: LightningState) -> None:
    """End the game here, even in the middle of a round (9.1)."""
    note_scores(g)
    g.emit(CommonDeckEmpty)
