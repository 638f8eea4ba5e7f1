"""Additions to asyncssh: fairness between connections, and an orderly close.

All use of asyncssh's private parts is in this file. asyncssh is pinned exactly, and the tests that
attack a real server guard this file.
"""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncssh
from asyncssh.constants import MSG_IGNORE, MSG_KEXINIT

from net.buckets import Bucket

READ_CHUNK_BYTES = 1024
"""Bytes read from a connection in one turn of the loop: some 30 packets, or 20 ms of parsing."""
MAX_PACKET_BYTES = 36_000
"""The packet size that every SSH implementation must accept (RFC 4253, 6.1), and a little more."""
MIN_PACKET_BYTES = 256
"""A client with a smaller limit would turn every frame into a thousand packets."""
SEND_BUFFER_BYTES = 256 * 1024
"""Bytes of unread output that the system buffers: two whole frames of a huge window."""
MAX_DEFERRED_PACKETS = 100
"""The maximum number of packets waiting for a key exchange to end."""
CLIENT_CHECK_SECONDS = 1.0
"""Seconds between checks whether a client that is not being read from is still there."""
GONE = select.POLLRDHUP | select.POLLHUP | select.POLLERR
LINGER_SECONDS = 1.0
"""Seconds that a connection is kept after the final message, so that it can be read."""

WANTED_VARIABLES = (
    b"COLORTERM", b"LANG", b"LC_ALL", b"LC_CTYPE", b"LC_TERMINAL", b"NO_COLOR", b"TERM_PROGRAM",
)  # fmt: skip
MAX_VARIABLE_LENGTH = 64


_TAKEN_OVER = (
    "data_received", "pause_writing", "resume_writing", "send_packet", "_packet_handlers",
)  # fmt: skip


class Transport:
    """A connection's transport: its reading rate, its congestion, and its end."""

    def __init__(
        self,
        conn: asyncssh.SSHServerConnection,
        *,
        intake: Bucket,
        rekeys: Bucket,
        patience: float,
    ) -> None:
        """Wrap a connection; `patience` is the seconds that a client may exceed its rate."""
        self._conn: Any = conn
        self._transport: Any = self._conn._transport
        self._intake = intake
        self._rekeys = rekeys
        self._patience = patience
        self._in_debt_since: float | None = None
        self._holds: set[str] = set()
        self._debt_timer: asyncio.TimerHandle | None = None
        self._check_timer: asyncio.TimerHandle | None = None
        self.on_congestion: Callable[[bool], None] | None = None
        """Called with True when the transport accepts no more output, and with False when it does
        again.
        """
        self.on_flood: Callable[[str], None] | None = None
        """Called with a reason when the connection is to be dropped."""

    def take_over(self) -> None:
        """Replace asyncssh's handling of the transport."""
        conn = self._conn
        line = self._transport.get_extra_info("socket")
        with suppress(OSError):  # the other side may have closed the connection at this moment
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        self._transport.max_size = READ_CHUNK_BYTES
        self._receive = conn.data_received
        conn.data_received = self._data_received
        conn.pause_writing = self._pause_writing
        conn.resume_writing = self._resume_writing
        self._send_packet = conn.send_packet
        conn.send_packet = self._send
        conn._max_recv_pktlen = MAX_PACKET_BYTES
        self._exchange_keys = conn._packet_handlers[MSG_KEXINIT]
        conn._packet_handlers = conn._packet_handlers | {MSG_KEXINIT: self._kexinit}

    def let_go(self) -> None:
        """Drop all references to a finished connection."""
        for timer in (self._debt_timer, self._check_timer):
            if timer is not None:
                timer.cancel()
        self.on_congestion = self.on_flood = None
        for name in _TAKEN_OVER:
            self._conn.__dict__.pop(name, None)
        self._conn._recv_handler = _always_false
        del self._receive, self._exchange_keys, self._send_packet

    @property
    def is_clogged(self) -> bool:
        """Is a key exchange unfinished while more and more packets wait for its end?"""
        return len(self._conn._deferred_packets) > MAX_DEFERRED_PACKETS

    # Reading: in portions, at a limited rate, and not while the client does not read our answers

    def _data_received(self, data: bytes) -> None:
        self._receive(data)
        if self.is_clogged:
            self._give_up("clogged")
            return
        debt = self._intake.spend(len(data))
        if debt <= 0:
            self._in_debt_since = None
        elif self._note_debt() > self._patience:
            self._give_up("flood")
        elif self._debt_timer is None:
            self._hold("too fast")
            self._debt_timer = asyncio.get_running_loop().call_later(debt, self._on_debt_paid)

    def _note_debt(self) -> float:
        """Note that the client is over its rate, and return the seconds since it began.

        It may have disconnected long ago: the system reports the end of a connection only after all
        data sent before it has been read.
        """
        now = asyncio.get_running_loop().time()
        if self._in_debt_since is None:
            self._in_debt_since = now
        return now - self._in_debt_since

    def _give_up(self, reason: str) -> None:
        if self.on_flood is not None:
            self.on_flood(reason)

    def _on_debt_paid(self) -> None:
        self._debt_timer = None
        self._release("too fast")

    def _pause_writing(self) -> None:
        self._hold("congested")
        if self.on_congestion is not None:
            self.on_congestion(True)

    def _resume_writing(self) -> None:
        self._release("congested")
        if self.on_congestion is not None:
            self.on_congestion(False)

    def _send(self, pkttype: int, *payload: bytes, handler: Any = None) -> None:
        """Send without the empty packet of asyncssh, which doubles the cost of a frame."""
        if pkttype != MSG_IGNORE:
            self._send_packet(pkttype, *payload, handler=handler)

    def _hold(self, reason: str) -> None:
        self._holds.add(reason)
        self._transport.pause_reading()
        if self._check_timer is None:
            self._look_later()

    def _release(self, reason: str) -> None:
        self._holds.discard(reason)
        if not self._holds:
            self._transport.resume_reading()

    def _look_later(self) -> None:
        self._check_timer = asyncio.get_running_loop().call_later(
            CLIENT_CHECK_SECONDS, self._look_after_client
        )

    def _look_after_client(self) -> None:
        """Close the connection of a client that has disconnected, even if it left unread data.

        While nothing is read, asyncio does not notice a disconnect.
        """
        self._check_timer = None
        if not self._holds:
            return
        if _is_gone(self._transport.get_extra_info("socket")):
            self._conn.abort()
        else:
            self._look_later()

    def _kexinit(self, conn: Any, *packet: Any) -> Awaitable[None]:
        """Start a key exchange, unless there were too many.

        One costs milliseconds; a normal client requests one per hour.
        """
        if not self._rekeys.try_take():
            raise asyncssh.ProtocolError("Too many key exchanges")
        exchange: Awaitable[None] = self._exchange_keys(conn, *packet)
        return exchange

    # The end

    def hang_up(self, text: str, *, code: int = asyncssh.DISC_BY_APPLICATION) -> None:
        """Send the reason, close, and give the other side a moment to read it.

        asyncssh would close at once, and the client would only see a connection reset.
        """
        conn, transport = self._conn, self._transport
        if conn._transport is None or transport.is_closing():
            return
        conn._send_disconnect(code, text, "en")
        conn._transport = _ClosedTransport()
        conn.abort()
        transport.set_protocol(_Lingering(transport))
        transport.resume_reading()
        with suppress(OSError):  # the other side may have closed the connection at this moment
            transport.write_eof()


def _is_gone(line: socket.socket) -> bool:
    """Has the other side closed the connection, even if data is still unread?"""
    poll = select.poll()
    poll.register(line.fileno(), GONE)
    return bool(poll.poll(0))


def _always_false() -> bool:
    """The answer False, in place of a bound method by which a connection refers to itself."""
    return False


class _ClosedTransport:
    """Replaces a transport that asyncssh may no longer use."""

    def abort(self) -> None:
        """Do nothing: the real transport is closed later."""


class _Lingering(asyncio.Protocol):
    """Discards further input for a moment, so that the client can read the final message."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._abort_timer = asyncio.get_running_loop().call_later(LINGER_SECONDS, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """Called when the client has closed its end, to stop the timer."""
        self._abort_timer.cancel()


class _FewVariables(dict[bytes, bytes]):
    """An environment that accepts only the variables that are used here."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if name in WANTED_VARIABLES and len(value) <= MAX_VARIABLE_LENGTH:
            super().__setitem__(name, value)


def take_few_variables(chan: asyncssh.SSHServerChannel[bytes]) -> None:
    """Make a channel keep only the environment variables that are used here."""
    chan._env = _FewVariables()


def packet_size(chan: asyncssh.SSHServerChannel[bytes]) -> int:
    """The client's maximum packet size."""
    return chan._send_pktsize
