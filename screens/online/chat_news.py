"""New lines of a table's chat: the unread count, and the notices."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from attrs import frozen

from net.hall.chair import Chair
from net.hall.chat import ChatLine
from net.hall.timeouts import out_of_time_text
from screens.online.chat_page import speaker_text


@frozen
class Notice:
    """A chat line to show for some seconds in front of the table."""

    text: str
    seconds: int
    severity: Literal["information", "warning"] = "information"


class ChatNews:
    """Records which lines of a table's chat the visitor has seen."""

    def __init__(self, chair: Chair, label: Callable[[], str]) -> None:
        """Start counting; `label` returns the visitor's label, which changes with an account."""
        self._chair = chair
        self._label = label
        self._last_number_heard = self._latest_number()
        """The number of the last line that was shown in any form."""
        self._read = self._last_number_heard

    @property
    def unread(self) -> int:
        others = (line for line in self._chair.lines() if line.speaker not in ("", self._label()))
        return sum(line.number > self._read for line in others)

    def mark_read(self) -> None:
        self._read = self._last_number_heard = self._latest_number()

    def notices(self) -> Iterator[Notice]:
        last_heard, self._last_number_heard = self._last_number_heard, self._latest_number()
        for line in self._chair.lines():
            if line.number <= last_heard:
                continue
            if not line.speaker and line.text == out_of_time_text(self._label()):
                ends = " A bot plays on for you." if self._chair.stage == "playing" else ""
                yield Notice(f"Your time ran out.{ends}", seconds=15, severity="warning")
            elif not self._is_own(line):
                text = f"{speaker_text(line)}: {line.text}" if line.speaker else line.text
                yield Notice(text, seconds=6)

    def _is_own(self, line: ChatLine) -> bool:
        """Did the visitor say it, or is it a notice about the visitor?"""
        label = self._label()
        return line.speaker == label or (not line.speaker and line.text.startswith(f"{label} "))

    def _latest_number(self) -> int:
        return max((line.number for line in self._chair.lines()), default=0)
