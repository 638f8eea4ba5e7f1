"""The page about the refusals of a decision, in front of the board."""

from __future__ import annotations

from collections.abc import Sequence

from screens.base.scrolling import ALL
from screens.table.story.log_page import LogPage
from tui.widgets.choices import RefusedChoice
from tui.widgets.log import ShownLine


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
