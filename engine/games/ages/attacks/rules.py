"""An attack: hit, armour, damage, and their consequences (RULES.md 13)."""

from __future__ import annotations

from attrs import evolve

from engine.core.choice import PASS, legal
from engine.core.flow import choose
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.attacks.events import DamageDrawn, HitDrawn, LuckChecked, ShotWentOn
from engine.games.ages.attacks.killing import kill, note_kill, try_take_protection_money
from engine.games.ages.attacks.reactions import (
    Guard,
    StepIn,
    armor_ideas,
    friendly_fire_ideas,
    hide_ideas,
    might_step_in,
    order_ideas,
    step_in_ideas,
)
from engine.games.ages.cards.events import Guarded, SteppedIn, StoodFast, WeaponJammed
from engine.games.ages.cards.held import ARMOR_CARDS, CLOAKS, is_badge, might_hold, might_reveal
from engine.games.ages.cards.ideas import reaction_ideas
from engine.games.ages.cards.rules import discard_card, reveal_card
from engine.games.ages.challenges.cards import UNLUCKIEST, damage_done, luck_of_card
from engine.games.ages.challenges.rules import challenge_numbers, resolve_challenge
from engine.games.ages.fire.shot import Shot, current_blow
from engine.games.ages.fire.who_shoots import is_jammed
from engine.games.ages.names import short_name, with_small_articles
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.prisoners.rules import fate_choices, imprison, is_double_amaze, may_imprison
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import (
    ability,
    is_creature,
    profile_of,
    prompt_about,
    reaction_prompt,
    reaction_prompt_about,
)

LAST_STAND = "last-stand"
MIN_RIDER_LUCK = 7
"""The least luck that dismisses the Hollow Rider's victim (20.35)."""


def attack_of(g: AgesState) -> Attack:
    assert g.attack is not None
    return g.attack


def begin_attack(g: AgesState) -> Step:
    """Let the target of a shot reveal what hides it, then draw the hit (14.8)."""
    g.attack = evolve(attack_of(g), hit_result="")  # That of the shot before is over.
    return Step.HIDE if might_hide(g) else resolve_hit(g)


def might_hide(g: AgesState) -> bool:
    """Is the attack a shot, and might its target have a face-down stealth card (24.14)?"""
    attack = attack_of(g)
    target = g.units[attack.target]
    is_target_jammed = attack.kind == "opfire" and is_jammed(g, target)
    return attack.kind != "melee" and not is_target_jammed and might_reveal(target, CLOAKS)


async def ask_to_hide(g: AgesState) -> Step:
    attacker, target = both_units(g)
    shot_at = f"Shot at {short_name(target.slug)}: reveal a card?"
    prompt = reaction_prompt_about(
        attacker, "shoots at", target, ": reveal a card?", otherwise=shot_at
    )
    answer = await choose(target.owner, prompt, legal(hide_ideas(g)), "14.8")
    if answer == PASS:
        return resolve_hit(g)
    reveal_card(g, target, answer.noun, "ready")
    return begin_attack(g)


def both_units(g: AgesState) -> tuple[Unit, Unit]:
    attack = attack_of(g)
    return g.units[attack.attacker], g.units[attack.target]


def resolve_hit(g: AgesState) -> Step:
    """Draw whether the attack hits, and continue with the next question (13.1, 13.5)."""
    attack = attack_of(g)
    attacker, target = both_units(g)
    blow = current_blow(g)
    g.results = ()
    result, card = resolve_challenge(g, attacker, blow.hit, "hit")
    breaks = card == UNLUCKIEST and bool(attack.weapon)
    g.attack = evolve(
        attack,
        hit_result=result.value,
        is_weapon_broken=attack.is_weapon_broken or breaks,
    )
    g.emit(
        HitDrawn,
        unit=attacker.slug,
        target=target.slug,
        weapon=attack.weapon,
        kind=attack.kind,
        space=g.space_name(attack.space),
        with_rating=blow.rating,
        is_hit=result.is_hit,
        is_at_goal=attack.kind == "opfire" and attack.space == target.space,
        is_stray=attack.kind == "opfire" and attack.has_gone_on,
        is_at_flyer=attack.kind == "opfire" and bool(target.flight_card),
        **challenge_numbers(blow.hit, result, card),
    )
    if not result.is_hit:
        return redirect_missed_shot(g)
    return continue_after_hit(g)


def continue_after_hit(g: AgesState) -> Step:
    """Go on after a hit to those who may step in, or to hidden armour (13.5, 14.11)."""
    if next_to_step_in(g, attack_of(g)) is not None:
        return Step.STEP_IN
    return Step.ARMOR if might_show_armor(g, g.units[attack_of(g).target]) else deal_damage(g)


def next_to_step_in(g: AgesState, attack: Attack) -> int | None:
    """The seat that is asked next whether somebody steps in."""
    if attack.kind != "melee":
        return None
    able = (u for u in g.units if u.owner not in attack.asked_seats and might_step_in(g, u))
    return min((unit.owner for unit in able), default=None)


async def ask_who_steps_in(g: AgesState) -> Step:
    """Ask the next seat who takes the hit, before the damage card (14.11).

    A Shield Thrall becomes the target; a Bodyguard is used up, and the hit damages nobody.
    """
    attack = attack_of(g)
    target, seat = g.units[attack.target], next_to_step_in(g, attack)
    assert seat is not None
    name = short_name(target.slug)
    prompt = reaction_prompt(
        f"{profile_of(target).name} is hit: who takes it instead?",
        f"{name} is hit: who takes it instead?",
        f"{name} is hit: who steps in?",
    )
    answer = await choose(seat, prompt, legal(step_in_ideas(g, seat)), "14.11")
    if answer.verb == Guard.verb_of_all:
        guard = Guard.of(answer)
        owner = g.unit_of(guard.unit)
        reveal_card(g, owner, guard.card, "played")
        g.emit(Guarded, unit=target.slug, owner=owner.slug)
        discard_card(g, owner, guard.card, "used up", face_up=True)
        return attack_next_target(g)
    if answer.verb == StepIn.verb_of_all:
        helper = StepIn.of(answer, table=g).unit
        g.emit(SteppedIn, unit=helper, target=target.slug)
        everybody = tuple(range(len(g.sides)))
        g.attack = evolve(attack, target=g.number(helper), asked_seats=everybody)
    else:
        g.attack = evolve(attack, asked_seats=(*attack.asked_seats, seat))
    return continue_after_hit(g)


def might_show_armor(g: AgesState, target: Unit) -> bool:
    """Might the unit have armour face down, and may it reveal some now (24.14, 20.22)?"""
    opfire = attack_of(g).kind == "opfire"
    return might_reveal(target, ARMOR_CARDS) and not (opfire and is_jammed(g, target))


async def ask_for_armor(g: AgesState) -> Step:
    attacker, target = both_units(g)
    is_hit = f"{short_name(target.slug)} is hit: reveal armour?"
    prompt = reaction_prompt_about(
        target, "is hit by", attacker, ": reveal armour?", otherwise=is_hit
    )
    answer = await choose(target.owner, prompt, legal(armor_ideas(g)), "13.5")
    if answer == PASS:
        return deal_damage(g)
    reveal_card(g, target, answer.noun, "armor")
    return Step.ARMOR if might_show_armor(g, target) else deal_damage(g)


def deal_damage(g: AgesState) -> Step:
    """Draw the damage, and take it from the target's Health (13.6, 13.7)."""
    attack = attack_of(g)
    attacker, target = both_units(g)
    blow = current_blow(g)
    printed = blow.damage.value
    result, card = resolve_challenge(g, attacker, blow.hurt, "damage")
    damage = damage_done(printed, result)
    target.health = max(0, target.health - damage)
    g.emit(
        DamageDrawn,
        unit=attacker.slug,
        target=target.slug,
        weapon_damage=printed,
        damage=damage,
        health=target.health,
        **challenge_numbers(blow.hurt, result, card),
    )
    g.attack = evolve(attack, health_lost=damage)
    if target.health == 0:
        stands = attack.kind == "melee" and might_hold(target, frozenset({LAST_STAND}))
        return Step.DYING if stands else kill_target(g)
    if is_double_amaze(attacker, attack, result) and may_imprison(g, attacker, target):
        return Step.FATE
    return resolve_survival(g)


def resolve_survival(g: AgesState) -> Step:
    """Apply the effects of damage on a target that lives, and continue with the next target."""
    if attack_of(g).health_lost:
        apply_damage_effects(g, g.results[-1].card)
    return attack_next_target(g)


def apply_damage_effects(g: AgesState, card: tuple[int, int]) -> None:
    """Dismiss a victim of the Hollow Rider; let the wounded discard a badge (20.35, 14.12)."""
    attack = attack_of(g)
    attacker, target = both_units(g)
    rides = attack.kind == "melee" and ability(attacker).scares_away
    if rides and not is_creature(target):
        lucky = luck_of_card(card) >= MIN_RIDER_LUCK
        g.emit(
            LuckChecked,
            unit=attacker.slug,
            luck=luck_of_card(card),
            target=target.slug,
            lucky=lucky,
        )
        if lucky:
            g.pending.append(Pending(ask=Ask.DISMISS, unit=attack.target))
    enemy = attacker.team != target.team and not is_creature(attacker)
    if enemy and any(map(is_badge, target.cards)):
        g.pending.append(Pending(ask=Ask.SHED, unit=attack.target))


async def ask_for_last_stand(g: AgesState) -> Step:
    """Ask the player of a unit that would be killed in melee for a Last Stand (21.63)."""
    attack = attack_of(g)
    target = g.units[attack.target]
    prompt = reaction_prompt(
        f"{profile_of(target).name} would be killed: a Last Stand?",
        f"{short_name(target.slug)} would die: a Last Stand?",
    )
    offered = legal(reaction_ideas(target, LAST_STAND))
    answer = await choose(target.owner, prompt, offered, "14.11")
    if answer == PASS:
        return kill_target(g)
    reveal_card(g, target, LAST_STAND, "played")
    target.health = 1
    g.emit(StoodFast, unit=target.slug, health=1)
    discard_card(g, target, LAST_STAND, "used up", face_up=True)
    g.pending.append(Pending(ask=Ask.DISMISS, unit=attack.target))
    return attack_next_target(g)


def kill_target(g: AgesState) -> Step:
    """Kill the target; if its enemy may take it prisoner, ask first (13.7, 26.8)."""
    attack = attack_of(g)
    if may_imprison(g, g.units[attack.attacker], g.units[attack.target]):
        return Step.FATE
    return slay_target(g)


async def ask_for_fate(g: AgesState) -> Step:
    """Ask whether the target is imprisoned, killed or spared (26.8, 26.9)."""
    attack = attack_of(g)
    attacker, target = both_units(g)
    prompt = prompt_about(attacker, "has beaten", target, ": what becomes of the loser?")
    clause = "26.9" if target.health else "26.8"
    answer = await choose(attacker.owner, prompt, fate_choices(target), clause)
    if answer.verb != "imprison":
        return resolve_survival(g) if target.health else slay_target(g)
    g.attack = attack = evolve(attack, killed=attack.killed or target.kind == "character")
    try_take_protection_money(g, target, attacker)
    imprison(g, target, attacker, attack)
    note_kill(attacker)
    return Step.SCORE if g.outcome else attack_next_target(g)


def slay_target(g: AgesState) -> Step:
    """Kill the target; a weapon that is lost by a kill counts only characters (14.5, 28.15)."""
    attack = attack_of(g)
    attacker, target = both_units(g)
    g.attack = attack = evolve(attack, killed=attack.killed or target.kind == "character")
    kill(g, target, attacker, attack.space)
    return Step.SCORE if g.outcome else attack_next_target(g)


def redirect_missed_shot(g: AgesState) -> Step:
    """Let a missed shot threaten an ally of the shooter in the space aimed at (9.4, 11.7)."""
    attack = attack_of(g)
    if attack.kind != "melee" and not attack.has_gone_on and Shot.in_progress(g).strays:
        return Step.FRIENDLY_FIRE
    return attack_next_target(g)


async def ask_for_ally_to_hit(g: AgesState) -> Step:
    attack = attack_of(g)
    target = g.units[attack.target]
    question = f"The shot at {profile_of(target).name} missed: whom may it hit instead?"
    prompt = with_small_articles(question)
    answer = await choose(target.owner, prompt, legal(friendly_fire_ideas(g)), "9.4")
    g.attack = evolve(attack, has_gone_on=True, target=g.number(answer.noun))
    g.emit(ShotWentOn, unit=g.units[attack.attacker].slug, target=answer.noun)
    return begin_attack(g)


def attack_next_target(g: AgesState) -> Step:
    """Attack the next unit in the space with an area weapon, or end this shot (13.8)."""
    attack = attack_of(g)
    queue = tuple(n for n in attack.queue if g.units[n].is_on_map)
    g.attack = evolve(attack, queue=queue)
    if len(queue) > 1:
        return Step.ORDER
    if queue:
        g.attack = evolve(attack, target=queue[0], queue=())
        return begin_attack(g)
    return end_shot(g)


async def ask_whom_to_attack_next(g: AgesState) -> Step:
    """Ask the shooter which unit the area weapon attacks next (13.8)."""
    attack = attack_of(g)
    attacker = g.units[attack.attacker]
    prompt = f"{TREASURES[attack.weapon].name}: whom does it attack next?"
    answer = await choose(attacker.owner, prompt, legal(order_ideas(g)), "13.8")
    target = g.number(answer.noun)
    g.attack = evolve(attack, target=target, queue=tuple(n for n in attack.queue if n != target))
    return begin_attack(g)


def end_shot(g: AgesState) -> Step:
    """Discard the weapon if it is used up, and continue with the next shot (14.5)."""
    attack = attack_of(g)
    g.attack = attack = evolve(attack, shots_left=attack.shots_left - 1, has_gone_on=False)
    is_worn_out = try_wear_out_weapon(g, attack)
    over = is_worn_out or not g.units[attack.attacker].is_on_map
    match attack.kind:
        case "melee":
            g.attack = None
            return Step.STRIKE
        case "fire":
            next_step = Step.TARGET
        case _:
            next_step = Step.AIM
    if over or attack.shots_left <= 0:
        g.units[attack.attacker].finished = True
        g.attack = None
        return Step.FIRE if next_step is Step.TARGET else Step.OPFIRE
    return next_step


def try_wear_out_weapon(g: AgesState, attack: Attack) -> bool:
    """Discard a weapon that broke, was for one use, or has killed; return whether it is gone."""
    unit, weapon = g.units[attack.attacker], attack.weapon
    if not weapon or weapon not in unit.cards:
        return bool(weapon)
    limit = TREASURES[weapon].limit
    if limit == "kill" and attack.killed and not attack.queue:
        discard_card(g, unit, weapon, "killed with", face_up=True)
    elif limit == "once" and (attack.shots_left <= 0 or attack.is_weapon_broken):
        discard_card(g, unit, weapon, "used up", face_up=True)
    elif attack.is_weapon_broken and ability(unit).keeps_broken_weapons:
        unit.broken_cards += (weapon,)
        g.emit(WeaponJammed, unit=unit.slug, card=weapon)
    elif attack.is_weapon_broken:
        discard_card(g, unit, weapon, "broke", face_up=True)
    else:
        return False
    return True
