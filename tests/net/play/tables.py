"""Tables, players and watchers for the tests of tables."""

from __future__ import annotations

import asyncio
from typing import Any

from attrs import define, field

from engine.core.chance import Chance
from engine.core.choice import Choice
from net.play.table import Table
from saves.entries import Entry
from saves.errors import DiskFullError
from saves.record import Player
from saves.store import Snapshot, Store, StoredMatch, Summary
from tests.sample_games import high_card
from tests.saves.sample_matches import ANN, BOB

__all__ = ["ANN", "BOB"]

ROBOT = Player("random", "Robot")
GREEN = Player("random", "Green")


@define
class FragileStore:
    """A store whose disk is full when we say so, and which can be made to wait."""

    store: Store
    is_full: bool = False
    gate: asyncio.Event | None = None
    arrived: asyncio.Event = field(factory=asyncio.Event)
    """Set when a write has reached the gate."""

    async def create(self, stored: StoredMatch) -> None:
        await self._pass()
        await self.store.create(stored)

    async def append(
        self, match_id: str, entry: Entry, snapshot: Snapshot, *, last_link: str
    ) -> None:
        await self._pass()
        await self.store.append(match_id, entry, snapshot, last_link=last_link)

    async def summaries(self) -> list[Summary]:
        return await self.store.summaries()

    async def load(self, match_id: str) -> StoredMatch:
        return await self.store.load(match_id)

    async def delete(self, match_id: str) -> None:
        await self.store.delete(match_id)

    def close(self) -> None:
        self.store.close()

    def shut(self) -> asyncio.Event:
        self.arrived.clear()
        self.gate = asyncio.Event()
        return self.gate

    async def _pass(self) -> None:
        self.arrived.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.is_full:
            raise DiskFullError("the disk is full")


async def table_of(store: Store, *players: Player, seed: int = 7, **options: Any) -> Table:
    """A table of the tiny game; Ann and Bob play if no players are given."""
    return await Table.create(
        high_card.GAME,
        high_card.Options(**options),
        players=players or (ANN, BOB),
        seed=seed,
        store=store,
        pace=0,
    )


def pick(table: Table, seat: int) -> Choice:
    """A choice that the seat is offered, the same whenever it is asked for."""
    update = table.update(seat)
    assert update.decision is not None
    return Chance(update.answer_count).pick(update.decision.choices)


async def play(table: Table, *, answers: int = 1000) -> None:
    for _ in range(answers):
        waiting = table.update(None).waiting_for
        if not waiting:
            return
        await table.answer(waiting[0], pick(table, waiting[0]))
