"""One person's session: an SSH channel with an app of its own behind it."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import sys
from typing import TYPE_CHECKING, Any

import asyncssh
from rich.console import Console
from textual.app import App

from net.driver import LineDriver
from net.errand import BadErrandError, Errand, parse_errand
from net.garbage import take_apart
from net.identity import Visitor
from net.terminal import Terminal

if TYPE_CHECKING:
    from net.server import Server

_log = logging.getLogger("wardenclyffe.server")

NO_TERMINAL = (
    "Wardenclyffe is played on a terminal, and this connection has none.\n"
    "Try again with: ssh -t ..."
)
CRASHED = "Something went wrong on our side. Your seat is safe: just connect again."
GRACE = 3.0
"""Seconds that an app gets to close before it is cancelled."""


class Session(asyncssh.SSHServerSession[bytes]):
    """A channel, a terminal and, once it is started, an app."""

    def __init__(self, server: Server, visitor: Visitor) -> None:
        self.server = server
        self.visitor = visitor
        self.errand = Errand()
        self.terminal = Terminal()
        self.app: App[Any] | None = None
        self._driver: LineDriver | None = None
        self._refusal = ""
        self._has_terminal = False
        self._farewell = ""
        self._task: asyncio.Task[None] | None = None
        self._idle: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._lost = False
        self.finished = asyncio.get_running_loop().create_future()
        """Done when the session's work is over."""

    # The channel's requests

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """The channel is open; nothing has been asked for yet."""
        self._chan = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        """The client has a terminal of some kind and size."""
        self._has_terminal = True
        self.terminal.term = term_type
        self.terminal.resize(term_size[0], term_size[1])
        return True

    def shell_requested(self) -> bool:
        """No command: the lobby. There is no shell."""
        return True

    def exec_requested(self, command: str) -> bool:
        """A command names an errand; anything else is answered with a usage line."""
        try:
            self.errand = parse_errand(command)
        except BadErrandError as error:
            self._refusal = str(error)
            self.server.metrics.reject("command")
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """No SFTP, no subsystems at all."""
        self.server.metrics.reject("subsystem")
        return False

    def session_started(self) -> None:
        """Everything is known: go to work, in a context that no other session shares."""
        self.terminal.environ = dict(self._chan.get_environment())
        work = self._work()
        self._task = asyncio.get_running_loop().create_task(work, context=contextvars.Context())

    # What comes over the line

    def data_received(self, data: bytes, datatype: object) -> None:
        """Keys and clicks."""
        self._still_here()
        if self._driver is not None:
            self._driver.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """The window was resized."""
        self.terminal.resize(width, height)
        if self._driver is not None:
            self._driver.resized()

    def eof_received(self) -> bool:
        """A script's input has ended; it may still read our answer."""
        return True

    def break_received(self, msec: int) -> bool:
        """Means nothing here."""
        return True

    def signal_received(self, signal: str) -> None:
        """Means nothing here."""

    def pause_writing(self) -> None:
        """The client does not read as fast as we write."""
        if self._driver is not None:
            self._driver.pause_writing()
        if self._stalled is None:
            wait = self.server.config.limits.stalled_seconds
            self._stalled = asyncio.get_running_loop().call_later(wait, self.drop, "stalled")

    def resume_writing(self) -> None:
        """It reads again."""
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
        if self._driver is not None:
            self._driver.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone; the app goes, the seat stays."""
        self._lost = True
        self._cancel_timers()
        self.leave("")

    # The work

    async def _work(self) -> None:
        """From the first byte to the exit status."""
        status = 0
        try:
            status = await self._serve()
        except Exception:  # never a traceback to a stranger, never the end of the others
            _log.exception("session crashed name=%s", self.visitor.name)
            self.server.metrics.crashes += 1
            status, self._farewell = 1, CRASHED
        finally:
            self._cancel_timers()
            self.server.session_over(self)
            self._close(status)
            self.finished.set_result(None)

    async def _serve(self) -> int:
        """Do what was asked for; returns the exit status."""
        if self._refusal:
            self._farewell = self._refusal
            return 2
        if self.errand.purpose == "turns":
            tables = await self.server.house.turns(self.visitor)
            self._farewell = "\n".join(tables)
            return 0 if tables else 1
        if not self._has_terminal or not self.terminal.is_useful:
            self.server.metrics.reject("no terminal")
            self._farewell = NO_TERMINAL
            return 2
        if not self.server.has_room:
            self.server.metrics.reject("sessions")
            self._farewell = "The server is full. Please try again later."
            return 1
        return await self._run_app()

    async def _run_app(self) -> int:
        """The same app as local play, on this line."""
        app = self.app = self.server.house.make_app(self)
        self._fit(app)
        self.server.session_begun(self)
        self._still_here()
        size = (self.terminal.width, self.terminal.height)
        try:
            await app.run_async(size=size)
            return app.return_code or 0
        finally:
            self.app = self._driver = None
            take_apart(app)

    def _fit(self, app: App[Any]) -> None:
        """Bind an app to this line and to this terminal's abilities, not to the server's."""
        app.driver_class = self._make_driver  # type: ignore[assignment]  # called like a class
        app.console = Console(
            color_system=self.terminal.color_system,
            file=app.console.file,
            markup=True,
            highlight=False,
            emoji=False,
            legacy_windows=False,
            _environ={"TERM": "xterm-256color"},
            force_terminal=True,
            safe_box=False,
            soft_wrap=False,
        )
        # A running app redirects these for the whole process; make that a no-op.
        app._capture_stdout = sys.stdout  # type: ignore[assignment]
        app._capture_stderr = sys.stderr  # type: ignore[assignment]
        app._handle_exception = self._crashed  # type: ignore[method-assign]
        app.animation_level = "none"

    def _make_driver(self, app: App[Any], **settings: Any) -> LineDriver:
        driver = LineDriver(app, terminal=self.terminal, line=self._chan, **settings)
        driver.on_frame = self.server.metrics.frame_time.observe
        self._driver = driver
        return driver

    def _crashed(self, error: Exception) -> None:
        """A fault in this session's screen ends this session only."""
        _log.error("screen crashed name=%s", self.visitor.name, exc_info=error)
        self.server.metrics.crashes += 1
        self._farewell = CRASHED
        if self.app is not None:
            self.app._return_code = 1
            self.app._close_messages_no_wait()

    # Leaving

    def leave(self, farewell: str) -> None:
        """Close the app politely; if it does not close, end it."""
        self._farewell = self._farewell or farewell
        if self.app is not None and self._task is not None:
            self.app.exit()
            asyncio.get_running_loop().call_later(GRACE, self._task.cancel)

    def drop(self, reason: str) -> None:
        """Cut the line of a client that misbehaves or is not there any more."""
        self.server.metrics.reject(reason)
        _log.info("dropped name=%s reason=%s", self.visitor.name, reason)
        self.leave("")
        self._chan.abort()

    def _still_here(self) -> None:
        """Somebody pressed a key: the idle time starts again."""
        if self._idle is not None:
            self._idle.cancel()
        wait = self.server.config.limits.idle_seconds
        farewell = "You were away for long, so the line was closed. Your seat is kept."
        self._idle = asyncio.get_running_loop().call_later(wait, self.leave, farewell)

    def _cancel_timers(self) -> None:
        for timer in (self._idle, self._stalled):
            if timer is not None:
                timer.cancel()
        self._idle = self._stalled = None

    def _close(self, status: int) -> None:
        if self._lost or self._chan.is_closing():
            return
        if self._farewell:
            self._chan.write(self._farewell.replace("\n", "\r\n").encode() + b"\r\n")
        self._chan.exit(status)
