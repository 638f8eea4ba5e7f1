"""A round (RULES.md 4, 5.1), the end of the game (9) and scoring (10)."""

from __future__ import annotations

from engine.core.state import Outcome
from engine.games.lightning.collection_score import plain_points_of, points_of
from engine.games.lightning.deck import sorted_cards
from engine.games.lightning.events import (
    CommonDeckEmpty,
    FinalScore,
    GameWon,
    HandDrawn,
    HandPutAway,
    RoundBegan,
)
from engine.games.lightning.names import seat_text
from engine.games.lightning.rules.decks import HAND_SIZE, draw, leave_hand, put_away
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


def known_to_all(side: Side) -> list[str]:
    """The cards that all know to be in the collection (1.3)."""
    return [*side.output.cards, *side.exposed_cards, *side.lasting_powers.cards]


def note_scores(g: LightningState) -> None:
    """Remember all scores after this round, for the curve that the end page draws."""
    if g.events is not None:  # bots that look ahead need no curve
        g.scores.append(tuple([points_of(side.collection()) for side in g.sides]))


def score_the_game(g: LightningState) -> None:
    """Set the outcome: the highest score wins, ties by the score without Values (10.4, 10.5)."""
    collections = [side.collection() for side in g.sides]
    standing = [(points_of(cards), plain_points_of(cards)) for cards in collections]
    places = sorted(set(standing), reverse=True)
    ranking = tuple(
        tuple(seat for seat, each in enumerate(standing) if each == place) for place in places
    )
    totals = tuple(total for total, _ in standing)
    best = max(totals)
    tie_break = totals.count(best) > 1
    for seat, (total, plain) in enumerate(standing):
        g.emit(FinalScore, seat=seat, score=total, plain=plain)
    g.emit(GameWon, seats=ranking[0], score=best, was_tie_broken=tie_break)
    g.outcome = Outcome(ranking, totals, ending_reason(ranking[0], best, tie_break=tie_break))


def ending_reason(winners: tuple[int, ...], best: int, *, tie_break: bool) -> str:
    """The way in which the match was won, in one line."""
    names = " and ".join(seat_text(seat) for seat in winners)
    if len(winners) > 1:
        return f"{names} share the win with {best}"
    broken = ", ahead without Value cards" if tie_break else ""
    return f"{names} has the highest score: {best}{broken}"
