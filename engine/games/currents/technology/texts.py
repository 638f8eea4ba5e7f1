"""Advances in words: what they need, who covers it, and the patent."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.about import About
from engine.core.choice import Description
from engine.core.facts import Words, said
from engine.core.text import join_with_and
from engine.games.currents.card_types import Track, track_by_name
from engine.games.currents.cities import PROJECTS
from engine.games.currents.market.trades import price_after_rise
from engine.games.currents.names import ROMAN, TRACK_NAMES, company_name, level_name, luminary_names
from engine.games.currents.phrases import (
    about_place,
    choosing_firm,
    describes,
    marker_move,
    marker_target,
    price_words,
    sentences,
)
from engine.games.currents.projects.claims import free_projects, highest_project
from engine.games.currents.promises import (
    Fin,
    MarkerDistance,
    Needed,
    OpenedProjects,
    PatentFin,
    PriceRise,
    Provided,
)
from engine.games.currents.table_action import begun
from engine.games.currents.technology.advances import (
    Advance,
    Exhaust,
    Nudge,
    effort_needed,
    patent_fin,
    team_effort,
)
from engine.games.currents.view_types import View


@describes(Advance)
def describe_advance(view: View, advance: Advance) -> Description:
    effort, teams, level = advance.effort, advance.teams, f"{advance.track} {advance.level}"
    is_patented = any(map(advance.is_patented_by, teams))
    text = sentences(
        said("needs ", Needed(effort.inv, effort.man), enough_text(teams)),
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
    fin = PatentFin(advance.fin_for_patent)
    if not is_patented:
        return said("no patent: that needs ", fin)
    return said("with ", fin, " you also claim the patent: ", price_with_patent(view, advance))


def price_with_patent(view: View, advance: Advance) -> Words:
    firm = choosing_firm(view)
    return price_words(view, firm.slug, price_after_rise(firm.price, advance.gain), "your")


@describes(Exhaust)
def describe_exhaust(view: View, exhaust: Exhaust) -> Description:
    advance, team = begun(view, Advance), exhaust.team
    need, given = advance.effort, team_effort(view, advance.firm, advance.track, team)
    patent = said(" claims no patent")
    if advance.is_patented_by(team):
        patent = said(" claims the patent: ", price_with_patent(view, advance))
    provided = Provided(given.inv, given.man, Needed(need.inv, need.man))
    text = sentences(provided, said(Fin(given.fin), patent))
    return Description("Exhaust", luminary_names(team), text, "9.2", f"cards:{exhaust.choice.noun}")


@describes(Nudge)
def describe_nudge(view: View, nudge: Nudge) -> Description:
    text = sentences(said("the currents' marker moves from ", marker_move(view, nudge.place)))
    label = said(MarkerDistance(1, from_start=False), f" towards {nudge.current.upper()}")
    return Description("Move the marker", label, text, "15.1", marker_target(nudge.place))


@about_place("track")
def about_technology(view: View, name: str) -> About | None:
    """The text about a level of a technology track: its requirements, its patent, its companies."""
    word, _, number = name.partition(":")
    track = track_by_name(word)
    if track is None or not number.isdecimal() or not 1 <= int(number) <= view.ends[track]:
        return None
    level = int(number)
    companies = [company_name(each.slug) for each in view.firms if each.levels[track] == level]
    lines = [f"On it: {join_with_and(companies, empty='no company')}."]
    if level > 1:
        step = effort_needed(track, level - 1, level)
        lines.append(f"The step to it needs Inv {step.inv} and Man {step.man}.")
        lines.append(patent_holder_text(view, track, level))
        lines += way_lines(view, track, level)
    other_track = "AC or DC" if track == "bulb" else "Bulb"
    lines.append(f"It allows projects up to number {ROMAN[level]} if {other_track} is as high.")
    return About(f"{TRACK_NAMES[track]} {ROMAN[level]}", tuple(lines), "9.2")


def patent_holder_text(view: View, track: Track, level: int) -> str:
    """The holder of a patent, and its income."""
    holder = view.patents.get(f"{track} {level}")
    if holder is None:
        return (
            f"Its patent is free: it moves the price {level} up, and others pay a fee of ${level}k."
        )
    owner = company_name(holder)
    return f"{owner} holds its patent: others on this level pay ${level}k for a project."


def way_lines(view: View, track: Track, level: int) -> list[str]:
    """The requirements for the viewer's company to reach this level."""
    own_company = view.own_firm
    if own_company is None or own_company.levels[track] >= level:
        return []
    steps = effort_needed(track, own_company.levels[track], level)
    fin = patent_fin(view, own_company, level - own_company.levels[track])
    patent = "" if f"{track} {level}" in view.patents else f", and Fin {fin} for the patent"
    return [f"From your level it needs Inv {steps.inv} and Man {steps.man}{patent}."]
