"""The command `sim`: many matches between bots, without a screen."""

from __future__ import annotations

import json
import os
import secrets
import signal
import sys
import threading
import warnings
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from attrs import define

from engine.core import registry
from engine.core.chance import MAX_SEED
from engine.core.game import Game
from engine.core.options import parse_options
from engine.sim.report import Report
from engine.sim.series import SeriesInterrupted, simulate
from tui.commands.arguments import is_terminal

_WIDTH = 30
_PAUSE_SECONDS = 0.1


@define
class Bar:
    """A progress bar: use it in a `with` block and call it with the number of finished items."""

    total: int
    _shown_at: float = 0.0

    def __enter__(self) -> Bar:
        return self

    def __call__(self, count: int) -> None:
        """Draw the bar, unless it was drawn a moment ago."""
        if not is_terminal(sys.stderr) or monotonic() - self._shown_at < _PAUSE_SECONDS:
            return
        self._shown_at = monotonic()
        filled_cells = _WIDTH * count // self.total
        bar = "#" * filled_cells + "." * (_WIDTH - filled_cells)
        print(f"\r[{bar}] {count:,} of {self.total:,}", end="", file=sys.stderr, flush=True)

    def __exit__(self, *_: object) -> None:
        if self._shown_at:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


INTERRUPTED = 130
"""The exit status after an interrupt."""
_MIN_MATCHES_OF_A_WORKER = 100


def run_simulation(args: Namespace) -> int:
    """Play a series and print its results; if interrupted, the results so far."""
    game = registry.find(args.game)
    try:
        with _stopped_by_term():
            report, status = _simulation_report(args, game), 0
    except SeriesInterrupted as interrupted:
        warnings.simplefilter("ignore", RuntimeWarning)  # a segment was created but not started
        report, status = interrupted.report, INTERRUPTED
        text = f"stopped after {report.matches:,} of {args.matches:,} matches"
        print(f"{args.prog}: {text}", file=sys.stderr)
    if report.matches or not status:
        print(json.dumps(report.to_dict()) if args.json else report.text(game.title))
    return status


@contextmanager
def _stopped_by_term() -> Iterator[None]:
    """Make SIGTERM, which `timeout` sends, stop a series like Ctrl+C."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    former_handler = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, former_handler)


def _simulation_report(args: Namespace, game: Game[Any, Any]) -> Report:
    with Bar(args.matches) as progress:
        return simulate(
            game,
            matches=args.matches,
            bots=args.bots or ["random"] * game.seat_counts[0],
            seed=args.seed if args.seed is not None else secrets.randbelow(MAX_SEED + 1),
            options=parse_options(game.options, dict(args.options)),
            workers=args.workers or _worker_count(args.matches),
            swap=args.swap,
            progress=progress,
        )


def _worker_count(matches: int) -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, matches // _MIN_MATCHES_OF_A_WORKER))
