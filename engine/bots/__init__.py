"""Bots that play any game, and the way to a bot by its name."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from engine.bots.random_bot import RandomBot
from engine.core.bot import Bot, BotMaker
from engine.core.chance import Chance
from engine.core.errors import UnknownBotError
from engine.core.game import Game

__all__ = ["GENERIC", "RandomBot", "UnknownBotError", "make_bot", "names"]

GENERIC: dict[str, BotMaker] = {"random": RandomBot}
"""The bots that need to know nothing about a game."""


def names(game: Game[Any, Any]) -> list[str]:
    """The bots that can play this game: the generic ones, then its own."""
    return [*GENERIC, *(name for name in game.bots if name not in GENERIC)]


def make_bot(game: Game[Any, Any], name: str, chance: Chance) -> Bot:
    """A bot of that name, with a stream of chance of its own."""
    maker = game.bots.get(name) or GENERIC.get(name)
    if maker is None:
        raise UnknownBotError(f"{game.title} has no bot {name!r}; {_suggestion(game, name)}")
    return maker(chance)


def _suggestion(game: Game[Any, Any], name: str) -> str:
    known = names(game)
    close = get_close_matches(name, known, 1, 0.5)
    return f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(known)}"
