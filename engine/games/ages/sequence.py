"""The sequence of play (RULES.md 1.2, 7)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.ages.achievements.rules import begin_round, score
from engine.games.ages.adventures.meetings import pass_by_payment
from engine.games.ages.adventures.rules import ask_at_site, ask_for_adventurer, begin_adventures
from engine.games.ages.alliance.rules import ask_for_bribe, ask_how_to_leave, ask_which_way
from engine.games.ages.attacks.rules import (
    ask_for_ally_to_hit,
    ask_for_armor,
    ask_for_fate,
    ask_for_last_stand,
    ask_to_hide,
    ask_who_steps_in,
    ask_whom_to_attack_next,
)
from engine.games.ages.entering.rules import bring_reinforcements, end_turn
from engine.games.ages.fire.rules import (
    ask_for_aim,
    ask_for_aim_space,
    ask_for_opfire,
    ask_for_shooter,
    ask_for_target,
    ask_for_weapon,
    begin_fire,
    begin_opfire,
)
from engine.games.ages.free_actions.rules import (
    ask_for_free_action,
    ask_who_acts_freely,
    begin_free,
)
from engine.games.ages.interruptions import settle_interruption
from engine.games.ages.melee.rules import (
    ask_for_onset,
    ask_for_strike,
    ask_where_to_fight,
    ask_who_acts_next,
    ask_whom_to_tell_tale,
    begin_melee,
)
from engine.games.ages.moving.rules import ask_for_mover, ask_where_to_walk, begin_moves
from engine.games.ages.opening.building import (
    ask_for_labyrinth,
    ask_for_piece,
    ask_for_platter,
    ask_for_slot,
    ask_how_to_turn_piece,
)
from engine.games.ages.opening.entry import ask_where_to_enter, ask_who_enters
from engine.games.ages.opening.placing import ask_where_to_plant_flag, ask_where_to_put_encounter
from engine.games.ages.opening.selection import (
    ask_whom_to_draft,
    ask_whom_to_drop,
    ask_whom_to_take,
    find_colours,
)
from engine.games.ages.setup import deal_first_cards
from engine.games.ages.sites.rules import ask_for_deed
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.tribute.rules import ask_for_gift

ASKINGS: dict[Step, Callable[[AgesState], Awaitable[Step]]] = {
    Step.DROP: ask_whom_to_drop,
    Step.DRAFT: ask_whom_to_draft,
    Step.PLATTER: ask_for_platter,
    Step.KEY: ask_for_labyrinth,
    Step.PIECE: ask_for_piece,
    Step.SLOT: ask_for_slot,
    Step.ROTATE: ask_how_to_turn_piece,
    Step.PUT_ENCOUNTER: ask_where_to_put_encounter,
    Step.PLANT_FLAG: ask_where_to_plant_flag,
    Step.TAKE: ask_whom_to_take,
    Step.ENTER: ask_who_enters,
    Step.ENTER_AT: ask_where_to_enter,
    Step.FREE: ask_who_acts_freely,
    Step.FREE_USE: ask_for_free_action,
    Step.FIRE: ask_for_shooter,
    Step.WEAPON: ask_for_weapon,
    Step.TARGET: ask_for_target,
    Step.ORDER: ask_whom_to_attack_next,
    Step.FRIENDLY_FIRE: ask_for_ally_to_hit,
    Step.HIDE: ask_to_hide,
    Step.STEP_IN: ask_who_steps_in,
    Step.DYING: ask_for_last_stand,
    Step.ARMOR: ask_for_armor,
    Step.FATE: ask_for_fate,
    Step.MOVE: ask_for_mover,
    Step.WALK: ask_where_to_walk,
    Step.OPFIRE: ask_for_opfire,
    Step.AIM: ask_for_aim,
    Step.AIM_SPACE: ask_for_aim_space,
    Step.MELEE: ask_where_to_fight,
    Step.MELEE_START: ask_for_onset,
    Step.TALE: ask_whom_to_tell_tale,
    Step.NEXT_FIGHTER: ask_who_acts_next,
    Step.STRIKE: ask_for_strike,
    Step.ADVENTURE: ask_for_adventurer,
    Step.SITE: ask_at_site,
    Step.DEED: ask_for_deed,
    Step.TRIBUTE: ask_for_gift,
    Step.ALLIANCE_BRIBE: ask_for_bribe,
    Step.ALLIANCE_STEP: ask_which_way,
    Step.ALLIANCE_REFUSED: ask_how_to_leave,
    Step.REINFORCE: bring_reinforcements,
}
"""The steps that may ask players. Each function returns the next step."""

HAPPENINGS: dict[Step, Callable[[AgesState], Step]] = {
    Step.COLOURS: find_colours,
    Step.DEAL: deal_first_cards,
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
        await settle_interruption(g)
        return
    step = await _play_step(g)
    g.step = step
    if step is not g.phase and step in BEGINNINGS:
        BEGINNINGS[step](g)
    if step in BEGINNINGS or step in (Step.REINFORCE, Step.END_TURN):
        g.phase = step


async def _play_step(g: AgesState) -> Step:
    ask = ASKINGS.get(g.step)
    if ask is not None:
        return await ask(g)
    if g.step in HAPPENINGS:
        return HAPPENINGS[g.step](g)
    score(g)
    return Step.SCORE
