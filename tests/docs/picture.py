"""Makes the pictures of the README from the real app: `make picture`.

Of each game: greedy bots play up to a lively moment, and the picture is the first seat's screen.
Of a server: the lobby in the evening, as one visitor sees it.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from attrs import frozen

from engine.core import registry
from engine.core.chance import Chance
from net.config import Config
from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.play.table import Table
from net.visitor import Visitor
from saves.directory import database_path
from saves.record import HUMAN, Player
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from saves.store import Store
from screens.table.table_page import TablePage
from tests.docs.pages import ROOT
from tui.app import WardenclyffeApp, open_store
from tui.remote_app import Arrival, Invitation, RemoteApp, ServerContext

FOLDER = ROOT / "docs"


@frozen
class Shot:
    game: str
    seats: int
    seed: int
    answers: int
    """How far into the match it lies; the picture is taken when the first seat is asked next."""


SHOTS = (
    Shot("duel", 2, 4, 58),
    Shot("lightning", 4, 4, 60),
    Shot("taidian", 4, 7, 260),
    Shot("currents", 4, 4, 220),
    Shot("ages", 2, 4, 160),
)


async def picture(shot: Shot) -> str:
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        app = WardenclyffeApp(store=store, folder=Path(folder))
        async with app.run_test(size=(120, 36)) as pilot:
            await app.push_screen(TablePage(await played(shot, store)))
            await pilot.pause()
            await pilot.press("escape")  # puts away what happened since the last turn
            svg = app.export_screenshot(title="Wardenclyffe")
        store.close()
    return without_fonts(svg)


def without_fonts(svg: str) -> str:
    """A picture that loads nothing from elsewhere: the reader's own monospaced font will do."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "Menlo")


async def played(shot: Shot, store: Store) -> Table:
    game = registry.find(shot.game)
    others = [Player("greedy", f"Greedy {number}") for number in range(2, shot.seats + 1)]
    players = (Player(HUMAN, "You"), *others)
    table = await Table.create(game, players=players, store=store, seed=shot.seed)
    bot = game.bots["greedy"](Chance(shot.seed))
    while len(table._match.log) < shot.answers or table.update(0).decision is None:
        for asked in table._match.pending:
            await table.answer(asked.seat, bot.choose(table._match.sight(asked.seat)))
    return table


async def lobby() -> str:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = SqliteStore(database_path(folder))
        hall = Hall(ServerStores.from_sqlite(store), config=Config(), pace=3600)
        await hall.restore()
        ada, *others = (Visitor(who, "127.0.0.1", who) for who in ("ada", "bo", "mei", "sam"))
        for person in (ada, *others):
            await hall.accounts.claim(person.name, person.fingerprint)
        await fill(hall, others)
        app = RemoteApp(
            Arrival(ada), ServerContext(hall, folder, Invitation("games.example", 8022))
        )
        async with app.run_test(size=(120, 36)) as pilot:
            await pilot.pause()
            svg = app.export_screenshot(title="ssh -p 8022 ada@games.example")
        await hall.close()
        store.close()
    return without_fonts(svg)


async def fill(hall: Hall, people: list[Visitor]) -> None:
    bo, mei, sam = (enter_hall(hall, person) for person in people)
    free, bot = SeatPlan(), SeatPlan("bot", "greedy")
    await bo.create(Plan("lightning", seats=(free, free, free, free)))
    table = await mei.create(Plan("duel", seats=(free, free)))
    await (await sam.come_to(table.code)).sit()
    await sam.create(Plan("taidian", seats=(free, bot, free, bot)))
    await mei.say("A game of Duel? I play AC this time.")
    await sam.say("Coming. Who joins us in Taidian after that?")
    await bo.say("Me! And two seats are free at my table.")


if __name__ == "__main__":
    FOLDER.joinpath("lobby.svg").write_text(asyncio.run(lobby()), "utf-8")
    for shot in SHOTS:
        FOLDER.joinpath(f"{shot.game}.svg").write_text(asyncio.run(picture(shot)), "utf-8")
