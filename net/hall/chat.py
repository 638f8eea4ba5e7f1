"""The chat of the lobby and of each table, and the private chat of each team."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from net.hall.errors import NothingSaidError
from net.hall.timers import Clock
from net.visitor import Visitor, plain_text
from saves.tables import KEPT_CHAT_LINES, ChatLine, LineKind, TableStore

__all__ = ["ChatLine", "ChatRoom"]


class ChatRoom:
    """The last lines of one chat. A line is stored before it can be read.

    Team chat is kept in memory only: it survives a lost connection but not a restart of the server,
    and it never appears in the server's files.
    """

    def __init__(
        self, name: str, *, store: TableStore, clock: Clock, lines: Iterable[ChatLine] = ()
    ) -> None:
        """Create a chat; `name` is the code of its table, and `lines` are already stored."""
        self.name = name
        self._store = store
        self._clock = clock
        self._lines: list[ChatLine] = []
        self._team_lines: dict[int, list[ChatLine]] = {}
        self._next = 1
        self.add(*lines)

    def lines(
        self, *, muted_labels: Collection[str] = (), team: int | None = None
    ) -> list[ChatLine]:
        """The lines for all and for a team, without the lines of `muted_labels`."""
        lines = self._lines
        if team in self._team_lines:
            lines = sorted([*lines, *self._team_lines[team]], key=lambda line: line.number)
        return [
            line
            for line in lines
            if line.kind not in ("chat", "team") or line.speaker not in muted_labels
        ]

    async def say(self, visitor: Visitor, text: str, *, length: int) -> None:
        """Store a visitor's message, without control characters.

        Raises NothingSaidError if no text is left, or if it is longer than `length`.
        """
        await self._store_line(self._line("chat", visitor.label, _cleaned_text(text, length)))

    def say_to_team(self, visitor: Visitor, text: str, *, team: int, length: int) -> None:
        """Keep a visitor's message for the seats of a team, checked like `say` but not stored."""
        lines = self._team_lines.setdefault(team, [])
        lines.append(self._line("team", visitor.label, _cleaned_text(text, length)))
        del lines[:-KEPT_CHAT_LINES]

    async def announce(self, text: str) -> None:
        await self._store_line(self._line("announcement", "", text))

    async def note(self, text: str) -> None:
        """Store a notice about an event at the table that is not stored with its state."""
        await self._store_line(self.notice(text))

    def notice(self, text: str) -> ChatLine:
        """A notice for this chat; the caller stores it and then calls `add`."""
        return self._line("notice", "", text)

    def add(self, *lines: ChatLine) -> None:
        """Show lines that are stored."""
        self._lines.extend(lines)
        self._next = max(self._next, *(line.number + 1 for line in lines), 1)
        del self._lines[:-KEPT_CHAT_LINES]

    async def _store_line(self, line: ChatLine) -> None:
        await self._store.say(self.name, line)
        self.add(line)

    def _line(self, kind: LineKind, speaker: str, text: str) -> ChatLine:
        number, self._next = self._next, self._next + 1
        return ChatLine(number, self._clock.now(), kind, speaker, text)


def _cleaned_text(text: str, length: int) -> str:
    """The cleaned text of a message; raises NothingSaidError if it is empty or too long."""
    plain = plain_text(text, 2 * length)
    if not plain:
        raise NothingSaidError("the message is empty")
    if len(plain) > length:
        raise NothingSaidError(f"nothing was sent: a message can have at most {length} characters")
    return plain
