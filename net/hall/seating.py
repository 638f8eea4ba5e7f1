"""Sitting down, while a table gathers: from one register to the next, or the reason why not."""

from __future__ import annotations

from collections import Counter

from attrs import evolve

from net.hall.errors import (
    AlreadyBegunError,
    NotAtTableError,
    NotOwnerError,
    SeatTakenError,
    TableFullError,
)
from net.hall.table_plan import Plan, SeatPlan, checked
from net.hall.table_state import SeatState, TableState, with_place
from net.visitor import Visitor


def opened(code: str, plan: Plan, owner: Visitor, *, time: int) -> TableState:
    """A new table with nobody at it."""
    places = _told_apart(tuple(_place(each) for each in plan.seats))
    return TableState(code, plan, owner.identity, owner.label, time, places)


def again(before: TableState, code: str, owner: Visitor, *, time: int) -> TableState:
    """The same table once more: people's seats are kept for them, and the luck is new."""
    places = tuple(
        SeatState(bot=place.bot, kept=place.holder, label=place.label) for place in before.places
    )
    plan = evolve(before.plan, seed=None)
    return TableState(code, plan, owner.identity, owner.label, time, places)


def _told_apart(places: tuple[SeatState, ...]) -> tuple[SeatState, ...]:
    """Number the bots of one kind: a result should say which of them has won."""
    seen: Counter[str] = Counter()
    labelled = []
    for place in places:
        seen[place.bot] += 1
        number = f" {seen[place.bot]}" if seen[place.bot] > 1 else ""
        label = f"{place.bot.title()}{number}" if place.bot else place.label
        labelled.append(evolve(place, label=label))
    return tuple(labelled)


def _place(planned: SeatPlan) -> SeatState:
    match planned.kind:
        case "bot":
            return SeatState(bot=planned.name)
        case "reserved":
            # The identity of an account is its name; a guest of that name has another.
            return SeatState(kept=planned.name, label=planned.name)
    return SeatState()


def seated(register: TableState, visitor: Visitor, seat: int | None = None) -> TableState:
    """Somebody sits down, at a seat of their choice or the first that is for them."""
    if register.match_id:
        raise TableFullError(f"table {register.code} is full, and the match has begun")
    chosen = _free_seat(register, visitor) if seat is None else seat
    if register.seat_of(visitor.identity) == chosen:
        return register
    _check_free(register, visitor, chosen)
    place = register.places[chosen]
    sitting = evolve(place, holder=visitor.identity, label=visitor.label)
    return with_place(_emptied(register, visitor.identity), chosen, sitting)


def _free_seat(register: TableState, visitor: Visitor) -> int:
    sitting = register.seat_of(visitor.identity)
    if sitting is not None:
        return sitting
    places = enumerate(register.places)
    free = [seat for seat, place in places if place.is_for(visitor.identity)]
    if not free:
        raise TableFullError(f"every seat at table {register.code} is taken or kept for somebody")
    return next((seat for seat in free if register.places[seat].kept), free[0])


def _check_free(register: TableState, visitor: Visitor, seat: int) -> None:
    if not 0 <= seat < len(register.places):
        raise SeatTakenError(f"table {register.code} has no seat {seat + 1}")
    place = register.places[seat]
    if place.is_taken:
        raise SeatTakenError(f"seat {seat + 1} is taken by {place.label}")
    if not place.is_for(visitor.identity):
        raise SeatTakenError(f"seat {seat + 1} is kept for {place.label}")


def stood_up(register: TableState, identity: str) -> TableState:
    """Somebody gives their seat up before the match."""
    if register.match_id:
        raise AlreadyBegunError("the match has begun: your seat is kept, or you can resign")
    if register.seat_of(identity) is None:
        raise NotAtTableError(f"you have no seat at table {register.code}")
    return _emptied(register, identity)


def _emptied(register: TableState, identity: str) -> TableState:
    seat = register.seat_of(identity)
    if seat is None:
        return register
    place = register.places[seat]
    label = place.label if place.kept else ""
    return with_place(register, seat, evolve(place, holder="", label=label))


def arranged(register: TableState, identity: str, *, seat: int, planned: SeatPlan) -> TableState:
    """Whoever set the table opens an empty seat, reserves it, or puts a bot there."""
    if identity != register.owner:
        raise NotOwnerError(f"only {register.owner_label} can arrange table {register.code}")
    if register.match_id:
        raise AlreadyBegunError("the match has begun: the seats are fixed")
    if not 0 <= seat < len(register.places):
        raise SeatTakenError(f"table {register.code} has no seat {seat + 1}")
    if register.places[seat].holder:
        raise SeatTakenError(f"seat {seat + 1} is taken by {register.places[seat].label}")
    seats = (*register.plan.seats[:seat], planned, *register.plan.seats[seat + 1 :])
    plan = checked(evolve(register.plan, seats=seats))
    arranged = with_place(register, seat, _place(planned))
    return evolve(arranged, plan=plan, places=_told_apart(arranged.places))
