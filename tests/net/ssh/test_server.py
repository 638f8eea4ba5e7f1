"""Starting and stopping: the host key stays, all visitors are notified, nothing waits for ever."""

from __future__ import annotations

import asyncio
import gc
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import asyncssh
import pytest

from net.config import Config
from net.ssh.server import Server
from tests.net.conftest import Opens, Site
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import Guest, at_board, calling, client_options, connected
from tests.net.ssh.openssh import Served
from tests.net.ssh.waiting import until


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_stops_it_and_all_visitors_are_told(tmp_path: Path, how: signal.Signals) -> None:
    with Served(tmp_path) as served, served.call("tesla") as one, served.call("edison") as two:
        one.see("keys 0;")
        two.see("keys 0;")
        assert served.stop(how) == 0
        for person in (one, two):
            person.leaves()
            assert "Everything is saved: please connect again later." in person.screen
        log = served.log.read_text()
        assert "event=stopping sessions=2" in log
        assert "event=stopped" in log
        assert "level=error" not in log


def test_the_host_key_stays_the_same(tmp_path: Path) -> None:
    with Served(tmp_path) as served:
        key = (tmp_path / "host_key").read_bytes()
        assert "turns" not in served.run("guest", "turns")
        served.stop()
    with Served(tmp_path):
        assert (tmp_path / "host_key").read_bytes() == key
    assert (tmp_path / "host_key").stat().st_mode & 0o777 == 0o600


async def test_those_who_are_only_at_the_door_are_told_too(site: Site) -> None:
    async with connected(site.port, "waiting") as conn:
        await site.server.stop("Closing time.")
        await asyncio.wait_for(conn.wait_closed(), 10)
    assert not site.server.connections
    with pytest.raises(ConnectionRefusedError):
        await asyncssh.connect("127.0.0.1", site.port, **client_options(None))


async def test_a_line_that_is_cut_while_the_server_says_goodbye_does_no_harm(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[object] = []

    def write_eof(transport: object) -> None:
        cut.append(transport)
        raise OSError("Transport endpoint is not connected")

    async with connected(site.port, "waiting") as conn:
        (connection,) = site.server.connections
        monkeypatch.setattr("asyncio.selector_events._SelectorSocketTransport.write_eof", write_eof)
        connection.hang_up("", "Closing time.")
        assert cut
        await asyncio.wait_for(conn.wait_closed(), 10)


async def test_stopping_does_not_wait_for_an_app_that_hangs(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.ssh.session.APP_CLOSE_SECONDS", 0.2)
    monkeypatch.setattr("net.ssh.server.APP_CLOSE_SECONDS", 0.5)
    async with calling(site.port, "stuck") as stuck, calling(site.port, "fine") as fine:
        await stuck.see("keys 0;")
        await fine.see("keys 0;")
        stuck.press("\x1bOQ")
        await until(lambda: any(app.is_stuck for app in site.host.apps), "a stuck app")
        await site.server.stop("Closing time.")
        await fine.leaves()
        assert "Closing time." in fine.screen
    assert not site.server.sessions


async def test_stopping_does_not_wait_for_a_visitor_who_does_not_read(site: Site) -> None:
    async with at_board(site.port) as caller:
        caller.chan.pause_reading()
        await site.server.stop("Closing time.")
    assert not site.server.sessions


async def test_stopping_in_the_middle_of_a_login(site: Site) -> None:
    class Ditherer(Guest):
        async def kbdint_auth_requested(self) -> str | None:  # type: ignore[override]
            await asyncio.Event().wait()
            return None

    login = asyncio.create_task(
        asyncssh.create_connection(
            Ditherer, "127.0.0.1", site.port, username="x", **client_options(None)
        )
    )
    await until(lambda: site.server.connections, "a connection")
    await site.server.stop("Closing time.")
    with pytest.raises((asyncssh.DisconnectError, ConnectionError)):
        await login


async def test_many_leave_at_once(site: Site) -> None:
    async with AsyncExitStack() as stack:
        callers = [
            await stack.enter_async_context(calling(site.port, f"p{number}"))
            for number in range(10)
        ]
        for caller in callers:
            await caller.see("keys 0;")
        await site.server.stop("Closing time.")
        for caller in callers:
            await caller.leaves()
            assert "Closing time." in caller.screen


async def test_a_server_alone_changes_nothing_of_the_process(opens: Opens) -> None:
    """The program does that: see `tests/net/remote/test_gc_scheduler.py`."""
    before = gc.get_threshold(), gc.get_freeze_count()
    site = await opens()
    assert (gc.get_threshold(), gc.get_freeze_count()) == before
    await site.server.stop("")
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


async def test_a_port_that_is_taken_is_an_error_of_the_operating_system(
    site: Site, tmp_path: Path
) -> None:
    server = Server(Config(port=site.port), BoardHost())
    with pytest.raises(OSError, match="in use"):
        await server.start(tmp_path / "key")
