"""The arguments that the app is opened with; the app itself is replaced."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from saves.record import Record
from tui.__main__ import main
from tui.commands.launch import NoTerminalError, open_app
from tui.commands.parser import parse
from tui.start import NewGame, ShowReplay


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Simulates a terminal and an app; records the arguments of the app."""
    monkeypatch.setenv("TERM", "xterm-256color")
    calls: list[dict[str, Any]] = []
    stand_in = ModuleType("tui.app")
    stand_in.run = lambda **call: calls.append(call)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tui.app", stand_in)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    return calls


def test_without_a_command_the_app_opens(opened: list[dict[str, Any]]) -> None:
    assert main([]) == 0
    assert opened == [{"data": None, "start": None, "theme": None, "ascii_only": False}]


def test_settings_may_stand_before_or_after_the_command(opened: list[dict[str, Any]]) -> None:
    assert main(["--data", "here", "--theme", "light", "--ascii", "play", "duel"]) == 0
    assert main(["play", "duel", "--data", "here", "--theme", "light", "--ascii"]) == 0
    assert opened[0] == opened[1]
    assert (opened[0]["data"], opened[0]["theme"]) == (Path("here"), "light")
    assert opened[0]["ascii_only"] is True


def test_play_sets_the_table(opened: list[dict[str, Any]]) -> None:
    words = "play duel --players Human,random --seed 5 --set draft=off --set first=random"
    assert main(words.split()) == 0
    options = {"draft": False, "inventors": "choose", "first": "random"}
    assert opened[0]["start"] == NewGame("duel", ("human", "random"), "5", options, ("", ""))


def test_play_alone_is_you_against_the_best_bot(opened: list[dict[str, Any]]) -> None:
    assert main(["play", "duel"]) == 0
    start = opened[0]["start"]
    assert (start.seats, start.seed) == (("human", "greedy"), None)


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("--players human,human", "open"),
        ("--players human,greedy", "hidden"),
        ("--players human,human --set cards=hidden", "hidden"),
    ],
)
def test_people_at_one_keyboard_have_defaults_of_their_own(
    opened: list[dict[str, Any]], words: str, cards: str
) -> None:
    assert main(["play", "ages", *words.split()]) == 0
    assert opened[0]["start"].options["cards"] == cards


def test_replay_takes_a_saved_match_or_a_file(
    opened: list[dict[str, Any]], saved: Record, export_file: Path, data: str
) -> None:
    assert main(["replay", saved.id, "--data", data]) == 0
    assert main(["replay", str(export_file), "--data", data]) == 0
    assert [call["start"] for call in opened] == [
        ShowReplay(saved.id),
        ShowReplay(str(export_file)),
    ]


def test_a_text_console_gets_plain_signs(
    opened: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    main([])
    monkeypatch.setenv("TERM", "linux")
    main([])
    assert [each["ascii_only"] for each in opened] == [False, True]


def test_a_dumb_terminal_is_told_politely(
    opened: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "dumb")
    with pytest.raises(NoTerminalError, match="cannot show a full screen"):
        open_app(parse([]))
    assert not opened


def test_players_can_be_named(opened: list[dict[str, Any]]) -> None:
    assert main(["play", "duel", "--players", "human:Ann Lee,greedy"]) == 0
    start = opened[0]["start"]
    assert (start.seats, start.names) == (("human", "greedy"), ("Ann Lee", ""))


def test_the_former_name_of_the_flag_is_understood(opened: list[dict[str, Any]]) -> None:
    assert main(["play", "duel", "--seats", "human,random"]) == 0
    assert opened[0]["start"].seats == ("human", "random")


def test_a_name_must_fit(opened: list[dict[str, Any]]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "duel", "--players", f"human:{'x' * 41},greedy"])
    assert left.value.code == 2
    assert not opened


def test_a_theme_may_be_named_as_in_the_settings(opened: list[dict[str, Any]]) -> None:
    assert main(["--theme", "Daylight"]) == 0
    assert main(["--theme", "high contrast"]) == 0
    assert [each["theme"] for each in opened] == ["light", "contrast"]


def test_an_unknown_theme_is_told_the_names_of_the_settings(
    opened: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--theme", "neon"]) == 2
    assert "Night, Daylight, High contrast, Colour-blind safe" in capsys.readouterr().err
    assert main(["--theme", "ligth"]) == 2
    assert "did you mean 'light'?" in capsys.readouterr().err
