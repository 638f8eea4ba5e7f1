"""Clients that read nothing: the server collects little for them, and lets them go."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest_asyncio
from asyncssh.constants import MSG_GLOBAL_REQUEST
from asyncssh.packet import Boolean, String

from net.config import Limits
from net.ssh.transport import SEND_BUFFER_BYTES
from tests.net.conftest import Opens, Site
from tests.net.ssh.attackers import deaf
from tests.net.ssh.caller import connected, open_session, undisturbed


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
    return await opens(kilobytes_per_minute=Limits().kilobytes_per_minute)


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
    """The system would keep megabytes of frames for it, and each costs all sessions time."""
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
    assert sent < 4 * SEND_BUFFER_BYTES


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
