"""The page about any place: a unit, or the actions there with each unit's chances."""

from __future__ import annotations

from engine.games.ages.unit_queries import unit_at
from engine.games.ages.view_types import View
from engine.games.ages.words import is_opening
from screens.games.ages.chances_page import character_page, page
from screens.games.ages.unit_page import unit_page
from themes.look import Look
from tui.widgets.canvas import Picture

_PAGES = ("hex", "card", "guardian", "encounter", "goal", "deck")


def place_page(view: View, place: str, width: int, height: int, look: Look) -> Picture | None:
    """The page about a place, no larger than this; None for places without one."""
    kind, _, name = place.partition(":")
    if is_opening(view):
        return character_page(name, width, height, look) if kind == "character" else None
    if unit_at(view, place) is not None:
        return unit_page(view, place, width, height, look)
    return page(view, place, width, height, look) if kind in _PAGES else None
