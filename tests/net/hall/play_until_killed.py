"""A program that plays at many tables until it is killed: it is run with a PATH.

It prints the answers acknowledged to each seat: these must be in the file afterwards.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from net.hall.chair import Chair
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan
from saves.server_stores import ServerStores
from saves.sqlite import SqliteStore
from tests.net.hall.halls import answer, table_with
from tests.net.hall.people import ANN, BOB, CID, DAN

TABLES = 8


async def play_on(hall: Hall, seed: int) -> None:
    """One table after the other, each to its end."""
    pair = ((ANN, BOB), (CID, DAN))[seed % 2]
    chairs = await table_with(hall, *pair, seed=seed, clock=ClockPlan("bank", 600, 5))
    while not chairs[0].match.is_over:
        seat = chairs[0].match.update(None).waiting_for[0]
        await answer(chairs[seat])
        acknowledge(chairs[seat])
    for chair in chairs:
        chair.close()


def acknowledge(chair: Chair) -> None:
    print(chair.code, chair.visitor.name, chair.match.update(None).answer_count, flush=True)


async def main(path: Path) -> None:
    hall = Hall(ServerStores.from_sqlite(SqliteStore(path)), pace=0)
    await hall.restore()
    for start in range(0, 10**6, TABLES):
        await asyncio.gather(*(play_on(hall, start + number) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
