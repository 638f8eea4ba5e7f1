"""The book of one hosted table: it holds its state, and only it stores that state.

A change is stored before it can be seen, in one transaction with its effect on the match. Changes
are made one at a time. The book knows nothing about the table that owns it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import TypeAlias

from attrs import evolve

from engine.core.choice import Answer
from engine.core.errors import MatchOverError
from net.hall.chat import ChatLine, ChatRoom
from net.hall.consent import is_agreed_undo, request_text
from net.hall.errors import NoSuchTableError
from net.hall.player_clocks import PlayerClocks
from net.hall.table_state import TableState, result_text, to_text
from net.hall.timers import Clock
from saves.entries import TakenBack
from saves.store import Snapshot, StoredMatch
from saves.tables import EarlyEnd, TableRow, TableStore

Change: TypeAlias = Callable[[TableState], TableState]
"""Maps a state to the next one, or raises. Returning the same object means no change."""


class TableBook:
    """The state of one table, with its chat, its clocks, and the number of answers seen."""

    def __init__(
        self,
        state: TableState,
        *,
        store: TableStore,
        clock: Clock,
        lines: Iterable[ChatLine] = (),
    ) -> None:
        self.state = state
        self.chat = ChatRoom(state.code, store=store, clock=clock, lines=lines)
        self.clocks = PlayerClocks(state.plan.clock, state.seats, clock=clock)
        self.answers_seen = [each.answers_seen for each in state.seats]
        """The number of answers that each seat's player has seen."""
        self.is_removed = False
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()

    # One change at a time

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableState]:
        """Hold the book for one change, and yield the current state.

        Raises NoSuchTableError if the table has been removed.
        """
        async with self._lock:
            if self.is_removed:
                raise NoSuchTableError(f"table {self.state.code} is closed")
            yield self.state

    @property
    def is_changing(self) -> bool:
        return self._lock.locked()

    async def change(self, change: Change, *, notice: str = "") -> None:
        """Store the result of `change`, and a notice in the chat if there is one."""
        async with self.changing() as state:
            new_state = change(state)
            if new_state is not state:
                await self.save(new_state, notice=notice)

    async def flush(self) -> None:
        """Store the clocks and the seen answers, if they have changed."""
        if not self.is_removed and self._current_state(self.state) != self.state:
            async with self.changing() as state:
                await self.save(state)

    async def try_remove(self, *, even_if_seated: bool = False) -> bool:
        """Remove a table whose match has not begun, and return whether it was removed.

        People at it prevent that, unless `even_if_seated`.
        """
        async with self._lock:
            is_needed = bool(self.state.seats_of_people) and not even_if_seated
            if self.is_removed or self.state.match_id or is_needed:
                return False
            await self._store.remove(self.state.code)
            self.is_removed = True
            return True

    # Writes by the holder of the book: only within `changing`

    async def save(self, state: TableState, *, notice: str = "") -> None:
        new_state, lines = self._current_state(state), self._notices(notice)
        await self._store.save(self._row(new_state), lines, match_end=self._early_end(new_state))
        self._adopt(new_state, lines)

    async def begin(
        self, state: TableState, stored_match: StoredMatch, *, notice: str = ""
    ) -> None:
        new_state = self._current_state(evolve(state, match_id=stored_match.record.id))
        lines = self._notices(notice, "The match begins")
        await self._store.begin(self._row(new_state), stored_match, lines)
        self._adopt(new_state, lines)

    # Writes by the match

    async def append(self, answer: Answer, snapshot: Snapshot, *, last_link: str) -> None:
        """Store an answer; raises MatchOverError if the table has ended the match."""
        async with self.changing() as state:
            new_state = self._current_state(state_after_answer(state, answer.seat, snapshot))
            await self._store.append(self._row(new_state), answer, snapshot, last_link=last_link)
            self._adopt(new_state)

    async def take_back(self, entry: TakenBack, snapshot: Snapshot, *, last_link: str) -> None:
        """Store that answers are taken back; raises MatchOverError like `append`.

        If all players agreed to it, a notice is added to the chat, and decision time is given
        again.
        """
        async with self.changing() as state:
            agreed = state.request if is_agreed_undo(state, snapshot.answer_count) else None
            lines = self._notices(f"All agreed {request_text(agreed)}" if agreed else "")
            new_state = self._current_state(state_after_rewind(state, snapshot))
            row = self._row(new_state)
            await self._store.append(row, entry, snapshot, lines, last_link=last_link)
            self._adopt(new_state, lines)
            self.answers_seen = [
                min(answers, snapshot.answer_count) for answers in self.answers_seen
            ]
            if agreed:
                self.clocks.go_back(snapshot.answer_count)

    # Storage

    def _current_state(self, state: TableState) -> TableState:
        seats_with_clocks = self.clocks.seats_with_clocks(state.seats)
        seats = (
            evolve(each, answers_seen=answers)
            for each, answers in zip(seats_with_clocks, self.answers_seen, strict=True)
        )
        return evolve(state, seats=tuple(seats))

    def _row(self, state: TableState) -> TableRow:
        is_over, time = state.stage == "over", self._clock.now()
        return TableRow(state.code, state.match_id, is_over, time, to_text(state))

    def _early_end(self, state: TableState) -> EarlyEnd | None:
        if state.ending is None or self.state.ending is not None:
            return None
        return EarlyEnd(state.match_id, result_text(state))

    def _notices(self, *notices: str) -> tuple[ChatLine, ...]:
        return tuple(self.chat.notice(text) for text in notices if text)

    def _adopt(self, state: TableState, lines: Sequence[ChatLine] = ()) -> None:
        self.state = state
        self.chat.add(*lines)


def state_after_answer(state: TableState, seat: int, snapshot: Snapshot) -> TableState:
    """The state after `seat` has answered; raises MatchOverError if the table has ended the match.

    A person's answer makes a request for an undo void; a bot's does not.
    """
    new_state = _state_with_snapshot(state, snapshot)
    request, is_person = new_state.request, not new_state.seats[seat].is_played_by_bot
    is_void = request is not None and request.kind == "undo" and is_person
    return evolve(new_state, request=None) if new_state.finished or is_void else new_state


def state_after_rewind(state: TableState, snapshot: Snapshot) -> TableState:
    """The state after answers were taken back; raises MatchOverError like `state_after_answer`."""
    return evolve(_state_with_snapshot(state, snapshot), request=None)


def _state_with_snapshot(state: TableState, snapshot: Snapshot) -> TableState:
    if state.ending is not None:
        raise MatchOverError(f"the match is over: {state.ending.text}")
    request = state.request and evolve(state.request, answers_when_asked=snapshot.answer_count)
    return evolve(state, finished=snapshot.finished, outcome_text=snapshot.outcome, request=request)
