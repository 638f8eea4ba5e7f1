"""Clients in a separate process: `python -m bench.load_clients PORT ADDRESS`.

Reads commands from standard input and answers each with a line of JSON: `connect NAME:CODE...`
connects clients to their tables, `tour ROUNDS` makes each visit all pages in turn, `leave` makes
all leave, `press SECONDS` makes each move the cursor every two seconds, `play SECONDS N` makes the
first N play, and `churn NAME:CODE...` makes these come and go.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable, Sequence
from statistics import quantiles
from time import perf_counter
from typing import Any, cast

import asyncssh

from bench.load_process import end_with_parent

KEY_VARIABLE = "BENCH_KEY"
"""The variable that passes the same key to all processes of one measurement."""


def _common_key() -> asyncssh.SSHKey:
    """The key of all clients, which may claim any number of free names."""
    if KEY_VARIABLE not in os.environ:
        key = asyncssh.generate_private_key("ssh-ed25519")
        os.environ[KEY_VARIABLE] = key.export_private_key().decode()
    return asyncssh.import_private_key(os.environ[KEY_VARIABLE])


KEY = _common_key()
KEY_PAUSE_SECONDS = 2.0
CLIENTS_AT_ONCE = 4
"""The number of clients that connect at the same time."""
WAIT_SECONDS = 60.0
DOWN, UP, ENTER = b"\x1b[B", b"\x1b[A", b"\r"
PLAY = (DOWN, DOWN, UP, DOWN, ENTER)
HOME, ESC = b"q", b"\x1b"
"""The keys that go to the lobby, and back from a page."""
TOUR = (b"n", ESC, ENTER, HOME, b"s", ESC)
"""From the lobby to a new table and back, to a table and back, to the settings and back."""
PAGE_SECONDS = 0.5
"""Seconds that a visitor spends on a page."""
AT_THE_TABLE, RECAP = b"hint", b"close the recap"
"""Texts that only occur in the footer of a table page; the second one while a recap is shown."""


class Person(asyncssh.SSHClientSession[bytes]):
    """One client: counts the bytes that arrive and their times."""

    def __init__(self) -> None:
        self.bytes = 0
        self._steps = 0
        self._last = b""
        loop = asyncio.get_running_loop()
        self.arrived: asyncio.Future[float] = loop.create_future()
        """Done when the table is on the screen."""
        self._frame: asyncio.Future[float] = loop.create_future()

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        """Called when the channel is open."""
        self.chan = chan

    def data_received(self, data: bytes, datatype: object) -> None:
        """Called with a frame, or the beginning of one."""
        self.bytes += len(data)
        if not self._frame.done():
            self._frame.set_result(perf_counter())
        if not self.arrived.done():
            self._arrive(self._last + data)
            self._last = data

    def _arrive(self, output: bytes) -> None:
        """Note that the table is on the screen; close a recap, which hides the cursor's steps."""
        if AT_THE_TABLE in output:
            self.arrived.set_result(perf_counter())
            if RECAP in output:
                self.chan.write(ESC)

    async def walk(self) -> float:
        """Seconds from a key that moves the cursor, three down and three up, to its frame."""
        self._frame = asyncio.get_running_loop().create_future()
        self._steps += 1
        pressed = perf_counter()
        self.chan.write(DOWN if self._steps % 6 in (1, 2, 3) else UP)
        return await asyncio.wait_for(self._frame, WAIT_SECONDS) - pressed

    async def play(self) -> float:
        """Seconds to look at some choices and take one; the rest follows after the bot's answer."""
        self._steps += 1
        self.chan.write(PLAY[self._steps % len(PLAY)])
        return 0.0


class People:
    """All connected clients."""

    def __init__(self, port: int, address: str) -> None:
        self._port = port
        self._address = address
        self._people: list[Person] = []
        self._connections: list[asyncssh.SSHClientConnection] = []
        self._gate = asyncio.Semaphore(CLIENTS_AT_ONCE)

    async def connect(self, *comers: str) -> dict[str, Any]:
        """Connect clients to their tables; return the times until their first frames."""
        waits = await asyncio.gather(*(self._come(*each.split(":")) for each in comers))
        await asyncio.sleep(1.0)
        return {"first_frame": spread(waits)} if waits else {}

    async def _come(self, name: str, code: str) -> float:
        async with self._gate:
            begun = perf_counter()
            conn, person = await self.call(name, code)
            arrival = await asyncio.wait_for(person.arrived, WAIT_SECONDS)
        self._connections.append(conn)
        self._people.append(person)
        return arrival - begun

    async def tour(self, rounds: str) -> dict[str, Any]:
        """Make all connected clients go through the pages; return an empty report."""
        for key in (HOME, *TOUR * int(rounds)):
            for person in self._people:
                person.chan.write(key)
            await asyncio.sleep(PAGE_SECONDS)
        return {}

    async def leave(self) -> dict[str, Any]:
        """Make all connected clients leave."""
        for conn in self._connections:
            conn.close()
        await asyncio.gather(*(conn.wait_closed() for conn in self._connections))
        self._connections, self._people = [], []
        return {}

    async def call(
        self, name: str, code: str | None = None, **options: Any
    ) -> tuple[asyncssh.SSHClientConnection, Person]:
        """Open the session of one more client; return its connection and the client."""
        conn, _ = await asyncssh.create_connection(
            asyncssh.SSHClient, "127.0.0.1", self._port, username=name, client_keys=[KEY],
            known_hosts=None, agent_path=None, config=[], compression_algs=None,
            local_addr=(self._address, 0), **options,
        )  # fmt: skip
        _, person = await conn.create_session(
            Person, code, term_type="xterm-256color", term_size=(120, 36), encoding=None
        )
        return conn, cast("Person", person)

    async def press(self, seconds: str, every: str = str(KEY_PAUSE_SECONDS)) -> dict[str, Any]:
        """Make all clients move the cursor for a time; return the keys, bytes and waits."""
        before = self._received
        waits = await _all([person.walk for person in self._people], float(seconds), float(every))
        sent = self._received - before
        return {"keys": len(waits), "bytes_per_key": sent / len(waits), "frame": spread(waits)}

    async def play(self, seconds: str, players: str) -> dict[str, Any]:
        """Make the first clients play while the others watch."""
        playing = [person.play for person in self._people[: int(players)]]
        return {"keys": len(await _all(playing, float(seconds), KEY_PAUSE_SECONDS))}

    @property
    def _received(self) -> int:
        return sum(person.bytes for person in self._people)

    async def churn(self, *comers: str) -> dict[str, Any]:
        """Make clients connect, press a key and leave."""
        await asyncio.gather(*(self._visit(*each.split(":")) for each in comers))
        await asyncio.sleep(1.0)
        return {}

    async def _visit(self, name: str, code: str) -> None:
        async with self._gate:
            conn, person = await self.call(name, code)
            await asyncio.wait_for(person.arrived, WAIT_SECONDS)
            await person.walk()
            conn.abort()
            await conn.wait_closed()


async def _all(
    acts: Sequence[Callable[[], Awaitable[float]]], seconds: float, every: float
) -> list[float]:
    """Repeat an action for each client, at separate times, and return its waits in seconds."""
    waits = await asyncio.gather(*(_act(act, seconds, every) for act in acts))
    return [wait for each in waits for wait in each]


async def _act(act: Callable[[], Awaitable[float]], seconds: float, every: float) -> list[float]:
    waits = []
    end = perf_counter() + seconds
    await asyncio.sleep(random.uniform(0, every))
    while perf_counter() < end:
        waits.append(await act())
        await asyncio.sleep(max(0.0, every - waits[-1]))
    return waits


def spread(waits: Sequence[float]) -> dict[str, float]:
    """Percentiles, in milliseconds."""
    if len(waits) < 2:
        return dict.fromkeys(("p50", "p95", "p99", "worst"), 1000 * waits[0])
    cuts = quantiles(waits, n=100, method="inclusive")
    seconds_of = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": max(waits)}
    return {name: 1000 * wait for name, wait in seconds_of.items()}


async def main(port: str, address: str) -> None:
    """Read and run commands, one per line."""
    people = People(int(port), address)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        verb, *words = line.split()
        answer = await getattr(people, verb)(*words)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
