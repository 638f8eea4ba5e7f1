"""Achievements by cards, and whether they count now (RULES.md 14.14)."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from engine.core.dispatch import Dispatch
from engine.core.text import count
from engine.games.ages.names import short_name
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.rows.treasures import ENCOUNTERS_OF_TOUR, TREASURES
from engine.games.ages.units import AnyState, AnyUnit
from engine.games.ages.view_types import UnitView, View


@frozen
class CardGoal:
    """How far the owner of an achievement card has come."""

    done: int
    needed: int
    can_count: bool
    """Could it count for the owner as he is now?"""
    words: str
    """What is done so far: "Hanno has passed 2 of 3 encounters"."""

    @property
    def is_earned(self) -> bool:
        """Would the card count if the game ended now?"""
        return self.can_count and self.done >= self.needed

    @property
    def progress(self) -> float:
        """The part of the condition that is met: 0 to 1."""
        return min(1.0, self.done / self.needed)

    def __str__(self) -> str:
        return f"{'counts' if self.is_earned else 'does not count'} now: {self.words}"


card_achievements: Dispatch[str, Callable[[AnyState, AnyUnit], CardGoal]] = Dispatch("condition")
"""How far a unit has come towards an achievement card that it owns, by its slug."""


@card_achievements("grand-tour")
def grand_tour(table: AnyState, unit: AnyUnit) -> CardGoal:
    """Three encounters or more, and the unit is on the map (21.65)."""
    passed, needed = min(unit.encounters_passed, ENCOUNTERS_OF_TOUR), ENCOUNTERS_OF_TOUR
    place = "" if unit.is_on_map else ", and is not on the map"
    words = f"{short_name(unit.slug)} has passed {passed} of {count(needed, 'encounter')}{place}"
    return CardGoal(passed, needed, unit.is_on_map, words)


@card_achievements("keeper-of-keys")
def keeper_of_keys(table: AnyState, unit: AnyUnit) -> CardGoal:
    """More labyrinth markers than the other team, and the unit is alive and free (21.80)."""
    owners = [owner for owner, _ in table.path_markers.values()]
    own, others = owners.count(unit.team), owners.count(1 - unit.team)
    markers = f"{TEAMS[unit.team]} has {count(own, 'marker')} in the labyrinths"
    words = f"{markers}, {TEAMS[1 - unit.team]} {others}"
    return CardGoal(own, others + 1, unit.is_free, words)


def known_card_goals(view: View) -> list[tuple[UnitView, str]]:
    """The achievement cards that the viewer knows, each with its owner."""
    return [
        (unit, slug)
        for unit in view.units
        for slug in unit.known_cards
        if TREASURES[slug].kind == "achievement"
    ]


def might_hide_goal(view: View) -> bool:
    """Might an enemy have an achievement card face down? They are in the Secret deck."""
    decks = {row.deck for row in TREASURES.values() if row.kind == "achievement"}
    return any(
        not card.known and card.slug in decks
        for unit in view.units
        for card in unit.cards
        if unit.team != view.team
    )
