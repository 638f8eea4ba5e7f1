"""The greedy bot's valuation of projects: the rise of its price against the cost."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from attrs import define

from engine.games.currents.bots.register import (
    Preference,
    ReasonTerm,
    largest_part,
    prefers,
    price_rise_text,
    reasons,
    works_text,
)
from engine.games.currents.bots.value import Outlook, is_step_by_claim, step_value
from engine.games.currents.card_types import City, Current
from engine.games.currents.cards import LUMINARIES
from engine.games.currents.cities import PROJECTS
from engine.games.currents.names import money
from engine.games.currents.projects.claims import (
    DOUBLED_PROJECT,
    Claim,
    ClaimWith,
    project_gain,
    ways_with_costs,
)
from engine.games.currents.table_action import begun

ClaimWay = tuple[str, Current]
"""The luminary and the current that claim a project."""


@define
class Claims:
    """The costs and gains of a company's claims now, computed once for all projects."""

    outlook: Outlook

    @cached_property
    def _costs_of_use(self) -> dict[str, float]:
        """The value elsewhere of the awake luminaries; of those with equal Fin only the least."""
        cheapest: dict[int, tuple[float, str]] = {}
        for slug in self.outlook.firm.awake:
            fin, cost_of_use = LUMINARIES[slug].ratings.fin, self.outlook.cost_of_using(slug)
            if fin not in cheapest or cost_of_use < cheapest[fin][0]:
                cheapest[fin] = cost_of_use, slug
        return {slug: cost_of_use for cost_of_use, slug in cheapest.values()}

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
        return self._step if self._step and is_step_by_claim(self.outlook.firm, city) else 0.0

    def ways_with_values(self, project: str) -> Iterator[tuple[float, ClaimWay]]:
        """The value of each way to claim a project, if it is possible."""
        outlook, (city, _) = self.outlook, PROJECTS[project]
        works, costs_of_use = self.works_value(city), self._costs_of_use
        ways = ways_with_costs(outlook.view, outlook.firm, project, costs_of_use)
        for slug, current, cost, ban in ways:
            if ban is None:
                value = self.gain_value(project, current) - cost * outlook.cash_value
                yield value + works - costs_of_use[slug], (slug, current)

    def best_value(self, project: str) -> float:
        return max((value for value, _ in self.ways_with_values(project)), default=-100.0)


@prefers("claimant")
def prefer_claimant(outlook: Outlook) -> Preference:
    """Prefer the way to claim a project that is worth most."""
    ways = Claims(outlook).ways_with_values(begun(outlook.view, Claim).project)
    values = {way: value for value, way in ways}
    # A way that was not weighed is a little worse than its equal in Fin.
    return lambda way: values.get((way.luminary, way.current), -100.0)


@reasons(ClaimWith)
def reason_to_claim_with(outlook: Outlook, way: ClaimWith) -> str:
    return largest_part(claim_terms(outlook, way))


def claim_terms(outlook: Outlook, way: ClaimWith) -> list[ReasonTerm]:
    """The parts of the value of a claim."""
    claims, project, total, gain = Claims(outlook), way.project, way.bill.total, way.gain.total
    cost = f"for {money(total)}" if total else "free of charge"
    effect = f"moves {price_rise_text(gain)}" if gain else "leaves your price as it is,"
    city, _ = PROJECTS[project]
    return [
        (claims.gain_value(project, way.current), f"it {effect} {cost}"),
        (claims.works_value(city), works_text(outlook.firm)),
    ]


@reasons(Claim)
def reason_to_claim(outlook: Outlook, claim: Claim) -> str:
    _, (luminary, current) = max(Claims(outlook).ways_with_values(claim.project))
    way = ClaimWith(luminary, current, table=outlook.view, of_project=claim.project)
    return largest_part(claim_terms(outlook, way))
