"""What a server connects before it listens."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from net.config import Config
from net.remote.gc_keeper import GcKeeper
from saves.errors import BusyError
from saves.paths import database
from saves.sqlite import SqliteStore
from tui import serving
from tui.remote_app import ServerContext


async def test_a_server_counts_and_logs_what_its_store_refuses_and_tells_no_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refusals: list[str] = []
    metrics: list[str] = []

    async def listen(config: Config, context: ServerContext, gc_keeper: GcKeeper) -> None:
        with closing(sqlite3.connect(database(tmp_path))) as other:
            other.execute("BEGIN EXCLUSIVE")
            for name in ("ann", "bob"):
                with pytest.raises(BusyError) as refused:
                    await context.hall.accounts.claim(name, f"SHA256:{name}")
                refusals.append(str(refused.value))
        metrics.append(context.hall.metrics.text())

    monkeypatch.setattr(serving, "_listen", listen)
    monkeypatch.setattr(serving, "SqliteStore", partial(SqliteStore, patience=0.01))
    await serving.serve_until_stopped(Config(), tmp_path)
    assert [str(tmp_path) in words for words in refusals] == [False, False]
    assert "wardenclyffe_store_failures_total 2" in metrics[0]
    assert [str(tmp_path) in record.getMessage() for record in caplog.records] == [True]
