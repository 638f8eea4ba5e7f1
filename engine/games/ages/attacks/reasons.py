"""The greedy bot's reasons for shots and melee, as text for a player who asked for a hint."""

from __future__ import annotations

from engine.core.choice import PASS, Choice
from engine.core.text import join_with_and
from engine.games.ages.attacks.bot import NO_DAMAGE
from engine.games.ages.bots.reasons import reasons
from engine.games.ages.bots.weights import WEIGHTS, prefers
from engine.games.ages.fire.actions import At, Fire, In, Opfire, is_used_up
from engine.games.ages.fire.aims import possible_shots
from engine.games.ages.fire.bot import (
    announced_damage,
    best_aim,
    best_planned_shot,
    planned,
    planned_shots,
)
from engine.games.ages.fire.shot import Shot, weapons_of
from engine.games.ages.melee.fights import strikes_of
from engine.games.ages.names import short_name
from engine.games.ages.phrases import actor_of, own_units_on_map, unit_of
from engine.games.ages.units import allies_in, is_contested
from engine.games.ages.view_types import View

# Shots and strikes


@reasons("fire")
def reason_to_fire(view: View, choice: Choice) -> str:
    if choice == PASS:
        return _reason_not_to_fire(view)
    unit = unit_of(view, choice.noun)
    best = best_planned_shot(view, unit)
    risk = "" if best is None else _own_risk_text(best.shot)
    if unit.kind == "sentinel":
        return f"a sentinel never walks, so that a shot costs it nothing{risk}"
    used_up = " and the card" if best is not None and is_used_up(best.shot.weapon) else ""
    return f"a good shot is worth more than a walk{used_up}{risk}"


def _reason_not_to_fire(view: View) -> str:
    shooters = [unit for unit in own_units_on_map(view) if not is_contested(view, unit)]
    plans = [each for unit in shooters for each in planned_shots(view, unit)]
    best = max((each.shot.odds.damage for each in plans), default=0.0)
    may_walk = any(unit.kind != "sentinel" for unit in shooters)
    walk_text = ": walking is worth more" if may_walk else ""
    if best < NO_DAMAGE:
        return f"no shot would do damage{walk_text}"
    best_value = max(each.value for each in plans)
    if best_value < (WEIGHTS.min_shot_damage if best >= WEIGHTS.min_shot_damage else NO_DAMAGE):
        return "the best shot would endanger your own units too much"
    if best_value >= WEIGHTS.min_shot_damage:
        return f"the best shot would use up its card{walk_text}"
    return f"the best shot does {best:.1f} damage on average{walk_text}"


def _own_risk_text(shot: Shot) -> str:
    """The allies whom a shot may hit: ", though a miss may hit Hanno"; or ""."""
    if shot.is_area:
        units = allies_in(shot.table, shot.attacker, shot.space)
        allies = [short_name(each.slug) for each in units]
        return f", though it also attacks {join_with_and(allies)}" if allies else ""
    names = [short_name(each.slug) for each in shot.strays]
    return f", though a miss may hit {' or '.join(names)}" if names else ""


@reasons("weapon", "target", "aim", "aim space", "strike")
def reason_to_attack(view: View, choice: Choice) -> str:
    if choice.verb in ("enough", "hold"):
        return "no attack helps"
    if choice.verb == "parley":
        return "a strike would do little"
    if view.step == "weapon":
        return _reason_for_weapon(Fire.of(choice, table=view))
    if prefers[view.step](view)(choice) < NO_DAMAGE:
        return "it is unlikely to do damage, but it costs nothing"
    if view.step == "strike":
        return _reason_to_strike(view, choice)
    return _reason_to_aim(view, choice)


MOST_DAMAGE = "it does the most damage on average"
LITTLE_HEALTH = "it has little Health left, and each wound counts more"


def _reason_for_weapon(fire: Fire) -> str:
    if is_used_up(fire.weapon):
        return "it uses the card up, but does the most damage on average"
    damage = announced_damage(fire)
    if damage < NO_DAMAGE:
        return "it is unlikely to do damage"
    others = (Fire(each, 1, table=fire.table) for each in weapons_of(fire.table, fire.unit) if each)
    if any(is_used_up(each.weapon) and announced_damage(each) > damage for each in others):
        return "a little more damage is not worth a card that is used up"
    return MOST_DAMAGE


def _reason_to_aim(view: View, choice: Choice) -> str:
    attack = view.attack
    assert attack is not None
    is_space = view.step == "aim space"
    target = view.units[attack.target].slug if is_space else choice.noun
    shots = planned(At(target, table=view).aim.possible_shots)
    if is_space and len({round(each.value, 3) for each in shots}) == 1:
        return "the odds are the same in every space"
    shot = In.of(choice, table=view).shot if is_space else max(shots, key=lambda s: s.value).shot
    enemies = [each for each in shot.victims if each.team != shot.attacker.team]
    if enemies:
        return f"it also attacks {join_with_and(short_name(each.slug) for each in enemies)}"
    if attack.shots_left < attack.shots:
        return "of the targets that are left, none promises more"
    if not is_space and _does_another_lose_more(shot):
        if shot.target.health <= WEIGHTS.careful_health:
            return LITTLE_HEALTH
        return "a shot at another target would endanger your own units"
    return MOST_DAMAGE


def _does_another_lose_more(best: Shot) -> bool:
    """Does a shot at another target do more damage on average, to one digit?"""
    shots = [*possible_shots(best.table, best.attacker, best.weapon, best.kind, shots=best.shots)]
    own_damage = max(each.odds.damage for each in shots if each.target.slug == best.target.slug)
    return any(round(each.odds.damage, 1) > round(own_damage, 1) for each in shots)


def _reason_to_strike(view: View, best: Choice) -> str:
    """The reason for a strike, by its damage as the choices show it, with one digit."""
    damages = {
        each.choice: round(each.odds.damage, 1)
        for each in strikes_of(view, actor_of(view))
        if each.ban is None
    }
    best_damage = damages.pop(best)
    most_damage = max(damages.values(), default=-1.0)
    if best_damage > most_damage:
        return MOST_DAMAGE
    if best_damage == most_damage:
        return "no other strike does more damage on average"
    return LITTLE_HEALTH


@reasons("opfire")
def reason_to_opfire(view: View, choice: Choice) -> str:
    if choice == PASS:
        return "no shot is worth it"
    fire = Opfire.of(choice, table=view)
    best = best_aim(fire)
    if is_used_up(fire.weapon) and best is not None:
        damage = _damage_to_enemies(best.shot)
        return (
            f"it uses the card up, but {damage:.1f} damage on average is worth that, "
            "and a shot in the enemy's turn costs no walk"
        )
    price = "no walk" if fire.weapon else "nothing"
    is_best = best is not None and _is_best_aim(view, best.shot)
    best_text = ", and no other does more damage on average" if is_best else ""
    risk = "" if best is None else _own_risk_text(best.shot)
    return f"a shot in the enemy's turn costs {price}{best_text}{risk}"


def _damage_to_enemies(shot: Shot) -> float:
    """The mean damage of an opportunity shot to its target and all enemies in its area."""
    others = [each for each in shot.victims if each.team != shot.attacker.team]
    return sum(shot.at(each).odds.damage for each in (shot.target, *others))


def _is_best_aim(view: View, shot: Shot) -> bool:
    """Does no other opportunity shot of the team do more damage, to one digit?"""
    damage = round(_damage_to_enemies(shot), 1)
    others = (
        each
        for shooter in own_units_on_map(view)
        for weapon in weapons_of(view, shooter)
        for each in possible_shots(view, shooter, weapon, "opfire")
    )
    return all(round(each.odds.damage, 1) <= damage for each in others)
