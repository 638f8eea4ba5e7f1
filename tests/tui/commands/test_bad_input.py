"""Bad input gets one clear line on standard error, a suggestion, and the exit status 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.record import Record
from tests.tui.commands.shell import wardenclyffe
from tui.__main__ import main

SLIPS = [
    ("sm duel", "no command 'sm'; did you mean 'sim'?"),
    ("dule", "no command 'dule'; did you mean 'play duel'?"),
    ("qqqq", "no command 'qqqq'; there are: play, sim,"),
    ("sim", "required: GAME (see 'wardenclyffe sim --help')"),
    ("sim dule", "no game is called 'dule'; did you mean 'duel'?"),
    ("rules dule", "no game is called 'dule'; did you mean 'duel'?"),
    ("play dule", "no game is called 'dule'; did you mean 'duel'?"),
    ("sim duel --mathces 3", "no '--mathces'; did you mean '--matches'?"),
    ("sim duel more", "unexpected argument 'more' (see"),
    ("sim duel --matches", "--matches: expected one argument"),
    ("sim duel --matches 0", "--matches: '0' is not a count; use a whole number, 1 or more"),
    ("sim duel --matches 1_0", "--matches: '1_0' is not a count"),
    ("sim duel --workers many", "--workers: 'many' is not a count"),
    (
        "sim duel --seed x",
        "--seed: 'x' is not a seed; use a whole number from 0 to 18446744073709551615",
    ),
    ("sim duel --seed -1", "--seed: '-1' is not a seed"),
    ("sim duel --seed 18446744073709551616", "is not a seed"),
    ("sim duel --bots greedy", "is played by 2 players, not by 1"),
    ("sim duel --bots random,random,random", "is played by 2 players, not by 3"),
    ("sim duel --bots gredy", "has no bot 'gredy'; did you mean 'greedy'?"),
    ("sim duel --bots gredy,random", "has no bot 'gredy'; did you mean 'greedy'?"),
    ("sim duel --bots human,random", "has no bot 'human'; "),
    ("sim duel --bots random,", "'random,' leaves a seat empty"),
    ("play duel --players humn,random", "has no bot 'humn'; did you mean 'human'?"),
    ("play duel --players human", "is played by 2 players, not by 1"),
    ("sim duel --set draf=on", "no option 'draf'; did you mean 'draft'?"),
    ("sim duel --set draft=maybe", "draft='maybe' is neither on nor off"),
    ("sim duel --set first=me", "first='me' is not one of random, seat 1, seat 2"),
    ("play duel --set draft", "'draft' is not an option; write it as option=value"),
    ("play duel --theme drak", "no theme is called 'drak'; did you mean 'dark'?"),
    ("verify nowhere.json", "there is no file 'nowhere.json'"),
    ("verify pyproject.tml", "there is no file 'pyproject.tml'; did you mean 'pyproject.toml'?"),
    ("verify pyproject.toml", "pyproject.toml is not a valid exported match: not JSON"),
    ("import engine", "cannot read engine: Is a directory"),
    ("replay ./nowhere", "there is no file './nowhere'"),
]


@pytest.mark.parametrize(("line", "complaint"), SLIPS, ids=[line for line, _ in SLIPS])
def test_a_slip_gets_one_line_and_a_suggestion(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status: object
    try:
        status = main(line.split())
    except SystemExit as left:
        status = left.code
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("wardenclyffe")
    assert complaint in said.err


@pytest.mark.parametrize("command", ["export", "delete", "replay"])
def test_an_unknown_id_gets_the_one_that_was_meant(
    command: str, saved: Record, data: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "abcd2345eg", "--data", data]) == 2
    wanted = f"no saved match has the id 'abcd2345eg'; did you mean {saved.id!r}?\n"
    assert capsys.readouterr().err == f"wardenclyffe {command}: {wanted}"
    assert main([command, "zzz", "--data", data]) == 2
    assert "'wardenclyffe saves' lists them" in capsys.readouterr().err


def test_a_place_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a directory")
    assert main(["--data", str(occupied), "saves"]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"wardenclyffe saves: cannot store matches in {occupied}")
    assert said.err.count("\n") == 1


def test_escape_codes_do_not_reach_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["verify", "\x1b[2J\n.json"], ["sim", "\x1b[2J"]):
        assert main(words) == 2
    with pytest.raises(SystemExit):
        main(["sim", "duel", "\x1b[2J"])
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == 3
    assert all(line.isprintable() for line in complaints)


@pytest.mark.parametrize("words", [[], ["play", "duel"]], ids=str)
def test_without_a_terminal_the_app_does_not_open(words: list[str]) -> None:
    ran = wardenclyffe(*words)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.count("\n") == 1
    assert "the app needs a terminal" in ran.stderr


def test_the_command_line_is_the_same_as_a_module() -> None:
    ran = wardenclyffe("sm")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "wardenclyffe: no command 'sm'; did you mean 'sim'?\n"


def test_a_slip_is_never_a_traceback() -> None:
    assert "Traceback" not in wardenclyffe("sim", "duel", "--set", "=").stderr


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_server_says_what_is_wrong_with_its_folder_or_host(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    serve = ("serve", "--port", "0", "--data", str(tmp_path))
    assert "'a..b' is not an address" in refused(capsys, *serve, "--host", "a..b")
    (tmp_path / "host_key").write_text("not a key")
    assert "host_key is not a private key" in refused(capsys, *serve)
    (tmp_path / "server.lock").unlink()
    (tmp_path / "server.lock").mkdir()
    assert "server.lock: Is a directory" in refused(capsys, *serve)


def test_streams_that_the_shell_has_closed_are_no_terminals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert "needs a terminal" in refused(capsys)
    monkeypatch.setattr("sys.stdout", None)
    monkeypatch.setattr("sys.stderr", None)
    assert main(["games"]) == 0
    assert main(["sim", "duel", "--matches", "1", "--workers", "1"]) == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open("/dev/full", "w") as full:
        monkeypatch.setattr("sys.stdout", full)
        assert main(["games"]) == 1
    assert capsys.readouterr().err == "wardenclyffe: [Errno 28] No space left on device\n"
