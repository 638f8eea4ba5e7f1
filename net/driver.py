"""A Textual driver that draws on a terminal at the far end of a line.

All that depends on Textual's private parts stands here and in `net/garbage.py`; Textual is pinned
exactly, and end-to-end tests with real clients guard both files.
"""

from __future__ import annotations

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Literal, Protocol, TextIO

from textual import events
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message
from textual.messages import InBandWindowResize

from net.terminal import Terminal

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l"
LEAVE = "\x1b[?2004l\x1b[?7h\x1b[?1049l\x1b[?25h"
# Clicks and wheel only: a terminal that reports every move of the mouse would cost a key each.
MOUSE_ON = "\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = "\x1b[?1006l\x1b[?1000l"

ESCAPE_DELAY = 0.12
"""Seconds until a lone Esc is a key and not the beginning of a sequence."""
LONG_QUEUE = 200
"""Messages that may wait in an app before its line is no longer read."""


class Line(Protocol):
    """The connection that carries the terminal: an SSH channel, or a list in a test."""

    def write(self, data: bytes) -> None:
        """Send bytes to the terminal."""

    def pause_reading(self) -> None:
        """Stop taking bytes from the terminal."""

    def resume_reading(self) -> None:
        """Take bytes again."""


class LineDriver(Driver):
    """One app's screen and keyboard, on a line."""

    def __init__(
        self, app: App[Any], *, terminal: Terminal, line: Line, debug: bool = False,
        mouse: bool = True, size: tuple[int, int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.terminal = terminal
        self.line = line
        self.on_frame: Callable[[float], None] | None = None
        """Told the seconds from a key to the frame that followed it."""
        self._key_time: float | None = None
        self._unsent: list[str] = []
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._parser = XTermParser()
        self._escape: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._resizing: asyncio.Handle | None = None
        self._congested = False
        self._closed = False

    # Output

    def write(self, data: str) -> None:
        """Collect what is drawn; it is sent once per turn of the loop."""
        if self._closed:
            return
        if not self._unsent:
            self._loop.call_soon(self.flush)
        self._unsent.append(data)

    def flush(self) -> None:
        """Send what was collected."""
        if self._unsent and not self._closed:
            text, self._unsent = "".join(self._unsent), []
            self.line.write(text.encode("utf-8", "replace"))
            if self._key_time is not None and self.on_frame is not None:
                self.on_frame(self._loop.time() - self._key_time)
            self._key_time = None

    def pause_writing(self) -> None:
        """The far end does not keep up: draw nothing until it does."""
        if not self._congested:
            self._congested = True
            self._app._begin_batch()

    def resume_writing(self) -> None:
        """The far end has caught up: one repaint shows all that happened."""
        if self._congested:
            self._congested = False
            self._app._end_batch()

    @property
    def is_congested(self) -> bool:
        """Is the far end behind?"""
        return self._congested

    # Input

    def feed(self, data: bytes) -> None:
        """Keys and clicks, as the terminal sends them."""
        if self._closed:
            return
        if self._key_time is None:
            self._key_time = self._loop.time()
        self._parse(lambda: self._parser.feed(self._decode(data)) if data else ())
        if self._escape is None and self._parser._timeout_time is not None:
            self._escape = self._loop.call_later(ESCAPE_DELAY, self._escape_is_over)
        if self._app.message_queue_size > LONG_QUEUE and self._reading is None:
            self.line.pause_reading()
            self._reading = self._loop.call_later(0.05, self._read_again)

    def _parse(self, step: Callable[[], Any]) -> None:
        """Take what the parser makes of the input; garbage costs a new parser and no more."""
        try:
            for message in step():
                self.process_message(message)
        except Exception:  # whatever strangers can make it raise
            self._parser._gen.close()
            self._parser = XTermParser()

    def _escape_is_over(self) -> None:
        """Nothing came after an Esc: it was the key."""
        self._escape = None
        self._parse(self._parser.tick)

    def _read_again(self) -> None:
        """Go on reading once the app has worked off its queue."""
        self._reading = None
        if self._closed:
            return
        if self._app.message_queue_size > LONG_QUEUE // 2:
            self._reading = self._loop.call_later(0.05, self._read_again)
        else:
            self.line.resume_reading()

    def process_message(self, message: Message) -> None:
        """Window sizes come from the line alone; reports that pose as input are dropped."""
        if not isinstance(message, InBandWindowResize | events.CursorPosition):
            super().process_message(message)

    def send_message(self, message: Message) -> None:
        """Everything runs in one loop, so nothing needs to be handed over between threads."""
        self._app.post_message(message)

    # Size

    def resized(self) -> None:
        """The terminal has a new size; a flood of these becomes one."""
        if self._resizing is None and not self._closed:
            self._resizing = self._loop.call_later(0.03, self._tell_size)

    def _tell_size(self) -> None:
        self._resizing = None
        size = Size(self.terminal.width, self.terminal.height)
        self._app.post_message(events.Resize(size, size))

    # Life

    def start_application_mode(self) -> None:
        """Take the terminal over."""
        self.write(ENTER + (MOUSE_ON if self._mouse else ""))
        self._tell_size()

    def disable_input(self) -> None:
        """No timer may fire into an app that is going away."""
        for handle in (self._escape, self._reading, self._resizing):
            if handle is not None:
                handle.cancel()
        self._escape = self._reading = self._resizing = None

    def stop_application_mode(self) -> None:
        """Give the terminal back as it was."""
        self.disable_input()
        self.write((MOUSE_OFF if self._mouse else "") + LEAVE)
        self.flush()

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
