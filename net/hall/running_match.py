"""The course of the match at a hosted table: its bots, its clocks, and who stands in for whom.

`settle` brings all of these in line with the register and with who is there. It can be called at
any time and does nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine.core.codec import from_plain
from engine.core.errors import WardenclyffeError
from engine.core.registry import find
from net.hall.chat import ChatLine
from net.hall.match_store import HostedMatchStore
from net.hall.player_clocks import Clocks
from net.hall.table_plan import DAY
from net.hall.table_state import TableState
from net.hall.takeover import ended, fated
from net.hall.timers import SeatTimers, Timer
from net.play.bots import best_bot
from net.play.table import Table
from net.play.update import Update
from saves.errors import SaveError
from saves.record import HUMAN, Player

if TYPE_CHECKING:
    from net.hall.hosted_table import HostedTable

_log = logging.getLogger("wardenclyffe.server")

SLEEP_AFTER = 300.0
"""Seconds until a match that nobody looks at is put out of memory; it stays in the store."""
GATHER_FOR = 2.0 * DAY
"""Seconds that a table waits for players while nobody is there."""
SHOW_OVER_FOR = 1.0 * DAY
"""Seconds that a finished table stays in its players' lists."""
MERCY = 10.0
"""Seconds that somebody gets if the end of their time could not be stored."""


class RunningMatch:
    """One match, from its first decision to its last, asleep or awake."""

    def __init__(self, hosted: HostedTable, register: TableState) -> None:
        means = hosted.means
        self.table: Table | None = None
        """The match while it is in memory."""
        self.asked: tuple[int, ...] = ()
        self.where = ""
        self.answers = 0
        self.clocks = Clocks(
            register.plan.clock,
            register.places,
            clockwork=means.clockwork,
            ran_out=self._ran_out,
        )
        self._hosted = hosted
        self._means = means
        self._standing: frozenset[int] = frozenset()
        """The seats where a bot stands in at the table that is awake."""
        self._away = SeatTimers(means.clockwork, self._gone_long)
        self._quiet = ""
        self._quiet_timer: Timer | None = None
        self._waking = asyncio.Lock()

    # Beginning, waking, sleeping

    async def begin(self, register: TableState, lines: Sequence[ChatLine]) -> None:
        """Everybody is there: set the match up. Only if that can be stored has anybody sat down."""
        plan, ledger = register.plan, HostedMatchStore(self._hosted, opening=(register, lines))
        game = find(plan.game)
        table = await Table.create(
            game,
            from_plain(dict(plan.options), game.options),
            players=[Player(place.bot or HUMAN, place.label) for place in register.places],
            store=ledger,
            seed=plan.seed,
            pace=self._means.pace,
        )
        self._take_up(table)

    async def wake(self) -> Table:
        """The match, brought back into memory if need be."""
        async with self._waking:
            if self.table is None:
                match_id, ledger = self._hosted.register.match_id, HostedMatchStore(self._hosted)
                self._take_up(await Table.resume(ledger, match_id, pace=self._means.pace))
            assert self.table is not None
            return self.table

    def _take_up(self, table: Table) -> None:
        self.table, self._standing = table, frozenset()
        table.watch(None, self._told)
        self._told(table.update(None))
        if self._hosted.stage == "playing":
            self._means.bots.begin(table.run_bots(), what=f"the bots of {self._hosted.code}")

    def sleep(self) -> None:
        """Put the match out of memory."""
        if self.table is not None:
            self.table.close()
            self.table, self._standing = None, frozenset()

    def stop(self) -> None:
        """Let nothing happen any more."""
        self.clocks.stop()
        self._away.expect({})
        self._wait("", 0.0, self.sleep)
        self.sleep()

    def _told(self, update: Update) -> None:
        """The match has changed."""
        self.asked, self.where = update.waiting_for, update.where.words
        self.answers = update.answers
        self._hosted.settle()

    # Bringing everything in line

    def settle(self) -> None:
        """See to it that bots, clocks and timers are as they should be."""
        self._seat_bots()
        self.clocks.ask(self._hosted.asked_people, answers=self.answers)
        self._away.expect(self._missed())
        self._wait(*self._next_if_quiet())

    def _seat_bots(self) -> None:
        places = enumerate(self._hosted.register.places)
        wanted = frozenset(seat for seat, place in places if place.holder and place.fate)
        if self._hosted.stage != "playing":
            return
        if self.table is None:
            if self._bot_is_asked():
                self._means.chores.begin(self._wake_bots(), what=f"table {self._hosted.code}")
            return
        before, self._standing = self._standing, wanted
        for seat in wanted - before:
            self.table.stand_in(seat, best_bot(self.table.game))
        for seat in before - wanted:
            self.table.stand_down(seat)

    def _bot_is_asked(self) -> bool:
        places = self._hosted.register.places
        return any(places[seat].is_played_by_bot for seat in self.asked)

    async def _wake_bots(self) -> None:
        try:
            await self.wake()
        except WardenclyffeError as error:  # the first person who comes will try again
            _log.error("table %s stays asleep: %s", self._hosted.code, error)

    def _missed(self) -> dict[int, float]:
        """The people for whom a bot is to stand in, and after how many seconds away.

        Nobody waits for the last one who still plays: that match waits, and is not played out.
        """
        hosted, minutes = self._hosted, self._hosted.register.plan.stand_in_minutes
        if hosted.stage != "playing" or not minutes or len(hosted.register.people) < 2:
            return {}
        places = hosted.register.places
        people, here = hosted.register.people, hosted.attendance.is_here
        away = (seat for seat in people if not here(places[seat].holder))
        return dict.fromkeys(away, minutes * 60.0)

    # When nobody is there

    def _next_if_quiet(self) -> tuple[str, float, Callable[[], None]]:
        """What will happen if nobody comes: its name, after how many seconds, and the deed."""
        hosted = self._hosted
        if not len(hosted.attendance):
            if hosted.stage == "gathering":
                return "close", GATHER_FOR, self._close_down
            if self.table is not None and not (hosted.stage == "playing" and self._bot_is_asked()):
                return "sleep", SLEEP_AFTER, self._fall_asleep
            if hosted.stage == "over":
                return "forget", SHOW_OVER_FOR, lambda: self._means.forget(hosted)
        return "", 0.0, self.sleep

    def _wait(self, name: str, seconds: float, deed: Callable[[], None]) -> None:
        """Have one thing done later; if it is waited for already, that goes on."""
        if name == self._quiet:
            return
        if self._quiet_timer is not None:
            self._quiet_timer.cancel()
        self._quiet = name
        self._quiet_timer = self._means.clockwork.later(seconds, deed) if name else None

    def _fall_asleep(self) -> None:
        self.sleep()
        self.settle()

    def _close_down(self) -> None:
        words = "Nobody came, so the table was put away"
        self._means.chores.begin(
            self._hosted.close_down(words, even_if_seated=True), what="closing a table"
        )

    # When somebody's time is over

    def _ran_out(self, seat: int) -> None:
        self._means.chores.begin(self._end_time(seat), what=f"the clock of {self._hosted.code}")

    async def _end_time(self, seat: int) -> None:
        """A clock stands at zero: a bot plays on, or the match ends, as the table chose."""
        label = self._hosted.register.places[seat].label
        try:
            await self._hosted.keep(
                lambda register: self._timed_out(register, seat), said=f"{label} ran out of time"
            )
        except SaveError as error:
            _log.error("table %s: the end of a clock was not stored: %s", self._hosted.code, error)
            self.clocks.grant(seat, MERCY)
            self._hosted.settle()

    def _timed_out(self, register: TableState, seat: int) -> TableState:
        """Time for each decision comes again, and so may its player; an empty bank is lost."""
        clock, place = register.plan.clock, register.places[seat]
        if seat not in self._hosted.asked_people or self.clocks.remaining(seat):
            return register  # answered just in time
        if clock.on_zero == "end":
            lost = fated(register, seat, "out of time")
            return ended(lost, f"{place.label} ran out of time")
        return fated(register, seat, "standing in" if clock.kind == "decision" else "out of time")

    def _gone_long(self, seat: int) -> None:
        self._means.chores.begin(self._stand_in(seat), what=f"a stand-in at {self._hosted.code}")

    async def _stand_in(self, seat: int) -> None:
        """Somebody has been away for as long as the table waits."""
        label = self._hosted.register.places[seat].label

        def change(register: TableState) -> TableState:
            return fated(register, seat, "standing in") if seat in self._missed() else register

        try:
            await self._hosted.keep(change, said=f"A bot stands in for {label}, who is away")
        except SaveError as error:
            _log.error("table %s: a stand-in was not stored: %s", self._hosted.code, error)
            self._hosted.settle()
