"""The greedy bot's expectations for the rest of the game: final prices, ranks and points.

All values are points at the end. A company's final price is guessed from its price and how fast it
grows; the rank of a price from how likely each other price is to be higher.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import define

from engine.games.currents.bots.weights import Weights
from engine.games.currents.calculations.points import counted_shares, rank_points
from engine.games.currents.cards import COLUMN_SPACES, LUMINARIES, TURNS, phase_of
from engine.games.currents.view_types import FirmView, View

MAX_DIFFERENCE = 60
"""With differences beyond this, the company ahead is taken to stay ahead."""
PRICE_STEP = 4
"""The number of spaces a price is raised to find the value of one space."""
CASH_STEP = 4
"""The extra cash with which the effect of $1k on the rank of cash is measured."""


def _table(spread: float) -> tuple[float, ...]:
    """The chance to be ahead at the end, by the difference from -WIDEST to WIDEST."""
    return tuple(
        1 / (1 + 2.718281828 ** (-d / spread)) for d in range(-MAX_DIFFERENCE, MAX_DIFFERENCE + 1)
    )


_TABLES: dict[float, tuple[float, ...]] = {}


def chances(spread: float) -> tuple[float, ...]:
    """The chance to be ahead at the end, indexed by WIDEST plus the difference."""
    table = _TABLES.get(spread)
    if table is None:
        table = _TABLES[spread] = _table(spread)
    return table


def chance_to_lead(difference: float, table: tuple[float, ...]) -> float:
    """The chance that the first of two numbers is higher at the end, by how far it is ahead."""
    return table[max(-MAX_DIFFERENCE, min(MAX_DIFFERENCE, round(difference))) + MAX_DIFFERENCE]


def points_at(rank: float) -> float:
    """The points of a fractional rank, interpolated between its neighbours."""
    low = int(rank)
    return rank_points(low) + (rank - low) * (rank_points(low + 1) - rank_points(low))


@define
class Outlook:
    """The rest of the game as one company sees it."""

    view: View
    firm: FirmView
    weights: Weights

    # Time

    @cached_property
    def turns_left(self) -> float:
        """Turns until the end; the present turn counts as the part of it that is left."""
        return TURNS - self.view.turn + (0.0 if self.view.step == "ledger" else 0.6)

    @cached_property
    def books_left(self) -> int:
        """The number of times that profits are still paid."""
        return TURNS - self.view.turn + (self.view.step != "ledger")

    @cached_property
    def phases_left(self) -> float:
        """The phases of the turns that are left, added up; the present turn counts in part."""
        later = sum(phase_of(turn) for turn in range(self.view.turn + 1, TURNS + 1))
        return later + (0.0 if self.view.step == "ledger" else 0.6 * self.view.phase)

    # Prices

    @cached_property
    def _chances(self) -> tuple[float, ...]:
        """The chance that a final price is above another, by their difference now."""
        return chances(round(2.0 + self.weights.spread * self.turns_left, 1))

    @cached_property
    def final_prices(self) -> dict[str, float]:
        """The price that each company is guessed to end with."""
        return {firm.slug: firm.price + self._growth(firm) for firm in self.view.firms}

    def _growth(self, firm: FirmView) -> float:
        if firm.automaton:
            return self.weights.automaton_growth[firm.automaton] * self.turns_left
        return self.weights.growth * max(2, len(firm.luminaries)) * self.turns_left

    @cached_property
    def ranks(self) -> dict[str, float]:
        """The rank that each company's price is expected to end with."""
        prices, table = self.final_prices, self._chances
        return {
            slug: 0.5 + sum(chance_to_lead(other - price, table) for other in prices.values())
            for slug, price in prices.items()
        }

    @cached_property
    def worths(self) -> dict[str, float]:
        """The expected points of a share, by company."""
        return {slug: points_at(rank) for slug, rank in self.ranks.items()}

    def share_value(self, company: str) -> float:
        """The value of a share: its points at the end, and the chance to sell it before."""
        return self.worths[company] + self.weights.invest * max(0.0, self.turns_left - 0.6)

    @cached_property
    def price_values(self) -> dict[str, float]:
        """The value of a rise of one space in each company's price to this one, by company."""
        values = {slug: self._price_value(slug) for slug in self.final_prices}
        values[self.firm.slug] += self.cash_value * self.books_left / (2 * COLUMN_SPACES)
        return values

    def _price_value(self, company: str) -> float:
        """The gain in points, less the best rival's gain, if a price were higher."""
        changes = self._changes_of_points(company)
        gain = _portfolio_change(self.firm, changes)
        rivals = [_portfolio_change(firm, changes) for firm in self.rivals]
        return (gain - self._rivalry * max(rivals, default=0.0)) / PRICE_STEP

    @cached_property
    def _rivalry(self) -> float:
        """The weight of the best rival's points: 1 if there is only one rival."""
        least = self.weights.rivals
        return least + (1.0 - least) / (len(self.view.firms) - 1)

    def _changes_of_points(self, company: str) -> dict[str, float]:
        """The change in the points of a share of each company if one price rises."""
        prices, table, changes = self.final_prices, self._chances, {}
        before = prices[company]
        rank = self.ranks[company]
        for slug, price in prices.items():
            if slug != company:
                rank_change = chance_to_lead(before + PRICE_STEP - price, table) - chance_to_lead(
                    before - price, table
                )
                rank -= rank_change
                changes[slug] = points_at(self.ranks[slug] + rank_change) - self.worths[slug]
        changes[company] = points_at(max(1.0, rank)) - self.worths[company]
        return changes

    @cached_property
    def rivals(self) -> tuple[FirmView, ...]:
        """The two other companies with the most points: the others will hardly win."""
        others = [firm for firm in self.view.firms if firm.slug != self.firm.slug]
        return tuple(sorted(others, key=lambda firm: -firm.points.total)[:2])

    @cached_property
    def own_space(self) -> float:
        """The value of a rise of one space in the company's price, with later profits."""
        return self.price_values[self.firm.slug]

    # Cash

    @cached_property
    def cash_value(self) -> float:
        """The value of $1k: to spend, less so near the end, and for the rank of cash."""
        ranked = self._cash_rank_value
        if self.view.step == "ledger" and self.view.turn == TURNS:
            return ranked
        near_end = {
            TURNS: self.weights.cash_in_last_turn,
            TURNS - 1: self.weights.cash_in_turn_before,
        }
        part = near_end.get(self.view.turn, 1.0) * self._scarcity
        return self.weights.cash * part + ranked

    @cached_property
    def _scarcity(self) -> float:
        """The part of its worth that the next $1k keeps with this much cash: 1 without any."""
        return self.weights.plenty / (self.weights.plenty + self.firm.cash)

    @cached_property
    def _cash_rank_value(self) -> float:
        """The value of $1k more for the rank of cash."""
        table = chances(round(3.0 + 4.0 * self.turns_left, 1))
        others = [f.cash for f in self.view.firms if f.seat >= 0 and f.slug != self.firm.slug]

        def worth(cash: int) -> float:
            return points_at(1.0 + sum(chance_to_lead(other - cash, table) for other in others))

        cash = self.firm.cash
        return (worth(cash + CASH_STEP) - worth(max(0, cash - CASH_STEP))) / (2 * CASH_STEP)

    # People

    def luminary_value(self, luminary: str) -> float:
        """The value of a luminary for the rest of the game."""
        return self.weights.action * max(1.0, self.turns_left) + self.ratings_value(luminary)

    def ratings_value(self, luminary: str) -> float:
        """The value of the ratings of a luminary for the rest of the game."""
        ratings, weights = LUMINARIES[luminary].ratings, self.weights
        a_turn = weights.inv * ratings.inv + weights.man * ratings.man + weights.pro * ratings.pro
        a_phase = weights.fin * ratings.fin
        return a_turn * max(1.0, self.turns_left) + a_phase * max(1.0, self.phases_left)

    def cost_of_using(self, luminary: str) -> float:
        """The cost of using a luminary for an action that does not need its ratings."""
        ratings, weights = LUMINARIES[luminary].ratings, self.weights
        a_turn = weights.inv * ratings.inv + weights.man * ratings.man + weights.pro * ratings.pro
        return weights.spare * (a_turn + weights.fin * ratings.fin * self.view.phase)


def _portfolio_change(firm: FirmView, changes: Mapping[str, float]) -> float:
    """The points that a company gains if the prices of the shares change as given."""
    return sum(counted_shares(firm, slug) * change for slug, change in changes.items())
