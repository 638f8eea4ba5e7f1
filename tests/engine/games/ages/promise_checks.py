"""Checks of what the texts of choices say, by what happens after the choice."""

from __future__ import annotations

import re
from typing import TypeVar

from engine.core.event import Event
from engine.games.ages.moving.events import Walked
from engine.games.ages.opening.events import UnitPlaced
from engine.games.ages.view_types import UnitView, View
from engine.testing import TriedChoice

E = TypeVar("E", bound=Event)


def unit_of(view: View, tried: TriedChoice) -> UnitView:
    """The unit that the choice names, the last of several, or else the one that acts."""
    units = {unit.slug: unit for unit in view.units}
    named = next((each for each in reversed(tried.choice.noun.split()) if each in units), "")
    if tried.choice.verb == "spare" and view.attack is not None:
        return view.units[view.attack.target]
    return units.get(named) or view.units[view.acting_unit]


def is_as_well(said: re.Match[str], tried: TriedChoice) -> bool:
    """1.6: the health of a unit, and how much it can have."""
    unit = unit_of(tried.before, tried)
    return (unit.health, unit.max_health) == (int(said["health"]), int(said["most"]))


def is_respected(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.1: units enter by their Respect."""
    return unit_of(tried.before, tried).ratings["respect"].value == int(said["respect"])


def event_of(tried: TriedChoice, kind: type[E]) -> E | None:
    """The first event of a kind that came of the choice."""
    return next((each for each in tried.events if isinstance(each, kind)), None)


def is_there(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.1, 11.2, 12.1, 31.2: the space that the label names is where it happens."""
    view: View = tried.before
    name = f"{said['space']}{said['below'] or ''}"
    walked, placed = event_of(tried, Walked), event_of(tried, UnitPlaced)
    match tried.choice.verb:
        case "walk":
            return walked is not None and walked.route[-1] == name
        case "start":
            return placed is not None and placed.space == name
    return (
        view.map.names[view.map.numbers_by_noun[tried.choice.noun]] == name
    )  # more is asked first
