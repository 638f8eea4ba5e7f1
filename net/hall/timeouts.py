"""The timeouts of a hosted table.

- A player's clock reaches zero: a bot plays on, or the match ends, depending on the plan.
- A player has been away for too long: a bot stands in.
- The table has been empty for long: its match is put to sleep; an old table is removed.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial

from attrs import frozen

from net.hall.book import Change, TableBook
from net.hall.presence import Attendance
from net.hall.running_match import RunningMatch
from net.hall.services import Services
from net.hall.table_plan import DAY_SECONDS
from net.hall.table_state import TableState
from net.hall.takeover import state_after_ending, with_takeover
from net.hall.timers import SeatTimers, Timer
from net.visitor import network_of_guest
from saves.errors import SaveError

_log = logging.getLogger("wardenclyffe.server")

SLEEP_AFTER_SECONDS = 60.0
"""Seconds until the match of an empty table is removed from memory; it stays in the store."""
GATHERING_SECONDS = 2.0 * DAY_SECONDS
"""Seconds that a table waits for players while no visitor is there."""
GUESTS_GATHERING_SECONDS = 3600.0
"""Seconds that an empty table waits for players if only guests have a seat."""
NO_SEAT_TAKEN_SECONDS = 600.0
"""Seconds that an empty table waits for players if no person has a seat."""
ABANDONED_AFTER_SECONDS = 30.0 * DAY_SECONDS
"""Seconds until a match without a clock ends if no visitor comes to its table."""
GUESTS_ABANDONED_AFTER_SECONDS = 1.0 * DAY_SECONDS
"""Seconds until a match of guests without a clock ends if no visitor comes to its table."""
SHOW_OVER_SECONDS = 1.0 * DAY_SECONDS
"""Seconds that a finished table stays in its players' lists."""
EXTRA_TIME_SECONDS = 10.0
"""Seconds that a player gets if running out of time could not be stored."""


def out_of_time_text(label: str) -> str:
    """The notice that a player's clock has reached zero."""
    return f"{label} ran out of time"


@frozen(kw_only=True)
class TableCallbacks:
    on_change: Callable[[], None]
    close_down: Callable[[], None]
    """Called when no players came, to remove the table."""
    forget: Callable[[], None]
    """Called when a finished table has not been visited for long."""


@frozen
class _Wait:
    """The action that follows if the table stays empty."""

    name: str
    seconds: float
    action: Callable[[], None]


class Timeouts:
    """The timers of one table that is not asleep."""

    def __init__(
        self,
        book: TableBook,
        running_match: RunningMatch,
        attendance: Attendance,
        *,
        services: Services,
        callbacks: TableCallbacks,
    ) -> None:
        self._book = book
        self._running_match = running_match
        self._attendance = attendance
        self._services = services
        self._callbacks = callbacks
        self._away_timers = SeatTimers(services.clock, self.on_away)
        self._wait: _Wait | None = None
        self._wait_timer: Timer | None = None
        book.clocks.on_zero = self.on_zero

    def settle(self) -> None:
        """Start the timers that are needed now. Calling it twice changes nothing."""
        self._away_timers.run_exactly(self._away_players())
        self._wait_for(self._next_if_empty())

    def stop(self) -> None:
        self._away_timers.run_exactly({})
        self._wait_for(None)

    # A player's clock

    def on_zero(self, seat: int) -> None:
        self._services.tasks.begin(self._end_time(seat), name=f"the clock of {self._code}")

    async def _end_time(self, seat: int) -> None:
        notice = out_of_time_text(self._book.state.seats[seat].label)
        change = partial(self._state_after_zero, seat)
        if not await self._try_change(change, "the end of a clock", notice=notice):
            self._book.clocks.set_seconds(seat, EXTRA_TIME_SECONDS)
        self._callbacks.on_change()

    async def _try_change(self, change: Change, what: str, *, notice: str = "") -> bool:
        """Store a change; if that fails, log `what` was not stored and return False."""
        try:
            await self._book.change(change, notice=notice)
        except SaveError as error:
            _log.error("table %s: %s was not stored: %s", self._code, what, error)
            return False
        return True

    def _state_after_zero(self, seat: int, state: TableState) -> TableState:
        """The state after a clock has run out; a player with a time per decision may return."""
        clock, label = state.plan.clock, state.seats[seat].label
        if seat not in self._running_match.asked_people or self._book.clocks.remaining(seat):
            return state  # answered just in time
        if clock.on_zero == "end":
            new_state = with_takeover(state, seat, "out of time")
            return state_after_ending(new_state, out_of_time_text(label), loser=seat)
        return with_takeover(
            state, seat, "standing in" if clock.kind == "decision" else "out of time"
        )

    # A player who is away

    def _away_players(self) -> dict[int, float]:
        state = self._book.state
        minutes, people = state.plan.stand_in_minutes, state.seats_of_people
        if state.stage != "playing" or not minutes or len(state.holders) < 2:
            return {}
        is_here = self._attendance.is_here
        away_seats = (seat for seat in people if not is_here(state.seats[seat].holder))
        return dict.fromkeys(away_seats, minutes * 60.0)

    def on_away(self, seat: int) -> None:
        """Called when the player of a seat has been away for as long as the plan allows."""
        self._services.tasks.begin(self._stand_in(seat), name=f"a stand-in at {self._code}")

    async def _stand_in(self, seat: int) -> None:
        notice = f"A bot takes over for {self._book.state.seats[seat].label}, who is away"
        change = partial(self._state_after_absence, seat)
        await self._try_change(change, "a stand-in", notice=notice)
        self._callbacks.on_change()

    def _state_after_absence(self, seat: int, state: TableState) -> TableState:
        if seat not in self._away_players():
            return state  # back just in time
        return with_takeover(state, seat, "standing in")

    # An empty table

    def _next_if_empty(self) -> _Wait | None:
        """The next action if the table stays empty; None while a visitor is present."""
        stage = self._book.state.stage
        if len(self._attendance):
            return None
        if stage == "gathering":
            seconds = self._longest_wait()
            return _Wait(f"close after {seconds}", seconds, self._callbacks.close_down)
        if self._running_match.table is not None and not self._running_match.is_waiting_for_bot:
            return _Wait("sleep", SLEEP_AFTER_SECONDS, self._sleep)
        if stage == "over":
            return _Wait("forget", SHOW_OVER_SECONDS, self._callbacks.forget)
        if self._book.state.plan.clock.kind == "none":
            seconds = (
                GUESTS_ABANDONED_AFTER_SECONDS if self._has_only_guests else ABANDONED_AFTER_SECONDS
            )
            return _Wait("abandon", seconds, self._abandon)
        return None

    def _longest_wait(self) -> float:
        if not self._book.state.seats_of_people:
            return NO_SEAT_TAKEN_SECONDS
        return GUESTS_GATHERING_SECONDS if self._has_only_guests else GATHERING_SECONDS

    @property
    def _has_only_guests(self) -> bool:
        holders = [each.holder for each in self._book.state.seats if each.holder]
        return all(map(network_of_guest, holders))

    def _abandon(self) -> None:
        self._services.tasks.begin(self._end_abandoned(), name=f"the end of {self._code}")

    async def _end_abandoned(self) -> None:
        """End a match that no player has returned to; it stays in the store."""
        await self._try_change(self._state_after_abandoning, "its end")
        self._callbacks.on_change()

    def _state_after_abandoning(self, state: TableState) -> TableState:
        if len(self._attendance) or state.stage != "playing":
            return state  # a player came back just in time
        return state_after_ending(state, "abandoned")

    def _wait_for(self, wait: _Wait | None) -> None:
        former_wait, self._wait = self._wait, wait
        if former_wait is not None and wait is not None and former_wait.name == wait.name:
            return
        if self._wait_timer is not None:
            self._wait_timer.cancel()
            self._wait_timer = None
        if wait is not None:
            self._wait_timer = self._services.clock.later(wait.seconds, wait.action)

    def _sleep(self) -> None:
        self._running_match.sleep()
        self._running_match.settle()
        self.settle()

    @property
    def _code(self) -> str:
        return self._book.state.code
