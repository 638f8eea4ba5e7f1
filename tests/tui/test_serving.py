"""A server connects its store, its hall and the apps of its visitors."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from net.config import Config
from net.hall.visit import enter_hall
from net.remote.gc_scheduler import GcScheduler
from net.remote.terminal import Terminal
from net.ssh.command import Command
from net.visitor import Visitor
from saves.directory import database_path
from saves.errors import BusyError
from saves.sqlite import SqliteStore
from tests.screens.online.visitors import open_hall
from tui import serving
from tui.__main__ import main
from tui.remote_app import Invitation, ServerContext
from tui.serving import HallHost


async def test_a_server_counts_and_logs_what_its_store_refuses_and_tells_no_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    refusals: list[str] = []
    metrics: list[str] = []

    async def listen(config: Config, context: ServerContext, gc_scheduler: GcScheduler) -> None:
        with closing(sqlite3.connect(database_path(tmp_path))) as other:
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


async def test_the_host_of_a_hall_knows_its_guests_and_counts_the_pages_they_open(
    tmp_path: Path,
) -> None:
    opened: list[int] = []
    async with open_hall(tmp_path) as hall:
        host = HallHost(ServerContext(hall, tmp_path, Invitation("games.example", 8022)))
        session: Any = SimpleNamespace(
            visitor=Visitor("gus", "10.0.0.2"),
            command=Command(),
            leave=lambda words: None,
            on_page_opened=lambda: opened.append(1),
            terminal=Terminal(term="xterm-kitty"),
        )
        assert not host.has_guest("gus")
        async with host.make_app(session).run_test() as pilot:
            await pilot.pause()
            before = len(opened)
            assert host.has_guest("gus")
            await pilot.press("n")
            await pilot.pause()
            assert len(opened) == before + 1


async def test_a_running_server_takes_notice_of_stored_bans(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    farewells: list[str] = []

    async def listen(config: Config, context: ServerContext, gc_scheduler: GcScheduler) -> None:
        ended = asyncio.Event()

        def dismiss(text: str) -> None:
            farewells.append(text)
            ended.set()

        enter_hall(context.hall, Visitor("gus", "10.0.0.2"), dismiss=dismiss)
        command = ["ban", "gus", "--days", "1", "--reason", "spam", "--data", str(tmp_path)]
        assert await asyncio.to_thread(main, command) == 0
        await asyncio.wait_for(ended.wait(), 20)

    monkeypatch.setattr(serving, "_listen", listen)
    monkeypatch.setattr(serving, "BAN_CHECK_SECONDS", 0.05)
    await serving.serve_until_stopped(Config(), tmp_path)
    assert [text.startswith("Access denied: spam (until 20") for text in farewells] == [True]
