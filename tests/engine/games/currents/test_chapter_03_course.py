"""RULES.md, chapter 3: the course of the game."""

from engine.games.currents.actions.waking import Rested
from engine.games.currents.auctions.bids import LuminariesCame
from engine.games.currents.event_cards.offers import EventTurnedUp
from engine.games.currents.events import AutomatonBegan, FameSettled, TurnBegan, TurnEnded
from engine.games.currents.scoring.points import GameWon
from tests.engine.games.currents.table import new_game, quietly


def test_the_steps_of_all_turns() -> None:
    """3.1: auction in turns 1, 3 and 5; event, automata, actions, bookkeeping; then the end."""
    table = new_game("tesla", "edison", automaton_1="babbage")
    quietly(table, until="nowhere")
    marks = {
        LuminariesCame: "auction",
        EventTurnedUp: "event",
        AutomatonBegan: "automata",
        Rested: "actions",
        FameSettled: "bookkeeping",
        GameWon: "end",
    }
    steps: list[str] = []
    for event in table.all_events():
        mark = marks.get(type(event))
        if mark and steps[-1:] != [mark]:
            steps.append(mark)
    turn = ["event", "automata", "actions", "bookkeeping"]
    assert steps == [*(["auction", *turn, *turn] * 3), "end"]


def test_the_turn_is_counted_once_a_turn() -> None:
    """3.2, 20.2: turns 1 to 6, each begun and ended once."""
    table = new_game("tesla", "edison")
    quietly(table, until="nowhere")
    began = [event.turn for event in table.all_events() if isinstance(event, TurnBegan)]
    ended = [event.turn for event in table.all_events() if isinstance(event, TurnEnded)]
    assert began == ended == [1, 2, 3, 4, 5, 6]
