"""The sequence of play (RULES.md 3 and 8).

A segment asks the seats that must decide now, and then carries out the consequences of the answer,
up to the next decision. So nothing is revealed between the start of a segment and its question.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.taidian.rules.attacking import (
    choose_a_structure,
    choose_a_target,
    lay_a_card,
)
from engine.games.taidian.rules.barrel import burn_a_card
from engine.games.taidian.rules.batch import (
    ask_attacker_for_shields,
    ask_for_antidote,
    ask_targets,
    burst_bombs,
    deal_damage,
)
from engine.games.taidian.rules.falling import take_loot
from engine.games.taidian.rules.poison import deal_poison_damage, tick
from engine.games.taidian.rules.power import power_up_a_track
from engine.games.taidian.rules.robbers import begin_robbery, keep_one, rob
from engine.games.taidian.rules.truces import answer_truce
from engine.games.taidian.rules.turn import (
    begin_next_turn,
    begin_turn,
    choose_the_turn,
    end_turn,
    start_effects,
)
from engine.games.taidian.rules.upgrading import upgrade_a_step
from engine.games.taidian.rules.windows import answer_in_window
from engine.games.taidian.setup import deal, pick_a_character
from engine.games.taidian.state import Step, TaidianState

ASKINGS: dict[Step, Callable[[TaidianState], Awaitable[None]]] = {
    Step.CHARACTER: pick_a_character,
    Step.CHOOSE: choose_the_turn,
    Step.TRUCE: answer_truce,
    Step.UPGRADE: upgrade_a_step,
    Step.POWER_UP: power_up_a_track,
    Step.BURN: burn_a_card,
    Step.LAY: lay_a_card,
    Step.TARGET: choose_a_target,
    Step.STRUCTURE: choose_a_structure,
    Step.KEEP: keep_one,
    Step.WINDOW: answer_in_window,
    Step.LOOT: take_loot,
}
"""Steps that ask a player."""


def deal_and_begin(g: TaidianState) -> None:
    """Deal the first hands, then begin the first player's turn (2.6, 2.3)."""
    deal(g)
    begin_turn(g, g.first)


HAPPENINGS: dict[Step, Callable[[TaidianState], None]] = {
    Step.DEAL: deal_and_begin,
    # A turn (3)
    Step.TURN: begin_next_turn,
    Step.TICK: tick,
    Step.TICKED: deal_poison_damage,
    Step.START: start_effects,
    # A batch (8), after it is declared
    Step.ROBBERS: begin_robbery,
    Step.THEFT: rob,
    Step.BOMBS: burst_bombs,
    Step.POISON: ask_for_antidote,
    Step.DEFENCE: ask_targets,
    Step.COUNTERS: ask_attacker_for_shields,
    Step.DAMAGE: deal_damage,
    # The end of a turn (3.3)
    Step.DRAW: end_turn,
}
"""Steps that ask no player. Each sets the step that comes after it."""


async def segment(g: TaidianState) -> None:
    """Ask the question of g.step, then play on to the next question, or to the end."""
    asking = ASKINGS.get(g.step)
    if asking is not None:
        await asking(g)
    while g.outcome is None:
        happening = HAPPENINGS.get(g.step)
        if happening is None:
            return
        happening(g)
