"""A Textual driver that draws on a terminal at the far end of a line.

All that depends on Textual's private parts stands here and in `net/garbage.py`; Textual is pinned
exactly, and end-to-end tests with real clients guard both files.
"""

from __future__ import annotations

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable
from inspect import getgeneratorlocals
from pathlib import Path
from typing import Any, BinaryIO, Literal, Protocol, TextIO

from textual import events
from textual._xterm_parser import BRACKETED_PASTE_START, XTermParser
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message
from textual.messages import InBandWindowResize

from net.limits import Bucket
from net.terminal import Terminal

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l"
LEAVE = "\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?1049l\x1b[?25h"
# Clicks and wheel only: a terminal that reports every move of the mouse would cost a key each.
MOUSE_ON = "\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = "\x1b[?1006l\x1b[?1000l"
POINTER_SHAPE = "\x1b]22;"
"""Without moves of the mouse it has no meaning, and some terminals print what they do not know."""

ESCAPE_DELAY = 0.12
"""Seconds until a lone Esc is a key and not the beginning of a sequence."""
RESIZE_DELAY = 0.03
RESIZE_PAUSE = 0.2
"""Seconds between two new sizes, each of which costs a layout and a whole frame."""
LONG_QUEUE = 200
"""Messages that may wait in an app; keys beyond that are dropped."""
LONGEST_PASTE = 2048
LETTERS_PER_KEY = 32
"""Letters that are looked at, for each key that reaches the app: no sequence is longer. Those of
a broken sequence cost more than the key itself."""
LONGEST_WAIT = 10.0
"""Seconds after which a frame has nothing to do with the last key."""

_REPORTS = (
    InBandWindowResize, events.Resize, events.CursorPosition, events.AppFocus, events.AppBlur,
)  # fmt: skip
"""What terminals report by themselves. Nobody asked; window sizes come from the line alone."""


class Line(Protocol):
    """The connection that carries the terminal: an SSH session, or a list in a test."""

    def write(self, data: bytes) -> None:
        """Send bytes to the terminal."""


class LineDriver(Driver):
    """One app's screen and keyboard, on a line."""

    def __init__(
        self, app: App[Any], *, terminal: Terminal, line: Line, keys: Bucket, debug: bool = False,
        mouse: bool = True, size: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        """`keys` says how many keys and clicks reach the app; the rest of a flood is dropped."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.terminal = terminal
        self.line = line
        self.keys = keys
        self._letters = Bucket(LETTERS_PER_KEY * keys.per_minute, burst=2 * LONGEST_PASTE)
        self.on_frame: Callable[[float], None] | None = None
        """Told the seconds from a key to the frame that followed it."""
        self._key_time: float | None = None
        self._unsent: list[str] = []
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()
        self._parsed = 0
        self._escape: asyncio.TimerHandle | None = None
        self._resizing: asyncio.TimerHandle | None = None
        self._resized = -RESIZE_PAUSE
        self._congested = False
        self._closed = False

    # Output

    def write(self, data: str) -> None:
        """Collect what is drawn; it is sent once per turn of the loop."""
        if self._closed or self._congested or data.startswith(POINTER_SHAPE):
            return
        if not self._unsent:
            self._loop.call_soon(self._send)
        self._unsent.append(data)

    def flush(self) -> None:
        """Textual flushes after each update; sending waits for the others of the same turn."""

    def _send(self) -> None:
        if not self._unsent:
            return
        text, self._unsent = "".join(self._unsent), []
        self.line.write(text.encode("utf-8", "replace"))
        if self._key_time is not None:
            passed, self._key_time = self._loop.time() - self._key_time, None
            if self.on_frame is not None and passed < LONGEST_WAIT:
                self.on_frame(passed)

    def pause_writing(self) -> None:
        """The far end does not keep up: draw nothing until it does."""
        if not self._congested:
            self._congested = True
            self._app._begin_batch()

    def resume_writing(self) -> None:
        """The far end has caught up: one whole frame shows all that happened."""
        if self._congested:
            self._congested = False
            with self._app._context():
                self._app._end_batch()
                self._app.refresh()

    @property
    def is_congested(self) -> bool:
        """Is the far end behind?"""
        return self._congested

    # Input

    def feed(self, data: bytes) -> None:
        """Keys and clicks, as the terminal sends them."""
        text = "" if self._closed else self._decode(data)
        text = text[: self._letters.take_most(len(text))]
        if not text:
            return
        self._key_time = self._loop.time()
        self._parse(self._parser.feed(text))
        self._cut_paste(len(text))
        self._await_escape()

    def _parse(self, messages: Iterable[Message]) -> None:
        """Take what the parser makes of the input; garbage costs a new parser and no more."""
        try:
            for message in messages:
                self.process_message(message)
        except Exception:  # whatever strangers can make it raise
            self._begin_parser()

    def _begin_parser(self) -> None:
        self._parser._gen.close()
        self._parser = XTermParser()
        self._parsed = 0

    def _cut_paste(self, length: int) -> None:
        """A paste that never ends must not be collected for ever; what came of it is dropped."""
        self._parsed += length
        if self._parsed > LONGEST_PASTE:
            self._parsed = 0
            if len(getgeneratorlocals(self._parser._gen)["paste_buffer"]) > LONGEST_PASTE:
                self._begin_parser()
                self._parse(self._parser.feed(BRACKETED_PASTE_START))

    def _await_escape(self) -> None:
        """If an Esc came last, look again in a moment whether it was the key."""
        if self._escape is None and self._parser._timeout_time is not None:
            self._escape = self._loop.call_later(ESCAPE_DELAY, self._escape_is_over)

    def _escape_is_over(self) -> None:
        """Nothing came after an Esc: it was the key."""
        self._escape = None
        self._parse(self._parser.tick())
        self._await_escape()

    def process_message(self, message: Message) -> None:
        """Let through what a person can have done, and no more of it than a person can do."""
        if isinstance(message, _REPORTS) or not self._is_possible(message):
            return
        if isinstance(message, events.Paste):
            message = events.Paste(_pasted(message.text))
        if self._app.message_queue_size <= LONG_QUEUE and self.keys.take():
            super().process_message(message)

    def _is_possible(self, message: Message) -> bool:
        if isinstance(message, events.MouseEvent):
            return 0 <= message.x < self.terminal.width and 0 <= message.y < self.terminal.height
        if isinstance(message, events.Key):
            return not any("\ud800" <= letter <= "\udfff" for letter in message.character or "")
        return True

    def send_message(self, message: Message) -> None:
        """Everything runs in one loop, so nothing needs to be handed over between threads."""
        self._app.post_message(message)

    # Size

    def resized(self) -> None:
        """The terminal has a new size; a flood of these becomes a few."""
        if self._resizing is None and not self._closed:
            wait = max(RESIZE_DELAY, self._resized + RESIZE_PAUSE - self._loop.time())
            self._resizing = self._loop.call_later(wait, self._tell_size)

    def _tell_size(self) -> None:
        self._resizing = None
        self._resized = self._loop.time()
        size = Size(self.terminal.width, self.terminal.height)
        self._app.post_message(events.Resize(size, size))

    # Life

    def start_application_mode(self) -> None:
        """Take the terminal over."""
        self.write(ENTER + (MOUSE_ON if self._mouse else ""))
        self._tell_size()

    def disable_input(self) -> None:
        """No timer may fire into an app that is going away."""
        for handle in (self._escape, self._resizing):
            if handle is not None:
                handle.cancel()
        self._escape = self._resizing = None

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self._unsent.append((MOUSE_OFF if self._mouse else "") + LEAVE)
        self._send()

    def close(self) -> None:
        """The line is gone, or soon will be."""
        self.disable_input()
        self._closed = True
        self._parser._gen.close()

    # What a server must not do for a stranger

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """There is no browser here that would be theirs."""

    def deliver_binary(
        self, binary: BinaryIO | TextIO, *, delivery_key: str, save_path: Path,
        open_method: Literal["browser", "download"] = "download", encoding: str | None = None,
        mime_type: str | None = None, name: str | None = None,
    ) -> None:  # fmt: skip
        """Nothing is written to this machine's disk for them."""
        binary.close()


def _pasted(text: str) -> str:
    """What of a paste can be text."""
    kept = (letter for letter in text[:LONGEST_PASTE] if letter.isprintable() or letter in "\n\t")
    return "".join(kept)
