"""Bots that take over a person's seat, resignation, and early ends made by the table.

Each function maps one table state to the next.
"""

from __future__ import annotations

from attrs import evolve

from net.hall.errors import NotAtTableError, SeatHandedOverError
from net.hall.table_state import Ending, SeatState, TableState, Takeover, check_playing, with_seat


def check_not_taken_over(state: TableState, seat: int) -> None:
    """Raise SeatHandedOverError if a bot answers at this seat."""
    if state.seats[seat].takeover:
        raise SeatHandedOverError("a bot plays for you now: take your seat back first")


def with_takeover(state: TableState, seat: int, takeover: Takeover) -> TableState:
    """The state with a bot answering at a person's seat; a pending request becomes void."""
    seat_state = evolve(state.seats[seat], takeover=takeover)
    return evolve(with_seat(state, seat, seat_state), request=None)


def state_after_resigning(state: TableState, *seats: int) -> TableState:
    """The state after a player has resigned, at all of their seats.

    That ends the match if `is_decided_without` them; otherwise a bot plays on there.
    """
    check_playing(state)
    label, new_state = state.seats[seats[0]].label, state
    for seat in seats:
        new_state = with_takeover(new_state, seat, "resigned")
    return (
        state_after_ending(new_state, f"{label} resigned")
        if is_decided_without(state, *seats)
        else new_state
    )


def is_decided_without(state: TableState, *seats: int) -> bool:
    """Would the match be over if these seats of one side resigned?

    It is over if nobody is left on one of two sides. A side is a team, or a seat without one. With
    more sides the match continues as long as any person is left.
    """
    sides = state.sides
    own_side = next(side for side in sides if seats[0] in side)
    contenders = own_side if len(sides) == 2 else range(len(state.seats))
    return not any(_is_held(state.seats[each]) for each in contenders if each not in seats)


def _is_held(seat_state: SeatState) -> bool:
    """Does a person who may still play hold the seat, even if a bot stands in?"""
    return bool(seat_state.holder) and not seat_state.is_lost


def with_person_back(state: TableState, identity: str) -> TableState:
    """The table after a person has returned to the seat where a bot stood in.

    Raises SeatHandedOverError if the seat is lost, and NotAtTableError without a seat.
    """
    check_playing(state)
    seats = state.seats_of(identity)
    if not seats and state.has_sat(identity):
        raise SeatHandedOverError("your seat is lost: a bot plays it to the end")
    if not seats:
        raise NotAtTableError("you have no seat at this table")
    for seat in seats:
        if state.seats[seat].takeover:
            state = with_seat(state, seat, evolve(state.seats[seat], takeover=""))
    return state


def state_after_ending(state: TableState, text: str, *, loser: int | None = None) -> TableState:
    """The state after the table has ended the match.

    Sides whose people have all lost rank behind the others, and so does the side of the seat
    `loser`.
    """
    losing_sides = (side for side in state.sides if loser in side or _has_lost(state, side))
    last = tuple(sorted(seat for side in losing_sides for seat in side))
    if len(last) == len(state.seats):
        last = ()
    return evolve(state, ending=Ending(text, last), request=None)


def _has_lost(state: TableState, side: tuple[int, ...]) -> bool:
    """Have people of the side resigned or run out of time, and is none left?"""
    seats = [state.seats[seat] for seat in side]
    return any(each.is_lost for each in seats) and not any(map(_is_held, seats))
