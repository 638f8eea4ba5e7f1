"""The headless commands: their output, and the packages they do not load."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from tests.tools.interrupting import interrupted
from tests.tui.commands.shell import ROOT, modules_after


@pytest.mark.parametrize(
    "words",
    [
        "sim duel --matches 2 --workers 1 --json",
        "sim duel --matches 2 --bots greedy,random",
        "games",
        "rules duel",
        "saves",
        "verify nowhere.json",
    ],
)
def test_headless_commands_do_not_import_textual(words: str, data: str) -> None:
    assert not modules_after(*words.split(), "--data", data) & {"textual", "rich", "screens"}


def test_a_reader_that_leaves_is_no_trouble() -> None:
    command = f"{sys.executable} -m tui rules duel | head -1; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True
    )
    title, status = ran.stdout.splitlines()
    assert title.startswith("#")
    assert status in ("0", "141")
    assert ran.stderr == ""


def test_a_closed_pipe_ends_quietly() -> None:
    """The reader is gone before anything is written, so the write must fail."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        ran = subprocess.run(
            [sys.executable, "-m", "tui", "games", "--json"],
            cwd=ROOT,
            stdout=pipe,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.parametrize(
    ("workers", "terminate"), [("1", False), ("2", False), ("1", True), ("2", True)]
)
def test_an_interrupt_ends_a_series_with_what_was_played(workers: str, terminate: bool) -> None:
    command = [sys.executable, "-m", "tests.tui.commands.interrupted", "--workers", workers]
    ended = interrupted(command, after="playing\n", terminate=terminate)
    assert ended.status == 130
    stopped = re.fullmatch(
        r"wardenclyffe sim: stopped after ([\d,]+) of 1,000,000 matches\n", ended.complaints
    )
    assert stopped, ended.complaints
    played = stopped[1]
    assert f": {played} match" in ended.out.splitlines()[0]
    assert "wins" in ended.out


def test_an_interrupted_series_is_one_json_object_as_well() -> None:
    command = [sys.executable, "-m", "tests.tui.commands.interrupted", "--workers", "1", "--json"]
    ended = interrupted(command, after="playing\n")
    told = json.loads(ended.out)
    assert ended.status == 130
    assert 0 < told["matches"] < 1_000_000
    assert sum(seat["wins"] + seat["draws"] for seat in told["seats"]) >= told["matches"]
