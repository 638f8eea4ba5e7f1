"""Strangers who want to use the server up. Each meets a limit, and a bystander notices nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncssh
import pytest
import pytest_asyncio
from asyncssh.constants import MSG_GLOBAL_REQUEST
from asyncssh.packet import Boolean, String

from net.config import Limits
from tests.net.conftest import Opens, Site
from tests.net.ssh.attackers import all_of, deafen
from tests.net.ssh.caller import (
    Guest,
    at_board,
    client_options,
    connected,
    open_session,
    undisturbed,
)
from tests.net.ssh.waiting import until


async def turned_away(port: int, words: str) -> None:
    with pytest.raises(asyncssh.DisconnectError, match=words):
        async with connected(port):
            pass


@pytest_asyncio.fixture
async def site(opens: Opens) -> Site:
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
        heard = await asyncio.gather(*(all_of(reader) for reader, _ in lines))
        for _, writer in lines:
            writer.close()
    told = [said for said in heard if b"Too many connections" in said]
    assert 40 <= len(told) < 120
    assert site.refused["address rate"] >= 119


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
    """A client that begins a login and does not continue."""

    async def kbdint_auth_requested(self) -> str | None:  # type: ignore[override]
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
    async with undisturbed(site.port), at_board(site.port, "ghost") as caller:
        deafen(caller)
        await until(lambda: len(site.server.sessions) == 1, "the end of the ghost")
    assert site.refused["no answer"] == 1


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
    async with undisturbed(site.port), at_board(site.port, "mallory") as caller:
        conn: Any = caller.chan.get_connection()
        send = conn.send_packet
        deafen(caller)
        conn._send_kexinit()
        conn._kex_complete = True  # not so, but then the client goes on sending
        for _ in range(300):
            send(MSG_GLOBAL_REQUEST, String("x"), Boolean(True))
        await until(lambda: site.refused.get("clogged"), "the end")
    await until(lambda: not site.server.connections, "closed doors")
