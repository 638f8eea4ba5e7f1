"""People, in a process of their own: `python -m bench.load_clients PORT [ADDRESS]`.

Reads commands from standard input and answers each with a line of JSON: `connect N` has so many
come in, `press SECONDS` has each press a key every two seconds, `churn N` has so many come and go.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Sequence
from statistics import quantiles
from time import perf_counter
from typing import Any, cast

import asyncssh

from bench.load_process import end_with_parent

KEY_EVERY = 2.0
AT_ONCE = 4
"""Clients that connect at the same time."""
PATIENCE = 30.0


class Guest(asyncssh.SSHClient):
    """Comes in without a key."""

    def kbdint_auth_requested(self) -> str:
        """Ask to be let in."""
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: object
    ) -> list[str]:
        """Nothing is asked."""
        return []


class Person(asyncssh.SSHClientSession[bytes]):
    """Counts bytes and notes when they came."""

    def __init__(self) -> None:
        self.bytes = 0
        self._pressed = 0
        self.frame: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        """The channel is open."""
        self.chan = chan

    def data_received(self, data: bytes, datatype: object) -> None:
        """A frame, or the beginning of one."""
        self.bytes += len(data)
        if not self.frame.done():
            self.frame.set_result(perf_counter())

    async def press(self) -> float:
        """Seconds from a key to its frame."""
        self.frame = asyncio.get_running_loop().create_future()
        self._pressed += 1
        pressed = perf_counter()
        self.chan.write(b"\x1b[B" if self._pressed % 2 else b"\x1b[A")
        return await asyncio.wait_for(self.frame, PATIENCE) - pressed


class People:
    """Everybody who is connected."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self._port = port
        self._address = address
        self._people: list[Person] = []
        self._connections: list[asyncssh.SSHClientConnection] = []
        self._gate = asyncio.Semaphore(AT_ONCE)

    async def connect(self, number: str) -> dict[str, Any]:
        """So many more come in and look at their first frame."""
        waits = await asyncio.gather(*(self._come() for _ in range(int(number))))
        await asyncio.sleep(1.0)
        return {"first_frame": spread(waits)}

    async def _come(self) -> float:
        async with self._gate:
            begun = perf_counter()
            conn, person = await self.call()
            seen = await asyncio.wait_for(person.frame, PATIENCE)
        self._connections.append(conn)
        self._people.append(person)
        return seen - begun

    async def call(self, **options: Any) -> tuple[asyncssh.SSHClientConnection, Person]:
        """A session of one more person."""
        conn, _ = await asyncssh.create_connection(
            Guest, "127.0.0.1", self._port, username="somebody", known_hosts=None, client_keys=[],
            agent_path=None, config=[], compression_algs=None, local_addr=(self._address, 0),
            **options,
        )  # fmt: skip
        _, person = await conn.create_session(
            Person, term_type="xterm-256color", term_size=(120, 36), encoding=None
        )
        return conn, cast("Person", person)

    async def press(self, seconds: str, every: str = str(KEY_EVERY)) -> dict[str, Any]:
        """Everybody presses keys for a while."""
        before = sum(person.bytes for person in self._people)
        times = [float(seconds), float(every)]
        presses = await asyncio.gather(*(self._play(person, *times) for person in self._people))
        waits = [wait for each in presses for wait in each]
        sent = sum(person.bytes for person in self._people) - before
        return {"keys": len(waits), "bytes_per_key": sent / len(waits), "frame": spread(waits)}

    async def _play(self, person: Person, seconds: float, every: float) -> list[float]:
        waits = []
        end = perf_counter() + seconds
        await asyncio.sleep(random.uniform(0, every))
        while perf_counter() < end:
            waits.append(await person.press())
            await asyncio.sleep(max(0.0, every - waits[-1]))
        return waits

    async def churn(self, number: str) -> dict[str, Any]:
        """So many come, look, press a key and go."""
        await asyncio.gather(*(self._visit() for _ in range(int(number))))
        await asyncio.sleep(1.0)
        return {}

    async def _visit(self) -> None:
        async with self._gate:
            conn, person = await self.call()
            await asyncio.wait_for(person.frame, PATIENCE)
            await person.press()
            conn.abort()
            await conn.wait_closed()


def spread(waits: Sequence[float]) -> dict[str, float]:
    """Percentiles, in milliseconds."""
    if len(waits) < 2:
        return dict.fromkeys(("p50", "p95", "p99", "worst"), 1000 * waits[0])
    cuts = quantiles(waits, n=100, method="inclusive")
    picked = {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": max(waits)}
    return {name: 1000 * wait for name, wait in picked.items()}


async def main(port: str, address: str = "127.0.0.1") -> None:
    """Do as told, line by line."""
    people = People(int(port), address)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        verb, *words = line.split()
        answer = await getattr(people, verb)(*words)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    end_with_parent()
    asyncio.run(main(*sys.argv[1:]))
