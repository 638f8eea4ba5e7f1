"""The clocks of the players at one table: one timer for each person who is asked.

Time is added only once for each number of answers, so undoing and repeating an answer gains none.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from attrs import define, evolve

from net.hall.table_plan import ClockPlan
from net.hall.table_state import SeatState
from net.hall.timers import Clock, SeatTimers


@define
class _SeatClock:
    seconds_left: float
    """Seconds left when the clock was last stopped."""
    mark: int = -1
    """The number of answers at which time was last added."""
    since: float | None = None
    """The time at which it was started; None while it is stopped."""


class PlayerClocks:
    def __init__(self, plan: ClockPlan, seats: Sequence[SeatState], *, clock: Clock) -> None:
        """Create the clocks as stored; all of them are stopped."""
        self.on_zero: Callable[[int], None] = lambda seat: None
        """Called with the seat whose time has run out."""
        self._plan = plan
        self._clock = clock
        self._timers = SeatTimers(clock, lambda seat: self.on_zero(seat))
        self._seats = [self._stored_clock(each) for each in seats]
        self._answering_seats: set[int] = set()

    def _stored_clock(self, seat_state: SeatState) -> _SeatClock:
        seconds_left = (
            self._plan.seconds
            if seat_state.clock_milliseconds is None
            else seat_state.clock_milliseconds / 1000
        )
        return _SeatClock(seconds_left, seat_state.mark)

    def remaining(self, seat: int) -> float | None:
        """The remaining seconds of a seat; None if the table has no clocks."""
        if self._plan.kind == "none":
            return None
        seat_clock = self._seats[seat]
        seconds = 0.0 if seat_clock.since is None else self._clock.monotonic() - seat_clock.since
        return max(0.0, seat_clock.seconds_left - seconds)

    def run_for(self, seats: Collection[int], *, answers: int) -> None:
        """Run the clocks of exactly these seats; `answers` is the number of answers so far."""
        if self._plan.kind == "none":
            return
        for seat, seat_clock in enumerate(self._seats):
            if seat not in seats:
                self._stop_clock_of(seat)
            elif seat_clock.since is not None:
                self._go_on(seat_clock, answers)
            elif seat not in self._answering_seats:
                self._start(seat_clock, answers)
        running = (
            seat for seat, seat_clock in enumerate(self._seats) if seat_clock.since is not None
        )
        self._timers.run_exactly({seat: self.remaining(seat) or 0.0 for seat in running})

    @contextmanager
    def pause_while_storing(self, seat: int, *, answers: int) -> Iterator[None]:
        """Stop a seat's clock while its answer is stored, and restart it if storing fails.

        After a failure, call `run_for` again, because the running clock has no timer.
        """
        seat_clock = self._seats[seat]
        former_clock = evolve(seat_clock)
        self._stop_clock_of(seat)
        if (
            self._plan.kind == "bank"
            and former_clock.since is not None
            and answers > seat_clock.mark
        ):
            seat_clock.seconds_left += self._plan.increment
            seat_clock.mark = answers
        self._answering_seats.add(seat)
        try:
            yield
        except BaseException:
            self._seats[seat] = former_clock
            raise
        finally:
            self._answering_seats.discard(seat)

    def go_back(self, answers: int) -> None:
        """Add time for each decision again, after all have agreed to go back to `answers`."""
        for seat, seat_clock in enumerate(self._seats):
            self._stop_clock_of(seat)
            if self._plan.kind == "decision":
                seat_clock.mark = min(seat_clock.mark, answers - 1)

    def set_seconds(self, seat: int, seconds: float) -> None:
        self._stop_clock_of(seat)
        self._seats[seat].seconds_left = seconds

    def stop(self) -> None:
        self.run_for((), answers=0)

    def seats_with_clocks(self, seats: Sequence[SeatState]) -> tuple[SeatState, ...]:
        if self._plan.kind == "none":
            return tuple(seats)
        return tuple(
            evolve(
                each,
                clock_milliseconds=round((self.remaining(seat) or 0.0) * 1000),
                mark=seat_clock.mark,
            )
            for seat, (each, seat_clock) in enumerate(zip(seats, self._seats, strict=True))
        )

    def _start(self, seat_clock: _SeatClock, answers: int) -> None:
        if self._plan.kind == "decision" and answers > seat_clock.mark:
            seat_clock.seconds_left = float(self._plan.seconds)
            seat_clock.mark = answers
        seat_clock.since = self._clock.monotonic()

    def _go_on(self, seat_clock: _SeatClock, answers: int) -> None:
        """Continue the clock for the same decision, whatever the other seats have done."""
        if self._plan.kind == "decision":
            seat_clock.mark = answers

    def _stop_clock_of(self, seat: int) -> None:
        self._timers.stop(seat)
        self._seats[seat].seconds_left = self.remaining(seat) or 0.0
        self._seats[seat].since = None
