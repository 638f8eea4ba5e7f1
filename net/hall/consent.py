"""What all people at a table must agree to: undo past what was revealed, and an early end.

A request stands in the register, so it outlives a restart. An answer or an undo makes it void.
"""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import CannotUndoError
from net.hall.errors import AlreadyAskedError, NothingToAgreeError
from net.hall.table_state import Request, TableState


def requested(register: TableState, request: Request) -> TableState:
    """A seat asks the others, and agrees itself."""
    if register.request is not None:
        asker = register.places[register.request.seat].label
        raise AlreadyAskedError(f"{asker} has asked for something: answer that first")
    if request.kind == "undo" and not 0 <= request.answers < request.at:
        raise CannotUndoError("so many answers were not given yet")
    return evolve(register, request=request)


def agreed(register: TableState, seat: int) -> TableState:
    """A seat agrees."""
    request = _pending(register)
    seats = tuple(sorted({*request.agreed, seat}))
    return evolve(register, request=evolve(request, agreed=seats))


def declined(register: TableState) -> TableState:
    """One does not agree: the request is void. The asker withdraws it the same way."""
    _pending(register)
    return evolve(register, request=None)


def is_agreed(register: TableState) -> bool:
    """Have all people agreed? Bots always do."""
    request = register.request
    return request is not None and set(register.people) <= set(request.agreed)


def words_of(request: Request) -> str:
    """What is asked for. How many answers that takes is nobody's business: some lay in secret."""
    if request.kind == "end":
        return "to end the match"
    return "to take an answer back, and all after it"


def _pending(register: TableState) -> Request:
    if register.request is None:
        raise NothingToAgreeError("nothing is asked for, or the match went on since")
    return register.request
