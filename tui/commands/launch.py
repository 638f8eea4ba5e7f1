"""The commands that open the app: `play`, `replay` and none. Arguments are checked first."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from attrs import asdict

from engine import bots
from engine.core import registry
from engine.core.errors import UnknownThemeError, WardenclyffeError
from engine.core.game import Game
from engine.core.options import parse_options
from engine.core.text import suggest
from tui.commands.arguments import is_terminal
from tui.start import NewGame, ShowReplay, Start

_TAKEN_FOR_C = ("C.UTF-8", "C.utf8", "UTF-8")
"""The locales that Python tries instead of "C"."""


class NoTerminalError(WardenclyffeError):
    """Standard input or output is not a terminal."""


def open_app(args: Namespace) -> int:
    return _run_app(args, None)


def play_match(args: Namespace) -> int:
    game = registry.find(args.game)
    players = args.players or [(kind, "") for kind in _usual_seats(game)]
    seats, names = zip(*players, strict=True)
    bots.check_seats(game, seats, people=True)
    is_hotseat = seats.count("human") > 1
    options = parse_options(game.options, dict(args.options), is_shared=is_hotseat)
    return _run_app(args, NewGame(game.slug, seats, args.seed, asdict(options), names))


def _usual_seats(game: Game[Any, Any]) -> list[str]:
    return ["human", *[bots.bot_names(game)[-1]] * (game.seat_counts[0] - 1)]


def replay_match(args: Namespace) -> int:
    from saves.lookup import find_record

    find_record(args.source, args.data)
    return _run_app(args, ShowReplay(args.source))


def _run_app(args: Namespace, start: Start | None) -> int:
    theme = _theme_of_name(args.theme)
    if not (is_terminal(sys.stdin) and is_terminal(sys.stdout)):
        raise NoTerminalError("the app needs a terminal; 'wardenclyffe sim' runs without one")
    term = os.environ.get("TERM")
    if term in ("dumb", "unknown"):
        raise NoTerminalError(f"this terminal (TERM={term}) cannot show a full screen; use another")
    from tui.app import run

    data = Path(args.data) if args.data else None
    run(data=data, start=start, theme=theme, ascii_only=args.ascii or not can_show_signs())
    return 0


def _theme_of_name(name: str | None) -> str | None:
    """The theme of that name, which may be its name in the settings ("Daylight")."""
    from themes.palettes import PALETTES, palette_by_name

    if name is None:
        return None
    if (palette := palette_by_name(name)) is not None:
        return palette.name
    words = [each.label for each in PALETTES.values()]
    hint = suggest(name, [*PALETTES, *words], otherwise=f"there are: {', '.join(words)}")
    raise UnknownThemeError(f"no theme is called {name!r}; {hint}")


def can_show_signs() -> bool:
    """Can this terminal show more than ASCII, according to its environment?"""
    from net.remote.terminal import Terminal

    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    terminal = Terminal(term=os.environ.get("TERM", ""), environ=_player_environment())
    return encoding == "utf8" and terminal.is_unicode


def _player_environment() -> dict[str, str]:
    """The environment as the player set it.

    In the locale "C" Python uses UTF-8 anyway, and sets LC_CTYPE accordingly (PEP 538).
    """
    environ = dict(os.environ)
    if sys.flags.utf8_mode and environ.get("LC_CTYPE") in _TAKEN_FOR_C:
        del environ["LC_CTYPE"]
    return environ
