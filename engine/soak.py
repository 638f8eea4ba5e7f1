"""The whole contract at every decision, for a given time: `python -m engine.soak --minutes 10`.

The games take turns. Each match has the next row of options and another number of seats, and is
played at random or by the game's own bot. Its seed determines all of that: a finding prints the
command that plays the same match again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from itertools import count
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


class _TimeIsUp(BaseException):
    """Ends a match in the middle."""


def soak_match(
    game: Game[Any, Any], seed: int, on_answer: Callable[[Match[Any]], None]
) -> Match[Any]:
    """Play the match of a seed with the whole contract at every decision, and return it.

    Raises a CheckedPlayError for a finding.
    """
    rows, chance = every_option(game), Chance(seed, 1)
    seats = chance.pick(game.seat_counts)
    match = start_match(game, seed=seed, seats=seats, options=rows[seed % len(rows)])
    choose = chance.pick((random_choice, _bot_choice(match, chance)))

    def pick(decision: Decision, chance: Chance) -> Choice:
        on_answer(match)
        return choose(decision, chance)

    play_checked(match, chance, check_interval=1, pick=pick)
    return match


def _bot_choice(match: Match[Any], chance: Chance) -> RandomPick:
    """The choices of the game's own bot; random ones if it has none."""
    names = list(match.game.bots)
    if not names:
        return random_choice
    bot = make_bot(match.game, names[-1], Chance(chance.new_key()))
    return lambda decision, _: bot.choose(match.sight(decision.seat))


def soak(
    games: Sequence[Game[Any, Any]],
    *,
    seconds: float,
    first_seed: int,
    progress: Callable[[Match[Any], int, int], None],
) -> tuple[int, int]:
    """Play match after match until the time is up; return the numbers of matches and decisions.

    Raises a CheckedPlayError for a finding.
    """
    end, matches, decisions = monotonic() + seconds, 0, 0

    def on_answer(match: Match[Any]) -> None:
        nonlocal decisions
        if monotonic() > end:
            raise _TimeIsUp
        decisions += 1
        progress(match, matches, decisions)

    try:
        for seed in count(first_seed):
            for game in games:
                soak_match(game, seed, on_answer)
                matches += 1
    except _TimeIsUp:
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
    parser = argparse.ArgumentParser(prog="python -m engine.soak", description=__doc__)
    parser.add_argument("game", nargs="*", help="one of them; all if none is given")
    parser.add_argument("--minutes", type=float, default=10.0, metavar="M")
    parser.add_argument("--seed", type=int, default=1, help="of the first match")
    parser.add_argument("--match-seed", type=int, help="play only the match of this seed")
    return parser


def _text_of(finding: CheckedPlayError) -> str:
    match = finding.match
    command = f"python -m engine.soak {match.game.slug} --match-seed {match.charter.seed}"
    place = f"{match.game.slug}, seed {match.charter.seed}, after answer {len(match.log)}"
    return f"{place}:\n{finding.text(command)}"


def main() -> int:
    arguments = _arguments().parse_args()
    try:
        games = [registry.find(slug) for slug in arguments.game or registry.slugs()]
        if arguments.match_seed is None:
            matches, decisions = soak(
                games,
                seconds=arguments.minutes * 60,
                first_seed=arguments.seed,
                progress=_show_progress,
            )
        else:
            played = [soak_match(each, arguments.match_seed, lambda match: None) for each in games]
            matches, decisions = len(played), sum(len(match.log) for match in played)
    except CheckedPlayError as finding:
        _end_progress()
        print(_text_of(finding))
        return 1
    except WardenclyffeError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    _end_progress()
    print(f"{decisions:,} decisions checked in {matches:,} whole matches, nothing found")
    return 0


if __name__ == "__main__":
    sys.exit(main())
