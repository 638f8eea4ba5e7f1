"""Admission control: connection slots, and a queue for work that is done one by one."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable

from attrs import define, field


class Turnstile:
    """Admits one caller at a time, the next one when the previous has left or takes too long.

    The networks take turns, so that one of them cannot keep the others waiting.
    """

    def __init__(self, patience: float) -> None:
        """Create a turnstile; `patience` is the maximum number of seconds for a caller."""
        self._patience = patience
        self._is_taken = False
        self._queues: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiting callers of each network; the first network is the next one."""

    async def enter(self, network: str) -> Callable[[], None]:
        """Wait for the caller's turn and return the function that ends the turn."""
        if self._is_taken:
            await self._wait_in_queue(network)
        self._is_taken = True
        loop, is_over = asyncio.get_running_loop(), False

        def leave() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                timeout_timer.cancel()
                self._admit_next()

        timeout_timer = loop.call_later(self._patience, leave)
        return leave

    async def _wait_in_queue(self, network: str) -> None:
        place = asyncio.get_running_loop().create_future()
        self._queues.setdefault(network, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was admitted and left in the same moment
                self._admit_next()
            raise

    def _admit_next(self) -> None:
        """Admit the first caller of the next network, which then goes behind the others."""
        self._is_taken = False
        while self._queues and not self._is_taken:
            network = next(iter(self._queues))
            queue = deque(place for place in self._queues.pop(network) if not place.done())
            if queue:
                queue.popleft().set_result(None)
                self._is_taken = True
            if queue:
                self._queues[network] = queue


@define
class ConnectionSlots:
    """A limit on connections in total, and on those of each network."""

    total: int
    per_network: int
    _used_counts: Counter[str] = field(init=False, factory=Counter)

    def try_take(self, network: str) -> bool:
        """Take a slot; False if the total or the network's share is used up."""
        if (
            self._used_counts.total() >= self.total
            or self._used_counts[network] >= self.per_network
        ):
            return False
        self._used_counts[network] += 1
        return True

    def give_back(self, network: str) -> None:
        self._used_counts[network] -= 1
        if self._used_counts[network] <= 0:
            del self._used_counts[network]

    def __len__(self) -> int:
        return self._used_counts.total()
