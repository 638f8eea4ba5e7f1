"""The melee that a step into a space with enemies leads to, with its chances (RULES.md 12)."""

from __future__ import annotations

from functools import partial

from attrs import evolve, frozen

from engine.core.text import capital, count, join_with_and, percent
from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.attacks.phrases import attack_odds_text, wounds_text
from engine.games.ages.challenges.cards import ChallengeResult, challenge_odds
from engine.games.ages.challenges.ratings import can_use, rating
from engine.games.ages.names import short_name, unit_name
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.units import ability, allies_in, is_immune, may_be_struck
from engine.games.ages.view_types import UnitView, View

MAX_MELEES_TOLD = 2
"""The greatest number of coming melees whose chances are told."""


@frozen
class Strike:
    """The best attack of one unit on another by the weapons that the viewer knows."""

    attacker: UnitView
    target: UnitView
    odds: AttackOdds
    wits: int
    """The Wits of the attacker, by which the strikes are ordered."""
    target_wits: int
    """The Wits of the target, which matter if it tells tales."""
    honor: int
    """The Honor of the attacker, which a parley or a sanctuary tests."""
    target_honor: int
    """The Honor of the target."""


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
        parley_text(view, each, later)
        for number, each in enumerate(strikes)
        if ability(each.attacker) == "parley"
        for later in strikes[number + 1 :]
        if later.attacker.team != each.attacker.team and not is_immune(later.attacker)
    ]
    texts += [sanctuary_text(view, each) for each in strikes]
    return list(filter(None, [*texts, *map(_tale_text, strikes)]))


def parley_text(view: View, talker: Strike, stopped: Strike) -> str:
    """The chance that a parley instead of a strike costs a later striker its attack (20.19).

    "or Quill parleys: 90% that Static loses the attack"
    """
    odds = challenge_odds(talker.honor - stopped.honor, dice=view.has_dice)
    chance = percent(float(odds[ChallengeResult.PASS] + odds[ChallengeResult.AMAZE]))
    names = short_name(talker.attacker.slug), short_name(stopped.attacker.slug)
    return f"or {names[0]} parleys: {chance} that {names[1]} loses the attack"


def sanctuary_text(view: View, strike: Strike) -> str:
    """The chance that the sanctuary of the target stops a strike; "" without one (20.39).

    "until Anselm has struck, his sanctuary stops Skarn 45% of the time"
    """
    if ability(strike.target) != "sanctuary" or is_immune(strike.attacker):
        return ""
    odds = challenge_odds(strike.honor - strike.target_honor, dice=view.has_dice)
    chance = percent(float(odds[ChallengeResult.FAIL] + odds[ChallengeResult.FOPP]))
    names = short_name(strike.target.slug), short_name(strike.attacker.slug)
    return f"until {names[0]} has struck, his sanctuary stops {names[1]} {chance} of the time"


def _tale_text(strike: Strike) -> str:
    """The tale by which the target may stop a strike of a slower unit; "" if it has none (20.3)."""
    tells = ability(strike.target) == "one-more-tale" and not is_immune(strike.attacker)
    if not tells or strike.wits >= strike.target_wits:
        return ""
    names = short_name(strike.target.slug), short_name(strike.attacker.slug)
    return f"{names[0]} may stop {names[1]} by a tale"


def answers_to(view: View, unit: UnitView) -> str:
    """The strikes of the enemies that act after a unit in a melee; "" if nobody is left (12.1).

    "then Eddie strikes: hits 64%, wounds 50%, kills 41%, 1.2 damage"
    """
    targets = [unit, *allies_in(view, unit, unit.space)]
    later_enemies = [
        enemy
        for enemy in _enemies_in_space(view, unit, unit.space)
        if not enemy.finished and may_be_struck(view, enemy, unit, targets)
    ]
    strikes = sorted(
        (best_strike(view, enemy, unit) for enemy in later_enemies),
        key=partial(_turn_to_strike, view),
    )
    answers = [
        f"{short_name(each.attacker.slug)} strikes: {attack_odds_text(each.odds)}"
        for each in strikes
    ]
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
    best = {strike.attacker.number: strike for strike in reversed(all_strikes)}
    strikes = sorted(best.values(), key=partial(_turn_to_strike, view))
    return _strikes_text(view, fighters[0], space, strikes)


def _strike_text(view: View, strike: Strike, space: int, *, in_full: bool) -> str:
    """One strike: "Hanno (Wits 7) hits 48% (wounds 41%, kills 8%, 1.2 damage)".

    If there are several targets, the best one is named as a possibility, because the striker picks.
    """
    picks = len(_enemies_in_space(view, strike.attacker, space)) > 1
    target = f", if on {short_name(strike.target.slug)}," if picks else ""
    verb, noun = (" hits", " damage") if in_full else ("", "")
    name, chance = short_name(strike.attacker.slug), percent(strike.odds.hit_chance)
    effect = f"{wounds_text(strike.odds)}, {strike.odds.damage:.1f}{noun}"
    return f"{name} (Wits {strike.wits}){target}{verb} {chance} ({effect})"


def hidden_card_count(view: View, unit: UnitView, space: int) -> int:
    """The number of face-down cards of the enemies of a unit in a space."""
    enemies = _enemies_in_space(view, unit, space)
    return sum(not card.known for enemy in enemies for card in enemy.cards)


def strikes_in(view: View, unit: UnitView, space: int) -> list[Strike]:
    """The strikes between a unit in a space, which it may have to enter, and the enemies there.

    The quickest come first, of equals the team in turn (12.1). The unit strikes where it does most.
    """
    has_entered = unit.space != space
    moved_unit = unit
    if has_entered:
        moved_unit = evolve(
            unit, space=space, walked_spaces=(*unit.walked_spaces, space), spent=True, boarded=True
        )
    units = tuple(moved_unit if each.slug == unit.slug else each for each in view.units)
    view_after = evolve(view, units=units)
    enemies = _enemies_in_space(view_after, moved_unit, space)
    own_strikes = [
        best_strike(view_after, moved_unit, enemy)
        for enemy in enemies
        if may_be_struck(view_after, moved_unit, enemy, enemies)
    ]
    targets = [moved_unit, *allies_in(view_after, moved_unit, space)]
    strikes = sorted(own_strikes, key=lambda strike: -strike.odds.damage)[:1]
    strikes += [
        best_strike(view_after, enemy, moved_unit)
        for enemy in enemies
        if may_be_struck(view_after, enemy, moved_unit, targets)
    ]
    return sorted(strikes, key=partial(_turn_to_strike, view_after))


def _turn_to_strike(view: View, strike: Strike) -> tuple[int, bool]:
    """The place of a strike in the order of a melee (12.1)."""
    return -strike.wits, strike.attacker.team != view.turn


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
    best_odds = max(odds, key=lambda each: each.damage)
    honor, target_honor = (rating(view, each, "honor") for each in (attacker, target))
    wits, target_wits = (rating(view, each, "wits") for each in (attacker, target))
    return Strike(attacker, target, best_odds, wits, target_wits, honor, target_honor)


def _enemies_in_space(view: View, unit: UnitView, space: int) -> list[UnitView]:
    """The enemies of a unit in a space."""
    return [u for u in view.units if u.is_on_map and u.space == space and u.team != unit.team]
