"""Errors of files and databases. Each message is one line that can be shown to the player."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from engine.core.errors import WardenclyffeError, public


@public
class SaveError(WardenclyffeError):
    """Base of all errors that prevent a match from being saved or loaded."""


class DataDirectoryError(SaveError):
    """The data directory is not a directory, or nothing can be written there."""


class InUseError(SaveError):
    """Another program uses the data directory, and must have it alone."""


class ForeignFileError(SaveError):
    """The file belongs to another program."""


class NewerVersionError(SaveError):
    """The file was written by a later version of this program."""


class DamagedError(SaveError):
    """The file belongs to this program but can no longer be read."""


class SealedError(DamagedError):
    """A sealed text cannot be opened: it has another key, or was changed."""


class BusyError(SaveError):
    """Another program holds the database; trying again later may work."""


class DiskFullError(SaveError):
    """There is no room left to write."""


class ClosedError(SaveError):
    """The store was closed already."""


@public
class UnknownMatchError(SaveError):
    """No match of that id is stored."""


class HiddenCardsError(SaveError):
    """The match is being played at a hosted table, so its record is not given out."""


class AlreadyStoredError(SaveError):
    """A match of that id is stored already."""


class AnswerTakenError(SaveError):
    """Another program has continued the match: it has stored an answer of the same number."""


@public
class OtherRulesError(SaveError):
    """The match was played under another version of the rules, so its log does not replay."""


class UnplayableMatchError(SaveError):
    """A stored match that neither replays nor restores."""


@public
class BadExportError(SaveError):
    """A file that is not the export of a match, or that cannot be read or written."""


@public
class UnknownFileError(SaveError, FileNotFoundError):
    """There is no file of that name."""


@public
class FileTakenError(SaveError, FileExistsError):
    """A file of that name exists already, and was not changed."""


_KINDS: dict[int, tuple[type[SaveError], str]] = {
    sqlite3.SQLITE_BUSY: (BusyError, "{path} is in use by another program; try again"),
    sqlite3.SQLITE_LOCKED: (BusyError, "{path} is in use by another program; try again"),
    sqlite3.SQLITE_FULL: (DiskFullError, "the disk is full: {path} cannot grow"),
    sqlite3.SQLITE_CORRUPT: (DamagedError, "{path} is damaged ({error})"),
    sqlite3.SQLITE_NOTADB: (DamagedError, "{path} is damaged ({error})"),
    sqlite3.SQLITE_READONLY: (SaveError, "{path} cannot be written: it is read-only"),
    sqlite3.SQLITE_CANTOPEN: (SaveError, "{path} cannot be opened"),
}


def save_error_for(error: sqlite3.Error, path: Path | str) -> SaveError:
    """The SaveError that explains an SQLite error to a player; `path` names the file."""
    # The low byte is the kind of error; the rest of SQLite's code is more specific.
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    kind, text = _KINDS.get(code, (SaveError, "{path} cannot be used ({error})"))
    return kind(text.format(path=path, error=error))
