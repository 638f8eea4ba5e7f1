"""A program that answers in a loop until it is killed: it is run with a PATH.

It prints each answer before and after it is acknowledged.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from engine.core.codec import digest
from net.play.table import Table
from net.play.update import Update
from saves.sqlite import SqliteStore
from tests.net.play.tables import ANN, BOB, play, table_of


def fingerprint(table: Table) -> str:
    """Everything that the seats see and are asked, in a few letters."""
    updates = (table.update(seat) for seat in (*range(len(table.players)), None))
    return digest(*(_same_everywhere(update) for update in updates))[:16]


def _same_everywhere(update: Update) -> bytes:
    choices = update.decision.choices if update.decision is not None else ()
    return repr((update, [update.is_final(each) for each in choices])).encode()


async def main(path: Path) -> None:
    store = SqliteStore(path)
    seed = 0
    while True:
        seed += 1
        table = await table_of(store, ANN, BOB, ANN, BOB, seed=seed, cards="4")
        table.watch(None, lambda update, table=table: acknowledge(table, update))  # type: ignore[misc]
        await play(table)


def acknowledge(table: Table, update: Update) -> None:
    print(table.id, update.answer_count, fingerprint(table), flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
