"""Every error that the rules and the bots raise on purpose, by exact name."""

from __future__ import annotations

from typing import TypeVar

E = TypeVar("E", bound=type[Exception])


def public(error: E) -> E:
    """Let tracebacks name an error by the module from which scripts import it."""
    error.__module__ = "wardenclyffe"
    return error


@public
class WardenclyffeError(Exception):
    """Base of every error that a player, an operator or a bot author may be told about."""


@public
class NotOfferedError(WardenclyffeError):
    """The answer is not among the choices on offer."""


@public
class NotAskedError(WardenclyffeError):
    """The seat has nothing to decide now."""


@public
class MatchOverError(WardenclyffeError):
    """The match has an outcome; no seat can answer any more."""


@public
class CannotUndoError(WardenclyffeError):
    """Something was revealed, or another seat has answered, since."""


@public
class NoHistoryError(WardenclyffeError):
    """The log of the match does not reach back to its start, so no earlier position is known."""


@public
class UnknownGameError(WardenclyffeError):
    """No game of that name is registered."""


@public
class SlugTakenError(WardenclyffeError):
    """Another game has that slug already."""


class BadPluginError(WardenclyffeError):
    """A plug-in of another package is not what its entry point promises."""


@public
class UnknownBotError(WardenclyffeError):
    """The game has no bot of that name."""


@public
class WrongSeatsError(WardenclyffeError):
    """The game is not played by that number of players."""


@public
class NoSuchSeatError(WardenclyffeError):
    """The match has no seat of that number."""


@public
class BadOptionError(WardenclyffeError):
    """An option that the game does not have, or a value that it does not take."""


@public
class BadGameError(Exception):
    """A game's own code is at fault: one of its fields, or what its rules ask of a seat.

    It is not a WardenclyffeError: no player can do anything about it, and a program should
    not go on.
    """


class BadRecordError(WardenclyffeError):
    """Stored or received data that is not what it claims to be."""
