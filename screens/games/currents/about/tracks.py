"""Texts about the tracks."""

from __future__ import annotations

from engine.core.about import About
from engine.core.text import join_with_and, ordinal
from engine.games.currents.card_types import Track
from engine.games.currents.names import ROMAN, TRACK_NAMES, marker_name
from engine.games.currents.technology.advances import effort_needed
from engine.games.currents.view_types import View
from screens.games.currents.about.phrases import (
    about_place,
    own_firm,
    short_company_name,
)
from screens.games.currents.places import track_by_name


@about_place("track")
def about_technology(view: View, name: str) -> About | None:
    """The text about a level of a technology track: its requirements, its patent, its companies."""
    word, _, number = name.partition(":")
    track = track_by_name(word)
    if track is None or not number.isdecimal() or not 1 <= int(number) <= view.ends[track]:
        return None
    level = int(number)
    companies = [
        short_company_name(each.slug) for each in view.firms if each.levels[track] == level
    ]
    lines = [f"On it: {join_with_and(companies, empty='no company')}."]
    if level > 1:
        step = effort_needed(track, level - 1, level)
        lines.append(f"The step to it needs Inv {step.inv} and Man {step.man}.")
        lines.append(patent_holder_text(view, track, level))
        lines += way_lines(view, track, level)
    lines.append(f"It allows projects up to number {ROMAN[level]}{_other_track_text(track)}.")
    return About(f"{TRACK_NAMES[track]} {ROMAN[level]}", tuple(lines), "9.2")


def _other_track_text(track: Track) -> str:
    return " if AC or DC is as high" if track == "bulb" else " if Bulb is as high"


def patent_holder_text(view: View, track: Track, level: int) -> str:
    """The holder of a patent, and its income."""
    holder = view.patents.get(f"{track} {level}")
    if holder is None:
        return (
            f"Its patent is free: it moves the price {level} up, and others pay a fee of ${level}k."
        )
    owner = short_company_name(holder)
    return f"{owner} holds its patent: others on this level pay ${level}k for a project."


def way_lines(view: View, track: Track, level: int) -> list[str]:
    """The requirements for the viewer's company to reach this level."""
    own_company = own_firm(view)
    if own_company is None or own_company.levels[track] >= level:
        return []
    steps = effort_needed(track, own_company.levels[track], level)
    return [
        f"From your level it needs Inv {steps.inv} and Man {steps.man},"
        f" and Fin {steps.fin} for the patent."
    ]


@about_place("fame")
def about_future_fame(view: View, name: str) -> About | None:
    """The text about a rank of Future Fame."""
    return _about_fame(view, name, "next turn", view.future)


@about_place("present")
def about_present_fame(view: View, name: str) -> About | None:
    """The text about a rank of Present Fame."""
    return _about_fame(view, name, "now", view.present)


def _about_fame(view: View, name: str, scoring_time: str, order: tuple[str, ...]) -> About | None:
    slug, _, rank = name.partition(":")
    if slug not in order:
        return None
    rank_now, rank_next = (ordinal(each.index(slug) + 1) for each in (view.present, view.future))
    change = "stays there" if rank_now == rank_next else f"will be {rank_next}"
    lines = (
        f"{short_company_name(slug)} is {rank_now} now and {change} next turn.",
        "Present Fame is the order in which companies act, nominate and bid.",
        f"In bookkeeping Future Fame becomes Present Fame; the price of the first goes {view.phase}"
        " up.",
    )
    return About(f"Fame {scoring_time}, rank {rank}", lines, "13.1")


@about_place("current")
def about_currents_marker(view: View, name: str) -> About:
    """The text about a space of the currents' track, and the space that the marker is on."""
    position, side = view.current, "AC" if view.current > 0 else "DC"
    other = "DC" if position > 0 else "AC"
    effect = (
        f"{side} projects move prices {abs(position)} more, {other} projects {abs(position)} less."
        if position
        else "Neither current is more famous."
    )
    lines = (
        f"The marker stands on {marker_name(position)}. {effect}",
        "In bookkeeping the highest patent of the more famous current moves its holder's price up"
        " by the phase; then the marker goes one space towards START.",
    )
    return About(f"Currents, {_space_text(name)}", lines, "1.5")


def _space_text(name: str) -> str:
    side, _, number = name.partition(":")
    return f"{side.upper()} {number}" if number else "START"
