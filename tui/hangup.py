"""Detecting a terminal that closes without a signal.

A closing terminal sends SIGHUP, which ends the program, but only to the foreground process group: a
program started by `nohup`, a debugger or a supervisor gets no signal. Its input then stays readable
and empty, and Textual's input thread reads it in a busy loop.
"""

from __future__ import annotations

import select
import sys
from collections.abc import Callable
from threading import Thread


def call_when_terminal_closes(act: Callable[[], object], fileno: int) -> None:
    """Call `act` in a separate thread as soon as the terminal of an open file is closed.

    Nothing happens where files cannot be polled (Windows).
    """
    if sys.platform == "win32":
        return
    Thread(target=_wait_for_hangup, args=(act, fileno), name="terminal watch", daemon=True).start()


def _wait_for_hangup(act: Callable[[], object], fileno: int) -> None:
    """Wait for the terminal to close: polling for no event returns only at a hang-up."""
    waiting = select.poll()
    waiting.register(fileno, 0)
    waiting.poll()
    act()
