"""Small secrets that a server keeps between its starts, such as its host key."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from saves.errors import SaveError


def kept_secret(path: Path, make: Callable[[], bytes]) -> bytes:
    """What the file holds; if there is none, make it, readable by its owner only."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        pass
    except OSError as error:
        raise SaveError(f"cannot read {path}: {error.strerror}") from error
    secret = make()
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(secret)
    except FileExistsError:
        return path.read_bytes()  # another process was quicker
    except OSError as error:
        raise SaveError(f"cannot write {path}: {error.strerror}") from error
    return secret
