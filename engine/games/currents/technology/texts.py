"""Advances in words: what they need, who covers it, and the patent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.choice import Description
from engine.core.facts import Quoted, Words, said
from engine.games.currents.cities import PROJECTS
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.names import company_name, level_name, luminary_names
from engine.games.currents.phrases import (
    choosing_firm,
    describes,
    marker_target,
    price_words,
    sentences,
)
from engine.games.currents.projects.claims import free_projects, highest_project
from engine.games.currents.promises import MarkerDistance, MarkerGoes, OpenedProjects, PriceRise
from engine.games.currents.technology.advances import (
    Advance,
    Exhaust,
    Nudge,
    begun_advance,
    team_effort,
)
from engine.games.currents.view_types import View


@describes(Advance)
def describe_advance(view: View, advance: Advance) -> Description:
    """Describe an advance: its requirements, the team, and the patent."""
    effort, teams, level = advance.effort, advance.teams, f"{advance.track} {advance.level}"
    is_patented = any(map(advance.is_patented_by, teams))
    text = sentences(
        said("needs ", Quoted(f"Inv {effort.inv} and Man {effort.man}"), enough_text(teams)),
        patent_words(view, advance, is_patented=is_patented),
        opened_words(view, advance),
    )
    patent = said(" with patent, ", PriceRise(advance.gain)) if is_patented else ""
    place = f"track:{advance.track}:{advance.level}"
    return Description("Advance a technology", said(level_name(level), patent), text, "9.1", place)


def enough_text(teams: Sequence[tuple[str, ...]]) -> str:
    """The smallest teams that are enough, or "" if none is: ": Upton or Edison is enough"."""
    if not teams:
        return ""
    smallest = [team for team in teams if len(team) == len(teams[0])]
    verb = "is" if len(smallest[0]) == 1 else "are"
    separator = " or " if len(smallest) == 2 and len(smallest[0]) == 1 else ", or "
    return f": {separator.join(map(luminary_names, smallest))} {verb} enough"


def opened_words(view: View, advance: Advance) -> Words:
    """The free projects that an advance opens; "" if none (8.2)."""
    levels = advance.firm.levels
    now, after = (
        sum(PROJECTS[project][1] <= highest_project(each) for project in free_projects(view))
        for each in (levels, {**levels, advance.track: advance.level})
    )
    return said("opens ", OpenedProjects(after - now)) if after > now else ""


def patent_words(view: View, advance: Advance, *, is_patented: bool) -> Words:
    """Whether a level's patent can be claimed, and what it brings."""
    holder = view.patents.get(f"{advance.track} {advance.level}", "")
    if holder:
        return f"its patent is {company_name(holder)}'s"
    fin = Quoted(f"Fin {advance.fin_for_patent}")
    if not is_patented:
        return said("no patent: that needs ", fin)
    return said("with ", fin, " you also claim the patent: ", price_with_patent(view, advance))


def price_with_patent(view: View, advance: Advance) -> Words:
    """The company's price once it has claimed the patent."""
    firm = choosing_firm(view)
    return price_words(view, firm.slug, price_after_rise(firm.price, advance.gain), "your")


@describes(Exhaust)
def describe_exhaust(view: View, exhaust: Exhaust) -> Description:
    """Describe a team that advances: its gains, and whether it claims the patent."""
    advance, team = begun_advance(view), exhaust.team
    need, given = advance.effort, team_effort(view, advance.firm, advance.track, team)
    fin = Quoted(f"Fin {given.fin}")
    patent = said(" claims no patent")
    if advance.is_patented_by(team):
        patent = said(" claims the patent: ", price_with_patent(view, advance))
    efforts = f"Inv {given.inv} ({need.inv} needed) and Man {given.man} ({need.man} needed)"
    whose = "their " if len(team) > 1 else "its "
    text = sentences(Quoted(efforts), said(whose, fin, patent))
    return Description("Exhaust", luminary_names(team), text, "9.2", f"cards:{exhaust.choice.noun}")


@describes(Nudge)
def describe_nudge(view: View, nudge: Nudge) -> Description:
    """Describe Tesla's move of the marker after an AC patent."""
    move = MarkerGoes(view.current, nudge.place)
    text = sentences(said("the currents' marker moves from ", move))
    label = said(MarkerDistance(1, from_start=False), f" towards {nudge.current.upper()}")
    return Description("Move the marker", label, text, "15.1", marker_target(nudge.place))
