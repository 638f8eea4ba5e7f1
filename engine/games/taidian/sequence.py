"""The sequence of play (RULES.md 3 and 8).

A segment asks the seats that must decide now, and then carries out the consequences of the answer,
up to the next decision. So nothing is revealed between the start of a segment and its question.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.games.taidian.rules.attacking import ask_for_a_structure, ask_for_a_target, lay_a_card
from engine.games.taidian.rules.batch import (
    burst_bombs,
    deal_damage,
    open_arrival_window,
    open_counter_window,
    open_defence_window,
)
from engine.games.taidian.rules.falling import ask_for_loot
from engine.games.taidian.rules.poison import deal_poison_damage, tick_poisons
from engine.games.taidian.rules.robbers import (
    ask_what_to_keep,
    begin_robbery,
    let_next_robber_steal,
)
from engine.games.taidian.rules.truces import ask_about_truce
from engine.games.taidian.rules.turn import (
    ask_to_upgrade_or_attack,
    begin_next_turn,
    begin_turn,
    end_turn,
    start_effects,
)
from engine.games.taidian.rules.upgrading import ask_for_a_track, ask_what_to_burn, upgrade_a_step
from engine.games.taidian.rules.windows import ask_all_in_window
from engine.games.taidian.setup import ask_for_a_character, deal_first_hands
from engine.games.taidian.state import Step, TaidianState

ASKINGS: dict[Step, Callable[[TaidianState], Awaitable[None]]] = {
    Step.CHARACTER: ask_for_a_character,
    Step.CHOOSE: ask_to_upgrade_or_attack,
    Step.TRUCE: ask_about_truce,
    Step.UPGRADE: upgrade_a_step,
    Step.POWER_UP: ask_for_a_track,
    Step.BURN: ask_what_to_burn,
    Step.LAY: lay_a_card,
    Step.TARGET: ask_for_a_target,
    Step.STRUCTURE: ask_for_a_structure,
    Step.KEEP: ask_what_to_keep,
    Step.WINDOW: ask_all_in_window,
    Step.LOOT: ask_for_loot,
}
"""Steps that ask a player."""


def deal_and_begin(g: TaidianState) -> None:
    """Deal the first hands, then begin the first player's turn (2.6, 2.3)."""
    deal_first_hands(g)
    begin_turn(g, g.first)


HAPPENINGS: dict[Step, Callable[[TaidianState], None]] = {
    Step.DEAL: deal_and_begin,
    # A turn (3)
    Step.TURN: begin_next_turn,
    Step.TICK: tick_poisons,
    Step.TICKED: deal_poison_damage,
    Step.START: start_effects,
    # A batch (8), after it is declared
    Step.ROBBERS: begin_robbery,
    Step.THEFT: let_next_robber_steal,
    Step.BOMBS: burst_bombs,
    Step.POISON: open_arrival_window,
    Step.DEFENCE: open_defence_window,
    Step.COUNTERS: open_counter_window,
    Step.DAMAGE: deal_damage,
    # The end of a turn (3.3)
    Step.DRAW: end_turn,
}
"""Steps that ask no player. Each sets the step that comes after it."""


async def segment(g: TaidianState) -> None:
    asking = ASKINGS.get(g.step)
    if asking is not None:
        await asking(g)
    while g.outcome is None:
        happening = HAPPENINGS.get(g.step)
        if happening is None:
            return
        happening(g)
