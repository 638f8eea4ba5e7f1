"""The progress bar of long commands."""

from __future__ import annotations

import pytest

from tui.commands import progress
from tui.commands.progress import Bar


def test_a_bar_is_drawn_on_a_terminal_and_removed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "is_terminal", lambda _file: True)
    with Bar(1000) as bar:
        bar(500)
        bar(501)  # a moment later: not drawn again
    assert capsys.readouterr().err == f"\r[{'#' * 15}{'.' * 15}] 500 of 1,000\r\x1b[K"


def test_a_bar_writes_nothing_into_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar(10) as bar:
        bar(5)
    assert capsys.readouterr().err == ""
