"""The visible table after a choice, worked out from a view.

The rules work on the state, which players may not see. Points, leaders and goals depend only on
open information, so a view is enough to show how a choice changes them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define

from engine.core.choice import Choice
from engine.core.facts import Fact, Words
from engine.games.duel.cards import ASSISTANTS, FREE_PR, REGIONS, SHARES_EACH
from engine.games.duel.ideas import RESERVED, Monopoly, action_of, is_free
from engine.games.duel.promises import GoalIsLost, GoalTurns, TieBreakLeads
from engine.games.duel.rules.goals import is_out_of_reach, meets_goal
from engine.games.duel.rules.regions import region_leads
from engine.games.duel.view_types import SideView, View


@define
class ImaginedSide:
    company: str
    pr: int
    shares: dict[str, int]
    reserved_shares: int
    cities: list[str]

    @classmethod
    def from_view(cls, side: SideView) -> ImaginedSide:
        cities = [city for each in side.cities.values() for city in each]
        return cls(side.company, side.pr, dict(side.shares), side.reserved_shares, cities)


@define
class ImaginedTable:
    """The part of the table that decides points, leaders and goals."""

    sides: Sequence[ImaginedSide]
    technologies: dict[str, int | None]
    chips: dict[str, str]

    @classmethod
    def from_view(cls, view: View) -> ImaginedTable:
        return cls(
            tuple(ImaginedSide.from_view(side) for side in view.sides),
            dict(view.technologies),
            {region.slug: region.chip for region in view.regions},
        )


def table_after(view: View, choice: Choice) -> ImaginedTable:
    """The open table right after the seat of the view has taken the choice.

    A choice that is not offered can also be described; it changes nothing here.
    """
    assert view.seat is not None
    table, noun = ImaginedTable.from_view(view), choice.noun
    side = table.sides[view.seat]
    match action_of(choice):
        case "electrify" | "take city":
            side.cities.append(noun)
        case "acquire" | "take share":
            side.shares[noun] = min(side.shares.get(noun, 0) + 1, SHARES_EACH)
        case "place":
            placed = side.shares.get(side.company, 0)
            side.shares[side.company] = min(placed + 1, SHARES_EACH)
            side.reserved_shares = max(side.reserved_shares - 1, 0)
        case "sell" if noun == RESERVED:
            side.reserved_shares = max(side.reserved_shares - 1, 0)
        case "sell" if noun in side.shares:
            side.shares[noun] -= 1
            if not side.shares[noun]:
                del side.shares[noun]
        case "propaganda":
            side.pr += gained_pr(view, choice)
        case "advance" | "technology":
            table.technologies[noun] = view.seat
        case "monopolize":
            monopoly = Monopoly.of(choice)
            table.chips[monopoly.region] = monopoly.power
    return table


def gained_pr(view: View, choice: Choice) -> int:
    """The PR that Propaganda is worth, printed or as a Free Action (6.6)."""
    return FREE_PR if is_free(choice) else ASSISTANTS[view.turn.assistant].propaganda_pr


# Warnings


def turning_points(view: View, choice: Choice) -> Iterator[Fact]:
    """A sentence for each goal that a choice completes, breaks or puts out of reach."""
    if view.seat is None or not all(side.company for side in view.sides) or view.phase == 0:
        return
    table_before, new_table = ImaginedTable.from_view(view), table_after(view, choice)
    for seat in (view.seat, 1 - view.seat):
        company = "" if seat == view.seat else view.sides[seat].company
        met_before, is_met = meets_goal(table_before, seat), meets_goal(new_table, seat)
        if met_before != is_met:
            yield GoalTurns(company, is_met)
        elif is_out_of_reach(new_table, seat) and not is_out_of_reach(table_before, seat):
            yield GoalIsLost(company)


def led_anew(view: View, choice: Choice) -> Words:
    """The Regions that the choice makes the viewer lead by the tie-break; "" for none."""
    assert view.seat is not None
    leads_before, leads_after = (
        region_leads(ImaginedTable.from_view(view)),
        region_leads(table_after(view, choice)),
    )
    regions = tuple(
        slug for slug in REGIONS if leads_before[slug].seat != leads_after[slug].seat == view.seat
    )
    return TieBreakLeads(regions) if regions else ""
