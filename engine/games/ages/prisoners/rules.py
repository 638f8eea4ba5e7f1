"""Prisoners: taken, freed, escaping (RULES.md 26.8 to 26.11)."""

from __future__ import annotations

from engine.core.choice import Choice, choice
from engine.core.flow import choose
from engine.games.ages.achievements.rules import check_valor
from engine.games.ages.attacks.attack import Attack
from engine.games.ages.cards.rules import reveal_card
from engine.games.ages.challenges.cards import ChallengeResult, luck_of_card
from engine.games.ages.challenges.rules import draw_challenge
from engine.games.ages.creatures.rules import (
    free_with_master,
    imprison_with_master,
    pay_for_prisoner,
)
from engine.games.ages.done_in_phase import TRIBUTE_TAKEN
from engine.games.ages.flags.rules import drop_flag
from engine.games.ages.pending import Ask, Pending
from engine.games.ages.sites.deeds import HEADQUARTERS, PRISON
from engine.games.ages.sites.events import EscapeTried, Freed, Imprisoned
from engine.games.ages.state import AgesState
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import Fate, ability, is_creature, profile_of

ESCAPES_FROM = 6
"""The least luck that lets Houdini escape (20.15)."""
SPARE = choice("spare")


def may_imprison(g: AgesState, attacker: Unit, target: Unit) -> bool:
    """Is the target an enemy, not a creature, and the team's prison intact (26.8, 26.15)?"""
    enemy = attacker.team != target.team and not is_creature(target)
    return enemy and g.is_site_intact(attacker.team, PRISON)


def is_double_amaze(attacker: Unit, attack: Attack, result: ChallengeResult) -> bool:
    """Was the attack an Amaze both to hit and for damage, or with Arrest a Pass (26.9, 20.44)?"""
    enough = (
        (ChallengeResult.AMAZE, ChallengeResult.PASS)
        if ability(attacker).arrests
        else (ChallengeResult.AMAZE,)
    )
    return ChallengeResult(attack.hit_result) is ChallengeResult.AMAZE and result in enough


def fate_choices(target: Unit) -> tuple[Choice, ...]:
    """The choices to imprison a target or kill it, or to spare one that lives (26.8, 26.9)."""
    imprison_choice = choice("imprison", target.slug)
    return imprison_choice, choice("kill", target.slug) if target.health == 0 else SPARE


def imprison(g: AgesState, unit: Unit, captor: Unit, attack: Attack) -> None:
    """Put a unit into the prison of the attacker's base; it keeps its cards (26.8)."""
    if has_taken_tribute_later(g, unit, attack):
        unit.has_tribute = False
    drop_flag(g, unit, attack.space)
    unit.fate, unit.space, unit.health = Fate.PRISON, -1, max(1, unit.health)
    unit.active, unit.walked_spaces = False, ()
    g.emit(
        Imprisoned,
        unit=unit.slug,
        captor=captor.slug,
        space=g.space_name(attack.space),
        health=unit.health,
    )
    imprison_with_master(g, g.number(unit.slug), captor)
    if captor.kind == "henchman" and unit.kind == "character":
        pay_for_prisoner(g, captor, unit, has_prison=g.is_site_intact(unit.team, PRISON))
    if ability(captor).reveals_prisoners:
        for card in unit.cards:
            reveal_card(g, unit, card, ability(captor).name)
    check_valor(g)


def has_taken_tribute_later(g: AgesState, unit: Unit, attack: Attack) -> bool:
    """Did the unit take its tribute item in this move after the space where it was shot (11.5)?"""
    hq = g.map.bases[unit.team].get(HEADQUARTERS, -1)
    if (
        attack.kind != "opfire"
        or hq not in unit.walked_spaces
        or TRIBUTE_TAKEN not in unit.phase_actions
    ):
        return False
    return unit.walked_spaces.index(hq) > unit.walked_spaces.index(attack.space)


def free_prisoner(g: AgesState, unit: Unit, rescuer: Unit | None) -> None:
    """Free a prisoner; it is dismissed next (26.11)."""
    unit.fate = Fate.OFF_MAP
    free_with_master(g, g.number(unit.slug))
    g.emit(Freed, unit=unit.slug, rescuer=rescuer.slug if rescuer else "")
    g.pending.append(Pending(ask=Ask.DISMISS, unit=g.number(unit.slug)))
    check_valor(g)


async def ask_whom_to_free(g: AgesState, pending: Pending) -> None:
    unit = g.units[pending.unit]
    offered = tuple(choice("free-prisoner", each.slug) for each in g.prisoners(unit.team))
    prompt = f"{profile_of(unit).name} frees one prisoner: whom?"
    answer = await choose(unit.owner, prompt, offered, "26.11")
    g.pending.remove(pending)
    free_prisoner(g, g.unit_of(answer.noun), unit)
    g.pending.insert(0, g.pending.pop())


# Escape Artist (20.15)


def attempt_escape(g: AgesState, unit: Unit, noun: str) -> None:
    """Check luck: with 6 or more he escapes and is dismissed (20.15, 3.8)."""
    escape_luck = luck_of_card(draw_challenge(g, unit.team))
    lucky = escape_luck >= ESCAPES_FROM
    g.emit(EscapeTried, unit=unit.slug, luck=escape_luck, free=lucky)
    if lucky:
        free_prisoner(g, unit, None)
