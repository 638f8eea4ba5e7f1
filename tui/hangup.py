"""The end of a terminal that closes without a signal.

A terminal that is closed sends SIGHUP, which ends the program, but only to the process group in
front: a program that `nohup`, a debugger or a supervisor started hears nothing. Its input is then
readable for ever and empty, and Textual's input thread reads it as fast as it can.
"""

from __future__ import annotations

import select
import sys
from collections.abc import Callable
from threading import Thread


def when_terminal_closes(act: Callable[[], object], fileno: int) -> None:
    """Call `act` in a thread of its own as soon as the terminal of an open file is gone.

    Nothing happens where files cannot be polled (Windows).
    """
    if sys.platform == "win32":
        return
    Thread(target=_wait, args=(act, fileno), name="terminal watch", daemon=True).start()


def _wait(act: Callable[[], object], fileno: int) -> None:
    """Wait for the terminal to close: a poll for no event returns at a hang-up only."""
    waiting = select.poll()
    waiting.register(fileno, 0)
    waiting.poll()
    act()
