"""The changes of a table's state that follow from its match, after an answer and after an undo."""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import MatchOverError
from net.hall.table_state import TableState
from saves.store import Snapshot


def state_after_answer(state: TableState, seat: int, snapshot: Snapshot) -> TableState:
    """The state after `seat` has answered; raises MatchOverError if the table has ended the match.

    A person's answer makes a request for an undo void; a bot's does not.
    """
    new_state = _state_with_snapshot(state, snapshot)
    request, is_person = new_state.request, not new_state.seats[seat].is_played_by_bot
    is_void = request is not None and request.kind == "undo" and is_person
    return evolve(new_state, request=None) if new_state.finished or is_void else new_state


def state_after_rewind(state: TableState, snapshot: Snapshot) -> TableState:
    """The state after answers were taken back; raises MatchOverError like `state_after_answer`."""
    return evolve(_state_with_snapshot(state, snapshot), request=None)


def _state_with_snapshot(state: TableState, snapshot: Snapshot) -> TableState:
    if state.ending is not None:
        raise MatchOverError(f"the match is over: {state.ending.text}")
    request = state.request and evolve(state.request, answers_when_asked=snapshot.answer_count)
    return evolve(state, finished=snapshot.finished, outcome_text=snapshot.outcome, request=request)
