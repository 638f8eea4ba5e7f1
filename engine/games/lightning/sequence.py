"""The sequence of play (RULES.md 4)."""

from __future__ import annotations

from engine.games.lightning.rules.bids import ask_all_for_bids, turn_up_prizes
from engine.games.lightning.rules.early_powers import (
    ask_for_a_power,
    begin_circle,
    start_power,
    try_finish_power,
    try_pass_to_next_hand,
    try_pass_to_next_seat,
    try_pick_a_power,
)
from engine.games.lightning.rules.rounds import (
    begin_round,
    end_round,
    is_over,
    score_the_game,
    stop_the_game,
)
from engine.games.lightning.rules.trick import make_agenda, try_finish_trick
from engine.games.lightning.setup import ask_all_to_return_three, deal_twelve
from engine.games.lightning.state import LightningState, Step

QUIET = (Step.PRIZES, Step.CIRCLE, Step.END_ROUND, Step.DRAW, Step.DEAL, Step.SCORE)
"""Steps without a question."""
FIRST_TRICK, LAST_TRICK = 3, 1


async def segment(g: LightningState) -> None:
    """Play the step that may ask a player, then the steps without a question."""
    match g.step:
        case Step.BID:
            await ask_all_for_bids(g)
            make_agenda(g)
            end_trick(g, over=await try_finish_trick(g))
        case Step.EFFECTS:
            end_trick(g, over=await try_finish_trick(g))
        case Step.PICK if g.powers_by_choice:
            g.step = Step.PLAY if await try_pick_a_power(g) else Step.CIRCLE
        case Step.PICK:
            await ask_for_a_power(g)
            g.step = Step.PLAY
        case Step.PLAY:
            if await try_finish_power(g):
                g.step = Step.CIRCLE
        case Step.RETURN:
            await ask_all_to_return_three(g)
            g.step = Step.DRAW
    while g.step in QUIET and g.outcome is None:
        play_quiet_step(g)


def play_quiet_step(g: LightningState) -> None:
    """Play one step that asks no seat (4.1)."""
    match g.step:
        case Step.PRIZES:
            turn_up_prizes(g, g.trick.size - 1 if g.trick.size > LAST_TRICK else FIRST_TRICK)
            g.step = Step.BID
        case Step.CIRCLE:
            is_anyone_left = (
                try_pass_to_next_hand(g) if g.powers_by_choice else try_pass_to_next_seat(g)
            )
            if not is_anyone_left:
                g.step = Step.SCORE if is_over(g) else Step.PRIZES
            elif len(g.announced_cards) == 1:
                start_power(g, g.circle[0], g.announced_cards[0])
                g.step = Step.PLAY
            else:
                g.step = Step.PICK
        case Step.END_ROUND:
            end_round(g)
            g.step = Step.DRAW
        case Step.DRAW:
            begin_round(g)
            begin_circle(g)
            g.step = Step.CIRCLE
        case Step.DEAL:
            deal_twelve(g)
            g.step = Step.RETURN
        case Step.SCORE:
            stop_the_game(g)
            score_the_game(g)


def end_trick(g: LightningState, *, over: bool) -> None:
    """Go to the next smaller trick, unless the Common Deck is empty (4.1, 9.1)."""
    if not over:
        g.step = Step.EFFECTS
    elif is_over(g):
        g.step = Step.SCORE
    else:
        g.step = Step.PRIZES if g.trick.size > LAST_TRICK else Step.END_ROUND
