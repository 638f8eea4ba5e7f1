"""Everything on the table, secrets included. Ids and plain values only."""

from __future__ import annotations

from enum import Enum

from attrs import define, field, frozen

from engine.core.options import option
from engine.core.state import State
from engine.core.zones import Deck, Pile
from engine.games.lightning.trick_report import PowerEffect, Taking, TieRound


@frozen
class Options:
    """The options of a match (2.6, 2.7, 12)."""

    small_deck: str = option(
        "auto",
        "Small deck",
        "Play without New York and the red-bordered cards. Auto: with two to four players.",
        values=("auto", "on", "off"),
    )
    beginner: bool = option(
        False,
        "Beginner deck",
        "Play without Power Cards, for a first game.",
    )
    pre_power_optional: bool = option(
        False, "Powers by choice", "Players choose whether to play Power Cards before the tricks."
    )
    tie_reopens: bool = option(
        False,
        "Ties reopen",
        "After a tie is drawn for, all totals count again, not only the tied ones.",
    )


class Step(Enum):
    """The steps of the sequence of play (4.1); each is one segment or a loop of them."""

    __hash__ = object.__hash__  # looked up at every step, and the hash of `Enum` is slow

    DEAL = "deal"
    RETURN = "return"
    DRAW = "draw"
    CIRCLE = "circle"
    PICK = "pick"
    PLAY = "play"
    PRIZES = "prizes"
    BID = "bid"
    EFFECTS = "effects"
    END_ROUND = "end round"
    SCORE = "score"


TRICK_STEPS = (Step.BID, Step.EFFECTS)
"""The steps with prizes on the table."""


@define(kw_only=True)
class Side:
    """One player's cards: the collection (1.3), and the cards in it that others know.

    The open part of the Output Deck holds the cards that all saw go there, the tucked part the
    cards that went there face down. `exposed_cards` lists cards that all have seen and that are now
    hidden again: in the hand, the Input Deck or the tucked part. So every card that the others know
    is either in `output`, in `lasting_powers` or in `exposed_cards`.
    """

    input_deck: Deck = field(factory=Deck)
    output: Pile = field(factory=Pile)
    tucked_cards: Pile = field(factory=Pile, metadata={"saved_as": "tucked"})
    hand: Pile = field(factory=Pile)
    lasting_powers: Pile = field(factory=Pile, metadata={"saved_as": "lasting"})
    """Power Cards in force (6.4)."""
    suit: str = ""
    """The suit named for Alternating Current (11.11)."""
    exposed_cards: list[str] = field(factory=list, metadata={"saved_as": "exposed"})
    shown_cards: list[str] = field(factory=list, metadata={"saved_as": "shown"})
    """The cards of `exposed_cards` that are known to be in the hand."""
    returned_cards: list[str] = field(factory=list, metadata={"saved_as": "returned"})
    """The cards returned at the deal: their owner's secret (3.3)."""

    @property
    def hand_count(self) -> int:
        return len(self.hand.cards)

    @property
    def output_cards(self) -> list[str]:
        """The cards of the Output Deck, open and tucked ones."""
        return self.output.cards + self.tucked_cards.cards

    def collection(self) -> list[str]:
        """All cards of the player outside a bid (1.3)."""
        return [
            *self.input_deck.cards,
            *self.output.cards,
            *self.tucked_cards.cards,
            *self.hand.cards,
            *self.lasting_powers.cards,
        ]


@define(kw_only=True)
class PlayedPower:
    """A Power Card that is at work before the tricks, and how far it has come (6.2)."""

    card: str = ""
    seat: int = 0
    effects_done: int = field(default=0, metadata={"saved_as": "done"})
    """The number of its effects that are over."""
    target: int | None = None
    """The opponent that it has chosen."""


@define(kw_only=True)
class Trick:
    """The trick being played (7). The lists over seats are empty until the reveal."""

    round: int = 0
    dealer: int = 0
    size: int = 0
    prizes: list[str] = field(factory=list)
    """The prizes that have not been taken yet."""
    first_prizes: tuple[str, ...] = field(default=(), metadata={"saved_as": "turned_up"})
    """The prizes at the beginning of the trick, including those taken since."""
    bids: list[list[str]] = field(factory=list)
    coil: int | None = None
    """The seat to whose bid Second Coil has added a card (11.17)."""
    counts: list[list[int]] = field(factory=list)
    """The present count of each card of the bids, in the same order."""
    totals: list[int] = field(factory=list)
    cancelled_powers: list[str] = field(factory=list, metadata={"saved_as": "cancelled"})
    """Power Cards in the bids without effect (11.17, 11.20)."""
    agenda: list[str] = field(factory=list)
    """The steps still to come, Power Cards and steps of the rules alike (7.4)."""
    drawn_cards: list[list[str]] = field(factory=list, metadata={"saved_as": "drawn"})
    """The cards that each seat drew for ties (8.2)."""
    power_effects: list[PowerEffect] = field(factory=list, metadata={"saved_as": "sparks"})
    tie_rounds: list[TieRound] = field(factory=list, metadata={"saved_as": "tied"})
    takings: list[Taking] = field(factory=list)
    """Prizes that Power Cards took away from the winner."""
    won_prizes: tuple[str, ...] = field(default=(), metadata={"saved_as": "won"})
    """The prizes that the winner took."""
    lowest_wins: bool = False
    linked: bool = False
    winner: int | None = None

    @property
    def prizes_left(self) -> list[str]:
        return self.prizes


@define(kw_only=True)
class LightningState(State):
    small: bool
    beginner: bool
    powers_by_choice: bool
    tie_reopens: bool
    step: Step = Step.DEAL
    round: int = 0
    dealer: int
    sides: list[Side]
    common: Deck
    """The Common Deck; its known bottom cards were put there face up."""
    returned_count: int = field(default=0, metadata={"saved_as": "returned"})
    """The number of returned cards at the bottom of the Common Deck, above the known ones."""
    unearthed_cards: list[str] = field(factory=list, metadata={"saved_as": "unearthed"})
    """Cards that have come up from among the returned ones."""
    looker: int | None = None
    seen_top_count: int = field(default=0, metadata={"saved_as": "looked_at"})
    """The number of cards on top of the Common Deck that the looker knows (11.6)."""
    removed_cards: Pile = field(factory=Pile, metadata={"saved_as": "removed"})
    used_up_cards: dict[str, int] = field(factory=dict, metadata={"saved_as": "used_up"})
    """Power Cards that were used up and have left the game, and whose they were (11.29)."""
    circle: list[int] = field(factory=list)
    """Seats that are still to play Power Cards in this round of the table (6.1, 6.3)."""
    announced_cards: list[str] = field(factory=list, metadata={"saved_as": "announced"})
    """The cards that the first of them has shown and not played yet (6.2)."""
    resolved_powers: list[str] = field(factory=list, metadata={"saved_as": "resolved"})
    """Power Cards played before the tricks of this round (6.3)."""
    power: PlayedPower = field(factory=PlayedPower)
    trick: Trick = field(factory=Trick)
    last: Trick | None = None
    """The last trick that was played to its end; it no longer changes."""
    tricks: int = 0
    ties: int = 0
    empty_ties: int = 0
    """The number of tricks played, of tied tricks, and of tied tricks without a card bid."""
    first_dealer: int
    scores: list[tuple[int, ...]] = field(factory=list)
    """All scores after each round; the others' scores are secret until the end."""

    @property
    def seats(self) -> int:
        return len(self.sides)

    @property
    def open_trick(self) -> Trick:
        return self.trick

    @property
    def seen_top_cards(self) -> list[str]:
        """The top cards of the Common Deck that the looker knows (11.6)."""
        return self.common.cards[: self.seen_top_count]

    def order(self) -> list[int]:
        """All seats, the Dealer's left neighbour first and the Dealer last (1.5)."""
        first = self.dealer + 1
        return [*range(first, len(self.sides)), *range(min(first, len(self.sides)))]
