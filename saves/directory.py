"""The data directory: one for matches, settings and keys, which a server has alone."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from platformdirs import user_data_path

from saves.errors import DataDirectoryError, InUseError

VARIABLE = "WARDENCLYFFE_DATA"
_DATABASE = "matches.sqlite3"


def data_directory(path: str | Path | None = None) -> Path:
    """The data directory, created if needed: as chosen, else by environment, else the default."""
    directory = _chosen_directory(path)
    try:
        # Saved matches contain hidden hands, so other users of the machine may not read them.
        directory.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DataDirectoryError(f"cannot store matches in {directory}: {reason}") from error
    return directory


def database_path(directory: Path) -> Path:
    return directory / _DATABASE


def _chosen_directory(path: str | Path | None) -> Path:
    directory = path or os.environ.get(VARIABLE)
    if not directory:
        return user_data_path("wardenclyffe", appauthor=False)
    try:
        return Path(directory).expanduser().absolute()
    except (RuntimeError, ValueError) as error:
        raise DataDirectoryError(f"cannot store matches in {directory}: {error}") from error


LOCK = "server.lock"


@contextmanager
def lock_for_server(folder: Path) -> Iterator[None]:
    """Keep every other program that writes out of a data directory; a crash releases the lock.

    Raises InUseError or DataDirectoryError.
    """
    with _open_file(folder / LOCK) as lock:
        if not _try_lock(lock, alone=True):
            if _try_lock(lock, alone=False):
                raise InUseError(f"a game is open in {folder}; close it first")
            raise InUseError(f"another server uses {folder}")
        yield


@contextmanager
def lock_for_local_use(folder: Path) -> Iterator[None]:
    """Keep servers out of a data directory, but not other programs for local play.

    A match that a server plays would go on in two places. Raises InUseError or DataDirectoryError.
    """
    with _open_file(folder / LOCK) as lock:
        if not _try_lock(lock, alone=False):
            raise InUseError(
                f"a server uses {folder}; stop it first, or choose another directory with --data"
            )
        yield


def _open_file(file: Path) -> TextIO:
    try:
        return file.open("w")
    except OSError as error:
        raise DataDirectoryError(f"cannot write {file}: {error.strerror}") from error


def _try_lock(lock: TextIO, *, alone: bool) -> bool:
    """Lock the file until it is closed; return False if another program's lock forbids it."""
    if sys.platform == "win32":
        return True  # no server runs there
    from fcntl import LOCK_EX, LOCK_NB, LOCK_SH, flock

    try:
        flock(lock, (LOCK_EX if alone else LOCK_SH) | LOCK_NB)
    except BlockingIOError:
        return False
    except OSError as error:  # a file system without locks
        if alone:
            raise DataDirectoryError(f"cannot lock {lock.name}: {error.strerror}") from error
    return True
