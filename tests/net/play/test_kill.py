"""kill -9 in the middle of answering loses nothing that was acknowledged."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

import pytest
from attrs import evolve

from net.play.table import Table
from saves.loading import from_record
from saves.record import Record
from saves.sqlite import SqliteStore
from saves.verify import verify
from tests.net.play.answer_until_killed import fingerprint
from tests.net.play.tables import play
from tests.tools.interrupting import killed

PROGRAM = "tests.net.play.answer_until_killed"


def killed_after(path: Path, acknowledged: int) -> list[tuple[str, int, str]]:
    """Run the program, kill it after that many lines; all that it managed to say is returned."""
    return [
        (match_id, int(number), print_)
        for match_id, number, print_ in killed(PROGRAM, path, after=acknowledged)
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
@pytest.mark.parametrize("acknowledged", [1, 7, 40])
async def test_a_killed_program_loses_nothing_and_goes_on_where_it_was(
    path: Path, acknowledged: int
) -> None:
    said = killed_after(path, acknowledged)
    assert len(said) >= acknowledged
    match_id, number, seen = said[-1]
    with closing(SqliteStore(path)) as store:
        for earlier, count, _ in said:
            assert (await store.load(earlier)).snapshot.answer_count >= count
        stored = await store.load(match_id)
        # The answer after the last that was acknowledged may have been stored just in time.
        assert stored.snapshot.answer_count in (number, number + 1)
        assert await seen_after(number, stored.record, path.with_name("copy")) == seen
        table = await Table.resume(store, match_id)
        assert table.update(None).answer_count == stored.snapshot.answer_count
        await play(table)
        assert verify((await store.load(match_id)).record).is_finished


async def seen_after(number: int, record: Record, path: Path) -> str:
    """The views of the seats of a stored match after that many answers."""
    start = evolve(record, entries=record.entries[:number], chain=record.chain[: number + 1])
    with closing(SqliteStore(path)) as store:
        await store.create(from_record(start))
        return fingerprint(await Table.resume(store, record.id))
