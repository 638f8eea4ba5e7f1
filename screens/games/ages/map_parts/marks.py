"""Objects on the map besides units: encounters, cards, markers, flags, ruins."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ages.alliance.path import site_at
from engine.games.ages.map.layout import BASES
from engine.games.ages.rows.missions import ALLIANCE
from engine.games.ages.sites.deeds import PRISON
from engine.games.ages.view_types import View
from engine.games.ages.words import encounter_sign
from screens.games.ages.colours import TEAM_ROLE
from screens.games.ages.signs import ground_cards_sign, marker_sign, sign_for_glyphs
from themes.glyphs import Glyphs

Mark = tuple[str, str]
"""A sign and its role."""

_RUIN, _MONUMENT, _FLAG = ("✗", "\\"), ("♦", "("), ("⚑", ")")
_EXIT, _TRIBUTE = ("»", "}"), ("◆", ";")
"""Signs in Unicode and in ASCII. None is a letter: letters on the map are units."""


def ruin_sign(glyphs: Glyphs) -> str:
    """The sign of a destroyed site."""
    return sign_for_glyphs(_RUIN, glyphs)


def monument_sign(glyphs: Glyphs) -> str:
    """The sign of a monument."""
    return sign_for_glyphs(_MONUMENT, glyphs)


def flag_sign(glyphs: Glyphs) -> str:
    """The sign of a flag, on the map or carried."""
    return sign_for_glyphs(_FLAG, glyphs)


def exit_sign(glyphs: Glyphs) -> str:
    """The sign of a space where characters escape."""
    return sign_for_glyphs(_EXIT, glyphs)


def tribute_sign(glyphs: Glyphs) -> str:
    """The sign of a tribute item that a unit carries."""
    return sign_for_glyphs(_TRIBUTE, glyphs)


def marks_on(view: View, glyphs: Glyphs) -> dict[int, list[Mark]]:
    """The signs of the objects on each space, the most important first."""
    marks: dict[int, list[Mark]] = {}
    for space, sign, role in (*_marks_of_goals(view, glyphs), *_marks_of_items(view, glyphs)):
        marks.setdefault(space, []).append((sign, role))
    return marks


def _marks_of_goals(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, teams in view.flags.items():
        yield from ((space, flag_sign(glyphs), TEAM_ROLE[team]) for team in teams)
    for unit in view.units:
        if unit.is_on_map and unit.has_flag:
            yield unit.space, flag_sign(glyphs), TEAM_ROLE[unit.team]
        if unit.is_on_map and unit.has_tribute:
            yield unit.space, tribute_sign(glyphs), "gold"
    yield from _team_markers(view, glyphs)
    yield from _marks_in_bases(view, glyphs)


def _team_markers(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    lying = {placed.piece for placed in view.layout}
    for path, (team, number) in view.path_markers.items():
        piece, _, name = path.rpartition(" ")
        space = view.map.sites(piece).get(f"{name} {number}") if piece in lying else None
        if space is not None:
            yield space, marker_sign(team, glyphs), TEAM_ROLE[team]
    if view.alliance is not None and ALLIANCE in lying:
        sites = view.map.sites(ALLIANCE)
        for team, place in enumerate(view.alliance.places):
            yield sites[site_at(place)], marker_sign(team, glyphs), TEAM_ROLE[team]


def _marks_in_bases(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    """Destroyed sites, and the number of prisoners at the prison that holds them."""
    lying = {placed.piece for placed in view.layout}
    for team, base in enumerate(BASES):
        if base not in lying:
            continue
        sites = view.map.sites(base)
        for slug in view.ruins[team]:
            yield sites[slug], ruin_sign(glyphs), "bad"
        prisoners = sum(unit.is_in_prison for unit in view.units if unit.team != team)
        if prisoners:
            yield sites[PRISON], str(prisoners), TEAM_ROLE[1 - team]


def _marks_of_items(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, slug in view.counters.items():
        yield space, encounter_sign(slug), "gold"
    for space in view.exits:
        yield space, exit_sign(glyphs), "accent"
    for monument in view.monuments:
        yield monument.space, monument_sign(glyphs), TEAM_ROLE[monument.team]
    for space in view.ground:
        yield space, ground_cards_sign(glyphs), "gold"


def extra_signs(view: View, glyphs: Glyphs) -> list[tuple[str, str, str]]:
    """Sign, role and text of the marks in this match, for the key of the map."""
    rows: list[tuple[str, str, str]] = []
    if any(placed.piece in BASES for placed in view.layout):
        rows.append((ruin_sign(glyphs), "bad", "destroyed"))
        rows.append(("1", "text", "prisoners"))
        rows.append((tribute_sign(glyphs), "gold", "tribute"))
    if view.flags or any(view.flags_scored) or any(unit.has_flag for unit in view.units):
        rows.append((flag_sign(glyphs), "bright", "flag"))
    if view.exits:
        rows.append((exit_sign(glyphs), "accent", "exit"))
    if view.monuments:
        rows.append((monument_sign(glyphs), "bright", "monument"))
    return rows
