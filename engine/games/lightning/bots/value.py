"""The value of a card to a player, from a view: the evaluation function of the greedy
bot.

Its value combines its own score, its effect on the score of other cards, and its use in later bids:
a strong card comes back into the hand repeatedly.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

from attrs import define, field, frozen

from engine.games.lightning.bots.weights import Weights
from engine.games.lightning.card_types import VALUE_POINTS
from engine.games.lightning.deck import (
    CARDS,
    POINTS,
    VALUE_SUIT,
    VOLTAGE_SUIT,
    VOLTS,
    deck_of,
    without_cards,
)
from engine.games.lightning.view_types import SeatView, View

CARDS_A_ROUND = 6.3
"""The number of cards that a round takes from the Common Deck, ties included."""
CARDS_IN_HAND = 6


@frozen
class Spread:
    """The distribution of some numbers: their count, their mean and their variance."""

    count: int
    mean: float
    variance: float

    @property
    def width(self) -> float:
        return sqrt(self.variance)

    def with_numbers_like(self, other: Spread, count: int) -> Spread:
        """This spread with `count` more numbers that are spread like the other."""
        total = self.count + count
        if not total:
            return self
        mean = (self.count * self.mean + count * other.mean) / total
        ours = self.count * (self.variance + (self.mean - mean) ** 2)
        theirs = count * (other.variance + (other.mean - mean) ** 2)
        return Spread(total, mean, (ours + theirs) / total)


def spread_of(numbers: Sequence[float]) -> Spread:
    count = len(numbers)
    if not count:
        return Spread(0, 0.0, 0.0)
    mean = sum(numbers) / count
    return Spread(count, mean, sum([(each - mean) ** 2 for each in numbers]) / count)


@define
class Knowledge:
    """Facts about the table that are worked out once, for all questions of one decision."""

    view: View
    weights: Weights = field(factory=Weights)
    unseen_cards: list[str] = field(init=False)
    """The cards whose place the viewer does not know, every copy."""
    rounds_left: float = field(init=False)
    growth: float = field(init=False)
    """The number of cards that a collection is likely to gain in half of the remaining game."""
    unseen_volts: Spread = field(init=False)
    """The volts of unseen cards in a bid."""
    _spreads_by_seat: dict[int, Spread] = field(factory=dict, init=False)

    def __attrs_post_init__(self) -> None:
        self.unseen_cards = unseen_cards(self.view)
        self.rounds_left = self.view.common / CARDS_A_ROUND
        self.growth = self.view.common / len(self.view.seats) / 2
        self.unseen_volts = spread_of([VOLTS[card] for card in self.unseen_cards] or [20])

    def card_value(self, seat: SeatView, card: str, further_cards: Sequence[str] = ()) -> float:
        """The value of one more card to the player, who also gets the cards in `further_cards`."""
        cards = (*seat.collection, *further_cards)
        return (
            POINTS[card]
            + self.suit_value(cards, card)
            + self.power_value(card)
            + self.strength_value(seat, card)
        )

    def value_of_cards(self, seat: SeatView, cards: Sequence[str]) -> float:
        total = 0.0
        for number, card in enumerate(cards):
            total += self.card_value(seat, card, cards[:number])
        return total

    def suit_value(self, cards: Iterable[str], card: str) -> float:
        """The points that Voltage and Value cards of a suit add to each other (10.2)."""
        if card in VOLTAGE_SUIT:
            suit = VOLTAGE_SUIT[card]
            have = sum(VALUE_SUIT.get(other) == suit for other in cards)
            hope = self.share_of(VALUE_SUIT, suit)
        elif card in VALUE_SUIT:
            suit = VALUE_SUIT[card]
            have = sum(VOLTAGE_SUIT.get(other) == suit for other in cards)
            hope = self.share_of(VOLTAGE_SUIT, suit)
        else:
            return 0.0
        return VALUE_POINTS * (have + self.weights.expected_card_factor * hope)

    def share_of(self, suits: dict[str, str], suit: str) -> float:
        """The number of unseen cards of the suit that a player can expect to get."""
        unseen_count = sum(suits.get(card) == suit for card in self.unseen_cards)
        to_come = self.view.common / max(len(self.unseen_cards), 1)
        return unseen_count * min(to_come, 1.0) / len(self.view.seats)

    def power_value(self, card: str) -> float:
        row = CARDS[card]
        if row.kind != "power":
            return 0.0
        return row.bot_value * min(1.0, self.rounds_left / 10)

    def strength_value(self, seat: SeatView, card: str) -> float:
        """The value of the card in later hands, which a weak card makes weaker."""
        size = len(seat.collection) + seat.unknown + self.growth
        change = CARDS_IN_HAND * (VOLTS[card] - self.mean_volts(seat)) / (size + 1)
        return self.weights.million_volts_value * change * self.rounds_left

    def mean_volts(self, seat: SeatView) -> float:
        """The average count of one of the player's cards in a bid."""
        known_volts = sum(VOLTS[card] for card in seat.collection)
        size = len(seat.collection) + seat.unknown
        return (known_volts + seat.unknown * self.unseen_volts.mean) / size if size else 0.0

    def hidden_volts(self, seat: SeatView) -> Spread:
        """The spread of the counts of the cards that may be in a rival's hand."""
        if seat.seat not in self._spreads_by_seat:
            cards_away = (*seat.output, *seat.lasting_powers, *seat.bid)
            volts = [VOLTS[card] for card in without_cards(seat.collection, cards_away)]
            self._spreads_by_seat[seat.seat] = spread_of(volts).with_numbers_like(
                self.unseen_volts, seat.unknown
            )
        return self._spreads_by_seat[seat.seat]


def unseen_cards(view: View) -> list[str]:
    """The deck without the cards whose place the viewer knows."""
    located_cards = [card for seat in view.seats for card in seat.collection]
    located_cards += [*view.removed_cards, *view.buried_cards, *view.seen_top_cards]
    if view.trick is not None:
        taken_cards = [taking.card for taking in view.trick.takings]
        located_cards += without_cards(view.trick.prizes, taken_cards)
    return without_cards(deck_of(small=view.small, beginner=view.beginner), located_cards)
