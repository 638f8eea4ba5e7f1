"""Many games between bots, without a screen."""

from __future__ import annotations

import json
import os
from argparse import Namespace

from engine.core import registry
from engine.core.options import parse_options
from engine.sim import simulate
from saves.record import new_seed
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
            seed=asked.seed if asked.seed is not None else new_seed(),
            options=parse_options(game.options, dict(asked.options)),
            workers=asked.workers or _workers(asked.games),
            swap=asked.swap,
            progress=progress,
        )
    print(json.dumps(report.plain()) if asked.json else report.text(game.title))
    return 0


def _workers(games: int) -> int:
    """One for each core that we may use, if there is enough to do."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, min(cores or 1, games // _GAMES_WORTH_A_WORKER))
