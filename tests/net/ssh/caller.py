"""An SSH client of a server, for tests: its bytes go through a terminal emulator."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

import asyncssh
from pyghostty import Terminal

from tests.e2e.person import KEYS, PATIENCE

HASTE = 0.05
"""Seconds between two keys that are pressed fast, but are not a flood."""


class Guest(asyncssh.SSHClient):
    """A client without a key, who answers no questions because there are none."""

    def __init__(self) -> None:
        self.banner = ""
        self._tried = False

    def auth_banner_received(self, msg: str, lang: str) -> None:
        self.banner += msg

    def kbdint_auth_requested(self) -> str | None:
        tried, self._tried = self._tried, True
        return None if tried else ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: object
    ) -> list[str]:
        return []


def new_key() -> asyncssh.SSHKey:
    return asyncssh.generate_private_key("ssh-ed25519")


@asynccontextmanager
async def connected(
    port: int, name: str = "guest", *, key: asyncssh.SSHKey | None = None, **options: Any
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    conn, _ = await asyncssh.create_connection(
        Guest, "127.0.0.1", port, username=name, **(client_options(key) | options)
    )
    try:
        yield conn
    finally:
        conn.abort()
        await conn.wait_closed()


def client_options(key: asyncssh.SSHKey | None) -> dict[str, Any]:
    """What keeps a client from looking at this machine's own keys and settings."""
    return {
        "known_hosts": None,
        "client_keys": [key] if key else [],
        "agent_path": None,
        "config": [],
    }


class Caller(asyncssh.SSHClientSession[bytes]):
    def __init__(self, width: int = 80, height: int = 24) -> None:
        self.received = b""
        self.errors = b""
        self.status: int | None = None
        self.closed = asyncio.Event()
        self._news = asyncio.Event()
        self._screen = Terminal(cols=width, rows=height)

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.chan = chan

    def data_received(self, data: bytes, datatype: object) -> None:
        if datatype is None:
            self.received += data
            self._screen.feed(data)
        else:
            self.errors += data
        self._news.set()

    def exit_status_received(self, status: int) -> None:
        self.status = status

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set()
        self._news.set()

    @property
    def screen(self) -> str:
        return str(self._screen.text())

    @property
    def keys(self) -> int:
        return int(self.screen.partition("keys ")[2].partition(";")[0] or 0)

    def press(self, *keys: str) -> None:
        """Press keys by name; any other text is typed."""
        self.chan.write("".join(KEYS.get(key, key) for key in keys).encode())

    def resize(self, width: int, height: int) -> None:
        self._screen.resize(width, height)
        self.chan.change_terminal_size(width, height)

    async def see(self, *words: str) -> str:
        return await self.wait(lambda: all(word in self.screen for word in words), f"{words}")

    async def wait(self, sees: Callable[[], bool], what: str) -> str:
        loop = asyncio.get_running_loop()
        give_up = loop.time() + PATIENCE
        while not sees():
            left = give_up - loop.time()
            if left <= 0 or self.closed.is_set():
                raise AssertionError(f"never saw {what}; the screen shows:\n{self.screen}")
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), left)
            except TimeoutError:
                continue
        return self.screen

    async def leaves(self) -> int | None:
        await asyncio.wait_for(self.closed.wait(), PATIENCE)
        return self.status


async def open_session(
    conn: asyncssh.SSHClientConnection, *, term: str | None = "xterm-256color",
    size: tuple[int, int] = (80, 24), command: str | None = None,
    environ: Mapping[Any, Any] | None = None, **options: Any,
) -> Caller:  # fmt: skip
    """A session on a connection, on a terminal unless `term` is None."""
    width, height = max(1, min(size[0], 500)), max(1, min(size[1], 200))
    _, caller = await conn.create_session(
        lambda: Caller(width, height), command, term_type=term, term_size=size,
        env=dict(environ or {}), encoding=None, request_pty=term is not None, **options,
    )  # fmt: skip
    return cast("Caller", caller)


@asynccontextmanager
async def calling(
    port: int, name: str = "guest", *, key: asyncssh.SSHKey | None = None, **session: Any
) -> AsyncIterator[Caller]:
    async with connected(port, name, key=key) as conn:
        yield await open_session(conn, **session)


@asynccontextmanager
async def at_board(port: int, name: str = "guest", **session: Any) -> AsyncIterator[Caller]:
    """A client that sees the board, with no key pressed yet."""
    async with calling(port, name, **session) as caller:
        await caller.see("keys 0;")
        yield caller


@asynccontextmanager
async def undisturbed(port: int) -> AsyncIterator[Caller]:
    """Check that a client that presses keys gets its frames while others do something."""
    async with at_board(port, "bystander") as caller:
        over = asyncio.Event()
        playing = asyncio.create_task(_play(caller, over))
        try:
            yield caller
        finally:
            over.set()
            await playing
        assert caller.keys >= 2


async def _play(caller: Caller, over: asyncio.Event) -> None:
    """Press a key, wait for the frame that shows it, and again; at least once after the end."""
    pressed, last = 0, False
    while not last:
        last = over.is_set()
        pressed += 1
        caller.press("j")
        await caller.see(f"keys {pressed};")
        await asyncio.sleep(HASTE)
