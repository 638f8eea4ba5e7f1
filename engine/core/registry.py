"""The games by name: built in, from other packages, or registered by a script or a test.

A game's modules are imported when it is first looked up. Other packages provide games by entry
points (`engine/plugins`).
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.core.errors import BadPluginError, SlugTakenError, UnknownGameError
from engine.core.game import Game
from engine.core.text import suggest
from engine.plugins.entry_points import PluginGroup

_BUILT_IN: dict[str, str] = {
    "duel": "engine.games.duel",
    "lightning": "engine.games.lightning",
    "taidian": "engine.games.taidian",
    "currents": "engine.games.currents",
    "ages": "engine.games.ages",
}
_FIRST_GAMES: dict[str, str] = {
    "duel": "Tesla vs. Edison: Duel",
    "lightning": "Tesla: Master of Lightning",
    "taidian": "The Taking of Taidian",
    "currents": "Tesla vs Edison: War of Currents",
    "ages": "Duel of Ages II",
}
"""The titles of built-in games that recommend a first game. The home page lists them before any
game is loaded, because loading takes a fifth of a second; a built-in game that is missing here is
loaded."""
_GAMES: dict[str, Game[Any, Any]] = {}
"""The built-in games that were looked up, and registered games."""


def _checked_game(name: str, game: Any) -> Game[Any, Any]:
    if name in _BUILT_IN:
        raise BadPluginError("a built-in game has that name")
    if not isinstance(game, Game):
        raise BadPluginError(f"a {type(game).__name__} is not a Game")
    if game.slug != name:
        raise BadPluginError(f"the slug of the game is {game.slug!r}; both must be the same")
    return game


GAMES = PluginGroup("wardenclyffe.games", "game", _checked_game)


def is_built_in(slug: str) -> bool:
    return slug in _BUILT_IN


def slugs() -> list[str]:
    """The slugs of all games: built-in games, games of other packages, registered games."""
    return list(dict.fromkeys((*_BUILT_IN, *GAMES.all(), *_GAMES)))


def register(game: Game[Any, Any]) -> None:
    """Add a game to this process, replacing a registered game with the same slug.

    Raises SlugTakenError for the slug of a built-in game.
    """
    if game.slug in _BUILT_IN:
        raise SlugTakenError(f"a built-in game is called {game.slug!r}; choose another slug")
    _GAMES[game.slug] = game


def check_slug(game: Game[Any, Any]) -> None:
    """Raise SlugTakenError if a built-in game or a game of another package has the same slug."""
    slug = game.slug
    if (slug in _BUILT_IN and find(slug) is not game) or GAMES.all().get(slug, game) is not game:
        raise SlugTakenError(f"another game is called {slug!r}; choose another slug")


def find(slug: str, *, hint: str = "") -> Game[Any, Any]:
    """The game with this slug; raises UnknownGameError, with the reason, `hint` or a suggestion.

    A hint is for a slug that nobody has typed, so that no other slug is meant.
    """
    if slug in _BUILT_IN and slug not in _GAMES:
        _GAMES[slug] = import_module(_BUILT_IN[slug]).GAME
    game = _GAMES.get(slug) or GAMES.all().get(slug)
    if game is None:
        hint = GAMES.problem_of(slug) or hint or suggest(slug, slugs())
        raise UnknownGameError(f"no game is called {slug!r}; {hint}")
    return game


def first_games() -> list[tuple[str, str]]:
    """Slug and title of each game that recommends a first game (`Game.first_game`)."""
    titles = [(slug, _FIRST_GAMES.get(slug) or _first_game_title(slug)) for slug in slugs()]
    return [(slug, title) for slug, title in titles if title]


def _first_game_title(slug: str) -> str:
    game = find(slug)
    return game.title if game.first_game is not None else ""
