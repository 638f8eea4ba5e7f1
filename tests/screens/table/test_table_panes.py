"""The notes of the prompt line."""

from __future__ import annotations

import pytest

from screens.table.table_panes import news_note


@pytest.mark.parametrize(
    ("unread", "room", "shown"),
    [(3, 40, "log: 3 new, l opens it"), (3, 12, "log: 3 new"), (3, 9, ""), (0, 40, "")],
)
def test_the_number_of_log_lines_never_cuts_the_question(
    unread: int, room: int, shown: str
) -> None:
    assert news_note(unread, "l", room) == shown
