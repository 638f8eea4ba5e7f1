"""A server with a real hall in this process, and people who play at its tables over SSH."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from net.config import Config, Limits
from net.hall.hall import Hall
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import Plan
from net.hall.visit import enter_hall
from net.visitor import Visitor
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tests.net.conftest import PLENTY, Opens
from tests.net.ssh.caller import Caller, calling, new_key
from tui.remote_app import Invitation, ServerContext
from tui.serving import HallHost

OWNER = Visitor("owner", "10.0.0.1", "SHA256:owner")
_CODES = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|.)")


def plain(received: bytes) -> str:
    """The letters that a client was sent, in their order, without codes for colours and places."""
    return _CODES.sub(b"", received).decode(errors="replace")


class HallSite:
    """A hall, the server in front of it, and the one table that is played at."""

    def __init__(self, hall: Hall, port: int) -> None:
        self.hall = hall
        self.port = port

    async def table(self, plan: Plan) -> HostedTable:
        """Set a table where its owner does not sit: every seat is reserved or a bot's."""
        chair = await enter_hall(self.hall, OWNER).create(plan)
        chair.close()
        (hosted,) = self.hall.tables
        return hosted

    @asynccontextmanager
    async def people(
        self, names: Sequence[str], code: str, *, sizes: Sequence[tuple[int, int]]
    ) -> AsyncIterator[list[Caller]]:
        """Let people come to a table, each with a key and a terminal; the last one agrees."""
        async with AsyncExitStack() as stack:
            callers = []
            for name, size in zip(names, sizes, strict=True):
                session = calling(self.port, name, key=new_key(), size=size, command=code)
                callers.append(await stack.enter_async_context(session))
                if len(callers) < len(names):
                    await callers[-1].see(f"Table {code}")
            await callers[-1].see("The match begins as soon as you sit down")
            callers[-1].press("y")
            for caller in callers:
                await caller.see("i look")
            yield callers


@asynccontextmanager
async def open_hall_site(opens: Opens, folder: Path, **limits: int) -> AsyncIterator[HallSite]:
    """A server with an empty hall; keywords are limits of its connections."""
    store = SqliteStore(folder / "matches.sqlite3")
    config = Config(limits=Limits(**PLENTY))
    hall = Hall(ServerStores.from_sqlite(store), config=config, pace=0)
    await hall.restore()
    context = ServerContext(hall, folder, Invitation("games.example", 8022))
    site = await opens(host=HallHost(context), **limits)
    try:
        yield HallSite(hall, site.port)
    finally:
        await site.server.stop("The test is over.")
        await hall.close()
        store.close()
