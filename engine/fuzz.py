"""Random play that looks for broken rules: `python -m engine.fuzz duel --decisions 100000`.

Each game of a run has its own seed, which determines its seats, its options and every answer. A
finding prints that seed and the log, so that the game can be repeated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from attrs import define, frozen

from engine.core import registry
from engine.core.chance import Chance
from engine.core.errors import WardenclyffeError
from engine.core.game import Game
from engine.testing.checked_play import CheckedPlayError, fuzz_game


@frozen
class FuzzTotal:
    """The numbers of matches and decisions of a run, and of checked decisions."""

    matches: int = 0
    decisions: int = 0
    checked_decisions: int = 0

    def plus(self, decisions: int, checked: int) -> FuzzTotal:
        return FuzzTotal(
            self.matches + 1, self.decisions + decisions, self.checked_decisions + checked
        )


def fuzz(
    game: Game[Any, Any],
    *,
    decisions: int,
    seed: int,
    check_interval: int,
    progress: Callable[[FuzzTotal], None] = lambda total: None,
) -> FuzzTotal:
    """Play whole matches at random until this number of decisions is reached.

    About one decision in `check_interval` is checked. Raises a CheckedPlayError if a check fails.
    """
    total = FuzzTotal()
    while total.decisions < decisions:
        own_seed = Chance(seed, total.matches).number_below(1 << 32)
        total = total.plus(*fuzz_game(game, own_seed, check_interval=check_interval))
        progress(total)
    return total


# The command


@define
class _Ticker:
    """Writes the progress of the run to standard error, if that is a terminal."""

    wanted_decisions: int
    last_shown: float = 0.0

    def __call__(self, total: FuzzTotal) -> None:
        now = perf_counter()
        if sys.stderr.isatty() and now - self.last_shown > 0.2:
            self.last_shown = now
            print(
                f"\r{total.decisions:,} of {self.wanted_decisions:,} decisions",
                end="",
                file=sys.stderr,
            )

    def clear(self) -> None:
        if self.last_shown:
            print("\r\x1b[K", end="", file=sys.stderr)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.fuzz", description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(registry.slugs())}")
    parser.add_argument("--decisions", type=_positive_number, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, help="of the run")
    parser.add_argument("--match-seed", type=int, help="play only the match of this seed")
    parser.add_argument(
        "--check",
        type=_positive_number,
        default=20,
        metavar="K",
        help="one decision in K (1: every one)",
    )
    return parser


def _positive_number(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def main() -> int:
    arguments = _arguments().parse_args()
    ticker, begun = _Ticker(arguments.decisions), perf_counter()
    try:
        game = registry.find(arguments.game)
        if arguments.match_seed is not None:
            total = FuzzTotal().plus(
                *fuzz_game(game, arguments.match_seed, check_interval=arguments.check)
            )
        else:
            total = fuzz(
                game,
                decisions=arguments.decisions,
                seed=arguments.seed,
                check_interval=arguments.check,
                progress=ticker,
            )
    except CheckedPlayError as finding:
        ticker.clear()
        print(finding.text())
        return 1
    except WardenclyffeError as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    ticker.clear()
    seconds = perf_counter() - begun
    print(
        f"{game.slug}: {total.decisions:,} decisions in {total.matches:,} matches, "
        f"{total.checked_decisions:,} checked, nothing found ({seconds:.1f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
