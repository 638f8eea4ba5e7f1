"""Keyboard and mouse input of a remote terminal: bytes in, keys and clicks out, rate-limited.

Input is read in small portions, with turns for other sessions between them, so that a flood slows
down only the session of its sender.
"""

from __future__ import annotations

import asyncio
import re
from codecs import getincrementaldecoder
from collections import deque
from collections.abc import Callable, Iterable
from inspect import getgeneratorlocals

from textual import events
from textual._xterm_parser import (
    BRACKETED_PASTE_END as PASTE_END,
    BRACKETED_PASTE_START as PASTE_START,
    XTermParser,
)
from textual.message import Message
from textual.messages import InBandWindowResize

from net.buckets import Bucket
from net.remote.terminal import Terminal

ESCAPE_DELAY_SECONDS = 0.12
"""Seconds until a lone Esc is a key and not the start of a sequence."""
KEY_PAUSE_SECONDS = 0.01
"""Seconds between two keys of a session; each can cost all sessions some milliseconds."""
MAX_WAITING_KEYS = 100
"""The maximum number of queued keys; further ones are dropped."""
MAX_PASTE_LENGTH = 2048
MIN_PASTE_LENGTH = 24
"""More characters at once than anyone types are a paste, even without a paste marker."""
LETTERS_PER_MINUTE, LETTERS_AT_ONCE = 20_000, 2048
"""Characters that are parsed. Each one in a broken sequence can cost twenty microseconds."""
READ_CHUNK_LETTERS = 64
"""Characters that are parsed in one turn of the loop."""
_TEXT = re.compile(rf"[^\x00-\x1f\x7f-\x9f]{{{MIN_PASTE_LENGTH},}}")

_REPORTS = (
    InBandWindowResize, events.Resize, events.CursorPosition, events.AppFocus, events.AppBlur,
)  # fmt: skip
"""Automatic reports of terminals, which are ignored. Sizes come only from the SSH channel."""


class Keyboard:
    def __init__(
        self, terminal: Terminal, press: Callable[[Message], None], *, may_press: Callable[[], bool]
    ) -> None:
        """Create a keyboard; `press` receives keys and clicks, `may_press` limits their rate."""
        self._terminal = terminal
        self._press = press
        self._may_press = may_press
        self._loop = asyncio.get_running_loop()
        self._letters = Bucket(LETTERS_PER_MINUTE, burst=LETTERS_AT_ONCE)
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._unread = ""
        self._read_handle: asyncio.Handle | None = None
        self._parser = XTermParser()
        self._paste: str | None = None
        self._escape_timer: asyncio.TimerHandle | None = None
        self._waiting_messages: deque[Message] = deque()
        self._pause_timer: asyncio.TimerHandle | None = None
        self._paused = False
        self._closed = False

    def feed(self, data: bytes) -> None:
        """Read terminal input; excess input is dropped."""
        if not self._closed:
            self._unread += self._decode(data)
            if self._read_handle is None:
                self._read()

    @property
    def is_idle(self) -> bool:
        return not (self._unread or self._waiting_messages or self._escape_timer)

    def hold(self) -> None:
        self._paused = True

    def release(self) -> None:
        self._paused = False
        if self._pause_timer is None:
            self._press_next()

    def pause(self, seconds: float) -> None:
        """Pass on the next key only after this many seconds."""
        if not self._closed:
            if self._pause_timer is not None:
                self._pause_timer.cancel()
            self._pause_timer = self._loop.call_later(seconds, self._press_next)

    def close(self) -> None:
        """Drop all queued input, and pass on nothing more."""
        self._closed = True
        for handle in (self._read_handle, self._escape_timer, self._pause_timer):
            if handle is not None:
                handle.cancel()
        self._read_handle = self._escape_timer = self._pause_timer = None
        self._unread = ""
        self._waiting_messages.clear()
        self._parser._gen.close()

    # Characters

    def _read(self) -> None:
        self._read_handle = None
        if self._paste is None:
            self._read_keys()
        else:
            self._read_paste(self._paste)
        if self._unread:
            self._read_handle = self._loop.call_soon(self._read)

    def _read_keys(self) -> None:
        """Parse a little input, up to the possible start of a paste, which is not parsed."""
        most = 1 if self._parser._timeout_time is not None else READ_CHUNK_LETTERS
        text_at = most > 1 and _TEXT.search(self._unread, 0, most + MIN_PASTE_LENGTH)
        if text_at and not text_at.start():
            self._read_text()
            return
        most = text_at.start() if text_at else most
        keys, mark, _ = self._unread[:most].partition(PASTE_START)
        letter_count = len(keys) + len(mark)
        text = self._unread[: self._letters.take_most(letter_count)]
        self._unread = self._unread[letter_count:]
        if text:
            self._parse(self._parser.feed(text))
            self._paste = self._beginning_of_paste()
            self._await_escape()

    def _read_text(self) -> None:
        """Treat the next characters as one paste, because they are too many to be keys."""
        leading_text = _TEXT.match(self._unread)
        length = leading_text.end() if leading_text else 0
        text, self._unread = self._unread[:length], self._unread[length:]
        self._queue_message(events.Paste(text[: self._letters.take_most(length)]))

    def _parse(self, messages: Iterable[Message]) -> None:
        """Handle the parser's messages; invalid input only costs a new parser."""
        try:
            for message in messages:
                self._queue_message(message)
        except Exception:  # visitors may make it raise anything
            self._begin_parser()

    def _begin_parser(self) -> None:
        self._parser._gen.close()
        self._parser = XTermParser()

    def _beginning_of_paste(self) -> str | None:
        """The empty text of a paste that has just begun, or None if none has begun.

        The parser would collect it for ever; so the parser is replaced, and the paste is read here.
        """
        if not getgeneratorlocals(self._parser._gen)["bracketed_paste"]:
            return None
        self._begin_parser()
        return ""

    def _read_paste(self, begun: str) -> None:
        """Collect text until the end marker; the middle of a very long paste is dropped."""
        text, mark, unread = (begun + self._unread).partition(PASTE_END)
        if mark:
            self._paste, self._unread = None, unread
            self._queue_message(events.Paste(text))
        else:
            too_long = len(text) > MAX_PASTE_LENGTH + len(PASTE_END)
            self._paste = text[:MAX_PASTE_LENGTH] + text[-len(PASTE_END) :] if too_long else text
            self._unread = ""

    def _await_escape(self) -> None:
        if self._escape_timer is None and self._parser._timeout_time is not None:
            self._escape_timer = self._loop.call_later(ESCAPE_DELAY_SECONDS, self._escape_is_over)

    def _escape_is_over(self) -> None:
        self._escape_timer = None
        self._parse(self._parser.tick())
        self._await_escape()

    # Keys and clicks

    def _queue_message(self, message: Message) -> None:
        """Add messages that a person can cause to the queue, up to a plausible number."""
        if isinstance(message, _REPORTS) or not self._is_possible(message):
            return
        if isinstance(message, events.Paste):
            message = events.Paste(_printable_paste(message.text))
        if not self._may_press():
            self._unread = ""  # a flood: parsing the rest of it would cost as much again
            return
        if len(self._waiting_messages) < MAX_WAITING_KEYS:
            self._waiting_messages.append(message)
        if self._pause_timer is None:
            self._press_next()

    def _is_possible(self, message: Message) -> bool:
        terminal = self._terminal
        if isinstance(message, events.MouseEvent):
            return 0 <= message.x < terminal.width and 0 <= message.y < terminal.height
        if isinstance(message, events.Key):
            return not any("\ud800" <= letter <= "\udfff" for letter in message.character or "")
        return True

    def _press_next(self) -> None:
        self._pause_timer = None
        if self._waiting_messages and not self._paused and not self._closed:
            self._pause_timer = self._loop.call_later(KEY_PAUSE_SECONDS, self._press_next)
            self._press(self._waiting_messages.popleft())


def _printable_paste(text: str) -> str:
    letters = (
        letter for letter in text[:MAX_PASTE_LENGTH] if letter.isprintable() or letter in "\n\t"
    )
    return "".join(letters)
