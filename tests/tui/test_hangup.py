"""The program when its terminal is closed without a signal."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from threading import Event

from tui.hangup import call_when_terminal_closes


def test_it_is_told_when_the_terminal_closes_and_not_before() -> None:
    ours, theirs = pty.openpty()
    gone = Event()
    call_when_terminal_closes(gone.set, theirs)
    os.write(ours, b"a key\n")
    assert not gone.wait(0.1), "typing is not a hang-up"
    os.close(ours)
    assert gone.wait(10)
    os.close(theirs)


def test_the_program_ends_with_its_terminal(tmp_path: Path) -> None:
    """Its terminal is not its controlling one, so that no signal tells it."""
    ours, theirs = pty.openpty()
    command = (sys.executable, "-m", "tui", "--data", str(tmp_path), "play", "duel")
    environ = os.environ | {"TERM": "xterm-256color"}
    with subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, env=environ
    ) as program:
        os.close(theirs)
        try:
            seen = b""
            while b"\x1b[?1049h" not in seen:  # the full screen has begun
                seen += os.read(ours, 4096)
            os.close(ours)
            assert program.wait(30) != 0
        finally:
            program.kill()
