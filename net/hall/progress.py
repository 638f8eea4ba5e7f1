"""How a table's state follows its match: after an answer, and after answers are taken back."""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import MatchOverError
from net.hall.table_state import TableState
from saves.store import Standing


def after_answer(state: TableState, seat: int, standing: Standing) -> TableState:
    """The state after `seat` has answered; raises MatchOverError if the table ended the match.

    A person's answer makes a request for an undo void; a bot's does not.
    """
    after = _following(state, standing)
    request, is_person = after.request, not after.seats[seat].is_played_by_bot
    is_void = request is not None and request.kind == "undo" and is_person
    return evolve(after, request=None) if after.finished or is_void else after


def after_rewind(state: TableState, standing: Standing) -> TableState:
    """The state after answers were taken back; raises MatchOverError as `after_answer` does."""
    return evolve(_following(state, standing), request=None)


def _following(state: TableState, standing: Standing) -> TableState:
    if state.ending is not None:
        raise MatchOverError(f"the match is over: {state.ending.words}")
    request = state.request and evolve(state.request, at=standing.answers)
    return evolve(
        state, finished=standing.finished, outcome_words=standing.outcome, request=request
    )
