"""Strangers who send too much: bytes, keys, packets, sizes of terminals. Each meets a limit."""

from __future__ import annotations

import asyncio
import gc
import os
import weakref
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from asyncssh.constants import MSG_IGNORE
from asyncssh.packet import String

from net.buckets import Buckets
from net.config import Limits
from net.hall.table_plan import Plan, SeatPlan
from net.remote.driver import SIZES_AT_ONCE
from tests.net.conftest import Opens, Site
from tests.net.ssh.attackers import all_of
from tests.net.ssh.board_app import Board
from tests.net.ssh.caller import Caller, at_board, calling, undisturbed
from tests.net.ssh.hall_site import open_hall_site
from tests.net.ssh.waiting import until

A_MEGABYTE = 1024 * 1024
F7 = "\x1b[18~"
"""The key that opens a page of the board."""


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
    return await opens(kilobytes_per_minute=Limits().kilobytes_per_minute)


# Bytes


@pytest.mark.parametrize("begins_with", [b"", b"SSH-2.0-Garbage\r\n"])
async def test_garbage_instead_of_ssh(site: Site, begins_with: bytes) -> None:
    async with undisturbed(site.port):
        reader, writer = await asyncio.open_connection("127.0.0.1", site.port)
        writer.write(begins_with + os.urandom(A_MEGABYTE))
        assert len(await asyncio.wait_for(all_of(reader), 10)) < 4000
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
    async with undisturbed(site.port), at_board(site.port, "mallory") as caller:
        caller.chan.write(garbage)
        await asyncio.sleep(0.7)
        assert caller.chan.get_write_buffer_size() > len(garbage) * 3 // 4
        assert caller.keys <= 150
        assert not caller.closed.is_set()


async def test_many_who_send_garbage_at_once(site: Site) -> None:
    async def send(number: int) -> None:
        async with at_board(site.port, f"m{number}") as caller:
            caller.chan.write((b"\x1b" + b"9" * 31) * 4000)
            await asyncio.sleep(0.5)

    async with undisturbed(site.port):
        await asyncio.gather(*(send(number) for number in range(8)))


async def test_sessions_from_one_address_share_its_keys(opens: Opens) -> None:
    site = await opens(keys_per_minute_per_address=600)  # of which 21 may come at once
    async with at_board(site.port, "one") as one, at_board(site.port, "two") as two:
        one.press("\t" * 200)
        await one.wait(lambda: one.keys >= 21, "what may come at once")
        assert one.keys < 60
        for _ in range(10):
            two.press("\t" * 100)
            await asyncio.sleep(0.1)
        assert 0 < two.keys < 60


async def test_keys_wait_after_many_pages_but_are_not_lost(opens: Opens) -> None:
    site = await opens(pages_per_minute=600)  # of which 20 may come at once
    async with undisturbed(site.port), at_board(site.port, "mallory") as caller:
        (app,) = (each for each in site.host.apps if "mallory" in each.text)
        begun = asyncio.get_running_loop().time()
        caller.press(F7 * 30)
        await until(lambda: app.pages >= 21, "what may come at once")
        assert site.refused["pages"]
        await until(lambda: app.pages == 30, "the rest")
        assert asyncio.get_running_loop().time() - begun > 0.8


async def test_sessions_from_one_address_share_its_pages(opens: Opens) -> None:
    site = await opens(pages_per_minute_per_address=60)  # of which 3 may come at once
    async with at_board(site.port, "one") as one:
        one.press(F7 * 3)
        (app,) = site.host.apps
        await until(lambda: app.pages == 3, "what may come at once")
        async with at_board(site.port, "two") as two:
            two.press(F7 * 7)
            await asyncio.sleep(0.3)
            assert two.keys < 3  # of seven
            one.press("y")  # those who open no page do not wait
            await one.see("keys 4;")


async def test_a_flood_of_packets_is_read_slowly(site: Site) -> None:
    async with undisturbed(site.port), at_board(site.port, "mallory") as caller:
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
    """The rest of it would keep the session for minutes."""
    site = await opens(kilobytes_per_minute=24)
    monkeypatch.setattr("net.ssh.transport.CLIENT_CHECK_SECONDS", 0.05)
    async with at_board(site.port, "mallory") as caller:
        conn: Any = caller.chan.get_connection()
        for _ in range(8000):
            conn.send_packet(MSG_IGNORE, String(b""))
        await until(lambda: not conn._transport.get_write_buffer_size(), "all to be sent")
        conn.abort()
        await until(lambda: not site.server.sessions, "the end of the session")


@pytest.mark.parametrize("stays", [True, False], ids=["stays", "leaves"])
async def test_a_flood_without_a_break_is_cut(opens: Opens, stays: bool) -> None:
    """Nothing is left of it, whether its sender is still there or left long ago.

    That the sender has left cannot be seen: the end of the stream waits behind the data sent
    before.
    """
    site = await opens(kilobytes_per_minute=Limits().kilobytes_per_minute, stalled_seconds=1)
    async with at_board(site.port, "mallory") as caller:
        memory = [weakref.ref(each) for each in site.server.connections]
        fill_the_line(caller)
        if not stays:
            await asyncio.sleep(0.3)  # with frames unread the end would be seen at once
            caller.chan.get_connection().abort()
        await until(lambda: not site.server.sessions, "the end of the session")
        await caller.leaves()
    assert not site.server.connections
    assert not len(site.server.slots)
    assert site.refused == {"flood": 1}
    gc.collect()
    assert [each() for each in memory] == [None]


async def test_a_player_who_floods_is_shown_as_away_and_keeps_the_seat(
    opens: Opens, tmp_path: Path
) -> None:
    names, limits = ("ann", "bob"), {"kilobytes_per_minute": 240, "stalled_seconds": 1}
    async with open_hall_site(opens, tmp_path, **limits) as site:
        seats = tuple(SeatPlan("reserved", name) for name in names)
        hosted = await site.table(Plan("duel", seats=seats, seed=7))
        async with site.people(names, hosted.code, sizes=((80, 24), (80, 24))) as (ann, bob):
            fill_the_line(bob)
            await bob.leaves()
            await ann.see("bob, away")
            kept = [(each.kind, each.label, each.presence) for each in hosted.seats]
            assert kept == [("person", "ann", "here"), ("person", "bob", "away")]


async def test_a_burst_is_read_to_its_end_and_not_held_against_its_sender(opens: Opens) -> None:
    site = await opens(kilobytes_per_minute=6000, stalled_seconds=2)
    async with at_board(site.port, "ada") as caller:
        conn: Any = caller.chan.get_connection()
        for number in range(1, 4):
            for _ in range(3):
                conn.send_packet(MSG_IGNORE, String(bytes(30_000)))  # read in a second
            caller.press("j")
            await caller.see(f"keys {number};")
            await asyncio.sleep(0.3)
    assert "flood" not in site.refused


def fill_the_line(caller: Caller) -> None:
    """Send until the systems on both sides take no more."""
    conn: Any = caller.chan.get_connection()
    for _ in range(1000):
        conn.send_packet(MSG_IGNORE, String(bytes(30_000)))
        if conn._transport.get_write_buffer_size():
            return
    raise AssertionError("all of it was taken")


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
    async with undisturbed(site.port), at_board(site.port, "mallory") as caller:
        (app,) = (each for each in site.host.apps if "mallory" in each.text)
        told = app.query_one(Board).sizes
        for number in range(200):
            caller.chan.change_terminal_size(20 + number % 300, 5 + number % 100)
        caller.resize(90, 30)
        await caller.see("size 90x30;")
        assert app.query_one(Board).sizes - told <= 2 * SIZES_AT_ONCE


async def test_only_the_last_size_of_a_moment_is_told(site: Site) -> None:
    async with at_board(site.port, "ada") as caller:
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
    monkeypatch.setattr("net.remote.driver.RESIZE_RETRY_SECONDS", 0.02)
    site = await opens()
    async with at_board(site.port, "one") as one, at_board(site.port, "two") as two:
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
    monkeypatch.setattr("net.remote.driver.RESIZE_RETRY_SECONDS", 0.02)
    site = await opens()
    async with at_board(site.port, "one") as one, at_board(site.port, "two") as two:
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
    monkeypatch.setattr("net.remote.driver.RESIZE_RETRY_SECONDS", 0.02)
    site = await opens()
    async with at_board(site.port, "one") as one, at_board(site.port, "two") as two:
        one.resize(91, 30)
        two.resize(92, 30)
        await asyncio.gather(one.see("size 91x30;"), two.see("size 92x30;"))


async def test_an_app_that_does_not_get_going_holds_nobody_up(site: Site) -> None:
    await site.server.app_starts.enter("")
    async with calling(site.port, "one") as one:
        await one.see("keys 0;")


async def test_names_of_terminals_are_not_repeated(site: Site) -> None:
    term = "xterm\x1b]0;owned\x07" * 500
    async with undisturbed(site.port), calling(site.port, "mallory", term=term) as caller:
        await caller.see("with standard")
        assert b"owned" not in caller.received
