"""The sequence of play (RULES.md 3 and 8): what comes after what.

A segment asks whoever must decide now, and then lets happen what follows from the answer up to
the next decision. So nothing is turned up between the start of a segment and its question.
"""

from __future__ import annotations

from engine.games.taidian.rules.attacking import (
    choose_a_structure,
    choose_a_target,
    lay_a_card,
)
from engine.games.taidian.rules.barrel import burn_a_card
from engine.games.taidian.rules.batch import (
    attacker_meets_counters,
    burst_bombs,
    deal_damage,
    poison_arrives,
    targets_defend,
)
from engine.games.taidian.rules.falling import take_loot
from engine.games.taidian.rules.poison import poison_hurts, tick
from engine.games.taidian.rules.power import power_up_a_track
from engine.games.taidian.rules.robbers import keep_one, rob, robbers_come
from engine.games.taidian.rules.truces import answer_truce
from engine.games.taidian.rules.turn import (
    begin_turn,
    choose_the_turn,
    end_turn,
    next_turn,
    start_effects,
)
from engine.games.taidian.rules.upgrading import upgrade_a_step
from engine.games.taidian.rules.windows import answer_in_window
from engine.games.taidian.setup import deal, pick_a_character
from engine.games.taidian.state import Step, TaidianState


async def segment(g: TaidianState) -> None:
    """Ask what g.step says, then play on to the next question."""
    match g.step:
        case Step.WINDOW:
            await answer_in_window(g)
        case Step.CHOOSE:
            await choose_the_turn(g)
        case Step.UPGRADE:
            await upgrade_a_step(g)
        case Step.POWER_UP:
            await power_up_a_track(g)
        case Step.BURN:
            await burn_a_card(g)
        case Step.LAY:
            await lay_a_card(g)
        case Step.TARGET:
            await choose_a_target(g)
        case Step.STRUCTURE:
            await choose_a_structure(g)
        case Step.KEEP:
            await keep_one(g)
        case Step.LOOT:
            await take_loot(g)
        case Step.TRUCE:
            await answer_truce(g)
        case Step.CHARACTER:
            await pick_a_character(g)
    play_on(g)


def play_on(g: TaidianState) -> None:
    """What nobody decides, until somebody has to, or the game is won."""
    while g.outcome is None:
        match g.step:
            case Step.DEAL:
                deal(g)
                begin_turn(g, g.first)
            case Step.TURN:
                next_turn(g)
            case Step.TICK:
                tick(g)
            case Step.TICKED:
                poison_hurts(g)
            case Step.START:
                start_effects(g)
            case Step.ROBBERS:
                robbers_come(g)
            case Step.THEFT:
                rob(g)
            case Step.BOMBS:
                burst_bombs(g)
            case Step.POISON:
                poison_arrives(g)
            case Step.DEFENCE:
                targets_defend(g)
            case Step.COUNTERS:
                attacker_meets_counters(g)
            case Step.DAMAGE:
                deal_damage(g)
            case Step.DRAW:
                end_turn(g)
            case _:
                return
