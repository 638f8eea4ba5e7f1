"""The chances of a bid: what the rivals may bid, and what a bid is likely to bring."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from attrs import define, field, frozen

from engine.games.lightning.bid_estimate import counts_for, lowest_wins
from engine.games.lightning.bots.value import Knowledge
from engine.games.lightning.deck import POWER_CARDS, VOLTAGE_SUIT, less
from engine.games.lightning.view_types import SeatView

ROOT_2 = sqrt(2)
WAVE = 15
ROYALTY_FROM = 2
ARC = 25.0
"""About what Arc Strike takes from the strongest rival."""


@frozen
class Rival:
    """What a rival is thought to bid: mean and spread of the total."""

    mean: float
    spread: float


UNWILLING = Rival(-1.0, 8.0)
"""Who does not want the prizes bids nothing as a rule, or a Negative card."""


def guess(knowledge: Knowledge, seat: SeatView, size: int, wanted: float) -> Rival:
    """What a rival may bid, from the cards it may hold and how much it wants the prizes."""
    count = min(size, seat.hand_count)
    if not count:
        return Rival(0.0, 1.0)
    if wanted <= 0:
        return UNWILLING
    w = knowledge.weights
    volts = knowledge.hidden_volts(seat)
    eager = min(1.0, wanted / (w.prize * size))
    total = (volts.mean + (w.eagerness * eager - w.caution) * volts.width) * count
    return Rival(total, w.luck * volts.width * sqrt(count) + 5.0)


def chance_to_beat(total: float, rivals: Sequence[Rival], *, lowest: bool) -> float:
    """The chance that the total is the best of all."""
    chance = 1.0
    for rival in rivals:
        ahead = (total - rival.mean) / rival.spread
        chance *= 0.5 * (1 + erf((-ahead if lowest else ahead) / ROOT_2))
    return chance


@define
class Outlook:
    """All that the bidder can say about the trick before the bids are laid."""

    knowledge: Knowledge
    seat: SeatView
    size: int
    prizes: tuple[str, ...]
    worths: list[float] = field(init=False)
    """What each prize is worth to the bidder."""
    loss: float = field(init=False)
    """What it is worth that a rival gets the prizes: less than nothing if they are good."""
    rivals: list[Rival] = field(init=False)
    later: list[tuple[int, list[Rival]]] = field(init=False)
    """The later tricks of the round: their sizes, and what rivals may bid there."""
    lowest: bool = field(init=False)

    def __attrs_post_init__(self) -> None:
        knowledge, view = self.knowledge, self.knowledge.view
        others = [each for each in view.seats if each.seat != self.seat.seat]
        self.worths = [
            knowledge.worth(self.seat, card, self.prizes[:number])
            for number, card in enumerate(self.prizes)
        ]
        theirs = [knowledge.worth_of_all(each, self.prizes) for each in others]
        self.loss = -knowledge.weights.spite * sum(theirs) / len(theirs) / len(theirs)
        self.rivals = [
            guess(knowledge, each, self.size, wanted)
            for each, wanted in zip(others, theirs, strict=True)
        ]
        self.lowest = lowest_wins(view, self.size)
        self.later = [
            (
                size,
                [
                    guess(knowledge, each, size, 0.5 * size * knowledge.weights.prize)
                    for each in others
                ],
            )
            for size in range(self.size - 1, 0, -1)
            if view.common > 0
        ]

    def counts(self, cards: Sequence[str]) -> list[int]:
        """What each of the cards counts in a bid."""
        view = self.knowledge.view
        return [counts_for(view, self.seat, card) for card in cards]

    def chance(self, cards: Sequence[str]) -> float:
        """The chance to win with this bid."""
        lowest = self.lowest ^ ("polarity-reversal" in cards)
        return chance_to_beat(self.total(cards), self.rivals, lowest=lowest)

    def total(self, cards: Sequence[str]) -> float:
        """What the bid is likely to count once its Power Cards have worked."""
        if "grounding-rod" in cards:
            return 0.0
        counts = self.counts(cards)
        total = float(sum(counts))
        if POWER_CARDS.isdisjoint(cards):
            return total
        if "resonance" in cards:
            volts = (n for n, card in zip(counts, cards, strict=True) if card in VOLTAGE_SUIT)
            total += max(volts, default=0)
        if "standing-wave" in cards:
            total += WAVE * (0.5 + sum(card in POWER_CARDS for card in cards))
        if "second-coil" in cards:
            total += self.knowledge.mean_volts(self.seat)
        if "arc-strike" in cards:
            total += ARC
        if "transformer" in cards and self.rivals:
            total = max(total, *(rival.mean + 0.5 * rival.spread for rival in self.rivals))
        return total

    def spoils(self, cards: Sequence[str]) -> float:
        """What winning with this bid brings."""
        worths = sorted(self.worths)
        if "strikes-twice" in cards:
            worths.append(self.knowledge.weights.prize)
        if "torn-contract" in cards and worths:
            worths.remove(max(worths))
        if "faulty-goods-returned" in cards and worths:
            worths.append(-min(0.0, *worths, 0.0))
        return sum(worths)

    def consolation(self, cards: Sequence[str]) -> float:
        """What losing with this bid brings."""
        if "royalty-clause" in cards and len(self.worths) >= ROYALTY_FROM:
            return self.loss + max(self.worths)
        return self.loss

    def kept_for_later(self, hand: Sequence[str], bid: Sequence[str]) -> float:
        """What the cards that stay in hand may win in the later tricks of the round."""
        counts = sorted(self.counts(less(hand, bid)), reverse=True)
        value = 0.0
        for size, rivals in self.later:
            total, counts = sum(counts[:size]), counts[size:]
            chance = chance_to_beat(total, rivals, lowest=False)
            value += chance * size * self.knowledge.weights.prize
        return value

    def expect(self, hand: Sequence[str], bid: Sequence[str]) -> float:
        """What the bid is worth, all in all, in points."""
        chance = self.chance(bid)
        now = chance * self.spoils(bid) + (1 - chance) * self.consolation(bid)
        return now + self.knowledge.weights.future * self.kept_for_later(hand, bid)
