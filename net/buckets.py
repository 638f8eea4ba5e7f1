"""Rate limits by token bucket, for one sender or per address or name."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice

from attrs import define, field

Now = Callable[[], float]
"""A function that returns the current time, in seconds."""
MAX_BUCKETS = 4096
"""The maximum number of addresses or names; beyond that, idle ones are forgotten first."""


@define
class Bucket:
    """Tokens that refill at `per_minute`, up to `burst` (one minute's tokens if not given)."""

    per_minute: float
    clock: Now = time.monotonic
    burst: int = field(kw_only=True)
    _level: float = field(init=False)
    _filled_at: float = field(init=False)

    @burst.default
    def _default_burst(self) -> int:
        return max(1, int(self.per_minute))

    def __attrs_post_init__(self) -> None:
        self._level = float(self.burst)
        self._filled_at = self.clock()

    def try_take(self, amount: int = 1) -> bool:
        """Take `amount` tokens, capped at `burst`; False if there are not enough."""
        self._fill()
        amount = min(amount, self.burst)
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def take_most(self, limit: int) -> int:
        """Take up to `limit` tokens and return the number taken."""
        self._fill()
        amount = min(limit, int(self._level))
        self._level -= amount
        return amount

    def spend(self, amount: int) -> float:
        """Take `amount` tokens even into debt and return the seconds until the debt is paid."""
        self._fill()
        self._level -= amount
        return max(0.0, -self._level * 60 / self.per_minute)

    @property
    def is_full(self) -> bool:
        """Is the bucket full, because no tokens were taken for a while?"""
        self._fill()
        return self._level >= self.burst

    def _fill(self) -> None:
        now = self.clock()
        gain = (now - self._filled_at) * self.per_minute / 60
        self._level = min(float(self.burst), self._level + gain)
        self._filled_at = now


@define
class Buckets:
    """One bucket for each address or name."""

    per_minute: float
    clock: Now = time.monotonic
    burst: int = field(kw_only=True)
    _buckets: dict[str, Bucket] = field(init=False, factory=dict)

    @burst.default
    def _default_burst(self) -> int:
        return max(1, int(self.per_minute))

    def try_take(self, name: str, amount: int = 1) -> bool:
        return self._bucket_of(name).try_take(amount)

    def spend(self, name: str, amount: int = 1) -> float:
        return self._bucket_of(name).spend(amount)

    def _bucket_of(self, name: str) -> Bucket:
        if name not in self._buckets:
            self._forget()
            self._buckets[name] = Bucket(self.per_minute, self.clock, burst=self.burst)
        return self._buckets[name]

    def __len__(self) -> int:
        return len(self._buckets)

    def _forget(self) -> None:
        """Drop full buckets, and old ones if there are still too many, to bound memory and time."""
        if len(self._buckets) < MAX_BUCKETS:
            return
        busy = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        newest = islice(busy.items(), max(0, len(busy) - MAX_BUCKETS // 2), None)
        self._buckets = dict(newest)
