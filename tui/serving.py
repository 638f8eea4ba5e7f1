"""Assembles `wardenclyffe serve`: the SSH server, its hall, and an app per visitor."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from socket import gethostname
from typing import Any, TextIO

from textual.app import App

from engine.core.errors import WardenclyffeError
from engine.plugins.problems import plugin_problems
from net.config import Config
from net.hall.hall import Hall
from net.remote.gc_scheduler import GcScheduler
from net.remote.textual_patches import patched_textual
from net.ssh.server import Server
from net.ssh.session import Session
from net.store_watch import StoreWatch
from net.visitor import Visitor
from saves.directory import database_path
from saves.errors import DataDirectoryError
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tui.remote_app import Arrival, Invitation, RemoteApp, ServerContext

HOST_KEY = "host_key"
LOCK = "server.lock"
STORE = "the store of this server"
"""Shown to visitors instead of the path of the database."""


class NoPortError(WardenclyffeError):
    """The address is in use, or this user may not listen there."""


class InUseError(WardenclyffeError):
    """Another server uses the data directory: both would play for the same bots."""


class HallHost:
    """The `ServerHost` that serves the accounts and tables of a hall."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._hall = context.hall

    def owners(self, name: str) -> frozenset[str]:
        """The fingerprints that own a name; none if it is free."""
        return self._hall.accounts.owners(name)

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """The reason why a visitor may not enter; empty if they may."""
        return self._hall.accounts.ban_of(name=name, fingerprint=fingerprint, address=address)

    def has_guest(self, name: str) -> bool:
        """Is a guest of that name online, or in a running match?"""
        return self._hall.has_guest(name)

    async def claim(self, name: str, fingerprint: str) -> None:
        """Assign a free name to a key; raises NameTakenError, or SaveError."""
        await self._hall.accounts.claim(name, fingerprint)

    async def turn_lines(self, visitor: Visitor) -> list[str]:
        """The tables where it is the visitor's turn, one line for each."""
        return await self._hall.turn_lines(visitor)

    def make_app(self, session: Session) -> App[Any]:
        """The app for a session."""
        arrival = Arrival(
            session.visitor,
            command=session.command,
            dismiss=session.leave,
            on_page_opened=session.on_page_opened,
            ascii_only=not session.terminal.is_unicode,
        )
        return RemoteApp(arrival, self._context)


def host_to_type(config: Config) -> str:
    """The host to type after `ssh`: the machine's name if the server listens everywhere."""
    everywhere = config.host in ("", "0.0.0.0", "::")
    return config.address or (gethostname() if everywhere else config.host)


@contextmanager
def exclusive_lock(folder: Path) -> Iterator[None]:
    """Keep a second server out of a data directory; a crash releases the lock.

    Raises InUseError or DataDirectoryError.
    """
    with _open_file(folder / LOCK) as lock:
        try:
            flock(lock, LOCK_EX | LOCK_NB)
        except OSError as error:
            raise InUseError(f"another server uses {folder}") from error
        yield


def _open_file(file: Path) -> TextIO:
    try:
        return file.open("w")
    except OSError as error:
        raise DataDirectoryError(f"cannot write {file}: {error.strerror}") from error


async def serve_until_stopped(config: Config, folder: Path) -> None:
    """Serve until the process is stopped. Everything is stored continuously.

    Raises InUseError, NoPortError, or the store's errors when it is opened.
    """
    with exclusive_lock(folder):
        store = SqliteStore(database_path(folder), name_in_errors=STORE)
        try:
            await _serve(config, folder, store)
        finally:
            store.close()


@contextmanager
def ready_for_many_apps() -> Iterator[GcScheduler]:
    """Prepare Textual and the garbage collector for a process with many apps."""
    with patched_textual(), GcScheduler() as gc_scheduler:
        yield gc_scheduler


def invitation_to(config: Config) -> Invitation:
    """The command that people type to reach the server."""
    return Invitation(host_to_type(config), config.port)


async def _serve(config: Config, folder: Path, store: SqliteStore) -> None:
    plugin_problems()  # loads every plug-in before the first visitor, and logs broken ones
    hall = Hall(ServerStores.from_sqlite(store), config=config)
    store.on_failure = StoreWatch(store.path, hall.metrics).note_failure
    await hall.restore()
    try:
        with ready_for_many_apps() as gc_scheduler:
            await _listen(config, ServerContext(hall, folder, invitation_to(config)), gc_scheduler)
    except OSError as error:
        raise NoPortError(f"cannot listen: {error.strerror or error}") from error
    except UnicodeError as error:  # an impossible host name
        raise NoPortError(f"cannot listen: {config.host!r} is not an address") from error
    finally:
        await hall.close()


async def _listen(config: Config, context: ServerContext, gc_scheduler: GcScheduler) -> None:
    metrics, host = context.hall.metrics, HallHost(context)
    server = Server(config, host, metrics=metrics, gc_scheduler=gc_scheduler)

    def ready(port: int) -> None:
        context.invitation.port = port
        print(f"Players connect with: {context.invitation()}", flush=True)

    await server.run(context.folder / HOST_KEY, ready=ready)
