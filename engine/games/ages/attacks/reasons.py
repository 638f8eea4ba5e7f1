"""The greedy bot's reasons for shots and melee, as text for a player who asked for a hint."""

from __future__ import annotations

from engine.core.choice import PASS, Choice
from engine.core.text import join_with_and
from engine.games.ages.attacks.bot import NO_DAMAGE
from engine.games.ages.attacks.odds import AttackOdds, attack_odds
from engine.games.ages.bots.preferences import NO, prefers
from engine.games.ages.bots.reasons import FREE_USES, reasons
from engine.games.ages.bots.weights import WEIGHTS
from engine.games.ages.card_types import AttackKind
from engine.games.ages.challenges.contests import can_be_shot_at, stray_targets
from engine.games.ages.fire.bot import (
    PlannedShot,
    announced_damage,
    area_targets,
    best_aim,
    best_planned_shot,
    enemies_in_range,
    is_area_weapon,
    is_used_up,
    parse_weapon,
    planned_shots,
    shot_value,
)
from engine.games.ages.fire.texts import shots_in_passing
from engine.games.ages.fire.weapons import NATURAL, ranged_weapons
from engine.games.ages.melee.fights import strikes_of
from engine.games.ages.names import short_name
from engine.games.ages.phrases import actor_of, enemies_of, own_units_on_map, unit_of
from engine.games.ages.units import allies_in, is_contested
from engine.games.ages.view_types import AttackView, UnitView, View

# Shots and strikes


@reasons("fire")
def reason_to_fire(view: View, choice: Choice) -> str:
    """The reason why a unit shoots, or why it rather walks."""
    if choice == PASS:
        return _reason_not_to_fire(view)
    unit = unit_of(view, choice.noun)
    shot = best_planned_shot(view, unit)
    risk = "" if shot is None else _own_risk_text(view, unit, shot, "fire")
    if unit.kind == "sentinel":
        return f"a sentinel never walks, so that a shot costs it nothing{risk}"
    used_up = " and the card" if shot is not None and is_used_up(shot.weapon) else ""
    return f"a good shot is worth more than a walk{used_up}{risk}"


def _reason_not_to_fire(view: View) -> str:
    """The reason why no unit shoots: the damage of the best shot, or the danger of a miss."""
    shooters = own_shooters(view)
    best = max((_best_damage(view, each) for each in shooters), default=0.0)
    may_walk = any(unit.kind != "sentinel" for unit in shooters)
    walk_text = ": walking is worth more" if may_walk else ""
    if best < NO_DAMAGE:
        return f"no shot would do damage{walk_text}"
    shots = [shot for each in shooters for shot in planned_shots(view, each)]
    best_value = max(shot.value for shot in shots)
    if best_value < (WEIGHTS.min_shot_damage if best >= WEIGHTS.min_shot_damage else NO_DAMAGE):
        return "the best shot would endanger your own units too much"
    if best_value >= WEIGHTS.min_shot_damage:
        return f"the best shot would use up its card{walk_text}"
    return f"the best shot does {best:.1f} damage on average{walk_text}"


def _own_risk_text(view: View, unit: UnitView, shot: PlannedShot, kind: AttackKind) -> str:
    """The allies whom a shot may hit: ", though a miss may hit Hanno"; or ""."""
    if is_area_weapon(unit, shot.weapon):
        allies = [short_name(each.slug) for each in allies_in(view, unit, shot.space)]
        return f", though it also attacks {join_with_and(allies)}" if allies else ""
    strays = stray_targets(view, unit, shot.weapon, kind, shot.space)
    names = [short_name(each.slug) for each in strays]
    return f", though a miss may hit {' or '.join(names)}" if names else ""


def own_shooters(view: View) -> list[UnitView]:
    """The units on the map that the player decides for and that no enemy keeps from firing."""
    return [unit for unit in own_units_on_map(view) if not is_contested(view, unit)]


def _best_damage(view: View, unit: UnitView) -> float:
    """The mean damage of the best shot of a unit in the fire phase, as its row has it."""
    damages = (
        attack_odds(view, unit, target, weapon, "fire", dice=view.has_dice).damage
        for weapon in ranged_weapons(view, unit)
        for target in enemies_in_range(view, unit, weapon)
    )
    return max(damages, default=0.0)


@reasons("weapon", "target", "aim", "aim space", "strike")
def reason_to_attack(view: View, choice: Choice) -> str:
    """The reason why an attack is chosen: it does the most damage."""
    if choice.verb in ("enough", "hold"):
        return "no attack helps"
    if choice.verb == "parley":
        return "a strike would do little"
    if view.step == "weapon":
        return _reason_for_weapon(view, choice)
    if prefers[view.step](view)(choice) < NO_DAMAGE:
        return "it is unlikely to do damage, but it costs nothing"
    if view.step == "aim space" and _have_all_spaces_same_value(view):
        return "the odds are the same in every space"
    if view.step == "strike":
        return _reason_to_strike(view, choice)
    if names := _other_enemies_hit(view, choice):
        return f"it also attacks {join_with_and(names)}"
    if view.attack is not None and view.attack.shots_left < view.attack.shots:
        return "of the targets that are left, none promises more"
    if view.step in ("target", "aim") and _does_another_lose_more(view, choice):
        if unit_of(view, choice.noun).health <= WEIGHTS.careful_health:
            return LITTLE_HEALTH
        return "a shot at another target would endanger your own units"
    return MOST_DAMAGE


MOST_DAMAGE = "it does the most damage on average"
LITTLE_HEALTH = "it has little Health left, and each wound counts more"


def _reason_for_weapon(view: View, choice: Choice) -> str:
    """The reason for a weapon: its damage, and what becomes of the cards that are used up."""
    unit, (weapon, shots) = actor_of(view), parse_weapon(choice)
    damage = announced_damage(view, unit, weapon, shots)
    if is_used_up(weapon):
        return "it uses the card up, but does the most damage on average"
    if damage < NO_DAMAGE:
        return "it is unlikely to do damage"
    others = (each for each in ranged_weapons(view, unit) if is_used_up(each))
    if any(announced_damage(view, unit, each, 1) > damage for each in others):
        return "a little more damage is not worth a card that is used up"
    return MOST_DAMAGE


def _other_enemies_hit(view: View, choice: Choice) -> list[str]:
    """The names of the enemies that an area weapon attacks besides its target."""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    if not is_area_weapon(shooter, attack.weapon):
        return []
    if view.step == "aim space":
        target, space = view.units[attack.target], view.map.numbers_by_noun[choice.noun]
    elif view.step == "aim":
        target = unit_of(view, choice.noun)
        space = max(target.walked_spaces, key=lambda each: _aim_value(view, target, each))
    else:
        target = unit_of(view, choice.noun)
        space = target.space
    return [
        short_name(each.slug)
        for each in area_targets(view, shooter, space, attack.kind)
        if each.team != shooter.team and each.number != target.number
    ]


def _aim_value(view: View, target: UnitView, space: int) -> float:
    """The value of an opportunity shot at a target in a space; below 0 out of range."""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    if not can_be_shot_at(view, shooter, target, attack.weapon, "opfire", space):
        return NO
    return shot_value(view, shooter, target, attack.weapon, "opfire", space=space)


def _does_another_lose_more(view: View, best: Choice) -> bool:
    """Does a shot at another target do more damage on average, to one digit?"""
    attack = view.attack
    assert attack is not None
    shooter = view.units[attack.attacker]
    enemies = enemies_of(view, shooter)
    if view.step == "aim":
        shots = [
            (odds.damage, target.slug)
            for odds, _, target in shots_in_passing(view, shooter, attack.weapon, enemies)
        ]
    else:
        shots = [
            (shot_odds(view, shooter, enemy, attack).damage, enemy.slug)
            for enemy in enemies
            if can_be_shot_at(view, shooter, enemy, attack.weapon, "fire", enemy.space)
        ]
    own_damage = max((damage for damage, slug in shots if slug == best.noun), default=0.0)
    return any(round(damage, 1) > round(own_damage, 1) for damage, _ in shots)


def shot_odds(view: View, shooter: UnitView, target: UnitView, attack: AttackView) -> AttackOdds:
    """The odds of the announced shots at a target."""
    return attack_odds(
        view, shooter, target, attack.weapon, "fire", shots=attack.shots, dice=view.has_dice
    )


def _have_all_spaces_same_value(view: View) -> bool:
    """Is a shot at the moving target worth as much in every space that it entered?"""
    attack = view.attack
    assert attack is not None
    target = view.units[attack.target]
    shots = shots_in_passing(view, view.units[attack.attacker], attack.weapon, (target,))
    return len({round(_aim_value(view, target, space), 3) for _, space, _ in shots}) == 1


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
    """The reason why a unit fires at a moving one: the shot costs no walk, or only a card."""
    if choice.verb == "pass":
        return "no shot is worth it"
    slug, name = choice.noun.split()
    unit, weapon = unit_of(view, slug), "" if name == NATURAL else name
    shot = best_aim(view, unit, weapon)
    if is_used_up(weapon) and shot is not None:
        damage = _damage_to_enemies(view, unit, shot)
        return (
            f"it uses the card up, but {damage:.1f} damage on average is worth that, "
            "and a shot in the enemy's turn costs no walk"
        )
    price = "no walk" if weapon else "nothing"
    is_best = shot is not None and _is_best_aim(view, unit, shot)
    best_text = ", and no other does more damage on average" if is_best else ""
    risk = "" if shot is None else _own_risk_text(view, unit, shot, "opfire")
    return f"a shot in the enemy's turn costs {price}{best_text}{risk}"


def _damage_to_enemies(view: View, unit: UnitView, shot: PlannedShot) -> float:
    """The mean damage of an opportunity shot to its target and all enemies in its area."""
    enemies = [shot.target]
    if is_area_weapon(unit, shot.weapon):
        attacked_units = area_targets(view, unit, shot.space, "opfire")
        enemies = [each for each in attacked_units if each.team != unit.team]
    return sum(
        attack_odds(
            view, unit, each, shot.weapon, "opfire", space=shot.space, dice=view.has_dice
        ).damage
        for each in enemies
    )


def _is_best_aim(view: View, unit: UnitView, shot: PlannedShot) -> bool:
    """Does no other opportunity shot of the team do more damage, to one digit?"""
    damage = round(_damage_to_enemies(view, unit, shot), 1)
    others = (
        attack_odds(view, shooter, target, weapon, "opfire", space=space, dice=view.has_dice)
        for shooter in own_units_on_map(view)
        for weapon in ranged_weapons(view, shooter)
        for target in enemies_of(view, shooter)
        for space in dict.fromkeys(target.walked_spaces)
        if space != shooter.space and can_be_shot_at(view, shooter, target, weapon, "opfire", space)
    )
    return all(round(each.damage, 1) <= damage for each in others)


# Melee cards and henchmen


@reasons("melee start")
def reason_at_melee_start(view: View, choice: Choice) -> str:
    """The reason for a card at the start of melee: a hunter, or an old debt."""
    if choice.verb == "unleash":
        return FREE_USES["unleash"]
    return "an enemy loses a card, and this unit gains it" if choice.verb == "play" else ""


@reasons("step in")
def reason_to_step_in(view: View, choice: Choice) -> str:
    """The reason for taking a hit: no damage at all, or a unit that bears it better."""
    if choice.verb == "play":
        return "the hit then does no damage"
    return "its master is worth more" if choice.verb == "step-in" else ""
