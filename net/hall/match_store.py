"""The store of the match at a hosted table, which writes to the table's book."""

from __future__ import annotations

from collections.abc import Callable

from attrs import field, frozen

from engine.core.choice import Answer
from net.hall.book import TableBook
from net.hall.table_state import TableState
from net.metrics import Metrics
from saves.entries import Entry
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
