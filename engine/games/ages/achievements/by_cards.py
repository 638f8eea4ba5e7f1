"""Achievements by cards (RULES.md 14.14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.dispatch import Dispatch
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.rows.treasures import ENCOUNTERS_OF_TOUR
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Fate, Unit

card_achievements: Dispatch[str, Callable[[AgesState, Unit], bool]] = Dispatch("condition")
"""Questions whether a card is an achievement for its owner at the end, by its slug."""


@card_achievements("grand-tour")
def has_toured(g: AgesState, unit: Unit) -> bool:
    """Is the unit on the map, and has it passed three encounters or more (21.65)?"""
    return unit.is_on_map and unit.encounters_passed >= ENCOUNTERS_OF_TOUR


@card_achievements("keeper-of-keys")
def is_ahead_in_labyrinth(g: AgesState, unit: Unit) -> bool:
    """Is the unit alive and free, and is its team ahead in labyrinth markers (21.80)?"""
    owners = [owner for owner, _ in g.path_markers.values()]
    return is_free(unit) and owners.count(unit.team) > owners.count(1 - unit.team)


def is_free(unit: Unit) -> bool:
    """Is the unit alive and not a prisoner?"""
    return unit.is_alive and unit.fate is not Fate.PRISON


def earned_by_cards(g: AgesState, team: int, eyes: int | None = None) -> tuple[str, ...]:
    """The achievement cards of a team whose conditions hold: all open cards and, if `eyes` is the
    viewing team, its own face-down cards.
    """
    return tuple(card for _, card, face_up in _earned_cards(g, team) if face_up or eyes == team)


def show_earned(g: AgesState) -> None:
    """Turn up the achievement cards whose conditions hold at the end (14.14)."""
    for team in (0, 1):
        for unit, card, face_up in list(_earned_cards(g, team)):
            if not face_up:
                reveal_card(g, unit, card, "achievement")


def _earned_cards(g: AgesState, team: int) -> Iterator[tuple[Unit, str, bool]]:
    """The cards of a team whose conditions hold, with their owners and whether they lie open."""
    for unit in g.units:
        if unit.team != team:
            continue
        for card, face_up in zip(unit.cards, unit.open_marks, strict=True):
            condition = card_achievements.get(card)
            if condition and condition(g, unit):
                yield unit, card, face_up
