"""The servers that are loaded: `python -m bench.load_server KIND APP`.

Prints its port as soon as it listens, and serves until its standard input is closed.

- `apps`: our server, one app per session in one process
- `processes`: one process per session with the same app on a pseudo-terminal
- `echo`: nothing but asyncssh, which answers a key with 2 kB
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import asyncssh

from bench.load_apps import factory
from bench.load_process import child_environment, end_with_parent
from net.config import Config, Limits
from net.identity import Visitor
from net.server import Server, new_host_key
from net.session import Session

FRAME = b"x" * 2000
MANY = 100_000
LOADED = Limits(
    connections=MANY, connections_per_address=MANY, handshakes_per_minute=MANY,
    handshakes_per_minute_per_address=MANY, names_per_hour_per_address=MANY, sessions=MANY,
)  # fmt: skip
"""All clients come from one address here."""


class OpenHouse:
    """A house where all names are free."""

    def __init__(self, app: str) -> None:
        self._factory = factory(app)

    def owners(self, name: str) -> frozenset[str]:
        """Nobody."""
        return frozenset()

    def ban_of(self, *, name: str, fingerprint: str, address: str) -> str:
        """No bans."""
        return ""

    async def claim(self, name: str, fingerprint: str) -> None:
        """Nothing is kept."""

    async def turns(self, visitor: Visitor) -> list[str]:
        """None."""
        return []

    def make_app(self, session: Session) -> Any:
        """The app in question."""
        return self._factory(session.visitor.name)


async def serve_apps(app: str, limits: Limits) -> int:
    """Our own server."""
    folder = Path(tempfile.mkdtemp(prefix="load-"))
    server = Server(Config(port=0, limits=limits), OpenHouse(app))
    return await server.start(folder / "key")


async def serve_plainly(process: Any) -> int:
    """Plain asyncssh."""
    listener = await asyncssh.listen(
        "127.0.0.1", 0, server_factory=Anybody, process_factory=process, encoding=None,
        server_host_keys=[asyncssh.import_private_key(new_host_key())], line_editor=False,
    )  # fmt: skip
    return listener.get_port()


class Anybody(asyncssh.SSHServer):
    """Lets everybody in."""

    def begin_auth(self, username: str) -> bool:
        """Nothing is asked."""
        return False


async def echo(process: asyncssh.SSHServerProcess[bytes]) -> None:
    """A frame for every key, and one to begin with."""
    process.stdout.write(FRAME)
    while await process.stdin.read(1024):
        process.stdout.write(FRAME)


def one_process(app: str) -> Any:
    """A process of its own for every session."""

    async def run(process: asyncssh.SSHServerProcess[bytes]) -> None:
        ours, theirs = os.openpty()
        width, height, *_ = process.get_terminal_size()
        command = [sys.executable, "-m", "bench.load_one", app, str(width), str(height)]
        child = await asyncio.create_subprocess_exec(
            *command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            env=child_environment(TERM="xterm-256color", COLORTERM="truecolor"),
        )  # fmt: skip
        os.close(theirs)
        await process.redirect(stdin=os.dup(ours), stdout=ours, send_eof=False)
        try:
            await process.channel.wait_closed()
        finally:
            child.kill()
            await child.wait()

    return run


async def main(kind: str, app: str) -> None:
    """Serve until nobody needs it any more."""
    if kind == "apps":
        port = await serve_apps(app, LOADED)
    elif kind == "default":
        port = await serve_apps(app, Limits())
    elif kind == "processes":
        port = await serve_plainly(one_process(app))
    else:
        port = await serve_plainly(echo)
    print(port, flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    os._exit(0)


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
