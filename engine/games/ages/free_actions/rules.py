"""Free actions (RULES.md 8, 26.6)."""

from __future__ import annotations

from engine.core.choice import legal
from engine.core.flow import choose
from engine.games.ages.cards.effects import Treatment, lay_open, play_cube_or_monument, treat
from engine.games.ages.cards.events import CardSeen, CardsPickedUp
from engine.games.ages.cards.ideas import Play
from engine.games.ages.cards.marked import card_of, is_open
from engine.games.ages.cards.rules import (
    check_limit,
    discard_card,
    gain_card,
    give_card,
    reveal_card,
)
from engine.games.ages.creatures.hunts import Unleash
from engine.games.ages.creatures.rules import unleash
from engine.games.ages.done_in_phase import ABILITY, DREADED, mark_of_handling
from engine.games.ages.experience.events import ExperienceOn, ExperienceOver
from engine.games.ages.flags.rules import take_flag
from engine.games.ages.free_actions.abilities import free_uses
from engine.games.ages.free_actions.gifts import Gift, satchel_between
from engine.games.ages.free_actions.ideas import (
    FINISH,
    actor_ideas,
    can_act,
    use_ideas,
)
from engine.games.ages.moving.walks import DONE
from engine.games.ages.sites.vault import store_in_vault, take_out_of_vault
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.turns.rules import (
    advance_acting_seat,
    begin_turns,
    note_action,
    pass_on,
    prompt_when_asked_again,
)
from engine.games.ages.unit_state import Unit
from engine.games.ages.units import ability, is_immune, profile_of

DREAD_AURA = 2
NOTHING_BUT_DESTROYING = "Free actions: only cards to destroy, or Done"
"""The question to a seat whose units have no other free action than to destroy cards."""
NOTHING_TO_DO = "Free actions: nothing is left to do"
"""The question to a seat all of whose cards were moved in this phase (8.7)."""


def begin_free(g: AgesState) -> None:
    """End experience that was switched on, and mend broken weapons (8.1, 20.42)."""
    g.acting_unit = -1
    begin_turns(g, g.team)
    for unit in g.units:
        unit.finished, unit.phase_actions = False, ()
        if unit.team == g.team:
            unit.broken_cards, unit.fired = (), False
            if unit.active:
                unit.active = False
                g.emit(ExperienceOver, unit=unit.slug)
            if is_dreaded(g, unit):
                unit.phase_actions = (DREADED,)
        else:
            unit.slowed = False


def is_dreaded(g: AgesState, unit: Unit) -> bool:
    """Is an enemy Mothlight within 2, which keeps the unit from trading in this phase (20.17)?"""
    if not unit.is_on_map or is_immune(unit):
        return False
    return any(
        (aura := ability(other).dreads_within) and unit.space in g.map.aura(other.space, aura)
        for other in g.team_units(1 - unit.team)
    )


async def ask_who_acts_freely(g: AgesState) -> Step:
    """Ask which unit acts, unless none can do anything (7.1)."""
    able_units = [
        unit for unit in (*g.team_units(g.team), *g.prisoners(g.team)) if can_act(g, unit)
    ]
    seat = advance_acting_seat(g, able_units)
    if seat is None:
        return Step.FIRE
    offered = legal(actor_ideas(g))
    prompt = NOTHING_BUT_DESTROYING
    if offered[0].verb == "free":
        prompt = "Free actions: who acts?"
    elif offered == (DONE,):
        prompt = NOTHING_TO_DO
    answer = await choose(seat, prompt_when_asked_again(g, seat, prompt), offered, "8.2")
    if answer == DONE:
        pass_on(g, able_units)
        return Step.FREE
    g.acting_unit = g.number(answer.noun)
    return Step.FREE_USE


async def ask_for_free_action(g: AgesState) -> Step:
    """Ask for the free actions of the acting unit until it has finished (8.2 to 8.6)."""
    unit = g.units[g.acting_unit]
    prompt = f"{profile_of(unit).name}: free action?"
    answer = await choose(unit.owner, prompt, legal(use_ideas(g)), "8.2")
    if answer == FINISH:
        unit.finished = True
        check_limit(g, g.acting_unit)
        return Step.FREE
    note_action(g)
    match answer.verb:
        case "experience":
            unit.experience -= 1
            unit.active = True
            g.emit(ExperienceOn, unit=unit.slug)
        case "destroy":
            discard_card(g, unit, answer.noun, "destroyed")
        case "give":
            hand_over(g, unit, Gift.of(answer))
        case "pick-up":
            pick_up(g, unit)
        case "flag":
            take_flag(g, unit)
        case "use":
            treat(g, unit, Treatment.of(answer))
        case "play":
            play_cube_or_monument(g, unit, Play.of(answer))
        case "ready":
            lay_open(g, unit, answer.noun)
        case "unleash":
            hunt = Unleash.of(answer)
            unleash(g, unit, hunt.card, hunt.target)
        case "store":
            store_in_vault(g, unit, answer.noun)
        case "take-out":
            take_out_of_vault(g, unit, answer.noun)
        case _:
            unit.phase_actions += (ABILITY,)
            free_uses[ability(unit).slug](g, unit, answer.noun)
    return Step.FREE_USE if unit.is_on_map else Step.FREE


def hand_over(g: AgesState, unit: Unit, gift: Gift) -> None:
    """Give a card; over a distance the satchel is revealed (8.2, 21.58)."""
    ally = g.unit_of(gift.taker)
    unit.phase_actions += (mark_of_handling(gift.card),)
    if ally.space != unit.space:
        satchel = satchel_between(g, unit, ally)
        bearer = unit if satchel else ally
        reveal_card(g, bearer, satchel or satchel_between(g, ally, unit), "used")
    give_card(g, unit, gift.card, ally)


def pick_up(g: AgesState, unit: Unit) -> None:
    """Take all cards in the space; those beyond the limit are discarded later (8.3)."""
    lying = g.ground.pop(g.space_name(unit.space))
    g.emit(CardsPickedUp, unit=unit.slug, space=g.space_name(unit.space), count=len(lying))
    for each in lying:
        card, face_up = card_of(each), is_open(each)
        gain_card(unit, card, face_up=face_up)
        if not face_up:
            g.chance.reveals += 1
            g.emit(CardSeen, unit=unit.slug, card=card, audience=g.seats_of(unit.team))
