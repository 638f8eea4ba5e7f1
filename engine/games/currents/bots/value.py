"""The greedy bot's expectations for the rest of the game: final prices, ranks and points.

All values are points at the end. A company's final price is guessed from its price and how fast it
grows; the rank of a price from how likely each other price is to be higher.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from attrs import define

from engine.games.currents.bots.weights import Weights
from engine.games.currents.card_types import City
from engine.games.currents.cards import COLUMN_SPACES, HQ_CARDS, LUMINARIES, TURNS, phase_of
from engine.games.currents.cities import PROJECTS
from engine.games.currents.scoring.points import (
    WORKS_OF,
    counted_shares,
    rank_points,
    works_criterion,
)
from engine.games.currents.view_types import FirmView, View

MAX_DIFFERENCE = 60
"""With differences beyond this, the company ahead is taken to stay ahead."""
PRICE_STEP = 4
"""The number of spaces a price is raised to find the value of one space."""
CASH_STEP = 4
"""The extra cash with which the effect of $1k on the rank of cash is measured."""


def _lead_chance_table(spread: float) -> tuple[float, ...]:
    """The chance to be ahead at the end, by the difference from -MAX_DIFFERENCE up."""
    return tuple(
        1 / (1 + 2.718281828 ** (-d / spread)) for d in range(-MAX_DIFFERENCE, MAX_DIFFERENCE + 1)
    )


_TABLES: dict[float, tuple[float, ...]] = {}


def lead_chances(spread: float) -> tuple[float, ...]:
    """The chance to be ahead at the end, indexed by MAX_DIFFERENCE plus the difference."""
    table = _TABLES.get(spread)
    if table is None:
        table = _TABLES[spread] = _lead_chance_table(spread)
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
        return lead_chances(round(2.0 + self.weights.price_spread_per_turn * self.turns_left, 1))

    @cached_property
    def final_prices(self) -> dict[str, float]:
        """The price that each company is guessed to end with."""
        return {firm.slug: firm.price + self._expected_rise(firm) for firm in self.view.firms}

    def _expected_rise(self, firm: FirmView) -> float:
        if firm.automaton:
            return self.weights.automaton_price_rises[firm.automaton] * self.turns_left
        return self.weights.price_rise_per_luminary * max(2, len(firm.luminaries)) * self.turns_left

    @cached_property
    def ranks(self) -> dict[str, float]:
        """The rank that each company's price is expected to end with."""
        prices, table = self.final_prices, self._chances
        return {
            slug: 0.5 + sum(chance_to_lead(other - price, table) for other in prices.values())
            for slug, price in prices.items()
        }

    @cached_property
    def expected_share_points(self) -> dict[str, float]:
        return {slug: points_at(rank) for slug, rank in self.ranks.items()}

    def share_value(self, company: str) -> float:
        """The value of a share: its points at the end, and the chance to sell it before."""
        return self.expected_share_points[company] + self.weights.share_resale_value * max(
            0.0, self.turns_left - 0.6
        )

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
        least = self.weights.rival_points_factor
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
                changes[slug] = (
                    points_at(self.ranks[slug] + rank_change) - self.expected_share_points[slug]
                )
        changes[company] = points_at(max(1.0, rank)) - self.expected_share_points[company]
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
        rank_value = self._cash_rank_value
        if self.view.step == "ledger" and self.view.turn == TURNS:
            return rank_value
        near_end = {
            TURNS: self.weights.cash_factor_in_last_turn,
            TURNS - 1: self.weights.cash_factor_before_last_turn,
        }
        part = near_end.get(self.view.turn, 1.0) * self._scarcity
        return self.weights.cash_value * part + rank_value

    @cached_property
    def _scarcity(self) -> float:
        """The part of its value that another $1k has for the company: 1 if it has no cash."""
        return self.weights.half_value_cash / (self.weights.half_value_cash + self.firm.cash)

    @cached_property
    def _cash_rank_value(self) -> float:
        """The value of $1k more for the rank of cash."""
        table = lead_chances(round(3.0 + 4.0 * self.turns_left, 1))
        others = [f.cash for f in self.view.firms if f.seat >= 0 and f.slug != self.firm.slug]

        def rank_points_with(cash: int) -> float:
            return points_at(1.0 + sum(chance_to_lead(other - cash, table) for other in others))

        cash = self.firm.cash
        return (rank_points_with(cash + CASH_STEP) - rank_points_with(max(0, cash - CASH_STEP))) / (
            2 * CASH_STEP
        )

    # People

    def luminary_value(self, luminary: str) -> float:
        """The value of a luminary for the rest of the game."""
        return self.weights.action_value * max(1.0, self.turns_left) + self.ratings_value(luminary)

    def ratings_value(self, luminary: str) -> float:
        """The value of the ratings of a luminary for the rest of the game."""
        ratings, weights = LUMINARIES[luminary].ratings, self.weights
        a_turn = (
            weights.inv_value * ratings.inv
            + weights.man_value * ratings.man
            + weights.pro_value * ratings.pro
        )
        a_phase = weights.fin_value * ratings.fin
        return a_turn * max(1.0, self.turns_left) + a_phase * max(1.0, self.phases_left)

    def cost_of_using(self, luminary: str) -> float:
        """The cost of using a luminary for an action that does not need its ratings."""
        ratings, weights = LUMINARIES[luminary].ratings, self.weights
        a_turn = (
            weights.inv_value * ratings.inv
            + weights.man_value * ratings.man
            + weights.pro_value * ratings.pro
        )
        return weights.spare_rating_factor * (
            a_turn + weights.fin_value * ratings.fin * self.view.phase
        )


def _portfolio_change(firm: FirmView, changes: Mapping[str, float]) -> float:
    """The points that a company gains if the prices of the shares change as given."""
    return sum(counted_shares(firm, slug) * change for slug, change in changes.items())


def missing_count(firm: FirmView) -> int:
    """The number that the criterion of the company's Works still lacks."""
    return max(0, firm.works_needed - firm.works_progress)


def step_value(outlook: Outlook) -> float:
    """The value of one step towards the criterion of the Works; 0 if it already holds."""
    firm = outlook.firm
    missing = missing_count(firm)
    if not missing or missing > 2 * outlook.turns_left + 1:
        return 0.0
    points = HQ_CARDS[WORKS_OF[firm.slug]].points
    return outlook.weights.works_points_factor * points / firm.works_needed


def is_step_by_claim(firm: FirmView, city: City) -> bool:
    """Does a project in this city bring the company's Works nearer?"""
    kind = works_criterion(firm.slug).kind
    if kind == "project":
        return True
    if kind not in ("city", "large city") or (kind == "large city" and city.size != "L"):
        return False
    return all(PROJECTS[project][0] is not city for project in firm.projects)


def is_step_by_patent(firm: FirmView, track: str) -> bool:
    """Does a patent of this track bring the company's Works nearer?"""
    kind = works_criterion(firm.slug).kind
    return kind == "patent" or (kind == "AC patent" and track == "ac")


def is_step_by_share(firm: FirmView, company: str) -> bool:
    """Does a share of this company bring the company's Works nearer?"""
    return works_criterion(firm.slug).kind == "share" and company != firm.slug
