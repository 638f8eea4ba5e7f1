"""The clocks of one table: one timer for each person who is asked, and no ticking.

Time is given for a number of answers once only. Taking an answer back and giving it again buys
nobody a second, because the match is then no further than it has been.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from attrs import define, evolve

from net.hall.table_plan import ClockPlan
from net.hall.table_state import SeatState
from net.hall.timers import Clock, SeatTimers


@define
class _Clock:
    """One seat's time."""

    left: float
    mark: int = -1
    """The number of answers for which time was last given."""
    since: float | None = None
    """When it was started; None while it stands still."""


class Clocks:
    """What everybody has left."""

    def __init__(
        self,
        plan: ClockPlan,
        places: Sequence[SeatState],
        *,
        clockwork: Clock,
        ran_out: Callable[[int], None],
    ) -> None:
        """The clocks as they were kept; `ran_out` is told whose time is over."""
        self._plan = plan
        self._clockwork = clockwork
        self._alarms = SeatTimers(clockwork, ran_out)
        self._clocks = [self._as_kept(place) for place in places]
        self._answering: set[int] = set()

    def _as_kept(self, place: SeatState) -> _Clock:
        left = self._plan.seconds if place.left is None else place.left / 1000
        return _Clock(left, place.mark)

    def remaining(self, seat: int) -> float | None:
        """The seconds that a seat has left; None without clocks."""
        if self._plan.kind == "none":
            return None
        clock = self._clocks[seat]
        used = 0.0 if clock.since is None else self._clockwork.passed() - clock.since
        return max(0.0, clock.left - used)

    def ask(self, seats: Collection[int], *, answers: int) -> None:
        """Let the clocks of exactly these seats run, from so many answers on."""
        if self._plan.kind == "none":
            return
        for seat, clock in enumerate(self._clocks):
            if seat not in seats:
                self._stop(seat)
            elif clock.since is not None:
                self._go_on(clock, answers)
            elif seat not in self._answering:
                self._start(clock, answers)
        running = (seat for seat, clock in enumerate(self._clocks) if clock.since is not None)
        self._alarms.expect({seat: self.remaining(seat) or 0.0 for seat in running})

    @contextmanager
    def answering(self, seat: int, *, answers: int) -> Iterator[None]:
        """The clock stands still while an answer is stored; if that fails, it had not stopped."""
        clock = self._clocks[seat]
        before = evolve(clock)
        self._stop(seat)
        if self._plan.kind == "bank" and before.since is not None and answers > clock.mark:
            clock.left += self._plan.increment
            clock.mark = answers
        self._answering.add(seat)
        try:
            yield
        except BaseException:
            self._clocks[seat] = before
            raise
        finally:
            self._answering.discard(seat)

    def go_back(self, answers: int) -> None:
        """All have agreed to go back: where each decision has its own time, it is given anew."""
        for seat, clock in enumerate(self._clocks):
            self._stop(seat)
            if self._plan.kind == "decision":
                clock.mark = min(clock.mark, answers - 1)

    def grant(self, seat: int, seconds: float) -> None:
        """A little more, because what was to happen at zero could not be stored."""
        self._stop(seat)
        self._clocks[seat].left = seconds

    def stop(self) -> None:
        """All clocks stand still."""
        self.ask((), answers=0)

    def kept(self, places: Sequence[SeatState]) -> tuple[SeatState, ...]:
        """The places with what their clocks show now."""
        if self._plan.kind == "none":
            return tuple(places)
        return tuple(
            evolve(place, left=round((self.remaining(seat) or 0.0) * 1000), mark=clock.mark)
            for seat, (place, clock) in enumerate(zip(places, self._clocks, strict=True))
        )

    def _start(self, clock: _Clock, answers: int) -> None:
        if self._plan.kind == "decision" and answers > clock.mark:
            clock.left = float(self._plan.seconds)
            clock.mark = answers
        clock.since = self._clockwork.passed()

    def _go_on(self, clock: _Clock, answers: int) -> None:
        """It is the same decision still, though others have answered or taken back."""
        if self._plan.kind == "decision":
            clock.mark = answers

    def _stop(self, seat: int) -> None:
        self._alarms.stop(seat)
        self._clocks[seat].left = self.remaining(seat) or 0.0
        self._clocks[seat].since = None
