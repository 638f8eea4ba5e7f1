"""Random play that looks for broken rules: `python -m engine.fuzz duel --decisions 100000`.

Each game of a run has a seed of its own, from which its seats, its options and every answer
follow. A finding prints that seed and the log, so that the game can be played again.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

import attrs
from attrs import define, frozen

from engine.checks import BrokenContractError, answer_checked, check_decision, check_end
from engine.core import registry
from engine.core.chance import Chance, seeded
from engine.core.codec import canonical
from engine.core.errors import WardenclyffeError
from engine.core.game import Game
from engine.core.match import Match

LONGEST_GAME = 20_000
"""No game takes more decisions than this, even at random; one that does never ends."""


class FindingError(Exception):
    """A broken rule, with all that is needed to see it again."""

    def __init__(self, match: Match[Any], seed: int) -> None:
        super().__init__(f"a finding in {match.game.slug} with the game seed {seed}")
        self.match = match
        self.seed = seed

    def text(self) -> str:
        """The whole finding, for a person."""
        cause = self.__cause__
        expected = isinstance(cause, BrokenContractError)
        what = str(cause) if expected else "".join(traceback.format_exception(cause))
        answers = [f"  {n:4}  {answer}" for n, answer in enumerate(self.match.log, 1)]
        again = f"python -m engine.fuzz {self.match.game.slug} --game-seed {self.seed} --check 1"
        charter = canonical(self.match.charter).decode()
        return "\n".join((what.rstrip(), f"charter: {charter}", *answers, f"again: {again}"))


@frozen
class Played:
    """What a run has done."""

    games: int = 0
    decisions: int = 0
    checked: int = 0

    def plus(self, decisions: int, checked: int) -> Played:
        """One more game."""
        return Played(self.games + 1, self.decisions + decisions, self.checked + checked)


def fuzz(
    game: Game[Any, Any],
    *,
    decisions: int,
    seed: int,
    every: int,
    progress: Callable[[Played], None] = lambda played: None,
) -> Played:
    """Play whole games until so many decisions were made; raises a FindingError if any breaks."""
    played = Played()
    while played.decisions < decisions:
        own_seed = seeded(seed, played.games).below(1 << 32)
        played = played.plus(*fuzz_game(game, own_seed, every=every))
        progress(played)
    return played


def fuzz_game(game: Game[Any, Any], seed: int, *, every: int) -> tuple[int, int]:
    """Play one game at random; returns how many decisions were made and how many checked."""
    chance = seeded(seed, 1)
    seats = chance.pick(game.seats)
    match = Match.begin(game, seed=seed, seats=seats, options=any_options(game, chance))
    return play_checked(match, chance, every=every)


def play_checked(match: Match[Any], chance: Chance, *, every: int) -> tuple[int, int]:
    """Play a match to its end at random, checking about one decision in `every`."""
    checked = 0
    checking = Chance(chance.seed)
    with _finding(match):
        while match.pending:
            thorough = checking.below(every) == 0
            if thorough:
                check_decision(match, checking)
                checked += 1
            asked = chance.pick(match.pending)
            answer = answer_checked if thorough else Match.answer
            answer(match, asked.seat, chance.pick(asked.choices))
            if len(match.log) > LONGEST_GAME:
                raise BrokenContractError(f"the game is not over after {LONGEST_GAME} decisions")
        check_end(match)
    return len(match.log), checked


@contextmanager
def _finding(match: Match[Any]) -> Iterator[None]:
    """Whatever goes wrong in here is a finding, a crash of the rules as well."""
    try:
        yield
    except Exception as error:
        raise FindingError(match, match.charter.seed) from error


def any_options(game: Game[Any, Any], chance: Chance) -> Any:
    """Options drawn by lot, so that all of them get played."""
    drawn: dict[str, Any] = {}
    for each in attrs.fields(game.options):
        drawn[each.name] = chance.pick(each.metadata["values"] or (False, True))
    return game.options(**drawn)


# The command


@define
class _Ticker:
    """Says how far the run has come, where somebody is watching."""

    wanted: int
    shown: float = 0.0

    def __call__(self, played: Played) -> None:
        now = perf_counter()
        if sys.stderr.isatty() and now - self.shown > 0.2:
            self.shown = now
            print(f"\r{played.decisions:,} of {self.wanted:,} decisions", end="", file=sys.stderr)

    def clear(self) -> None:
        """Take the line away."""
        if self.shown:
            print("\r\x1b[K", end="", file=sys.stderr)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.fuzz", description=__doc__)
    parser.add_argument("game", help=f"one of {', '.join(registry.names())}")
    parser.add_argument("--decisions", type=_positive, default=10_000, metavar="N")
    parser.add_argument("--seed", type=int, default=1, help="of the run")
    parser.add_argument("--game-seed", type=int, help="play the one game of this seed")
    parser.add_argument(
        "--check", type=_positive, default=20, metavar="K", help="one decision in K (1: every one)"
    )
    return parser


def _positive(word: str) -> int:
    number = int(word)
    if number < 1:
        raise ValueError(word)
    return number


def main() -> int:
    """Run the command; returns its exit status."""
    asked = _arguments().parse_args()
    ticker, begun = _Ticker(asked.decisions), perf_counter()
    try:
        game = registry.find(asked.game)
        if asked.game_seed is not None:
            played = Played().plus(*fuzz_game(game, asked.game_seed, every=asked.check))
        else:
            played = fuzz(
                game,
                decisions=asked.decisions,
                seed=asked.seed,
                every=asked.check,
                progress=ticker,
            )
    except FindingError as finding:
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
        f"{game.slug}: {played.decisions:,} decisions in {played.games:,} games, "
        f"{played.checked:,} checked, nothing found ({seconds:.1f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
