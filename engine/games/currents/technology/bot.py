"""The greedy bot's valuation of technology: patents, new projects, and the luminaries they take."""

from __future__ import annotations

from functools import cached_property

from attrs import define

from engine.core.text import count
from engine.games.currents.bots.register import (
    Preference,
    ReasonTerm,
    largest_part,
    prefers,
    price_rise_text,
    reasons,
    works_text,
)
from engine.games.currents.bots.value import Outlook, is_step_by_patent, step_value
from engine.games.currents.card_types import Track
from engine.games.currents.cards import TURNS, phase_of
from engine.games.currents.headquarters.divisions import FreeLevel
from engine.games.currents.names import ROMAN, TRACK_NAMES, level_name
from engine.games.currents.projects.claims import fame_of, free_projects, highest_project
from engine.games.currents.table_action import begun
from engine.games.currents.technology.advances import (
    Advance,
    Exhaust,
    patent_gain,
    sufficient_teams,
    would_claim_patent,
)
from engine.games.currents.view_types import View

IMPOSSIBLE = -100.0
OTHER_SIDE = 0.4
"""The chance that the current that is less famous now is the more famous at a later bookkeeping."""


def patent_leader(view: View, current: str) -> tuple[str, int]:
    """The company with the highest patent of a current, and its level; "" and 0 without one."""
    patents = [patent for patent in view.patents if patent.startswith(f"{current} ")]
    if not patents:
        return "", 0
    highest = max(patents)
    return view.patents[highest], int(highest.split()[1])


@define
class Advances:
    """The gains of a company from advances now, computed once for all tracks."""

    outlook: Outlook

    @cached_property
    def _team_costs(self) -> dict[tuple[str, ...], float]:
        return {}

    def cost_of_team(self, names: tuple[str, ...]) -> float:
        """What else these luminaries could do."""
        if names not in self._team_costs:
            others = self.outlook.weights.action_value * (len(names) - 1)
            costs = (self.outlook.cost_of_using(slug) for slug in names)
            self._team_costs[names] = others + sum(costs)
        return self._team_costs[names]

    def team_values(self, track: Track, goal: int) -> dict[tuple[str, ...], float]:
        """The value of the advance with each team that can make it."""
        view, firm = self.outlook.view, self.outlook.firm
        patent = self.patent_value(track, goal)
        reach = self.reach_value(track, goal)
        return {
            team: reach
            + (patent if would_claim_patent(view, firm, track, goal, team) else 0.0)
            - self.cost_of_team(team)
            for team in sufficient_teams(view, firm, track, goal)
        }

    def best_value(self, track: Track, goal: int) -> float:
        return max(self.team_values(track, goal).values(), default=IMPOSSIBLE)

    # Gains of an advance

    def patent_value(self, track: Track, goal: int) -> float:
        """The value of the patent of a level; 0 if it is already taken."""
        if f"{track} {goal}" in self.outlook.view.patents:
            return 0.0
        return sum(
            (
                self.rise_value(goal),
                self.lead_value(track, goal),
                self.expected_fees(goal),
                self.works_value(track),
            )
        )

    def rise_value(self, goal: int) -> float:
        """The value of the price moves for a patent, in points."""
        return patent_gain(self.outlook.view, self.outlook.firm, goal) * self.outlook.own_space

    def lead_value(self, track: Track, goal: int) -> float:
        """The value of holding the highest patent of a current at later bookkeepings (13.3)."""
        outlook, view = self.outlook, self.outlook.view
        if track == "bulb":
            return 0.0
        leader, level = patent_leader(view, track)
        if leader == outlook.firm.slug or goal <= level:
            return 0.0
        space = outlook.own_space - (outlook.price_values[leader] if leader else 0.0)
        side = 1.0 if fame_of(view, track) >= 0 else OTHER_SIDE
        turns = range(view.turn, TURNS + 1)
        phases = sum(
            phase_of(turn) * outlook.weights.lead_lasts_chance ** (turn - view.turn)
            for turn in turns
        )
        return space * side * phases

    def expected_fees(self, goal: int) -> float:
        """The fees that other players may pay for the patent."""
        outlook = self.outlook
        others = outlook.view.seat_count - 1
        amount = outlook.weights.fees_per_level * goal * others * outlook.turns_left
        return amount * outlook.cash_value

    def works_value(self, track: Track) -> float:
        return step_value(self.outlook) if is_step_by_patent(self.outlook.firm, track) else 0.0

    def reach_value(self, track: Track, goal: int) -> float:
        """The value of the new projects that can be claimed at once or after the next advance."""
        outlook, weights = self.outlook, self.outlook.weights
        opened_count = sum(
            number in self._free_project_numbers for number in self.opened_projects(track, goal)
        )
        steps = goal - outlook.firm.levels[track]
        return (weights.project_in_reach_value * opened_count + weights.level_value * steps) * max(
            0.0, outlook.turns_left - 0.3
        )

    def opened_projects(self, track: Track, goal: int) -> range:
        """The numbers of projects that can be claimed after an advance, but not before."""
        levels = self.outlook.firm.levels
        return range(highest_project(levels) + 1, highest_project({**levels, track: goal}) + 1)

    @cached_property
    def _free_project_numbers(self) -> set[int]:
        """The project numbers that are still free somewhere."""
        return {int(project[-1]) for project in free_projects(self.outlook.view)}


@prefers("team")
def prefer_team(outlook: Outlook) -> Preference:
    """Prefer the team that brings most for its actions."""
    advance = begun(outlook.view, Advance)
    values = Advances(outlook).team_values(advance.track, advance.level)
    return lambda exhaust: values.get(exhaust.team, IMPOSSIBLE)


def advance_terms(outlook: Outlook, advance: Advance, team: tuple[str, ...]) -> list[ReasonTerm]:
    """The parts of the value of an advance with a team."""
    advances, track, goal = Advances(outlook), advance.track, advance.level
    terms = [(advances.reach_value(track, goal), reach_text(advances, track, goal))]
    if advance.is_patented_by(team):
        patent = f"the patent {level_name(f'{track} {goal}')}"
        terms += [
            (advances.rise_value(goal), f"{patent} moves {price_rise_text(advance.gain)}"),
            (
                advances.lead_value(track, goal),
                f"the highest {TRACK_NAMES[track]} patent lets your price rise in bookkeeping",
            ),
            (advances.expected_fees(goal), f"{patent} makes others on this level pay you fees"),
            (advances.works_value(track), works_text(outlook.firm)),
        ]
    return terms


def reach_text(advances: Advances, track: Track, goal: int) -> str:
    """The projects that an advance opens, or comes nearer to, as text."""
    opened_projects = advances.opened_projects(track, goal)
    free = [
        project
        for project in free_projects(advances.outlook.view)
        if int(project[-1]) in opened_projects
    ]
    if free:
        return f"it opens {count(len(free), 'free project')} of level {ROMAN[opened_projects[-1]]}"
    return f"it is a step to the projects of level {ROMAN[goal]}"


@reasons(Advance)
def reason_to_advance(outlook: Outlook, advance: Advance) -> str:
    values = Advances(outlook).team_values(advance.track, advance.level)
    return largest_part(advance_terms(outlook, advance, max(values, key=lambda team: values[team])))


@reasons(Exhaust)
def reason_to_exhaust(outlook: Outlook, exhaust: Exhaust) -> str:
    return largest_part(advance_terms(outlook, begun(outlook.view, Advance), exhaust.team))


@reasons(FreeLevel)
def reason_to_take_free_level(outlook: Outlook, free: FreeLevel) -> str:
    return reach_text(Advances(outlook), free.track, free.level)
