"""The house: a server, the hall behind it, and an app for everybody who comes in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from socket import gethostname
from typing import Any, TextIO

from textual.app import App

from engine import plugins
from engine.core.errors import WardenclyffeError
from net.config import Config
from net.hall.hall import Hall
from net.metrics import Metrics
from net.ssh.server import Server
from net.ssh.session import Session
from net.visitor import Visitor
from saves.errors import DataDirectoryError
from saves.paths import database
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tui.remote_app import Invitation, RemoteApp

HOST_KEY = "host_key"
LOCK = "server.lock"


class NoPortError(WardenclyffeError):
    """Somebody else listens there, or we may not."""


class InUseError(WardenclyffeError):
    """One server to a data directory: two would play for the same bots."""


class HallHost:
    """A `ServerHost` with a hall in it."""

    def __init__(self, hall: Hall, folder: Path, invitation: Invitation) -> None:
        self.hall = hall
        self._folder = folder
        self._invitation = invitation

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name; none if it is free."""
        return self.hall.accounts.owners(name)

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """Why somebody may not come in, or nothing."""
        return self.hall.accounts.ban_of(name=name, fingerprint=fingerprint, address=address)

    async def claim(self, name: str, fingerprint: str) -> None:
        """Give a free name to a key."""
        await self.hall.accounts.claim(name, fingerprint)

    async def turns(self, visitor: Visitor) -> list[str]:
        """The tables where it is the visitor's turn, a line each."""
        return await self.hall.turns(visitor)

    def make_app(self, session: Session) -> App[Any]:
        """The app for a session."""
        return RemoteApp(
            session.visitor,
            self.hall,
            folder=self._folder,
            invitation=self._invitation,
            errand=session.errand,
            dismiss=session.leave,
            ascii_only=not session.terminal.is_unicode,
        )


def spoken_host(config: Config) -> str:
    """What people type after `ssh`; one who listens everywhere is known by the machine's name."""
    everywhere = config.host in ("", "0.0.0.0", "::")
    return config.address or (gethostname() if everywhere else config.host)


@contextmanager
def exclusive_lock(folder: Path) -> Iterator[None]:
    """Keep a second server out of a data directory; a crash gives it free by itself."""
    with _opened(folder / LOCK) as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except OSError as error:
            raise InUseError(f"another server uses {folder}") from error
        yield


def _opened(file: Path) -> TextIO:
    try:
        return file.open("w")
    except OSError as error:
        raise DataDirectoryError(f"cannot write {file}: {error.strerror}") from error


async def serve_until_stopped(config: Config, folder: Path) -> None:
    """Serve until the process is told to stop. Everything is stored all along."""
    with exclusive_lock(folder):
        store = SqliteStore(database(folder))
        try:
            await _serve(config, folder, store)
        finally:
            store.close()


async def _serve(config: Config, folder: Path, store: SqliteStore) -> None:
    metrics = Metrics()
    hall = Hall(ServerStores.in_sqlite(store), config=config, metrics=metrics)
    invitation = Invitation(spoken_host(config), config.port)
    server = Server(config, HallHost(hall, folder, invitation), metrics=metrics)

    def ready(port: int) -> None:
        invitation.port = port
        print(f"Players connect with: {invitation()}", flush=True)

    plugins.problems()  # loads every plug-in before the first visitor; what is broken is logged
    await hall.restore()
    try:
        await server.run(folder / HOST_KEY, ready=ready)
    except OSError as error:
        raise NoPortError(f"cannot listen: {error.strerror or error}") from error
    except UnicodeError as error:  # a host that could not even be asked for
        raise NoPortError(f"cannot listen: {config.host!r} is not an address") from error
    finally:
        await hall.close()
