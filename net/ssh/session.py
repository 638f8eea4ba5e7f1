"""The session of one visitor: an SSH channel with its own app."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from typing import Any, Protocol

import asyncssh
from textual.app import App

from engine.core.errors import WardenclyffeError
from engine.core.text import one_line, to_printable
from net.addresses import provider_of
from net.config import Config
from net.metrics import Metrics
from net.remote.app_teardown import AppTeardown, is_too_late
from net.remote.driver import RemoteDriver
from net.remote.remote_environment import fit_to_terminal
from net.remote.terminal import Terminal
from net.server_log import note_error
from net.ssh.command import BadCommandError, Command, parse_command
from net.ssh.slots import Turnstile
from net.ssh.transport import MIN_PACKET_BYTES, packet_size, take_few_variables
from net.visitor import Visitor

NO_TERMINAL = (
    "Wardenclyffe needs a terminal, and this connection has none.\nTry again with: ssh -t ..."
)
PLAIN_TERMINAL = (
    "Wardenclyffe needs a terminal with a movable cursor; yours (TERM) does not offer one.\n"
    "Try again with: TERM=xterm ssh -t ..."
)
FULL = "The server is full. Please try again later."
CRASHED = "Something went wrong on the server. Your seat is kept: please connect again."
AWAY = "You were away for a long time, so the connection was closed. Your seat is kept."
APP_CLOSE_SECONDS = 3.0
"""Seconds that an app has to close before it is cancelled."""


class ServerHost(Protocol):
    """The content of the server: names, bans, and an app for each session."""

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name; none if it is free."""

    def pending_keys(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name as soon as they have logged in."""

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """The reason why a visitor may not enter; empty if they may."""

    def has_guest(self, name: str) -> bool:
        """Is a guest of that name online, or in a running match?"""

    def has_guest_to_resume(self, name: str) -> bool:
        """Has a guest of that name a place to come back to, with a resume code?"""

    def guest_with_code(self, visitor: Visitor, code: str) -> Visitor:
        """The guest of the visitor's name who got that code; raises a WardenclyffeError."""

    async def claim(self, name: str, fingerprint: str) -> None:
        """Assign a free name to a key; raises a WardenclyffeError if another key was first, and
        SaveError if it cannot be stored."""

    async def turn_lines(self, visitor: Visitor) -> list[str]:
        """The tables that wait for the visitor, one line for each."""

    async def record_text(self, visitor: Visitor, code: str) -> str:
        """The record of the visitor's finished match at a table; raises a WardenclyffeError."""

    def make_app(self, session: Session) -> App[Any]:
        """The app for a session."""


class SessionServer(Protocol):
    """The part of the server that a session needs."""

    config: Config
    host: ServerHost
    metrics: Metrics
    app_starts: Turnstile

    @property
    def is_full(self) -> bool:
        """Is the number of sessions at its limit?"""

    def refuse(self, reason: str, **facts: object) -> None:
        """Count a refusal, and log it unless there are too many."""

    def on_session_begun(self, session: Session) -> None:
        """Count a session whose app is about to run."""

    def on_session_over(self, session: Session) -> None:
        """Remove a session whose app has ended."""

    def on_page_opened(self) -> None:
        """Count a page that a session has opened."""


class SessionConnection(Protocol):
    """The part of the connection that a session needs."""

    admission: asyncio.Task[str]
    """Returns the reason why a logged-in visitor may not enter; empty if they may."""

    @property
    def is_congested(self) -> bool:
        """Is the client slower than the output?"""

    @property
    def is_clogged(self) -> bool:
        """Is too much output waiting for a key exchange that the client does not finish?"""

    def on_session_begun(self) -> None:
        """Called when the client has requested a terminal or a command in time."""

    def on_session_over(self) -> None:
        """Give the client a moment to close the connection, then cut it."""

    def on_congested(self, buffer: str) -> None:
        """Called when the channel or the transport accepts no more output."""

    def on_cleared(self, buffer: str) -> None:
        """Called when the channel or the transport accepts output again."""

    def drop(self, reason: str) -> None:
        """Cut the connection of a client that misbehaves or no longer answers."""

    def may_press(self) -> bool:
        """May one more key or click reach the app?"""

    def may_resize(self) -> bool:
        """May a new size reach the app now?"""

    def debt_after_page(self) -> float:
        """Count an opened page and return the delay in seconds of further keys."""


class Session(asyncssh.SSHServerSession[bytes]):
    """A channel, a terminal and, once started, an app. It is the `FarEnd` of its driver."""

    def __init__(
        self, server: SessionServer, visitor: Visitor, connection: SessionConnection
    ) -> None:
        self.server = server
        self.visitor = visitor
        self.command = Command()
        self.terminal = Terminal()
        self.app: App[Any] | None = None
        self._connection = connection
        self._chan: asyncssh.SSHServerChannel[bytes] | None = None
        self._driver: RemoteDriver | None = None
        self._refusal = ""
        self._has_terminal = False
        self._farewell = ""
        self._task: asyncio.Task[None] | None = None
        self._idle_timer: asyncio.TimerHandle | None = None
        self._close_timer: asyncio.TimerHandle | None = None
        self._last_key = 0.0
        self._begun: Callable[[], None] = lambda: None

    # The channel's requests

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Called when the channel is open, before any request."""
        if packet_size(chan) < MIN_PACKET_BYTES:
            self.server.refuse("packet size", address=self.visitor.address)
            raise asyncssh.ProtocolError("Your packets are too small")
        take_few_variables(chan)
        self._chan = chan

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        """Accept a terminal of any kind and size."""
        self._has_terminal = True
        self.terminal.term = term_type
        self.terminal.resize(term_size[0], term_size[1])
        return True

    def shell_requested(self) -> bool:
        """Accept a session without a command: it opens the lobby, not a shell."""
        return True

    def exec_requested(self, command: str) -> bool:
        """Accept any command; an unknown one is answered with the usage."""
        try:
            self.command = parse_command(command)
        except BadCommandError as error:
            self._refusal = str(error)
            self.server.refuse("command", name=self.visitor.name, command=command)
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """Refuse SFTP and every other subsystem."""
        self.server.refuse("subsystem", name=self.visitor.name, subsystem=subsystem)
        return False

    def session_started(self) -> None:
        """Start serving the session, in a context that no other session shares."""
        assert self._chan is not None
        self._connection.on_session_begun()
        self.terminal.environ = dict(self._chan.get_environment())
        work = self._serve_and_close()
        self._task = asyncio.get_running_loop().create_task(work, context=contextvars.Context())

    # Input and output

    def data_received(self, data: bytes, datatype: object) -> None:
        if self._driver is not None:
            self._last_key = asyncio.get_running_loop().time()
            self._driver.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self.terminal.resize(width, height)
        if self._driver is not None:
            self._driver.on_resized()

    def eof_received(self) -> bool:
        """Accept the end of a script's input without closing: it may still read."""
        return True

    def break_received(self, msec: int) -> bool:
        """Accept a break and ignore it."""
        return True

    def signal_received(self, signal: str) -> None:
        """Do nothing: there is no process to signal."""

    def pause_writing(self) -> None:
        self._connection.on_congested("channel")

    def resume_writing(self) -> None:
        self._connection.on_cleared("channel")

    def set_congested(self, is_congested: bool) -> None:
        """Stop painting while the client does not keep up, then paint again."""
        if self._driver is not None and is_congested:
            self._driver.pause_writing()
        elif self._driver is not None:
            self._driver.resume_writing()

    def write(self, data: bytes) -> None:
        if self._chan is None or self._chan.is_closing():
            return
        if self._connection.is_clogged:
            self._connection.drop("clogged")
        else:
            self._chan.write(data)

    def may_press(self) -> bool:
        return self._connection.may_press()

    def may_resize(self) -> bool:
        return self._connection.may_resize()

    def on_page_opened(self) -> None:
        """Count a page that the app has opened; after too many the next keys are delayed."""
        self.server.on_page_opened()
        wait = self._connection.debt_after_page()
        if wait and self._driver is not None:
            self._driver.keyboard.pause(wait)

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the app after the connection is lost; the seat is kept."""
        self._chan = None
        self.leave("")

    # The work

    async def _serve_and_close(self) -> None:
        status = 1
        try:
            status = await self._serve()
        except Exception as error:  # visitors see no traceback, and other sessions continue
            self._note_crash(error)
        finally:
            for timer in (self._idle_timer, self._close_timer):
                if timer is not None:
                    timer.cancel()
            self._idle_timer = self._close_timer = None
            self.server.on_session_over(self)
            self._close(status)
            self._connection.on_session_over()

    async def _serve(self) -> int:
        self._refusal = await asyncio.shield(self._connection.admission) or self._refusal
        if self._refusal:
            self._farewell = self._refusal
            return 2
        if self.command.purpose == "turns":
            tables = await self.server.host.turn_lines(self.visitor)
            self._farewell = "\n".join(tables)
            return 0 if tables else 1
        if self.command.purpose == "record":
            return await self._send_record()
        if not self._has_terminal or not self.terminal.is_useful:
            self.server.refuse("no terminal", name=self.visitor.name)
            self._farewell = PLAIN_TERMINAL if self._has_terminal else NO_TERMINAL
            return 2
        if self.server.is_full:
            self.server.refuse("sessions", name=self.visitor.name)
            self._farewell = FULL
            return 1
        return await self._run_app()

    async def _send_record(self) -> int:
        """Send the record of a finished match, or say why not; return the exit status."""
        try:
            self._farewell = await self.server.host.record_text(self.visitor, self.command.code)
        except WardenclyffeError as error:
            self._farewell = one_line(error)
            return 1
        return 0

    async def _run_app(self) -> int:
        self.server.on_session_begun(self)
        self._begun = await self.server.app_starts.enter(provider_of(self.visitor.address))
        try:
            return 2 if self._try_refuse_banned() else await self._run()
        finally:
            self._begun()

    def _try_refuse_banned(self) -> bool:
        """Refuse a visitor who was banned after the login; return whether there is a ban."""
        visitor = self.visitor
        ban = self.server.host.ban_of(
            name=visitor.name, fingerprint=visitor.fingerprint, address=visitor.address
        )
        if not ban or visitor.is_admin:
            return False
        self.server.refuse("banned", name=visitor.name, address=visitor.address)
        self._farewell = f"Access denied: {ban}"
        return True

    async def _run(self) -> int:
        app = self.app = self.server.host.make_app(self)
        teardown = AppTeardown(app)
        self._bind_app(app)
        self._last_key = asyncio.get_running_loop().time()
        self._check_idle()
        try:
            await app.run_async(size=(self.terminal.width, self.terminal.height))
            return app.return_code or 0
        finally:
            self.app = self._driver = None
            await asyncio.shield(teardown.take_apart())

    def _bind_app(self, app: App[Any]) -> None:
        app.driver_class = self._make_driver  # type: ignore[assignment]  # called like a class
        fit_to_terminal(app, self.terminal)
        app._handle_exception = self._on_crash  # type: ignore[method-assign]
        app._print_error_renderables = self._say_goodbye  # type: ignore[method-assign]

    def _make_driver(self, app: App[Any], **settings: Any) -> RemoteDriver:
        driver = RemoteDriver(app, far_end=self, **settings)
        driver.on_frame = self.server.metrics.frame_time.observe
        driver.on_first_frame = self._begun
        self._driver = driver
        self.set_congested(self._connection.is_congested)
        return driver

    def _note_crash(self, error: Exception) -> None:
        note_error("session crashed", error, name=self.visitor.name)
        self.server.metrics.crashes += 1
        self._farewell = CRASHED

    def _on_crash(self, error: Exception) -> None:
        """End this session, and no other, after a fault in its screen."""
        if self.app is not None and is_too_late(self.app, error):
            return
        self._note_crash(error)
        if self.app is not None:
            self.app._return_code = 1
            self.app._close_messages_no_wait()

    def _say_goodbye(self) -> None:
        """Show the final output of an app to the visitor, not on our standard error."""
        exit_lines: list[object] = [] if self.app is None else list(self.app._exit_renderables)
        output = "\n".join(text for text in exit_lines if isinstance(text, str))
        self._farewell = self._farewell or output or (CRASHED if exit_lines else "")

    # Leaving

    def leave(self, farewell: str) -> None:
        """Ask the app to close; if it does not, end it."""
        self._farewell = self._farewell or farewell
        if self._task is None or self._task.done() or self._close_timer is not None:
            return
        if self.app is None:
            self._task.cancel()
            return
        self.app.exit()
        self._close_timer = asyncio.get_running_loop().call_later(
            APP_CLOSE_SECONDS, self._end_hanging_app
        )

    def _end_hanging_app(self) -> None:
        if self._task is not None and not self._task.done():
            self._task.cancel()
            self._close_timer = asyncio.get_running_loop().call_later(
                APP_CLOSE_SECONDS, self._end_hanging_app
            )

    async def wait_until_finished(self) -> None:
        """Wait until the session's work is over."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _check_idle(self) -> None:
        loop = asyncio.get_running_loop()
        wait = self._last_key + self.server.config.limits.idle_seconds - loop.time()
        if wait <= 0:
            self.server.refuse("idle", name=self.visitor.name)
            self.leave(AWAY)
        else:
            self._idle_timer = loop.call_later(wait, self._check_idle)

    def _close(self, status: int) -> None:
        if self._chan is None or self._chan.is_closing():
            return
        if self._farewell:
            lines = map(to_printable, self._farewell.split("\n"))
            text = "".join(f"{line}\n" for line in lines).encode()
            if self._has_terminal:
                self._chan.write(text.replace(b"\n", b"\r\n"))
            elif status:
                self._chan.write_stderr(text)
            else:
                self._chan.write(text)
        self._chan.exit(status)
