"""Admission control: connection slots, and a queue for work that is done one by one."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from attrs import define, field


class Turnstile:
    """Admits one caller at a time, the next one when the previous has left or takes too long."""

    def __init__(self, patience: float) -> None:
        """Create a turnstile; `patience` is the maximum number of seconds for a caller."""
        self._lock = asyncio.Lock()
        self._patience = patience

    async def enter(self) -> Callable[[], None]:
        """Wait for the caller's turn and return the function that ends the turn."""
        await self._lock.acquire()
        loop, is_over = asyncio.get_running_loop(), False

        def leave() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                timeout_timer.cancel()
                self._lock.release()

        timeout_timer = loop.call_later(self._patience, leave)
        return leave


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
        """Give a slot back."""
        self._used_counts[network] -= 1
        if self._used_counts[network] <= 0:
            del self._used_counts[network]

    def __len__(self) -> int:
        return self._used_counts.total()
