"""Servers for the tests, on loopback and on their own port."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from net.config import Config, Limits
from net.remote.gc_scheduler import GcScheduler
from net.remote.textual_patches import patched_textual
from net.ssh.server import Server
from net.ssh.session import ServerHost
from screens.table.parts.enter_guard import EnterGuard
from tests.net.ssh.board_host import BoardHost

PLENTY: dict[str, int] = {
    "handshakes_per_minute": 6000,
    "handshakes_per_minute_per_address": 6000,
    "connections_per_address": 200,
    "keys_per_minute_per_address": 100_000,
    "kilobytes_per_minute": 100_000,
}
"""A test comes from one address; the ones that are about these limits set them."""


@pytest.fixture(autouse=True)
def _enter_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the first Enter at a new question, because callers answer faster than people."""
    monkeypatch.setattr(EnterGuard, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(EnterGuard, "DELAY_SECONDS", 0.0)
    monkeypatch.setattr(EnterGuard, "REPEAT_SECONDS", 0.0)


class Site:
    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port

    @property
    def host(self) -> BoardHost:
        assert isinstance(self.server.host, BoardHost)
        return self.server.host

    @property
    def refused(self) -> dict[str, int]:
        return dict(self.server.metrics.rejections)


Opens = Callable[..., Awaitable[Site]]


@pytest.fixture(scope="package")
def textual_is_patched() -> Iterator[None]:
    """Textual as a server has it. The patches are the same for all, so they are made once."""
    with patched_textual():
        yield


@pytest.fixture(scope="package")
def host_key(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of one key for all servers: no test is about making it, except the ones that say
    so."""
    return tmp_path_factory.mktemp("server") / "host_key"


@pytest_asyncio.fixture
async def opens(textual_is_patched: None, host_key: Path) -> AsyncIterator[Opens]:
    """Open a server; keywords are settings, or limits."""
    sites: list[Site] = []

    async def open_site(
        *, host: ServerHost | None = None, gc_scheduler: GcScheduler | None = None, **settings: Any
    ) -> Site:
        limits = {key: settings.pop(key) for key in tuple(settings) if hasattr(Limits, key)}
        config = Config(port=0, limits=Limits(**(PLENTY | limits)), **settings)
        server = Server(config, host or BoardHost(), gc_scheduler=gc_scheduler)
        sites.append(Site(server, await server.start(host_key)))
        return sites[-1]

    yield open_site
    for site in sites:
        await site.server.stop("The test is over.")


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
    return await opens()
