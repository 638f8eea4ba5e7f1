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
    """For the owner's eyes."""

    cards: tuple[str, ...]


@frozen
class CardsReturned(Deed):
    """For the owner's eyes."""

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
    """For the owner's eyes."""

    cards: tuple[str, ...]


@frozen
class HandPutAway(Deed):
    """What was left in hand after the one-card trick."""

    count: int


# Power Cards before the tricks


@frozen
class PowersShown(Deed):
    """At the seat's turn to play Power Cards (6.2)."""

    cards: tuple[str, ...]


@frozen
class PowerPlayed(Deed):
    card: str


@frozen
class PowersLeft(Deed):
    """The seat plays no more of them, where that is its choice (12.1)."""


@frozen
class PowerFizzled(Deed):
    """It finds nothing to work on (6.6)."""

    card: str
    why: str


@frozen
class PowerDeclined(Deed):
    card: str


@frozen
class PowerUsedUp(Deed):
    """It has worked and leaves the game (11.29)."""

    card: str


@frozen
class CardsDrawn(Deed):
    """What all see of `CardsSeen`."""

    count: int


@frozen
class CardsSeen(Deed):
    """For the owner's eyes."""

    cards: tuple[str, ...]


@frozen
class CardsPutAway(Deed):
    """What all see of `CardsHidden`."""

    count: int


@frozen
class CardsHidden(Deed):
    """For the owner's eyes."""

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
    """For the looker's eyes."""

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
    """Under the Common Deck, from a hand or from the prizes."""

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
    """Of the printed values."""


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
    """The lowest total wins (7.6)."""


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
    """Won by Wireless Link (11.12)."""


@frozen
class TieByOrder(Deed):
    """Won by sitting first in order, because no seat can draw (8.8)."""


@frozen
class PrizeAdded(Deed):
    card: str


@frozen
class PrizeTaken(Deed):
    """By a Power Card, before the winner takes the rest."""

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
    """Without Value cards (10.5)."""


@frozen
class GameWon(Event):
    seats: tuple[int, ...]
    score: int
    tie_break: bool
