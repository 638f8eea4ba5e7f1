"""Sitting down and arranging seats before the match: from one table state to the next."""

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
from net.hall.table_plan import Plan, SeatPlan, checked_plan, teams_of
from net.hall.table_state import SeatState, TableState, with_seat
from net.visitor import Visitor


def new_table_state(code: str, plan: Plan, owner: Visitor, *, time: int) -> TableState:
    seats = _numbered_bots(tuple(_planned_seat(each) for each in plan.seats))
    return _new_state(code, plan, owner, time=time, seats=seats)


def _new_state(
    code: str, plan: Plan, owner: Visitor, *, time: int, seats: tuple[SeatState, ...]
) -> TableState:
    identity, label, network = owner.identity, owner.label, owner.network
    return TableState(code, plan, identity, label, time, seats, network=network)


def rematch_state(
    finished_state: TableState, code: str, owner: Visitor, *, time: int
) -> TableState:
    """A copy of the table with a new seed; each player's seat is reserved for that player."""
    seats = tuple(
        SeatState(bot=each.bot, reserved_for=each.holder, label=each.label)
        for each in finished_state.seats
    )
    return _new_state(code, evolve(finished_state.plan, seed=None), owner, time=time, seats=seats)


def seated_if_possible(state: TableState, visitor: Visitor) -> TableState:
    """The state with the visitor at the first suitable seat; the same state if there is none."""
    try:
        return state_after_seating(state, visitor)
    except TableFullError:  # all seats are for bots or for others
        return state


def _numbered_bots(seats: tuple[SeatState, ...]) -> tuple[SeatState, ...]:
    counts: Counter[str] = Counter()
    numbered_seats = []
    for each in seats:
        counts[each.bot] += 1
        number = f" {counts[each.bot]}" if counts[each.bot] > 1 else ""
        label = f"{each.bot.title()}{number}" if each.bot else each.label
        numbered_seats.append(evolve(each, label=label))
    return tuple(numbered_seats)


def _planned_seat(seat_plan: SeatPlan) -> SeatState:
    match seat_plan.kind:
        case "bot":
            return SeatState(bot=seat_plan.name)
        case "reserved":
            # The identity of an account is its name; a guest of that name has a different one.
            return SeatState(reserved_for=seat_plan.name, label=seat_plan.name)
    return SeatState()


def state_after_seating(
    state: TableState,
    visitor: Visitor,
    seat: int | None = None,
    *,
    names: frozenset[str] = frozenset(),
) -> TableState:
    """The state after the visitor has sat down or moved, at `seat` or the first suitable one.

    A visitor with several reserved seats takes all of them. `names` are the identities of the same
    person: all of them sit on one side. Raises TableFullError or SeatTakenError.
    """
    if state.match_id:
        raise TableFullError(f"table {state.code} is full, and the match has begun")
    number = _free_seat(state, visitor, names) if seat is None else seat
    if number in state.seats_of(visitor.identity):
        return state
    _check_free(state, visitor, number)
    _check_side(state, visitor, number, names)
    state = _state_with_visitor(_state_without_visitor(state, visitor.identity), visitor, number)
    while seat is None and (further_seat := reserved_seat(state, visitor.identity)) is not None:
        state = _state_with_visitor(state, visitor, further_seat)
    return state


def state_after_second_seat(state: TableState, visitor: Visitor, seat: int) -> TableState:
    """The state after the visitor has taken one more seat, for somebody at the same keyboard.

    Both must belong to one team, so that no keyboard plays against itself. Raises TableFullError,
    SeatTakenError or NotAtTableError.
    """
    if state.match_id:
        raise TableFullError(f"table {state.code} is full, and the match has begun")
    _check_free(state, visitor, seat)
    first = state.seat_of(visitor.identity)
    if first is None:
        raise NotAtTableError("sit down yourself first")
    teams = teams_of(state.plan)
    if teams[seat] is None or teams[seat] != teams[first]:
        raise SeatTakenError("players who share a keyboard must be on the same team")
    return _state_with_visitor(state, visitor, seat)


def _state_with_visitor(state: TableState, visitor: Visitor, seat: int) -> TableState:
    """The state with the visitor at one more seat.

    People at the same keyboard are distinguished by a number.
    """
    number = 1 + len(state.seats_of(visitor.identity))
    label = visitor.label if number == 1 else f"{visitor.label} {number}"
    sitting = evolve(state.seats[seat], holder=visitor.identity, label=label)
    return with_seat(state, seat, sitting)


def _free_seat(state: TableState, visitor: Visitor, names: frozenset[str]) -> int:
    sitting = state.seat_of(visitor.identity)
    if sitting is not None:
        return sitting
    seats = enumerate(state.seats)
    free = [seat for seat, each in seats if each.is_for(visitor.identity)]
    if not free:
        raise TableFullError(f"every seat at table {state.code} is taken or reserved")
    reserved = [seat for seat in free if state.seats[seat].reserved_for]
    allowed = (seat for seat in free if not _opposing_label(state, visitor, seat, names))
    return reserved[0] if reserved else next(allowed, free[0])


def _check_free(state: TableState, visitor: Visitor, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise SeatTakenError(f"table {state.code} has no seat {seat + 1}")
    seat_state = state.seats[seat]
    if seat_state.is_taken:
        raise SeatTakenError(f"seat {seat + 1} is taken by {seat_state.label}")
    if not seat_state.is_for(visitor.identity):
        raise SeatTakenError(f"seat {seat + 1} is reserved for {seat_state.label}")


def _check_side(state: TableState, visitor: Visitor, seat: int, names: frozenset[str]) -> None:
    """Raise SeatTakenError if the same person sits on another side under another name."""
    label = _opposing_label(state, visitor, seat, names)
    if label:
        raise SeatTakenError(
            f"{label} has a key of yours and sits on another side: "
            "one key cannot play against itself"
        )


def _opposing_label(state: TableState, visitor: Visitor, seat: int, names: frozenset[str]) -> str:
    """Another name of the visitor that sits on a side without this seat; empty if there is none."""
    own_side = next(side for side in state.sides if seat in side)
    rivals = (each for number, each in enumerate(state.seats) if number not in own_side)
    other_names = names - {visitor.identity}
    return next((each.label for each in rivals if each.holder in other_names), "")


def state_after_standing_up(state: TableState, identity: str) -> TableState:
    """The state after a player has given up the seat.

    Raises AlreadyBegunError or NotAtTableError.
    """
    if state.match_id:
        raise AlreadyBegunError("the match has begun: your seat is kept, or you can resign")
    if state.seat_of(identity) is None:
        raise NotAtTableError(f"you have no seat at table {state.code}")
    typed = {name: words for name, words in state.typed.items() if name != identity}
    return evolve(_state_without_visitor(state, identity), typed=typed)


def _state_without_visitor(state: TableState, identity: str) -> TableState:
    for seat in state.seats_of(identity):
        seat_state = state.seats[seat]
        label = seat_state.label if seat_state.reserved_for else ""
        state = with_seat(state, seat, evolve(seat_state, holder="", label=label))
    return state


def reserved_seat(state: TableState, identity: str) -> int | None:
    """The empty seat reserved for an identity before the match; None if there is none."""
    if state.match_id:
        return None
    seats = enumerate(state.seats)
    mine = (seat for seat, each in seats if each.reserved_for == identity and not each.holder)
    return next(mine, None)


def is_invited(state: TableState, identity: str) -> bool:
    """Is a seat reserved for a visitor who does not own the table and has not taken it yet?"""
    return identity != state.owner and reserved_seat(state, identity) is not None


def state_after_declined_seat(state: TableState, identity: str) -> TableState:
    """The state after a player has declined the seats reserved for them.

    Raises NotAtTableError if no seat is reserved for this identity.
    """
    if reserved_seat(state, identity) is None:
        raise NotAtTableError(f"no seat is reserved for you at table {state.code}")
    while (seat := reserved_seat(state, identity)) is not None:
        seats = state.plan.seats
        plan = evolve(state.plan, seats=(*seats[:seat], SeatPlan(), *seats[seat + 1 :]))
        state = evolve(with_seat(state, seat, SeatState()), plan=plan)
    return state


def state_after_arranging(
    state: TableState, identity: str, *, seat: int, seat_plan: SeatPlan
) -> TableState:
    """The state after the owner has opened an empty seat, reserved it, or put a bot there.

    Raises NotOwnerError, AlreadyBegunError, SeatTakenError or BadPlanError.
    """
    if identity != state.owner:
        raise NotOwnerError(f"only {state.owner_label} can arrange table {state.code}")
    if state.match_id:
        raise AlreadyBegunError("the match has begun: the seats are fixed")
    if not 0 <= seat < len(state.seats):
        raise SeatTakenError(f"table {state.code} has no seat {seat + 1}")
    if state.seats[seat].holder:
        raise SeatTakenError(f"seat {seat + 1} is taken by {state.seats[seat].label}")
    seats = (*state.plan.seats[:seat], seat_plan, *state.plan.seats[seat + 1 :])
    plan = checked_plan(evolve(state.plan, seats=seats))
    new_state = with_seat(state, seat, _planned_seat(seat_plan))
    return evolve(new_state, plan=plan, seats=_numbered_bots(new_state.seats))
