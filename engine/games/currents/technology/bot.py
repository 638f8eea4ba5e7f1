"""The greedy bot's valuation of technology: patents, new projects, and the luminaries they take."""

from __future__ import annotations

from functools import cached_property

from attrs import define, frozen

from engine.core.choice import Choice
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
from engine.games.currents.bots.value import Outlook
from engine.games.currents.bots.works import is_step_by_patent, step_value
from engine.games.currents.card_types import CURRENTS, Track, track_and_level
from engine.games.currents.cards import LUMINARIES, TURNS, phase_of
from engine.games.currents.modifiers import modifiers_of
from engine.games.currents.names import ROMAN, TRACK_NAMES, level_name
from engine.games.currents.projects.claims import fame_of, free_projects
from engine.games.currents.technology.advances import (
    effort_needed,
    patent_fin,
    patent_gain,
    sets_of,
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


@frozen
class Team:
    """Luminaries who could advance together: their ratings, and their opportunity cost."""

    names: tuple[str, ...]
    inv: int
    man: int
    fin: int
    spared_value: float


@define
class Advances:
    """The gains of a company from advances now, computed once for all tracks."""

    outlook: Outlook

    @cached_property
    def teams(self) -> list[Team]:
        """Every set of awake luminaries."""
        return [self._make_team(team) for team in sets_of(tuple(sorted(self.outlook.firm.awake)))]

    def _make_team(self, names: tuple[str, ...]) -> Team:
        rows = [LUMINARIES[slug].ratings for slug in names]
        others = self.outlook.weights.action_value * (len(names) - 1)
        return Team(
            names,
            sum(row.inv for row in rows),
            sum(row.man for row in rows),
            sum(row.fin for row in rows),
            others + sum(self.outlook.cost_of_using(slug) for slug in names),
        )

    def team_values(self, track: Track, goal: int) -> dict[tuple[str, ...], float]:
        """The value of the advance with each team that can make it."""
        view, firm = self.outlook.view, self.outlook.firm
        changes = modifiers_of(view, firm)
        effort = effort_needed(track, firm.levels[track], goal)
        inv, man = effort.inv - changes.inv[track], effort.man - changes.man[track]
        fin = patent_fin(view, firm, goal - firm.levels[track])
        patent = self.patent_value(track, goal)
        reach = self.reach_value(track, goal)
        return {
            team.names: reach + (patent if team.fin >= fin else 0.0) - team.spared_value
            for team in self.teams
            if team.inv >= inv and team.man >= man
        }

    def best_value(self, track: Track, goal: int) -> float:
        """The value of the advance with the best team."""
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
        """The points of the step to the criterion of the Works."""
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
        highest_before = min(levels["bulb"], max(levels[current] for current in CURRENTS))
        levels_after = {**levels, track: goal}
        highest = min(levels_after["bulb"], max(levels_after[current] for current in CURRENTS))
        return range(highest_before + 1, highest + 1)

    @cached_property
    def _free_project_numbers(self) -> set[int]:
        """The project numbers that are still free somewhere."""
        return {int(project[-1]) for project in free_projects(self.outlook.view)}


@prefers("team")
def prefer_team(outlook: Outlook) -> Preference:
    """Prefer the team that brings most for its actions."""
    values = Advances(outlook).team_values(*track_and_level(outlook.view.begun_action.noun))
    return lambda choice: values.get(tuple(choice.noun.split()), IMPOSSIBLE)


def advance_terms(outlook: Outlook, noun: str, team: tuple[str, ...]) -> list[ReasonTerm]:
    """The parts of the value of an advance with a team."""
    view, firm, advances = outlook.view, outlook.firm, Advances(outlook)
    track, goal = track_and_level(noun)
    terms = [(advances.reach_value(track, goal), reach_text(advances, noun))]
    fin = sum(LUMINARIES[slug].ratings.fin for slug in team)
    is_free = f"{track} {goal}" not in view.patents
    if is_free and fin >= patent_fin(view, firm, goal - firm.levels[track]):
        gain = patent_gain(view, firm, goal)
        patent = f"the patent {level_name(noun)}"
        terms += [
            (advances.rise_value(goal), f"{patent} moves {price_rise_text(gain)}"),
            (
                advances.lead_value(track, goal),
                f"the highest {TRACK_NAMES[track]} patent lets your price rise in bookkeeping",
            ),
            (advances.expected_fees(goal), f"{patent} makes others on this level pay you fees"),
            (advances.works_value(track), works_text(firm)),
        ]
    return terms


def reach_text(advances: Advances, noun: str) -> str:
    """The projects that an advance opens, or comes nearer to, as text."""
    track, goal = track_and_level(noun)
    opened_projects = advances.opened_projects(track, goal)
    free = [
        project
        for project in free_projects(advances.outlook.view)
        if int(project[-1]) in opened_projects
    ]
    if free:
        return f"it opens {count(len(free), 'free project')} of level {ROMAN[opened_projects[-1]]}"
    return f"it is a step to the projects of level {ROMAN[goal]}"


@reasons("advance")
def reason_to_advance(outlook: Outlook, choice: Choice) -> str:
    """The reason for advancing: the gains of the best team."""
    values = Advances(outlook).team_values(*track_and_level(choice.noun))
    return largest_part(
        advance_terms(outlook, choice.noun, max(values, key=lambda team: values[team]))
    )


@reasons("exhaust")
def reason_to_exhaust(outlook: Outlook, choice: Choice) -> str:
    """The reason for advancing with this team: its gains."""
    return largest_part(
        advance_terms(outlook, outlook.view.begun_action.noun, tuple(choice.noun.split()))
    )


@reasons("test")
def reason_to_test(outlook: Outlook, choice: Choice) -> str:
    """The reason for taking the free level: the projects that it opens."""
    track = next(each for each in outlook.firm.levels if each == choice.noun)
    return reach_text(Advances(outlook), f"{track} {outlook.firm.levels[track] + 1}")
