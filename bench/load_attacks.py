"""Strangers who want to use a server up: `python -m bench.load_attacks PORT KIND`.

Prints a line when the attack has begun, and goes on until it is ended.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import asyncssh
from asyncssh.constants import MSG_GLOBAL_REQUEST, MSG_IGNORE
from asyncssh.packet import Boolean, String

from bench.load_clients import People
from bench.load_process import end_with_parent

SO_MANY = 12
"""Connections of the attacker; more are not given to one address."""
BROKEN = (b"\x1b" + b"9" * 31) * 1024


async def handshakes(people: People) -> None:
    """Connect again and again."""
    while True:
        try:
            conn, _ = await people.call()
            conn.abort()
        except (OSError, asyncssh.Error):
            await asyncio.sleep(0.001)


async def keys(people: People) -> None:
    """Hold a key down, on a fast keyboard."""
    await _each(people, lambda conn, person: person.chan.write(b"j" * 200), pause=0.2)


async def sequences(people: People) -> None:
    """Send broken escape sequences, which cost most to parse."""
    await _each(people, lambda conn, person: person.chan.write(BROKEN), pause=1.0)


async def sizes(people: People) -> None:
    """Change the size of a large window all the time."""
    widths = iter(range(1, 1 << 30))

    def resize(conn: Any, person: Any) -> None:
        for _ in range(50):
            person.chan.change_terminal_size(200 + next(widths) % 200, 150)

    await _each(people, resize, pause=0.5)


async def packets(people: People) -> None:
    """Send small packets that mean nothing."""

    def send(conn: Any, person: Any) -> None:
        for _ in range(1000):
            conn.send_packet(MSG_IGNORE, String(b""))

    await _each(people, send, pause=0.5)


async def requests(people: People) -> None:
    """Ask for what is refused, and do not read the answers."""

    def ask(conn: Any, person: Any) -> None:
        conn._transport.pause_reading()
        for _ in range(1000):
            conn.send_packet(MSG_GLOBAL_REQUEST, String("x"), Boolean(True))

    await _each(people, ask, pause=0.5)


async def exchanges(people: People) -> None:
    """Exchange keys as often as one is let."""
    await _each(
        people, lambda conn, person: conn.send_debug("x" * 900), pause=0.02, rekey_bytes=500
    )


async def deaf(people: People) -> None:
    """Have large frames painted and read none of them."""

    def draw(conn: Any, person: Any) -> None:
        conn._transport.pause_reading()
        person.chan.change_terminal_size(400, 149)
        person.chan.change_terminal_size(400, 150)
        person.chan.write(b"\x1b[B\x1b[A")

    await _each(people, draw, pause=0.1)


async def _each(
    people: People, act: Callable[[Any, Any], object], *, pause: float, **options: Any
) -> None:
    await asyncio.gather(*(_attack(people, act, pause, options) for _ in range(SO_MANY)))


async def _attack(
    people: People, act: Callable[[Any, Any], object], pause: float, options: dict[str, Any]
) -> None:
    """Act for ever; who is thrown out comes again."""
    while True:
        try:
            conn, person = await people.call(**options)
            while not conn.is_closed():
                act(conn, person)
                await asyncio.sleep(pause)
        except (OSError, asyncssh.Error):
            await asyncio.sleep(0.2)


KINDS: dict[str, Callable[[People], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (handshakes, keys, sequences, sizes, packets, requests, exchanges, deaf)
}


async def main(port: str, kind: str) -> None:
    """Attack until ended, with what the machine has left: attackers bring machines of their own."""
    os.nice(19)
    logging.disable()
    print("begun", flush=True)
    await KINDS[kind](People(int(port)))


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
