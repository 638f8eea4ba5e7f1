"""Assembles `wardenclyffe serve`: the SSH server, its hall, and an app per visitor."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from socket import gethostname
from typing import Any

from textual.app import App

from engine.core.errors import WardenclyffeError
from engine.plugins.problems import plugin_problems
from net.config import Config
from net.config_check import ADDRESS
from net.hall.hall import Hall
from net.hall.visit import record_text
from net.remote.gc_scheduler import GcScheduler
from net.remote.textual_patches import patched_textual
from net.ssh.server import Server
from net.ssh.session import Session
from net.store_watch import StoreWatch
from net.visitor import Visitor
from saves.directory import database_path, lock_for_server
from saves.errors import SaveError
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tui.remote_app import Arrival, Invitation, RemoteApp, ServerContext

HOST_KEY = "host_key"
EVERYWHERE = ("", "0.0.0.0", "::")
"""The hosts that stand for all addresses of the machine."""
UNKNOWN_HOST = "HOST"
"""Stands in invitations for the name of the machine, which only people know."""
STORE = "the store of this server"
"""Shown to visitors instead of the path of the database."""
BAN_CHECK_SECONDS = 2.0
"""Seconds between two looks for bans that a command has stored."""


class NoPortError(WardenclyffeError):
    """The address is in use, or this user may not listen there."""


class HallHost:
    """The `ServerHost` that serves the accounts and tables of a hall."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._hall = hall = context.hall
        self.owners, self.pending_keys = hall.accounts.owners, hall.accounts.pending_keys
        self.ban_of, self.claim = hall.accounts.ban_of, hall.accounts.claim
        self.has_guest, self.has_guest_to_resume = hall.has_guest, hall.has_guest_to_resume
        self.guest_with_code = hall.guests.guest_with_code
        self.turn_lines = hall.turn_lines

    async def record_text(self, visitor: Visitor, code: str) -> str:
        return await record_text(self._hall, visitor, code)

    def make_app(self, session: Session) -> App[Any]:
        arrival = Arrival(
            session.visitor,
            command=session.command,
            dismiss=session.leave,
            on_page_opened=session.on_page_opened,
            ascii_only=not session.terminal.is_unicode,
            has_notifications=session.terminal.has_notifications,
        )
        return RemoteApp(arrival, self._context)


def invitation_to(config: Config, port: int) -> Invitation:
    """The command that people type to reach a server that listens on a port."""
    address = ADDRESS.match(config.address)
    if address is None:
        return Invitation(_host_to_type(config), port)
    return Invitation(address["host"].strip("[]"), int(address["port"] or port))


def _host_to_type(config: Config) -> str:
    """The host to type after `ssh`, if the operator has set no address.

    A server that listens everywhere has the machine's name only if it is a full one: a short one
    is known to few others, and that of a container to nobody.
    """
    if config.host not in EVERYWHERE:
        return config.host
    machine_name = gethostname()
    return machine_name if "." in machine_name else UNKNOWN_HOST


async def serve_until_stopped(config: Config, folder: Path) -> None:
    """Serve until the process is stopped. Everything is stored continuously.

    Raises InUseError, NoPortError, or the store's errors when it is opened.
    """
    with lock_for_server(folder):
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


async def _serve(config: Config, folder: Path, store: SqliteStore) -> None:
    plugin_problems()  # loads every plug-in before the first visitor, and logs broken ones
    hall = Hall(ServerStores.from_sqlite(store), config=config)
    store.on_failure = StoreWatch(store.path, hall.metrics).note_failure
    await hall.restore()
    try:
        async with applying_stored_bans(hall):
            with ready_for_many_apps() as gc_scheduler:
                await _listen(
                    config,
                    ServerContext(hall, folder, invitation_to(config, config.port)),
                    gc_scheduler,
                )
    except OSError as error:
        raise NoPortError(f"cannot listen: {error.strerror or error}") from error
    except UnicodeError as error:  # an impossible host name
        raise NoPortError(f"cannot listen: {config.host!r} is not an address") from error
    finally:
        await hall.close()


@asynccontextmanager
async def applying_stored_bans(hall: Hall) -> AsyncIterator[None]:
    """Apply the bans that the commands `ban` and `unban` store while the server runs."""
    task = asyncio.get_running_loop().create_task(_look_for_bans(hall))
    try:
        yield
    finally:
        task.cancel()


async def _look_for_bans(hall: Hall) -> None:
    while True:
        await asyncio.sleep(BAN_CHECK_SECONDS)
        with suppress(SaveError):  # the watch over the store counts and logs it
            await hall.look_for_bans()


async def _listen(config: Config, context: ServerContext, gc_scheduler: GcScheduler) -> None:
    metrics, host = context.hall.metrics, HallHost(context)
    server = Server(config, host, metrics=metrics, gc_scheduler=gc_scheduler)

    def ready(port: int) -> None:
        context.invitation.port = invitation_to(config, port).port
        print(f"Players connect with: {context.invitation()}")
        if context.invitation.host == UNKNOWN_HOST:
            print(f"{UNKNOWN_HOST} is this machine's name: set 'address' in the configuration")
        print(f"The key of this server is {server.fingerprint}", flush=True)

    await server.run(context.folder / HOST_KEY, ready=ready)
