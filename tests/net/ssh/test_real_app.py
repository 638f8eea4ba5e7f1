"""The app that people really get, on the same lines: several at once, each with a game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.app import App

from net.ssh.session import Session
from saves.sqlite import SqliteStore
from tests.net.conftest import Opens
from tests.net.ssh.board_host import BoardHost
from tests.net.ssh.caller import Caller, calling
from tests.net.ssh.waiting import until
from tui.app import WardenclyffeApp
from tui.start import NewGame

A_FEW = 6


class Gamehouse(BoardHost):
    """A host whose visitors each play Duel against a bot."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self.store = SqliteStore(folder / "matches.sqlite3")

    def make_app(self, session: Session) -> App[None]:
        return WardenclyffeApp(
            store=self.store,
            folder=self._folder / session.visitor.name,
            start=NewGame("duel", ("human", "greedy"), seed=3, options={"first": "seat 2"}),
            ascii_only=not session.terminal.is_unicode,
        )


@pytest.fixture
def gamehouse(tmp_path: Path) -> Iterator[Gamehouse]:
    host = Gamehouse(tmp_path)
    yield host
    host.store.close()


async def decide(caller: Caller) -> None:
    seen = {caller.screen}
    for _ in range(A_FEW):
        caller.press("enter")
        await caller.wait(lambda: caller.screen not in seen, "a change")
        seen.add(caller.screen)


async def test_several_games_on_several_terminals(opens: Opens, gamehouse: Gamehouse) -> None:
    site = await opens(host=gamehouse)
    async with (
        calling(site.port, "tesla", size=(120, 36), environ={"COLORTERM": "truecolor"}) as tesla,
        calling(site.port, "edison", size=(80, 24), term="linux") as edison,
    ):
        await asyncio.gather(tesla.see("Choose"), edison.see("Choose"))
        await asyncio.gather(decide(tesla), decide(edison))
        tesla.resize(80, 24)
        await tesla.wait(lambda: max(map(len, tesla.screen.splitlines())) <= 80, "a narrow table")
        assert edison.received.isascii()
        assert not tesla.received.isascii()
        assert b"38;2;" not in edison.received
    await until(lambda: not site.server.sessions, "the sessions to end")
    assert site.server.metrics.crashes == 0


def click_at(caller: Caller, words: str) -> None:
    rows = caller.screen.splitlines()
    (y, row), *_ = ((y, row) for y, row in enumerate(rows, 1) if words in row)
    cell = f"0;{row.index(words) + 1};{y}"
    caller.press(f"\x1b[<{cell}M", f"\x1b[<{cell}m")


async def test_a_click_looks_at_what_cannot_be_chosen(opens: Opens, gamehouse: Gamehouse) -> None:
    site = await opens(host=gamehouse)
    async with calling(site.port, "tesla", size=(120, 36)) as tesla:
        await tesla.see("Choose")
        assert b"\x1b[?1000h" in tesla.received
        assert b"\x1b[?1003h" not in tesla.received, "moves of the mouse would cost a key each"
        click_at(tesla, "Nikola Tesla")  # the bot plays AC already
        await tesla.see("Looking", "is Transformers.", "Goal: Hold all 3 Technologies")
        tesla.press("escape")
        await tesla.wait(lambda: "Looking" not in tesla.screen, "the choices again")
