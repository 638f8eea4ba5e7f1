"""The command line: its help, and the options of each command."""

from __future__ import annotations

import pytest

from tests.tui.commands.shell import modules_after
from tui.__main__ import main


def test_only_commands_that_draw_list_the_options_about_drawing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command, draws in (("play duel", True), ("replay x", True), ("sim duel", False)):
        with pytest.raises(SystemExit):
            main([*command.split(), "--help"])
        said = capsys.readouterr().out
        assert ("--theme" in said, "--ascii" in said, "--data" in said) == (draws, draws, True)


@pytest.mark.parametrize("words", [["--help"], ["sim", "--help"], ["--version"]], ids=str)
def test_asking_for_help_is_no_mistake(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 0
    said = capsys.readouterr()
    assert "wardenclyffe" in said.out
    assert said.err == ""


def test_help_imports_next_to_nothing() -> None:
    heavy = {
        *("textual", "rich", "attr", "attrs", "cattrs", "asyncio", "sqlite3", "engine", "saves"),
        *("importlib.metadata", "wardenclyffe"),
    }
    assert not modules_after("--help") & heavy
