"""Open facts about opportunity fire: who may shoot or reveal cards at all (RULES.md 11, 20.22)."""

from __future__ import annotations

from engine.games.ages.cards.held import WEAPONS, might_hold, might_reveal
from engine.games.ages.challenges.contests import FARTHEST, SPYGLASS, SPYGLASS_RANGE, is_jammed
from engine.games.ages.map.sight import range_between
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import may_attack, profile_of


def farthest_of(unit: Unit) -> int:
    """The unit's greatest possible range, as far as open information tells."""
    return FARTHEST + (SPYGLASS_RANGE if might_hold(unit, frozenset({SPYGLASS})) else 0)


def is_barred(g: AgesState, unit: Unit) -> bool:
    """Did an enemy begin the phase in the unit's space and stay there (11.4)?"""
    return any(
        u.space == unit.space
        and u.team != unit.team
        and u.is_on_map
        and not u.spent
        and may_attack(g, u, unit)
        for u in g.units
    )


def might_hold_weapon(g: AgesState, unit: Unit, *, may_reveal: bool = True) -> bool:
    """Might the unit have a ranged weapon, open or, if it `may_reveal`, face down? All see that."""
    natural = profile_of(unit).ability.shot is not None
    has_open_weapon = any(TREASURES[card].shot for card in unit.open_cards)
    return natural or has_open_weapon or (may_reveal and might_reveal(unit, WEAPONS))


def might_shoot(g: AgesState, unit: Unit) -> bool:
    """May the unit shoot at all, as far as open information tells (11.1, 11.4, 24.14)?"""
    if unit.finished or not unit.is_on_map or is_barred(g, unit):
        return False
    if not might_hold_weapon(g, unit, may_reveal=not is_jammed(g, unit)):
        return False
    chart = g.map
    return any(
        range_between(chart, unit.space, space) <= farthest_of(unit)
        for other in g.units
        if other.team != unit.team and other.is_on_map
        for space in other.walked_spaces
    )
