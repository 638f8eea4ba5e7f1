"""What can happen in Master of Lightning. `seat` did it or had it done; prose.py tells it."""

from __future__ import annotations

from attrs import frozen

from engine.core.event import Deed, Event

# The deal and the round


@frozen
class GameBegan(Event):
    cards: int
    dealer: int


@frozen
class CardsDealt(Deed):
    """The cards that a seat is dealt; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class CardsReturned(Deed):
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
class Recycled(Deed):
    count: int


@frozen
class HandDrawn(Deed):
    """The hand that a seat draws for a round; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class HandPutAway(Deed):
    """What was left in hand after the one-card trick."""

    count: int


# Power Cards before the tricks


@frozen
class PowersShown(Deed):
    """The Power Cards that a seat shows when its turn to play them comes (6.2)."""

    cards: tuple[str, ...]


@frozen
class PowerPlayed(Deed):
    card: str


@frozen
class PowersLeft(Deed):
    """The seat plays no more Power Cards, where that is its choice (12.1)."""


@frozen
class PowerFizzled(Deed):
    """A Power Card finds nothing to work on (6.6)."""

    card: str
    why: str


@frozen
class PowerDeclined(Deed):
    card: str


@frozen
class PowerUsedUp(Deed):
    """A Power Card has worked and leaves the game (11.29)."""

    card: str


@frozen
class CardsDrawn(Deed):
    """How many cards a seat drew; the seat itself reads `CardsSeen` too."""

    count: int


@frozen
class CardsSeen(Deed):
    """The cards that a seat drew; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class CardsPutAway(Deed):
    """How many cards a seat put away; the seat itself reads `CardsHidden` too."""

    count: int


@frozen
class CardsHidden(Deed):
    """The cards that a seat put away; only that seat reads it."""

    cards: tuple[str, ...]


@frozen
class ChequeCashed(Deed):
    card: str


@frozen
class CardStolen(Deed):
    target: int
    card: str


@frozen
class CardGiven(Deed):
    target: int
    card: str


@frozen
class CardPosted(Deed):
    target: int
    card: str


@frozen
class CommonDeckSeen(Deed):
    """The top cards of the Common Deck; only the seat that looks at them reads it."""

    cards: tuple[str, ...]


@frozen
class CommonDeckOrdered(Deed):
    count: int


@frozen
class CardScrapped(Deed):
    card: str


@frozen
class CardPlanted(Deed):
    target: int
    card: str


@frozen
class CardRecovered(Deed):
    card: str


@frozen
class CardBuried(Deed):
    """A card of a hand or of the prizes goes under the Common Deck."""

    card: str


@frozen
class SuitNamed(Deed):
    suit: str


# Tricks


@frozen
class PrizesTurnedUp(Event):
    size: int
    cards: tuple[str, ...]


@frozen
class BidRevealed(Deed):
    cards: tuple[str, ...]
    total: int
    """The total of the printed values."""


@frozen
class CoilTurnedUp(Deed):
    card: str


@frozen
class PowersCancelled(Deed):
    cards: tuple[str, ...]


@frozen
class CardDoubled(Deed):
    card: str
    counts: int


@frozen
class CardStruck(Deed):
    target: int
    card: str
    """"" if the bid has no Voltage Card."""


@frozen
class WaveCounted(Deed):
    counts: int


@frozen
class TotalsExchanged(Deed):
    target: int
    total: int


@frozen
class TotalGrounded(Deed):
    pass


@frozen
class PolarityReversed(Deed):
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
class TieCardDrawn(Deed):
    card: str
    """"" if the seat has none to draw."""
    total: int


@frozen
class TieLinked(Deed):
    """A tie is won by Wireless Link (11.12)."""


@frozen
class TieByOrder(Deed):
    """A tie is won by sitting first in order, because no seat can draw (8.8)."""


@frozen
class PrizeAdded(Deed):
    card: str


@frozen
class PrizeTaken(Deed):
    """A prize is taken by a Power Card, before the winner takes the rest."""

    card: str
    by: str


@frozen
class TrickWon(Deed):
    cards: tuple[str, ...]
    total: int


# The end


@frozen
class CommonDeckEmpty(Event):
    pass


@frozen
class FinalScore(Deed):
    score: int
    plain: int
    """The score without Value cards (10.5)."""


@frozen
class GameWon(Event):
    seats: tuple[int, ...]
    score: int
    tie_break: bool
