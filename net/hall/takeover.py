"""Bots that take over a person's seat, resigning, and ends that the table makes.

Each function leads from one table state to the next.
"""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import MatchOverError
from net.hall.errors import NotAtTableError, NotBegunError, SeatHandedOverError
from net.hall.table_state import Ending, TableState, Takeover, with_seat


def playing(state: TableState) -> TableState:
    """The same state; raises NotBegunError or MatchOverError unless its match is being played."""
    if state.stage == "gathering":
        raise NotBegunError(f"table {state.code} is still waiting for players")
    if state.stage == "over":
        raise MatchOverError("the match is over")
    return state


def check_not_taken_over(state: TableState, seat: int) -> None:
    """Raise SeatHandedOverError if a bot answers at this seat."""
    if state.seats[seat].takeover:
        raise SeatHandedOverError("a bot plays for you now: take your seat back first")


def taken_over(state: TableState, seat: int, takeover: Takeover) -> TableState:
    """A bot answers at a person's seat from now on; a pending request is void."""
    seat_state = evolve(state.seats[seat], takeover=takeover)
    return evolve(with_seat(state, seat, seat_state), request=None)


def resigned(state: TableState, seat: int) -> TableState:
    """A player gives up. With two seats, or with no person left, that ends the match; otherwise a
    bot plays on at the seat."""
    label = state.seats[seat].label
    after = taken_over(playing(state), seat, "resigned")
    if len(state.seats) == 2 or not _has_person_left(after):
        return ended(after, f"{label} resigned")
    return after


def _has_person_left(state: TableState) -> bool:
    return any(each.holder and not each.is_lost for each in state.seats)


def taken_back(state: TableState, identity: str) -> TableState:
    """A person returns to the seat where a bot stood in.

    Raises SeatHandedOverError if the seat is lost, and NotAtTableError without a seat.
    """
    seat = playing(state).seat_of(identity)
    if seat is None and state.has_sat(identity):
        raise SeatHandedOverError("your seat is lost: a bot plays it to the end")
    if seat is None:
        raise NotAtTableError("you have no seat at this table")
    if not state.seats[seat].takeover:
        return state
    return with_seat(state, seat, evolve(state.seats[seat], takeover=""))


def ended(state: TableState, words: str) -> TableState:
    """The table ends the match; the seats that are lost rank behind the others."""
    last = tuple(seat for seat, each in enumerate(state.seats) if each.is_lost)
    if len(last) == len(state.seats):
        last = ()
    return evolve(state, ending=Ending(words, last), request=None)
