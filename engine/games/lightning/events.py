"""The events of Master of Lightning, with their log lines. `seat` did it, or it happened to it."""

from __future__ import annotations

from typing import Annotated

from attrs import field, frozen

from engine.core.event import Event, SeatEvent
from engine.core.told import Named, named_in
from engine.games.lightning.cards import SUITS
from engine.games.lightning.names import TRICKS, CardSlug, Seat, card_list, seat_text


@frozen
class NamedSeatEvent(SeatEvent, is_base=True):
    """Something that a seat did, or that happened to it; its line follows the seat's name."""

    def told(self) -> str:
        return f"{seat_text(self.seat)} {super().told()}"


@frozen
class CardEvent(NamedSeatEvent, is_base=True):
    """Something that a seat did with a card, or that a card did to it."""

    card: CardSlug


@frozen
class CardsEvent(NamedSeatEvent, is_base=True):
    cards: tuple[CardSlug, ...]


# The deal and the round


@frozen
class GameBegan(Event):
    cards: int
    dealer: Seat
    line = "{cards} cards are in the game; {dealer} is the first Dealer"


@frozen
class CardsDealt(CardsEvent):
    """The cards that a seat is dealt; only that seat reads it."""

    line = "is dealt {cards}"


@frozen
class CardsReturned(CardsEvent):
    """The cards that a seat returns at the deal; only that seat reads it."""

    line = "returns {cards}"


@frozen
class CommonDeckMade(Event):
    cards: int
    returned_count: int = field(metadata={"saved_as": "returned"})
    line = "{returned_count} cards are returned; the Common Deck holds {cards}"


@frozen
class RoundBegan(Event):
    round: int
    dealer: Seat
    line = "Round {round}; {dealer} is the Dealer"


@frozen
class Recycled(NamedSeatEvent):
    """The seat's Output Deck was shuffled into a new Input Deck (5.2)."""

    count: int
    line = "recycles the Output Deck ({count:card})"


@frozen
class HandDrawn(CardsEvent):
    """The hand that a seat draws for a round; only that seat reads it."""

    line = "draws {cards}"


@frozen
class HandPutAway(NamedSeatEvent):
    count: int
    line = "puts {count:card} away unplayed"


# Power Cards before the tricks


@frozen
class PowersShown(CardsEvent):
    """The Power Cards that a seat shows when its turn to play them comes (6.2)."""

    line = "shows {cards}"


@frozen
class PowerPlayed(CardEvent):
    line = "plays {card}"


@frozen
class PowersLeft(NamedSeatEvent):
    """The seat plays no more Power Cards, where that is its choice (12.1)."""

    line = "plays no more Power Cards"


@frozen
class PowerFizzled(CardEvent):
    """A Power Card has no effect, because it finds nothing to work on (6.6)."""

    reason: str
    """The reason, as text."""
    line = "finds nothing for {card} to work on: {reason}"


@frozen
class PowerDeclined(CardEvent):
    line = "does not use {card}"


@frozen
class PowerUsedUp(CardEvent):
    """A Power Card has worked and leaves the game (11.29)."""

    line = "has used up {card}, which leaves the game"


@frozen
class CardsDrawn(NamedSeatEvent):
    """A seat drew a number of cards; the seat itself also reads `CardsSeen`."""

    count: int
    line = "draws {count:card}"


@frozen
class CardsSeen(CardsEvent):
    """The cards that a seat drew; only that seat reads it."""

    line = "has drawn {cards}"


@frozen
class CardsPutAway(NamedSeatEvent):
    """A seat put away a number of cards; the seat itself also reads `CardsHidden`."""

    count: int
    line = "puts {count:card} away, face down"


@frozen
class CardsHidden(CardsEvent):
    """The cards that a seat put away; only that seat reads it."""

    line = "has put away {cards}"


@frozen
class ChequeCashed(CardEvent):
    line = "gets {card} from the Common Deck"


@frozen
class CardStolen(CardEvent):
    """A seat drew a random card from the hand of `target`, for all to see."""

    target: Seat
    line = "draws {card} from the hand of {target}"


@frozen
class CardGiven(CardEvent):
    """A seat gave a card to `target`, from which it had drawn one."""

    target: Seat
    line = "gives {card} to {target}"


@frozen
class CardPosted(CardEvent):
    """A seat passed a card to `target`, its neighbour, as all seats did at once."""

    target: Seat
    line = "passes {card} to {target}"


@frozen
class CommonDeckSeen(CardsEvent):
    """The top cards of the Common Deck; only the seat that looks at them reads it."""

    line = "sees {cards} on top of the Common Deck"


@frozen
class CommonDeckOrdered(NamedSeatEvent):
    count: int
    line = "puts the top {count:card} of the Common Deck in order"


@frozen
class CardScrapped(CardEvent):
    line = "removes {card} from the game"


@frozen
class CardPlanted(CardEvent):
    """A seat moved a card from its hand into the Output Deck of `target`."""

    target: Seat
    line = "moves {card} into the Output Deck of {target}"


@frozen
class CardRecovered(CardEvent):
    line = "takes {card} back into hand"


@frozen
class CardBuried(CardEvent):
    line = "puts {card} under the Common Deck"


@frozen
class SuitNamed(NamedSeatEvent):
    """A seat named the suit whose cards count 10 more for it in this round (11.11)."""

    suit: Annotated[str, named_in(SUITS)]
    line = "names {suit}, which counts 10 more"


# Tricks


@frozen
class PrizesTurnedUp(Event):
    """The prizes of a trick were revealed; `size` is the number of cards in a bid."""

    size: Annotated[int, Named(TRICKS.__getitem__)]
    cards: tuple[CardSlug, ...]
    line = "The {size} is for {cards}"


@frozen
class BidRevealed(CardsEvent):
    total: int
    """The total of the printed values."""

    @property
    def line(self) -> str:
        """The cards, with their printed total unless the name of a single one says it."""
        name_says_total = len(self.cards) == 1 and card_list(self.cards).endswith(f" {self.total}")
        return "bids {cards}" if name_says_total else "bids {cards}: {total}"


@frozen
class CoilTurnedUp(CardEvent):
    """Second Coil added a card to the bid of a seat, or none ("")."""

    @property
    def line(self) -> str:
        return "adds {card} with Second Coil" if self.card else "has no card for Second Coil"


@frozen
class PowersCancelled(CardsEvent):
    """Short Circuit, in the bid of a seat, cancelled these Power Cards of the trick."""

    @property
    def line(self) -> str:
        if not self.cards:
            return "finds nothing to cancel with Short Circuit"
        return "cancels {cards} with Short Circuit"


@frozen
class CardDoubled(CardEvent):
    """Resonance doubled a card in the bid of a seat; it counts `counts` now."""

    counts: int
    line = "makes {card} count {counts} with Resonance"


@frozen
class CardStruck(CardEvent):
    """Arc Strike, in the bid of a seat, hit a card in the bid of `target`, or none ("")."""

    target: Seat

    @property
    def line(self) -> str:
        struck = "{card}" if self.card else "nothing"
        return f"strikes {struck} in the bid of {{target}} with Arc Strike"


@frozen
class WaveCounted(NamedSeatEvent):
    """Standing Wave added `counts` to the bid of a seat."""

    counts: int
    line = "counts {counts} for Standing Wave"


@frozen
class TotalsExchanged(NamedSeatEvent):
    """Transformer exchanged the totals of `seat` and `target`; that of `seat` is `total` now."""

    target: Seat
    total: int
    line = "exchanges totals with {target} with Transformer: {total}"


@frozen
class TotalGrounded(NamedSeatEvent):
    line = "has a total of 0 because of Grounding Rod"


@frozen
class PolarityReversed(NamedSeatEvent):
    line = "reverses the trick with Polarity Reversal"


@frozen
class TrickReversed(Event):
    """The trick is reversed: the lowest total wins (7.6)."""

    line = "The lowest total wins"


@frozen
class ReversalsCancelled(Event):
    """Two reversals undo each other: the highest total wins (7.6)."""

    line = "Two reversals undo each other: the highest total wins"


@frozen
class TieBegan(Event):
    """Several seats have the winning total and draw cards to break the tie."""

    seats: tuple[Seat, ...]
    total: int
    uses_own_decks: bool = field(metadata={"saved_as": "own_decks"})
    """Do they draw from their own decks, and not from the Common Deck?"""

    @property
    def line(self) -> str:
        deck = "their own deck" if self.uses_own_decks else "the Common Deck"
        return "{seats} are tied at {total}: each draws and keeps a card from " + deck


@frozen
class TieCardDrawn(CardEvent):
    """A seat drew a card to break a tie, or has none to draw (""), and has this total now."""

    total: int

    @property
    def line(self) -> str:
        return "draws {card}: {total}" if self.card else "has no card to draw: {total}"


@frozen
class TieLinked(NamedSeatEvent):
    """A tie is won by Wireless Link (11.12)."""

    line = "wins the tie with Wireless Link"


@frozen
class TieByOrder(NamedSeatEvent):
    """A tie is won by sitting first in order, because no seat can draw (8.8)."""

    line = "wins the tie as the first in order, because nobody has a card to draw"


@frozen
class PrizeAdded(CardEvent):
    line = "adds {card} to the prizes with Strikes Twice"


@frozen
class PrizeTaken(CardEvent):
    power_card: CardSlug
    line = "takes {card} with {power_card}"


@frozen
class TrickWon(CardsEvent):
    total: int
    line = "wins the trick with {total}, taking {cards}"


# The end


@frozen
class CommonDeckEmpty(Event):
    line = "The Common Deck is empty: the game is over"


@frozen
class FinalScore(NamedSeatEvent):
    score: int
    plain: int
    """The score without Value cards (10.5)."""

    @property
    def line(self) -> str:
        values = self.score - self.plain
        return f"scores {{score}}: {values} from Value cards, {{plain}} from the others"


@frozen
class GameWon(Event):
    """These seats have the highest score, which may have been shared at first."""

    seats: tuple[Seat, ...]
    score: int
    was_tie_broken: bool = field(metadata={"saved_as": "tie_break"})
    """Was the highest score shared, so that the tie-break decided?"""

    @property
    def line(self) -> str:
        if len(self.seats) > 1:
            return "{seats} share the title with {score}"
        tie_break = ", ahead without Value cards" if self.was_tie_broken else ""
        return "{seats} is the Master of Lightning with {score}" + tie_break
