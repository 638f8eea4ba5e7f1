"""The commands for saved matches: list, export, import, delete and verify."""

from __future__ import annotations

import asyncio
import json
import sys
from argparse import Namespace
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import asdict

from saves.errors import BadExportError, DamagedError
from saves.export import to_text, write_export
from saves.loading import from_record
from saves.lookup import find_saved, opened_store, read_file
from saves.store import Summary
from saves.verify import verify as verified


def list_saves(args: Namespace) -> int:
    """List the saved matches."""
    with opened_store(args.data) as store:
        summaries = asyncio.run(store.summaries())
    if args.json:
        print(json.dumps({"matches": [_json_row(summary) for summary in summaries]}))
        return 0
    for summary in summaries:
        print(_summary_line(summary))
    if not summaries:
        print("No saved matches yet.")
    return 0


def _json_row(summary: Summary) -> dict[str, Any]:
    """The summary under the keys that scripts know."""
    plain = asdict(summary)
    return {**plain, "answers": plain.pop("answer_count"), "where": plain.pop("progress_text")}


def _summary_line(summary: Summary) -> str:
    players = ", ".join(player.name for player in summary.players)
    state = summary.outcome if summary.finished else summary.progress_text
    players_text = f"{players}: " if players else ""
    return f"{summary.id}  {summary.game:10}{summary.updated[:16]}  {players_text}{state}"


def export_match(args: Namespace) -> int:
    """Write a saved match to a file or to standard output."""
    with opened_store(args.data) as store:
        record = find_saved(store, args.id)
    if args.output:
        write_export(Path(args.output), record)
    else:
        print(to_text(record), end="")
    return 0


def import_match(args: Namespace) -> int:
    """Import an exported match."""
    record = read_file(args.file)
    try:
        stored_match = from_record(record)
    except BadExportError as error:
        raise BadExportError(f"{args.file}: {error}") from error
    with opened_store(args.data) as store:
        asyncio.run(store.create(stored_match))
    print(f"Match {stored_match.record.id} is saved.")
    return 0


def delete_match(args: Namespace) -> int:
    """Delete a saved match."""
    with opened_store(args.data) as store:
        with suppress(DamagedError):  # an unreadable match can still be deleted
            find_saved(store, args.id)
        asyncio.run(store.delete(args.id))
    print(f"Match {args.id} is deleted.")
    return 0


def verify_match(args: Namespace) -> int:
    """Replay an exported match; the exit status is 1 if a step is not valid."""
    verdict = verified(read_file(args.file))
    if args.json:
        plain = asdict(verdict)
        print(json.dumps({**plain, "answers": plain.pop("answer_count")}))
    elif verdict.ok:
        print(f"{args.file}: {verdict}")
    else:
        print(f"{args.prog}: {args.file}: {verdict}", file=sys.stderr)
    return 0 if verdict.ok else 1
