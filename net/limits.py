"""Limits on what arrives: rates by token bucket, and counts per address."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from itertools import islice

from attrs import define, field

Clock = Callable[[], float]
REMEMBERED = 4096
"""Addresses or names remembered at most; beyond that those who were quiet are forgotten first."""


def address_of(peer: str) -> str:
    """An address as people write it: one of IPv4 is the same however it came in."""
    try:
        ip = ip_address(peer)
    except ValueError:
        return peer
    return str(ip if ip.version == 4 else ip.ipv4_mapped or ip)


def network_of(address: str) -> str:
    """Whom an address counts as: a stranger has a whole /64 of IPv6, but one address of IPv4."""
    try:
        ip = ip_address(address_of(address))
    except ValueError:
        return address
    return str(ip) if ip.version == 4 else str(ip_network((int(ip), 64), strict=False))


@define
class Bucket:
    """So many a minute, with `burst` at once (as many as in a minute, unless it says)."""

    per_minute: float
    clock: Clock = time.monotonic
    burst: int = field(kw_only=True)
    _level: float = field(init=False)
    _filled: float = field(init=False)

    @burst.default
    def _a_minute(self) -> int:
        return max(1, int(self.per_minute))

    def __attrs_post_init__(self) -> None:
        self._level = float(self.burst)
        self._filled = self.clock()

    def take(self, amount: int = 1) -> bool:
        """Use so many, if there are so many; what is more than ever there is takes all."""
        self._fill()
        amount = min(amount, self.burst)
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def take_most(self, wanted: int) -> int:
        """Use so many, or as many as there are; returns how many."""
        self._fill()
        taken = min(wanted, int(self._level))
        self._level -= taken
        return taken

    def spend(self, amount: int) -> float:
        """Use so many even if they are not there; returns the seconds until the debt is paid."""
        self._fill()
        self._level -= amount
        return max(0.0, -self._level * 60 / self.per_minute)

    @property
    def is_full(self) -> bool:
        """Has it not been used for a while?"""
        self._fill()
        return self._level >= self.burst

    def _fill(self) -> None:
        now = self.clock()
        gained = (now - self._filled) * self.per_minute / 60
        self._level = min(float(self.burst), self._level + gained)
        self._filled = now


@define
class Buckets:
    """One bucket for each address or name."""

    per_minute: float
    clock: Clock = time.monotonic
    burst: int = field(kw_only=True)
    _buckets: dict[str, Bucket] = field(init=False, factory=dict)

    @burst.default
    def _a_minute(self) -> int:
        return max(1, int(self.per_minute))

    def take(self, name: str, amount: int = 1) -> bool:
        """Use some of this name's."""
        if name not in self._buckets:
            self._forget()
            self._buckets[name] = Bucket(self.per_minute, self.clock, burst=self.burst)
        return self._buckets[name].take(amount)

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Addresses come and go; the table of them must not grow for ever, nor be slow to sweep."""
        if len(self._buckets) < REMEMBERED:
            return
        busy = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        newest = islice(busy.items(), max(0, len(busy) - REMEMBERED // 2), None)
        self._buckets = dict(newest)


class Turnstile:
    """Lets one in at a time: the next comes when the one before says so, or takes too long."""

    def __init__(self, patience: float) -> None:
        self._free = asyncio.Lock()
        self._patience = patience

    async def enter(self) -> Callable[[], None]:
        """Wait for one's turn; returns what is to be called when it is over, once or more."""
        await self._free.acquire()
        loop, over = asyncio.get_running_loop(), False

        def leave() -> None:
            nonlocal over
            if not over:
                over = True
                late.cancel()
                self._free.release()

        late = loop.call_later(self._patience, leave)
        return leave


@define
class ConnectionSlots:
    """A number of places, and of those a share for each address."""

    total: int
    each: int
    _taken: Counter[str] = field(init=False, factory=Counter)

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self._taken.total() >= self.total or self._taken[address] >= self.each:
            return False
        self._taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give the place back."""
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]

    def __len__(self) -> int:
        return self._taken.total()
