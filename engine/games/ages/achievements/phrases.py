"""The achievement cards that a viewer knows, and whether they count now (RULES.md 14.14)."""

from __future__ import annotations

from engine.core.text import count
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.treasures import ENCOUNTERS_OF_TOUR, TREASURES
from engine.games.ages.view_types import UnitView, View

UNFREE = ("in prison", "killed", "out of the game")
"""The fates of a unit that is not alive and free (21.80)."""


def known_card_goals(view: View) -> list[tuple[UnitView, str]]:
    """The achievement cards that the viewer knows, each with its owner."""
    return [
        (unit, slug)
        for unit in view.units
        for slug in unit.known_cards
        if TREASURES[slug].kind == "achievement"
    ]


def is_earned(view: View, unit: UnitView, slug: str) -> bool:
    """Would an achievement card count for its owner if the game ended now?"""
    if slug == "grand-tour":
        return unit.is_on_map and unit.encounters_passed >= ENCOUNTERS_OF_TOUR
    own_count, other_count = _marker_counts(view, unit.team)
    return unit.fate not in UNFREE and own_count > other_count


def card_goal_progress(view: View, unit: UnitView, slug: str) -> float:
    """The part of the condition of an achievement card that its owner has met: 0 to 1."""
    if slug == "grand-tour":
        return min(unit.encounters_passed, ENCOUNTERS_OF_TOUR) / ENCOUNTERS_OF_TOUR
    own_count, other_count = _marker_counts(view, unit.team)
    return own_count / (other_count + 1) if own_count <= other_count else 1.0


def card_goal_text(view: View, unit: UnitView, slug: str) -> str:
    """The state of an achievement card: "counts now: Hanno has passed 3 of 3 encounters"."""
    name = short_name(unit.slug)
    if slug == "grand-tour":
        place = "" if unit.is_on_map else ", and is not on the map"
        passed_count = min(unit.encounters_passed, ENCOUNTERS_OF_TOUR)
        state = (
            f"{name} has passed {passed_count} of {count(ENCOUNTERS_OF_TOUR, 'encounter')}{place}"
        )
    else:
        own_count, other_count = _marker_counts(view, unit.team)
        markers = f"{count(own_count, 'marker')} in the labyrinths"
        state = f"{TEAMS[unit.team]} has {markers}, {TEAMS[1 - unit.team]} {other_count}"
    return f"{'counts' if is_earned(view, unit, slug) else 'does not count'} now: {state}"


def _marker_counts(view: View, team: int) -> tuple[int, int]:
    """The markers in labyrinths of a team and of the other one."""
    owners = [owner for owner, _ in view.path_markers.values()]
    return owners.count(team), owners.count(1 - team)


def might_hide_goal(view: View) -> bool:
    """Might an enemy have an achievement card face down? They are in the Secret deck."""
    decks = {row.deck for row in TREASURES.values() if row.kind == "achievement"}
    return any(
        not card.known and card.slug in decks
        for unit in view.units
        for card in unit.cards
        if unit.team != view.team
    )
