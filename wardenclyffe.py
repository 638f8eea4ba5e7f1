"""Wardenclyffe for scripts, notebooks and bots.

    import wardenclyffe as w

    match = w.new_match("duel", seed=1)
    print(match.pending[0])                 # the question, and every legal choice
    print(w.show(match, seat=1))            # the board as that seat sees it
    print(w.play(match, ["greedy", "random"]))  # the outcome, after bots have played it

Seats are counted from 0 in code, and printed that way: `seat=0`. Log lines and boards are for
players and count from 1 ("Seat 1"). See `docs/api.md` for the rest. Importing this module loads
neither the screens nor the saves; using `show`, `replay`, `export` or the names that a painter
needs (`Painter`, `Canvas`) does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from attrs import frozen

from engine.bots import bot_names, make_bot
from engine.core import registry
from engine.core.bot import Advice, Bot, BotMaker, Sight
from engine.core.chance import Chance
from engine.core.choice import PASS, Answer, Choice, Decision, Description, Refusal, choice
from engine.core.errors import (
    BadGameError,
    BadOptionError,
    BadRecordError,
    BadSeatCountError,
    CannotUndoError,
    MatchOverError,
    NoHistoryError,
    NotAskedError,
    NotOfferedError,
    SlugTakenError,
    UnknownBotError,
    UnknownGameError,
    UnknownSeatError,
    UnknownThemeError,
    WardenclyffeError,
)
from engine.core.event import Event, SeatEvent
from engine.core.flow import choose, choose_together
from engine.core.game import FirstGame, Game, Where, nothing_unseen
from engine.core.match import Charter, Match, replayed_match, start_match
from engine.core.match_access import check_history
from engine.core.options import option, parse_options
from engine.core.state import Outcome, State
from engine.core.text import count, suggest
from engine.core.zones import Deck, Pile, Row
from engine.sim.report import Report, SeatReport
from engine.sim.series import BotSpec, play_with, simulate as simulate_series

if TYPE_CHECKING:
    from saves.errors import (
        BadExportError,
        FileTakenError,
        OtherRulesError,
        SaveError,
        UnknownFileError,
        UnknownMatchError,
    )
    from saves.record import Record
    from screens.table.painter import Painter
    from screens.table.printed_board import PrintedBoard
    from themes.look import Look
    from tui.widgets.about import About
    from tui.widgets.canvas import Canvas, Offer, Picture

__all__ = [
    "PASS",
    "About",
    "Advice",
    "Answer",
    "BadExportError",
    "BadGameError",
    "BadOptionError",
    "BadSeatCountError",
    "Bot",
    "BotMaker",
    "BotSpec",
    "CannotUndoError",
    "Canvas",
    "Chance",
    "Charter",
    "Choice",
    "Decision",
    "Deck",
    "Description",
    "Event",
    "FileTakenError",
    "FirstGame",
    "Game",
    "History",
    "Look",
    "Match",
    "MatchOverError",
    "NoHistoryError",
    "NotAskedError",
    "NotOfferedError",
    "Offer",
    "OtherRulesError",
    "Outcome",
    "Painter",
    "Picture",
    "Pile",
    "PrintedBoard",
    "Refusal",
    "Report",
    "Row",
    "SaveError",
    "SeatEvent",
    "SeatReport",
    "Sight",
    "SlugTakenError",
    "State",
    "UnknownBotError",
    "UnknownFileError",
    "UnknownGameError",
    "UnknownMatchError",
    "UnknownSeatError",
    "UnknownThemeError",
    "WardenclyffeError",
    "Where",
    "__version__",
    "bot",
    "bots",
    "choice",
    "choose",
    "choose_together",
    "export",
    "games",
    "new_match",
    "nothing_unseen",
    "option",
    "play",
    "replay",
    "show",
    "simulate",
]


_LOADED_LATER = {
    **dict.fromkeys(
        (
            "BadExportError",
            "FileTakenError",
            "OtherRulesError",
            "SaveError",
            "UnknownFileError",
            "UnknownMatchError",
        ),
        "saves.errors",
    ),
    **dict.fromkeys(("Canvas", "Offer", "Picture"), "tui.widgets.canvas"),
    "About": "tui.widgets.about",
    "Look": "themes.look",
    "Painter": "screens.table.painter",
    "PrintedBoard": "screens.table.printed_board",
}
"""Names that would load the saves or the screens, with the module to import at first use."""


def __dir__() -> list[str]:
    """List the public names only."""
    return __all__


def __getattr__(name: str) -> Any:
    """Look up a name of `_LOADED_LATER` in its module and return it."""
    if name in _LOADED_LATER:
        from importlib import import_module

        return getattr(import_module(_LOADED_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("wardenclyffe")
    except PackageNotFoundError:
        return "0+sources"


__version__: str = _version()


class _Games(dict[str, Game[Any, Any]]):
    """Games by their slugs."""

    def __missing__(self, slug: str) -> Game[Any, Any]:
        return _game(slug)  # which raises the error that every function here raises


def games() -> dict[str, Game[Any, Any]]:
    """All games by slug, including games from other packages.

    `games()["dule"]` raises UnknownGameError, with a suggestion.
    """
    return _Games({slug: registry.find(slug) for slug in registry.names()})


def new_match(
    game: str | Game[Any, Any],
    *,
    seed: int,
    seats: int | None = None,
    options: Mapping[str, bool | str] | None = None,
) -> Match[Any]:
    """A new match at its first decision; the same seed deals the same cards.

    `game` is the slug of a game, or your own `Game`. `seats` is the number of players, by default
    the smallest that the game allows. `options` are named as in `wardenclyffe games`; all others
    have their default values. Raises UnknownGameError, BadSeatCountError or BadOptionError, and
    SlugTakenError if your own game has the slug of another game.
    """
    _check_whole_numbers(seed=seed)
    if seats is not None:
        _check_whole_numbers(seats=seats)
    played = _game(game)
    return start_match(played, seed=seed, seats=seats, options=_options(played, options))


def bots(game: str | Game[Any, Any]) -> list[str]:
    """The names of all bots that can play a game, including those of plug-ins.

    The last one is the usual opponent. Raises UnknownGameError or SlugTakenError.
    """
    return bot_names(_game(game))


def bot(game: str | Game[Any, Any], name: str, *, seed: int = 0) -> Bot:
    """A bot of a game by its name, such as "greedy"; its randomness comes only from the seed.

    Raises UnknownGameError, SlugTakenError or UnknownBotError.
    """
    _check_whole_numbers(seed=seed)
    _check_type("the name of a bot", name, str)
    return make_bot(_game(game), name, Chance(seed))


def play(match: Match[Any], bots: Sequence[BotSpec], *, seed: int = 0) -> Outcome:
    """Play a match to its end with bots and return the outcome; the log has every answer.

    The match may have begun. `bots` has one entry for each seat, as for `simulate`; the bots take
    their random numbers from the seed. Raises BadSeatCountError, UnknownBotError, TypeError for a
    `BotMaker` that makes no bot, and any exception that a bot raises. `match.play_out` is faster,
    but keeps no log.
    """
    _check_type("match", match, Match)
    _check_whole_numbers(seed=seed)
    _check_bots(bots)
    return play_with(match, bots, seed=seed)


def simulate(
    game: str | Game[Any, Any],
    *,
    bots: Sequence[BotSpec],
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, bool | str] | None = None,
    swap: bool = False,
    workers: int = 1,
) -> Report:
    """Play a series of matches between bots; return the results, which print as a table.

    `bots` has one entry for each seat: the name of a bot, your own bot, or a class or function that
    makes a new bot for each match from a `Chance`. With `swap` each bot moves on by one seat from
    match to match. `workers` is the number of processes; your own bots always play in this process.
    The report has the fields of `wardenclyffe sim --json`. Raises UnknownGameError, SlugTakenError,
    BadSeatCountError, UnknownBotError or BadOptionError, TypeError for a `BotMaker` that makes no
    bot, ValueError for less than one match or worker, and any exception that a bot raises.
    """
    _check_whole_numbers(matches=matches, seed=seed, workers=workers)
    _check_bots(bots)
    _check_range(matches=matches, workers=workers)
    played = _game(game)
    chosen = _options(played, options)
    return simulate_series(
        played, matches=matches, bots=bots, seed=seed, options=chosen, swap=swap, workers=workers
    )


def show(
    match: Match[Any],
    seat: int | None = 0,
    *,
    width: int = 100,
    height: int = 30,
    ascii_only: bool = False,
    theme: str = "dark",
    painter: Painter[Any] | None = None,
) -> PrintedBoard:
    """The board as one seat or a spectator (None) sees it, without the secrets of other seats.

    It prints as text of at most `width` by `height` characters; a notebook shows it in colour. A
    game without a painter is shown field by field; `painter` may be your own. `theme` names a
    palette, such as "light". Raises UnknownSeatError, UnknownThemeError, ValueError for an
    impossible size, and SlugTakenError for a game with the slug of another.
    """
    from screens.table.painter import Painter
    from screens.table.painter_registry import find_painter
    from screens.table.printed_board import print_board
    from themes.palettes import PALETTES, palette_named

    _check_type("match", match, Match)
    registry.check_slug(match.game)
    _check_type("theme", theme, str)
    if painter is not None:
        _check_type("painter", painter, Painter)
    _check_whole_numbers(width=width, height=height)
    _check_range(_LARGEST_PICTURE, width=width, height=height)
    palette = palette_named(theme)
    if palette is None:
        raise UnknownThemeError(f"no theme is called {theme!r}; {suggest(theme, list(PALETTES))}")
    view = match.view(seat)
    return print_board(
        painter or find_painter(match.game.slug),
        view,
        width=width,
        height=height,
        ascii_only=ascii_only,
        theme=palette.name,
    )


@frozen(repr=False)
class History(Sequence[Match[Any]]):
    """Every position of a match, as a sequence: number 0 is before the first answer.

    Each position is an independent `Match`, which can be shown, inspected, or continued
    differently.
    """

    end: Match[Any]
    """The match after its last answer."""
    players: tuple[str, ...] = ()
    """The names of the players, in the order of their seats; empty for a match in this program."""
    created: datetime | None = None
    """The date and time of its beginning, in UTC; None for a match in this program."""
    updated: datetime | None = None
    """The date and time of its last answer, in UTC; None for a match in this program."""

    @property
    def charter(self) -> Charter:
        """The terms of the match: game, rules version, number of seats, seed, options."""
        return self.end.charter

    @property
    def outcome(self) -> Outcome | None:
        """The result of the match, or None if it is not finished."""
        return self.end.outcome

    def __repr__(self) -> str:
        return f"<History of {count(len(self), 'position')}, the last is {self.end!r}>"

    def __len__(self) -> int:
        return len(self.end.log) + 1

    @overload
    def __getitem__(self, number: int) -> Match[Any]: ...

    @overload
    def __getitem__(self, number: slice) -> list[Match[Any]]: ...

    def __getitem__(self, number: int | slice) -> Match[Any] | list[Match[Any]]:
        """The match after that many answers; a negative number counts from the end."""
        if isinstance(number, slice):
            return [self.end.at(each) for each in range(*number.indices(len(self)))]
        _check_whole_numbers(number=number)
        if not -len(self) <= number < len(self):
            raise IndexError(f"there is no position {number}; the last is {len(self) - 1}")
        return self.end.at(number % len(self))

    def __iter__(self) -> Iterator[Match[Any]]:
        match = self.end.at(0)
        yield match.copy()
        for answer in self.end.log:
            match.answer(answer.seat, answer.choice)
            yield match.copy()


def replay(
    source: str | Path | Match[Any],
    *,
    game: Game[Any, Any] | None = None,
    data: str | Path | None = None,
) -> History:
    """Every position of a match: the path of an export, the id of a saved match, or a match.

    `game` is needed for the export of your own game, which cannot be found by its slug. Saved
    matches are looked for in the data directory, or in `data`. Raises UnknownMatchError,
    UnknownFileError, UnknownGameError, BadExportError (also if the match is not one of `game`),
    OtherRulesError if it was played under another version of the rules, and NoHistoryError for a
    match whose log does not reach back to the start, because it was imagined or played out. The
    chain of an export is not checked: a changed answer that is legal replays. `wardenclyffe verify`
    refuses such a file.
    """
    if game is not None:
        _check_type("game", game, Game)
        registry.check_slug(game)
    if isinstance(source, Match):
        return History(source.at(len(source.log)))
    _check_type("source", source, str, Path, Match)
    from saves.chain import new_match_of
    from saves.errors import BadExportError

    record = _record(str(source), None if data is None else str(data))
    if game is not None and game.slug != record.charter.game:
        raise BadExportError(f"{source} is a match of {record.charter.game!r}, not {game.slug!r}")
    found = game or registry.find(record.charter.game, hint="pass a game of your own as `game=`")
    new_match_of(record.charter, found)
    try:
        end = replayed_match(found, record.charter, record.answers)
    except BadRecordError as error:
        raise BadExportError(f"{source} does not replay: {error}") from error
    names = tuple(player.name for player in record.players)
    return History(end, names, _date(source, record.created), _date(source, record.updated))


def export(
    match: Match[Any], path: str | Path, *, players: Sequence[str] = (), overwrite: bool = False
) -> None:
    """Write a match to a file, which `replay`, `verify` and `import` of the program can read.

    The file of a match of your own `Game` can only be read by `replay(path, game=…)`: a program
    that does not know the game cannot find it by its slug. `players` are the names of the players
    in the order of seats; a player without a name is called "Seat 1", "Seat 2" and so on. Raises
    FileTakenError if the file already exists, unless `overwrite` is True; BadExportError if it
    cannot be written, SlugTakenError for a match of a game with the slug of another,
    BadSeatCountError for more names than seats, ValueError for a name that is empty or too long,
    and NoHistoryError for a match whose log does not reach back to the start, because it was
    imagined or played out.
    """
    _check_type("match", match, Match)
    registry.check_slug(match.game)
    _check_type("path", path, str, Path)
    if isinstance(players, str):
        raise TypeError(f"players must be a list of names in the order of seats, not {players!r}")
    for number, player in enumerate(players):
        _check_type(f"players[{number}]", player, str)
    from saves.export import write_export
    from saves.loading import record_of

    if len(players) > match.charter.seat_count:
        raise BadSeatCountError(
            f"{len(players)} names are too many for {match.charter.seat_count} seats"
        )
    check_history(match)
    write_export(Path(path), record_of(match, players), overwrite=overwrite)


_LARGEST_PICTURE = 1000
"""The maximum number of columns and rows of a picture; terminals are smaller."""
_SWITCH = {"True": "on", "False": "off"}


def _game(game: str | Game[Any, Any]) -> Game[Any, Any]:
    if isinstance(game, Game):
        registry.check_slug(game)
        return game
    if not isinstance(game, str):
        raise TypeError(f"a game is given by its slug or as a Game, not as {game!r}")
    return registry.find(game)


def _check_type(name: str, given: object, *kinds: type) -> None:
    """Raise TypeError for an argument that is not of one of these types."""
    if not isinstance(given, kinds):
        wanted = " or ".join("string" if kind is str else kind.__name__ for kind in kinds)
        raise TypeError(f"{name} must be a {wanted}, not {given!r}")


def _check_bots(bots: object) -> None:
    """Raise TypeError for bots that are not given as a list of names, bots or makers of bots."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots must be a list with one bot for each seat, not {bots!r}")
    for number, bot in enumerate(bots):
        if isinstance(bot, type) and not hasattr(bot, "choose"):
            raise TypeError(f"bots[{number}] must make bots, but {bot.__name__} has no `choose`")
        if not (isinstance(bot, str) or callable(bot) or hasattr(bot, "choose")):
            text = "must be the name of a bot, a bot, or a class or function that makes one"
            raise TypeError(f"bots[{number}] {text}, not {bot!r}")


def _check_whole_numbers(**given: object) -> None:
    """Raise TypeError for an argument that is not an integer."""
    for name, number in given.items():
        if not isinstance(number, int) or isinstance(number, bool):
            raise TypeError(f"{name} must be a whole number, not {number!r}")


def _check_range(most: int | None = None, **given: int) -> None:
    """Raise ValueError for a number below 1 or above `most`."""
    for name, number in given.items():
        if number < 1:
            raise ValueError(f"{name}={number} is too small; at least 1 is needed")
        if most is not None and number > most:
            raise ValueError(f"{name}={number} is too large; at most {most} is possible")


def _options(game: Game[Any, Any], chosen: Mapping[str, bool | str] | None) -> Any:
    if chosen is not None and not isinstance(chosen, Mapping):
        raise TypeError(f'options are given as {{"name": value}}, not as {chosen!r}')
    for name, value in (chosen or {}).items():
        _check_type("the name of an option", name, str)
        if not isinstance(value, bool | str):
            raise TypeError(f"{name}={value!r}: the value of an option is a bool or a string")
    given = {name: _SWITCH.get(str(value), str(value)) for name, value in (chosen or {}).items()}
    return parse_options(game.options, given)


def _date(source: str | Path, written: str) -> datetime:
    """The date and time of a record; raises BadExportError for any other text."""
    from saves.errors import BadExportError

    try:
        moment = datetime.fromisoformat(written)
    except ValueError as error:
        raise BadExportError(f"{source} has an invalid date: {written!r:.60}") from error
    return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)


def _record(source: str, data: str | None) -> Record:
    """The record for a path or an id."""
    from concurrent.futures import ThreadPoolExecutor

    from saves.finding import find_record

    # A notebook already runs an event loop in this thread, and the store needs its own.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(find_record, source, data).result()
