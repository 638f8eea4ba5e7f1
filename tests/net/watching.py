"""Everything that one pair of eyes gets to see of a match."""

from __future__ import annotations

import asyncio

from net.play.playable import Playable
from net.play.update import Update


class Watching:
    """Keeps every update of the matches that it watches, the first of them from the beginning."""

    def __init__(self, match: Playable | None = None, seat: int | None = None) -> None:
        self.updates: list[Update] = []
        self.news = asyncio.Event()
        if match is not None:
            match.watch(seat, self)

    def __call__(self, update: Update) -> None:
        self.updates.append(update)
        self.news.set()

    @property
    def last(self) -> Update:
        return self.updates[-1]

    async def next(self) -> None:
        self.news.clear()
        await self.news.wait()

    async def until_over(self) -> Update:
        async with asyncio.timeout(30):
            while not self.updates or self.last.outcome is None:
                await self.next()
        return self.last
