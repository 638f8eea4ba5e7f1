"""Master of Lightning in plain words: log lines from events (`tell`)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.core.text import count, listed
from engine.games.lightning import events as e
from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import CARDS

TRICKS = {3: "three-card trick", 2: "two-card trick", 1: "one-card trick"}


def name(card: str) -> str:
    """A card's name."""
    return CARDS[card].name


def named(cards: Iterable[str]) -> str:
    """Cards in a row: "Colorado 60, Niagara 10 and Surge", or "nothing"."""
    return listed(map(name, cards), empty="nothing")


def seat_words(seat: int) -> str:
    """What a seat is called."""
    return f"Seat {seat + 1}"


def seats_named(seats: Iterable[int]) -> str:
    """Some seats in a row: "Seat 1 and Seat 3"."""
    return listed(map(seat_words, seats), empty="nothing")


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    if isinstance(event, e.Deed):
        return f"{seat_words(event.seat)} {deed(event)}"
    match event:
        case e.GameBegan(cards=cards, dealer=dealer):
            return f"{cards} cards are in the game; {seat_words(dealer)} is the first Dealer"
        case e.CommonDeckMade(cards=cards, returned=returned):
            return f"{returned} cards are returned; the Common Deck holds {cards}"
        case e.RoundBegan(round=number, dealer=dealer):
            return f"Round {number}; {seat_words(dealer)} is the Dealer"
        case e.PrizesTurnedUp(size=size, cards=cards):
            return f"The {TRICKS[size]} is for {named(cards)}"
        case e.TrickReversed():
            return "The lowest total wins"
        case e.TieBegan(seats=seats, total=total, own_decks=own):
            source = "their own decks" if own else "the Common Deck"
            return f"{seats_named(seats)} are level at {total} and draw from {source}"
        case e.CommonDeckEmpty():
            return "The Common Deck is empty: the game is over"
        case e.GameWon(seats=seats, score=score, tie_break=tie_break):
            shared = len(seats) > 1
            broken = ", ahead without Value cards" if tie_break and not shared else ""
            masters = "share the title" if shared else "is the Master of Lightning"
            return f"{seats_named(seats)} {masters} with {score}{broken}"
    raise ValueError(f"nobody knows how to tell {event!r}")


def deed(event: e.Deed) -> str:
    """What was done, without the doer."""
    match event:
        case e.CardsDealt(cards=cards):
            return f"is dealt {named(cards)}"
        case e.CardsReturned(cards=cards):
            return f"returns {named(cards)}"
        case e.Recycled(count=number):
            return f"recycles the Output Deck, {count(number, 'card')}"
        case e.HandDrawn(cards=cards):
            return f"draws {named(cards)}"
        case e.HandPutAway(count=number):
            return f"puts {count(number, 'card')} away unplayed"
        case e.BidRevealed(cards=cards, total=total):
            return f"bids {named(cards)}: {total}"
        case e.TieCardDrawn(card=card, total=total):
            return f"draws {name(card)}: {total}" if card else f"has no card to draw: {total}"
        case e.TieLinked():
            return "wins the tie by Wireless Link"
        case e.TieByOrder():
            return "wins the tie as the first in order, because nobody has a card to draw"
        case e.TrickWon(cards=cards, total=total):
            return f"wins the trick with {total} and takes {named(cards)}"
        case e.FinalScore(score=score, plain=plain):
            return f"scores {score}, of which {score - plain} by Value cards"
    return power_deed(event)


def power_deed(event: e.Deed) -> str:
    """Power Cards before the tricks."""
    match event:
        case e.PowersShown(cards=cards):
            return f"shows {named(cards)}"
        case e.PowerPlayed(card=card):
            return f"plays {name(card)}"
        case e.PowersLeft():
            return "plays no more Power Cards"
        case e.PowerFizzled(card=card):
            return f"finds nothing for {name(card)} to work on"
        case e.PowerDeclined(card=card):
            return f"makes no use of {name(card)}"
        case e.PowerUsedUp(card=card):
            return f"has used up {name(card)}, which leaves the game"
        case e.CardsDrawn(count=number):
            return f"draws {count(number, 'card')}"
        case e.CardsSeen(cards=cards):
            return f"has drawn {named(cards)}"
        case e.CardsPutAway(count=number):
            return f"puts {count(number, 'card')} away, face down"
        case e.CardsHidden(cards=cards):
            return f"has put away {named(cards)}"
        case e.ChequeCashed(card=card):
            return f"gets {name(card)} from the Common Deck"
        case e.CardStolen(target=target, card=card):
            return f"draws {name(card)} from the hand of {seat_words(target)}"
        case e.CardGiven(target=target, card=card):
            return f"gives {name(card)} to {seat_words(target)}"
        case e.CardPosted(target=target, card=card):
            return f"passes {name(card)} to {seat_words(target)}"
        case e.CommonDeckSeen(cards=cards):
            return f"sees {named(cards)} on top of the Common Deck"
        case e.CommonDeckOrdered(count=number):
            return f"puts the top {count(number, 'card')} of the Common Deck in order"
        case e.CardScrapped(card=card):
            return f"removes {name(card)} from the game"
        case e.CardPlanted(target=target, card=card):
            return f"moves {name(card)} into the Output Deck of {seat_words(target)}"
        case e.CardRecovered(card=card):
            return f"takes {name(card)} back into the hand"
        case e.CardBuried(card=card):
            return f"puts {name(card)} under the Common Deck"
        case e.SuitNamed(suit=suit):
            return f"names {SUITS[suit].name}, which counts 10 more"
    return trick_deed(event)


def trick_deed(event: e.Deed) -> str:
    """Power Cards in bids."""
    match event:
        case e.CoilTurnedUp(card=card):
            return f"adds {name(card)} by Second Coil" if card else "has no card for Second Coil"
        case e.PowersCancelled(cards=cards):
            return f"cancels {named(cards)} by Short Circuit"
        case e.CardDoubled(card=card, counts=counts):
            return f"makes {name(card)} count {counts} by Resonance"
        case e.CardStruck(target=target, card=card):
            hit = f"{name(card)} in" if card else "nothing in"
            return f"strikes {hit} the bid of {seat_words(target)} by Arc Strike"
        case e.WaveCounted(counts=counts):
            return f"counts {counts} for Standing Wave"
        case e.TotalsExchanged(target=target, total=total):
            return f"exchanges totals with {seat_words(target)} by Transformer: {total}"
        case e.TotalGrounded():
            return "has a total of 0 by Grounding Rod"
        case e.PrizeAdded(card=card):
            return f"finds {name(card)} among the prizes by Strikes Twice"
        case e.PrizeTaken(card=card, by=by):
            return f"takes {name(card)} by {name(by)}"
    raise ValueError(f"nobody knows how to tell {event!r}")
