"""Master of Lightning in plain words: log lines from events (`tell`)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.event import Event
from engine.games.lightning import events as e
from engine.games.lightning.card import SUITS
from engine.games.lightning.cards import CARDS

TRICKS = {3: "three-card trick", 2: "two-card trick", 1: "one-card trick"}


def name(card: str) -> str:
    """A card's name."""
    return CARDS[card].name


def named(cards: Iterable[str]) -> str:
    """Cards in a row: "Colorado 60, Niagara 10 and Surge", or "nothing"."""
    return listed([name(card) for card in cards])


def listed(words: list[str]) -> str:
    """Words in a row: "a, b and c"."""
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def count(number: int, one: str) -> str:
    """A number with its noun: "1 card", "2 cards"."""
    return f"{number} {one if number == 1 else one + 's'}"


def seat_name(seat: int) -> str:
    """What a seat is called."""
    return f"Seat {seat + 1}"


def who(seat: int, viewer: int | None) -> str:
    """The seat as the viewer reads it, in the middle of a sentence."""
    return "you" if seat == viewer else seat_name(seat)


def seats_named(seats: Iterable[int], viewer: int | None) -> str:
    """Some seats in a row: "you and Seat 3"."""
    return listed([who(seat, viewer) for seat in seats])


def possessive(seat: int, viewer: int | None) -> str:
    """ "your" or "Seat 3's"."""
    return "your" if seat == viewer else f"{seat_name(seat)}'s"


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    if isinstance(event, e.Deed):
        return (
            f"{seat_name(event.seat)}: {deed(event, seat)}"
            if event.seat != seat
            else (f"You: {deed(event, seat)}")
        )
    match event:
        case e.GameBegan(cards=cards, dealer=dealer):
            return f"{cards} cards; {dealer_line(dealer, seat)}"
        case e.CommonDeckMade(cards=cards, returned=returned):
            return f"{returned} cards are returned; the Common Deck holds {cards}"
        case e.RoundBegan(round=number, dealer=dealer):
            return f"Round {number}; {dealer_line(dealer, seat)}"
        case e.PrizesTurnedUp(size=size, cards=cards):
            return f"The {TRICKS[size]}: {named(cards)}"
        case e.TrickReversed():
            return "The lowest total wins"
        case e.TieBegan(seats=seats, total=total, own_decks=own):
            source = "the own decks" if own else "the Common Deck"
            return f"Tie at {total} between {seats_named(seats, seat)}; they draw from {source}"
        case e.CommonDeckEmpty():
            return "The Common Deck is empty: the game is over"
        case e.GameWon(seats=seats, score=score, tie_break=tie_break):
            broken = ", ahead without Value cards" if tie_break and len(seats) == 1 else ""
            return f"The Master of Lightning with {score}: {seats_named(seats, seat)}{broken}"
    raise ValueError(f"nobody knows how to tell {event!r}")


def dealer_line(dealer: int, viewer: int | None) -> str:
    """Who deals."""
    return "you are the Dealer" if dealer == viewer else f"{seat_name(dealer)} is the Dealer"


def deed(event: e.Deed, viewer: int | None) -> str:
    """What happened to a seat, as a note after its name."""
    match event:
        case e.CardsDealt(cards=cards):
            return f"dealt {named(cards)}"
        case e.CardsReturned(cards=cards):
            return f"returned {named(cards)}"
        case e.Recycled(count=number):
            return f"Output Deck recycled, {count(number, 'card')}"
        case e.HandDrawn(cards=cards):
            return f"hand of {named(cards)}"
        case e.HandPutAway(count=number):
            return f"{count(number, 'card')} left in hand, put away"
        case e.BidRevealed(cards=cards, total=total):
            return f"bid {named(cards)}, {total}" if cards else "no bid, 0"
        case e.TieCardDrawn(card=card, total=total):
            return f"drew {name(card)}, now {total}" if card else f"no card to draw, still {total}"
        case e.TieLinked():
            return (
                "wins the tie by Wireless Link"
                if event.seat != viewer
                else ("the tie is won by Wireless Link")
            )
        case e.TieByOrder():
            return "nobody can draw; first in order, so the tie is won"
        case e.TrickWon(cards=cards, total=total):
            return f"trick won with {total}, takes {named(cards)}"
        case e.FinalScore(score=score, plain=plain):
            return f"final score {score} ({plain} without Value cards)"
    return power_deed(event, viewer)


def power_deed(event: e.Deed, viewer: int | None) -> str:
    """Power Cards before the tricks."""
    match event:
        case e.PowersShown(cards=cards):
            return f"to be played now: {named(cards)}"
        case e.PowerPlayed(card=card):
            return f"{name(card)} is played"
        case e.PowersLeft():
            return "no more Power Cards"
        case e.PowerFizzled(card=card):
            return f"{name(card)} finds nothing to work on"
        case e.PowerDeclined(card=card):
            return f"{name(card)} is not used"
        case e.CardsDrawn(count=number):
            return f"{count(number, 'card')} drawn"
        case e.CardsSeen(cards=cards):
            return f"drawn are {named(cards)}"
        case e.CardsPutAway(count=number):
            return f"{count(number, 'card')} put away, face down"
        case e.CardsHidden(cards=cards):
            return f"put away are {named(cards)}"
        case e.ChequeCashed(card=card):
            return f"the cheque brings {name(card)}"
        case e.CardStolen(target=target, card=card):
            return f"{name(card)} is drawn from {possessive(target, viewer)} hand"
        case e.CardGiven(target=target, card=card) | e.CardPosted(target=target, card=card):
            return f"{name(card)} goes to {who(target, viewer)}"
        case e.CommonDeckSeen(cards=cards):
            return f"on top of the Common Deck: {named(cards)}"
        case e.CommonDeckOrdered(count=number):
            return f"the top {count(number, 'card')} of the Common Deck are put in order"
        case e.CardScrapped(card=card):
            return f"{name(card)} is out of the game"
        case e.CardPlanted(target=target, card=card):
            return f"{name(card)} goes into {possessive(target, viewer)} Output Deck"
        case e.CardRecovered(card=card):
            return f"{name(card)} comes back to the hand"
        case e.CardBuried(card=card):
            return f"{name(card)} goes under the Common Deck"
        case e.SuitNamed(suit=suit):
            return f"{SUITS[suit].name} counts 10 more"
    return trick_deed(event, viewer)


def trick_deed(event: e.Deed, viewer: int | None) -> str:
    """Power Cards in bids."""
    match event:
        case e.CoilTurnedUp(card=card):
            return f"Second Coil adds {name(card)}" if card else "Second Coil finds no card"
        case e.PowersCancelled(cards=cards):
            return f"Short Circuit cancels {named(cards)}"
        case e.CardDoubled(card=card, counts=counts):
            return f"Resonance makes {name(card)} count {counts}"
        case e.CardStruck(target=target, card=card):
            struck = f"{name(card)} count 0" if card else "nothing count less"
            return (
                f"Arc Strike makes {possessive(target, viewer)} {struck}"
                if card
                else (f"Arc Strike finds no Voltage Card in {possessive(target, viewer)} bid")
            )
        case e.WaveCounted(counts=counts):
            return f"Standing Wave counts {counts}"
        case e.TotalsExchanged(target=target, total=total):
            return f"Transformer: totals exchanged with {who(target, viewer)}, now {total}"
        case e.TotalGrounded():
            return "Grounding Rod: the total is 0"
        case e.PrizeAdded(card=card):
            return f"Strikes Twice adds {name(card)} to the prizes"
        case e.PrizeTaken(card=card, by=by):
            return f"{name(card)} is taken, by {name(by)}"
    raise ValueError(f"nobody knows how to tell {event!r}")
