"""Makes docs/duel.svg from the real app: `make picture`.

Two greedy bots play the opening; the picture is what the first of them would see.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path

from engine.core import registry
from engine.core.chance import seeded
from net.table import Table
from saves.record import HUMAN, Player
from saves.store import Store
from screens.table import TablePage
from tui.app import WardenclyffeApp, open_store

SEED = 4
ANSWERS = 58
"""Far enough into phase 2 for a lively board."""


async def main(target: Path) -> None:
    """Play up to the moment, open the table, take the picture."""
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        app = WardenclyffeApp(store=store, folder=Path(folder))
        async with app.run_test(size=(120, 36)) as pilot:
            table = await played(store)
            await app.push_screen(TablePage(table))
            await pilot.pause()
            svg = app.export_screenshot(title="Wardenclyffe")
        store.close()
    target.write_text(without_fonts(svg), "utf-8")


def without_fonts(svg: str) -> str:
    """A picture that loads nothing from elsewhere: the reader's own monospaced font will do."""
    return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "Menlo")


async def played(store: Store) -> Table:
    """A table in the middle of a game, the first seat to move."""
    game = registry.find("duel")
    players = (Player(HUMAN, "You"), Player("greedy", "Greedy"))
    table = await Table.create(game, players=players, store=store, seed=SEED)
    bot = game.bots["greedy"](seeded(SEED))
    while len(table._match.log) < ANSWERS or table.update(0).decision is None:
        for asked in table._match.pending:
            await table.answer(asked.seat, bot.choose(table._match.sight(asked.seat)))
    return table


if __name__ == "__main__":
    asyncio.run(main(Path(__file__).with_name("duel.svg")))
