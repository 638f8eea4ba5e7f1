"""The greedy bot's valuation of projects: the rise of its price against the cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import define

from engine.core.choice import Choice
from engine.games.currents.bots.preferences import Preference, prefers
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.works import is_step_by_claim, step_value
from engine.games.currents.calculations.distances import skipped_cities
from engine.games.currents.calculations.modifiers import Modifiers, modifiers_of
from engine.games.currents.calculations.projects import (
    DOUBLED_PROJECT,
    bank_cost,
    counted_cities,
    currents_for,
    fees_for,
    project_gain,
)
from engine.games.currents.card_types import CURRENTS, City, Current
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.cities import PROJECTS

ClaimWay = tuple[str, Current]
"""The luminary and the current that claim a project."""


@define
class Claims:
    """The costs and gains of a company's claims now, computed once for all projects."""

    outlook: Outlook

    @cached_property
    def _changes(self) -> Modifiers:
        return modifiers_of(self.outlook.view, self.outlook.firm)

    @cached_property
    def _fees(self) -> dict[Current, int]:
        view, firm = self.outlook.view, self.outlook.firm
        return {each: sum(fee.amount for fee in fees_for(view, firm, each)) for each in CURRENTS}

    @cached_property
    def _luminaries(self) -> list[tuple[str, int, float]]:
        """The awake luminaries with their Fin and their value elsewhere; no two alike."""
        cheapest: dict[int, tuple[str, int, float]] = {}
        for slug in self.outlook.firm.awake:
            fin, cost_of_use = LUMINARIES[slug].ratings.fin, self.outlook.cost_of_using(slug)
            if fin not in cheapest or cost_of_use < cheapest[fin][2]:
                cheapest[fin] = (slug, fin, cost_of_use)
        return list(cheapest.values())

    @cached_property
    def _gains(self) -> dict[tuple[str, bool, Current], float]:
        return {}

    @cached_property
    def _step(self) -> float:
        return step_value(self.outlook)

    def gain_value(self, project: str, current: Current) -> float:
        """The value of the price move of a project, in points."""
        city, number = PROJECTS[project]
        key = city.size, number == DOUBLED_PROJECT, current
        if key not in self._gains:
            spaces = project_gain(self.outlook.view, self.outlook.firm, project, current).total
            self._gains[key] = spaces * self.outlook.own_space
        return self._gains[key]

    def works_value(self, city: City) -> float:
        """The points of the step to the criterion of the Works."""
        return self._step if self._step and is_step_by_claim(self.outlook.firm, city) else 0.0

    def ways_with_values(self, project: str) -> Iterator[tuple[float, ClaimWay]]:
        """The value of each way to claim a project, if it can be paid."""
        outlook, (city, number) = self.outlook, PROJECTS[project]
        skipped_count = skipped_cities(outlook.view, outlook.firm.slug)[city.slug]
        city_count = counted_cities(self._changes, skipped_count)
        works = self.works_value(city)
        for slug, fin, cost_of_use in self._luminaries:
            cost = bank_cost(self._changes, city, city_count, fin, outlook.view.phase)
            for current in currents_for(outlook.firm, number):
                total = cost + self._fees[current]
                if total <= outlook.firm.cash:
                    value = self.gain_value(project, current) - total * outlook.cash_value
                    yield value + works - cost_of_use, (slug, current)

    def best_value(self, project: str) -> float:
        """The value of the best way to claim a project."""
        return max((value for value, _ in self.ways_with_values(project)), default=-100.0)


@prefers("claimant")
def prefer_claimant(outlook: Outlook) -> Preference:
    """Prefer the way to claim a project that is worth most."""
    claims, project = Claims(outlook), outlook.view.begun_action.noun
    values = {
        f"{luminary} {current}": value
        for value, (luminary, current) in claims.ways_with_values(project)
    }
    return lambda choice: _value_of(values, choice)


def _value_of(values: dict[str, float], choice: Choice) -> float:
    """The value of a way; one that was not weighed is a little worse than its equal in Fin."""
    return values.get(choice.noun, -100.0)
