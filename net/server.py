"""The SSH server: who may come in, how many, and what each session is given.

It knows nothing of games. A `House` says who owns which name and makes the apps.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Protocol

import asyncssh
from textual.app import App

from net.config import Config
from net.garbage import take_control
from net.identity import NAME_RULE, Visitor, is_name
from net.limits import Bucket, Buckets, Places
from net.metrics import Metrics
from net.session import Session
from saves.secret import kept_secret

_log = logging.getLogger("wardenclyffe.server")

WINDOW = 64 * 1024
"""Bytes that a client may send ahead: what garbage can cost before it is read."""


class House(Protocol):
    """What the server serves."""

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name; none if it is free."""

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """Why somebody may not come in, or nothing."""

    async def claim(self, name: str, fingerprint: str) -> None:
        """Give a free name to a key."""

    async def turns(self, visitor: Visitor) -> list[str]:
        """The tables where it is the visitor's turn, a line each."""

    def make_app(self, session: Session) -> App[Any]:
        """The app for a session."""


class Server:
    """Listens, and keeps the sessions."""

    def __init__(self, config: Config, house: House, *, metrics: Metrics | None = None) -> None:
        self.config = config
        self.house = house
        self.metrics = metrics or Metrics()
        self.sessions: set[Session] = set()
        limits = config.limits
        self.places = Places(limits.connections, limits.connections_per_address)
        self.handshakes = Bucket(limits.handshakes_per_minute)
        self.handshakes_by_address = Buckets(limits.handshakes_per_minute_per_address)
        self._listener: asyncssh.SSHAcceptor | None = None
        self.metrics.gauges["sessions"] = lambda: len(self.sessions)
        self.metrics.gauges["connections"] = lambda: len(self.places)

    async def start(self, key_file: Path) -> int:
        """Listen; returns the port."""
        take_control()
        limits = self.config.limits
        key = kept_secret(key_file, new_host_key)
        self._listener = await asyncssh.create_server(
            lambda: Door(self),
            self.config.host,
            self.config.port,
            server_host_keys=[asyncssh.import_private_key(key)],
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            compression_algs=None,
            gss_host=None,
            password_auth=False,
            host_based_auth=False,
            login_timeout=limits.login_seconds,
            keepalive_interval=limits.keepalive_seconds,
            keepalive_count_max=3,
            window=WINDOW,
        )
        return self._listener.get_port()

    async def stop(self, farewell: str) -> None:
        """Tell everybody and close. Everything has been saved all along."""
        if self._listener is not None:
            self._listener.close()
        sessions = tuple(self.sessions)
        for session in sessions:
            session.leave(farewell)
        for session in sessions:
            await session.finished
        if self._listener is not None:
            await self._listener.wait_closed()

    @property
    def has_room(self) -> bool:
        """Is there room for one more app?"""
        return len(self.sessions) < self.config.limits.sessions

    def session_begun(self, session: Session) -> None:
        """An app is about to run."""
        self.sessions.add(session)
        self.metrics.logins += 1
        _log.info("session begun name=%s address=%s", session.visitor.name, session.visitor.address)

    def session_over(self, session: Session) -> None:
        """Its app is gone."""
        if session in self.sessions:
            self.sessions.remove(session)
            _log.info("session over name=%s", session.visitor.name)


def new_host_key() -> bytes:
    """A fresh key by which clients will know this server."""
    return asyncssh.generate_private_key("ssh-ed25519").export_private_key()


class Door(asyncssh.SSHServer):
    """One connection, from its first packet: limits, then a name and a key, then one session."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.name = ""
        self.fingerprint = ""
        self._address = ""
        self._entered = False
        self._session: Session | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Turn away what is too much before it costs a handshake."""
        self._conn = conn
        self._address = str(conn.get_extra_info("peername", ("?",))[0])
        reason = self._turned_away()
        if reason:
            self.server.metrics.reject(reason)
            conn.abort()
            return
        # The transport's congestion does not reach sessions by itself.
        conn.pause_writing = self._pause_writing  # type: ignore[method-assign]
        conn.resume_writing = self._resume_writing  # type: ignore[method-assign]

    def _turned_away(self) -> str:
        """Why this connection is not taken, or nothing."""
        server = self.server
        if server.house.ban_of(name="", fingerprint="", address=self._address):
            return "banned"
        if not server.handshakes_by_address.take(self._address):
            return "address rate"
        if not server.handshakes.take():
            return "rate"
        if not server.places.enter(self._address):
            return "connections"
        self._entered = True
        return ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for the next."""
        if self._entered:
            self._entered = False
            self.server.places.leave(self._address)

    # Who are you?

    def begin_auth(self, username: str) -> bool:
        """Everybody must show a key or come as a guest."""
        self.name = username.lower()
        if not is_name(self.name):
            self._refuse("name", NAME_RULE)
        return True

    def public_key_auth_supported(self) -> bool:
        """Any key is an identity."""
        return is_name(self.name)

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """A free name takes any key; a claimed one only its own.

        This is asked before the client proves that it has the key, so nothing is claimed here.
        """
        fingerprint = key.get_fingerprint()
        owners = self.server.house.owners(self.name)
        if owners and fingerprint not in owners:
            return False
        ban = self.server.house.ban_of(
            name=self.name, fingerprint=fingerprint, address=self._address
        )
        if ban:
            self._refuse("banned", f"You cannot come in: {ban}")
            return False
        self.fingerprint = fingerprint
        return True

    def kbdint_auth_supported(self) -> bool:
        """The way in for guests, who are asked nothing."""
        return is_name(self.name)

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        """Let a guest in, unless the name is somebody's."""
        self.fingerprint = ""
        if self.server.house.owners(self.name):
            self._refuse("name taken", f"The name {self.name} belongs to another key.")
            return False
        if not self.server.config.guests:
            self._refuse("guest", "Guests are not admitted here: please use a key (ssh-keygen).")
            return False
        return True

    def _refuse(self, reason: str, words: str) -> None:
        self.server.metrics.reject(reason)
        self._conn.send_auth_banner(words + "\r\n")

    async def auth_completed(self) -> None:
        """The key is proven: a free name is theirs from now on."""
        if self.fingerprint and not self.server.house.owners(self.name):
            await self.server.house.claim(self.name, self.fingerprint)

    # What do you want?

    def session_requested(self) -> Session | bool:
        """One session a connection."""
        if self._session is not None:
            self.server.metrics.reject("second session")
            return False
        admin = self.fingerprint in self.server.config.admins
        visitor = Visitor(self.name, self._address, self.fingerprint, is_admin=admin)
        self._session = Session(self.server, visitor)
        return self._session

    def connection_requested(self, *destination: Any) -> bool:
        """No forwarding."""
        self.server.metrics.reject("forwarding")
        return False

    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        """No forwarding."""
        self.server.metrics.reject("forwarding")
        return False

    def unix_connection_requested(self, dest_path: str) -> bool:
        """No forwarding."""
        self.server.metrics.reject("forwarding")
        return False

    def unix_server_requested(self, listen_path: str) -> bool:
        """No forwarding."""
        self.server.metrics.reject("forwarding")
        return False

    def _pause_writing(self) -> None:
        if self._session is not None:
            self._session.pause_writing()

    def _resume_writing(self) -> None:
        if self._session is not None:
            self._session.resume_writing()
