"""Wardenclyffe for scripts, notebooks and bots.

    import wardenclyffe as w

    match = w.new_match("duel", seed=4)
    print(match.pending[0])                 # the question, and every legal choice
    print(w.show(match, seat=1))            # the board as that seat sees it
    print(w.play(match, ["greedy", "random"]))  # the outcome, after bots have played it

Seats are counted from 0 in code, and printed that way: `seat=0`. Log lines and boards are for
players and count from 1 ("Seat 1"). See `docs/api.md` for the rest. Importing this module loads
neither the screens nor the saves; using `show`, `replay`, `export` or the names that a painter
needs (`Painter`, `Canvas`) does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.bots import bot_names, make_bot
from engine.core import registry
from engine.core.argument_checks import check_range, check_seed, check_type, check_whole_numbers
from engine.core.bot import Advice, Bot, BotMaker, Sight
from engine.core.chance import Chance, Seed
from engine.core.choice import PASS, Answer, Choice, Decision, Description, Refusal, choice
from engine.core.errors import (
    BadGameError,
    BadOptionError,
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
from engine.core.match import Charter, Match, start_match
from engine.core.match_access import check_history
from engine.core.options import option, options_from
from engine.core.state import Outcome, State
from engine.core.text import suggest
from engine.core.zones import Deck, Pile, Row
from engine.sim.report import Report, SeatReport
from engine.sim.series import BotSpec, play_with, simulate as simulate_series

if TYPE_CHECKING:
    from engine.core.about import About
    from saves.errors import (
        BadExportError,
        FileTakenError,
        OtherRulesError,
        SaveError,
        UnknownFileError,
        UnknownMatchError,
    )
    from saves.history import History
    from screens.table.painter import Painter
    from screens.table.printed_board import PrintedBoard
    from themes.look import Look
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
    "About": "engine.core.about",
    "Look": "themes.look",
    "History": "saves.history",
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
        return _find_game(slug)  # which raises the error that every function here raises


def games() -> dict[str, Game[Any, Any]]:
    """All games by slug, including games from other packages.

    `games()["dule"]` raises UnknownGameError, with a suggestion.
    """
    return _Games({slug: registry.find(slug) for slug in registry.slugs()})


def new_match(
    game: str | Game[Any, Any],
    *,
    seed: Seed,
    seats: int | None = None,
    options: Mapping[str, bool | str] | None = None,
) -> Match[Any]:
    """A new match at its first decision; the same seed deals the same cards.

    `game` is the slug of a game, or your own `Game`. `seats` is the number of players, by default
    the smallest that the game allows. `options` are named as in `wardenclyffe games`; all others
    have their default values. A switch is a bool, or "on" or "off" as on the command line. Raises
    UnknownGameError, BadSeatCountError or BadOptionError, SlugTakenError if your own game has the
    slug of another game, and ValueError for a seed that no save can hold.
    """
    check_seed(seed)
    if seats is not None:
        check_whole_numbers(seats=seats)
    definition = _find_game(game)
    return start_match(
        definition, seed=seed, seats=seats, options=options_from(definition.options, options)
    )


def bots(game: str | Game[Any, Any]) -> list[str]:
    """The names of all bots that can play a game, including those of plug-ins.

    The last one is the usual opponent. Raises UnknownGameError or SlugTakenError.
    """
    return bot_names(_find_game(game))


def bot(game: str | Game[Any, Any], name: str, *, seed: Seed = 0) -> Bot:
    """A bot of a game by its name, such as "greedy"; its randomness comes only from the seed.

    Raises UnknownGameError, SlugTakenError or UnknownBotError.
    """
    check_seed(seed)
    check_type("the name of a bot", name, str)
    return make_bot(_find_game(game), name, Chance(seed))


def play(match: Match[Any], bots: Sequence[BotSpec], *, seed: Seed = 0) -> Outcome:
    """Play a match to its end with bots and return the outcome; the log has every answer.

    The match may have begun. `bots` has one entry for each seat, as for `simulate`; the bots take
    their random numbers from the seed. Raises BadSeatCountError, UnknownBotError, TypeError for a
    `BotMaker` that makes no bot, and any exception that a bot raises. `match.play_out` is faster,
    but keeps no log.
    """
    check_type("match", match, Match)
    check_seed(seed)
    _check_bots(bots)
    return play_with(match, bots, seed=seed)


def simulate(
    game: str | Game[Any, Any],
    *,
    bots: Sequence[BotSpec],
    matches: int = 100,
    seed: Seed = 0,
    options: Mapping[str, bool | str] | None = None,
    swap: bool = False,
    workers: int = 1,
) -> Report:
    """Play a series of matches between bots; return the results, which print as a table.

    By default the seed is 0 and this process plays alone; `wardenclyffe sim` takes a random seed
    and all cores.
    `bots` has one entry for each seat: the name of a bot, your own bot, or a class or function that
    makes a new bot for each match from a `Chance`. With `swap` each bot moves on by one seat from
    match to match. `workers` is the number of processes; your own bots always play in this process.
    A script that asks for more than one must call this under `if __name__ == "__main__":`, because
    each process imports the script, and raises RuntimeError otherwise.
    The report has the fields of `wardenclyffe sim --json`. Raises UnknownGameError, SlugTakenError,
    BadSeatCountError, UnknownBotError or BadOptionError, TypeError for a `BotMaker` that makes no
    bot, ValueError for less than one match or worker, and any exception that a bot raises.
    """
    check_whole_numbers(matches=matches, workers=workers)
    check_seed(seed)
    check_type("swap", swap, bool)
    _check_bots(bots)
    check_range(matches=matches, workers=workers)
    definition = _find_game(game)
    chosen_options = options_from(definition.options, options)
    return simulate_series(
        definition,
        matches=matches,
        bots=bots,
        seed=seed,
        options=chosen_options,
        swap=swap,
        workers=workers,
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
    choices: bool = False,
) -> PrintedBoard:
    """The board as one seat or a spectator (None) sees it, without the secrets of other seats.

    By default it is the board of the first player, with the secrets of that seat. It prints as text
    of at most `width` by `height` characters; a notebook shows it in colour. A game without a
    painter is shown field by field; `painter` may be your own. `theme` names a palette, such as
    "light". With `choices`, a seat that is asked also sees its choices with their jump letters, as
    in the app: on the board, and in a list below it if they have no place there. Raises
    UnknownSeatError, UnknownThemeError, ValueError for an impossible size, and SlugTakenError for a
    game with the slug of another.
    """
    from screens.table.painter import Painter
    from screens.table.painter_registry import find_painter
    from screens.table.printed_board import menu_of, print_board
    from themes.palettes import PALETTES, palette_by_name

    check_type("match", match, Match)
    registry.check_slug(match.game)
    check_type("theme", theme, str)
    check_type("choices", choices, bool)
    check_type("ascii_only", ascii_only, bool)
    if painter is not None:
        check_type("painter", painter, Painter)
    check_whole_numbers(width=width, height=height)
    check_range(_LARGEST_PICTURE, width=width, height=height)
    palette = palette_by_name(theme)
    if palette is None:
        raise UnknownThemeError(f"no theme is called {theme!r}; {suggest(theme, list(PALETTES))}")
    view = match.view(seat)
    own_decisions = (each for each in match.pending if choices and each.seat == seat)
    decision = next(own_decisions, None)
    return print_board(
        painter or find_painter(match.game.slug),
        view,
        menu_of(match.game, view, decision) if decision else None,
        width=width,
        height=height,
        ascii_only=ascii_only,
        theme=palette.name,
    )


def replay(
    source: str | Path | Match[Any],
    *,
    game: Game[Any, Any] | None = None,
    data: str | Path | None = None,
) -> History:
    """A sequence of all positions of a match, each a `Match`, with its players and outcome.

    `source` is the path of an export, the id of a saved match, or a match. `game` is needed for the
    export of your own game, which cannot be found by its slug. Saved matches are looked for in the
    data directory, or in `data`. Raises UnknownMatchError, UnknownFileError, UnknownGameError,
    BadExportError (also if the match is not one of `game`), OtherRulesError if it was played under
    another version of the rules, and NoHistoryError for a match whose log does not reach back to
    the start, because it was imagined or played out. The chain of an export is not checked: a
    changed answer that is legal replays. `wardenclyffe verify` refuses such a file.
    """
    if game is not None:
        check_type("game", game, Game)
        registry.check_slug(game)
    check_type("source", source, str, Path, Match)
    if data is not None:
        check_type("data", data, str, Path)
    from saves.history import History, history_of

    if isinstance(source, Match):
        return History(source.at(len(source.log)))
    return history_of(str(source), game=game, data=None if data is None else str(data))


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
    check_type("match", match, Match)
    registry.check_slug(match.game)
    check_type("path", path, str, Path)
    check_type("overwrite", overwrite, bool)
    if isinstance(players, str):
        raise TypeError(f"players must be a list of names in the order of seats, not {players!r}")
    for number, player in enumerate(players):
        check_type(f"players[{number}]", player, str)
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


def _find_game(game: str | Game[Any, Any]) -> Game[Any, Any]:
    if isinstance(game, Game):
        registry.check_slug(game)
        return game
    if not isinstance(game, str):
        raise TypeError(f"a game is given by its slug or as a Game, not as {game!r}")
    return registry.find(game)


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
