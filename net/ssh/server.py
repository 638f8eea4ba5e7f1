"""The SSH server: its limits, its connections and its sessions.

It knows nothing about games. A `ServerHost` knows the owners of names and makes the apps. Before it
starts, the process must be prepared for many apps: see `textual_patches` and `gc_scheduler`.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncssh

from engine.core.errors import WardenclyffeError
from net.buckets import Bucket, Buckets
from net.config import Config
from net.metrics import Metrics, serve_metrics
from net.remote.gc_scheduler import GcScheduler
from net.server_log import log_event
from net.ssh.algorithms import CIPHERS, KEY_EXCHANGES, MACS, SIGNATURES, host_key_pair
from net.ssh.connection import Connection
from net.ssh.session import APP_CLOSE_SECONDS, ServerHost, Session
from net.ssh.slots import ConnectionSlots, Turnstile
from net.ssh.transport import LINGER_SECONDS
from saves.key_file import read_or_create_secret

VERSION = "Wardenclyffe"
WINDOW_BYTES = 8 * 1024
"""Bytes that a client may send ahead, which limits the cost of invalid input."""
FAREWELL = "The server is shutting down. Everything is saved: please connect again later."
BURST_DIVISOR = 3
"""A third of a minute's handshakes may arrive at once."""
KEYS_AT_ONCE = PAGES_AT_ONCE = 30
"""Two seconds' keys may arrive at once; each costs all sessions some milliseconds."""
SIZES_PER_MINUTE, SIZES_AT_ONCE = 60, 12
"""New window sizes of all sessions from one address; each costs a layout and a whole frame, and a
huge window counts as several."""
ALL_SIZES_PER_MINUTE, ALL_SIZES_AT_ONCE = 600, 32
"""New window sizes of all addresses together."""
FIRST_FRAME_SECONDS = 0.3
"""Seconds until the next app starts, even if the previous one has not drawn yet."""
LOG_LINES_PER_MINUTE = 120
"""Refusals that are logged; all of them are counted."""
FAREWELLS_PER_MINUTE, FAREWELLS_AT_ONCE = 1200, 50
"""Closed connections that get a message with the reason; the rest of a flood is cut."""


class BadHostKeyError(WardenclyffeError):
    """The server's host key file does not contain a private key."""


class Server:
    """Listens for connections, and holds their limits and sessions."""

    def __init__(
        self,
        config: Config,
        host: ServerHost,
        *,
        metrics: Metrics | None = None,
        gc_scheduler: GcScheduler | None = None,
    ) -> None:
        """Create a server; `gc_scheduler`, if given, is notified when sessions begin and end."""
        self.config = config
        self.host = host
        self.metrics = metrics or Metrics()
        self.sessions: set[Session] = set()
        self.connections: set[Connection] = set()
        limits = config.limits
        self.slots = ConnectionSlots(limits.connections, limits.connections_per_address)
        self.handshakes = Bucket(
            limits.handshakes_per_minute, burst=1 + limits.handshakes_per_minute // BURST_DIVISOR
        )
        each = limits.handshakes_per_minute_per_address
        self.handshakes_by_address = Buckets(each, burst=1 + each // BURST_DIVISOR)
        names = limits.names_per_hour_per_address
        self.claims = Buckets(names / 60, burst=names)
        keys = limits.keys_per_minute_per_address
        self.keys_by_address = Buckets(keys, burst=1 + keys // KEYS_AT_ONCE)
        pages = limits.pages_per_minute_per_address
        self.pages_by_address = Buckets(pages, burst=1 + pages // PAGES_AT_ONCE)
        self.farewells = Bucket(FAREWELLS_PER_MINUTE, burst=FAREWELLS_AT_ONCE)
        self.app_starts = Turnstile(FIRST_FRAME_SECONDS)
        """Apps start one by one, because each start delays all sessions by some tenths of a second.
        """
        self.sizes_by_address = Buckets(SIZES_PER_MINUTE, burst=SIZES_AT_ONCE)
        self.sizes = Bucket(ALL_SIZES_PER_MINUTE, burst=ALL_SIZES_AT_ONCE)
        self.fingerprint = ""
        """The fingerprint of the host key, which players compare with what `ssh` shows."""
        self._log_lines = Bucket(LOG_LINES_PER_MINUTE)
        self._gc_scheduler = gc_scheduler
        self._listener: asyncssh.SSHAcceptor | None = None
        self._metrics_server: asyncio.Server | None = None
        self.metrics.gauges["sessions"] = lambda: len(self.sessions)
        self.metrics.gauges["connections"] = lambda: len(self.slots)

    # Opening and closing

    async def run(self, key_file: Path, *, ready: Callable[[int], None]) -> None:
        """Serve until the process is stopped; `ready` is called with the port."""
        loop, stop = asyncio.get_running_loop(), asyncio.Event()
        ready(await self.start(key_file))
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, stop.set)
        await stop.wait()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)  # a second signal ends the process at once
        await self.stop(FAREWELL)

    async def start(self, key_file: Path) -> int:
        """Listen and return the port."""
        key = _host_key(key_file)
        self.fingerprint = key.get_fingerprint()
        if self.config.metrics_port:
            self._metrics_server = await serve_metrics(self.metrics, self.config.metrics_port)
        self._listener = await asyncssh.create_server(
            lambda: Connection(self),
            self.config.host,
            self.config.port,
            server_host_keys=[host_key_pair(key)],
            server_version=VERSION,
            kex_algs=KEY_EXCHANGES,
            encryption_algs=CIPHERS,
            mac_algs=MACS,
            signature_algs=SIGNATURES,
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            compression_algs=None,
            gss_host=None,
            send_server_host_keys=False,  # otherwise clients could request thousands of proofs
            password_auth=False,
            host_based_auth=False,
            login_timeout=0,  # the connection has its own timeout, with a message
            keepalive_interval=self.config.limits.keepalive_seconds,
            keepalive_count_max=3,
            window=WINDOW_BYTES,
        )
        port = self._listener.get_port()
        log_event("listening", host=self.config.host, port=port, host_key=self.fingerprint)
        return port

    async def stop(self, farewell: str) -> None:
        """Say goodbye to all visitors and close, in bounded time; everything is already saved."""
        log_event("stopping", sessions=len(self.sessions), connections=len(self.connections))
        for listener in (self._listener, self._metrics_server):
            if listener is not None:
                listener.close()
        await self._close_all(farewell)
        if self._listener is not None:
            await _wait_at_most(APP_CLOSE_SECONDS, self._listener.wait_closed())
        log_event("stopped")

    async def _close_all(self, farewell: str) -> None:
        sessions = tuple(self.sessions)
        for session in sessions:
            session.leave(farewell)
        session_ends = (session.wait_until_finished() for session in sessions)
        await _wait_at_most(2 * APP_CLOSE_SECONDS, *session_ends)
        await _wait_at_most(
            LINGER_SECONDS, *(connection.wait_closed() for connection in self.connections)
        )
        for connection in tuple(self.connections):
            connection.hang_up("", farewell)
        await asyncio.sleep(0)

    # Callbacks of connections and sessions

    @property
    def is_full(self) -> bool:
        return len(self.sessions) >= self.config.limits.sessions

    def on_session_begun(self, session: Session) -> None:
        self.sessions.add(session)
        if self._gc_scheduler is not None:
            self._gc_scheduler.on_session_begun()
        self.metrics.logins += 1
        visitor = session.visitor
        log_event("session begun", name=visitor.label, address=visitor.address)

    def on_session_over(self, session: Session) -> None:
        if session in self.sessions:
            self.sessions.remove(session)
            if self._gc_scheduler is not None:
                self._gc_scheduler.on_session_over()
            log_event("session over", name=session.visitor.label, address=session.visitor.address)

    def on_page_opened(self) -> None:
        if self._gc_scheduler is not None:
            self._gc_scheduler.on_page_opened()

    def refuse(self, reason: str, **facts: object) -> None:
        self.metrics.count_refusal(reason)
        if self._log_lines.try_take():
            log_event("refused", reason=reason, **facts)


async def _wait_at_most(seconds: float, *waits: Any) -> None:
    """Wait for all of these for at most `seconds`, then cancel the rest."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    if tasks:
        _, late = await asyncio.wait(tasks, timeout=seconds)
        for task in late:
            task.cancel()


def _host_key(file: Path) -> asyncssh.SSHKey:
    try:
        return asyncssh.import_private_key(read_or_create_secret(file, new_host_key))
    except asyncssh.KeyImportError as error:
        raise BadHostKeyError(
            f"{file} is not a private key; restore the old file, or delete it to get a new key"
        ) from error


def new_host_key() -> bytes:
    """A new private key in the format of the key file."""
    return asyncssh.generate_private_key("ssh-ed25519").export_private_key()
