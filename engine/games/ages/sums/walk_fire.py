"""The units that may shoot at a unit on a walk, to the viewer's knowledge (RULES.md 11, 24.14)."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.sums.contests import (
    FARTHEST,
    SPYGLASS,
    SPYGLASS_RANGE,
    cover_of,
    is_in_range,
)
from engine.games.ages.sums.ratings import can_use
from engine.games.ages.sums.sight import line_of_sight, range_between
from engine.games.ages.units import row
from engine.games.ages.view_types import UnitView, View

WEAPON_DECKS = frozenset(card.deck for card in TREASURES.values() if card.shot)
"""The decks that contain ranged weapons."""


@frozen
class WalkFire:
    """An enemy that may shoot at a unit on its walk: opportunity fire."""

    shooter: UnitView
    known: tuple[int, ...]
    """The spaces of the walk that a weapon known to the viewer reaches."""
    unknown: tuple[int, ...]
    """The other spaces, which a card face down might reach."""


def fire_along(view: View, walker: UnitView, way: Sequence[int]) -> list[WalkFire]:
    """The enemies that may shoot at a unit in the spaces that it enters, with those spaces."""
    found = []
    for unit in view.units:
        if unit.team == walker.team or not unit.is_on_map:
            continue
        spaces = [space for space in dict.fromkeys(way) if space != unit.space]
        weapons = known_ranged(view, unit)
        known = tuple(
            space
            for space in spaces
            if any(is_in_range(view, unit, walker, each, "opfire", space) for each in weapons)
        )
        unknown = tuple(
            space
            for space in spaces
            if space not in known and might_reach(view, unit, walker, space)
        )
        if known or unknown:
            found.append(WalkFire(unit, known, unknown))
    return found


def known_ranged(view: View, unit: UnitView) -> list[str]:
    """The ranged weapons of a unit that the viewer knows: "" for the natural one, and cards."""
    cards = [
        slug
        for slug in dict.fromkeys(unit.known_cards)
        if TREASURES[slug].shot and can_use(view, unit, TREASURES[slug])
    ]
    return ([""] if row(unit).ability.shot else []) + cards


def might_reach(view: View, unit: UnitView, walker: UnitView, space: int) -> bool:
    """Might a card that the viewer does not know reach a space, if it were a ranged weapon?"""
    decks = {card.slug for card in unit.cards if not card.known}
    has_glass = SPYGLASS in unit.known_cards or TREASURES[SPYGLASS].deck in decks
    farthest = FARTHEST + (SPYGLASS_RANGE if has_glass else 0)
    if not decks & WEAPON_DECKS or range_between(view.map, unit.space, space) > farthest:
        return False
    straight = cover_of(view, unit, walker, "", "opfire", space) is not None
    return straight or line_of_sight(view.map, unit.space, space, lobbed=True) is not None
