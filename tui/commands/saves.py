"""The commands for saved matches: list, export, import, delete and verify."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from attrs import asdict

from engine.core.text import closest, suggest
from saves.errors import BadExportError, DamagedError, NoSuchMatchError
from saves.export import read_export, to_text, write_export
from saves.loading import from_record
from saves.record import Record
from saves.sqlite import SqliteStore
from saves.store import Store, Summary
from saves.verify import verify as verified


def saves(asked: Namespace) -> int:
    """List the saved matches."""
    with opened(asked.data) as store:
        summaries = asyncio.run(store.summaries())
    if asked.json:
        print(json.dumps({"matches": [_plain(summary) for summary in summaries]}))
        return 0
    for summary in summaries:
        print(_line(summary))
    if not summaries:
        print("No saved matches yet.")
    return 0


def _plain(summary: Summary) -> dict[str, Any]:
    return asdict(summary)


def _line(summary: Summary) -> str:
    players = ", ".join(player.name for player in summary.players)
    state = summary.outcome if summary.finished else summary.where
    who = f"{players}: " if players else ""
    return f"{summary.id}  {summary.game:10}{summary.updated[:16]}  {who}{state}"


def export(asked: Namespace) -> int:
    """Write a saved match to a file or to standard output."""
    with opened(asked.data) as store:
        record = find_saved(store, asked.id)
    if asked.output:
        write_export(Path(asked.output), record)
    else:
        print(to_text(record), end="")
    return 0


def take(asked: Namespace) -> int:
    """Import an exported match."""
    stored = from_record(read_file(asked.file))
    with opened(asked.data) as store:
        asyncio.run(store.create(stored))
    print(f"Match {stored.record.id} is saved.")
    return 0


def delete(asked: Namespace) -> int:
    """Delete a saved match."""
    with opened(asked.data) as store:
        with suppress(DamagedError):  # a match that cannot be read can still be deleted
            find_saved(store, asked.id)
        asyncio.run(store.delete(asked.id))
    print(f"Match {asked.id} is deleted.")
    return 0


def verify(asked: Namespace) -> int:
    """Replay an exported match; the exit status is 1 if a step is not valid."""
    verdict = verified(read_file(asked.file))
    if asked.json:
        print(json.dumps(asdict(verdict)))
    elif verdict.ok:
        print(f"{asked.file}: {verdict}")
    else:
        print(f"{asked.prog}: {asked.file}: {verdict}", file=sys.stderr)
    return 0 if verdict.ok else 1


@contextmanager
def opened(data: str | None) -> Iterator[Store]:
    """The saved matches of the data directory, closed afterwards."""
    store = SqliteStore.in_directory(data)
    try:
        yield store
    finally:
        store.close()


def find_record(source: str, data: str | None) -> Record:
    """Return the match in an export or among the saved ones, whichever `source` looks like."""
    if "/" in source or "." in source or os.path.exists(source):
        return read_file(source)
    with opened(data) as store:
        return find_saved(store, source)


def find_saved(store: Store, match_id: str) -> Record:
    """A saved match by its id; raises NoSuchMatchError with a suggestion."""
    try:
        return asyncio.run(store.load(match_id)).record
    except NoSuchMatchError as error:
        known = [summary.id for summary in asyncio.run(store.summaries())]
        hint = suggest(match_id, known, otherwise="'wardenclyffe saves' lists them")
        raise NoSuchMatchError(f"{error}; {hint}") from error


def read_file(name: str) -> Record:
    """The exported match in a file; raises BadExportError with a suggestion."""
    path = Path(name)
    if not os.path.lexists(path):
        raise BadExportError(f"there is no file {name!r}{_neighbour(path)}")
    return read_export(path)


def _neighbour(path: Path) -> str:
    """A file beside this one that may have been meant."""
    try:
        names = [other.name for other in path.absolute().parent.iterdir()]
    except OSError:
        return ""
    close = closest(path.name, names, likeness=0.6)
    return f"; did you mean {str(path.with_name(close))!r}?" if close else ""
