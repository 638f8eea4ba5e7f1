"""Makes the pictures of the README from the real app: `make picture`.

Greedy bots play up to a lively moment; the picture is what the first of them would see.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from attrs import frozen

from engine.core import registry
from engine.core.chance import seeded
from net.play.table import Table
from saves.record import HUMAN, Player
from saves.store import Store
from screens.table.page import TablePage
from tui.app import WardenclyffeApp, open_store

FOLDER = Path(__file__).parent


@frozen
class Shot:
    """A moment worth a picture."""

    game: str
    seats: int
    seed: int
    answers: int
    """How far into the match it lies; the picture is taken when the first seat is asked next."""


SHOTS = (Shot("duel", 2, 4, 58), Shot("lightning", 4, 4, 60), Shot("taidian", 4, 7, 260))


async def picture(shot: Shot) -> str:
    """Play up to the moment, open the table, take the picture."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        app = WardenclyffeApp(store=store, folder=Path(folder))
        async with app.run_test(size=(120, 36)) as pilot:
            await app.push_screen(TablePage(await played(shot, store)))
            await pilot.pause()
            svg = app.export_screenshot(title="Wardenclyffe")
        store.close()
    return without_fonts(svg)


def without_fonts(svg: str) -> str:
    """A picture that loads nothing from elsewhere: the reader's own monospaced font will do."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "Menlo")


async def played(shot: Shot, store: Store) -> Table:
    """A table in the middle of a game, the first seat to move."""
    game = registry.find(shot.game)
    others = [Player("greedy", f"Greedy {number}") for number in range(2, shot.seats + 1)]
    players = (Player(HUMAN, "You"), *others)
    table = await Table.create(game, players=players, store=store, seed=shot.seed)
    bot = game.bots["greedy"](seeded(shot.seed))
    while len(table._match.log) < shot.answers or table.update(0).decision is None:
        for asked in table._match.pending:
            await table.answer(asked.seat, bot.choose(table._match.sight(asked.seat)))
    return table


if __name__ == "__main__":
    for shot in SHOTS:
        FOLDER.joinpath(f"{shot.game}.svg").write_text(asyncio.run(picture(shot)), "utf-8")
