"""What strangers do who want to use the server up."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncssh

from tests.net.conftest import Site
from tests.net.ssh.caller import Caller, Guest, client_options, open_session


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """The server's output until it closes the connection; empty if it aborts it."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def deafen(caller: Caller) -> None:
    conn: Any = caller.chan.get_connection()
    conn._transport.pause_reading()


@asynccontextmanager
async def deaf(
    site: Site, *, server_buffer: int = 4096, **session: Any
) -> AsyncIterator[tuple[Caller, Any]]:
    """Return a client that takes next to nothing and stops reading, with the server's end.

    With a `server_buffer` of 0 the server's own setting stays.
    """
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", site.port))
    narrow.setblocking(False)
    options = client_options(None) | {"sock": narrow}
    conn, _ = await asyncssh.create_connection(Guest, username="mallory", **options)
    caller = await open_session(conn, **session)
    caller._screen.resize(400, 150)
    await caller.see("keys 0;")
    (connection,) = (each for each in site.server.connections if each.name == "mallory")
    transport: Any = connection._conn._transport
    if server_buffer:
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, server_buffer)
    deafen(caller)
    yield caller, transport
    conn.abort()
