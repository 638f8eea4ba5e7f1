"""A hall, and people who visit it with the app or without one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import attrs

from engine.core.options import value_text
from engine.core.registry import find
from net.config import Config
from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.http_post import HttpPoster
from net.ssh.command import Command
from net.visitor import Visitor
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from screens.online.online_table import OnlineTablePage
from screens.online.terms import TermsPage
from tests.net.hall.halls import pick
from tests.screens.driving import Driver
from tui.remote_app import Arrival, Invitation, RemoteApp, ServerContext

ADA = Visitor("ada", "10.0.0.1", "SHA256:ada")
BOB = Visitor("bob", "10.0.0.2", "SHA256:bob")
CID = Visitor("cid", "10.0.0.3", "SHA256:cid")
GUS = Visitor("gus", "10.0.0.5")
EVE = Visitor("eve", "10.0.0.9", "SHA256:eve", is_admin=True)

OPEN = SeatPlan()
ROBOT = SeatPlan("bot", "random")


def option_words(slug: str) -> list[str]:
    """What is to be read of a game's options, each as label and value."""
    options = find(slug).options()
    return [
        f"{each.metadata['label']}: {value_text(each, getattr(options, each.name))}"
        for each in attrs.fields(type(options))
    ]


@asynccontextmanager
async def open_hall(
    folder: Path, *, poster: HttpPoster | None = None, **settings: Any
) -> AsyncIterator[Hall]:
    """A hall whose bots do not keep a test waiting."""
    store = SqliteStore(folder / "matches.sqlite3", patience=0.05)
    stores = ServerStores.from_sqlite(store)
    hall = Hall(stores, config=Config(**settings), pace=0, poster=poster)
    await hall.restore()
    for person in (ADA, BOB, CID, EVE):
        await hall.accounts.claim(person.name, person.fingerprint)
    try:
        yield hall
    finally:
        await hall.close()
        store.close()


@asynccontextmanager
async def visiting(
    hall: Hall,
    folder: Path,
    visitor: Visitor = ADA,
    *,
    size: tuple[int, int] = (120, 36),
    command: Command = Command(),  # noqa: B008  (a value that never changes)
    dismissed: list[str] | None = None,
    ascii_only: bool = False,
    has_notifications: bool = False,
    shows_errors: bool = False,
) -> AsyncIterator[Driver]:
    """Open a visitor's app in the hall, with a driver for its keyboard."""
    dismiss = ([] if dismissed is None else dismissed).append
    context = ServerContext(hall, folder, Invitation("games.example", 8022))
    arrival = Arrival(
        visitor,
        command,
        dismiss=dismiss,
        ascii_only=ascii_only,
        has_notifications=has_notifications,
    )
    app = RemoteApp(arrival, context, shows_errors=shows_errors)
    store = hall.services.stores.matches
    assert isinstance(store, SqliteStore)
    async with app.run_test(size=size, notifications=True) as pilot:
        try:
            await pilot.pause()
            yield Driver(app, pilot, store)
        finally:
            if app.visit_context is not None:
                app.visit_context.visit.leave()


async def sets_table(hall: Hall, visitor: Visitor, *seats: SeatPlan, **settings: Any) -> Chair:
    plan = Plan("tiny", seats=seats or (OPEN, OPEN), **{"seed": 7, **settings})
    return await enter_hall(hall, visitor).create(plan)


async def sits_down(driver: Driver) -> OnlineTablePage:
    """The visitor of an app agrees to the terms of a table, and the match begins."""
    await driver.come_to(TermsPage)
    await driver.press("y")
    return await driver.come_to(OnlineTablePage)


async def answers(chair: Chair) -> None:
    assert chair.seat is not None
    await chair.match.answer(chair.seat, pick(chair))
