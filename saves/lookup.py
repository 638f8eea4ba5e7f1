"""Lookup of a match by its id or its file, with a suggestion if there is no such match.

These functions wait for the store, each in its own event loop: they are for commands and scripts,
and cannot be called from a running loop.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine.core.text import closest_word, suggest
from saves.directory import data_directory, lock_for_local_use
from saves.errors import UnknownFileError, UnknownMatchError
from saves.export import read_export
from saves.record import Record
from saves.sqlite import SqliteStore
from saves.store import Store
from saves.tables import check_not_hosted


@contextmanager
def opened_store(data: str | None) -> Iterator[Store]:
    """The saved matches of a data directory (None: the default), closed afterwards."""
    store = SqliteStore.from_directory(data)
    try:
        yield store
    finally:
        store.close()


@contextmanager
def writable_store(data: str | None) -> Iterator[Store]:
    """The same for a command that writes; raises InUseError if a server uses the directory."""
    with lock_for_local_use(data_directory(data)), opened_store(data) as store:
        yield store


def find_record(source: str, data: str | None) -> Record:
    """The match of an export file or of an id, whichever `source` looks like.

    `data` is the data directory, None for the default. Raises UnknownFileError, BadExportError,
    UnknownMatchError, HiddenCardsError or another SaveError.
    """
    if "/" in source or "." in source or os.path.exists(source):
        return read_file(source)
    with opened_store(data) as store:
        record = find_saved(store, source)
        asyncio.run(check_not_hosted(store, source))
        return record


def find_saved(store: Store, match_id: str) -> Record:
    """A saved match by its id; raises UnknownMatchError with a suggestion."""
    try:
        return asyncio.run(store.load(match_id)).record
    except UnknownMatchError as error:
        ids = [summary.id for summary in asyncio.run(store.summaries())]
        hint = suggest(match_id, ids, otherwise="'wardenclyffe saves' lists them")
        raise UnknownMatchError(f"{error}; {hint}") from error


def read_file(name: str) -> Record:
    """The exported match of a file; raises BadExportError, or UnknownFileError with a hint."""
    path = Path(name)
    if not os.path.lexists(path):
        raise UnknownFileError(f"there is no file {name!r}{_neighbour_text(path)}")
    return read_export(path)


def _neighbour_text(path: Path) -> str:
    """A file in the same folder that may have been meant, as the end of a sentence."""
    try:
        names = [other.name for other in path.absolute().parent.iterdir()]
    except OSError:
        return ""
    close = closest_word(path.name, names, likeness=0.6)
    return f"; did you mean {str(path.with_name(close))!r}?" if close else ""
