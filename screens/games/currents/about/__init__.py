"""Texts about the places on the board, with their numbers and the origins of these."""

from __future__ import annotations

from engine.core.about import About
from engine.games.currents.view_types import View
from screens.games.currents.about import answers, cards, cities, companies, tracks
from screens.games.currents.about.phrases import about_place

__all__ = ["CHAPTERS", "about"]

CHAPTERS = (cities, companies, cards, tracks, answers)
"""The modules that describe places; importing them registers their kinds."""


def about(view: View, place: str) -> About | None:
    """The text about a place; None if the board has no such place."""
    kind, _, name = place.partition(":")
    about_kind = about_place.get(kind)
    return None if about_kind is None else about_kind(view, name)
