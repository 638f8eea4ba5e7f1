"""Requests that all people at a table must agree to: undo past a reveal, and an early end.

A request is part of the table's state, so it survives a restart. It becomes void once a person
answers or takes an answer back.
"""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import CannotUndoError
from net.hall.errors import AlreadyAskedError, NothingToAgreeError
from net.hall.table_state import Request, TableState, check_playing


def state_after_request(state: TableState, request: Request) -> TableState:
    """The state after a seat has made a request, which it agrees to itself.

    Raises AlreadyAskedError or CannotUndoError, and NotBegunError or MatchOverError unless the
    match is being played.
    """
    check_playing(state)
    if state.request is not None:
        asker = state.seats[state.request.seat].label
        raise AlreadyAskedError(f"{asker} has made a request: answer it first")
    if request.kind == "undo" and not 0 <= request.answers < request.answers_when_asked:
        raise CannotUndoError("there are not that many answers to take back")
    return state_after_consent(evolve(state, request=request), request.seat)


def state_after_consent(state: TableState, seat: int) -> TableState:
    """The state after the player of a seat has agreed, for all seats that they hold.

    Raises NothingToAgreeError, or the errors of `check_playing`.
    """
    check_playing(state)
    request = _pending_request(state)
    seats = tuple(sorted({*request.agreed_seats, seat, *state.seats_of(state.seats[seat].holder)}))
    return evolve(state, request=evolve(request, agreed_seats=seats))


def state_after_refusal(state: TableState) -> TableState:
    """The state without the request, after it was refused or withdrawn."""
    _pending_request(state)
    return evolve(state, request=None)


def is_agreed(state: TableState) -> bool:
    """Is there a request that all people have agreed to? Bots always agree.

    A bot that only stands in does not agree for its person, who may come back.
    """
    request, seats = state.request, enumerate(state.seats)
    people = {number for number, seat in seats if seat.holder and not seat.is_lost}
    return request is not None and people <= set(request.agreed_seats)


def is_agreed_undo(state: TableState, answers: int) -> bool:
    """Have all people agreed to go back to this number of answers?"""
    request = state.request
    is_undo = request is not None and request.kind == "undo" and request.answers == answers
    return is_undo and is_agreed(state)


def request_text(request: Request) -> str:
    """The text of the request. The number of answers is left out: some of them may be secret."""
    if request.kind == "end":
        return "to end the match"
    return "to take back an answer and all answers after it"


def _pending_request(state: TableState) -> Request:
    if state.request is None:
        raise NothingToAgreeError("there is no request now, or the match has continued")
    return state.request
