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

from engine.core.choice import Answer
from engine.core.text import count
from saves.errors import BadExportError, DamagedError, HiddenCardsError
from saves.export import to_text, write_export
from saves.loading import from_record
from saves.lookup import find_saved, opened_store, read_file, writable_store
from saves.record import Record
from saves.store import Store, Summary
from saves.tables import check_not_hosted
from saves.verify import Verdict, verify as verified


def list_saves(args: Namespace) -> int:
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
    plain = asdict(summary)
    return {**plain, "answers": plain.pop("answer_count"), "where": plain.pop("progress_text")}


def _summary_line(summary: Summary) -> str:
    players = ", ".join(player.name for player in summary.players)
    state = summary.outcome if summary.finished else summary.progress_text
    players_text = f"{players}: " if players else ""
    return f"{summary.id}  {summary.game:10}{summary.updated[:16]}  {players_text}{state}"


def export_match(args: Namespace) -> int:
    with opened_store(args.data) as store:
        record = find_saved(store, args.id)
        if not args.unfinished:
            _check_may_export(store, args.id)
    if args.output:
        write_export(Path(args.output), record)
    else:
        print(to_text(record), end="")
    return 0


def _check_may_export(store: Store, match_id: str) -> None:
    try:
        asyncio.run(check_not_hosted(store, match_id))
    except HiddenCardsError as error:
        raise HiddenCardsError(f"{error}; --unfinished writes it all the same") from error


def import_match(args: Namespace) -> int:
    record = read_file(args.file)
    try:
        stored_match = from_record(record)
    except BadExportError as error:
        raise BadExportError(f"{args.file}: {error}") from error
    with writable_store(args.data) as store:
        asyncio.run(store.create(stored_match))
    print(f"Match {stored_match.record.id} is saved.")
    return 0


def delete_match(args: Namespace) -> int:
    with writable_store(args.data) as store:
        with suppress(DamagedError):  # an unreadable match can still be deleted
            find_saved(store, args.id)
        asyncio.run(store.delete(args.id))
    print(f"Match {args.id} is deleted.")
    return 0


def verify_match(args: Namespace) -> int:
    """Replay an exported match; the exit status is 1 if a step is not valid."""
    record = read_file(args.file)
    verdict = verified(record)
    if args.json:
        print(json.dumps(_json_verdict(record, verdict)))
    elif verdict.ok:
        print("\n".join([f"{args.file}: {verdict}", *_proof_lines(record)]))
    else:
        print(f"{args.prog}: {args.file}: {verdict}", file=sys.stderr)
    return 0 if verdict.ok else 1


def _json_verdict(record: Record, verdict: Verdict) -> dict[str, Any]:
    plain, fairness = asdict(verdict), record.fairness
    return {
        **plain,
        "answers": plain.pop("answer_count"),
        "commitment": fairness.commitment if fairness else "",
        "chain_end": record.chain[-1] if record.chain else "",
        "taken_back": _taken_back_count(record),
        "seed_is_proved": verdict.ok and fairness is not None,
    }


def _taken_back_count(record: Record) -> int:
    return sum(isinstance(each, Answer) for each in record.entries) - len(record.answers)


def _proof_lines(record: Record) -> list[str]:
    taken_back = _taken_back_count(record)
    return [
        _seed_text(record),
        *_words_lines(record),
        f"The chain ends with {record.chain[-1]}. Compare it with what another player saw.",
        *(
            (f"{count(taken_back, 'answer')} taken back: they stay in the chain, and are checked.",)
            if taken_back
            else ()
        ),
        f"Not proved: {_unproved_text(record)}.",
    ]


def _words_lines(record: Record) -> list[str]:
    if record.fairness is None:
        return []
    inputs = zip(record.players, record.fairness.inputs, strict=True)
    return [f'{player.name} added "{words}" to the shuffle.' for player, words in inputs if words]


def _seed_text(record: Record) -> str:
    if record.fairness is not None:
        return (
            f"The seed follows from the commitment {record.fairness.commitment}, the secret and "
            "what the players typed. Compare the commitment with the one shown before the match."
        )
    if isinstance(record.charter.seed, int):
        return (
            "The shuffle rests on trust: this match has the old generator, whose numbers can be "
            "computed from those that were seen."
        )
    return (
        "The shuffle rests on trust: the seed was typed, and whoever knew it could compute every "
        "hidden card."
    )


def _unproved_text(record: Record) -> str:
    looked = "that nobody who runs the server looked at the cards"
    if record.fairness is None:
        return looked
    return f"{looked}, or chose words knowing the secret"
