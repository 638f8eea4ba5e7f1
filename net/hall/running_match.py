"""The match at a hosted table: in memory while it is needed, with its bots and its clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from attrs import field, frozen

from engine.core.choice import Answer
from engine.core.codec import from_plain
from engine.core.errors import WardenclyffeError
from engine.core.registry import find
from net.hall.book import TableBook
from net.hall.services import Services
from net.hall.shuffle import fairness_of
from net.hall.table_state import TableState
from net.metrics import Metrics
from net.play.bots import best_bot
from net.play.table import Table
from net.play.update import Update
from saves.entries import Entry
from saves.record import HUMAN, Player
from saves.store import Snapshot, Store, StoredMatch, Summary


@frozen
class Opening:
    """A complete table whose match is about to begin, and the notice to store with it."""

    state: TableState
    notice: str


@frozen(kw_only=True)
class HostedMatchStore:
    """A `Store` for the `Table` of a hosted table. The match and the table are stored together."""

    book: TableBook
    matches: Store
    metrics: Metrics
    on_failure: Callable[[], None] = field(eq=False)
    """Called when an answer could not be stored, so that the seat's clock continues."""
    opening: Opening | None = None
    """Required by `create`, which is called while the caller holds the book."""

    async def create(self, stored_match: StoredMatch) -> None:
        assert self.opening is not None
        await self.book.begin(self.opening.state, stored_match, notice=self.opening.notice)

    async def append(
        self, match_id: str, entry: Entry, snapshot: Snapshot, *, last_link: str
    ) -> None:
        """Store an entry of the match; an answer with the remaining time on the clocks."""
        if isinstance(entry, Answer):
            await self._append_answer(entry, snapshot, last_link)
        else:
            await self.book.take_back(entry, snapshot, last_link=last_link)

    async def _append_answer(self, answer: Answer, snapshot: Snapshot, last_link: str) -> None:
        try:
            with self.book.clocks.pause_while_storing(answer.seat, answers=snapshot.answer_count):
                await self.book.append(answer, snapshot, last_link=last_link)
        except BaseException:
            self.on_failure()
            raise
        self.metrics.answers += 1

    async def load(self, match_id: str) -> StoredMatch:
        return await self.matches.load(match_id)

    async def summaries(self) -> list[Summary]:
        return await self.matches.summaries()

    async def delete(self, match_id: str) -> None:
        await self.matches.delete(match_id)

    def close(self) -> None:
        """Do nothing: the store belongs to the hall, which closes it."""


_log = logging.getLogger("wardenclyffe.server")


class RunningMatch:
    """One match, from its first decision to its last: asleep (stored only) or awake."""

    def __init__(
        self, book: TableBook, services: Services, *, on_change: Callable[[], None]
    ) -> None:
        """Create a sleeping match; `on_change`, called after each change, must call `settle`."""
        self.table: Table | None = None
        """The match while it is awake."""
        self.asked_seats: tuple[int, ...] = ()
        self.progress_text = ""
        self.answer_count = 0
        self._book = book
        self._services = services
        self._on_change = on_change
        self._standing_in: frozenset[int] = frozenset()
        """The seats where a bot stands in while the match is awake."""
        self._ended_early = False
        """Has the match been notified that the table ended it?"""
        self._wake_lock = asyncio.Lock()

    # Beginning, waking, sleeping

    async def begin(self, state: TableState, *, notice: str = "") -> None:
        """Create the match for a complete state and store both. The caller holds the book."""
        plan, game = state.plan, find(state.plan.game)
        sealer = self._services.stores.sealer
        table = await Table.create(
            game,
            from_plain(dict(plan.options), game.options),
            players=[Player(each.bot or HUMAN, each.label) for each in state.seats],
            store=self._store(Opening(state, notice)),
            seed=None if plan.seed is None else sealer.open(str(plan.seed)),
            fairness=fairness_of(state, sealer),
            pace=self._services.pace,
        )
        self._adopt_table(table)

    async def wake(self) -> Table:
        """The match, loaded into memory if it is asleep."""
        async with self._wake_lock:
            if self.table is None:
                match_id, pace = self._book.state.match_id, self._services.pace
                self._adopt_table(await Table.resume(self._store(), match_id, pace=pace))
            assert self.table is not None
            return self.table

    def _store(self, opening: Opening | None = None) -> HostedMatchStore:
        return HostedMatchStore(
            book=self._book,
            matches=self._services.stores.matches,
            metrics=self._services.metrics,
            on_failure=self._on_change,
            opening=opening,
        )

    def _adopt_table(self, table: Table) -> None:
        state = self._book.state
        self.table, self._standing_in = table, frozenset()
        self._ended_early = state.ending is not None
        table.watch(None, self._on_update)
        self._on_update(table.update(None))
        if state.stage == "playing":
            self._services.bots.begin(table.run_bots(), name=f"the bots of {state.code}")

    def sleep(self) -> None:
        if self.table is not None:
            self.table.close()
            self.table, self._standing_in = None, frozenset()

    def stop(self) -> None:
        self._book.clocks.stop()
        self.sleep()

    def _on_update(self, update: Update) -> None:
        self.asked_seats, self.progress_text = update.waiting_for, update.where.text
        self.answer_count = update.answer_count
        self._on_change()

    # Bots and clocks

    @property
    def asked_people(self) -> tuple[int, ...]:
        """The seats where a person is asked and no bot answers."""
        state = self._book.state
        if state.stage != "playing":
            return ()
        return tuple(seat for seat in self.asked_seats if seat in state.seats_of_people)

    @property
    def is_waiting_for_bot(self) -> bool:
        """Is the match waiting for a seat where a bot answers?"""
        state = self._book.state
        is_asked = any(state.seats[seat].is_played_by_bot for seat in self.asked_seats)
        return state.stage == "playing" and is_asked

    def settle(self) -> None:
        """Update bots and clocks from the table's state. Calling it twice changes nothing.

        A match that is asleep is woken if a bot is asked.
        """
        if self.table is not None:
            self._seat_bots(self.table)
        elif self.is_waiting_for_bot:
            self._services.tasks.begin(self._wake_bots(), name=f"table {self._book.state.code}")
        self._book.clocks.run_for(self.asked_people, answers=self.answer_count)

    def _seat_bots(self, table: Table) -> None:
        state = self._book.state
        if state.ending is not None and not self._ended_early:
            self._ended_early = True
            table.dismiss_bots()
        if state.stage != "playing":
            return
        seats = enumerate(state.seats)
        bot_seats = frozenset(seat for seat, each in seats if each.holder and each.takeover)
        former_bots, self._standing_in = self._standing_in, bot_seats
        for seat in bot_seats - former_bots:
            table.stand_in(seat, best_bot(table.game))
        for seat in former_bots - bot_seats:
            table.stand_down(seat)

    async def _wake_bots(self) -> None:
        try:
            await self.wake()
        except WardenclyffeError as error:  # the next visitor will try again
            _log.error("table %s stays asleep: %s", self._book.state.code, error)
