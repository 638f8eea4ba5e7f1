"""What a lobby and a table page show about tables and people: rows of plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from attrs import frozen

from net.hall.table_state import Stage, Takeover
from net.visitor import Visitor

if TYPE_CHECKING:
    from net.hall.hosted_table import HostedTable

ANYBODY = "*"
"""An identity that nobody has, for what everybody else may see."""

Presence: TypeAlias = Literal["here", "away", "bot", "standing in", "empty"]


@frozen(kw_only=True)
class SeatSummary:
    """One seat of a hosted table."""

    seat: int
    kind: Literal["open", "reserved", "bot", "person"]
    label: str
    """The bot, whoever sits there, or whom the seat is kept for; empty at an open seat."""
    presence: Presence
    is_asked: bool
    clock: float | None
    """Seconds left when the card was made; they run while the seat is asked. None: no clock."""
    fate: Takeover
    """Why a bot answers at a person's seat."""


@frozen(kw_only=True)
class TableSummary:
    """One row of the lobby's list of tables, made for one pair of eyes."""

    code: str
    game: str
    title: str
    owner: str
    stage: Stage
    seats: tuple[SeatSummary, ...]
    watchers: int
    public: bool
    spectators: bool
    clock: str
    """The clock in words: "10 min + 5 s"."""
    seeded: bool
    """Whoever set the table chose the seed, and so may know how the cards will fall."""
    where: str
    """How far the match has come."""
    result: str
    """How it ended, once it is over."""
    mine: bool
    """The viewer sits there, may sit there alone, or has set the table."""
    my_turn: bool
    can_join: bool
    """There is a seat for the viewer."""

    @property
    def free(self) -> int:
        """How many seats anybody may take."""
        return sum(seat.kind == "open" for seat in self.seats)


@frozen(kw_only=True)
class PersonSummary:
    """One row of the lobby's list of people."""

    label: str
    is_guest: bool
    is_admin: bool
    terminals: int
    tables: tuple[str, ...]
    """Codes of the public tables where they are now."""


def person_summary(visitor: Visitor, *, terminals: int, tables: tuple[str, ...]) -> PersonSummary:
    """How somebody looks in the lobby."""
    return PersonSummary(
        label=visitor.label,
        is_guest=visitor.is_guest,
        is_admin=visitor.is_admin,
        terminals=terminals,
        tables=tables,
    )


def seat_summary(hosted: HostedTable, seat: int) -> SeatSummary:
    """How a seat looks to everybody."""
    place = hosted.register.places[seat]
    kind: Literal["open", "reserved", "bot", "person"] = "open"
    if place.bot:
        kind = "bot"
    elif place.holder:
        kind = "person"
    elif place.kept:
        kind = "reserved"
    return SeatSummary(
        seat=seat,
        kind=kind,
        label=place.label,
        presence=_presence(hosted, seat),
        is_asked=hosted.register.stage == "playing" and seat in hosted.course.asked,
        clock=hosted.time_left(seat),
        fate=place.fate,
    )


def _presence(hosted: HostedTable, seat: int) -> Presence:
    place = hosted.register.places[seat]
    if not place.is_taken:
        return "empty"
    if place.bot or place.fate in ("resigned", "out of time"):
        return "bot"
    if place.fate:
        return "standing in"
    return "here" if hosted.attendance.is_here(place.holder) else "away"


def table_summary(hosted: HostedTable, identity: str) -> TableSummary:
    """How a table looks in the lobby to somebody."""
    register = hosted.register
    plan, seat = register.plan, register.seat_of(identity)
    gathering = register.stage == "gathering"
    return TableSummary(
        code=register.code,
        game=plan.game,
        title=hosted.title,
        owner=register.owner_label,
        stage=register.stage,
        seats=hosted.seats,
        watchers=len(hosted.watchers),
        public=plan.public,
        spectators=plan.spectators,
        clock=plan.clock.words,
        seeded=plan.seed is not None,
        where=hosted.course.where,
        result=hosted.result,
        mine=register.expects(identity),
        my_turn=seat is not None and seat in hosted.asked_people,
        can_join=gathering and any(place.is_for(identity) for place in register.places),
    )
