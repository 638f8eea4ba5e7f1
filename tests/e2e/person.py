"""A person at a terminal: a real program in a real pseudo-terminal, seen through an emulator."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Self

from pyghostty import Terminal

PATIENCE = 30.0
"""Seconds after which a person gives up waiting; only a failing test takes that long."""

KEYS = {
    "enter": "\r",
    "escape": "\x1b",
    "tab": "\t",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "end": "\x1b[F",
    "right": "\x1b[C",
    "left": "\x1b[D",
    "ctrl+c": "\x03",
    "ctrl+z": "\x1a",
    "backspace": "\x7f",
}

# The emulator answers questions of the program; a person does not, so these are left out.
_QUESTIONS = re.compile(rb"\x1b\[[<>=?][0-9;]*(?:\$p|u)")


def surroundings() -> dict[str, str]:
    """The environment of a person's program.

    COLUMNS and LINES would hide the terminal's own size. They may be there unseen by `os.environ`:
    readline, which a test run of one process loads, sets them behind Python's back.
    """
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return kept | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}


def key_to_go_on(screen: str) -> str:
    """The key that continues, for a player who takes the first choice."""
    if "shows your side of the table" in screen:
        return "tab"
    return "escape" if "Since your last turn (" in screen else "enter"


class Person:
    def __init__(
        self,
        command: Sequence[str],
        *,
        width: int = 120,
        height: int = 36,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        """Start a command; `environ` is the environment of its program, if not the usual one."""
        self.received = b""
        """Every byte that the program has sent."""
        self._screen = Terminal(cols=width, rows=height)
        self.pid, self._line = pty.fork()
        if self.pid == 0:  # pragma: no cover
            os.execvpe(command[0], list(command), dict(environ or surroundings()))
        self.resize(width, height)
        self.status: int | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def screen(self) -> str:
        return str(self._screen.text())

    def press(self, *keys: str) -> None:
        """Press keys by name; any other text is typed."""
        os.write(self._line, "".join(KEYS.get(key, key) for key in keys).encode())

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self._line, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        self._screen.resize(width, height)

    def see(self, *words: str) -> str:
        return self.wait(lambda screen: all(word in screen for word in words), f"{words}")

    def see_any(self, *words: str) -> str:
        """Wait until one of the words is on the screen, and return which."""
        self.wait(lambda screen: any(word in screen for word in words), f"one of {words}")
        return next(word for word in words if word in self.screen)

    def wait(self, sees: Callable[[str], bool], what: str) -> str:
        give_up = time.monotonic() + PATIENCE
        while not sees(self.screen):
            if self.status is not None or time.monotonic() > give_up:
                raise AssertionError(f"never saw {what}; the screen shows:\n{self.screen}")
            self.look()
        return self.screen

    def look(self, seconds: float = 0.05) -> bool:
        """Read the output; False when nothing came for a while."""
        ready, _, _ = select.select([self._line], [], [], seconds)
        if not ready:
            return False
        try:
            data = os.read(self._line, 65536)
        except OSError:  # Linux says it so when the program has ended
            data = b""
        if not data:
            self._reap()
            return False
        self.received += data
        self._screen.feed(_QUESTIONS.sub(b"", data))
        return True

    def settle(self, moment: float = 0.15) -> str:
        """Wait until the program has been still for a moment."""
        while self.look(moment):
            pass
        return self.screen

    def sees_change(self, before: str, *, patience: float = 2.0) -> bool:
        """Wait until the screen differs; False if it stays as it is."""
        give_up = time.monotonic() + patience
        while self.screen == before and self.status is None and time.monotonic() < give_up:
            self.look()
        return self.screen != before

    def leaves(self) -> int:
        give_up = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > give_up:
                raise AssertionError(f"the program continues:\n{self.screen}")
            self.look()
        return self.status

    def kill(self) -> None:
        if self.status is None:
            os.kill(self.pid, signal.SIGKILL)
            self._reap()

    def _reap(self) -> None:
        if self.status is None:
            _, status = os.waitpid(self.pid, 0)
            self.status = os.waitstatus_to_exitcode(status)
            os.close(self._line)
