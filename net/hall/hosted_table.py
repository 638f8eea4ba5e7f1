"""A hosted table: its book, its match, and the visitors who are there.

A part knows nothing about its owner. An answer goes down from the match to its store, to the book,
to the database; then the match notifies its watchers, and callbacks go up: from `RunningMatch` and
`Timeouts` to the table, from the table to the hall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from attrs import evolve

from engine.core.errors import CannotUndoError
from net.hall.book import Change, TableBook
from net.hall.chat import ChatLine
from net.hall.consent import (
    is_agreed,
    request_text,
    state_after_consent,
    state_after_refusal,
    state_after_request,
)
from net.hall.errors import (
    NoSpectatorsError,
    NoSuchTableError,
    NotBegunError,
    PrivateTableError,
    TableFullError,
)
from net.hall.notifier import Notifier
from net.hall.presence import Attendance, Attendee
from net.hall.running_match import RunningMatch
from net.hall.services import Services
from net.hall.summaries import ANY_VISITOR, SeatSummary, TableSummary, seat_summary, table_summary
from net.hall.table_plan import teams_of
from net.hall.table_state import Request, Stage, TableState, check_playing, result_text
from net.hall.takeover import state_after_ending
from net.hall.timeouts import TableCallbacks, Timeouts
from net.play.table import Table
from net.play.threads import run_to_completion
from net.visitor import Visitor


class HostedTable:
    def __init__(
        self,
        state: TableState,
        services: Services,
        *,
        lines: Iterable[ChatLine] = (),
        on_change: Callable[[], None] = lambda: None,
        on_gone: Callable[[HostedTable], None] = lambda table: None,
    ) -> None:
        """Create a stored or a new table; nothing runs before `settle`.

        `on_change` is called when the lobby's entry changes, `on_gone` when the table is removed,
        or over and long unvisited.
        """
        self.services = services
        self.book = TableBook(
            state, store=services.stores.tables, clock=services.clock, lines=lines
        )
        self.attendance = Attendance(self.settle)
        self.running_match = RunningMatch(self.book, services, on_change=self.settle)
        self.timeouts = Timeouts(
            self.book,
            self.running_match,
            self.attendance,
            services=services,
            callbacks=TableCallbacks(
                on_change=self._settle_after_change,
                close_down=self._close_unused,
                forget=lambda: on_gone(self),
            ),
        )
        self.teams = teams_of(state.plan)
        """The team of each seat; None for a seat without a team."""
        self.notifier = Notifier(services.clock)
        """Notifies observers of changes to seats, presence, chat and requests.
        """
        self._on_change = on_change
        self._on_gone = on_gone
        self._stopped = False
        self._summary: TableSummary | None = None
        """Cached until something changes, because lobbies read it often."""
        self._admitted_identities: set[str] = set()

    # Queries

    @property
    def state(self) -> TableState:
        return self.book.state

    @property
    def code(self) -> str:
        return self.state.code

    @property
    def stage(self) -> Stage:
        return self.state.stage

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        return tuple(self._seat_summary(seat) for seat in range(len(self.state.seats)))

    def _seat_summary(self, seat: int) -> SeatSummary:
        state = self.state
        return seat_summary(
            state,
            seat,
            is_here=self.attendance.is_here(state.seats[seat].holder),
            is_asked=state.stage == "playing" and seat in self.running_match.asked_seats,
            seconds_left=self.time_left(seat),
            team=self.teams[seat],
        )

    def summary(self, identity: str) -> TableSummary:
        """The lobby's entry for the table; the same for all visitors who do not belong to it."""
        if self.state.has_place_for(identity):
            return self._new_summary(identity)
        if self._summary is None:
            self._summary = self._new_summary(ANY_VISITOR)
        return self._summary

    def _new_summary(self, identity: str) -> TableSummary:
        return table_summary(
            self.state,
            identity,
            seats=self.seats,
            spectators=len(self.spectators),
            progress=self.running_match.progress_text,
        )

    @property
    def spectators(self) -> list[str]:
        people = self.attendance.people()
        return [each.label for each in people if self.state.seat_of(each.identity) is None]

    def time_left(self, seat: int) -> float | None:
        """The seconds on a seat's clock; with a time per decision, only while the seat is asked."""
        state = self.state
        if not state.seats[seat].holder:
            return None
        if state.plan.clock.kind == "decision" and seat not in self.running_match.asked_people:
            return None
        return self.book.clocks.remaining(seat)

    @property
    def table(self) -> Table:
        """The match, awake while a visitor is present; raises NotBegunError before it begins."""
        if self.running_match.table is None:
            raise NotBegunError(f"table {self.code} is still waiting for players")
        return self.running_match.table

    @property
    def result(self) -> str:
        return result_text(self.state)

    # Entering

    def admit(self, visitor: Visitor) -> None:
        """Let a visitor who knows the code into a private table."""
        self._admitted_identities.add(visitor.identity)

    async def prepare_for(self, visitor: Visitor) -> None:
        """Wake the match for a visitor who may enter; the caller then calls `attendance.add`.

        Raises PrivateTableError, NoSpectatorsError, TableFullError or NoSuchTableError.
        """
        self._check_entry(visitor)
        if self.state.match_id:
            await self.running_match.wake()
        if self._stopped:
            raise NoSuchTableError(f"table {self.code} is closed")

    def _check_entry(self, visitor: Visitor) -> None:
        state, identity = self.state, visitor.identity
        if not (
            state.plan.public
            or identity in self._admitted_identities
            or state.has_place_for(identity)
        ):
            raise PrivateTableError("that table is private: you need its code")
        if state.seat_of(identity) is not None:
            return
        if not self._may_watch(identity):
            raise NoSpectatorsError(f"table {self.code} is closed to spectators")
        if len(self.spectators) >= self.services.limits.spectators_per_table:
            raise TableFullError(f"too many people are watching table {self.code}")

    def _may_watch(self, identity: str) -> bool:
        """May this identity be present without a seat? Before the match all may, to sit down."""
        state = self.state
        return state.plan.allows_spectators or not state.match_id or state.has_sat(identity)

    def leave(self, attendee: Attendee) -> None:
        """Remove a terminal that has left; the answers its visitor has seen are stored in the
        background.
        """
        self.attendance.remove(attendee)
        self.services.tasks.begin(self.book.flush(), name="storing what was seen")

    # Changing the state

    async def open(self) -> None:
        """Store a new table; the match begins at once if all seats are taken."""
        await run_to_completion(self._store_new_table())

    async def _store_new_table(self) -> None:
        async with self.book.changing() as state:
            await self._store(state)
        self._settle_after_change()

    async def change(self, change: Change, *, notice: str = "") -> None:
        """Store the result of `change`, then show it; the match begins when the last seat is taken.
        `notice` is a line for the chat."""
        await run_to_completion(self._store_change(change, notice))

    async def _store_change(self, change: Change, notice: str) -> None:
        async with self.book.changing() as state:
            new_state = change(state)
            if new_state is not state:
                await self._store(new_state, notice=notice)
        self._settle_after_change()

    async def _store(self, state: TableState, *, notice: str = "") -> None:
        if state.is_complete and not state.match_id:
            await self.running_match.begin(state, notice=notice)
        else:
            await self.book.save(state, notice=notice)

    def _settle_after_change(self) -> None:
        if self.state.match_id:
            text = f"Table {self.code} is closed to spectators"
            self.attendance.dismiss(text, spare=self._may_watch)
        self.settle()

    def settle(self) -> None:
        """Update the match and all timers from the state, and notify the observers."""
        self._summary = None
        if not self._stopped:
            self.running_match.settle()
            self.timeouts.settle()
            self.notifier.notify()
            self._on_change()

    # Taking back

    async def take_back(self, seat: int) -> None:
        """Take back a seat's last answer; raises CannotUndoError.

        If other people were asked after it, a notice in the chat tells them that they no longer
        are.
        """
        asked_before = self.running_match.asked_people
        await self.table.undo(seat)
        own_seats = self.state.seats_of(self.state.seats[seat].holder)
        told_seats = set(asked_before) - set(self.running_match.asked_people) - set(own_seats)
        if told_seats:
            text = f"{self.state.seats[seat].label} takes an answer back and is asked again"
            self.services.tasks.begin(self._note(text), name="a note of an undo")

    async def _note(self, text: str) -> None:
        await self.book.chat.note(text)
        self.notifier.notify()

    # Requests

    async def ask(self, seat: int, kind: Literal["undo", "end"], *, answers: int = 0) -> None:
        """Make a player's request: to end the match, or to go back to this number of answers."""
        request = Request(kind, seat, self.running_match.answer_count, answers, (seat,))

        def with_request(state: TableState) -> TableState:
            now = self._only_bots_since(request.answers_when_asked)
            return state_after_request(state, evolve(request, answers_when_asked=now))

        label = self.state.seats[seat].label
        await self.change(with_request, notice=f"{label} asks {request_text(request)}")
        await self.do_what_is_agreed()

    def _only_bots_since(self, answers: int) -> int:
        """The current number of answers; raises CannotUndoError if a person has played since."""
        answerers, seats = self.table.answerers, self.state.seats
        if len(answerers) < answers or not all(
            seats[s].is_played_by_bot for s in answerers[answers:]
        ):
            raise CannotUndoError("the match has continued in the meantime")
        return len(answerers)

    async def consent(self, seat: int, *, yes: bool) -> None:
        """Record that a player agrees to the request or refuses it; one refusal is enough."""
        if yes:
            await self.change(lambda state: state_after_consent(state, seat))
            await self.do_what_is_agreed()
        else:
            label = self.state.seats[seat].label
            await self.change(state_after_refusal, notice=f"{label} does not agree")

    async def do_what_is_agreed(self) -> None:
        """Carry out the request if all people have agreed to it."""
        while (request := self.state.request) is not None and is_agreed(self.state):
            if request.kind == "end":
                await self.change(lambda state: state_after_ending(state, "ended by agreement"))
                return
            try:
                await self.table.rewind(request.answers, agreed_count=request.answers_when_asked)
            except CannotUndoError:
                if self.state.request == request:
                    raise  # otherwise a bot answered at the same moment, or it was already done

    # The end of a table

    async def close_down(self, text: str, *, even_if_seated: bool = False) -> None:
        """Remove a table whose match has not begun; if people sit there, only if `even_if_seated`.

        `text` is shown to the visitors who are sent away.
        """
        if await self.book.try_remove(even_if_seated=even_if_seated):
            self.stop()
            self.attendance.dismiss(text)
            self._on_gone(self)

    async def close_by_order(self, text: str) -> None:
        """End the match, or remove a table that has not begun; `text` names the person and the
        reason.
        """

        def end_match(state: TableState) -> TableState:
            check_playing(state)
            return state_after_ending(state, text)

        if self.stage == "playing":
            await self.change(end_match, notice=text)
        else:
            await self.close_down(text, even_if_seated=True)

    def _close_unused(self) -> None:
        closing = self.close_down("No players came, so the table was removed", even_if_seated=True)
        self.services.tasks.begin(closing, name="closing a table")

    def stop(self) -> None:
        """Stop all automatic actions; a change that is being stored is finished."""
        self._stopped = True
        self.running_match.stop()
        self.timeouts.stop()
        self.notifier.close()
