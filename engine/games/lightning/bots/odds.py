"""The chances of a bid: the rivals' likely bids, and the expected gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import erf, sqrt

from attrs import define, field, frozen

from engine.core.choice import Choice
from engine.core.dispatch import Dispatch
from engine.core.subsets import cards_in
from engine.core.text import percent
from engine.games.lightning.bid_counts import counts_in_bid, is_blacked_out
from engine.games.lightning.bots.value import Knowledge
from engine.games.lightning.bots.weights import Weights
from engine.games.lightning.cards import ROYALTY_FROM, WAVE_VOLTS
from engine.games.lightning.deck import CARDS, POWER_CARDS, VOLTAGE_SUIT, without_cards
from engine.games.lightning.view_types import SeatView, View

ROOT_2 = sqrt(2)
ARC_STRIKE_LOSS = 25.0
"""About what Arc Strike takes from the strongest rival."""

reckons: Dispatch[str, Callable[[Prospect], None]] = Dispatch("place in the bot's reckoning")
"""The bot's expectations of a Power Card in its bid, by its slug. A card without an entry is
worth no more in a bid than in the hand (`Card.bot_value`)."""


@frozen
class BidGuess:
    """A rival's expected bid: the mean and spread of the total."""

    mean: float
    spread: float


UNWILLING = BidGuess(-1.0, 8.0)
"""A rival who does not want the prizes bids nothing as a rule, or a Negative card."""


def guess_bid(knowledge: Knowledge, seat: SeatView, size: int, prize_value: float) -> BidGuess:
    """A rival's likely bid, from the cards it may hold and how much it wants the prizes."""
    count = min(size, seat.hand_count)
    if not count:
        return BidGuess(0.0, 1.0)
    if prize_value <= 0:
        return UNWILLING
    weights = knowledge.weights
    volts = knowledge.hidden_volts(seat)
    eager = min(1.0, prize_value / (weights.prize_value * size))
    total = (
        volts.mean
        + (weights.rival_eagerness_factor * eager - weights.rival_caution_factor) * volts.width
    ) * count
    return BidGuess(total, weights.bid_scatter_factor * volts.width * sqrt(count) + 5.0)


def chance_to_beat(total: float, rivals: Sequence[BidGuess], *, lowest: bool) -> float:
    chance = 1.0
    for rival in rivals:
        lead = (total - rival.mean) / rival.spread
        chance *= 0.5 * (1 + erf((-lead if lowest else lead) / ROOT_2))
    return chance


@define
class TrickOutlook:
    """All that the bidder can say about the trick before the bids are laid."""

    knowledge: Knowledge
    seat: SeatView
    size: int
    prizes: tuple[str, ...]
    prize_values: list[float] = field(init=False)
    """The value of each prize to the bidder."""
    loss: float = field(init=False)
    """The value to the bidder if a rival gets the prizes: negative if they are good."""
    rivals: list[BidGuess] = field(init=False)
    later: list[tuple[int, list[BidGuess]]] = field(init=False)
    """The later tricks of the round: their sizes, and what rivals may bid there."""
    lowest_wins: bool = field(init=False)

    def __attrs_post_init__(self) -> None:
        knowledge, view = self.knowledge, self.knowledge.view
        others = [each for each in view.seats if each.seat != self.seat.seat]
        self.prize_values = [
            knowledge.card_value(self.seat, card, self.prizes[:number])
            for number, card in enumerate(self.prizes)
        ]
        theirs = [knowledge.value_of_cards(each, self.prizes) for each in others]
        self.loss = -knowledge.weights.rival_gain_factor * sum(theirs) / len(theirs) / len(theirs)
        self.rivals = [
            guess_bid(knowledge, each, self.size, prize_value)
            for each, prize_value in zip(others, theirs, strict=True)
        ]
        self.lowest_wins = is_blacked_out(view, self.size)
        self.later = [
            (
                size,
                [
                    guess_bid(knowledge, each, size, 0.5 * size * knowledge.weights.prize_value)
                    for each in others
                ],
            )
            for size in range(self.size - 1, 0, -1)
            if view.common > 0
        ]

    def counts(self, cards: Sequence[str]) -> list[int]:
        view = self.knowledge.view
        return [counts_in_bid(view, self.seat.seat, card) for card in cards]

    def prospect(self, cards: Sequence[str]) -> Prospect:
        """The likely total and gain of the bid after its Power Cards."""
        counts = self.counts(cards)
        prospect = Prospect(
            outlook=self,
            cards=cards,
            counts=counts,
            total=float(sum(counts)),
            lowest_wins=self.lowest_wins,
            prizes=sorted(self.prize_values),
            consolation=self.loss,
        )
        powers = [card for card in cards if card in reckons]
        for card in sorted(powers, key=lambda card: CARDS[card].order):
            reckons[card](prospect)
        return prospect

    def kept_for_later(self, hand: Sequence[str], bid: Sequence[str]) -> float:
        """The likely gain of the cards left in hand, in the later tricks of the round."""
        counts = sorted(self.counts(without_cards(hand, bid)), reverse=True)
        value = 0.0
        for size, rivals in self.later:
            total, counts = sum(counts[:size]), counts[size:]
            chance = chance_to_beat(total, rivals, lowest=False)
            value += chance * size * self.knowledge.weights.prize_value
        return value

    def expected_value(self, hand: Sequence[str], bid: Sequence[str]) -> float:
        prospect = self.prospect(bid)
        chance = prospect.win_chance()
        now = chance * prospect.win_value() + (1 - chance) * prospect.consolation
        return now + self.knowledge.weights.later_tricks_factor * self.kept_for_later(hand, bid)


def outlook_of(knowledge: Knowledge) -> TrickOutlook:
    view = knowledge.view
    assert view.trick is not None
    assert view.seat is not None
    return TrickOutlook(knowledge, view.seats[view.seat], view.trick.size, view.trick.prizes)


def chance_of_bid(view: View, choice: Choice) -> float:
    return outlook_of(Knowledge(view, Weights())).prospect(cards_in(choice)).win_chance()


def how_often(chance: float) -> str:
    """The chance that a bid wins, as text, never described as impossible or certain."""
    if chance < 0.005:
        return "hardly ever wins"
    if chance > 0.995:
        return "wins almost always"
    return f"wins about {percent(chance)} of the time"


# Power Cards of the bid


@define(kw_only=True)
class Prospect:
    """The likely total and gain of a bid, changed by its Power Cards one after the other."""

    outlook: TrickOutlook
    cards: Sequence[str]
    counts: list[int]
    """The count of each card before the Power Cards of the bid."""
    total: float
    lowest_wins: bool
    prizes: list[float]
    """The value of each prize that the winner may take, the best last."""
    consolation: float
    """The value of losing with this bid."""

    def win_chance(self) -> float:
        return chance_to_beat(self.total, self.outlook.rivals, lowest=self.lowest_wins)

    def win_value(self) -> float:
        return sum(self.prizes)


@reckons("second-coil")
def hope_for_a_card(bid: Prospect) -> None:
    """Add an average card of the player's deck, for Second Coil (11.17)."""
    bid.total += bid.outlook.knowledge.mean_volts(bid.outlook.seat)


@reckons("standing-wave")
def hope_for_powers(bid: Prospect) -> None:
    """Count the Power Cards of the bid, and perhaps one of others, for Standing Wave (11.22)."""
    bid.total += WAVE_VOLTS * (0.5 + sum(card in POWER_CARDS for card in bid.cards))


@reckons("resonance")
def double_the_best(bid: Prospect) -> None:
    """Double the best Voltage Card, for Resonance (11.18)."""
    volts = (n for n, card in zip(bid.counts, bid.cards, strict=True) if card in VOLTAGE_SUIT)
    bid.total += max(volts, default=0)


@reckons("arc-strike")
def strike_a_rival(bid: Prospect) -> None:
    """Add what Arc Strike takes from a rival to the bot's own total (11.19)."""
    bid.total += ARC_STRIKE_LOSS


@reckons("transformer")
def take_a_rivals_total(bid: Prospect) -> None:
    """Take the best total that a rival may have, for Transformer (11.23)."""
    totals = (rival.mean + 0.5 * rival.spread for rival in bid.outlook.rivals)
    bid.total = max(bid.total, *totals)


@reckons("grounding-rod")
def set_total_to_zero(bid: Prospect) -> None:
    """Make the total 0, for Grounding Rod (11.24)."""
    bid.total = 0.0


@reckons("polarity-reversal")
def reverse_comparison(bid: Prospect) -> None:
    """Reverse the comparison of totals, for Polarity Reversal (11.21)."""
    bid.lowest_wins = not bid.lowest_wins


@reckons("strikes-twice")
def hope_for_a_prize(bid: Prospect) -> None:
    """Add a prize of the usual value, for Strikes Twice (11.28)."""
    bid.prizes.append(bid.outlook.knowledge.weights.prize_value)


@reckons("royalty-clause")
def take_the_best_without_winning(bid: Prospect) -> None:
    """Take the best prize if the bid loses, for Royalty Clause (11.25)."""
    prize_values = bid.outlook.prize_values
    if len(prize_values) >= ROYALTY_FROM:
        bid.consolation += max(prize_values)


@reckons("torn-contract")
def lose_the_best(bid: Prospect) -> None:
    """Give the best prize to the neighbour, for Torn Contract (11.26)."""
    if bid.prizes:
        bid.prizes.remove(max(bid.prizes))


@reckons("faulty-goods-returned")
def return_the_worst(bid: Prospect) -> None:
    """Count the worst prize as nothing, for Faulty Goods Returned (11.27)."""
    bid.prizes.append(-min(0.0, *bid.prizes, 0.0))
