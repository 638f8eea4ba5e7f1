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
    """The time of one seat."""

    seconds_left: float
    """Seconds left when the clock was last stopped."""
    mark: int = -1
    """The number of answers at which time was last added."""
    since: float | None = None
    """The time at which it was started; None while it is stopped."""


class PlayerClocks:
    """The remaining time of each player."""

    def __init__(self, plan: ClockPlan, seats: Sequence[SeatState], *, clock: Clock) -> None:
        """Create the clocks as stored; all of them are stopped."""
        self.on_zero: Callable[[int], None] = lambda seat: None
        """Called with the seat whose time has run out."""
        self._plan = plan
        self._clock = clock
        self._timers = SeatTimers(clock, lambda seat: self.on_zero(seat))
        self._seats = [self._stored_clock(each) for each in seats]
        self._answering: set[int] = set()

    def _stored_clock(self, seat_state: SeatState) -> _SeatClock:
        seconds_left = self._plan.seconds if seat_state.left is None else seat_state.left / 1000
        return _SeatClock(seconds_left, seat_state.mark)

    def remaining(self, seat: int) -> float | None:
        """The remaining seconds of a seat; None if the table has no clocks."""
        if self._plan.kind == "none":
            return None
        own = self._seats[seat]
        seconds = 0.0 if own.since is None else self._clock.monotonic() - own.since
        return max(0.0, own.seconds_left - seconds)

    def ask(self, seats: Collection[int], *, answers: int) -> None:
        """Run the clocks of exactly these seats; `answers` is the number of answers so far."""
        if self._plan.kind == "none":
            return
        for seat, own in enumerate(self._seats):
            if seat not in seats:
                self._stop(seat)
            elif own.since is not None:
                self._go_on(own, answers)
            elif seat not in self._answering:
                self._start(own, answers)
        running = (seat for seat, own in enumerate(self._seats) if own.since is not None)
        self._timers.expect({seat: self.remaining(seat) or 0.0 for seat in running})

    @contextmanager
    def answering(self, seat: int, *, answers: int) -> Iterator[None]:
        """Stop a seat's clock while its answer is stored, and restart it if storing fails.

        After a failure the caller must `ask` again, because the running clock has no timer.
        """
        own = self._seats[seat]
        before = evolve(own)
        self._stop(seat)
        if self._plan.kind == "bank" and before.since is not None and answers > own.mark:
            own.seconds_left += self._plan.increment
            own.mark = answers
        self._answering.add(seat)
        try:
            yield
        except BaseException:
            self._seats[seat] = before
            raise
        finally:
            self._answering.discard(seat)

    def go_back(self, answers: int) -> None:
        """Add time for each decision again, after all have agreed to go back to `answers`."""
        for seat, own in enumerate(self._seats):
            self._stop(seat)
            if self._plan.kind == "decision":
                own.mark = min(own.mark, answers - 1)

    def grant(self, seat: int, seconds: float) -> None:
        """Stop a seat's clock and set it to `seconds`."""
        self._stop(seat)
        self._seats[seat].seconds_left = seconds

    def stop(self) -> None:
        """Stop all clocks."""
        self.ask((), answers=0)

    def written_into(self, seats: Sequence[SeatState]) -> tuple[SeatState, ...]:
        """The seats with the current values of their clocks."""
        if self._plan.kind == "none":
            return tuple(seats)
        return tuple(
            evolve(each, left=round((self.remaining(seat) or 0.0) * 1000), mark=own.mark)
            for seat, (each, own) in enumerate(zip(seats, self._seats, strict=True))
        )

    def _start(self, own: _SeatClock, answers: int) -> None:
        if self._plan.kind == "decision" and answers > own.mark:
            own.seconds_left = float(self._plan.seconds)
            own.mark = answers
        own.since = self._clock.monotonic()

    def _go_on(self, own: _SeatClock, answers: int) -> None:
        """Continue the clock for the same decision, whatever the other seats have done."""
        if self._plan.kind == "decision":
            own.mark = answers

    def _stop(self, seat: int) -> None:
        self._timers.stop(seat)
        self._seats[seat].seconds_left = self.remaining(seat) or 0.0
        self._seats[seat].since = None
