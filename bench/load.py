"""`python -m bench.load`: many sessions on one server, measured from outside.

Clients run in another process. The machine's other load is in all figures: read ratios.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any

from bench.load_apps import DUEL, SMALL
from bench.load_attacks import KINDS as ATTACKS
from bench.load_process import Child

KINDS = ("apps", "processes", "echo")
NAMES = {
    "apps": "one process, an app each",
    "processes": "a process each, same app",
    "echo": "bare asyncssh, echo of 2 kB",
}
IDLE = 4.0
WARM_UP = 3
"""Sessions that come before anything is measured: caches fill, modules are imported."""

HEAD = (
    f"{'':30}{'sessions':>9}{'p50':>8}{'p95':>8}{'p99':>8}{'MB each':>9}{'bytes/key':>11}"
    f"{'idle %':>8}{'CPU/key':>9}{'start':>8}{'CPU/start':>11}"
)


def measure(kind: str, app: str, sessions: int, seconds: float) -> str:
    """One server with so many sessions, as a line of the table."""
    with (
        Child("bench.load_server", kind, app) as server,
        Child("bench.load_clients", server.read()) as clients,
    ):
        clients.ask("connect", WARM_UP)
        memory, cpu = server.memory, server.cpu
        came = clients.ask("connect", sessions - WARM_UP)
        start_cpu = (server.cpu - cpu) / (sessions - WARM_UP)
        each = (server.memory - memory) / (sessions - WARM_UP)
        idle = _idle(server)
        cpu, begun = server.cpu, time.perf_counter()
        played = clients.ask("press", seconds)
        busy = server.cpu - cpu - idle * (time.perf_counter() - begun)
    row = {**played, "each": each, "idle": idle, "start": came["first_frame"]["p50"]}
    return _line(NAMES[kind], sessions, {**row, "key": busy / played["keys"], "begin": start_cpu})


def _idle(server: Child) -> float:
    """The share of a core that the server takes while nobody does anything."""
    cpu = server.cpu
    time.sleep(IDLE)
    return (server.cpu - cpu) / IDLE


def _line(name: str, sessions: int, row: dict[str, Any]) -> str:
    frame = row["frame"]
    return (
        f"{name:30}{sessions:9}{frame['p50']:8.1f}{frame['p95']:8.1f}{frame['p99']:8.1f}"
        f"{row['each']:9.2f}{row['bytes_per_key']:11.0f}{100 * row['idle']:8.1f}"
        f"{1000 * row['key']:9.2f}{row['start']:8.0f}{1000 * row['begin']:11.1f}"
    )


def load_lines(
    app: str, counts: Sequence[int], seconds: float, kinds: Sequence[str]
) -> Iterator[str]:
    """Each kind of server under each load. A process each is not tried beyond a few."""
    yield HEAD
    for sessions in counts:
        for kind in kinds:
            if kind != "processes" or sessions == min(counts):
                yield measure(kind, app, sessions, seconds)


def growth_lines(app: str, visits: int) -> Iterator[str]:
    """What is left of many who came and went."""
    with (
        Child("bench.load_server", "apps", app) as server,
        Child("bench.load_clients", server.read()) as clients,
    ):
        clients.ask("churn", visits // 5)
        first = server.memory
        yield f"after {visits // 5} visits: {first:.1f} MB"
        for part in range(2, 6):
            clients.ask("churn", visits // 5)
            yield f"after {part * visits // 5} visits: {server.memory:.1f} MB"


def attack_lines(app: str, seconds: float) -> Iterator[str]:
    """How long somebody waits for frames who plays on while others attack."""
    yield f"{'attack':14}{'p50':>8}{'p95':>8}{'p99':>8}{'worst':>8}{'CPU %':>8}"
    for kind in ("", *ATTACKS):
        with (
            Child("bench.load_server", "default", app) as server,
            Child("bench.load_clients", server.read(), "127.0.0.2") as clients,
            ExitStack() as attackers,
        ):
            clients.ask("connect", 1)
            if kind:
                attacker = Child("bench.load_attacks", clients.arguments[0], kind)
                attackers.enter_context(attacker).read()
            cpu, begun = server.cpu, time.perf_counter()
            frame = clients.ask("press", seconds, 0.2)["frame"]
            busy = (server.cpu - cpu) / (time.perf_counter() - begun)
        times = "".join(f"{frame[name]:8.1f}" for name in ("p50", "p95", "p99", "worst"))
        yield f"{kind or 'none':14}{times}{100 * busy:8.1f}"


def main() -> None:
    """Measure, and print as it goes."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--sessions", default="10,50,100,200", help="how many, with commas")
    parser.add_argument("--seconds", type=float, default=20.0, help="of pressing keys")
    parser.add_argument("--app", default=SMALL, help=f"module:function, such as {DUEL}")
    parser.add_argument("--kinds", default=",".join(KINDS), help="which servers, with commas")
    parser.add_argument("--visits", type=int, default=500, help="for the growth; 0 leaves it out")
    parser.add_argument("--attack-seconds", type=float, default=8.0, help="0 leaves them out")
    asked = parser.parse_args()
    counts = [int(number) for number in asked.sessions.split(",") if number]
    if counts:
        print("Times in milliseconds; CPU of one core.")
        _print(load_lines(asked.app, counts, asked.seconds, asked.kinds.split(",")))
    if asked.visits:
        print("Memory after people came and went")
        _print(growth_lines(asked.app, asked.visits))
    if asked.attack_seconds:
        print("Somebody who presses a key every 0.2 s while a dozen attack, at the default limits")
        _print(attack_lines(asked.app, asked.attack_seconds))


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        print(line)
        sys.stdout.flush()


if __name__ == "__main__":
    main()
