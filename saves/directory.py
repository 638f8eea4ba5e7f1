"""The data directory: one directory for matches, settings and keys."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from saves.errors import DataDirectoryError

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
