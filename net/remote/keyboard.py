"""The keyboard and mouse at the far end: bytes in, keys and clicks out, at a person's pace.

Input is taken in small portions, and other sessions have their turn between them, so that a flood
slows down only the session of its sender.
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
"""Seconds until a lone Esc is a key and not the beginning of a sequence."""
KEY_PAUSE_SECONDS = 0.01
"""Seconds between two keys of a session; each can cost all sessions some milliseconds."""
MAX_WAITING_KEYS = 100
"""Keys that wait their turn; beyond that they are dropped."""
MAX_PASTE_LENGTH = 2048
MIN_PASTE_LENGTH = 24
"""Letters that nobody types at once: a terminal pastes them, without a mark."""
LETTERS_PER_MINUTE, LETTERS_AT_ONCE = 20_000, 2048
"""Letters that are looked at. Each of a broken sequence can cost twenty microseconds."""
READ_CHUNK_LETTERS = 64
"""Letters that are looked at in one turn of the loop."""
_TEXT = re.compile(rf"[^\x00-\x1f\x7f-\x9f]{{{MIN_PASTE_LENGTH},}}")

_REPORTS = (
    InBandWindowResize, events.Resize, events.CursorPosition, events.AppFocus, events.AppBlur,
)  # fmt: skip
"""What terminals report by themselves; it is ignored. Sizes come from the SSH channel alone."""


class Keyboard:
    """Makes messages of what a terminal sends."""

    def __init__(
        self, terminal: Terminal, press: Callable[[Message], None], *, may_press: Callable[[], bool]
    ) -> None:
        """`press` is given the keys and clicks; `may_press` says whether one more may come."""
        self._terminal = terminal
        self._press = press
        self._may_press = may_press
        self._loop = asyncio.get_running_loop()
        self._letters = Bucket(LETTERS_PER_MINUTE, burst=LETTERS_AT_ONCE)
        self._decode = getincrementaldecoder("utf-8")("replace").decode
        self._unread = ""
        self._reading: asyncio.Handle | None = None
        self._parser = XTermParser()
        self._paste: str | None = None
        self._escape: asyncio.TimerHandle | None = None
        self._waiting: deque[Message] = deque()
        self._pause: asyncio.TimerHandle | None = None
        self._held = False
        self._closed = False

    def feed(self, data: bytes) -> None:
        """Take what the terminal sends; what is too much of it is dropped."""
        if not self._closed:
            self._unread += self._decode(data)
            if self._reading is None:
                self._read()

    @property
    def is_idle(self) -> bool:
        """Has everything been passed on?"""
        return not (self._unread or self._waiting or self._escape)

    def hold(self) -> None:
        """Keep keys back until `release`."""
        self._held = True

    def release(self) -> None:
        """Pass on what was kept back."""
        self._held = False
        if self._pause is None:
            self._press_next()

    def rest(self, seconds: float) -> None:
        """Pass on the next key only after this many seconds."""
        if not self._closed:
            if self._pause is not None:
                self._pause.cancel()
            self._pause = self._loop.call_later(seconds, self._press_next)

    def close(self) -> None:
        """Drop what is waiting, and pass on nothing more."""
        self._closed = True
        for handle in (self._reading, self._escape, self._pause):
            if handle is not None:
                handle.cancel()
        self._reading = self._escape = self._pause = None
        self._unread = ""
        self._waiting.clear()
        self._parser._gen.close()

    # Letters

    def _read(self) -> None:
        """Look at a portion, and let others have their turn before the next."""
        self._reading = None
        if self._paste is None:
            self._read_keys()
        else:
            self._read_paste(self._paste)
        if self._unread:
            self._reading = self._loop.call_soon(self._read)

    def _read_keys(self) -> None:
        """Read on to where a paste may begin, but not far: its letters are none of the parser's."""
        most = 1 if self._parser._timeout_time is not None else READ_CHUNK_LETTERS
        text_at = most > 1 and _TEXT.search(self._unread, 0, most + MIN_PASTE_LENGTH)
        if text_at and not text_at.start():
            self._read_text()
            return
        most = text_at.start() if text_at else most
        keys, mark, _ = self._unread[:most].partition(PASTE_START)
        wanted = len(keys) + len(mark)
        text = self._unread[: self._letters.take_most(wanted)]
        self._unread = self._unread[wanted:]
        if text:
            self._parse(self._parser.feed(text))
            self._paste = self._beginning_of_paste()
            self._await_escape()

    def _read_text(self) -> None:
        """Take the letters that come next as one paste: they are too many to be keys."""
        found = _TEXT.match(self._unread)
        length = found.end() if found else 0
        text, self._unread = self._unread[:length], self._unread[length:]
        self._take(events.Paste(text[: self._letters.take_most(length)]))

    def _parse(self, messages: Iterable[Message]) -> None:
        """Take what the parser makes of it; garbage costs a new parser and no more."""
        try:
            for message in messages:
                self._take(message)
        except Exception:  # whatever strangers can make it raise
            self._begin_parser()

    def _begin_parser(self) -> None:
        self._parser._gen.close()
        self._parser = XTermParser()

    def _beginning_of_paste(self) -> str | None:
        """Nothing at all, or the nothing that a paste begins with.

        The parser would collect it for ever; so it begins anew, and the paste is read here.
        """
        if not getgeneratorlocals(self._parser._gen)["bracketed_paste"]:
            return None
        self._begin_parser()
        return ""

    def _read_paste(self, begun: str) -> None:
        """Collect until the end mark; the middle of what is too long is dropped."""
        text, mark, rest = (begun + self._unread).partition(PASTE_END)
        if mark:
            self._paste, self._unread = None, rest
            self._take(events.Paste(text))
        else:
            too_long = len(text) > MAX_PASTE_LENGTH + len(PASTE_END)
            self._paste = text[:MAX_PASTE_LENGTH] + text[-len(PASTE_END) :] if too_long else text
            self._unread = ""

    def _await_escape(self) -> None:
        """Look again in a moment, if an Esc came last, whether it was the key."""
        if self._escape is None and self._parser._timeout_time is not None:
            self._escape = self._loop.call_later(ESCAPE_DELAY_SECONDS, self._escape_is_over)

    def _escape_is_over(self) -> None:
        """Press the key Esc: nothing came after it, so that it begins no sequence."""
        self._escape = None
        self._parse(self._parser.tick())
        self._await_escape()

    # Keys and clicks

    def _take(self, message: Message) -> None:
        """Keep what a person can have done, and no more of it than a person can do."""
        if isinstance(message, _REPORTS) or not self._is_possible(message):
            return
        if isinstance(message, events.Paste):
            message = events.Paste(_pasted(message.text))
        if not self._may_press():
            self._unread = ""  # a flood: looking at the rest of it would cost as much again
            return
        if len(self._waiting) < MAX_WAITING_KEYS:
            self._waiting.append(message)
        if self._pause is None:
            self._press_next()

    def _is_possible(self, message: Message) -> bool:
        terminal = self._terminal
        if isinstance(message, events.MouseEvent):
            return 0 <= message.x < terminal.width and 0 <= message.y < terminal.height
        if isinstance(message, events.Key):
            return not any("\ud800" <= letter <= "\udfff" for letter in message.character or "")
        return True

    def _press_next(self) -> None:
        """Press one key, then pause, so that the others have their turn."""
        self._pause = None
        if self._waiting and not self._held and not self._closed:
            self._pause = self._loop.call_later(KEY_PAUSE_SECONDS, self._press_next)
            self._press(self._waiting.popleft())


def _pasted(text: str) -> str:
    """What of a paste can be text."""
    kept = (
        letter for letter in text[:MAX_PASTE_LENGTH] if letter.isprintable() or letter in "\n\t"
    )
    return "".join(kept)
