"""Small secrets that a server keeps across restarts, such as its host key."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from saves.errors import SaveError


def read_or_create_secret(
    path: Path, make: Callable[[], bytes], *, if_empty: str = "delete it to get a new key"
) -> bytes:
    """The content of the file; a missing file is created, readable by its owner only.

    `if_empty` says what to do about an empty file.
    """
    try:
        return _read(path, if_empty) or _write(path, make(), if_empty)
    except OSError as error:
        raise SaveError(f"cannot read or write {path}: {error.strerror}") from error


def _read(path: Path, if_empty: str) -> bytes:
    try:
        secret = path.read_bytes()
    except FileNotFoundError:
        return b""
    if not secret:
        raise SaveError(f"{path} is empty; {if_empty}")
    return secret


def _write(path: Path, secret: bytes, if_empty: str) -> bytes:
    """Create the file atomically, unless another process was first; return its content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        os.link(name, path)
    except FileExistsError:
        return _read(path, if_empty)
    finally:
        os.unlink(name)
    return secret
