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
from screens.games.ages.signs import EXIT, FLAG, GROUND_CARDS, MARKERS, MONUMENT, RUIN, TRIBUTE
from themes.glyphs import Glyphs

Mark = tuple[str, str]
"""A sign and its role."""


def marks_on(view: View, glyphs: Glyphs) -> dict[int, list[Mark]]:
    marks: dict[int, list[Mark]] = {}
    for space, sign, role in (*_marks_of_goals(view, glyphs), *_marks_of_items(view, glyphs)):
        marks.setdefault(space, []).append((sign, role))
    return marks


def _marks_of_goals(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, teams in view.flags.items():
        yield from ((space, FLAG.sign_for(glyphs), TEAM_ROLE[team]) for team in teams)
    for unit in view.units:
        if unit.is_on_map and unit.has_flag:
            yield unit.space, FLAG.sign_for(glyphs), TEAM_ROLE[unit.team]
        if unit.is_on_map and unit.has_tribute:
            yield unit.space, TRIBUTE.sign_for(glyphs), "gold"
    yield from _team_markers(view, glyphs)
    yield from _marks_in_bases(view, glyphs)


def _team_markers(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    lying = {placed.piece for placed in view.layout}
    for path, (team, number) in view.path_markers.items():
        piece, _, name = path.rpartition(" ")
        space = view.map.sites(piece).get(f"{name} {number}") if piece in lying else None
        if space is not None:
            yield space, MARKERS[team].sign_for(glyphs), TEAM_ROLE[team]
    if view.alliance is not None and ALLIANCE in lying:
        sites = view.map.sites(ALLIANCE)
        for team, place in enumerate(view.alliance.places):
            yield sites[site_at(place)], MARKERS[team].sign_for(glyphs), TEAM_ROLE[team]


def _marks_in_bases(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    lying = {placed.piece for placed in view.layout}
    for team, base in enumerate(BASES):
        if base not in lying:
            continue
        sites = view.map.sites(base)
        for slug in view.ruins[team]:
            yield sites[slug], RUIN.sign_for(glyphs), "bad"
        prisoners = sum(unit.is_in_prison for unit in view.units if unit.team != team)
        if prisoners:
            yield sites[PRISON], str(prisoners), TEAM_ROLE[1 - team]


def _marks_of_items(view: View, glyphs: Glyphs) -> Iterator[tuple[int, str, str]]:
    for space, slug in view.counters.items():
        yield space, encounter_sign(slug), "gold"
    for space in view.exits:
        yield space, EXIT.sign_for(glyphs), "accent"
    for monument in view.monuments:
        yield monument.space, MONUMENT.sign_for(glyphs), TEAM_ROLE[monument.team]
    for space in view.ground:
        yield space, GROUND_CARDS.sign_for(glyphs), "gold"


def extra_signs(view: View, glyphs: Glyphs) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []
    if any(placed.piece in BASES for placed in view.layout):
        rows.append((RUIN.sign_for(glyphs), "bad", "destroyed"))
        rows.append(("1", "text", "prisoners"))
        rows.append((TRIBUTE.sign_for(glyphs), "gold", "tribute"))
    if view.flags or any(view.flags_scored) or any(unit.has_flag for unit in view.units):
        rows.append((FLAG.sign_for(glyphs), "bright", "flag"))
    if view.exits:
        rows.append((EXIT.sign_for(glyphs), "accent", "exit"))
    if view.monuments:
        rows.append((MONUMENT.sign_for(glyphs), "bright", "monument"))
    return rows
