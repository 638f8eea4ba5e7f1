"""Texts about the places on the board, with their numbers and the origins of these."""

from __future__ import annotations

from engine.core.about import About, place_kind
from engine.games.ages import about_units as units
from engine.games.ages.achievements import about as achievements
from engine.games.ages.achievements.about import about_standing
from engine.games.ages.adventures import about as adventures
from engine.games.ages.cards import about as cards
from engine.games.ages.map import about as spaces
from engine.games.ages.opening.texts import about_opening
from engine.games.ages.phrases import about_place
from engine.games.ages.turns.phases import phase_hint
from engine.games.ages.view_types import View
from engine.games.ages.words import is_opening, place_label

__all__ = ["CHAPTERS", "about"]

CHAPTERS = (spaces, units, adventures, cards, achievements)
"""The modules that describe places; importing them registers their kinds."""


def about(view: View, place: str) -> About | None:
    """The text about a place; None if the board has no such place."""
    if place == "standing":
        return about_standing(view)
    if not place_kind(place):
        hint = phase_hint(view) or "This can be chosen now."
        return About(place_label(place), (hint,)) if place else None
    if is_opening(view) and (text := about_opening(view, place)) is not None:
        return text
    kind, _, name = place.partition(":")
    about_kind = about_place.get(kind)
    return None if about_kind is None or not name else about_kind(view, name)
