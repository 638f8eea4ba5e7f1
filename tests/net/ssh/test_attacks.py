"""Strangers who want to use the server up. Each meets a limit, and a bystander notices nothing."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncssh
import pytest
import pytest_asyncio
from asyncssh.constants import MSG_GLOBAL_REQUEST, MSG_IGNORE
from asyncssh.packet import Boolean, String

from net.buckets import Buckets
from net.config import Limits
from net.remote.driver import SIZES_AT_ONCE
from net.ssh.transport import SEND_BUFFER
from tests.net.conftest import Opens, Site
from tests.net.ssh.board_app import Board
from tests.net.ssh.caller import (
    Caller,
    Guest,
    calling,
    client_options,
    connected,
    open_session,
    undisturbed,
)
from tests.net.ssh.waiting import until

A_MEGABYTE = 1024 * 1024
F7 = "\x1b[18~"
"""The key that opens a page of the board."""


async def turned_away(port: int, words: str) -> None:
    with pytest.raises(asyncssh.DisconnectError, match=words):
        async with connected(port):
            pass


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
    """A server that reads no faster than a real one."""
    return await opens(kilobytes_per_minute=Limits().kilobytes_per_minute)


# Connections


async def test_connections_from_one_address_have_a_rate(opens: Opens) -> None:
    site = await opens(handshakes_per_minute_per_address=9)  # of which four may come at once
    async with undisturbed(site.port):
        for _ in range(3):
            async with connected(site.port):
                pass
        await turned_away(site.port, "Too many connections from your address")
    assert site.refused == {"address rate": 1}


async def test_connections_in_all_have_a_rate(opens: Opens) -> None:
    site = await opens(handshakes_per_minute=6)
    async with undisturbed(site.port), connected(site.port), connected(site.port):
        await turned_away(site.port, "Too many people are connecting just now")
    assert site.refused == {"rate": 1}


@pytest.mark.parametrize("limit", ["connections", "connections_per_address"])
async def test_connections_have_a_number_and_leave_their_place(opens: Opens, limit: str) -> None:
    site = await opens(**{limit: 3})
    async with undisturbed(site.port):
        async with connected(site.port), connected(site.port):
            await turned_away(site.port, "Too many connections are open")
        await until(lambda: len(site.server.slots) == 1, "free places")
        async with connected(site.port):
            pass
    assert site.refused == {"connections": 1}


async def test_a_flood_of_connections_is_cut_short(opens: Opens) -> None:
    """The first are told why; for the rest there is no time."""
    site = await opens(handshakes_per_minute_per_address=3, login_seconds=1)
    async with undisturbed(site.port):
        flood = (asyncio.open_connection("127.0.0.1", site.port) for _ in range(120))
        lines = await asyncio.gather(*flood)
        heard = await asyncio.gather(*(_all(reader) for reader, _ in lines))
        for _, writer in lines:
            writer.close()
    told = [said for said in heard if b"Too many connections" in said]
    assert 40 <= len(told) < 120
    assert site.refused["address rate"] >= 119


async def _all(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


async def test_who_is_turned_away_can_read_why_even_in_mid_sentence(opens: Opens) -> None:
    """A line that is cut while something is unread is reset, and our last words are lost."""
    site = await opens(handshakes_per_minute=1)
    async with undisturbed(site.port):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        for _ in range(20):
            writer.write(b"SSH-2.0-Talker\r\n" + bytes(2000))
            await asyncio.sleep(0.01)
        assert b"Too many people" in await asyncio.wait_for(reader.read(), 10)
        writer.close()


@pytest.mark.parametrize("begins_with", [b"", b"SSH-2.0-Sloth\r\n"])
async def test_a_connection_that_says_little_is_closed(opens: Opens, begins_with: bytes) -> None:
    site = await opens(login_seconds=1)
    async with undisturbed(site.port):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(begins_with)
        assert b"Logging in took too long." in await asyncio.wait_for(reader.read(), 10)
        writer.close()
    assert site.refused["login time"] == 1


class Ditherer(Guest):
    """A client that begins a login and does not go on."""

    async def kbdint_auth_requested(self) -> str | None:  # type: ignore[override]
        """Wait instead of answering."""
        await asyncio.Event().wait()
        return None


async def test_a_login_that_takes_too_long_is_closed(opens: Opens) -> None:
    site = await opens(login_seconds=1)
    async with undisturbed(site.port):
        with pytest.raises(asyncssh.DisconnectError, match="Logging in took too long"):
            await asyncssh.create_connection(
                Ditherer, "127.0.0.1", site.port, username="x", **client_options(None)
            )


async def test_a_line_that_does_not_answer_is_closed(opens: Opens) -> None:
    """Keepalives find out when the other side is gone without a word."""
    site = await opens(keepalive_seconds=1)
    async with undisturbed(site.port), calling(site.port, "ghost") as caller:
        await caller.see("keys 0;")
        deafen(caller)
        await until(lambda: len(site.server.sessions) == 1, "the end of the ghost")
    assert site.refused["no answer"] == 1


def deafen(caller: Caller) -> None:
    """Read nothing more from the line."""
    conn: Any = caller.chan.get_connection()
    conn._transport.pause_reading()


# Bytes


@pytest.mark.parametrize("begins_with", [b"", b"SSH-2.0-Garbage\r\n"])
async def test_garbage_instead_of_ssh(site: Site, begins_with: bytes) -> None:
    async with undisturbed(site.port):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(begins_with + os.urandom(A_MEGABYTE))
        assert len(await asyncio.wait_for(_all(reader), 10)) < 4000
        writer.close()
    await until(lambda: not site.server.connections, "closed doors")
    assert site.refused["protocol"] == 1


@pytest.mark.parametrize(
    "garbage",
    [
        os.urandom(A_MEGABYTE).translate(None, b"q\x03\x11"),  # which would leave
        b"\x1b[" * (A_MEGABYTE // 2),
        (b"\x1b" + b"9" * 31) * (A_MEGABYTE // 32),
        b"\x1b[200~" + b"x" * A_MEGABYTE,
        b"x" * A_MEGABYTE,
        b"\x1b[48;65535;65535;1;1t" * (A_MEGABYTE // 20),
        b"\x1b[<0;1;1M\x1b[<0;1;1m" * (A_MEGABYTE // 20),
    ],
    ids=["random", "escapes", "sequences", "paste", "letters", "sizes", "clicks"],
)
async def test_megabytes_of_garbage(site: Site, garbage: bytes) -> None:
    """They are read at the server's pace, which leaves the rest with the sender."""
    async with undisturbed(site.port), calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        caller.chan.write(garbage)
        await asyncio.sleep(0.7)
        assert caller.chan.get_write_buffer_size() > len(garbage) * 3 // 4
        assert caller.keys <= 150
        assert not caller.closed.is_set()


async def test_many_who_send_garbage_at_once(site: Site) -> None:
    async def send(number: int) -> None:
        async with calling(site.port, f"m{number}") as caller:
            await caller.see("keys 0;")
            caller.chan.write((b"\x1b" + b"9" * 31) * 4000)
            await asyncio.sleep(0.5)

    async with undisturbed(site.port):
        await asyncio.gather(*(send(number) for number in range(8)))


async def test_sessions_from_one_address_share_its_keys(opens: Opens) -> None:
    site = await opens(keys_per_minute_per_address=600)  # of which 21 may come at once
    async with calling(site.port, "one") as one, calling(site.port, "two") as two:
        await one.see("keys 0;")
        await two.see("keys 0;")
        one.press("x" * 200)
        await one.wait(lambda: one.keys >= 21, "what may come at once")
        assert one.keys < 60
        for _ in range(10):
            two.press("y" * 100)
            await asyncio.sleep(0.1)
        assert 0 < two.keys < 60


async def test_keys_wait_after_many_pages_but_are_not_lost(opens: Opens) -> None:
    site = await opens(pages_per_minute=600)  # of which 20 may come at once
    async with undisturbed(site.port), calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        (app,) = (each for each in site.host.apps if "mallory" in each.words)
        begun = asyncio.get_running_loop().time()
        caller.press(F7 * 30)
        await until(lambda: app.pages >= 21, "what may come at once")
        assert site.refused["pages"]
        await until(lambda: app.pages == 30, "the rest")
        assert asyncio.get_running_loop().time() - begun > 0.8


async def test_sessions_from_one_address_share_its_pages(opens: Opens) -> None:
    site = await opens(pages_per_minute_per_address=60)  # of which 3 may come at once
    async with calling(site.port, "one") as one:
        await one.see("keys 0;")
        one.press(F7 * 3)
        (app,) = site.host.apps
        await until(lambda: app.pages == 3, "what may come at once")
        async with calling(site.port, "two") as two:
            await two.see("keys 0;")
            two.press(F7 * 7)
            await asyncio.sleep(0.3)
            assert two.keys < 3  # of seven
            one.press("y")  # those who open no page do not wait
            await one.see("keys 4;")


async def test_a_flood_of_packets_is_read_slowly(site: Site) -> None:
    async with undisturbed(site.port), calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        conn: Any = caller.chan.get_connection()
        for _ in range(20_000):
            conn.send_packet(MSG_IGNORE, String(b""))
        await asyncio.sleep(0.5)
        (theirs,) = (each._conn for each in site.server.connections if each.name == "mallory")
        taken: int = theirs._recv_seq
        assert taken < 5000


async def test_a_flood_whose_sender_is_gone_is_not_read_to_its_end(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left of it would keep the session for minutes."""
    site = await opens(kilobytes_per_minute=24)
    monkeypatch.setattr("net.ssh.transport.LOOK_AFTER", 0.05)
    async with calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        conn: Any = caller.chan.get_connection()
        for _ in range(8000):
            conn.send_packet(MSG_IGNORE, String(b""))
        await until(lambda: not conn._transport.get_write_buffer_size(), "all to be sent")
        conn.abort()
        await until(lambda: not site.server.sessions, "the end of the session")


# Terminals


@pytest.mark.parametrize(
    ("size", "given"),
    [
        ((0, 0), "size 20x5;"),
        ((1, 1), "size 20x5;"),
        ((65535, 65535), "size 400x150;"),
        ((0xFFFFFFFF, 0xFFFFFFFF), "size 400x150;"),
    ],
)
async def test_sizes_that_no_window_has(site: Site, size: tuple[int, int], given: str) -> None:
    site.server.sizes_by_address = Buckets(600)  # huge ones would have to wait
    async with undisturbed(site.port), calling(site.port, "giant", size=size) as caller:
        caller._screen.resize(400, 150)
        await caller.see(given)
        caller.chan.change_terminal_size(80, 24)
        await caller.see("size 80x24;")
        caller.chan.change_terminal_size(*size)
        await caller.see(given)


async def test_a_flood_of_sizes(site: Site) -> None:
    async with undisturbed(site.port), calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        (app,) = (each for each in site.host.apps if "mallory" in each.words)
        told = app.query_one(Board).sizes
        for number in range(200):
            caller.chan.change_terminal_size(20 + number % 300, 5 + number % 100)
        caller.resize(90, 30)
        await caller.see("size 90x30;")
        assert app.query_one(Board).sizes - told <= 2 * SIZES_AT_ONCE


async def test_only_the_last_size_of_a_moment_is_told(site: Site) -> None:
    async with calling(site.port, "ada") as caller:
        await caller.see("keys 0;")
        (app,) = site.host.apps
        told, begun = app.query_one(Board).sizes, asyncio.get_running_loop().time()
        for width in range(81, 91):
            caller.chan.change_terminal_size(width, 30)
            await asyncio.sleep(0.005)
        caller.resize(91, 30)
        moments = (asyncio.get_running_loop().time() - begun) / 0.1
        await caller.see("size 91x30;")
        assert app.query_one(Board).sizes - told <= 2 + moments


async def test_a_huge_window_counts_as_several(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An address may tell one huge size, or some usual ones, and has to wait for more."""
    monkeypatch.setattr("net.ssh.server.SIZES_AT_ONCE", 8)
    monkeypatch.setattr("net.ssh.server.SIZES_PER_MINUTE", 1)
    monkeypatch.setattr("net.remote.driver.LATER", 0.02)
    site = await opens()
    async with calling(site.port, "one") as one, calling(site.port, "two") as two:
        await asyncio.gather(one.see("keys 0;"), two.see("keys 0;"))
        two.resize(82, 24)
        await two.see("size 82x24;")
        one.resize(400, 130)  # worth seven
        await one.see("size 400x130;")
        two.resize(83, 24)
        await asyncio.sleep(0.3)
        assert "size 82x24;" in two.screen


async def test_sizes_of_all_addresses_together_have_a_rate(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.ssh.server.ALL_SIZES_AT_ONCE", 1)
    monkeypatch.setattr("net.ssh.server.ALL_SIZES_PER_MINUTE", 120)
    monkeypatch.setattr("net.remote.driver.LATER", 0.02)
    site = await opens()
    async with calling(site.port, "one") as one, calling(site.port, "two") as two:
        await asyncio.gather(one.see("keys 0;"), two.see("keys 0;"))
        begun = asyncio.get_running_loop().time()
        one.resize(91, 30)
        two.resize(92, 30)
        await asyncio.gather(one.see("size 91x30;"), two.see("size 92x30;"))
        assert asyncio.get_running_loop().time() - begun > 0.5


async def test_sizes_from_one_address_have_a_rate_and_the_last_is_told(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.ssh.server.SIZES_AT_ONCE", 1)
    monkeypatch.setattr("net.ssh.server.SIZES_PER_MINUTE", 600)
    monkeypatch.setattr("net.remote.driver.LATER", 0.02)
    site = await opens()
    async with calling(site.port, "one") as one, calling(site.port, "two") as two:
        await asyncio.gather(one.see("keys 0;"), two.see("keys 0;"))
        one.resize(91, 30)
        two.resize(92, 30)
        await asyncio.gather(one.see("size 91x30;"), two.see("size 92x30;"))


async def test_an_app_that_does_not_get_going_holds_nobody_up(site: Site) -> None:
    await site.server.app_starts.enter()
    async with calling(site.port, "one") as one:
        await one.see("keys 0;")


async def test_names_of_terminals_are_not_repeated(site: Site) -> None:
    term = "xterm\x1b]0;owned\x07" * 500
    async with undisturbed(site.port), calling(site.port, "mallory", term=term) as caller:
        await caller.see("with standard")
        assert b"owned" not in caller.received


# Those who do not read


async def test_a_channel_that_is_never_read_is_closed(opens: Opens) -> None:
    site = await opens(stalled_seconds=1)
    async with undisturbed(site.port), connected(site.port, "mallory") as conn:
        caller = await open_session(conn, size=(400, 150), window=40_000)
        caller._screen.resize(400, 150)
        await caller.see("keys 0;")
        caller.chan.pause_reading()
        (session,) = (each for each in site.server.sessions if each.visitor.name == "mallory")
        channel: Any = session._chan
        for _ in range(30):
            caller.press("\x1b[200~x\x1b[201~")  # a whole frame of 60 kB each
            await asyncio.sleep(0.02)
            assert channel._send_buf_len < 300_000
        await asyncio.wait_for(conn.wait_closed(), 10)
    assert site.refused["stalled"] == 1


@asynccontextmanager
async def deaf(
    site: Site, *, server_buffer: int = 4096, **session: Any
) -> AsyncIterator[tuple[Caller, Any]]:
    """Return a client that takes next to nothing and stops reading, with the server's end.

    With a `server_buffer` of 0 the server's own setting stays.
    """
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", site.port))
    narrow.setblocking(False)
    options = client_options(None) | {"sock": narrow}
    conn, _ = await asyncssh.create_connection(Guest, username="mallory", **options)
    caller = await open_session(conn, **session)
    caller._screen.resize(400, 150)
    await caller.see("keys 0;")
    (connection,) = (each for each in site.server.connections if each.name == "mallory")
    transport: Any = connection._conn._transport
    if server_buffer:
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, server_buffer)
    deafen(caller)
    yield caller, transport
    conn.abort()


async def test_a_line_that_is_never_read_is_closed(opens: Opens) -> None:
    site = await opens(stalled_seconds=1)
    async with (
        undisturbed(site.port),
        deaf(site, size=(400, 150), window=1 << 30) as (caller, transport),
    ):
        for _ in range(500):
            if transport.is_closing():
                break
            caller.press("\x1b[200~x\x1b[201~")
            await asyncio.sleep(0.02)
            assert transport.get_write_buffer_size() < 500_000
    assert site.refused["stalled"] == 1


async def test_little_is_painted_for_a_client_that_never_reads(opens: Opens) -> None:
    """The system would keep megabytes of frames for it, each of which costs all sessions time."""
    site = await opens(stalled_seconds=1)
    async with (
        undisturbed(site.port),
        deaf(site, server_buffer=0, size=(400, 150), window=1 << 30) as (caller, transport),
    ):
        (session,) = (each for each in site.server.sessions if each.visitor.name == "mallory")
        sent, send = 0, session.write

        def write(data: bytes) -> None:
            nonlocal sent
            sent += len(data)
            send(data)

        session.write = write  # type: ignore[method-assign]
        for _ in range(500):
            if transport.is_closing():
                break
            caller.press("\x1b[200~x\x1b[201~")  # a whole frame of 60 kB each
            await asyncio.sleep(0.02)
    assert site.refused["stalled"] == 1
    assert sent < 4 * SEND_BUFFER


async def test_answers_that_are_never_read_are_not_collected(opens: Opens) -> None:
    """Every request wants an answer; the client reads none of them."""
    site = await opens(stalled_seconds=1, kilobytes_per_minute=1_000_000)
    async with undisturbed(site.port), deaf(site) as (caller, transport):
        conn: Any = caller.chan.get_connection()
        for _ in range(500):
            if transport.is_closing():
                break
            for _ in range(200):
                conn.send_packet(MSG_GLOBAL_REQUEST, String("x"), Boolean(True))
            await asyncio.sleep(0.02)
            assert transport.get_write_buffer_size() < 500_000
    assert site.refused["stalled"] == 1


async def test_a_reader_who_comes_back_sees_everything(site: Site) -> None:
    async with connected(site.port) as conn:
        caller = await open_session(conn, size=(400, 150), window=40_000)
        caller._screen.resize(400, 150)
        await caller.see("keys 0;")
        caller.chan.pause_reading()
        for _ in range(12):
            caller.press("\x1b[200~x\x1b[201~", "k")
            await asyncio.sleep(0.02)
        caller.chan.resume_reading()
        await caller.see("keys 12;")


# Key exchanges


async def test_key_exchanges_have_a_rate(site: Site) -> None:
    async with (
        undisturbed(site.port),
        connected(site.port, "mallory", rekey_bytes=1000) as conn,
    ):
        caller = await open_session(conn)
        for _ in range(1000):
            if caller.closed.is_set():
                break
            conn.send_debug("x" * 100)
            await asyncio.sleep(0.005)
        await asyncio.wait_for(conn.wait_closed(), 10)
    await until(lambda: not site.server.connections, "closed doors")


async def test_a_key_exchange_that_is_not_finished_collects_nothing(site: Site) -> None:
    async with undisturbed(site.port), calling(site.port, "mallory") as caller:
        await caller.see("keys 0;")
        conn: Any = caller.chan.get_connection()
        send = conn.send_packet
        deafen(caller)
        conn._send_kexinit()
        conn._kex_complete = True  # not so, but then the client goes on sending
        for _ in range(300):
            send(MSG_GLOBAL_REQUEST, String("x"), Boolean(True))
        await until(lambda: site.refused.get("clogged"), "the end")
    await until(lambda: not site.server.connections, "closed doors")
