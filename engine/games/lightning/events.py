"""The events of Master of Lightning. `seat` did it, or it happened to `seat`; prose.py writes
the log lines."""

from __future__ import annotations

from attrs import field, frozen

from engine.core.event import Event, SeatEvent

# The deal and the round


@frozen
class GameBegan(Event):
    """The game began with this number of cards and with this seat as Dealer."""

    cards: int
    dealer: int
    """The seat of the Dealer."""


@frozen
class CardsDealt(SeatEvent):
    """The cards that a seat is dealt; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class CardsReturned(SeatEvent):
    """The cards that a seat returns at the deal; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class CommonDeckMade(Event):
    """The cards that the seats returned at the deal were mixed and put under the Common Deck."""

    cards: int
    returned_count: int = field(metadata={"saved_as": "returned"})
    """The number of cards that the seats returned."""


@frozen
class RoundBegan(Event):
    """A round began, with this seat as Dealer."""

    round: int
    dealer: int
    """The seat of the Dealer."""


@frozen
class Recycled(SeatEvent):
    """The seat's Output Deck was shuffled into a new Input Deck (5.2)."""

    count: int


@frozen
class HandDrawn(SeatEvent):
    """The hand that a seat draws for a round; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class HandPutAway(SeatEvent):
    """The cards left in hand after the one-card trick, put away unplayed."""

    count: int


# Power Cards before the tricks


@frozen
class PowersShown(SeatEvent):
    """The Power Cards that a seat shows when its turn to play them comes (6.2)."""

    cards: tuple[str, ...]


@frozen
class PowerPlayed(SeatEvent):
    """A seat played a Power Card from its hand."""

    card: str


@frozen
class PowersLeft(SeatEvent):
    """The seat plays no more Power Cards, where that is its choice (12.1)."""


@frozen
class PowerFizzled(SeatEvent):
    """A Power Card has no effect, because it finds nothing to work on (6.6)."""

    card: str
    reason: str
    """The reason, as text."""


@frozen
class PowerDeclined(SeatEvent):
    """A seat made no use of the Power Card that it had played."""

    card: str


@frozen
class PowerUsedUp(SeatEvent):
    """A Power Card has worked and leaves the game (11.29)."""

    card: str


@frozen
class CardsDrawn(SeatEvent):
    """A seat drew a number of cards; the seat itself also reads `CardsSeen`."""

    count: int


@frozen
class CardsSeen(SeatEvent):
    """The cards that a seat drew; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class CardsPutAway(SeatEvent):
    """A seat put away a number of cards; the seat itself also reads `CardsHidden`."""

    count: int


@frozen
class CardsHidden(SeatEvent):
    """The cards that a seat put away; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class ChequeCashed(SeatEvent):
    """The top card of the Common Deck went to the Output Deck of a seat."""

    card: str


@frozen
class CardStolen(SeatEvent):
    """A seat drew a random card from the hand of `target`, for all to see."""

    target: int
    card: str


@frozen
class CardGiven(SeatEvent):
    """A seat gave a card to `target`, from which it had drawn one."""

    target: int
    card: str


@frozen
class CardPosted(SeatEvent):
    """A seat passed a card to `target`, its neighbour, as all seats did at once."""

    target: int
    card: str


@frozen
class CommonDeckSeen(SeatEvent):
    """The top cards of the Common Deck; only the seat that looks at them reads it."""

    cards: tuple[str, ...]


@frozen
class CommonDeckOrdered(SeatEvent):
    """A seat put the top cards of the Common Deck into an order of its choice."""

    count: int


@frozen
class CardScrapped(SeatEvent):
    """A seat removed a card of its hand from the game."""

    card: str


@frozen
class CardPlanted(SeatEvent):
    """A seat moved a card from its hand into the Output Deck of `target`."""

    target: int
    card: str


@frozen
class CardRecovered(SeatEvent):
    """A seat took a card of its Output Deck into its hand, for all to see."""

    card: str


@frozen
class CardBuried(SeatEvent):
    """A card in a hand or of the prizes goes under the Common Deck."""

    card: str


@frozen
class SuitNamed(SeatEvent):
    """A seat named the suit whose cards count 10 more for it in this round (11.11)."""

    suit: str


# Tricks


@frozen
class PrizesTurnedUp(Event):
    """The prizes of a trick were revealed; `size` is the number of cards in a bid."""

    size: int
    """The number of cards in each bid."""
    cards: tuple[str, ...]


@frozen
class BidRevealed(SeatEvent):
    """The bid of a seat was revealed."""

    cards: tuple[str, ...]
    total: int
    """The total of the printed values."""


@frozen
class CoilTurnedUp(SeatEvent):
    """Second Coil added a card to the bid of a seat, or none ("")."""

    card: str


@frozen
class PowersCancelled(SeatEvent):
    """Short Circuit, in the bid of a seat, cancelled these Power Cards of the trick."""

    cards: tuple[str, ...]


@frozen
class CardDoubled(SeatEvent):
    """Resonance doubled a card in the bid of a seat; it counts `counts` now."""

    card: str
    counts: int
    """The count of the card afterwards."""


@frozen
class CardStruck(SeatEvent):
    """Arc Strike, in the bid of a seat, hit a card in the bid of `target`."""

    target: int
    card: str
    """"" if the bid has no Voltage Card."""


@frozen
class WaveCounted(SeatEvent):
    """Standing Wave added `counts` to the bid of a seat."""

    counts: int
    """The number that was added."""


@frozen
class TotalsExchanged(SeatEvent):
    """Transformer exchanged the totals of `seat` and `target`; that of `seat` is `total` now."""

    target: int
    total: int
    """The new total of the seat."""


@frozen
class TotalGrounded(SeatEvent):
    """Grounding Rod made the total of a seat 0."""


@frozen
class PolarityReversed(SeatEvent):
    """Polarity Reversal, in the bid of a seat, reversed the trick."""


@frozen
class TrickReversed(Event):
    """The trick is reversed: the lowest total wins (7.6)."""


@frozen
class ReversalsCancelled(Event):
    """Two reversals undo each other: the highest total wins (7.6)."""


@frozen
class TieBegan(Event):
    """Several seats have the winning total and draw cards to break the tie."""

    seats: tuple[int, ...]
    total: int
    """The total that the seats share."""
    uses_own_decks: bool = field(metadata={"saved_as": "own_decks"})
    """Do they draw from their own decks, and not from the Common Deck?"""


@frozen
class TieCardDrawn(SeatEvent):
    """A seat drew a card to break a tie, and has this total now."""

    card: str
    """"" if the seat has none to draw."""
    total: int
    """The total of the seat afterwards."""


@frozen
class TieLinked(SeatEvent):
    """A tie is won by Wireless Link (11.12)."""


@frozen
class TieByOrder(SeatEvent):
    """A tie is won by sitting first in order, because no seat can draw (8.8)."""


@frozen
class PrizeAdded(SeatEvent):
    """Strikes Twice, in the bid of a seat, added a card to the prizes."""

    card: str


@frozen
class PrizeTaken(SeatEvent):
    """A prize is taken by a Power Card, before the winner takes the rest."""

    card: str
    power_card: str
    """The Power Card that takes the prize."""


@frozen
class TrickWon(SeatEvent):
    """A seat won a trick with its total and took the prizes."""

    cards: tuple[str, ...]
    total: int
    """The winning total."""


# The end


@frozen
class CommonDeckEmpty(Event):
    """The game is over, because the Common Deck has no cards left."""


@frozen
class FinalScore(SeatEvent):
    """The cards of a seat were scored at the end of the game."""

    score: int
    """The score of the seat."""
    plain: int
    """The score without Value cards (10.5)."""


@frozen
class GameWon(Event):
    """These seats have the highest score, which may have been shared at first."""

    seats: tuple[int, ...]
    score: int
    """The highest score."""
    was_tie_broken: bool = field(metadata={"saved_as": "tie_break"})
    """Was the highest score shared, so that the tie-break decided?"""
