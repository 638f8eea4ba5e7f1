"""Bots that play any game, and lookup of bots by name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots.random_bot import ModestBot, RandomBot
from engine.core import registry
from engine.core.bot import Bot, BotMaker
from engine.core.chance import Chance
from engine.core.errors import BadPluginError, UnknownBotError
from engine.core.game import Game
from engine.core.text import suggest
from engine.plugins.entry_points import PluginGroup

__all__ = ["GENERIC", "RandomBot", "UnknownBotError", "bot_names", "check_seats", "make_bot"]

GENERIC: dict[str, BotMaker] = {"random": RandomBot}
"""The bots that need no knowledge of a game."""
MODEST = "modest"
"""The bot for a first game. Every game with its own bot also has this one."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")
"""The pattern of bot names, for the command line and saved matches."""


def _checked_bot(name: str, maker: Any) -> BotMaker:
    slug, _, bot = name.rpartition(".")
    games = [registry.find(each) for each in ([slug] if slug else registry.slugs())]
    if not _NAME.fullmatch(bot) or bot == "human":
        raise BadPluginError(f"a bot cannot be called {bot!r}")
    owner = next((game.title for game in games if bot in game.bots), "")
    if owner or bot in (*GENERIC, MODEST):
        raise BadPluginError(f"{owner or 'every game'} has a bot of that name")
    if not callable(maker):
        raise BadPluginError(f"a {type(maker).__name__} does not make bots")
    bot_maker: BotMaker = maker
    return bot_maker


BOTS = PluginGroup("wardenclyffe.bots", "bot", _checked_bot)
"""Bots of other packages: "duel.careful" plays one game, "careful" plays any."""


def bot_makers(game: Game[Any, Any]) -> Mapping[str, BotMaker]:
    """The maker of each bot of a game: generic bots, bots of other packages, its own bots."""
    plugin_makers = {name.rpartition("."): maker for name, maker in BOTS.all().items()}
    fitting = {
        bot: maker for (slug, _, bot), maker in plugin_makers.items() if slug in ("", game.slug)
    }
    return {**GENERIC, **_modest_bot_maker(game), **fitting, **game.bots}


def _modest_bot_maker(game: Game[Any, Any]) -> Mapping[str, BotMaker]:
    """The maker of the modest bot, which plays like the game's usual bot but makes mistakes."""
    if not game.bots:
        return {}
    usual = list(game.bots.values())[-1]
    return {MODEST: lambda chance: ModestBot(usual(chance), chance)}


def bot_names(game: Game[Any, Any]) -> list[str]:
    """The names of the bots that can play this game, with its own bots last."""
    return list(bot_makers(game))


def make_bot(game: Game[Any, Any], name: str, chance: Chance) -> Bot:
    """A new bot of that name that takes random numbers from `chance`.

    Raises UnknownBotError, and TypeError if the maker of the bot has made something else.
    """
    makers = bot_makers(game)
    if name not in makers:
        raise _unknown_bot_error(game, name, list(makers))
    try:
        bot = makers[name](chance)
    except Exception as error:
        error.add_note(f"when the bot {name!r} was made: its BotMaker is called with a Chance")
        raise
    if not hasattr(bot, "choose"):
        raise TypeError(f"the BotMaker {name!r} returned {bot!r}, which is no bot: no `choose`")
    return bot


def check_seats(game: Game[Any, Any], seats: Sequence[str], *, people: bool = False) -> None:
    """Raise UnknownBotError for an unknown bot, BadSeatCountError for a wrong number of players.

    With `people`, a seat may also be "human".
    """
    allowed_names = [*(["human"] if people else []), *bot_names(game)]
    for name in seats:
        if name not in allowed_names:
            raise _unknown_bot_error(game, name, allowed_names)
    game.check_seats(len(seats))


def _unknown_bot_error(game: Game[Any, Any], name: str, bot_names: list[str]) -> UnknownBotError:
    return UnknownBotError(f"{game.title} has no bot {name!r}; {suggest(name, bot_names)}")
