"""Requests of an SSH client other than a terminal session are refused with a clear message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh
import pytest
from asyncssh.packet import Boolean, String, UInt32

from net.ssh.connection import MAX_REFUSALS
from tests.net.conftest import Opens, Site
from tests.net.ssh.caller import Caller, at_board, calling, connected, open_session, undisturbed
from tests.net.ssh.waiting import until

Asks = Callable[[asyncssh.SSHClientConnection], Awaitable[object]]


@pytest.mark.parametrize(
    "command",
    [
        "/bin/sh",
        "rm -rf /",
        "scp -t .",
        "git-upload-pack 'x'",
        "rsync --server .",
        "bash",
        "shell",
        "exit",
        "watch",
        "turns now",
        "bcdf ghjk",
        "bcd",
        "bcdfghjkm",
        "\x1b]0;owned\x07",
        "$(reboot)",
        "x" * 30_000,
    ],
)
async def test_no_command_is_run(site: Site, command: str) -> None:
    async with calling(site.port, term=None, command=command) as caller:
        assert await caller.leaves() == 2
        assert caller.errors.startswith(
            b"This is a board game server; it runs these commands only:"
        )
        assert b"\x1b" not in caller.errors
    assert site.refused["command"] == 1


async def test_a_mistyped_code_is_said_to_be_none(site: Site) -> None:
    async with calling(site.port, term=None, command="abcde") as caller:
        assert await caller.leaves() == 2
        assert b"No table has the code ABCDE" in caller.errors


async def test_a_command_on_a_terminal_is_not_run_either(site: Site) -> None:
    async with undisturbed(site.port), calling(site.port, command="bash -i") as caller:
        assert await caller.leaves() == 2
        assert "it runs these commands only" in caller.screen


@pytest.mark.parametrize("subsystem", ["sftp", "netconf", "\x1b[2J"])
async def test_no_subsystem(site: Site, subsystem: str) -> None:
    async with connected(site.port) as conn:
        with pytest.raises(asyncssh.ChannelOpenError):
            await conn.create_session(Caller, subsystem=subsystem, encoding=None)
    assert site.refused["subsystem"] == 1


@pytest.mark.parametrize(
    "asks",
    [
        lambda conn: conn.open_connection("127.0.0.1", 22),
        lambda conn: conn.open_connection("169.254.169.254", 80),
        lambda conn: conn.open_unix_connection("/var/run/docker.sock"),
        lambda conn: conn.open_tun(0),
        lambda conn: conn.open_tap(0),
    ],
)
async def test_nothing_is_forwarded_from_here(site: Site, asks: Asks) -> None:
    async with undisturbed(site.port), connected(site.port, "mallory") as conn:
        with pytest.raises(asyncssh.ChannelOpenError, match="Forwarding is not allowed"):
            await asks(conn)
    assert site.refused["forwarding"] == 1


@pytest.mark.parametrize(
    "asks",
    [
        lambda conn: conn.forward_remote_port("", 0, "127.0.0.1", 22),
        lambda conn: conn.forward_remote_port("0.0.0.0", 2222, "127.0.0.1", 22),
        lambda conn: conn.forward_remote_path("/tmp/wardenclyffe-test", "/tmp/x"),
    ],
)
async def test_nothing_listens_here_for_others(site: Site, asks: Asks) -> None:
    async with connected(site.port) as conn:
        with pytest.raises(asyncssh.ChannelListenError):
            await asks(conn)
    assert site.refused["forwarding"] == 1


@pytest.mark.parametrize(
    ("request_name", "payload"),
    [
        (b"auth-agent-req@openssh.com", ()),
        (b"x11-req", (Boolean(False), String("MIT-MAGIC-COOKIE-1"), String("00" * 16), UInt32(0))),
        (b"shell", ()),
        (b"exec", (String("id"),)),
        (b"subsystem", (String("sftp"),)),
        (b"pty-req", (String("x"), *(UInt32(1) for _ in range(4)), String(""))),
        (b"nonsense@example.org", (String("\x1b"),)),
    ],
)
async def test_nothing_more_can_be_asked_of_a_session(
    site: Site, request_name: bytes, payload: tuple[bytes, ...]
) -> None:
    async with at_board(site.port) as caller:
        channel: Any = caller.chan
        assert await channel._make_request(request_name, *payload) is False
        caller.press("x")
        await caller.see("keys 1;")
        assert len(site.server.sessions) == 1


async def test_one_session_a_connection(site: Site) -> None:
    async with connected(site.port) as conn:
        first = await open_session(conn)
        await first.see("keys 0;")
        with pytest.raises(asyncssh.ChannelOpenError, match="one session per connection"):
            await open_session(conn)
        first.press("x")
        await first.see("keys 1;")
    assert site.refused["second session"] == 1


async def test_a_session_after_the_session_is_refused_too(site: Site) -> None:
    async with connected(site.port) as conn:
        first = await open_session(conn)
        await first.see("keys 0;")
        first.press("q")
        await first.leaves()
        with pytest.raises(asyncssh.ChannelOpenError):
            await open_session(conn)


async def test_who_asks_for_many_channels_is_sent_away(site: Site) -> None:
    async with undisturbed(site.port), connected(site.port, "mallory") as conn:
        asked = (conn.open_connection("127.0.0.1", 22) for _ in range(MAX_REFUSALS + 20))
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(answer, asyncssh.ChannelOpenError) for answer in answers)
        await asyncio.wait_for(conn.wait_closed(), 10)
    assert site.refused["refusals"] == 1


async def test_the_host_key_is_not_proven_over_and_over(site: Site) -> None:
    """A packet can hold a thousand requests for a signature."""
    async with connected(site.port) as conn:
        inner: Any = conn
        key = conn.get_server_host_key()
        assert key is not None
        reply, _ = await inner._make_global_request(
            b"hostkeys-prove-00@openssh.com", *([String(key.public_data)] * 300)
        )
        assert reply == asyncssh.constants.MSG_REQUEST_FAILURE


async def test_only_few_variables_are_kept(site: Site) -> None:
    environ = {f"X{number}": "y" * 100 for number in range(300)} | {
        "LANG": "C.UTF-8",
        "LC_ALL": "\x1b]0;owned\x07" * 100,
        "COLORTERM": "truecolor",
        "LD_PRELOAD": "/tmp/x.so",
    }
    async with undisturbed(site.port), calling(site.port, "rich", environ=environ) as caller:
        await caller.see("with truecolor and letters;")
        (session,) = (each for each in site.server.sessions if each.visitor.name == "rich")
        assert session.terminal.environ == {"LANG": "C.UTF-8", "COLORTERM": "truecolor"}
        channel: Any = session._chan
        assert len(channel._env) == 2


async def test_a_client_that_takes_a_byte_at_a_time_is_refused(site: Site) -> None:
    async with undisturbed(site.port), connected(site.port, "mallory") as conn:
        with pytest.raises((asyncssh.ChannelOpenError, asyncssh.ProtocolError)):
            await open_session(conn, max_pktsize=1)
        await asyncio.wait_for(conn.wait_closed(), 10)
    assert site.refused["packet size"] == 1


@pytest.mark.parametrize("with_channel", [False, True])
async def test_who_logs_in_and_asks_for_nothing_is_sent_away(
    opens: Opens, with_channel: bool
) -> None:
    site = await opens(login_seconds=1)
    async with undisturbed(site.port), connected(site.port, "mallory") as conn:
        if with_channel:
            loop = asyncio.get_running_loop()
            channel: Any = asyncssh.channel.SSHClientChannel(
                conn, loop, "strict", None, "strict", 1 << 20, 1 << 15
            )
            await channel._open(b"session")
        await asyncio.wait_for(conn.wait_closed(), 10)
    assert site.refused["no session"] == 1
    await until(lambda: not site.server.connections, "closed doors")


@pytest.mark.parametrize(
    "options",
    [
        {"compression_algs": ["zlib@openssh.com"]},
        {"kex_algs": ["diffie-hellman-group18-sha512"]},
        {"kex_algs": ["diffie-hellman-group14-sha1"]},
        {"encryption_algs": ["aes128-cbc"]},
    ],
)
async def test_what_is_weak_or_costs_much_is_not_spoken(site: Site, options: Any) -> None:
    with pytest.raises(asyncssh.KeyExchangeFailed):
        async with connected(site.port, **options):
            pass
