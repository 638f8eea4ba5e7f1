"""What there is to read about places, gathered from the modules that know them."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.dispatch import Dispatch
from engine.games.ages.view_types import UnitView, View
from tui.widgets.about import About

about_place: Dispatch[str, Callable[[View, str], About | None]] = Dispatch("words about a place")
"""What there is to read, by the beginning of the place."""


def own_units(view: View) -> list[UnitView]:
    """The living units of the viewer's team."""
    return [each for each in view.units if each.team == view.team and each.health > 0]


def own_characters(view: View) -> list[UnitView]:
    """The living characters of the viewer's team: henchmen and creatures do no adventures."""
    return [each for each in own_units(view) if each.kind == "character"]
