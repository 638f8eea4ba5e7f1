"""A hosted table: a register, a match, and whoever is there; from the first guest to the result.

Every change is stored before it is seen.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal, TypeAlias

from attrs import evolve

from engine.core.errors import CannotUndoError
from engine.core.registry import find
from net.hall.background import to_the_end
from net.hall.chair import Chair
from net.hall.chat import ChatLine, Room
from net.hall.consent import agreed, declined, is_agreed, requested, words_of
from net.hall.errors import (
    NoSpectatorsError,
    NoSuchTableError,
    NotBegunError,
    PrivateTableError,
    TableFullError,
)
from net.hall.notifier import Notifier
from net.hall.presence import Attendance
from net.hall.running_match import RunningMatch
from net.hall.services import Services
from net.hall.summaries import ANYBODY, SeatSummary, TableSummary, seat_summary, table_summary
from net.hall.table_state import Request, Stage, TableState, result_words, to_text
from net.hall.takeover import ended, playing
from net.play.table import Table
from net.visitor import Visitor
from saves.store import Stored
from saves.tables import Ended, TableRow

Change: TypeAlias = Callable[[TableState], TableState]
Write: TypeAlias = Callable[[TableRow, Sequence[ChatLine]], Awaitable[None]]


class HostedTable:
    """One table of the hall."""

    def __init__(
        self, register: TableState, means: Services, *, lines: Iterable[ChatLine] = ()
    ) -> None:
        """A table as it was kept; nothing runs before it is settled."""
        self.register = register
        self.means = means
        self.room = Room(register.code, pages=means.pages, clockwork=means.clockwork, lines=lines)
        self.attendance = Attendance(self.settle)
        self.course = RunningMatch(self, register)
        self.bell = Notifier(means.clockwork)
        """Rings for everything but the match: seats, presence, chat, requests."""
        self.seen = [place.seen for place in register.places]
        """The answers that each seat's player has seen."""
        self.is_closed = False
        """Put away: nothing can be kept any more."""
        self._stopped = False
        self._card: TableSummary | None = None
        """Kept until something changes: lobbies ask for it often."""
        self._admitted: set[str] = set()
        self._keeping = asyncio.Lock()

    # What can be seen

    @property
    def code(self) -> str:
        """The table's name."""
        return self.register.code

    @property
    def stage(self) -> Stage:
        """How far the table has come."""
        return self.register.stage

    @property
    def title(self) -> str:
        """The title of the game."""
        return find(self.register.plan.game).title

    @property
    def seats(self) -> tuple[SeatSummary, ...]:
        """Everybody's seat, presence and clock."""
        return tuple(seat_summary(self, seat) for seat in range(len(self.register.places)))

    def card(self, identity: str) -> TableSummary:
        """How the table looks in the lobby; the same to all who have nothing to do with it."""
        if self.register.expects(identity):
            return table_summary(self, identity)
        if self._card is None:
            self._card = table_summary(self, ANYBODY)
        return self._card

    @property
    def watchers(self) -> list[str]:
        """The labels of those who are there without a seat."""
        people = self.attendance.people()
        return [each.label for each in people if self.register.seat_of(each.identity) is None]

    @property
    def asked_people(self) -> tuple[int, ...]:
        """The seats where a person is asked, and no bot will answer."""
        if self.stage != "playing":
            return ()
        return tuple(seat for seat in self.course.asked if seat in self.register.people)

    def time_left(self, seat: int) -> float | None:
        """The seconds on a seat's clock; with time for each decision, only while it is asked."""
        one_by_one = self.register.plan.clock.kind == "decision"
        if not self.register.places[seat].holder or (one_by_one and seat not in self.asked_people):
            return None
        return self.course.clocks.remaining(seat)

    @property
    def table(self) -> Table:
        """The match, for whoever has a chair: it is awake as long as anybody is there."""
        if self.course.table is None:
            raise NotBegunError(f"table {self.code} is still waiting for players")
        return self.course.table

    @property
    def result(self) -> str:
        """How the match ended, in words."""
        return result_words(self.register)

    # Coming in

    def admit(self, visitor: Visitor) -> None:
        """Somebody knows the code."""
        self._admitted.add(visitor.identity)

    async def chair(self, visitor: Visitor) -> Chair:
        """A chair for somebody, as a player or to look on; or the reason why not."""
        self._check_entry(visitor)
        if self.register.match_id:
            await self.course.wake()
        if self._stopped:
            raise NoSuchTableError(f"table {self.code} is closed")
        chair = Chair(self, visitor)
        self.attendance.come(chair)
        return chair

    def _check_entry(self, visitor: Visitor) -> None:
        register, who = self.register, visitor.identity
        if not (register.plan.public or who in self._admitted or register.expects(who)):
            raise PrivateTableError("that table is private: ask for its code")
        if register.seat_of(who) is not None:
            return
        if not self._may_look_on(who):
            raise NoSpectatorsError(f"table {self.code} does not want to be watched")
        if len(self.watchers) >= self.means.limits.watchers_per_table:
            raise TableFullError(f"too many people are watching table {self.code}")

    def _may_look_on(self, identity: str) -> bool:
        """May somebody be there without a seat? Before the match, to see whether to sit down."""
        register = self.register
        return register.plan.spectators or not register.match_id or register.has_sat(identity)

    # Keeping the register

    async def keep(self, change: Change, *, said: str = "") -> None:
        """Change the register: stored first, then seen. What changes nothing is not stored."""
        await to_the_end(self._keep(change, said))

    async def _keep(self, change: Change, said: str) -> None:
        lasted = self.register.ending is None
        await self.write_down(change, said=said)
        if lasted and self.register.ending is not None and self.course.table is not None:
            self.course.table.dismiss_bots()
        if self.register.match_id:
            words = f"Table {self.code} does not want to be watched"
            self.attendance.dismiss(words, spare=self._may_look_on)
        self.settle()

    async def write_down(
        self, change: Change, write: Write | None = None, *, said: str = ""
    ) -> None:
        """Change the register, together with what else `write` stores."""
        async with self._keeping:
            if self.is_closed:
                raise NoSuchTableError(f"table {self.code} is closed")
            changed = change(self.register)
            if changed is self.register and write is None:
                return
            lines = (self.room.notice(said),) if said else ()
            if changed.is_complete and not changed.match_id:
                await self.course.begin(changed, lines)
            else:
                await self._store(changed, write or self._save(changed), lines)

    async def begin(self, register: TableState, stored: Stored, lines: Sequence[ChatLine]) -> None:
        """The match begins, and whoever sat down last has sat down: both or neither."""

        async def write(page: TableRow, lines: Sequence[ChatLine]) -> None:
            await self.means.pages.begin(page, stored, lines)

        await self._store(register, write, (*lines, self.room.notice("The match begins")))

    async def _store(self, register: TableState, write: Write, lines: Sequence[ChatLine]) -> None:
        now = self._as_now(register)
        over, time = now.stage == "over", self.means.clockwork.now()
        await write(TableRow(now.code, now.match_id, over, time, to_text(now)), lines)
        self.register = now
        self.room.add(*lines)

    def _save(self, register: TableState) -> Write:
        over = None
        if register.ending is not None and self.register.ending is None:
            over = Ended(register.match_id, result_words(register))

        async def write(page: TableRow, lines: Sequence[ChatLine]) -> None:
            await self.means.pages.save(page, lines, ended=over)

        return write

    def _as_now(self, register: TableState) -> TableState:
        """The register with what the clocks show, and what has been seen."""
        timed = self.course.clocks.kept(register.places)
        places = (evolve(place, seen=seen) for place, seen in zip(timed, self.seen, strict=True))
        return evolve(register, places=tuple(places))

    async def flush(self) -> None:
        """Store what the clocks show, and what has been seen."""
        now = self._as_now(self.register)
        if now != self.register and not self.is_closed:
            await self.write_down(lambda register: register, self._save(self.register))

    def settle(self) -> None:
        """Bring everything in line with how things stand, and let it be seen."""
        self._card = None
        if not self._stopped:
            self.course.settle()
            self.bell.ring()
            self.means.changed()

    # What all must agree to

    async def ask(self, seat: int, kind: Literal["undo", "end"], *, answers: int = 0) -> None:
        """A player asks the others to take answers back, or to end the match."""
        request = Request(kind, seat, self.course.answers, answers, (seat,))

        def change(register: TableState) -> TableState:
            now = self._only_bots_since(request.at)
            return requested(playing(register), evolve(request, at=now))

        label = self.register.places[seat].label
        await self.keep(change, said=f"{label} asks {words_of(request)}")
        await self.do_what_is_agreed()

    def _only_bots_since(self, answers: int) -> int:
        """How many answers there are now, if no person has played on or taken back."""
        given = self.table.answerers
        places = self.register.places
        if len(given) < answers or not all(places[s].is_played_by_bot for s in given[answers:]):
            raise CannotUndoError("the match went on meanwhile")
        return len(given)

    async def consent(self, seat: int, *, yes: bool) -> None:
        """A player answers what was asked; one refusal is enough."""
        if yes:
            await self.keep(lambda register: agreed(playing(register), seat))
            await self.do_what_is_agreed()
        else:
            label = self.register.places[seat].label
            await self.keep(declined, said=f"{label} does not agree")

    async def do_what_is_agreed(self) -> None:
        """If all have agreed, so be it."""
        while (request := self.register.request) is not None and is_agreed(self.register):
            if request.kind == "end":
                await self.keep(lambda register: ended(register, "ended by agreement"))
                return
            try:
                await self.table.rewind(request.answers, after=request.at)
            except CannotUndoError:
                if self.register.request == request:
                    raise  # otherwise a bot has answered at the same moment, or it was done

    # The end of a table

    async def close_down(self, words: str, *, even_if_seated: bool = False) -> None:
        """Put a table away that has not begun and where nobody sits."""
        async with self._keeping:
            seated = bool(self.register.people) and not even_if_seated
            if self.register.match_id or self.is_closed or seated:
                return
            await self.means.pages.remove(self.code)
            self.is_closed = True
            self.stop()
        self.attendance.dismiss(words)
        self.means.forget(self)

    def stop(self) -> None:
        """Let nothing happen by itself any more; what is being stored is stored."""
        self._stopped = True
        self.course.stop()
        self.bell.hush()
