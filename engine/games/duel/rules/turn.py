"""A turn (RULES.md 5): one Assistant, its Actions, a Portfolio Action and Free Actions, mixed."""

from __future__ import annotations

from engine.core.choice import Choice, legal
from engine.core.flow import choose
from engine.games.duel.cards import ASSISTANTS
from engine.games.duel.events import AssistantPlayed, TurnEnded
from engine.games.duel.ideas import END_TURN, is_free, turn_ideas
from engine.games.duel.rules.actions import carry_out_action, printed_action_of
from engine.games.duel.rules.portfolio import PORTFOLIO
from engine.games.duel.state import DuelState, Turn


def begin_turn(g: DuelState, seat: int) -> None:
    """Begin a turn; nothing is carried over from the one before (5.5)."""
    g.active = seat
    g.turn = Turn()


async def try_finish_turn(g: DuelState) -> bool:
    """Ask the active seat for one step of its turn, in any order (5.4). True when the turn ends."""
    answer = await choose(g.active, "Your turn", legal(turn_ideas(g, g.active)), "5.1")
    if answer.verb == END_TURN.verb:
        end_turn(g)
        return True
    if answer.verb == "play":
        play_assistant(g, answer.noun)
    elif answer.verb in PORTFOLIO:
        PORTFOLIO[answer.verb](g, answer.noun)
        g.turn.may_use_portfolio = False
    else:
        pay_for(g, answer)
        carry_out_action(g, g.active, answer)
    return False


def play_assistant(g: DuelState, assistant: str) -> None:
    """Make the Assistant's printed Actions available (5.1, 5.2)."""
    side = g.sides[g.active]
    side.hand.remove(assistant)
    g.discard.add(assistant)
    g.turn.assistant = assistant
    g.turn.unused_actions = list(ASSISTANTS[assistant].actions)
    g.emit(AssistantPlayed, seat=g.active, assistant=assistant)


def pay_for(g: DuelState, answer: Choice) -> None:
    """Use up the Free Action or the printed Action behind the answer (5.2, 7.2)."""
    if is_free(answer):
        g.turn.free -= 1
    else:
        g.turn.unused_actions.remove(printed_action_of(answer))


def end_turn(g: DuelState) -> None:
    """End the turn; Actions that are left are lost (5.5)."""
    lost_actions = len(g.turn.unused_actions) + g.turn.free
    g.emit(TurnEnded, seat=g.active, lost_actions=lost_actions)
