"""Lines in front of the board: the log, news for a returning player, or refusals."""

from __future__ import annotations

from collections.abc import Sequence

from net.play.update import LogLine
from screens.base.scrolling import ALL, ReadingPopup
from tui.widgets.canvas import Picture
from tui.widgets.choices import RefusedChoice
from tui.widgets.log import Names, ShownLine, farthest_back, paint_log


class LogPage(ReadingPopup):
    SCOPE = "log"
    DEFAULT_CLASSES = "popup tall"

    def __init__(
        self, lines: tuple[ShownLine, ...], names: Names = (), *, scrolled_rows: int = 0
    ) -> None:
        super().__init__()
        self._lines = lines
        self._names = names
        self._scrolled_rows = scrolled_rows

    def heading(self) -> str:
        return "Log"

    action_log = ReadingPopup.action_choose

    def scroll(self, rows: int) -> None:
        size = self.query_one("#dialog").size
        farthest = farthest_back(self._lines, size.width, size.height, self.look)
        self._scrolled_rows = max(0, min(min(self._scrolled_rows, farthest) - rows, farthest))
        self.repaint()

    def paint_dialog(self, width: int, height: int) -> Picture:
        scrolled_rows = min(
            self._scrolled_rows, farthest_back(self._lines, width, height, self.look)
        )
        lines = self._lines[-(height + scrolled_rows) :]  # no more than is visible
        return paint_log(
            lines,
            width,
            height,
            self.look,
            title=self.heading(),
            scrolled_rows=scrolled_rows,
            in_use=True,
            names=self._names,
        )


class CatchUpPage(LogPage):
    """The lines that are new to a returning player, starting with the first."""

    DEFAULT_CLASSES = "popup"

    def __init__(self, lines: tuple[LogLine, ...], names: Names = ()) -> None:
        super().__init__(_with_headings(lines), names, scrolled_rows=ALL)

    @property
    def dialog_height(self) -> int:
        headings = sum(bool(line.heading) for line in self._lines)
        return len(self._lines) + headings + 4

    def heading(self) -> str:
        return f"While you were away ({self.shown_key('choose')} continues)"


def _with_headings(lines: tuple[LogLine, ...]) -> tuple[ShownLine, ...]:
    shown_lines, heading = [], ""
    for line in lines:
        shown_lines.append(
            ShownLine(
                line.text, line.progress_text if line.progress_text != heading else "", fresh=True
            )
        )
        heading = line.progress_text
    return tuple(shown_lines)


class RefusedPage(LogPage):
    """All refusals with their reasons; the pane of the choices has room for only some."""

    SCOPE = "refused"
    DEFAULT_CLASSES = "popup"

    def __init__(self, refused: Sequence[RefusedChoice]) -> None:
        lines = tuple(ShownLine(each.sentence, has_dot=False) for each in refused)
        super().__init__(lines, scrolled_rows=ALL)

    @property
    def dialog_height(self) -> int:
        return len(self._lines) + 4  # a little higher than its lines, because some are long

    def heading(self) -> str:
        return f"Not possible now ({self.shown_key('back')} closes)"

    action_why = LogPage.action_choose
