"""Rows about tables and people for the lobby and the table page, as plain values."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from engine.core.registry import find
from net.hall.table_state import SeatState, Stage, TableState, Takeover, result_text

ANY_VISITOR = "*"
"""An identity that no visitor has, for the view that all visitors share."""

Presence: TypeAlias = Literal["here", "away", "bot", "standing in", "empty"]


@frozen(kw_only=True)
class SeatSummary:
    seat: int
    kind: Literal["open", "reserved", "bot", "person"]
    label: str
    """The bot or the person, seated or with a reservation; empty for an open seat."""
    presence: Presence
    is_asked: bool
    seconds_left: float | None
    """Seconds left when the summary was made, running while the seat is asked. None: no clock."""
    takeover: Takeover
    """The reason why a bot answers at a person's seat."""
    team: int | None = None
    """The number of its team; None if it has no team."""


@frozen(kw_only=True)
class TableSummary:
    """One row of the lobby's list of tables, as one visitor sees it."""

    code: str
    game: str
    title: str
    owner: str
    stage: Stage
    seats: tuple[SeatSummary, ...]
    spectators: int
    public: bool
    clock_text: str
    """The clock as text: "10 min + 5 s"."""
    seeded: bool
    """Did the owner choose the seed, and so may know the cards?"""
    progress_text: str
    result: str
    """The result of the match; empty before its end."""
    is_mine: bool
    """The viewer owns the table, sits there, or has a seat reserved there."""
    is_my_turn: bool
    can_join: bool
    """Is there a free seat for the viewer?"""

    @property
    def present(self) -> int:
        return sum(seat.presence == "here" for seat in self.seats) + self.spectators

    @property
    def free(self) -> int:
        return sum(seat.kind == "open" for seat in self.seats)


@frozen
class PersonSummary:
    """One row of the lobby's list of people."""

    label: str
    is_admin: bool
    tables: tuple[str, ...]
    """Codes of the public tables where the visitor is now."""


def seat_summary(
    state: TableState,
    seat: int,
    *,
    is_here: bool,
    is_asked: bool,
    seconds_left: float | None,
    team: int | None,
) -> SeatSummary:
    """The public summary of a seat; `is_here` says whether its player is connected."""
    seat_state = state.seats[seat]
    kind: Literal["open", "reserved", "bot", "person"] = "open"
    if seat_state.bot:
        kind = "bot"
    elif seat_state.holder:
        kind = "person"
    elif seat_state.reserved_for:
        kind = "reserved"
    return SeatSummary(
        seat=seat,
        kind=kind,
        label=seat_state.label,
        presence=_presence_of(seat_state, is_here=is_here),
        is_asked=is_asked,
        seconds_left=seconds_left,
        takeover=seat_state.takeover,
        team=team,
    )


def _presence_of(seat_state: SeatState, *, is_here: bool) -> Presence:
    if not seat_state.is_taken:
        return "empty"
    if seat_state.bot or seat_state.is_lost:
        return "bot"
    if seat_state.takeover:
        return "standing in"
    return "here" if is_here else "away"


def table_summary(
    state: TableState,
    identity: str,
    *,
    seats: tuple[SeatSummary, ...],
    spectators: int,
    progress: str,
) -> TableSummary:
    """The summary of a table in the lobby for the visitor with this identity."""
    plan = state.plan
    own_seats = [seat for seat in state.seats_of(identity) if seat in state.seats_of_people]
    gathering = state.stage == "gathering"
    return TableSummary(
        code=state.code,
        game=plan.game,
        title=find(plan.game).title,
        owner=state.owner_label,
        stage=state.stage,
        seats=seats,
        spectators=spectators,
        public=plan.public,
        clock_text=plan.clock.text,
        seeded=plan.seed is not None,
        progress_text=progress,
        result=result_text(state),
        is_mine=state.has_place_for(identity),
        is_my_turn=any(seats[seat].is_asked for seat in own_seats),
        can_join=gathering and any(each.is_for(identity) for each in state.seats),
    )
