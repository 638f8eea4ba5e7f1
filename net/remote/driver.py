"""A Textual driver for the terminal of a remote visitor.

Textual's private parts are used in this package, and in `net/ssh/session.py`, `tui/app.py` and
`tui/remote_app.py`. Textual is pinned exactly, and end-to-end tests with real clients guard these
files.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Literal, Protocol, TextIO

from textual import events
from textual.app import App
from textual.driver import Driver
from textual.geometry import Size
from textual.message import Message

from net.buckets import Bucket
from net.remote.keyboard import Keyboard
from net.remote.terminal import Terminal

ENTER = "\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[?7l"
LEAVE = "\x1b[0m\x1b[?2004l\x1b[?7h\x1b[?1049l\x1b[?25h"
# Only clicks and the wheel: reporting every mouse move would cost as much as a key each.
MOUSE_ON = "\x1b[?1000h\x1b[?1006h"
MOUSE_OFF = "\x1b[?1006l\x1b[?1000l"
POINTER_SHAPE = "\x1b]22;"
"""Without mouse moves it has no effect, and some terminals print unknown sequences."""

RESIZE_DELAY_SECONDS = 0.1
"""Seconds to wait for a newer size, as while a window is being dragged."""
SIZES_PER_MINUTE, SIZES_AT_ONCE = 30, 6
"""New sizes that are passed to an app; each costs a layout and a whole frame."""
MODEST = Size(120, 36)
"""The initial size for a huge window that the limits do not allow at once."""
RESIZE_RETRY_SECONDS = 2.0
"""Seconds until a size that the limits did not allow is tried again."""
MAX_QUEUED_MESSAGES = 200
"""The maximum number of queued messages of an app; further keys are dropped."""
MAX_KEY_DELAY_SECONDS = 10.0
"""Seconds after which a frame no longer counts as a response to the last key."""


class FarEnd(Protocol):
    """The other side of the driver: an SSH session, or a recorder in a test."""

    @property
    def terminal(self) -> Terminal:
        """The visitor's terminal."""

    def write(self, data: bytes) -> None:
        """Send bytes to the terminal."""

    def may_press(self) -> bool:
        """May one more key or click reach the app? If not, it is dropped."""

    def may_resize(self) -> bool:
        """May a new size reach the app now? If not, it has to wait."""


class RemoteDriver(Driver):
    """The screen and keyboard of one app, at the far end of a connection."""

    def __init__(
        self,
        app: App[Any],
        *,
        far_end: FarEnd,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        """Create the driver; Textual passes `debug`, `mouse` and `size` to every driver."""
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        self.keyboard = Keyboard(
            far_end.terminal, self.process_message, may_press=far_end.may_press
        )
        self.on_frame: Callable[[float], None] | None = None
        """Called with the seconds from a key to the next frame."""
        self.on_first_frame: Callable[[], None] = lambda: None
        """Called when the first frame is sent."""
        self._far_end = far_end
        self._key_time: float | None = None
        self._unsent: list[str] = []
        self._resize_timer: asyncio.TimerHandle | None = None
        self._sizes = Bucket(SIZES_PER_MINUTE, burst=SIZES_AT_ONCE)
        self._congested = False
        self._closed = False

    # Output

    def write(self, data: str) -> None:
        """Collect output, which is sent once per turn of the event loop."""
        if self._closed or self._congested or data.startswith(POINTER_SHAPE):
            return
        if not self._unsent:
            self._loop.call_soon(self._send)
        self._unsent.append(data)

    def flush(self) -> None:
        """Do nothing: Textual flushes after each update, but output is sent once per turn."""

    def _send(self) -> None:
        if not self._unsent:
            return
        text, self._unsent = "".join(self._unsent), []
        if len(text) > len(ENTER + MOUSE_ON):
            self.on_first_frame()
        self._far_end.write(text.encode("utf-8", "replace"))
        if self._key_time is not None:
            seconds, self._key_time = self._loop.time() - self._key_time, None
            if self.on_frame is not None and seconds < MAX_KEY_DELAY_SECONDS:
                self.on_frame(seconds)

    def pause_writing(self) -> None:
        """Stop drawing until the far end keeps up again."""
        if not self._congested:
            self._congested = True
            self.keyboard.hold()
            self._app._begin_batch()

    def resume_writing(self) -> None:
        """Draw one whole frame, which shows everything that was skipped."""
        if self._congested:
            self._congested = False
            with self._app._context():
                self._app._end_batch()
                self._app.refresh()
            self.keyboard.release()

    @property
    def is_congested(self) -> bool:
        """Is the far end slower than the output?"""
        return self._congested

    # Input

    def feed(self, data: bytes) -> None:
        """Handle keys and clicks in the form that the terminal sends them."""
        if not self._closed:
            self._key_time = self._loop.time()
            self.keyboard.feed(data)

    def process_message(self, message: Message) -> None:
        """Pass on a key or a click; an app that does not keep up loses some."""
        if self._app.message_queue_size <= MAX_QUEUED_MESSAGES:
            super().process_message(message)

    def send_message(self, message: Message) -> None:
        """Give the message to the app directly, because everything runs in one loop."""
        self._app.post_message(message)

    # Size

    def on_resized(self) -> None:
        """Handle a new size of the terminal; a flood of sizes is thinned out."""
        if self._resize_timer is None and not self._closed:
            wait = max(RESIZE_DELAY_SECONDS, self._sizes.spend(1))
            self._resize_timer = self._loop.call_later(wait, self._apply_resize)

    def _apply_resize(self) -> None:
        self._resize_timer = None
        if not self._congested and self._far_end.may_resize():
            self._send_size(self._size_of_terminal)
        else:
            self._resize_timer = self._loop.call_later(RESIZE_RETRY_SECONDS, self._apply_resize)

    @property
    def _size_of_terminal(self) -> Size:
        return Size(self._far_end.terminal.width, self._far_end.terminal.height)

    def _send_size(self, size: Size) -> None:
        self._app.post_message(events.Resize(size, size))

    def _send_first_size(self) -> None:
        """Start with the terminal's size; a huge one may be delayed like any later size."""
        if self._far_end.terminal.screens == 1 or self._far_end.may_resize():
            self._send_size(self._size_of_terminal)
        else:
            self._send_size(MODEST)
            self._resize_timer = self._loop.call_later(RESIZE_RETRY_SECONDS, self._apply_resize)

    # Lifecycle

    def start_application_mode(self) -> None:
        self.write(ENTER + (MOUSE_ON if self._mouse else ""))
        self._send_first_size()

    def disable_input(self) -> None:
        """Stop all timers, so that none fires into an app that is closing."""
        self.keyboard.close()
        if self._resize_timer is not None:
            self._resize_timer.cancel()
            self._resize_timer = None

    def stop_application_mode(self) -> None:
        self.disable_input()
        self._unsent.append((MOUSE_OFF if self._mouse else "") + LEAVE)
        self._send()

    def close(self) -> None:
        """Close the driver, because the connection is lost or closing."""
        self.disable_input()
        self._closed = True

    # Features that a server must not offer to visitors

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Do nothing: the visitor's browser is not on this machine."""

    def deliver_binary(
        self, binary: BinaryIO | TextIO, *, delivery_key: str, save_path: Path,
        open_method: Literal["browser", "download"] = "download", encoding: str | None = None,
        mime_type: str | None = None, name: str | None = None,
    ) -> None:  # fmt: skip
        """Do nothing: visitors may not write to this machine's disk."""
        binary.close()
