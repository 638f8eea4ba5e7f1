"""Random play that looks for broken rules: `python -m engine.fuzz duel --decisions 100000`.

The games take turns. Each match has the next row of options and a number of seats, and is played at
random or by the game's own bot. Its seed determines all of that: a finding prints the log, and the
command that plays the same match again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import count
from math import inf
from time import monotonic
from typing import Any

from engine.bots import make_bot
from engine.core import registry
from engine.core.chance import Chance
from engine.core.choice import Choice, Decision
from engine.core.errors import WardenclyffeError
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.testing.checked_play import CheckedPlayError, play_checked
from engine.testing.random_matches import RandomPick, every_option, random_choice


class _EnoughPlayed(BaseException):
    """Ends a match in the middle."""


def fuzz_match(
    game: Game[Any, Any],
    seed: int,
    *,
    check_interval: int,
    pick: RandomPick | None = None,
    on_answer: Callable[[Match[Any]], None] = lambda match: None,
) -> Match[Any]:
    """Play the match of a seed, check about one decision in `check_interval`, and return it.

    Without `pick`, the seed says whether a bot plays it. Raises a CheckedPlayError for a finding.
    """
    rows, chance = every_option(game), Chance(seed, 1)
    seats = chance.pick(game.seat_counts)
    match = start_match(game, seed=seed, seats=seats, options=rows[seed % len(rows)])
    choose = pick or chance.pick((random_choice, _bot_choice(match, chance)))

    def noted_pick(decision: Decision, chance: Chance) -> Choice:
        on_answer(match)
        return choose(decision, chance)

    play_checked(match, chance, check_interval=check_interval, pick=noted_pick)
    return match


def _bot_choice(match: Match[Any], chance: Chance) -> RandomPick:
    """The choices of the game's own bot; random ones if it has none."""
    names = list(match.game.bots)
    if not names:
        return random_choice
    bot = make_bot(match.game, names[-1], Chance(chance.new_key()))
    return lambda decision, _: bot.choose(match.sight(decision.seat))


def fuzz(
    games: Sequence[Game[Any, Any]],
    *,
    first_seed: int,
    check_interval: int,
    most_decisions: float = inf,
    seconds: float = inf,
    progress: Callable[[Match[Any], int, int], None] = lambda match, matches, decisions: None,
) -> tuple[int, int]:
    """Play match after match up to a limit; return the numbers of whole matches and decisions.

    Raises a CheckedPlayError for a finding.
    """
    end, matches, decisions = monotonic() + seconds, 0, 0

    def on_answer(match: Match[Any]) -> None:
        nonlocal decisions
        if decisions >= most_decisions or monotonic() > end:
            raise _EnoughPlayed
        decisions += 1
        progress(match, matches, decisions)

    try:
        for seed in count(first_seed):
            for game in games:
                fuzz_match(game, seed, check_interval=check_interval, on_answer=on_answer)
                matches += 1
    except _EnoughPlayed:
        pass
    return matches, decisions


# The command


def _show_progress(match: Match[Any], matches: int, decisions: int) -> None:
    if sys.stderr.isatty():
        text = f"{decisions:,} decisions, {matches:,} matches; {match.game.slug}, seed"
        print(f"\r\x1b[K{text} {match.charter.seed}", end="", file=sys.stderr, flush=True)


def _end_progress() -> None:
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine.fuzz", description=__doc__)
    parser.add_argument("game", nargs="*", help="one of them; all if none is given")
    parser.add_argument("--decisions", type=_positive_number, metavar="N", help="(default: 10000)")
    parser.add_argument("--minutes", type=float, metavar="M", help="play on for this time instead")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
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
    interval, minutes = arguments.check, arguments.minutes
    try:
        games = [registry.find(slug) for slug in arguments.game or registry.slugs()]
        if arguments.match_seed is None:
            matches, decisions = fuzz(
                games,
                first_seed=arguments.seed,
                check_interval=interval,
                most_decisions=arguments.decisions or (10_000 if minutes is None else inf),
                seconds=inf if minutes is None else minutes * 60,
                progress=_show_progress,
            )
        else:
            seed = arguments.match_seed
            played = [fuzz_match(game, seed, check_interval=interval) for game in games]
            matches, decisions = len(played), sum(len(match.log) for match in played)
    except CheckedPlayError as finding:
        _end_progress()
        print(finding.text())
        return 1
    except WardenclyffeError as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    _end_progress()
    print(
        f"{decisions:,} decisions and {matches:,} whole matches, "
        f"one decision in {interval} checked, nothing found"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
