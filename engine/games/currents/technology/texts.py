"""Advances in words: what they need, who covers it, and the patent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choice import Choice, Description
from engine.core.text import count
from engine.games.currents.card_types import Track, track_and_level
from engine.games.currents.cities import PROJECTS
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.names import company_name, level_name, luminary_names, marker_name
from engine.games.currents.phrases import (
    choosing_firm,
    describes,
    joined_sentences,
    marker_target,
    price_text,
)
from engine.games.currents.projects.claims import free_projects, highest_project
from engine.games.currents.technology.advances import (
    effort_needed,
    patent_fin,
    patent_gain,
    sufficient_teams,
    team_effort,
    would_claim_patent,
)
from engine.games.currents.view_types import FirmView, View


@describes("advance")
def describe_advance(view: View, choice: Choice) -> Description:
    """Describe an advance: its requirements, the team, and the patent."""
    firm = choosing_firm(view)
    track, level = track_and_level(choice.noun)
    effort = effort_needed(track, firm.levels[track], level)
    covering = sufficient_teams(view, firm, track, level)
    text = joined_sentences(
        f"needs Inv {effort.inv} and Man {effort.man}{enough_text(covering)}",
        patent_text(view, firm, track, level, covering),
        opened_text(view, firm, track, level),
    )
    label = level_name(choice.noun)
    if any(would_claim_patent(view, firm, track, level, team) for team in covering):
        label += f" with patent, price +{patent_gain(view, firm, level)}"
    return Description("Advance a technology", label, text, "9.1", f"track:{track}:{level}")


def enough_text(covering: Sequence[tuple[str, ...]]) -> str:
    """The smallest teams that are enough, or "" if none is: ": Upton or Edison is enough"."""
    if not covering:
        return ""
    smallest = [team for team in covering if len(team) == len(covering[0])]
    verb = "is" if len(smallest[0]) == 1 else "are"
    separator = " or " if len(smallest) == 2 and len(smallest[0]) == 1 else ", or "
    return f": {separator.join(map(luminary_names, smallest))} {verb} enough"


def opened_text(view: View, firm: FirmView, track: Track, level: int) -> str:
    """The part of a sentence about the free projects that an advance opens; "" if none (8.2)."""
    levels = {**firm.levels, track: level}
    now, after = (
        sum(PROJECTS[project][1] <= highest_project(each) for project in free_projects(view))
        for each in (firm.levels, levels)
    )
    return f"opens {count(after - now, 'more project')}" if after > now else ""


def patent_text(
    view: View, firm: FirmView, track: Track, level: int, covering: Sequence[tuple[str, ...]]
) -> str:
    """The part of a sentence about whether a level's patent can be claimed, and what it brings."""
    holder = view.patents.get(f"{track} {level}", "")
    if holder:
        return f"its patent is {company_name(holder)}'s"
    fin = patent_fin(view, firm, level - firm.levels[track])
    if not any(would_claim_patent(view, firm, track, level, team) for team in covering):
        return f"no patent: that needs Fin {fin}"
    after = price_after_rise(firm.price, patent_gain(view, firm, level))
    return f"with Fin {fin} you also claim the patent: {price_text('your', firm.price, after)}"


@describes("exhaust")
def describe_exhaust(view: View, choice: Choice) -> Description:
    """Describe a team that advances: its gains, and whether it claims the patent."""
    firm = choosing_firm(view)
    track, level = track_and_level(view.begun_action.noun)
    team = tuple(choice.noun.split())
    effort = effort_needed(track, firm.levels[track], level)
    offered = team_effort(view, firm, track, team)
    patent = f"their Fin {offered.fin} claims no patent"
    if would_claim_patent(view, firm, track, level, team):
        after = price_after_rise(firm.price, patent_gain(view, firm, level))
        price = price_text("your", firm.price, after)
        patent = f"their Fin {offered.fin} claims the patent: {price}"
    text = joined_sentences(
        f"Inv {offered.inv} ({effort.inv} needed) and Man {offered.man} ({effort.man} needed)",
        patent if len(team) > 1 else patent.replace("their", "its"),
    )
    return Description("Exhaust", luminary_names(team), text, "9.2", f"cards:{choice.noun}")


@describes("nudge")
def describe_nudge(view: View, choice: Choice) -> Description:
    """Describe Tesla's move of the marker after an AC patent."""
    place = view.current + 1
    text = f"the currents' marker moves from {marker_name(view.current)} to {marker_name(place)}"
    return Description("Move the marker", "1 towards AC", text, "15.1", marker_target(place))
