"""The sequence of play (RULES.md 1.2, 7)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.ages.rules.achievements import begin_round, score
from engine.games.ages.rules.adventures.adventure import (
    begin_adventures,
    choose_adventurer,
    choose_at_site,
)
from engine.games.ages.rules.adventures.alliance import choose_bribe, choose_refusal, choose_way
from engine.games.ages.rules.adventures.deeds import choose_deed
from engine.games.ages.rules.adventures.labyrinth import pass_by_payment
from engine.games.ages.rules.adventures.tribute import give_tribute
from engine.games.ages.rules.fighting.attack import (
    ask_for_last_stand,
    choose_fate,
    hide,
    pick_instead,
    pick_order,
    show_armor,
    step_in,
)
from engine.games.ages.rules.fighting.fire import (
    begin_fire,
    choose_shooter,
    choose_target,
    choose_weapon,
)
from engine.games.ages.rules.fighting.melee import (
    begin_melee,
    choose_fight,
    choose_next,
    choose_strike,
    tell_tale,
)
from engine.games.ages.rules.fighting.melee_start import choose_onset
from engine.games.ages.rules.fighting.opfire import (
    begin_opfire,
    choose_aim,
    choose_opfire,
    choose_space,
)
from engine.games.ages.rules.free_action import begin_free, choose_free, choose_use
from engine.games.ages.rules.interruptions import settle
from engine.games.ages.rules.moving.move import begin_moves, choose_mover, choose_walk
from engine.games.ages.rules.moving.reinforce import end_turn, reinforce
from engine.games.ages.rules.opening.building import (
    choose_key,
    choose_piece,
    choose_platter,
    choose_slot,
    choose_turn,
)
from engine.games.ages.rules.opening.entry import enter, enter_at
from engine.games.ages.rules.opening.placing import plant_flag, put_encounter
from engine.games.ages.rules.opening.selection import draft, drop, find_colours, take
from engine.games.ages.setup import deal
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step

ASKINGS: dict[Step, Callable[[AgesState], Awaitable[Step]]] = {
    Step.DROP: drop,
    Step.DRAFT: draft,
    Step.PLATTER: choose_platter,
    Step.KEY: choose_key,
    Step.PIECE: choose_piece,
    Step.SLOT: choose_slot,
    Step.ROTATE: choose_turn,
    Step.PUT_ENCOUNTER: put_encounter,
    Step.PLANT_FLAG: plant_flag,
    Step.TAKE: take,
    Step.ENTER: enter,
    Step.ENTER_AT: enter_at,
    Step.FREE: choose_free,
    Step.FREE_USE: choose_use,
    Step.FIRE: choose_shooter,
    Step.WEAPON: choose_weapon,
    Step.TARGET: choose_target,
    Step.ORDER: pick_order,
    Step.FRIENDLY_FIRE: pick_instead,
    Step.HIDE: hide,
    Step.STEP_IN: step_in,
    Step.DYING: ask_for_last_stand,
    Step.ARMOR: show_armor,
    Step.FATE: choose_fate,
    Step.MOVE: choose_mover,
    Step.WALK: choose_walk,
    Step.OPFIRE: choose_opfire,
    Step.AIM: choose_aim,
    Step.AIM_SPACE: choose_space,
    Step.MELEE: choose_fight,
    Step.MELEE_START: choose_onset,
    Step.TALE: tell_tale,
    Step.NEXT_FIGHTER: choose_next,
    Step.STRIKE: choose_strike,
    Step.ADVENTURE: choose_adventurer,
    Step.SITE: choose_at_site,
    Step.DEED: choose_deed,
    Step.TRIBUTE: give_tribute,
    Step.ALLIANCE_BRIBE: choose_bribe,
    Step.ALLIANCE_STEP: choose_way,
    Step.ALLIANCE_REFUSED: choose_refusal,
    Step.REINFORCE: reinforce,
}
"""The steps that may ask players. Each function returns the next step."""

HAPPENINGS: dict[Step, Callable[[AgesState], Step]] = {
    Step.COLOURS: find_colours,
    Step.DEAL: deal,
    Step.ROUND: begin_round,
    Step.GUARDIAN_PAID: pass_by_payment,
    Step.END_TURN: end_turn,
}
"""The steps without a question."""

BEGINNINGS: dict[Step, Callable[[AgesState], None]] = {
    Step.FREE: begin_free,
    Step.FIRE: begin_fire,
    Step.MOVE: begin_moves,
    Step.OPFIRE: begin_opfire,
    Step.MELEE: begin_melee,
    Step.ADVENTURE: begin_adventures,
}
"""The functions that begin a phase, by its first step."""


async def segment(g: AgesState) -> None:
    """Play the next segment: a pending interruption, or else `g.step`."""
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
    """Play the step and return the one after it."""
    ask = ASKINGS.get(g.step)
    if ask is not None:
        return await ask(g)
    if g.step in HAPPENINGS:
        return HAPPENINGS[g.step](g)
    score(g)
    return Step.SCORE
