"""What descriptions say will follow, as values that can be compared with what follows."""

from __future__ import annotations

from attrs import frozen

from engine.core.facts import Fact, TriedChoice
from engine.core.text import count, join_with_and
from engine.games.duel.cards import CITIES, COMPANIES, REGIONS
from engine.games.duel.ideas import is_free
from engine.games.duel.view_types import GoalView, RegionView, View


def _region(view: View, slug: str) -> RegionView:
    return next(each for each in view.regions if each.slug == slug)


def _goals(tried: TriedChoice, seat: int) -> tuple[GoalView, GoalView]:
    before, after = (view.sides[seat].goal for view in (tried.before, tried.after))
    return before, after


@frozen
class Lead(Fact):
    """The score of a Region and its leader: "New York 5:3, you lead" (10.2)."""

    region: str
    ours: int
    theirs: int
    leader: str
    """The company that leads; "" is the seat itself."""
    by_tie_break: bool

    def __str__(self) -> str:
        leader = f"{COMPANIES[self.leader].name} leads" if self.leader else "you lead"
        tie = " by the tie-break" if self.by_tie_break else ""
        return f"{REGIONS[self.region].name} {self.ours}:{self.theirs}, {leader}{tie}"

    def holds(self, tried: TriedChoice) -> bool:
        region, rival = _region(tried.after, self.region), 1 - tried.seat
        leader = "" if region.leader == tried.seat else tried.after.sides[rival].company
        points = region.points[tried.seat], region.points[rival]
        return (points, leader, region.reason != "points") == (
            (self.ours, self.theirs),
            self.leader,
            self.by_tie_break,
        )


@frozen
class TieBreakLeads(Fact):
    """The Regions that the seat leads by the tie-break, and did not before (10.2)."""

    regions: tuple[str, ...]

    def __str__(self) -> str:
        names = join_with_and(REGIONS[slug].name for slug in self.regions)
        return f"you lead {names} by the tie-break"

    def holds(self, tried: TriedChoice) -> bool:
        return all(
            _region(tried.before, slug).leader != tried.seat == _region(tried.after, slug).leader
            for slug in self.regions
        )


@frozen
class PrRises(Fact):
    """PR before and after (6.6)."""

    before: int
    after: int

    def __str__(self) -> str:
        return f"PR from {self.before} to {self.after}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = (view.sides[tried.seat].pr for view in (tried.before, tried.after))
        return (before, after) == (self.before, self.after)


@frozen
class MorePr(Fact):
    """The PR that is gained (6.6)."""

    amount: int

    def __str__(self) -> str:
        return f"+{self.amount} PR"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = (view.sides[tried.seat].pr for view in (tried.before, tried.after))
        return bool(after - before == self.amount)


@frozen
class EarnedActions(Fact):
    """The Free Actions that are earned (7.1)."""

    number: int

    def __str__(self) -> str:
        return f"earns {count(self.number, 'Free Action')}"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = tried.before, tried.after
        is_over = (after.step, after.active, after.scoring_region) != (
            before.step,
            before.active,
            before.scoring_region,
        )
        gain = after.turn.free - before.turn.free + is_free(tried.choice)
        return is_over or bool(gain == self.number)  # once it is over they are used or lost


@frozen
class UnusedActions(Fact):
    """The Free Actions that are lost with the end of the turn (5.5)."""

    number: int

    def __str__(self) -> str:
        return count(self.number, "Free Action")

    def holds(self, tried: TriedChoice) -> bool:
        return bool(tried.before.turn.free == self.number)


@frozen
class NewCities(Fact):
    """The Cities that turn up in the row (6.3)."""

    number: int

    def __str__(self) -> str:
        return f"{count(self.number, 'new City turns', 'new Cities turn')} up"

    def holds(self, tried: TriedChoice) -> bool:
        return len(set(tried.after.row) - set(tried.before.row)) == self.number


@frozen
class CitiesInDeck(Fact):
    """The Cities of a Region that are neither in the row nor taken (1.7)."""

    region: str
    number: int

    def __str__(self) -> str:
        return f"{self.number} {REGIONS[self.region].place_text}"

    def holds(self, tried: TriedChoice) -> bool:
        open_cities = {*tried.before.row}
        for side in tried.before.sides:
            open_cities.update(*side.cities.values())
        hidden = [row.region for slug, row in CITIES.items() if slug not in open_cities]
        there = hidden.count(self.region)
        return (there, len(hidden)) == (self.number, tried.before.city_deck)


@frozen
class GoalTurns(Fact):
    """A goal that is met from now on, or no longer (9.1)."""

    company: str
    """The company whose goal it is; "" is the seat itself."""
    is_met: bool

    def __str__(self) -> str:
        goal = goal_text(self.company)
        if not self.is_met:
            return f"Breaks {goal}, which is met now!"
        winner = "that wins" if self.company else "you win"
        return f"Completes {goal}: {winner} if it still holds when the phase ends!"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = _goals(tried, 1 - tried.seat if self.company else tried.seat)
        return (before.met, after.met) == (not self.is_met, self.is_met)


@frozen
class GoalIsLost(Fact):
    """A goal that cannot be met any more (9.5, 9.7)."""

    company: str
    """The company whose goal it is; "" is the seat itself."""

    def __str__(self) -> str:
        return f"Puts {goal_text(self.company)} out of reach permanently!"

    def holds(self, tried: TriedChoice) -> bool:
        before, after = _goals(tried, 1 - tried.seat if self.company else tried.seat)
        return (before.out_of_reach, after.out_of_reach) == (False, True)


def goal_text(company: str) -> str:
    """Whose goal it is: "your goal", "Tesla's goal"."""
    return f"{COMPANIES[company].name}'s goal" if company else "your goal"
