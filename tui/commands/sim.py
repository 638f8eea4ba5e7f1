"""Many games between bots, without a screen."""

from __future__ import annotations

import json
import os
import secrets
from argparse import Namespace
from collections.abc import Iterator
from math import sqrt
from textwrap import fill

from engine.core import registry
from engine.core.options import parse_options
from engine.sim import Report, simulate
from tui.commands.progress import Bar

_GAMES_WORTH_A_WORKER = 100


def sim(asked: Namespace) -> int:
    """Play a series and print its results."""
    game = registry.find(asked.game)
    with Bar(asked.games) as progress:
        report = simulate(
            game,
            games=asked.games,
            seats=asked.seats or ["random"] * game.seats[0],
            seed=asked.seed if asked.seed is not None else secrets.randbelow(1 << 32),
            options=parse_options(game.options, dict(asked.options)),
            workers=asked.workers or _workers(asked.games),
            swap=asked.swap,
            progress=progress,
        )
    print(json.dumps(report.plain()) if asked.json else "\n".join(_lines(report, game.title)))
    return 0


def _workers(games: int) -> int:
    """One for each core that we may use, if there is enough to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, games // _GAMES_WORTH_A_WORKER))


def _lines(report: Report, title: str) -> Iterator[str]:
    """The report for a person."""
    yield f"{title}: {_games(report.games)}, seed {report.seed}"
    heading = "bot" if report.swap else "seat"
    yield f"  {heading:18}{'wins':>8}{'':18}{'draws':>6}  mean score"
    for number, seat in enumerate(report.seats, 1):
        share = _share(seat.wins, report.games)
        yield (
            f"  {number:<4}  {seat.bot:12}{seat.wins:8,}  {share:16}{seat.draws:6,}"
            f"  {seat.mean_score:10.2f}"
        )
    yield f"  the first seat wins {_share(report.first_seat_wins, report.games)}"
    for fact, counts in report.records.items():
        often = sorted(counts.items(), key=lambda pair: -pair[1])
        told = ", ".join(f"{value} {_percent(n, report.games)}" for value, n in often)
        yield fill(f"{fact}: {told}", 96, initial_indent="  ", subsequent_indent="    ")
    yield f"  {report.mean_decisions:.1f} decisions and {report.mean_rounds:.1f} rounds a game"
    yield f"  {report.decisions_per_second:,.0f} decisions a second, {report.seconds:.1f} s"


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def _share(part: int, whole: int) -> str:
    """A share with the range that chance leaves it (Wilson's, 19 times in 20)."""
    z = 1.96
    share, weight = part / whole, 1 + z * z / whole
    middle = (share + z * z / (2 * whole)) / weight
    margin = z * sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole)) / weight
    low, high = 100 * max(0.0, middle - margin), 100 * min(1.0, middle + margin)
    return f"{_percent(part, whole)} ({low:.0f}-{high:.0f}%)"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%"
