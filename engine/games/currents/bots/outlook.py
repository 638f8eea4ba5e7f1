"""What the greedy bot expects of the rest of the game: final prices, ranks, and points from them.

All values are points at the end. A company's final price is guessed from its price and how fast it
grows; the rank of a price from how likely each other one is higher.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import define, field, frozen

from engine.games.currents.cards import LUMINARIES, RANK_POINTS, TURNS
from engine.games.currents.sums.points import counted_shares, works_met
from engine.games.currents.view_types import FirmView, View

WIDEST = 60
"""Differences beyond this are certain."""


@frozen
class Weights:
    """What the bot believes; found by playing against itself."""

    growth: float = 1.6
    """Spaces that each luminary moves its company's price in a turn."""
    automaton_growth: Mapping[str, float] = field(
        factory=lambda: {"babbage": 2.5, "lovelace": 5.0, "turing": 6.0, "hopper": 7.0}
    )
    spread: float = 3.0
    """How unsure a final price is, by turn that is left."""
    cash: float = 0.17
    """Points that $1k is worth while it can still be spent."""
    rivals: float = 0.35
    """How much the points of the best rival count against the own."""
    action: float = 0.9
    """Points of a usual action of one luminary."""
    unlock: float = 0.35
    """Points of each level that a track rises, beside the patent."""
    inv: float = 0.16
    man: float = 0.15
    fin: float = 0.22
    pro: float = 0.12
    """What each point of a luminary's rating is worth in a turn."""


def _table(spread: float) -> tuple[float, ...]:
    """The chance to be ahead at the end, by the difference from -WIDEST to WIDEST."""
    return tuple(1 / (1 + 2.718281828 ** (-d / spread)) for d in range(-WIDEST, WIDEST + 1))


_TABLES: dict[float, tuple[float, ...]] = {}


def ahead(difference: float, spread: float) -> float:
    """The chance that the first of two numbers is higher at the end, by how far it is ahead."""
    table = _TABLES.get(spread)
    if table is None:
        table = _TABLES[spread] = _table(spread)
    return table[max(-WIDEST, min(WIDEST, round(difference))) + WIDEST]


def points_at(rank: float) -> float:
    """The points of a rank that is not whole, between those of its neighbours."""
    low = int(rank)
    return _points(low) + (rank - low) * (_points(low + 1) - _points(low))


def _points(rank: int) -> float:
    return RANK_POINTS[rank - 1] if rank <= len(RANK_POINTS) else 0


@define
class Outlook:
    """The rest of the game as one company sees it."""

    view: View
    firm: FirmView
    weights: Weights

    @cached_property
    def turns_left(self) -> float:
        """Turns until the end, this one counted as what is left of it."""
        return TURNS - self.view.turn + (0.0 if self.view.step == "ledger" else 0.6)

    @cached_property
    def spread(self) -> float:
        """How unsure final prices are."""
        return round(2.0 + self.weights.spread * self.turns_left, 1)

    @cached_property
    def final_prices(self) -> dict[str, float]:
        """The price that each company is guessed to end with."""
        return {firm.slug: firm.price + self._growth(firm) for firm in self.view.firms}

    def _growth(self, firm: FirmView) -> float:
        if firm.automaton:
            return self.weights.automaton_growth[firm.automaton] * self.turns_left
        return self.weights.growth * max(2, len(firm.luminaries)) * self.turns_left

    def share_worth(self, company: str, prices: Mapping[str, float] | None = None) -> float:
        """The points that a share of a company is expected to be worth at the end."""
        prices = prices or self.final_prices
        own, spread = prices[company], self.spread
        rank = 1.0
        for slug, price in prices.items():
            if slug != company:
                rank += ahead(price - own, spread)
        return points_at(rank)

    @cached_property
    def worths(self) -> dict[str, float]:
        """The expected points of a share, by company."""
        return {slug: self.share_worth(slug) for slug in self.final_prices}

    @cached_property
    def price_values(self) -> dict[str, float]:
        """What one space up of each company's price is worth to this one, by company."""
        return {slug: self._price_value(slug) for slug in self.final_prices}

    def _price_value(self, moved: str, spaces: int = 4) -> float:
        """The gain in points, less those of the best rival, if a price were some spaces higher."""
        prices = {**self.final_prices, moved: self.final_prices[moved] + spaces}
        changes = {
            slug: self.share_worth(slug, prices) - worth for slug, worth in self.worths.items()
        }
        gain = self._portfolio_change(self.firm, changes)
        rivals = [self._portfolio_change(firm, changes) for firm in self.rivals]
        return (gain - self.weights.rivals * max(rivals, default=0.0)) / spaces

    @staticmethod
    def _portfolio_change(firm: FirmView, changes: Mapping[str, float]) -> float:
        return sum(counted_shares(firm, slug) * change for slug, change in changes.items())

    @cached_property
    def rivals(self) -> tuple[FirmView, ...]:
        """The other companies, but only the one or two that are ahead: the others cannot win."""
        others = [firm for firm in self.view.firms if firm.slug != self.firm.slug]
        return tuple(sorted(others, key=lambda firm: -firm.points.total)[:2])

    @cached_property
    def own_space(self) -> float:
        """What one space up of the own price is worth."""
        return self.price_values[self.firm.slug]

    @cached_property
    def cash_value(self) -> float:
        """What $1k is worth: less when little time is left to spend it, but it is ranked."""
        ranked = self._cash_rank_value
        if self.view.step == "ledger" and self.view.turn == TURNS:
            return ranked
        usable = {TURNS: 0.45, TURNS - 1: 0.8}.get(self.view.turn, 1.0)
        return self.weights.cash * usable + ranked

    @cached_property
    def _cash_rank_value(self) -> float:
        """What $1k more does for the rank of cash."""
        spread = round(3.0 + 4.0 * self.turns_left, 1)
        others = [f.cash for f in self.view.firms if f.seat >= 0 and f.slug != self.firm.slug]

        def worth(cash: int) -> float:
            return points_at(1.0 + sum(ahead(other - cash, spread) for other in others))

        return (worth(self.firm.cash + 4) - worth(self.firm.cash)) / 4

    # People

    def luminary_value(self, luminary: str) -> float:
        """What a luminary is worth for the rest of the game."""
        ratings, w = LUMINARIES[luminary].ratings, self.weights
        a_turn = w.inv * ratings.inv + w.man * ratings.man + w.fin * ratings.fin
        return (a_turn + w.pro * ratings.pro + w.action) * max(1.0, self.turns_left)

    def works_likely(self) -> bool:
        """Does the criterion of the Works hold, or is there time left to meet it?"""
        return works_met(self.view, self.firm) or self.view.turn < TURNS - 1
