"""The watch over a server's store: counts every failure, and logs one in a while."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from net.hall.services import BackgroundTasks
from net.metrics import Metrics
from net.store_watch import LOG_AGAIN_SECONDS, StoreWatch
from saves.errors import BusyError, DiskFullError
from saves.sqlite import SqliteStore

PATH = Path("/srv/secret/matches.sqlite3")


def test_failures_are_counted_and_logged_once_in_a_while(
    caplog: pytest.LogCaptureFixture,
) -> None:
    metrics, now = Metrics(), 0.0
    watch = StoreWatch(PATH, metrics, clock=lambda: now)
    for _ in range(5):
        watch.note_failure(DiskFullError("the disk is full"))
    assert len(caplog.records) == 1
    watch.note_failure(BusyError("in use"))
    now = LOG_AGAIN_SECONDS
    watch.note_failure(DiskFullError("the disk is full"))
    assert [str(PATH) in record.getMessage() for record in caplog.records] == [True] * 3
    assert "wardenclyffe_store_failures_total 7" in metrics.text()


async def test_a_locked_store_does_not_tell_its_path(tmp_path: Path) -> None:
    store = SqliteStore(
        tmp_path / "m.sqlite3", patience=0.01, name_in_errors="the store of this server"
    )
    failures: list[Exception] = []
    store.on_failure = failures.append
    other = sqlite3.connect(store.path)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(BusyError) as refused:
        await store.write(lambda db: None)
    assert failures == [refused.value]
    assert str(refused.value).startswith("the store of this server is in use")
    assert str(tmp_path) not in str(refused.value)
    other.close()
    store.close()


async def test_background_work_leaves_the_log_to_the_watch(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fail(error: Exception) -> None:
        raise error

    tasks = BackgroundTasks()
    tasks.begin(fail(DiskFullError("the disk is full")), name="storing")
    tasks.begin(fail(ValueError("boom")), name="thinking")
    await tasks.wait_until_finished()
    assert [record.getMessage() for record in caplog.records] == ["thinking failed"]
