"""Servers for the tests, on loopback and on a port of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest_asyncio

from net.config import Config, Limits
from net.ssh.server import Server
from tests.net.ssh.house import BoardHouse

PLENTY: dict[str, int] = {
    "handshakes_per_minute": 6000,
    "handshakes_per_minute_per_address": 6000,
    "connections_per_address": 200,
    "keys_per_minute_per_address": 100_000,
}
"""A test comes from one address; those that are about these limits set them."""


class Site:
    """A running server with its house."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def house(self) -> BoardHouse:
        """What is served."""
        assert isinstance(self.server.house, BoardHouse)
        return self.server.house

    @property
    def refused(self) -> dict[str, int]:
        """What was refused, by reason."""
        return dict(self.server.metrics.rejected)


Opens = Callable[..., Awaitable[Site]]


@pytest_asyncio.fixture
async def opens(tmp_path: Path) -> AsyncIterator[Opens]:
    """Open a server; keywords are settings, or limits."""
    sites: list[Site] = []

    async def open_site(*, house: BoardHouse | None = None, **settings: Any) -> Site:
        limits = {key: settings.pop(key) for key in tuple(settings) if hasattr(Limits, key)}
        config = Config(port=0, limits=Limits(**(PLENTY | limits)), **settings)
        server = Server(config, house or BoardHouse())
        sites.append(Site(server, await server.start(tmp_path / "host_key")))
        return sites[-1]

    yield open_site
    for site in sites:
        await site.server.stop("The test is over.")


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
    """A server with the limits that people get."""
    return await opens()
