"""The greedy bot's goals at flags, exits and the Alliance."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.ages.alliance.path import LAST_PLACE, site_at
from engine.games.ages.bots.errands import SOURCES, Errand, encounter_chance, step_factor
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.rows.missions import ALLIANCE
from engine.games.ages.sites.deeds import flag_homes
from engine.games.ages.view_types import UnitView, View


def flag_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    """Errands for flags: to pick up one of the team's, or to carry one home."""
    weight = step_factor(view, unit.team, "flags")
    if not unit.has_flag:
        for space, teams in view.flags.items():
            if unit.team in teams:
                yield Errand(space, WEIGHTS.flag_value * weight, "a flag of the team")
        return
    for space in flag_homes(view.map, unit.team):
        yield Errand(space, WEIGHTS.flag_home_value * weight, "to bring the flag home")


def exit_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    """Errands to the exits: for the points, and towards the end for safety."""
    if view.exits and should_escape(view, unit):
        value = escape_value(view, unit)
        for space in view.exits:
            yield Errand(space, value, "the exit")


def should_escape(view: View, unit: UnitView) -> bool:
    """Is leaving worth a whole point, more than staying to be of use?"""
    return escape_value(view, unit) >= WEIGHTS.escape_point_value


def escape_value(view: View, unit: UnitView) -> float:
    """The value of an escape: an early one brings more points, a late one safety."""
    points = view.mission_row.points_of_escape(len(view.escape_teams) + 1)
    value = WEIGHTS.escape_point_value * points * step_factor(view, unit.team, "escape")
    return value + (WEIGHTS.late_escape_value if view.round >= view.rounds[1] - 1 else 0.0)


def alliance_errands(view: View, unit: UnitView) -> Iterator[Errand]:
    """The errand to the team's marker in the Alliance."""
    alliance = view.alliance
    if alliance is None or not alliance.counter or alliance.places[unit.team] == LAST_PLACE:
        return
    value = (
        WEIGHTS.marker_step_value
        * step_factor(view, unit.team, ALLIANCE)
        * encounter_chance(view, unit, alliance.counter)
    )
    space = view.map.sites(ALLIANCE)[site_at(alliance.places[unit.team])]
    yield Errand(space, value, "the marker in the Alliance")


SOURCES.extend((flag_errands, exit_errands, alliance_errands))
