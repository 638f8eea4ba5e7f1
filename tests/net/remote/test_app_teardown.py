"""Nothing is left in memory of visitors who came and went."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from contextlib import suppress
from weakref import ref

import asyncssh
import pytest
from textual.app import App

from net.remote import app_teardown
from net.remote.app_teardown import AppTeardown
from net.remote.driver import RemoteDriver
from net.ssh.connection import Connection
from net.ssh.session import Session
from net.ssh.transport import Transport
from tests.net.conftest import Opens, Site
from tests.net.ssh.board_app import Board, BoardApp
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import at_board, calling
from tests.net.ssh.waiting import until

KINDS = (
    BoardApp,
    Board,
    RemoteDriver,
    Session,
    Connection,
    Transport,
    asyncssh.SSHServerConnection,
)


def alive() -> Counter[str]:
    """How many there are of each, after a full collection."""
    gc.unfreeze()
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, KINDS))


async def visit(site: Site, name: str, *, how: str) -> None:
    async with at_board(site.port, name) as caller:
        caller.press("x")
        await caller.see("keys 1;")
        if how == "politely":
            caller.press("q")
            await caller.leaves()
        elif how == "by a crash":
            caller.press("\x1bOP")
            await caller.leaves()


@pytest.mark.parametrize("how", ["politely", "by a crash", "by cutting the line"])
async def test_nothing_is_left_of_forty_visits(
    site: Site, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # pytest would keep the records of crashes, and with them the frames.
    monkeypatch.setattr(logging.getLogger("wardenclyffe"), "propagate", False)
    for first in range(0, 40, 8):
        await asyncio.gather(*(visit(site, f"v{first + n}", how=how) for n in range(8)))
    await until(lambda: not site.server.connections and not site.server.sessions, "an end")
    await asyncio.sleep(0)
    assert not alive()


async def test_sessions_go_without_a_collection(site: Site) -> None:
    """With many apps in one process a full collection is a pause for all of them."""
    await visit(site, "first", how="politely")
    gc.disable()
    try:
        async with at_board(site.port, "second") as caller:
            (session,) = site.server.sessions
            (connection,) = site.server.connections
            app = session.app
            assert app is not None
            parts: list[object] = [session, connection, connection._conn, session._driver]
            parts += [app.stylesheet, app.screen._compositor]
            watched = [ref(part) for part in parts]
            parts.clear()
            del session, connection, app
            caller.press("q")
            await caller.leaves()
        await until(lambda: not site.server.connections, "an end")
        await until(lambda: not any(thing() for thing in watched), "the end of all parts")
    finally:
        gc.enable()


async def test_an_app_after_another_looks_the_same(opens: Opens) -> None:
    site = await opens(host=BoardHost())
    looks = []
    for name in ("aaa", "aaa"):
        async with calling(site.port, name) as caller:
            looks.append(await caller.see("keys 0;", "...."))
    assert looks[0] == looks[1]


class Lingering(App[None]):
    """An app that is not done with closing when its session loses patience."""

    def __init__(self) -> None:
        super().__init__()
        self.closes = asyncio.Event()
        self.may_end = asyncio.Event()

    async def on_unmount(self) -> None:
        self.closes.set()
        while not self.may_end.is_set():
            with suppress(asyncio.CancelledError):
                await self.may_end.wait()


async def cancelled_while_it_closes() -> tuple[Lingering, AppTeardown]:
    app = Lingering()
    teardown = AppTeardown(app)
    running = asyncio.create_task(app.run_async(headless=True))
    await until(lambda: app.is_running, "the app")
    app.exit()
    await app.closes.wait()
    running.cancel()
    await running
    return app, teardown


async def test_nothing_is_taken_from_an_app_that_still_closes() -> None:
    """On a busy machine the end of an app is cancelled before it has had its turn."""
    faults: list[dict[str, object]] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, fault: faults.append(fault))
    app, teardown = await cancelled_while_it_closes()
    taking_apart = asyncio.create_task(teardown.take_apart())
    await asyncio.sleep(0)
    assert app.__dict__
    app.may_end.set()
    await taking_apart
    assert not app.__dict__
    gc.collect()
    assert not faults


async def test_an_app_that_never_ends_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app_teardown, "TEARDOWN_SECONDS", 0.01)
    caplog.set_level(logging.INFO, "wardenclyffe")
    app, teardown = await cancelled_while_it_closes()
    await teardown.take_apart()
    assert app.__dict__
    assert "an app does not end" in caplog.text
    app.may_end.set()
