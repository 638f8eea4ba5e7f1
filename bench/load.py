"""`python -m bench load`: many sessions on one server, measured from outside.

Each client sits at a real table of Duel in the middle of the game, on the real server. Clients run
in another process. Other load on the machine affects all figures, so compare ratios.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from bench.load_attacks import ATTACKING_CONNECTIONS, KINDS as ATTACKS
from bench.load_process import Child

KINDS = ("apps", "echo", "processes")
NAMES = {
    "apps": "one process, an app each",
    "processes": "a process each, same app",
    "echo": "bare asyncssh, echo of 2 kB",
}
IDLE_SECONDS = 4.0
WARM_UP_SESSIONS = 3
"""Sessions before the measurement, which fill caches and import modules."""
PROCESSES = 8
"""The maximum number of sessions with one process each; more would overload the machine."""
PLAYERS, SPECTATORS = 10, 100
TURNS = 5
"""The number of rounds for measuring the memory growth."""
SETTLING_SECONDS = 5.0
"""Seconds after visits or an attack until the memory is read."""
ROUNDS = 2
"""The number of tours through the pages by guests before an attack."""
ATTACKS_IN_A_ROW = 3
MOST_P95, MOST_WORST, MOST_KEPT = 50.0, 200.0, 10.0
"""The limits for an attack: milliseconds that a player waits for a frame, for 95 of 100 keys and
for the slowest, and megabytes that are not released after the last attack."""
ADDRESS = "127.0.0.2"
NO_ATTACK = "none"
"""The name for no attack, as a baseline."""
NOWHERE = "-"
"""The code used when there are no tables."""

HEAD = (
    f"{'':30}{'sessions':>9}{'p50':>8}{'p95':>8}{'p99':>8}{'MB each':>9}{'bytes/key':>11}"
    f"{'idle %':>8}{'CPU/key':>9}{'start':>8}{'CPU/start':>11}"
)


@contextmanager
def loaded(kind: str, *names: str) -> Iterator[tuple[Child, Child, list[str]]]:
    """A server, the process of its clients, and the clients with the codes of their tables."""
    with Child("bench.load_server", kind, *names) as server:
        ready = json.loads(server.read())
        codes = ready["codes"] or [NOWHERE] * len(names)
        comers = [f"{name}:{code}" for name, code in zip(names, codes, strict=True)]
        with Child("bench.load_clients", str(ready["port"]), ADDRESS) as clients:
            yield server, clients, comers


def _names(number: int, stem: str = "p") -> list[str]:
    return [f"{stem}{each}" for each in range(number)]


def measure(kind: str, sessions: int, seconds: float) -> str:
    """Measure one server with a number of sessions; return a line of the table."""
    early = min(WARM_UP_SESSIONS, sessions - 1)
    with loaded(kind, *_names(sessions)) as (server, clients, comers):
        clients.ask("connect", *comers[:early])
        memory, cpu = server.memory, server.cpu
        came = clients.ask("connect", *comers[early:])
        start_cpu = (server.cpu - cpu) / (sessions - early)
        each = (server.memory - memory) / (sessions - early)
        idle = _share(server, IDLE_SECONDS)
        cpu, begun = server.cpu, time.perf_counter()
        counts = clients.ask("press", seconds)
        busy = server.cpu - cpu - idle * (time.perf_counter() - begun)
    row = {**counts, "each": each, "idle": idle, "start": came["first_frame"]["p50"]}
    return _line(NAMES[kind], sessions, {**row, "key": busy / counts["keys"], "begin": start_cpu})


def _share(server: Child, seconds: float) -> float:
    """The share of a core that the server uses over some seconds."""
    cpu = server.cpu
    time.sleep(seconds)
    return (server.cpu - cpu) / seconds


def _line(name: str, sessions: int, row: dict[str, Any]) -> str:
    frame = row["frame"]
    return (
        f"{name:30}{sessions:9}{frame['p50']:8.1f}{frame['p95']:8.1f}{frame['p99']:8.1f}"
        f"{row['each']:9.2f}{row['bytes_per_key']:11.0f}{100 * row['idle']:8.1f}"
        f"{1000 * row['key']:9.2f}{row['start']:8.0f}{1000 * row['begin']:11.1f}"
    )


def load_lines(counts: Sequence[int], seconds: float, kinds: Sequence[str]) -> Iterator[str]:
    """Each kind of server under each load. One process per session is only tried for a few."""
    yield HEAD
    for kind in kinds:
        for sessions in counts if kind != "processes" else (PROCESSES,):
            yield measure(kind, sessions, seconds)


def spectator_lines(seconds: float) -> Iterator[str]:
    """Measure the cost of spectators beside players who make a choice with every fifth key."""
    yield f"{'':30}{'CPU %':>8}"
    for players, spectators in ((PLAYERS, 0), (1, 0), (1, SPECTATORS)):
        with loaded("apps", *_names(players)) as (server, clients, comers):
            code = comers[0].partition(":")[2]
            spectating = [f"{name}:{code}" for name in _names(spectators, "w")]
            clients.ask("connect", *comers)
            clients.ask("connect", *spectating)
            cpu, begun = server.cpu, time.perf_counter()
            clients.ask("play", seconds, players)
            cpu_share = (server.cpu - cpu) / (time.perf_counter() - begun)
        yield f"{f'{players} playing, {spectators} watching':30}{100 * cpu_share:8.1f}"


def growth_lines(visits: int) -> Iterator[str]:
    """Measure the server's memory after many visits."""
    each = visits // TURNS
    with loaded("apps", *_names(PLAYERS)) as (server, clients, comers):
        for turn in range(1, TURNS + 1):
            clients.ask("churn", *(comers * (each // PLAYERS)))
            yield f"after {turn * each} visits: {server.memory:.1f} MB"


def attack_lines(seconds: float, kinds: Sequence[str] = (NO_ATTACK, *ATTACKS)) -> Iterator[str]:
    """Measure a player's wait for frames during attacks, and the server's memory.

    Before, as many guests as attackers have visited all pages together and left, so that modules
    are imported, caches are filled, and memory for a dozen visitors was allocated once. The memory
    is read then, during the first attack, and some seconds after each of three attacks; the later
    ones are half as long.
    """
    yield (
        f"{'attack':14}{'p50':>8}{'p95':>8}{'p99':>8}{'worst':>8}{'CPU %':>8}"
        f"{'MB before':>11}{'during':>8}{'after':>8}{'2nd':>8}{'3rd':>8}  aims"
    )
    for kind in kinds:
        yield _attacked(kind, seconds)


def _attacked(kind: str, seconds: float) -> str:
    """Measure one kind of attack, or NO_ATTACK; return its line."""
    names = ("p0", *_names(ATTACKING_CONNECTIONS, "a"), *_names(ATTACKING_CONNECTIONS, "w"))
    with loaded("limited", *names) as (server, clients, (player, *others)):
        attackers, guests = others[:ATTACKING_CONNECTIONS], others[ATTACKING_CONNECTIONS:]
        clients.ask("connect", *guests)
        clients.ask("tour", ROUNDS)
        clients.ask("leave")
        clients.ask("connect", player)
        time.sleep(SETTLING_SECONDS)
        memory = [server.memory]
        with _attack(kind, clients, attackers):
            cpu, begun = server.cpu, time.perf_counter()
            frame = clients.ask("press", seconds, 0.2)["frame"]
            busy = (server.cpu - cpu) / (time.perf_counter() - begun)
            memory.append(server.memory)
        time.sleep(SETTLING_SECONDS)
        memory.append(server.memory)
        for _ in range(ATTACKS_IN_A_ROW - 1):
            with _attack(kind, clients, attackers):
                clients.ask("press", seconds / 2, 0.2)
            time.sleep(SETTLING_SECONDS)
            memory.append(server.memory)
    times = "".join(f"{frame[name]:8.1f}" for name in ("p50", "p95", "p99", "worst"))
    sizes = "".join(f"{each:8.0f}" for each in memory)
    goals_missed = ", ".join(_missed(frame, memory)) or "met"
    return f"{kind:14}{times}{100 * busy:8.1f}   {sizes}  {goals_missed}"


@contextmanager
def _attack(kind: str, clients: Child, comers: Sequence[str]) -> Iterator[None]:
    """Run an attack during the block; NO_ATTACK is none."""
    with ExitStack() as attackers:
        if kind != NO_ATTACK:
            attacker = Child("bench.load_attacks", clients.arguments[0], kind, *comers)
            attackers.enter_context(attacker).read()
        yield


def _missed(frame: dict[str, float], memory: Sequence[float]) -> Iterator[str]:
    """The limits that an attack has exceeded."""
    if frame["p95"] > MOST_P95:
        yield "p95"
    if frame["worst"] > MOST_WORST:
        yield "worst"
    if memory[-1] - memory[0] > MOST_KEPT:
        yield "memory"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print each line when it is ready."""
    parser = argparse.ArgumentParser(prog="python -m bench load", description=__doc__)
    parser.add_argument("--sessions", default="10,50,100,200", help="numbers, with commas between")
    parser.add_argument("--seconds", type=float, default=10.0, help="of pressing keys")
    parser.add_argument("--kinds", default=",".join(KINDS), help="kinds of server, with commas")
    parser.add_argument("--visits", type=int, default=500, help="for memory growth; 0 skips it")
    parser.add_argument("--spectator-seconds", type=float, default=20.0, help="0 skips them")
    parser.add_argument(
        "--attacks", default=",".join((NO_ATTACK, *ATTACKS)), help="kinds, with commas"
    )
    parser.add_argument("--attack-seconds", type=float, default=5.0, help="0 skips them")
    options = parser.parse_args(arguments)
    counts = [int(number) for number in options.sessions.split(",") if number]
    if counts:
        print("A key every two seconds. Times in milliseconds; CPU of one core.")
        _print(load_lines(counts, options.seconds, options.kinds.split(",")))
    if options.spectator_seconds:
        print("Spectators")
        _print(spectator_lines(options.spectator_seconds))
    if options.visits:
        print("Memory after people came and went")
        _print(growth_lines(options.visits))
    if options.attack_seconds:
        print("A player presses a key every 0.2 s while a dozen attack, at the default limits")
        _print(attack_lines(options.attack_seconds, options.attacks.split(",")))


def _print(lines: Iterator[str]) -> None:
    for line in lines:
        print(line, flush=True)


if __name__ == "__main__":
    main()
