"""The log lines of Master of Lightning, made from its events (`tell`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.dispatch import Dispatch
from engine.core.event import Event, SeatEvent
from engine.core.text import count, join_with_and
from engine.games.lightning import events as e
from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import CARDS

TRICKS = {3: "three-card trick", 2: "two-card trick", 1: "one-card trick"}


def card_name(card: str) -> str:
    """A card's name."""
    return CARDS[card].name


def card_list(cards: Iterable[str]) -> str:
    """Cards in a row: "Colorado 60, Niagara 10 and Surge", or "nothing"."""
    return join_with_and(map(card_name, cards), empty="nothing")


def seat_text(seat: int) -> str:
    """The name of a seat."""
    return f"Seat {seat + 1}"


def seats_named(seats: Iterable[int]) -> str:
    """Some seats in a row: "Seat 1 and Seat 3"."""
    return join_with_and(map(seat_text, seats), empty="nothing")


tells: Dispatch[type[Event], Callable[[Any], str]] = Dispatch("log line")
"""The log line of an event; the line of a seat event follows the seat's name."""


def tell(event: Event, seat: int | None) -> str:
    """One log line, as the seat reads it."""
    text = tells[type(event)](event)
    return f"{seat_text(event.seat)} {text}" if isinstance(event, SeatEvent) else text


# The game, the rounds and the tricks


@tells(e.GameBegan)
def game_began(event: e.GameBegan) -> str:
    """Say how many cards are in the game and who is the first Dealer."""
    return f"{event.cards} cards are in the game; {seat_text(event.dealer)} is the first Dealer"


@tells(e.CommonDeckMade)
def common_deck_made(event: e.CommonDeckMade) -> str:
    """Say how many cards were returned and how many the Common Deck holds."""
    return f"{event.returned_count} cards are returned; the Common Deck holds {event.cards}"


@tells(e.RoundBegan)
def round_began(event: e.RoundBegan) -> str:
    """Say which round begins and who is the Dealer."""
    return f"Round {event.round}; {seat_text(event.dealer)} is the Dealer"


@tells(e.PrizesTurnedUp)
def prizes_turned_up(event: e.PrizesTurnedUp) -> str:
    """Say which prizes the trick is for."""
    return f"The {TRICKS[event.size]} is for {card_list(event.cards)}"


@tells(e.TrickReversed)
def trick_reversed(event: e.TrickReversed) -> str:
    """Say that the lowest total wins the trick."""
    return "The lowest total wins"


@tells(e.ReversalsCancelled)
def reversals_cancelled(event: e.ReversalsCancelled) -> str:
    """Say that two reversals undo each other."""
    return "Two reversals undo each other: the highest total wins"


@tells(e.TieBegan)
def tie_began(event: e.TieBegan) -> str:
    """Say which seats are tied and which deck they draw from."""
    source = "their own deck" if event.uses_own_decks else "the Common Deck"
    draw = f"each draws and keeps a card from {source}"
    return f"{seats_named(event.seats)} are tied at {event.total}: {draw}"


@tells(e.CommonDeckEmpty)
def common_deck_empty(event: e.CommonDeckEmpty) -> str:
    """Say that the game is over because the Common Deck is empty."""
    return "The Common Deck is empty: the game is over"


@tells(e.GameWon)
def game_won(event: e.GameWon) -> str:
    """Say who is the Master of Lightning, with the score and the tie-break."""
    is_shared = len(event.seats) > 1
    broken = ", ahead without Value cards" if event.was_tie_broken and not is_shared else ""
    masters = "share the title" if is_shared else "is the Master of Lightning"
    return f"{seats_named(event.seats)} {masters} with {event.score}{broken}"


@tells(e.CardsDealt)
def cards_dealt(event: e.CardsDealt) -> str:
    """Say which cards the seat is dealt."""
    return f"is dealt {card_list(event.cards)}"


@tells(e.CardsReturned)
def cards_returned(event: e.CardsReturned) -> str:
    """Say which cards the seat returns at the deal."""
    return f"returns {card_list(event.cards)}"


@tells(e.Recycled)
def recycled(event: e.Recycled) -> str:
    """Say that the Output Deck is recycled and how many cards it held."""
    return f"recycles the Output Deck ({count(event.count, 'card')})"


@tells(e.HandDrawn)
def hand_drawn(event: e.HandDrawn) -> str:
    """Say which hand the seat draws for the round."""
    return f"draws {card_list(event.cards)}"


@tells(e.HandPutAway)
def hand_put_away(event: e.HandPutAway) -> str:
    """Say how many cards in the hand stay unplayed."""
    return f"puts {count(event.count, 'card')} away unplayed"


@tells(e.BidRevealed)
def bid_revealed(event: e.BidRevealed) -> str:
    """Say which cards the seat bids, with their printed total, unless a name alone says it."""
    cards = card_list(event.cards)
    says_total = len(event.cards) == 1 and cards.endswith(f" {event.total}")
    return f"bids {cards}" if says_total else f"bids {cards}: {event.total}"


@tells(e.TieCardDrawn)
def tie_card_drawn(event: e.TieCardDrawn) -> str:
    """Say which card is drawn for a tie, with the new total."""
    return (
        f"draws {card_name(event.card)}: {event.total}"
        if event.card
        else f"has no card to draw: {event.total}"
    )


@tells(e.TieLinked)
def tie_linked(event: e.TieLinked) -> str:
    """Say that Wireless Link wins the tie."""
    return "wins the tie with Wireless Link"


@tells(e.TieByOrder)
def tie_by_order(event: e.TieByOrder) -> str:
    """Say that the order of seats decides the tie."""
    return "wins the tie as the first in order, because nobody has a card to draw"


@tells(e.TrickWon)
def trick_won(event: e.TrickWon) -> str:
    """Say the total that wins the trick, and its prizes."""
    return f"wins the trick with {event.total}, taking {card_list(event.cards)}"


@tells(e.FinalScore)
def final_score(event: e.FinalScore) -> str:
    """Say how many points the seat scores, by Value cards and by all others."""
    values = event.score - event.plain
    return f"scores {event.score}: {values} from Value cards, {event.plain} from the others"


# Power Cards before the tricks


@tells(e.PowersShown)
def powers_shown(event: e.PowersShown) -> str:
    """Say which Power Cards the seat shows before the tricks."""
    return f"shows {card_list(event.cards)}"


@tells(e.PowerPlayed)
def power_played(event: e.PowerPlayed) -> str:
    """Say which Power Card is played."""
    return f"plays {card_name(event.card)}"


@tells(e.PowersLeft)
def powers_left(event: e.PowersLeft) -> str:
    """Say that the seat plays no more Power Cards."""
    return "plays no more Power Cards"


@tells(e.PowerFizzled)
def power_fizzled(event: e.PowerFizzled) -> str:
    """Say which Power Card has no effect, and why."""
    return f"finds nothing for {card_name(event.card)} to work on: {event.reason}"


@tells(e.PowerDeclined)
def power_declined(event: e.PowerDeclined) -> str:
    """Say which Power Card the seat does not use."""
    return f"does not use {card_name(event.card)}"


@tells(e.PowerUsedUp)
def power_used_up(event: e.PowerUsedUp) -> str:
    """Say which Power Card leaves the game after its effect."""
    return f"has used up {card_name(event.card)}, which leaves the game"


@tells(e.CardsDrawn)
def cards_drawn(event: e.CardsDrawn) -> str:
    """Say how many cards are drawn, without their names."""
    return f"draws {count(event.count, 'card')}"


@tells(e.CardsSeen)
def cards_seen(event: e.CardsSeen) -> str:
    """Say which cards the seat has drawn."""
    return f"has drawn {card_list(event.cards)}"


@tells(e.CardsPutAway)
def cards_put_away(event: e.CardsPutAway) -> str:
    """Say how many cards are put away, without their names."""
    return f"puts {count(event.count, 'card')} away, face down"


@tells(e.CardsHidden)
def cards_hidden(event: e.CardsHidden) -> str:
    """Say which cards the seat has put away."""
    return f"has put away {card_list(event.cards)}"


@tells(e.ChequeCashed)
def cheque_cashed(event: e.ChequeCashed) -> str:
    """Say which card the seat gets from the Common Deck."""
    return f"gets {card_name(event.card)} from the Common Deck"


@tells(e.CardStolen)
def card_stolen(event: e.CardStolen) -> str:
    """Say which card is drawn from the hand of an opponent."""
    return f"draws {card_name(event.card)} from the hand of {seat_text(event.target)}"


@tells(e.CardGiven)
def card_given(event: e.CardGiven) -> str:
    """Say which card is given to an opponent."""
    return f"gives {card_name(event.card)} to {seat_text(event.target)}"


@tells(e.CardPosted)
def card_posted(event: e.CardPosted) -> str:
    """Say which card is passed to the left."""
    return f"passes {card_name(event.card)} to {seat_text(event.target)}"


@tells(e.CommonDeckSeen)
def common_deck_seen(event: e.CommonDeckSeen) -> str:
    """Say which cards the seat sees on top of the Common Deck."""
    return f"sees {card_list(event.cards)} on top of the Common Deck"


@tells(e.CommonDeckOrdered)
def common_deck_ordered(event: e.CommonDeckOrdered) -> str:
    """Say how many cards of the Common Deck are put in order."""
    return f"puts the top {count(event.count, 'card')} of the Common Deck in order"


@tells(e.CardScrapped)
def card_scrapped(event: e.CardScrapped) -> str:
    """Say which card is removed from the game."""
    return f"removes {card_name(event.card)} from the game"


@tells(e.CardPlanted)
def card_planted(event: e.CardPlanted) -> str:
    """Say which card is moved into the Output Deck of an opponent."""
    return f"moves {card_name(event.card)} into the Output Deck of {seat_text(event.target)}"


@tells(e.CardRecovered)
def card_recovered(event: e.CardRecovered) -> str:
    """Say which card is taken back into the hand."""
    return f"takes {card_name(event.card)} back into hand"


@tells(e.CardBuried)
def card_buried(event: e.CardBuried) -> str:
    """Say which card goes under the Common Deck."""
    return f"puts {card_name(event.card)} under the Common Deck"


@tells(e.SuitNamed)
def suit_named(event: e.SuitNamed) -> str:
    """Say which suit counts 10 more."""
    return f"names {SUITS[event.suit].name}, which counts 10 more"


# Power Cards in bids


@tells(e.CoilTurnedUp)
def coil_turned_up(event: e.CoilTurnedUp) -> str:
    """Say which card Second Coil adds to the bid, if any."""
    return (
        f"adds {card_name(event.card)} with Second Coil"
        if event.card
        else "has no card for Second Coil"
    )


@tells(e.PowersCancelled)
def powers_cancelled(event: e.PowersCancelled) -> str:
    """Say which Power Cards Short Circuit cancels, if any."""
    if not event.cards:
        return "finds nothing to cancel with Short Circuit"
    return f"cancels {card_list(event.cards)} with Short Circuit"


@tells(e.CardDoubled)
def card_doubled(event: e.CardDoubled) -> str:
    """Say the count of the card doubled by Resonance."""
    return f"makes {card_name(event.card)} count {event.counts} with Resonance"


@tells(e.CardStruck)
def card_struck(event: e.CardStruck) -> str:
    """Say which card Arc Strike hits, if any, and in whose bid."""
    hit = f"{card_name(event.card)} in" if event.card else "nothing in"
    return f"strikes {hit} the bid of {seat_text(event.target)} with Arc Strike"


@tells(e.WaveCounted)
def wave_counted(event: e.WaveCounted) -> str:
    """Say what Standing Wave counts."""
    return f"counts {event.counts} for Standing Wave"


@tells(e.TotalsExchanged)
def totals_exchanged(event: e.TotalsExchanged) -> str:
    """Say with whom Transformer exchanges totals, with the new total."""
    return f"exchanges totals with {seat_text(event.target)} with Transformer: {event.total}"


@tells(e.TotalGrounded)
def total_grounded(event: e.TotalGrounded) -> str:
    """Say that Grounding Rod makes the total 0."""
    return "has a total of 0 because of Grounding Rod"


@tells(e.PolarityReversed)
def polarity_reversed(event: e.PolarityReversed) -> str:
    """Say that Polarity Reversal reverses the trick."""
    return "reverses the trick with Polarity Reversal"


@tells(e.PrizeAdded)
def prize_added(event: e.PrizeAdded) -> str:
    """Say which prize Strikes Twice adds."""
    return f"adds {card_name(event.card)} to the prizes with Strikes Twice"


@tells(e.PrizeTaken)
def prize_taken(event: e.PrizeTaken) -> str:
    """Say which Power Card takes which prize."""
    return f"takes {card_name(event.card)} with {card_name(event.power_card)}"
