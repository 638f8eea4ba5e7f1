"""What becomes of seats and of the match while it is played, beside the rules of the game."""

from __future__ import annotations

from attrs import evolve

from engine.core.errors import MatchOverError
from net.hall.errors import NotAtTableError, NotBegunError, SeatHandedOverError
from net.hall.table_state import Ending, TableState, Takeover, with_place


def playing(register: TableState) -> TableState:
    """The register, if its match lasts."""
    if register.stage == "gathering":
        raise NotBegunError(f"table {register.code} is still waiting for players")
    if register.stage == "over":
        raise MatchOverError("the match is over")
    return register


def fated(register: TableState, seat: int, fate: Takeover) -> TableState:
    """A bot answers at a person's seat from now on; what was asked for is asked no more."""
    place = evolve(register.places[seat], fate=fate)
    return evolve(with_place(register, seat, place), request=None)


def resigned(register: TableState, seat: int) -> TableState:
    """Somebody gives up. Between two that is the end; else a bot plays on for them.

    If nobody is left who plays, the match ends as well.
    """
    label = register.places[seat].label
    after = fated(playing(register), seat, "resigned")
    if len(register.places) == 2 or not _still_playing(after):
        return ended(after, f"{label} resigned")
    return after


def _still_playing(register: TableState) -> bool:
    return any(place.holder and place.fate in ("", "standing in") for place in register.places)


def taken_back(register: TableState, identity: str) -> TableState:
    """Somebody is back at the seat where a bot stood in."""
    seat = playing(register).seat_of(identity)
    if seat is None and register.has_sat(identity):
        raise SeatHandedOverError("your seat is lost: a bot plays on to the end")
    if seat is None:
        raise NotAtTableError("you have no seat at this table")
    if not register.places[seat].fate:
        return register
    return with_place(register, seat, evolve(register.places[seat], fate=""))


def ended(register: TableState, words: str) -> TableState:
    """The table ends the match; whoever gave up or ran out of time has lost to the others."""
    places = enumerate(register.places)
    last = tuple(seat for seat, place in places if place.fate in ("resigned", "out of time"))
    if len(last) == len(register.places):
        last = ()
    return evolve(register, ending=Ending(words, last), request=None)
