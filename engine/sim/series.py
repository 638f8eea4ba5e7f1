"""Many matches between bots without a screen, to measure bots, balance and speed.

Match number i of a series has its own seed, and each bot in it its own stream of chance, both
derived only from the seed of the series and i. So the results do not depend on how the matches are
distributed over processes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib import import_module
from time import perf_counter
from typing import Any, TypeAlias, cast

from attrs import evolve, frozen

from engine.bots import bot_makers, check_seats, make_bot
from engine.core import text
from engine.core.bot import Bot, BotMaker
from engine.core.chance import Chance, Seed
from engine.core.choice import Choice, Decision
from engine.core.codec import from_plain, to_plain
from engine.core.errors import BadSeatCountError
from engine.core.game import Game
from engine.core.match import Match, start_match
from engine.core.match_access import play_out_and_count
from engine.core.state import Outcome
from engine.sim.report import Report, SeatReport, match_seed
from engine.sim.tally import Tally
from engine.sim.workers import run_in_order

Progress: TypeAlias = Callable[[int], None]
"""Called with the number of finished matches."""

BotSpec: TypeAlias = str | Bot | BotMaker
"""The bot of a seat: its name, a bot, or a maker of a new one for each match."""

_MAX_CHUNK = 50


@frozen(kw_only=True)
class Series:
    """The parameters of a series, as plain values that can be sent to another process."""

    home: str
    """The import path of the game for a new process, as "module:name"; empty if it has none."""
    matches: int
    bots: tuple[str, ...]
    seed: Seed
    options: Mapping[str, Any]
    swap: bool
    """True if each bot moves on by one seat from match to match."""


class SeriesInterrupted(KeyboardInterrupt):
    """The player has interrupted a series; `report` covers the finished matches."""

    def __init__(self, report: Report) -> None:
        super().__init__(f"interrupted after {report.matches} matches")
        self.report = report


def simulate(
    game: Game[Any, Any],
    *,
    matches: int,
    bots: Sequence[BotSpec],
    seed: Seed,
    options: Any = None,
    workers: int = 1,
    swap: bool = False,
    progress: Progress | None = None,
) -> Report:
    """Play a series of matches between bots; the same seed gives the same results anywhere.

    `bots` has one entry for each seat. `workers` is the number of processes. Bots that are not
    given by name, and games that no module holds, only play in this process. Raises
    SeriesInterrupted at Ctrl+C.
    """
    game, names = _with_own_bots(game, bots)
    check_seats(game, names)
    plain_options = to_plain(options if options is not None else game.options())
    home = _home_of(game) if workers > 1 else ""
    series = Series(
        home=home, matches=matches, bots=names, seed=seed, options=plain_options, swap=swap
    )
    begun = perf_counter()
    results = (
        run_in_order(
            _play_chunk_here,
            ((series, chunk) for chunk in _chunks(matches, workers)),
            workers=workers,
        )
        if home
        else (play_chunk(game, series, range(number, number + 1)) for number in range(matches))
    )
    total = Tally.make_empty(len(bots))
    try:
        with closing(results) as tallies:
            for tally in tallies:
                total.add(tally)
                if progress is not None:
                    progress(total.matches)
    except KeyboardInterrupt as interrupt:
        report = _report(game, series, total=total, seconds=perf_counter() - begun)
        raise SeriesInterrupted(report) from interrupt
    return _report(game, series, total=total, seconds=perf_counter() - begun)


def _with_own_bots(
    game: Game[Any, Any], bots: Sequence[BotSpec]
) -> tuple[Game[Any, Any], tuple[str, ...]]:
    """The game with the bots that were not given by name added to it, and the names of all bots."""
    own_bots: dict[str, Bot | BotMaker] = {}
    names: list[str] = []
    for number, bot in enumerate(bots, 1):
        if isinstance(bot, str):
            names.append(bot)
            continue
        name = getattr(bot, "__name__", type(bot).__name__)
        is_taken = name in bot_makers(game) or own_bots.get(name, bot) is not bot
        names.append(f"{name} {number}" if is_taken else name)
        own_bots[names[-1]] = bot
    added_makers = {name: _maker(bot) for name, bot in own_bots.items()}
    return (evolve(game, bots={**game.bots, **added_makers}) if added_makers else game), tuple(
        names
    )


def _maker(bot_or_maker: Bot | BotMaker) -> BotMaker:
    if isinstance(bot_or_maker, type) or not hasattr(bot_or_maker, "choose"):
        return cast("BotMaker", bot_or_maker)
    bot = cast("Bot", bot_or_maker)
    return lambda _: bot


def _report(game: Game[Any, Any], series: Series, *, total: Tally, seconds: float) -> Report:
    count = max(total.matches, 1)
    seats = zip(series.bots, total.wins, total.draws, total.scores, strict=True)
    return Report(
        game=game.slug,
        matches=total.matches,
        seed=series.seed,
        options=series.options,
        swap=series.swap,
        decisions=total.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(total.decisions / max(seconds, 1e-9), 1),
        seats=tuple(
            SeatReport(bot=bot, wins=wins, draws=draws, mean_score=score / count)
            for bot, wins, draws, score in seats
        ),
        first_seat_wins=total.first_seat_wins,
        mean_decisions=total.decisions / count,
        mean_rounds=total.rounds / count,
        facts={fact: dict(sorted(counts.items())) for fact, counts in sorted(total.facts.items())},
    )


# One match


def play_chunk(game: Game[Any, Any], series: Series, chunk: range) -> Tally:
    """Play the matches whose numbers are in `chunk` and return the tally of their results."""
    tally = Tally.make_empty(len(series.bots))
    options = from_plain(dict(series.options), game.options)
    for number in chunk:
        seed = match_seed(series.seed, number)
        shift = number % len(series.bots) if series.swap else 0
        try:
            match = start_match(game, seed=seed, seats=len(series.bots), options=options)
            decisions = _play(match, series, number=number, shift=shift)
        except Exception as error:
            error.add_note(f"in match {number} (seed {seed}) of the series")
            raise
        tally.count(match, decisions, shift=shift)
    return tally


def _play(match: Match[Any], series: Series, *, number: int, shift: int) -> int:
    count = len(series.bots)
    chances = [Chance(series.seed, number, 1 + (seat - shift) % count) for seat in range(count)]
    names = [series.bots[(seat - shift) % count] for seat in range(count)]
    if all(name == "random" for name in names) and "random" not in match.game.bots:
        return play_out_and_count(match, _random_choices_of(chances))
    _let_bots_answer(match, match.game, names, chances)
    return len(match.log)


def play_with(match: Match[Any], bots: Sequence[BotSpec], *, seed: Seed) -> Outcome:
    """Play a match to its end with one bot for each seat, write its log, and return the outcome.

    Raises BadSeatCountError, UnknownBotError, and any exception that a bot raises.
    """
    seats = match.charter.seat_count
    if len(bots) != seats:
        seat_count, bot_count = (
            text.count(seats, "seat"),
            text.count(len(bots), "bot is", "bots are"),
        )
        raise BadSeatCountError(f"the match has {seat_count}, but {bot_count} given")
    game, names = _with_own_bots(match.game, bots)
    check_seats(game, names)
    _let_bots_answer(match, game, names, [Chance(seed, seat) for seat in range(seats)])
    assert match.outcome is not None, "a match without a question is over"
    return match.outcome


def _let_bots_answer(
    match: Match[Any], game: Game[Any, Any], names: Sequence[str], chances: Sequence[Chance]
) -> None:
    """Play a match to its end with bots of `game`, given by their names in the order of seats."""
    bots = [make_bot(game, name, chance) for name, chance in zip(names, chances, strict=True)]
    while match.pending:
        seat = match.pending[0].seat
        try:
            match.answer(seat, bots[seat].choose(match.sight(seat)))
        except Exception as error:
            error.add_note(f"when the bot {names[seat]!r} was asked, at seat={seat}")
            raise


def _random_choices_of(chances: list[Chance]) -> Callable[[Decision], Choice]:
    def pick(decision: Decision) -> Choice:
        return chances[decision.seat].pick(decision.choices)

    return pick


# Many processes


def _chunks(matches: int, workers: int) -> Iterator[range]:
    size = max(1, min(_MAX_CHUNK, matches // (workers * 8)))
    return (range(first, min(first + size, matches)) for first in range(0, matches, size))


def _home_of(game: Game[Any, Any]) -> str:
    """The import path of the game for a new process, as "module:name"; "" if no module holds it."""
    homes = (
        f"{name}:{variable}"
        for name, module in list(sys.modules.items())
        if name != "__main__"
        for variable, value in list(getattr(module, "__dict__", {}).items())
        if value is game
    )
    return next(homes, "")


def _play_chunk_here(task: tuple[Series, range]) -> Tally:
    series, chunk = task
    module, _, variable = series.home.partition(":")
    return play_chunk(getattr(import_module(module), variable), series, chunk)
