"""A server in a process of its own: `python -m tests.net.ssh.served FOLDER [LIMIT=NUMBER ...]`.

Prints its port once it listens; its log goes to standard error.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from net.config import Config, Limits
from net.server_log import journal
from net.ssh.server import Server
from tests.net.conftest import PLENTY
from tests.net.ssh.house import BoardHouse


async def main(folder: str, *settings: str) -> None:
    """Serve until told to stop."""
    limits = {name: int(number) for name, _, number in (each.partition("=") for each in settings)}
    config = Config(port=0, limits=Limits(**(PLENTY | limits)))
    server = Server(config, BoardHouse())
    await server.run(Path(folder) / "host_key", ready=lambda port: print(port, flush=True))


if __name__ == "__main__":
    with journal():
        asyncio.run(main(*sys.argv[1:]))
