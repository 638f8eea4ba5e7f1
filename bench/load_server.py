"""The servers under load: `python -m bench.load_server KIND NAME...`.

Prints its port and the code of each name's table as soon as it listens, and serves until it is
stopped.

- `apps`: our server, one app per session in one process
- `limited`: our server with the usual limits
- `processes`: one process per session with the same app on a pseudo-terminal
- `echo`: nothing but asyncssh, which answers a key with 2 kB
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncssh

from bench.load_process import child_environment, end_with_parent
from net.config import Config, Limits

FRAME = b"x" * 1996 + b"undo"
NO_LIMIT = 100_000
LOADED = Limits(
    connections=NO_LIMIT, connections_per_address=NO_LIMIT, handshakes_per_minute=NO_LIMIT,
    handshakes_per_minute_per_address=NO_LIMIT, names_per_hour_per_address=NO_LIMIT,
    sessions=NO_LIMIT, keys_per_minute_per_address=NO_LIMIT, pages_per_minute_per_address=NO_LIMIT,
)  # fmt: skip
"""The limits, raised because all clients have one address here."""

_until_the_end = ExitStack()
"""Keeps context managers open for as long as the process runs."""


async def serve_apps(limits: Limits, *names: str) -> tuple[int, list[str]]:
    """Start the server as `wardenclyffe serve` does; return its port and the codes of tables."""
    from bench.load_hall import host_of, open_hall, set_tables
    from net.ssh.server import Server
    from tui.serving import ready_for_many_apps

    folder = Path(tempfile.mkdtemp(prefix="load-"))
    config = Config(port=0, limits=limits)
    hall = await open_hall(folder, config)
    codes = await set_tables(hall, *names)
    gc_scheduler = _until_the_end.enter_context(ready_for_many_apps())
    server = Server(config, host_of(hall, folder), metrics=hall.metrics, gc_scheduler=gc_scheduler)
    return await server.start(folder / "key"), codes


async def serve_plainly(process: Any) -> int:
    """Serve with plain asyncssh, for comparison, and return the port."""
    listener = await asyncssh.listen(
        "127.0.0.1", 0, server_factory=AcceptAll, process_factory=process, encoding=None,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")], line_editor=False,
    )  # fmt: skip
    return listener.get_port()


class AcceptAll(asyncssh.SSHServer):
    """Accepts every login."""

    def begin_auth(self, username: str) -> bool:
        """Accept every client without a login."""
        return False


async def echo(process: asyncssh.SSHServerProcess[bytes]) -> None:
    """Send a frame at the start, and one for every key."""
    process.stdout.write(FRAME)
    while await process.stdin.read(1024):
        process.stdout.write(FRAME)


async def one_process(process: asyncssh.SSHServerProcess[bytes]) -> None:
    """Serve every session in a separate process."""
    ours, theirs = os.openpty()
    width, height, *_ = process.get_terminal_size()
    command = [sys.executable, "-m", "bench.load_one_process", str(width), str(height)]
    child = await asyncio.create_subprocess_exec(
        *command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
        env=child_environment(TERM="xterm-256color"),
    )  # fmt: skip
    os.close(theirs)
    await process.redirect(stdin=os.dup(ours), stdout=ours, send_eof=False)
    try:
        await process.channel.wait_closed()
    finally:
        child.kill()
        await child.wait()


async def main(kind: str, *names: str) -> None:
    """Serve until the parent process ends."""
    codes: list[str] = []
    if kind in ("apps", "limited"):
        port, codes = await serve_apps(LOADED if kind == "apps" else Limits(), *names)
    else:
        port = await serve_plainly(one_process if kind == "processes" else echo)
    print(json.dumps({"port": port, "codes": codes}), flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    os._exit(0)


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
