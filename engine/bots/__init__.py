"""Bots that play any game, and the way to a bot by its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.bots.random_bot import RandomBot
from engine.core.bot import Bot, BotMaker
from engine.core.chance import Chance
from engine.core.errors import UnknownBotError, WrongSeatsError
from engine.core.game import Game
from engine.core.text import suggest

__all__ = ["GENERIC", "RandomBot", "UnknownBotError", "check_seats", "make_bot", "names"]

GENERIC: dict[str, BotMaker] = {"random": RandomBot}
"""The bots that need to know nothing about a game."""


def names(game: Game[Any, Any]) -> list[str]:
    """The bots that can play this game: the generic ones, then its own."""
    return [*GENERIC, *(name for name in game.bots if name not in GENERIC)]


def make_bot(game: Game[Any, Any], name: str, chance: Chance) -> Bot:
    """A bot of that name, with a stream of chance of its own."""
    maker = game.bots.get(name) or GENERIC.get(name)
    if maker is None:
        raise _unknown(game, name, names(game))
    return maker(chance)


def check_seats(game: Game[Any, Any], seats: Sequence[str], *, people: bool = False) -> None:
    """Refuse a wrong number of players, and names of bots that there are not.

    With `people`, a seat may also be "human".
    """
    if len(seats) not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        number = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        raise WrongSeatsError(f"{game.title} is played by {number}, not by {len(seats)}")
    known = [*(["human"] if people else []), *names(game)]
    for name in seats:
        if name not in known:
            raise _unknown(game, name, known)


def _unknown(game: Game[Any, Any], name: str, known: list[str]) -> UnknownBotError:
    return UnknownBotError(f"{game.title} has no bot {name!r}; {suggest(name, known)}")
