"""Loading a stored match to continue it, and preparing a file to be stored.

The log is replayed if it was played under the current rules version. Otherwise, or if it no longer
fits, the match continues from its saved position, with a note for the table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from attrs import frozen

from engine.core.codec import from_plain
from engine.core.errors import BadRecordError, WardenclyffeError
from engine.core.game import Game
from engine.core.match import Match, restored_match, steps_of
from engine.core.position import Position
from engine.core.registry import find
from engine.core.text import one_line
from saves.chain import chain_of, first_link, linked_steps, new_match_of, next_link
from saves.errors import BadExportError, UnplayableMatchError
from saves.record import HUMAN, Player, Record, new_id, timestamp
from saves.store import StoredMatch, snapshot_of
from saves.verify import verify


@frozen
class LoadedMatch:
    match: Match[Any]
    where_after: tuple[str, ...]
    """The progress of the match after each number of answers; empty if unknown."""
    note: str = ""
    """A message for the table, such as a change of the rules."""


def restore_match(stored_match: StoredMatch) -> LoadedMatch:
    """The match in its last state; raises UnplayableMatchError. Nothing stored is changed."""
    record = stored_match.record
    try:
        game = find(record.charter.game)
        if game.can_replay(record.charter.rules_version):
            return _replayed_match(stored_match)
        return _match_at_position(stored_match, game, _rules_changed(record, game))
    except WardenclyffeError as error:
        reason = one_line(
            f"match {record.id} of {record.charter.game} cannot be continued: {error}"
        )
        raise UnplayableMatchError(reason) from error


def from_record(record: Record) -> StoredMatch:
    """An imported record with its position, ready to be stored; raises BadExportError."""
    verdict = verify(record)
    if not verdict.ok:
        raise BadExportError(f"the match was not imported: {verdict.problem}")
    *_, (match, link) = linked_steps(new_match_of(record.charter), record.entries)
    snapshot = snapshot_of(match, record.players, answers=len(match.log), link=link)
    return StoredMatch(record, snapshot)


def record_of(match: Match[Any], names: Sequence[str] = ()) -> Record:
    """A new record of a match that was not stored before; seats without a name get one."""
    moment = timestamp()
    seat_names = [*names, *(f"Seat {n + 1}" for n in range(len(names), match.charter.seat_count))]
    return Record(
        new_id(),
        match.charter,
        players=tuple(Player(HUMAN, name) for name in seat_names),
        entries=tuple(match.log),
        chain=chain_of(match),
        created=moment,
        updated=moment,
    )


def _rules_changed(record: Record, game: Game[Any, Any]) -> str:
    old_version = record.charter.rules_version
    return f"This match was played under rules {old_version}; now {game.rules_version}."


def _replayed_match(stored_match: StoredMatch) -> LoadedMatch:
    """Replay the log; if it does not lead to the stored link, continue from the position."""
    record = stored_match.record
    try:
        match = new_match_of(record.charter)
        steps = steps_of(match, record.answers, record.redraws)
        where_after = tuple(step.where.text for step in steps)
        _check_link(match, record)
    except Exception as error:  # a fault in changed rules must not cost players their match
        note = (
            "The log of this match no longer fits the rules. It continues from its last position."
        )
        try:
            return _match_at_position(stored_match, find(record.charter.game), note)
        except WardenclyffeError as second:
            raise BadRecordError(f"{error}; {second}") from second
    return LoadedMatch(match, where_after)


def _check_link(match: Match[Any], record: Record) -> None:
    if not record.entries:
        link = first_link(record.charter)
    else:
        link = next_link(record.chain[-2], record.entries[-1], match.digest())
    if link != record.chain[-1]:
        raise BadRecordError("the log leads to a different position from the one that was saved")


def _match_at_position(stored_match: StoredMatch, game: Game[Any, Any], note: str) -> LoadedMatch:
    record = stored_match.record
    try:
        plain = json.loads(stored_match.snapshot.position)
        position: Position[Any] = from_plain(plain, Position[game.state])  # type: ignore[name-defined]
        match = restored_match(game, record.charter, position, record.answers)
    except Exception as error:  # rules may fail on an old position in any way
        raise BadRecordError(f"its position cannot be restored ({error})") from error
    if len(match.log) < len(record.answers):
        note = f"{note} The current turn starts again."
    blanks = ("",) * len(match.log)
    return LoadedMatch(match, (*blanks, match.where.text), note)
