"""Clients that attack a server: `python -m bench.load_attacks PORT KIND NAME:CODE...`.

Prints a line when the attack has begun, and continues until it is stopped.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from itertools import chain, cycle as cycle_through
from typing import Any
from weakref import WeakKeyDictionary

import asyncssh
from asyncssh.constants import MSG_GLOBAL_REQUEST, MSG_IGNORE
from asyncssh.packet import Boolean, String

from bench.load_clients import ENTER, HOME, TOUR, People
from bench.load_process import end_with_parent, give_way

ATTACKING_CONNECTIONS = 12
"""The number of the attacker's connections, each at a table, close to the limit of an address."""
HOST = "127.0.0.1"
END_KEY = b"\x1b[F"
"""The key that moves to the last row of a form."""
BROKEN = (b"\x1b" + b"9" * 31) * 1024


class Attackers(People):
    """The attacking clients, each at a table."""

    def __init__(self, port: int, comers: Sequence[str]) -> None:
        super().__init__(port, HOST)
        self.seats = [each.split(":") for each in comers]


async def handshakes(people: Attackers) -> None:
    """Connect repeatedly."""
    while True:
        try:
            conn, _ = await people.call("guest")
            conn.abort()
        except (OSError, asyncssh.Error):
            await asyncio.sleep(0.001)


async def keys(people: Attackers) -> None:
    """Hold a key down, with a fast key repeat."""
    await _each(people, lambda conn, person: person.chan.write(b"j" * 200), pause=0.2)


async def sequences(people: Attackers) -> None:
    """Send broken escape sequences, which are the most expensive to parse."""
    await _each(people, lambda conn, person: person.chan.write(BROKEN), pause=1.0)


async def sizes(people: Attackers) -> None:
    """Resize a large window continuously."""
    widths = iter(range(1, 1 << 30))

    def resize(conn: Any, person: Any) -> None:
        for _ in range(50):
            person.chan.change_terminal_size(200 + next(widths) % 200, 150)

    await _each(people, resize, pause=0.5)


async def packets(people: Attackers) -> None:
    """Send small packets without meaning."""

    def send(conn: Any, person: Any) -> None:
        for _ in range(1000):
            conn.send_packet(MSG_IGNORE, String(b""))

    await _each(people, send, pause=0.5)


async def requests(people: Attackers) -> None:
    """Send requests that are refused, without reading the answers."""

    def ask(conn: Any, person: Any) -> None:
        conn._transport.pause_reading()
        for _ in range(1000):
            conn.send_packet(MSG_GLOBAL_REQUEST, String("x"), Boolean(True))

    await _each(people, ask, pause=0.5)


async def exchanges(people: Attackers) -> None:
    """Exchange keys as often as the server allows."""
    await _each(
        people, lambda conn, person: conn.send_debug("x" * 900), pause=0.02, rekey_bytes=500
    )


async def deaf(people: Attackers) -> None:
    """Ask for large frames without reading any of them."""

    def draw(conn: Any, person: Any) -> None:
        conn._transport.pause_reading()
        person.chan.change_terminal_size(400, 149)
        person.chan.change_terminal_size(400, 150)
        person.chan.write(b"\x1b[B\x1b[A")

    await _each(people, draw, pause=0.1)


async def pages(people: Attackers) -> None:
    """Switch between pages as fast as a keyboard can: lobby, new table, lobby, table, lobby."""
    await _each(people, _presses(HOME, *TOUR), pause=0.13)


async def tables(people: Attackers) -> None:
    """Create and abandon a table, repeatedly."""
    await _each(people, _presses(HOME, b"n", END_KEY, ENTER, b"x"), pause=0.1)


async def clicks(people: Attackers) -> None:
    """Click, turn the wheel and report mouse moves continuously."""
    places = [(x, y) for x in range(1, 120, 7) for y in range(1, 36, 3)]
    reports = "".join(f"\x1b[<{kind};{x};{y}M" for x, y in places for kind in (0, 35, 64))
    await _each(people, lambda conn, person: person.chan.write(reports.encode()), pause=0.2)


def _presses(first: bytes, *cycle: bytes) -> Callable[[Any, Any], object]:
    """The action of pressing `first` once, and then the keys of the cycle."""
    turns: WeakKeyDictionary[Any, Iterator[bytes]] = WeakKeyDictionary()

    def press(conn: Any, person: Any) -> None:
        keys = turns.setdefault(person, chain((first,), cycle_through(cycle)))
        person.chan.write(next(keys))

    return press


async def _each(
    people: Attackers, act: Callable[[Any, Any], object], *, pause: float, **options: Any
) -> None:
    calls = (partial(people.call, *each, **options) for each in people.seats)
    await asyncio.gather(*(_attack(call, act, pause) for call in calls))


async def _attack(
    call: Callable[[], Awaitable[Any]], act: Callable[[Any, Any], object], pause: float
) -> None:
    """Repeat an attack for ever; connect again after a disconnect."""
    while True:
        try:
            conn, person = await call()
            while not conn.is_closed():
                act(conn, person)
                await asyncio.sleep(pause)
        except (OSError, asyncssh.Error):
            await asyncio.sleep(0.2)


KINDS: dict[str, Callable[[Attackers], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        handshakes,
        keys,
        sequences,
        sizes,
        packets,
        requests,
        exchanges,
        deaf,
        pages,
        tables,
        clicks,
    )
}


async def main(port: str, kind: str, *comers: str) -> None:
    """Attack until stopped, at the lowest priority, because real attackers use other machines."""
    give_way()
    logging.disable()
    print("begun", flush=True)
    await KINDS[kind](Attackers(int(port), comers))


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
