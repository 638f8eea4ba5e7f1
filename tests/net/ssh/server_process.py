"""A server in its own process; it is run with `FOLDER [MAX_DIFFERENCE=NUMBER ...]`.

It prints its port once it listens; its log goes to standard error.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from net.config import Config, Limits
from net.server_log import logging_to
from net.ssh.server import Server
from tests.net.conftest import PLENTY
from tests.net.ssh.board_host import BoardHost


async def main(folder: str, *settings: str) -> None:
    limits = {name: int(number) for name, _, number in (each.partition("=") for each in settings)}
    config = Config(port=0, limits=Limits(**(PLENTY | limits)))
    server = Server(config, BoardHost())
    await server.run(Path(folder) / "host_key", ready=lambda port: print(port, flush=True))


if __name__ == "__main__":
    with logging_to():
        asyncio.run(main(*sys.argv[1:]))
