"""The log lines that a player missed while away, shown before the match goes on."""

from __future__ import annotations

from textual.app import ComposeResult

from net.play.update import LogLine
from screens.table.log import LogPage
from tui.widgets.log import Line
from tui.widgets.sheet import Sheet


class CatchUpPage(LogPage):
    """The log lines that are new to the player, from the first of them on."""

    CARD = "popup"
    HEADING = "While you were away (Enter continues)"

    def __init__(self, lines: tuple[LogLine, ...]) -> None:
        super().__init__(_with_headings(lines), back=self.ALL)

    def compose(self) -> ComposeResult:
        """Yield one popup that is as high as its lines."""
        card = Sheet(self._paint, id="dialog")
        headings = sum(bool(line.heading) for line in self._lines)
        card.styles.height = len(self._lines) + headings + 4
        yield card


def _with_headings(lines: tuple[LogLine, ...]) -> tuple[Line, ...]:
    """The lines, each with a heading where the phase of the match changes."""
    shown, where = [], ""
    for line in lines:
        shown.append(Line(line.text, line.where if line.where != where else "", fresh=True))
        where = line.where
    return tuple(shown)
