"""Limits on what arrives: rates by token bucket, and counts per address."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from attrs import define, field

Clock = Callable[[], float]
FORGET_AFTER = 4096
"""Addresses remembered at most; beyond that those whose buckets are full again are dropped."""


@define
class Bucket:
    """So many a minute, with as many at once."""

    per_minute: int
    clock: Clock = time.monotonic
    _level: float = field(init=False)
    _filled: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._level = float(self.per_minute)
        self._filled = self.clock()

    def take(self) -> bool:
        """Use one, if there is one."""
        self._fill()
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Has it not been used for a while?"""
        self._fill()
        return self._level >= self.per_minute

    def _fill(self) -> None:
        now = self.clock()
        gained = (now - self._filled) * self.per_minute / 60
        self._level = min(float(self.per_minute), self._level + gained)
        self._filled = now


@define
class Buckets:
    """One bucket for each address or name."""

    per_minute: int
    clock: Clock = time.monotonic
    _buckets: dict[str, Bucket] = field(factory=dict)

    def take(self, name: str) -> bool:
        """Use one of this name's."""
        if name not in self._buckets:
            self._forget()
            self._buckets[name] = Bucket(self.per_minute, self.clock)
        return self._buckets[name].take()

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Addresses come and go; the table of them must not grow for ever."""
        if len(self._buckets) >= FORGET_AFTER:
            self._buckets = {
                name: bucket for name, bucket in self._buckets.items() if not bucket.is_full
            }


@define
class Places:
    """A number of places, and of those a share for each address."""

    total: int
    each: int
    _taken: Counter[str] = field(factory=Counter)

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
