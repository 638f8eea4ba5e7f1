"""The store of one hosted table: what its match writes is written together with its register."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from engine.core.choice import Answer
from engine.core.errors import MatchOverError
from net.hall.consent import words_of
from net.hall.table_state import TableState
from saves.store import Standing, Stored, Summary
from saves.tables import ChatLine, TableRow

if TYPE_CHECKING:
    from net.hall.hosted_table import HostedTable


class HostedMatchStore:
    """A `Store` for the `Table` of a hosted table."""

    def __init__(
        self, hosted: HostedTable, *, opening: tuple[TableState, Sequence[ChatLine]] | None = None
    ) -> None:
        """`opening` is the register that is complete, if the match is still to be made."""
        self._hosted = hosted
        self._opening = opening

    async def create(self, stored: Stored) -> None:
        """The match begins, and whoever sat down last has sat down: both or neither."""
        assert self._opening is not None
        register, lines = self._opening
        await self._hosted.begin(evolve(register, match_id=stored.record.id), stored, lines)

    async def append(
        self, match_id: str, answer: Answer, standing: Standing, *, after: str
    ) -> None:
        """Store an answer with what is left on the clocks."""
        hosted = self._hosted

        async def write(page: TableRow, lines: Sequence[ChatLine]) -> None:
            await hosted.means.pages.append(page, answer, standing, after=after)

        def change(register: TableState) -> TableState:
            return _without_void_request(_gone_on(register, standing), answer.seat)

        try:
            with hosted.course.clocks.answering(answer.seat, answers=standing.answers):
                await hosted.write_down(change, write)
        except BaseException:
            hosted.settle()
            raise
        hosted.means.metrics.answers += 1

    async def rewind(self, match_id: str, standing: Standing, *, after: str) -> None:
        """Take answers back: the last one freely, or more of them because all have agreed."""
        hosted, agreed = self._hosted, self._hosted.register.request

        async def write(page: TableRow, lines: Sequence[ChatLine]) -> None:
            await hosted.means.pages.rewind(page, standing, lines, after=after)

        def change(register: TableState) -> TableState:
            return evolve(_gone_on(register, standing), request=None)

        is_agreed = agreed is not None and agreed.answers == standing.answers
        said = f"All agreed {words_of(agreed)}" if agreed is not None and is_agreed else ""
        await hosted.write_down(change, write, said=said)
        hosted.seen = [min(seen, standing.answers) for seen in hosted.seen]
        if is_agreed:
            hosted.course.clocks.go_back(standing.answers)

    async def load(self, match_id: str) -> Stored:
        """Everything about the match."""
        return await self._hosted.means.matches.load(match_id)

    async def summaries(self) -> list[Summary]:
        """All matches there are."""
        return await self._hosted.means.matches.summaries()

    async def delete(self, match_id: str) -> None:
        """Forget a match for good."""
        await self._hosted.means.matches.delete(match_id)

    def close(self) -> None:
        """The store belongs to the hall, which closes it."""


def _gone_on(register: TableState, standing: Standing) -> TableState:
    """The register after an answer or an undo, unless the table has ended the match."""
    if register.ending is not None:
        raise MatchOverError(f"the match is over: {register.ending.words}")
    request = register.request and evolve(register.request, at=standing.answers)
    return evolve(
        register, finished=standing.finished, outcome_words=standing.outcome, request=request
    )


def _without_void_request(register: TableState, seat: int) -> TableState:
    """Once a person has played on nothing can be undone as it was asked; bots do not object."""
    request = register.request
    played_on = not register.places[seat].is_played_by_bot
    if register.finished or (request is not None and request.kind == "undo" and played_on):
        return evolve(register, request=None)
    return register
