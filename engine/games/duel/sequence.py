"""The sequence of play (RULES.md 3)."""

from __future__ import annotations

from engine.games.duel.cards import REGIONS
from engine.games.duel.rules.bonuses import (
    ask_leader_for_free_action,
    ask_other_for_an_action,
    let_leader_take_the_bonus,
    score_region,
)
from engine.games.duel.rules.draft import (
    ask_both_to_keep_one,
    ask_both_to_pass_one,
    deal_assistants,
)
from engine.games.duel.rules.scoring import check_goals, score_the_duel
from engine.games.duel.rules.turn import begin_turn, try_finish_turn
from engine.games.duel.setup import ask_for_an_inventor, lay_out_cards, share_out_technologies
from engine.games.duel.state import DuelState, Step

TURNS_A_PHASE = 6
PHASES = 3


async def segment(g: DuelState) -> None:
    match g.step:
        case Step.INVENTORS:
            await ask_for_an_inventor(g)
            g.active = 1 - g.active
            if g.active == g.first:
                g.step = Step.TECHNOLOGY
        case Step.TECHNOLOGY:
            await share_out_technologies(g)
            lay_out_cards(g)
            g.step = Step.DEAL
        case Step.DEAL:
            begin_phase(g)
        case Step.KEEP:
            await ask_both_to_keep_one(g)
            g.step = Step.PASS
        case Step.PASS:
            await ask_both_to_pass_one(g)
            g.step = Step.TURN
        case Step.TURN:
            if await try_finish_turn(g):
                begin_next_turn(g)
        case Step.GOALS:
            check_goals(g)
            g.step = Step.SCORE_REGION if g.phase < PHASES else Step.FINAL
        case Step.SCORE_REGION:
            score_region(g)
            g.step = Step.LEADER
        case Step.LEADER:
            await let_leader_take_the_bonus(g)
            g.step = Step.FREE_ACTION if g.turn.free else Step.OTHER
        case Step.FREE_ACTION:
            await ask_leader_for_free_action(g)
            if not g.turn.free:
                g.step = Step.OTHER
        case Step.OTHER:
            await ask_other_for_an_action(g)
            go_to_next_region(g)
        case Step.FINAL:
            score_the_duel(g)


def begin_phase(g: DuelState) -> None:
    """Begin a phase: deal, and draft unless that option is off (3.1, 4.5)."""
    g.phase += 1
    g.turns = 0
    deal_assistants(g)
    begin_turn(g, g.starter)
    g.step = Step.KEEP if g.has_draft else Step.TURN


def begin_next_turn(g: DuelState) -> None:
    """Go on with the other side, until both have played three Assistants (3.2)."""
    g.turns += 1
    begin_turn(g, 1 - g.active)
    if g.turns == TURNS_A_PHASE:
        g.region = 0
        g.step = Step.GOALS


def go_to_next_region(g: DuelState) -> None:
    """Go to the next Region that is scored, or to the next phase (11.1)."""
    g.region += 1
    g.step = Step.SCORE_REGION if g.region < len(REGIONS) else Step.DEAL
