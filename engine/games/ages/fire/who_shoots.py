"""Who may shoot at all: what bars a unit, and what all players can tell of its weapons."""

from __future__ import annotations

from engine.core.choice import Ban
from engine.core.text import join_with_and
from engine.games.ages.card_types import AttackKind
from engine.games.ages.cards.held import WEAPONS, might_hold, might_reveal
from engine.games.ages.changed_rules import do_domes_bar_opfire
from engine.games.ages.fire.shot import FARTHEST, SPYGLASS, SPYGLASS_RANGE
from engine.games.ages.map.sight import range_between
from engine.games.ages.names import unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import (
    AnyState,
    AnyUnit,
    ability,
    bearers,
    enemies_in,
    is_contested,
    is_in_dome,
    may_attack,
)

ALREADY_FIRED = Ban(
    "this unit has already fired in this phase, one weapon with up to its number of shots", "11.1"
)
ALREADY_ACTED = Ban("this unit has already acted in this phase", "9.1")
IN_A_DOME = Ban("units in a dome cannot shoot", "5.4")
JAMMED = Ban("an enemy nearby has a Jammer, which keeps this unit from revealing cards", "20.22")


def barred(table: AnyState, unit: AnyUnit, kind: AttackKind) -> Ban | None:
    """What keeps a unit on the map from shooting, whatever its weapons and targets."""
    if unit.finished:
        return ALREADY_FIRED if kind == "opfire" else ALREADY_ACTED
    if kind == "fire" and is_contested(table, unit):
        return Ban(lambda: _contested_text(table, unit), "9.1")
    if is_in_dome(table, unit):
        return IN_A_DOME
    if kind == "opfire" and (enemy := enemy_that_waited(table, unit)):
        name = unit_name(enemy.slug)
        return Ban(f"{name} began the phase in the same space and stayed", "11.4")
    return None


def _contested_text(table: AnyState, unit: AnyUnit) -> str:
    names = [unit_name(each.slug) for each in enemies_in(table, unit, unit.space)]
    return f"{join_with_and(names)} {'is' if len(names) == 1 else 'are'} in the space"


def enemy_that_waited(table: AnyState, unit: AnyUnit) -> AnyUnit | None:
    """An enemy that began the phase in the unit's space and stayed, if there is one (11.4)."""
    enemies = enemies_in(table, unit, unit.space)
    return next((u for u in enemies if not u.spent and may_attack(table, u, unit)), None)


def is_jammed(table: AnyState, unit: AnyUnit) -> bool:
    """Is an enemy Sister Static within 2, which keeps the unit from revealing cards (20.22)?"""
    return any(
        unit.space in table.map.aura(other.space, ability(other).jams_within)
        for other in bearers(table, "jams_within")
        if other.team != unit.team
    )


def might_shoot(table: AnyState, unit: AnyUnit, kind: AttackKind) -> bool:
    """May the unit shoot, as far as open information tells (9.1, 11.1, 11.4, 24.14)?"""
    if not unit.is_on_map:
        return False
    ban = barred(table, unit, kind)
    if ban and (kind == "fire" or ban is not IN_A_DOME or do_domes_bar_opfire(table)):
        return False
    may_reveal = kind == "fire" or not is_jammed(table, unit)
    if not might_hold_weapon(unit, may_reveal=may_reveal):
        return False
    chart, farthest = table.map, farthest_of(unit)
    return any(
        range_between(chart, unit.space, space) <= farthest
        for enemy in table.units
        if enemy.team != unit.team and enemy.is_on_map
        for space in (enemy.walked_spaces if kind == "opfire" else (enemy.space,))
        if kind == "opfire" or chart.spaces[space].terrain != "dome"
    )


def might_hold_weapon(unit: AnyUnit, *, may_reveal: bool = True) -> bool:
    """Might the unit have a ranged weapon, open or, if it `may_reveal`, face down? All see that."""
    natural = ability(unit).shot is not None
    has_open_weapon = any(TREASURES[card].shot for card in unit.open_cards)
    return natural or has_open_weapon or (may_reveal and might_reveal(unit, WEAPONS))


def farthest_of(unit: AnyUnit) -> int:
    """The unit's greatest possible range, as far as open information tells."""
    return FARTHEST + (SPYGLASS_RANGE if might_hold(unit, frozenset({SPYGLASS})) else 0)
