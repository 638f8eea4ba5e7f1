"""The sequence of play (RULES.md 1.2, 7): what comes after what."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.ages.rules.achievements import begin_round, score
from engine.games.ages.rules.adventure import begin_adventures, choose_adventurer, choose_at_site
from engine.games.ages.rules.alliance import choose_bribe, choose_refusal, choose_way
from engine.games.ages.rules.arbiter import give_tribute
from engine.games.ages.rules.attack import (
    choose_fate,
    dying,
    hide,
    pick_instead,
    pick_order,
    show_armour,
    step_in,
)
from engine.games.ages.rules.building import (
    choose_key,
    choose_piece,
    choose_platter,
    choose_slot,
    choose_turn,
)
from engine.games.ages.rules.deeds import choose_deed
from engine.games.ages.rules.entry import enter, enter_at
from engine.games.ages.rules.fire import begin_fire, choose_shooter, choose_target, choose_weapon
from engine.games.ages.rules.free_action import begin_free, choose_free, choose_use
from engine.games.ages.rules.interruptions import settle
from engine.games.ages.rules.labyrinth import passed_by_payment
from engine.games.ages.rules.melee import (
    begin_melee,
    choose_fight,
    choose_next,
    choose_strike,
    tell_tale,
)
from engine.games.ages.rules.melee_start import choose_onset
from engine.games.ages.rules.move import begin_moves, choose_mover, choose_walk
from engine.games.ages.rules.opfire import begin_opfire, choose_aim, choose_opfire, choose_space
from engine.games.ages.rules.placing import plant_flag, put_encounter
from engine.games.ages.rules.reinforce import end_turn, reinforce
from engine.games.ages.rules.selection import draft, drop, find_colours, take
from engine.games.ages.setup import deal
from engine.games.ages.state import AgesState, Step

BEGINNINGS: dict[Step, Callable[[AgesState], None]] = {
    Step.FREE: begin_free,
    Step.FIRE: begin_fire,
    Step.MOVE: begin_moves,
    Step.OPFIRE: begin_opfire,
    Step.MELEE: begin_melee,
    Step.ADVENTURE: begin_adventures,
}
"""What happens first in a phase, by its first step."""


async def segment(g: AgesState) -> None:
    """Play the next segment: what is pending, or g.step. Each returns the step after it."""
    if g.pending:
        await settle(g)
        return
    step = await _play(g)
    g.step = step
    if step is not g.phase and step in BEGINNINGS:
        BEGINNINGS[step](g)
    if step in BEGINNINGS or step in (Step.REINFORCE, Step.END_TURN):
        g.phase = step


async def _play(g: AgesState) -> Step:
    match g.step:
        case Step.DROP:
            return await drop(g)
        case Step.DRAFT:
            return await draft(g)
        case Step.COLOURS:
            return find_colours(g)
        case Step.PLATTER:
            return await choose_platter(g)
        case Step.KEY:
            return await choose_key(g)
        case Step.PIECE:
            return await choose_piece(g)
        case Step.SLOT:
            return await choose_slot(g)
        case Step.ROTATE:
            return await choose_turn(g)
        case Step.PUT_ENCOUNTER:
            return await put_encounter(g)
        case Step.PLANT_FLAG:
            return await plant_flag(g)
        case Step.DEAL:
            return deal(g)
        case Step.TAKE:
            return await take(g)
        case Step.ENTER:
            return await enter(g)
        case Step.ENTER_AT:
            return await enter_at(g)
        case Step.ROUND:
            return begin_round(g)
        case Step.FREE:
            return await choose_free(g)
        case Step.FREE_USE:
            return await choose_use(g)
        case Step.FIRE:
            return await choose_shooter(g)
        case Step.WEAPON:
            return await choose_weapon(g)
        case Step.TARGET:
            return await choose_target(g)
        case Step.ORDER:
            return await pick_order(g)
        case Step.FRIENDLY_FIRE:
            return await pick_instead(g)
        case Step.HIDE:
            return await hide(g)
        case Step.STEP_IN:
            return await step_in(g)
        case Step.DYING:
            return await dying(g)
        case Step.ARMOUR:
            return await show_armour(g)
        case Step.FATE:
            return await choose_fate(g)
        case Step.MOVE:
            return await choose_mover(g)
        case Step.WALK:
            return await choose_walk(g)
        case Step.OPFIRE:
            return await choose_opfire(g)
        case Step.AIM:
            return await choose_aim(g)
        case Step.AIM_SPACE:
            return await choose_space(g)
        case Step.MELEE:
            return await choose_fight(g)
        case Step.MELEE_START:
            return await choose_onset(g)
        case Step.TALE:
            return await tell_tale(g)
        case Step.NEXT_FIGHTER:
            return await choose_next(g)
        case Step.STRIKE:
            return await choose_strike(g)
        case Step.ADVENTURE:
            return await choose_adventurer(g)
        case Step.SITE:
            return await choose_at_site(g)
        case Step.DEED:
            return await choose_deed(g)
        case Step.TRIBUTE:
            return await give_tribute(g)
        case Step.GUARDIAN_PAID:
            return passed_by_payment(g)
        case Step.ALLIANCE_BRIBE:
            return await choose_bribe(g)
        case Step.ALLIANCE_STEP:
            return await choose_way(g)
        case Step.ALLIANCE_REFUSED:
            return await choose_refusal(g)
        case Step.REINFORCE:
            return await reinforce(g)
        case Step.END_TURN:
            return end_turn(g)
        case Step.SCORE:
            score(g)
            return Step.SCORE
