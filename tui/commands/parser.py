"""The arguments of the command line, and the errors for invalid ones."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from tui.commands import arguments


class Parser(argparse.ArgumentParser):
    def __init__(self, **settings: Any) -> None:
        self.flags: list[str] = []
        super().__init__(**settings, allow_abbrev=False)

    def add_argument(self, *names: Any, **settings: Any) -> argparse.Action:
        """Add an argument, remember its flags for suggestions, and return it."""
        self.flags += [name for name in names if name.startswith("--")]
        return super().add_argument(*names, **settings)

    def accept_former_flag(self, former_flag: str, *, instead_of: str, **settings: Any) -> None:
        """Accept the former name of a flag, which no help and no suggestion mentions."""
        dest, no_help = instead_of.removeprefix("--"), argparse.SUPPRESS
        super().add_argument(former_flag, dest=dest, default=no_help, help=no_help, **settings)

    def error(self, message: str) -> NoReturn:
        """Print the error as one line and exit with status 2."""
        from engine.core.text import one_line

        line = one_line(message.removeprefix("argument "))
        if not line.endswith("?"):
            line += f" (see '{self.prog} --help')"
        self.exit(2, f"{self.prog}: {line}\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            self.error(f"no command {value!r}; {_command_for(value, list(action.choices))}")


def _command_for(word: str, commands: list[str]) -> str:
    from engine.core.registry import slugs
    from engine.core.text import closest_word

    close = closest_word(word, [*commands, *slugs()])
    if not close:
        return f"there are: {', '.join(commands)}"
    suggestion = f"play {close}" if close in slugs() else close
    return f"did you mean {suggestion!r}?"


class _Version(argparse.Action):
    """Looks up the version only when it is printed."""

    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version

        try:
            print(f"wardenclyffe {version('wardenclyffe')}")
        except PackageNotFoundError:
            print("wardenclyffe (not installed: running from its sources)")
        sys.exit(0)


def parse(words: Sequence[str] | None) -> argparse.Namespace:
    """The parsed command line; `run` names the function to call, `prog` the command's full name."""
    top, commands = _parsers()
    args, strange = top.parse_known_args(words)
    command = commands.get(args.command, top)
    if strange:
        command.error(_unknown_flag(strange[0], [*command.flags, *top.flags]))
    args.prog = command.prog
    return args


def _unknown_flag(word: str, flags: list[str]) -> str:
    from engine.core.text import closest_word

    close = closest_word(word.split("=")[0], flags)
    return f"no {word!r}; did you mean {close!r}?" if close else f"unexpected argument {word!r}"


def _parsers() -> tuple[Parser, dict[str, Parser]]:
    top = Parser(
        prog="wardenclyffe",
        description="Board games of electric ambition, full screen in your terminal.",
        epilog="Without a command, the app opens. See also: 'wardenclyffe COMMAND --help'.",
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version")
    _add_everywhere(top, default=None, draws=True)
    top.set_defaults(run="launch:open_app")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    commands: dict[str, Parser] = {}

    def command(name: str, run: str, help: str) -> Parser:  # noqa: A002
        parser: Parser = subparsers.add_parser(name, help=help, description=help)
        _add_everywhere(parser, default=argparse.SUPPRESS, draws=run.startswith("launch:"))
        parser.set_defaults(run=run)
        commands[name] = parser
        return parser

    _add_commands(command)
    return top, commands


def _add_everywhere(parser: Parser, *, default: Any, draws: bool) -> None:
    """Add the options that are allowed before and after the command.

    The help of a command that draws nothing does not list those about drawing.
    """
    parser.add_argument(
        "--data", metavar="DIR", default=default, help="keep matches and settings in DIR"
    )
    parser.add_argument(
        "--theme",
        metavar="NAME",
        default=default,
        help="colour theme, for this run only" if draws else argparse.SUPPRESS,
    )
    parser.add_argument(
        "--ascii",
        action="store_true",
        default=default if default is not None else False,
        help="draw with ASCII characters only" if draws else argparse.SUPPRESS,
    )


def _add_commands(command: Callable[[str, str, str], Parser]) -> None:
    play = command("play", "launch:play_match", "start a new game")
    _add_game(play)
    play.add_argument(
        "--players",
        metavar="A,B",
        type=arguments.parse_players,
        help="players in seat order: human, human:NAME, or a bot's name",
    )
    play.accept_former_flag("--seats", instead_of="--players", type=arguments.parse_players)
    _add_setting(play, arguments.parse_match_seed)
    _add_sim(
        command("sim", "sim:run_simulation", "play many matches between bots, without a screen")
    )
    replay = command("replay", "launch:replay_match", "watch a match again")
    replay.add_argument(
        "source", metavar="FILE-or-ID", help="an exported file, or the id of a saved match"
    )
    _add_matches(command)
    _add_serve(command("serve", "serve:run_server", "run a server for play over SSH"))
    _add_bans(command)
    _add_json(command("games", "games:list_games", "list the games"))
    _add_game(command("rules", "games:print_rules", "print the rules of a game"))


def _add_sim(sim: Parser) -> None:
    _add_game(sim)
    sim.add_argument(
        "--matches",
        metavar="N",
        type=arguments.parse_count,
        default=100,
        help="number of matches; default: 100",
    )
    sim.add_argument(
        "--bots", metavar="A,B", type=arguments.parse_bots, help="the bots in seat order"
    )
    sim.accept_former_flag("--games", instead_of="--matches", type=arguments.parse_count)
    sim.accept_former_flag("--seats", instead_of="--bots", type=arguments.parse_bots)
    _add_setting(sim, arguments.parse_seed)
    sim.add_argument(
        "--swap", action="store_true", help="move the bots by one seat after each match"
    )
    sim.add_argument(
        "--workers",
        metavar="W",
        type=arguments.parse_count,
        help="number of processes; default: one per core",
    )
    _add_json(sim)


def _add_serve(serve: Parser) -> None:
    serve.add_argument("--host", metavar="H", help="address to listen on; default: 127.0.0.1")
    serve.add_argument(
        "--port",
        metavar="N",
        type=arguments.parse_port,
        help="port; default: 8022; 0 takes any free port",
    )
    serve.add_argument("--config", metavar="FILE", help="settings of the server, in TOML")
    serve.add_argument("--log", metavar="FILE", help="log to FILE instead of standard error")


def _add_bans(command: Callable[[str, str, str], Parser]) -> None:
    about = "a name with its keys, a fingerprint (SHA256:...) or an address"
    ban = command("ban", "bans:ban", "ban a player from the server, even while it runs")
    ban.add_argument("subject", metavar="NAME-or-FINGERPRINT", help=about)
    ban.add_argument(
        "--days", metavar="N", type=arguments.parse_days, help="for N days; default: permanently"
    )
    ban.add_argument("--reason", metavar="TEXT", default="", help="shown to the player")
    unban = command("unban", "bans:unban", "lift a ban, even while the server runs")
    unban.add_argument("subject", metavar="NAME-or-FINGERPRINT", help=about)
    _add_json(command("bans", "bans:list_bans", "list the bans of the server"))


def _add_matches(command: Callable[[str, str, str], Parser]) -> None:
    verify = command(
        "verify", "saves:verify_match", "replay an exported match and check every step"
    )
    verify.add_argument("file", metavar="FILE")
    _add_json(verify)
    export = command("export", "saves:export_match", "write a saved match as JSON")
    export.add_argument("id", metavar="ID")
    export.add_argument(
        "-o", "--output", metavar="FILE", help="write to FILE instead of standard output"
    )
    export.add_argument(
        "--unfinished",
        action="store_true",
        help="even while it is played at a hosted table: the file shows hidden cards",
    )
    import_ = command("import", "saves:import_match", "add an exported match to the saved matches")
    import_.add_argument("file", metavar="FILE")
    _add_json(command("saves", "saves:list_saves", "list the saved matches"))
    delete = command("delete", "saves:delete_match", "delete a saved match")
    delete.add_argument("id", metavar="ID")


def _add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="see 'wardenclyffe games'")


def _add_setting(parser: Parser, parse_seed: Callable[[str], object]) -> None:
    parser.add_argument(
        "--seed", metavar="N", type=parse_seed, help="the same seed deals the same cards"
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="options",
        type=arguments.parse_option,
        action="append",
        default=[],
        help="an option of the game; may be given several times",
    )


def _add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
