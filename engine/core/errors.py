"""The errors that rules and bots raise on purpose."""

from __future__ import annotations

from typing import TypeVar

E = TypeVar("E", bound=type[Exception])


def public(error: E) -> E:
    """Make tracebacks name an error by the module scripts import it from, and return the error."""
    error.__module__ = "wardenclyffe"
    return error


@public
class WardenclyffeError(Exception):
    """The base of every error that may be shown to a player, an operator or a bot author."""


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
    """The seat's last answer cannot be taken back: something was revealed or answered since."""


@public
class NoHistoryError(WardenclyffeError):
    """The log does not reach back to the start of the match, so earlier positions are unknown."""


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
class BadSeatCountError(WardenclyffeError):
    """The game cannot be played by that number of players."""


@public
class UnknownSeatError(WardenclyffeError):
    """The match has no seat of that number."""


@public
class BadOptionError(WardenclyffeError):
    """The game does not have that option, or the option does not accept that value."""


@public
class UnknownThemeError(WardenclyffeError):
    """There is no theme of that name."""


@public
class BadGameError(Exception):
    """A game's own code is at fault: one of its fields, or a question that its rules ask.

    It is not a WardenclyffeError: no player can do anything about it, and a program should not
    continue.
    """


class BadRecordError(WardenclyffeError):
    """Stored or received data that is not what it claims to be."""
