"""The games there are. A game's modules are imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core.errors import UnknownGameError
from engine.core.game import Game
from engine.core.text import suggest

_MODULES: dict[str, str] = {
    "duel": "engine.games.duel",
    "lightning": "engine.games.lightning",
    "taidian": "engine.games.taidian",
}
_GAMES: dict[str, Game[Any, Any]] = {}


def names() -> list[str]:
    """The slugs of all registered games, in the order of the shelf."""
    return [*_MODULES, *(slug for slug in _GAMES if slug not in _MODULES)]


def register(game: Game[Any, Any]) -> None:
    """Add a game that lives elsewhere: a plug-in, or one made up for a test."""
    _GAMES[game.slug] = game


def find(slug: str) -> Game[Any, Any]:
    """The game of that name."""
    if slug in _MODULES and slug not in _GAMES:
        _GAMES[slug] = import_module(_MODULES[slug]).GAME
    if slug not in _GAMES:
        raise UnknownGameError(f"no game is called {slug!r}; {suggest(slug, names())}")
    return _GAMES[slug]
