"""The melee that a step into a space with enemies leads to, with its chances (RULES.md 12)."""

from __future__ import annotations

from functools import partial

from attrs import evolve, frozen

from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.calculations.odds import AttackOdds, attack_odds, kill_text
from engine.games.ages.calculations.ratings import can_use, rating
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import may_attack
from engine.games.ages.view_types import UnitView, View

MAX_MELEES_TOLD = 2
"""The greatest number of coming melees whose chances are told."""


@frozen
class Strike:
    """The best attack of one unit on another by the weapons that the viewer knows."""

    attacker: UnitView
    target: UnitView
    odds: AttackOdds


def melee_text(view: View, unit: UnitView, space: int) -> str:
    """The order of strikes if a unit enters a space, and all chances; "" without a melee.

    "melee: first Hanno hits 48%, 2 damage, then Pell 21%, 1"
    """
    strikes = strikes_in(view, unit, space)
    if not strikes:
        return ""
    return f"melee: {_strikes_text(view, unit, space, strikes)}"


def _strikes_text(view: View, unit: UnitView, space: int, strikes: list[Strike]) -> str:
    """Strikes in their order, and the number of unknown cards that may change it."""
    first, *more = (_strike_text(view, each, space, in_full=each is strikes[0]) for each in strikes)
    hidden = hidden_there(view, unit, space)
    unknown = f"; {count(hidden, 'face-down card')} may change that" if hidden else ""
    return f"{', then '.join((f'first {first}', *more))}{unknown}"


def coming_melees(view: View) -> str:
    """The melees after the moves of the team in turn, with their chances (12.1).

    "then melee at K11: first Hanno hits 48%, 2 damage, then Pell 21%, 1"
    """
    own = [u for u in view.units if u.is_on_map and u.team == view.turn]
    spaces = dict.fromkeys(u.space for u in own if strikes_in(view, u, u.space))
    if not spaces:
        return "then adventures; no melee, because no enemy is in a space of your units"
    melees = [_coming_melee(view, own, at) for at in list(spaces)[:MAX_MELEES_TOLD]]
    more = len(spaces) - len(melees)
    elsewhere = f"; and {count(more, 'melee')} elsewhere" if more else ""
    return f"then {'. '.join((melees[0], *map(capital, melees[1:])))}{elsewhere}"


def _coming_melee(view: View, own: list[UnitView], space: int) -> str:
    """One melee: its space, and the best strike of every unit there."""
    fighters = [each for each in own if each.space == space]
    return f"melee at {view.map.names[space]}: {_best_strikes(view, fighters, space)}"


def fight_text(view: View, space: int) -> str:
    """The order of the best strikes in a space of the melee phase, or who is there without one."""
    there = [each for each in view.units if each.is_on_map and each.space == space]
    fighters = [each for each in there if each.team == view.turn]
    if any(strikes_in(view, each, space) for each in fighters):
        return _best_strikes(view, fighters, space)
    return join_with_and(unit_name(each.slug) for each in there)


def _best_strikes(view: View, fighters: list[UnitView], space: int) -> str:
    """The best strike of every unit in a space, in their order; `fighters`: one team's units."""
    every = [strike for each in fighters for strike in strikes_in(view, each, space)]
    every.sort(key=lambda strike: -strike.odds.damage)
    best = {strike.attacker.number: strike for strike in reversed(every)}
    strikes = sorted(best.values(), key=partial(_turn_to_strike, view))
    return _strikes_text(view, fighters[0], space, strikes)


def _strike_text(view: View, strike: Strike, space: int, *, in_full: bool) -> str:
    """One strike: "Hanno hits 48%, 2 damage"; its target is named if there are several."""
    target_name = short_name(strike.target.slug)
    on = f" on {target_name}" if len(_enemies(view, strike.attacker, space)) > 1 else ""
    verb, noun = (" hits", " damage") if in_full else ("", "")
    name, chance = short_name(strike.attacker.slug), percent(strike.odds.hit)
    return f"{name}{on}{verb} {chance}, {strike.odds.damage:.1f}{noun}{kill_text(strike.odds)}"


def hidden_there(view: View, unit: UnitView, space: int) -> int:
    """The number of face-down cards of the enemies of a unit in a space."""
    foes = _enemies(view, unit, space)
    return sum(not card.known for foe in foes for card in foe.cards)


def strikes_in(view: View, unit: UnitView, space: int) -> list[Strike]:
    """The strikes between a unit in a space, which it may have to enter, and the enemies there.

    The quickest come first, of equals the team in turn (12.1). The unit strikes where it does most.
    """
    entered = unit.space != space
    there = unit
    if entered:
        there = evolve(unit, space=space, path=(*unit.path, space), spent=True, boarded=True)
    units = tuple(there if each.slug == unit.slug else each for each in view.units)
    after = evolve(view, units=units)
    foes = _enemies(after, there, space)
    own = [best_strike(after, there, foe) for foe in foes if may_attack(after, there, foe)]
    strikes = sorted(own, key=lambda strike: -strike.odds.damage)[:1]
    strikes += [best_strike(after, foe, there) for foe in foes if may_attack(after, foe, there)]
    return sorted(strikes, key=partial(_turn_to_strike, after))


def _turn_to_strike(view: View, strike: Strike) -> tuple[int, bool]:
    """The place of a strike in the order of a melee (12.1)."""
    attacker = strike.attacker
    return -rating(view, attacker, "wits"), attacker.team != view.turn


def best_strike(view: View, attacker: UnitView, target: UnitView) -> Strike:
    """The strike that does most, barehanded or with a card that the viewer knows."""
    cards = (
        slug
        for slug in dict.fromkeys(attacker.known_cards)
        if TREASURES[slug].kind == "melee" and can_use(view, attacker, TREASURES[slug])
    )
    odds = (
        attack_odds(view, attacker, target, weapon, "melee", dice=view.has_dice)
        for weapon in ("", *cards)
    )
    return Strike(attacker, target, max(odds, key=lambda each: each.damage))


def _enemies(view: View, unit: UnitView, space: int) -> list[UnitView]:
    """The enemies of a unit in a space."""
    return [u for u in view.units if u.is_on_map and u.space == space and u.team != unit.team]
