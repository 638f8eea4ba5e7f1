"""The melee that a step into a space with enemies leads to, with its chances (RULES.md 12)."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve

from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.melee.fights import Parley, Strike, best_strike, strikes_of
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.units import AnyUnit, ability, enemies_in, is_immune
from engine.games.ages.view_types import UnitView, View

MAX_MELEES_TOLD = 2
"""The greatest number of coming melees whose chances are told."""


def melee_text(view: View, unit: UnitView, space: int) -> str:
    """The order of strikes if a unit enters a space, and all chances; "" without a melee.

    "melee: first Hanno (Wits 7) hits 48% (… damage), then Pell (Wits 4) 21% (…); nobody must
    attack"
    """
    strikes = strikes_in(view, unit, space)
    if not strikes:
        return ""
    return f"melee: {_strikes_text(view, unit, space, strikes)}; nobody must attack"


def _strikes_text(view: View, unit: UnitView, space: int, strikes: list[Strike]) -> str:
    """Strikes in their order, and the number of unknown cards that may change it."""
    first, *further_strikes = (
        _strike_text(view, each, space, in_full=each is strikes[0]) for each in strikes
    )
    hidden_count = hidden_card_count(view, unit, space)
    unknown = f"; {count(hidden_count, 'face-down card')} may change that" if hidden_count else ""
    in_order = ", then ".join((f"first {first}", *further_strikes))
    return "; ".join((f"{in_order}{unknown}", *_stopping_texts(view, strikes)))


def _stopping_texts(view: View, strikes: list[Strike]) -> list[str]:
    """The abilities that may stop strikes, which are in their order, with the chances of it."""
    texts = [
        parley_text(each, later)
        for number, each in enumerate(strikes)
        if ability(each.attacker) == "parley"
        for later in strikes[number + 1 :]
        if later.attacker.team != each.attacker.team and not is_immune(later.attacker)
    ]
    texts += map(sanctuary_text, strikes)
    return list(filter(None, [*texts, *map(_tale_text, strikes)]))


def parley_text(talker: Strike, stopped: Strike) -> str:
    """The chance that a parley instead of a strike costs a later striker its attack (20.19).

    "or Quill parleys: 90% that Static loses the attack"
    """
    talk = Parley(stopped.attacker.slug, table=talker.table, talker=talker.attacker)
    names = short_name(talker.attacker.slug), short_name(talk.target)
    return f"or {names[0]} parleys: {percent(talk.chance)} that {names[1]} loses the attack"


def sanctuary_text(strike: Strike) -> str:
    """The chance that the sanctuary of the target stops a strike; "" without one (20.39).

    "until Anselm has struck, his sanctuary stops Skarn 45% of the time"
    """
    if not strike.stop_chance:
        return ""
    names, chance = _names_of(strike), percent(strike.stop_chance)
    return f"until {names[0]} has struck, his sanctuary stops {names[1]} {chance} of the time"


def _names_of(strike: Strike) -> tuple[str, str]:
    """The short names of the target and of the attacker."""
    return short_name(strike.target), short_name(strike.attacker.slug)


def _tale_text(strike: Strike) -> str:
    """The tale by which the target may stop a strike of a slower unit; "" if it has none (20.3)."""
    tells = ability(strike.victim) == "one-more-tale" and not is_immune(strike.attacker)
    if not tells or strike.wits >= rating(strike.table, strike.victim, "wits"):
        return ""
    names = _names_of(strike)
    return f"{names[0]} may stop {names[1]} by a tale"


def answers_to(view: View, unit: UnitView) -> str:
    """The strikes of the enemies that act after a unit in a melee; "" if nobody is left (12.1).

    "then Eddie strikes: hits 64%, wounds 50%, kills 41%, 1.2 damage"
    """
    enemies = (each for each in enemies_in(view, unit, unit.space) if not each.finished)
    strikes = sorted(_best_strikes_at(view, enemies, unit), key=lambda each: each.turn)
    answers = [f"{short_name(each.attacker.slug)} strikes: {each.odds}" for each in strikes]
    return f"then {', then '.join(answers)}" if answers else ""


def coming_melees(view: View) -> str:
    """The melees after the moves of the team in turn, with their chances (12.1).

    "then melee at K11: first Hanno (Wits 7) hits 48% (… damage), then Pell (Wits 4) 21% (…)"
    """
    own_units = [u for u in view.units if u.is_on_map and u.team == view.turn]
    spaces = dict.fromkeys(u.space for u in own_units if strikes_in(view, u, u.space))
    if not spaces:
        return "then adventures; no melee, because no enemy is in a space of your units"
    melees = [_coming_melee(view, own_units, space) for space in list(spaces)[:MAX_MELEES_TOLD]]
    omitted_count = len(spaces) - len(melees)
    elsewhere = f"; and {count(omitted_count, 'melee')} elsewhere" if omitted_count else ""
    return f"then {'. '.join((melees[0], *map(capital, melees[1:])))}{elsewhere}"


def _coming_melee(view: View, own_units: list[UnitView], space: int) -> str:
    """One melee: its space, and the best strike of every unit there."""
    fighters = [each for each in own_units if each.space == space]
    return f"melee at {view.map.names[space]}: {_best_strikes(view, fighters, space)}"


def fight_text(view: View, space: int) -> str:
    """The order of the best strikes in a space of the melee phase, or who is there without one."""
    units_there = [each for each in view.units if each.is_on_map and each.space == space]
    fighters = [each for each in units_there if each.team == view.turn]
    if any(strikes_in(view, each, space) for each in fighters):
        return _best_strikes(view, fighters, space)
    return join_with_and(unit_name(each.slug) for each in units_there)


def _best_strikes(view: View, fighters: list[UnitView], space: int) -> str:
    """The best strike of every unit in a space, in their order; `fighters`: one team's units."""
    all_strikes = [strike for each in fighters for strike in strikes_in(view, each, space)]
    all_strikes.sort(key=lambda strike: -strike.odds.damage)
    best = {strike.attacker.slug: strike for strike in reversed(all_strikes)}
    strikes = sorted(best.values(), key=lambda each: each.turn)
    return _strikes_text(view, fighters[0], space, strikes)


def _strike_text(view: View, strike: Strike, space: int, *, in_full: bool) -> str:
    """One strike: "Hanno (Wits 7) hits 48% (wounds 41%, kills 8%, 1.2 damage)".

    If there are several targets, the best one is named as a possibility, because the striker picks.
    """
    picks = len(enemies_in(view, strike.attacker, space)) > 1
    target = f", if on {short_name(strike.target)}," if picks else ""
    verb, noun = (" hits", " damage") if in_full else ("", "")
    name, chance = short_name(strike.attacker.slug), percent(strike.odds.hit_chance)
    effect = f"{strike.odds:wounds}, {strike.odds.damage:.1f}{noun}"
    return f"{name} (Wits {strike.wits}){target}{verb} {chance} ({effect})"


def hidden_card_count(view: View, unit: UnitView, space: int) -> int:
    """The number of face-down cards of the enemies of a unit in a space."""
    enemies = enemies_in(view, unit, space)
    return sum(len(enemy.cards) - len(enemy.known_cards) for enemy in enemies)


def strikes_in(view: View, unit: UnitView, space: int) -> list[Strike]:
    """The strikes between a unit in a space, which it may have to enter, and the enemies there.

    The quickest come first, of equals the team in turn (12.1). The unit strikes where it does most.
    """
    if unit.space == space:
        moved_unit = unit
    else:
        walked_spaces = (*unit.walked_spaces, space)
        moved_unit = evolve(
            unit, space=space, walked_spaces=walked_spaces, spent=True, boarded=True
        )
    units = [moved_unit if each.slug == unit.slug else each for each in view.units]
    if moved_unit not in units:
        units.append(moved_unit)  # a hunter that is not on the map yet
    view_after = evolve(view, units=tuple(units))
    own_strike = best_strike(strikes_of(view_after, moved_unit))
    enemies = enemies_in(view_after, moved_unit, space)
    strikes = [own_strike] if own_strike else []
    strikes += _best_strikes_at(view_after, enemies, moved_unit)
    return sorted(strikes, key=lambda each: each.turn)


def _best_strikes_at(view: View, enemies: Iterable[AnyUnit], unit: UnitView) -> list[Strike]:
    """The best strike of each enemy of a unit at it."""
    best = (best_strike(strikes_of(view, enemy, unit.slug)) for enemy in enemies)
    return [strike for strike in best if strike is not None]
