"""Ending programs before they are done: Ctrl+C, and the plug pulled."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[2]
LONG = 60.0
"""Seconds; only a failing test takes that long."""


@frozen
class EarlyEnd:
    """The exit status of a process, and its output after the first line."""

    status: int
    out: str
    complaints: str


def interrupted(
    command: Sequence[str],
    *,
    after: str,
    environment: Mapping[str, str] | None = None,
    terminate: bool = False,
) -> EarlyEnd:
    """Start a command, interrupt it and its workers after its first line, and wait for the end.

    With `terminate` it is ended as `timeout` does: SIGTERM, only to the program.
    """
    series = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Tests that run in the background of a shell were told to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert series.stdout is not None
        assert series.stdout.readline() == after
        if terminate:
            os.kill(series.pid, signal.SIGTERM)
        else:
            os.killpg(series.pid, signal.SIGINT)
        out, complaints = series.communicate(timeout=LONG)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(series.pid, signal.SIGKILL)
    return EarlyEnd(series.returncode, out, complaints)


def killed(module: str, path: Path, *, after: int) -> list[list[str]]:
    """Run a module, kill it after that many lines; the words of every whole line are returned."""
    program = subprocess.Popen(
        [sys.executable, "-m", module, str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert program.stdout is not None
    assert program.stderr is not None
    with program.stdout, program.stderr:
        lines = [program.stdout.readline() for _ in range(after)]
        program.kill()
        # Not `communicate`: it does not see the lines that `readline` has read ahead.
        rest, complaints = program.stdout.read(), program.stderr.read()
    program.wait(LONG)
    assert complaints == ""
    return [line.split() for line in [*lines, *rest.splitlines(keepends=True)] if line[-1:] == "\n"]
