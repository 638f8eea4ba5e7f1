"""A match from its beginning, to step through; any seat's view once it is finished."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.core.choice import Answer
from engine.core.errors import WardenclyffeError
from engine.core.event import Event
from engine.core.match import Charter, Match, steps_of
from engine.core.match_access import intermediate_views, position_of
from engine.core.position import Position
from engine.core.registry import find
from engine.core.text import one_line
from net.play.update import Update, events_heard_by
from saves.chain import new_match_of
from saves.errors import UnplayableMatchError
from saves.record import Record

_CHECKPOINT_STEP = 20

MAX_PLOT_POINTS = 200
"""For a match with more positions, plots show one position per phase, turn or round."""


class NotYoursToSeeError(WardenclyffeError):
    """The view of another seat in an unfinished match is not available."""


class Replay:
    """Every position of a match, from 0 (before the first answer) to the last."""

    def __init__(
        self,
        charter: Charter,
        answers: Sequence[Answer],
        redraws: Mapping[int, str] = MappingProxyType({}),
        *,
        own_seats: Collection[int] = (),
    ) -> None:
        """Create a replay; during the match only the views of `own_seats` and spectators exist."""
        self.charter = charter
        self.answers = tuple(answers)
        self._redraws = dict(redraws)
        self.own_seats = frozenset(own_seats)
        self._checkpoints: list[Position[Any]] = []
        self._where_after: list[str] = []
        self._chronicle: list[tuple[Event, ...]] = []
        self._current = self._play_match()
        self._position = len(self.answers)
        self.is_finished = self._current.outcome is not None

    @classmethod
    def from_record(cls, record: Record, *, own_seats: Collection[int] = ()) -> Replay:
        """The replay of a record; a foreign record may name more players than there are seats."""
        players, seats = len(record.players), record.charter.seat_count
        if players != seats:
            text = f"the match cannot be replayed: {players} players for {seats} seats"
            raise UnplayableMatchError(text)
        return cls(record.charter, record.answers, record.redraws, own_seats=own_seats)

    @property
    def positions(self) -> int:
        return len(self.answers) + 1

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """The seats whose view may be shown, and None for a spectator; after the end all seats."""
        seats = range(self.charter.seat_count)
        return (*(seat for seat in seats if self.is_finished or seat in self.own_seats), None)

    def update_at(self, number: int, seat: int | None) -> Update:
        """The position after a number of answers, with the events of the last one."""
        self._check_viewer(seat)
        if not 0 <= number < self.positions:
            raise IndexError(f"there is no position {number}")
        return self._frame(number, seat)

    def frames(self, seat: int | None) -> Iterator[Update]:
        self._check_viewer(seat)
        return (self._frame(number, seat) for number in range(self.positions))

    def course(self, seat: int | None) -> list[Update]:
        """The positions that show the course of the match: all, or one per phase if it is long."""
        self._check_viewer(seat)
        numbers = list(range(self.positions))
        if self.positions > MAX_PLOT_POINTS:
            numbers = sorted({*(number for number, _ in self.phases()), self.positions - 1})
        return [self._frame(number, seat) for number in numbers]

    def phases(self) -> list[tuple[int, str]]:
        """The positions at which a phase begins, each with the name of the phase."""
        texts = self._where_after
        starts = (n for n in range(len(texts)) if n == 0 or texts[n] != texts[n - 1])
        return [(number, texts[number]) for number in starts]

    def _check_viewer(self, seat: int | None) -> None:
        if seat not in self.viewers:
            raise NotYoursToSeeError("the view of another seat is shown only after the match")

    def _frame(self, number: int, seat: int | None) -> Update:
        match = self._match_at(number)
        return Update(
            seat=seat,
            view=match.view(seat),
            decision=None,
            waiting_for=tuple(decision.seat for decision in match.pending),
            events=events_heard_by(seat, self._chronicle[number]),
            can_undo=False,
            where=match.where,
            outcome=match.outcome,
            answer_count=number,
            intermediate_views=intermediate_views(match, seat),
        )

    def _match_at(self, number: int) -> Match[Any]:
        """The match after a number of answers, continued from the current one or from a checkpoint.

        The last answer is always given again, so that the views on the way are known.
        """
        checkpoint = max(0, number - 1) // _CHECKPOINT_STEP * _CHECKPOINT_STEP
        if not checkpoint <= self._position <= number:
            position = self._checkpoints[checkpoint // _CHECKPOINT_STEP]
            self._current = Match(find(self.charter.game), self.charter, position)
            self._position = checkpoint
        while self._position < number:
            answer = self.answers[self._position]
            self._current.answer(answer.seat, answer.choice)
            self._position += 1
            if self._position in self._redraws:
                self._current.draw_anew(self._redraws[self._position])
        return self._current

    def _play_match(self) -> Match[Any]:
        try:
            match = new_match_of(self.charter)
            for step in steps_of(match, self.answers, self._redraws):
                self._note_progress(step)
        except WardenclyffeError as error:
            raise UnplayableMatchError(
                one_line(f"the match cannot be replayed: {error}")
            ) from error
        self._chronicle = list(match.chronicle)
        return match

    def _note_progress(self, match: Match[Any]) -> None:
        if len(match.log) % _CHECKPOINT_STEP == 0:
            self._checkpoints.append(position_of(match))
        self._where_after.append(match.where.text)
