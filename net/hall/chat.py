"""What is said in the lobby and at the tables."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from net.hall.errors import NothingSaidError
from net.hall.timers import Clock
from net.visitor import Visitor, plain_text
from saves.tables import TAIL, ChatLine, LineKind, TableStore

__all__ = ["ChatLine", "Room"]


class Room:
    """The last lines of one place. A line is stored before anybody reads it."""

    def __init__(
        self, name: str, *, pages: TableStore, clockwork: Clock, lines: Iterable[ChatLine] = ()
    ) -> None:
        self.name = name
        self._pages = pages
        self._clockwork = clockwork
        self._lines: list[ChatLine] = []
        self._next = 1
        self.add(*lines)

    def lines(self, *, muted: Collection[str] = ()) -> list[ChatLine]:
        """What there is to read for somebody who does not hear some people."""
        return [line for line in self._lines if line.kind != "chat" or line.who not in muted]

    async def say(self, visitor: Visitor, text: str, *, length: int) -> None:
        """Somebody says something; what a terminal might obey is left out."""
        words = plain_text(text, length)
        if not words:
            raise NothingSaidError("there is nothing in that message")
        await self._keep(self._line("chat", visitor.label, words))

    async def announce(self, words: str) -> None:
        """The server has something to say."""
        await self._keep(self._line("announcement", "", words))

    def notice(self, words: str) -> ChatLine:
        """A line about what happened here; `add` it once it is stored."""
        return self._line("notice", "", words)

    def add(self, *lines: ChatLine) -> None:
        """Show lines that are stored."""
        self._lines.extend(lines)
        self._next = max(self._next, *(line.number + 1 for line in lines), 1)
        del self._lines[:-TAIL]

    async def _keep(self, line: ChatLine) -> None:
        await self._pages.say(self.name, line)
        self.add(line)

    def _line(self, kind: LineKind, who: str, text: str) -> ChatLine:
        number, self._next = self._next, self._next + 1
        return ChatLine(number, self._clockwork.now(), kind, who, text)
