"""A server with a real hall in this process, and people who play at its tables over SSH."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from net.config import Config, Limits
from net.hall.hall import Hall
from net.hall.hosted_table import HostedTable
from net.hall.table_plan import Plan
from net.hall.visit import enter
from net.visitor import Visitor
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tests.net.conftest import PLENTY, Opens
from tests.net.ssh.caller import Caller, calling, new_key
from tui.remote_app import Invitation, ServerContext
from tui.serving import HallHost

DEEPEST = 6
"""The rows of the list of choices that players go down at most, and one."""
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
        chair = await enter(self.hall, OWNER).create(plan)
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
                await caller.see("u undo")
            yield callers


@asynccontextmanager
async def open_hall_site(opens: Opens, folder: Path) -> AsyncIterator[HallSite]:
    """A server with an empty hall."""
    store = SqliteStore(folder / "matches.sqlite3")
    config = Config(limits=Limits(**PLENTY))
    hall = Hall(ServerStores.in_sqlite(store), config=config, pace=0)
    await hall.restore()
    context = ServerContext(hall, folder, Invitation("games.example", 8022))
    site = await opens(host=HallHost(context))
    try:
        yield HallSite(hall, site.port)
    finally:
        await site.server.stop("The test is over.")
        await hall.close()
        store.close()


async def plays_on(hosted: HostedTable, callers: Sequence[Caller], chance: Random) -> bool:
    """Let the player who is asked move the cursor and take what it points at.

    Returns False once the match is over. Pages in the way, such as a recap, are closed.
    """
    answers = hosted.running.answers
    waiting = hosted.table.update(None).waiting_for
    if not waiting:
        return False
    caller = callers[waiting[0]]
    await caller.wait(lambda: "Waiting for" not in caller.screen, "the question")
    caller.press(*["down"] * chance.randrange(DEEPEST))
    for _ in range(6):
        before = caller.screen
        caller.press("enter")
        await caller.wait(
            lambda b=before: hosted.running.answers != answers or caller.screen != b,  # type: ignore[misc]
            "an answer",
        )
        if hosted.running.answers != answers:
            return True
    raise AssertionError(f"no key answers:\n{caller.screen}")
