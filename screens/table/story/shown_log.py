"""The log as a page shows it, extended with each answer and never rebuilt."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence

from attrs import define, evolve, field

from net.play.update import LogLine
from tui.widgets.log import ShownLine


def unchanged_text(text: str) -> str:
    return text


@define
class ShownLog:
    """The lines that one seat may read, with headings and marks for news."""

    to_shown_text: Callable[[str], str] = unchanged_text
    """Maps the text of a line to the shown text."""
    lines: Sequence[LogLine] = ()
    news_after: int = 0
    """The answer that ended the seat's last turn: lines of later answers are news."""
    _seat: int | None = field(default=None, init=False)
    _read_to: int = field(default=0, init=False)
    """The last answer whose lines the seat has read in the log."""
    _headed_lines: list[ShownLine] = field(factory=list, init=False)

    def show_lines(self, lines: Sequence[LogLine], seat: int | None) -> None:
        """Show these lines to a seat, or to a spectator (None).

        A table keeps its line objects and only adds or removes some at the end. So the leading
        lines that are the same objects are reused.
        """
        unchanged = min(len(lines), len(self.lines))
        while unchanged and lines[unchanged - 1] is not self.lines[unchanged - 1]:
            unchanged -= 1
        del self._headed_lines[unchanged:]
        last_heading = lines[unchanged - 1].progress_text if unchanged else ""
        for line in lines[unchanged:]:
            heading = line.progress_text if line.progress_text != last_heading else ""
            self._headed_lines.append(ShownLine(self.to_shown_text(line.text), heading))
            last_heading = line.progress_text
        self.lines = lines
        self.news_after = last_turn_end(lines, seat)
        last = lines[-1].answer_number if lines else 0
        self._read_to = min(self._read_to, last) if seat == self._seat else 0
        self._seat = seat

    def last_lines(
        self, count: int | None = None, *, before: int | None = None
    ) -> tuple[ShownLine, ...]:
        """The last `count` lines, by default all, that are older than the answer `before`."""
        end = len(self.lines)
        if before is not None:
            end = bisect_left(self.lines, before, key=_answer_number)
        start = 0 if count is None else max(0, end - count)
        news = min(max(start, self._first_news()), end)
        fresh_lines = (evolve(line, fresh=True) for line in self._headed_lines[news:end])
        return (*self._headed_lines[start:news], *fresh_lines)

    def mark_read(self) -> None:
        self._read_to = self.lines[-1].answer_number if self.lines else 0

    def unread_count(self) -> int:
        """The number of lines since the seat last answered or read the log."""
        own_answers = (
            each.answer_number for each in reversed(self.lines) if each.seat == self._seat
        )
        last_read = max(self.news_after, self._read_to, next(own_answers, 0))
        return len(self.lines) - bisect_right(self.lines, last_read, key=_answer_number)

    def news_lines(self) -> tuple[ShownLine, ...]:
        lines = self.last_lines(len(self.lines) - self._first_news())
        return tuple(evolve(line, heading="") for line in lines if line.fresh)

    def _first_news(self) -> int:
        return bisect_right(self.lines, self.news_after, key=_answer_number)


def _answer_number(line: LogLine) -> int:
    return line.answer_number


def last_turn_end(lines: Sequence[LogLine], seat: int | None) -> int:
    """The answer that ended the seat's last turn, before the others' latest answers.

    All later answers are news, those of the others and of the seat itself. For a spectator only the
    latest answer is news.
    """
    others = (each.answer_number for each in reversed(lines) if each.seat not in (None, seat))
    latest = next(others, 0)
    if seat is None:
        return latest - 1
    own_answers = (each.answer_number for each in reversed(lines) if each.seat == seat)
    return next((number for number in own_answers if number < latest), 0)
