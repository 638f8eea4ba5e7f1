"""The score of cards (RULES.md 10.1 to 10.3): plain values and questions, for rules and screens."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from attrs import frozen

from engine.games.lightning.card_types import VALUE_POINTS
from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import POINTS, VALUE_SUIT, VOLTAGE_SUIT


@frozen(kw_only=True)
class SuitScore:
    """The points for the Value cards of one suit (10.2)."""

    suit: str
    values: int
    voltages: int

    @property
    def points(self) -> int:
        """Five points for each pair of a Value card and a Voltage Card of the suit."""
        return VALUE_POINTS * self.values * self.voltages


@frozen(kw_only=True)
class Score:
    positive: int
    negative: int
    """The points for the Negative cards: zero or less."""
    suits: tuple[SuitScore, ...]

    @property
    def plain(self) -> int:
        """The score without Value cards: the tie-break (10.1, 10.5)."""
        return self.positive + self.negative

    @property
    def total(self) -> int:
        """The sum of all points: the plain ones and those of the suits (10.4)."""
        return self.plain + sum(suit.points for suit in self.suits)


@lru_cache(maxsize=2048)
def score_of(cards: tuple[str, ...]) -> Score:
    """The score of these cards, part by part (10.1 to 10.3); cached, because views ask often."""
    points = [POINTS[card] for card in cards]
    values = [VALUE_SUIT[card] for card in cards if card in VALUE_SUIT]
    voltages = [VOLTAGE_SUIT[card] for card in cards if card in VOLTAGE_SUIT]
    return Score(
        positive=sum([each for each in points if each > 0]),
        negative=sum([each for each in points if each < 0]),
        suits=tuple(
            [
                SuitScore(suit=suit, values=values.count(suit), voltages=voltages.count(suit))
                for suit in SUITS
            ]
        ),
    )


def plain_points_of(cards: Collection[str]) -> int:
    """The score of these cards without Value cards: the tie-break (10.1, 10.5)."""
    return sum(map(POINTS.__getitem__, cards))


def points_of(cards: Collection[str]) -> int:
    """The score of these cards as one number, computed faster than the parts."""
    total = plain_points_of(cards)
    if not VALUE_SUIT.keys().isdisjoint(cards):
        voltages = list(map(VOLTAGE_SUIT.get, cards))
        values = [VALUE_SUIT[card] for card in cards if card in VALUE_SUIT]
        total += VALUE_POINTS * sum(map(voltages.count, values))
    return total
