"""Terminals of several kinds, in a real pseudo-terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from tests.e2e.conftest import PROGRAM, Starts
from tests.e2e.person import Person, surroundings

LOCALE = ("LC_ALL", "LC_CTYPE", "LANG")
DUEL = ("play", "duel", "--players", "human,greedy", "--seed", "3", "--set", "first=seat-2")


def environment(**changes: str) -> dict[str, str]:
    """The usual environment without its locale, with changes; an empty value takes one away."""
    kept = {name: value for name, value in surroundings().items() if name not in LOCALE}
    return {name: value for name, value in (kept | changes).items() if value}


@pytest.mark.parametrize(
    "changes",
    [
        {"LC_ALL": "C"},
        {"LANG": "C"},
        {"LANG": "POSIX"},
        {"LC_ALL": "POSIX", "LANG": "en_GB.UTF-8"},
        {"TERM": "linux", "LANG": "C.UTF-8"},
        {"TERM": "vt100", "LANG": "C.UTF-8"},
    ],
    ids=lambda changes: " ".join(f"{name}={value}" for name, value in changes.items()),
)
def test_a_terminal_without_the_signs_gets_ascii_alone(
    starts: Starts, changes: dict[str, str]
) -> None:
    person = starts(*DUEL, environ=environment(**changes))
    person.see("Choose your inventor")
    assert person.settle().isascii()
    assert "Traceback" not in person.screen


@pytest.mark.parametrize("changes", [{}, {"LC_CTYPE": "C.UTF-8"}, {"TERM": ""}], ids=str)
def test_a_terminal_that_says_nothing_against_them_gets_all_signs(
    starts: Starts, changes: dict[str, str]
) -> None:
    person = starts(*DUEL, environ=environment(**changes))
    person.see("Choose your inventor")
    assert not person.settle().isascii()


def test_a_text_console_is_sent_sixteen_colours(starts: Starts) -> None:
    person = starts(*DUEL, environ=environment(TERM="linux", COLORTERM="", LANG="C.UTF-8"))
    person.see("Choose your inventor")
    person.settle()
    assert b"38;2;" not in person.received
    assert b"38;5;" not in person.received
    assert b"\x1b[" in person.received


@pytest.mark.parametrize("term", ["dumb", "unknown"])
def test_a_terminal_that_cannot_is_told_so_in_one_line(starts: Starts, term: str) -> None:
    person = starts(environ=environment(TERM=term))
    assert person.leaves() == 2
    assert f"TERM={term}" in person.screen
    assert b"\x1b" not in person.received


@pytest.mark.skipif(sys.platform == "win32", reason="there is no job control")
def test_the_program_is_suspended_and_comes_back_where_it_was(tmp_path: Path) -> None:
    with Person(("sh", "-i")) as person:
        person.press("PS1='shell: '\r")
        person.see("shell: ")
        person.press(shlex.join((*PROGRAM, "--data", str(tmp_path), *DUEL)), "enter")
        before = person.see("Choose your inventor", "Enter choose")
        person.press("ctrl+z")
        person.see("Stopped", "shell: ")
        assert "Choose your inventor" not in person.screen, "the shell has its own screen again"
        person.press("echo still$((1+1))here\r")
        person.see("still2here")
        person.press("fg\r")
        after = person.see("Choose your inventor", "Enter choose")
        assert "shell: " not in after
        assert after.splitlines()[1:5] == before.splitlines()[1:5]
