"""The conditions of personal goals (RULES.md 9.4 to 9.11), read off the open table.

They need no state, so a player can be shown how a choice would change them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from engine.core.dispatch import Dispatch
from engine.games.duel.cards import CITIES, REGIONS, SHARES_EACH
from engine.games.duel.rules.regions import AnyState, region_leads, regions_led, technologies_of
from engine.games.duel.view_types import GoalPart

WALKER_LEAD = 12
WESTINGHOUSE_CITIES = 4
INSULL_SHARES = 3
CITIES_OF = Counter(city.region for city in CITIES.values())
"""The number of Cities in each Region."""


goals: Dispatch[str, Callable[[AnyState, int], Iterable[GoalPart]]] = Dispatch("goal")
"""The conditions of each inventor's goal, by company."""


def meets_goal(g: AnyState, seat: int) -> bool:
    return all(part.met for part in goal_parts(g, seat))


def goal_parts(g: AnyState, seat: int) -> tuple[GoalPart, ...]:
    return tuple(goals[g.sides[seat].company](g, seat))


def is_out_of_reach(g: AnyState, seat: int) -> bool:
    """Is the seat's goal impossible to meet from now on, whatever happens?

    An inventor's own shares leave the game when they are sold (8.4), and placed Cities stay for
    good (6.9). All other conditions can still change.
    """
    side, rival = g.sides[seat], g.sides[1 - seat]
    match side.company:
        case "brush":
            return side.shares.get("brush", 0) + side.reserved_shares < SHARES_EACH
        case "westinghouse":
            taken_counts = Counter(CITIES[city].region for city in rival.cities)
            return any(
                CITIES_OF[each] - taken_counts[each] < WESTINGHOUSE_CITIES for each in taken_counts
            )
    return False


def goal_part(text: str, have: int, need: int) -> GoalPart:
    """A condition that a number must reach."""
    return GoalPart(text, have, need, have >= need)


def cities_in(g: AnyState, seat: int) -> dict[str, int]:
    counts = dict.fromkeys(REGIONS, 0)
    for city in g.sides[seat].cities:
        counts[CITIES[city].region] += 1
    return counts


def pr_lead(g: AnyState, seat: int) -> int:
    """The seat's lead in PR; negative when behind."""
    return g.sides[seat].pr - g.sides[1 - seat].pr


def lead_condition(g: AnyState, seat: int, region: str) -> GoalPart:
    """The condition to lead a Region, tie-breaks included (10.2)."""
    return goal_part(f"lead {REGIONS[region].name}", int(region_leads(g)[region].seat == seat), 1)


def minor_shares(g: AnyState, seat: int) -> list[int]:
    """The seat's share counts of the minor companies it owns any of, most first."""
    side = g.sides[seat]
    counts = (count for company, count in side.shares.items() if company != side.company)
    return sorted(counts, reverse=True)


@goals("tesla")
def tesla_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Tesla's conditions: all Technologies, a City in each Region, ahead in PR (9.4)."""
    yield goal_part("Technologies", len(technologies_of(g, seat)), 3)
    yield goal_part("Regions with a City", sum(n > 0 for n in cities_in(g, seat).values()), 3)
    yield goal_part("ahead in PR", pr_lead(g, seat), 1)


@goals("brush")
def brush_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Brush's conditions: all shares of Brush placed, three Cities Out West (9.5)."""
    yield goal_part("Brush shares placed", g.sides[seat].shares.get("brush", 0), SHARES_EACH)
    yield goal_part("Cities Out West", cities_in(g, seat)["out-west"], 3)


@goals("thomson")
def thomson_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Thomson's conditions: shares of six minor companies, leading New England (9.6)."""
    yield goal_part("minor companies", len(minor_shares(g, seat)), 6)
    yield lead_condition(g, seat, "new-england")


@goals("westinghouse")
def westinghouse_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Westinghouse's conditions: four Cities in each Region (9.7)."""
    for region, count in cities_in(g, seat).items():
        yield goal_part(f"Cities {REGIONS[region].place_text}", count, WESTINGHOUSE_CITIES)


@goals("edison")
def edison_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Edison's conditions: No AC on all Regions, ahead in PR, leading New York (9.8)."""
    yield goal_part("Regions with No AC", sum(chip == "AC" for chip in g.chips.values()), 3)
    yield goal_part("ahead in PR", pr_lead(g, seat), 1)
    yield lead_condition(g, seat, "new-york")


@goals("insull")
def insull_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Insull's conditions: three shares each of three minor companies (9.9)."""
    counts = [*minor_shares(g, seat), 0, 0, 0][:3]
    for number, count in enumerate(counts, 1):
        yield goal_part(f"shares of company {number}", count, INSULL_SHARES)


@goals("maxim")
def maxim_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Maxim's conditions: leading all three Regions (9.10)."""
    for region in REGIONS:
        yield lead_condition(g, seat, region)


@goals("walker")
def walker_goal(g: AnyState, seat: int) -> Iterable[GoalPart]:
    """Walker's conditions: twelve PR ahead, leading two Regions (9.11)."""
    yield goal_part("ahead in PR", pr_lead(g, seat), WALKER_LEAD)
    yield goal_part("Regions led", regions_led(g, seat), 2)
