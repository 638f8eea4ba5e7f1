"""Startup: the command line, and the app up to its first frame on a terminal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Callable

from bench.stopwatch import seconds_once
from bench.table import Group, Row

_SIZE = struct.pack("HHHH", 36, 120, 0, 0)


def startup_rows() -> Group:
    """Each startup time compared with the minimum possible one."""
    bare = seconds_once(_runs("-c", "pass"))
    empty = seconds_once(lambda: first_frame("empty"))
    rows = [
        Row("python -c pass", bare),
        _beside("wardenclyffe --help", bare, _runs("-m", "tui", "--help")),
        _beside("wardenclyffe games", bare, _runs("-m", "tui", "games")),
        Row("an empty Textual app, first frame", empty),
        Row(
            "wardenclyffe, first frame",
            seconds_once(lambda: first_frame("wardenclyffe")),
            base=empty,
            beside="an empty app",
        ),
    ]
    return Group("Start-up", tuple(rows))


def _beside(name: str, bare: float, run: Callable[[], object]) -> Row:
    return Row(name, seconds_once(run), base=bare, beside="python itself")


def _runs(*arguments: str) -> Callable[[], object]:
    def run() -> None:
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)

    return run


def first_frame(which: str) -> None:
    """Start an app on a separate terminal, and wait until its first frame is painted."""
    terminal, line = pty.openpty()
    fcntl.ioctl(line, termios.TIOCSWINSZ, _SIZE)
    ready, tell = os.pipe()
    with tempfile.TemporaryDirectory() as data:
        app = subprocess.Popen(
            [sys.executable, "-m", "bench.first_frame", which, str(tell)],
            stdin=line,
            stdout=line,
            stderr=subprocess.DEVNULL,
            pass_fds=(tell,),
            env={**os.environ, "TERM": "xterm-256color", "WARDENCLYFFE_DATA": data},
        )
        os.close(line)
        os.close(tell)
        try:
            _drain(terminal, ready)
        finally:
            app.kill()
            app.wait()
            os.close(terminal)
            os.close(ready)


def _drain(terminal: int, ready: int) -> None:
    """Read the output of the app, like a terminal, until it reports a frame."""
    import select

    while True:
        able, _, _ = select.select([terminal, ready], [], [], 30)
        if ready in able:
            if not os.read(ready, 1):
                raise RuntimeError("the app ended before its first frame")
            return
        if not able:
            raise RuntimeError("the app did not paint a frame within half a minute")
        os.read(terminal, 1 << 16)
