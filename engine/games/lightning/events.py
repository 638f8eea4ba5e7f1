"""The events of Master of Lightning. `seat` did it, or it happened to `seat`; prose.py writes
the log lines."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Event, SeatEvent

# The deal and the round


@frozen
class GameBegan(Event):
    cards: int
    dealer: int


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
    cards: int
    returned: int


@frozen
class RoundBegan(Event):
    round: int
    dealer: int


@frozen
class Recycled(SeatEvent):
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
    card: str


@frozen
class PowersLeft(SeatEvent):
    """The seat plays no more Power Cards, where that is its choice (12.1)."""


@frozen
class PowerFizzled(SeatEvent):
    """A Power Card has no effect, because it finds nothing to work on (6.6)."""

    card: str
    why: str


@frozen
class PowerDeclined(SeatEvent):
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
    card: str


@frozen
class CardStolen(SeatEvent):
    target: int
    card: str


@frozen
class CardGiven(SeatEvent):
    target: int
    card: str


@frozen
class CardPosted(SeatEvent):
    target: int
    card: str


@frozen
class CommonDeckSeen(SeatEvent):
    """The top cards of the Common Deck; only the seat that looks at them reads it."""

    cards: tuple[str, ...]


@frozen
class CommonDeckOrdered(SeatEvent):
    count: int


@frozen
class CardScrapped(SeatEvent):
    card: str


@frozen
class CardPlanted(SeatEvent):
    target: int
    card: str


@frozen
class CardRecovered(SeatEvent):
    card: str


@frozen
class CardBuried(SeatEvent):
    """A card in a hand or of the prizes goes under the Common Deck."""

    card: str


@frozen
class SuitNamed(SeatEvent):
    suit: str


# Tricks


@frozen
class PrizesTurnedUp(Event):
    size: int
    cards: tuple[str, ...]


@frozen
class BidRevealed(SeatEvent):
    cards: tuple[str, ...]
    total: int
    """The total of the printed values."""


@frozen
class CoilTurnedUp(SeatEvent):
    card: str


@frozen
class PowersCancelled(SeatEvent):
    cards: tuple[str, ...]


@frozen
class CardDoubled(SeatEvent):
    card: str
    counts: int


@frozen
class CardStruck(SeatEvent):
    target: int
    card: str
    """"" if the bid has no Voltage Card."""


@frozen
class WaveCounted(SeatEvent):
    counts: int


@frozen
class TotalsExchanged(SeatEvent):
    target: int
    total: int


@frozen
class TotalGrounded(SeatEvent):
    pass


@frozen
class PolarityReversed(SeatEvent):
    pass


@frozen
class TrickReversed(Event):
    """The trick is reversed: the lowest total wins (7.6)."""


@frozen
class ReversalsCancelled(Event):
    """Two reversals undo each other: the highest total wins (7.6)."""


@frozen
class TieBegan(Event):
    seats: tuple[int, ...]
    total: int
    own_decks: bool


@frozen
class TieCardDrawn(SeatEvent):
    card: str
    """"" if the seat has none to draw."""
    total: int


@frozen
class TieLinked(SeatEvent):
    """A tie is won by Wireless Link (11.12)."""


@frozen
class TieByOrder(SeatEvent):
    """A tie is won by sitting first in order, because no seat can draw (8.8)."""


@frozen
class PrizeAdded(SeatEvent):
    card: str


@frozen
class PrizeTaken(SeatEvent):
    """A prize is taken by a Power Card, before the winner takes the rest."""

    card: str
    by: str


@frozen
class TrickWon(SeatEvent):
    cards: tuple[str, ...]
    total: int


# The end


@frozen
class CommonDeckEmpty(Event):
    pass


@frozen
class FinalScore(SeatEvent):
    score: int
    plain: int
    """The score without Value cards (10.5)."""


@frozen
class GameWon(Event):
    seats: tuple[int, ...]
    score: int
    tie_break: bool
