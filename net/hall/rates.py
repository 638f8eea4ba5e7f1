"""Rates of actions that cost other people: chat, seating, hints, guessed codes."""

from __future__ import annotations

from collections.abc import Callable

from net.buckets import Buckets
from net.hall.errors import TooFastError
from net.metrics import Metrics
from net.visitor import Visitor

ACTIONS_PER_MINUTE = 60
"""Sitting down, standing up, making requests: each is stored and sent to all."""
TABLES_PER_MINUTE = 12
"""New tables: each is stored, shown in all lobbies, and opens a page or two."""
REQUESTS_PER_MINUTE = 3
"""Requests for an undo or an early end: each asks all other players."""
HINTS_PER_MINUTE = 20
"""A hint can take a good part of a second of CPU time."""
GUESSES_PER_MINUTE = 20
"""Wrong table codes. The code is the only protection of a private table."""
NAMES_PER_NETWORK = 4
"""Accounts that may act at full rate from one network. All guests of a network count as one."""


class Rate:
    """A rate per minute for one visitor, and for all visitors of one network together.

    A guest can easily change names but not addresses, and accounts are free, so the network also
    has a limit.
    """

    def __init__(self, per_minute: int, time: Callable[[], float]) -> None:
        self._each = Buckets(per_minute, time)
        self._network = Buckets(NAMES_PER_NETWORK * per_minute, time)

    def try_take(self, visitor: Visitor) -> bool:
        """Count one use; False if the visitor or the network has none left."""
        bucket_name = visitor.network if visitor.is_guest else visitor.name
        return self._each.try_take(bucket_name) and self._network.try_take(visitor.network)


class VisitorRates:
    """The rates of all visitors. Each method counts one use, and raises TooFastError beyond the
    limit."""

    def __init__(
        self, *, chat_per_minute: int, time: Callable[[], float], metrics: Metrics
    ) -> None:
        self._metrics = metrics
        self._chat = Rate(chat_per_minute, time)
        self._actions = Rate(ACTIONS_PER_MINUTE, time)
        self._tables = Rate(TABLES_PER_MINUTE, time)
        self._requests = Rate(REQUESTS_PER_MINUTE, time)
        self._hints = Rate(HINTS_PER_MINUTE, time)
        self._guesses = Rate(GUESSES_PER_MINUTE, time)

    def check_chat(self, visitor: Visitor) -> None:
        self._check_rate(self._chat, visitor, "too many messages")

    def check_action(self, visitor: Visitor) -> None:
        """Count an action that is stored and sent to others."""
        self._check_rate(self._actions, visitor, "too many actions at once")

    def check_new_table(self, visitor: Visitor) -> None:
        self._check_rate(self._tables, visitor, "too many new tables at once")

    def check_request(self, visitor: Visitor) -> None:
        """Count a request that the other players have to answer."""
        self._check_rate(self._requests, visitor, "too many requests to the others")

    def check_hint(self, visitor: Visitor) -> None:
        self._check_rate(self._hints, visitor, "too many hints")

    def check_wrong_code(self, visitor: Visitor) -> None:
        """Count a code that no table has."""
        self._check_rate(self._guesses, visitor, "too many wrong codes")

    def _check_rate(self, rate: Rate, visitor: Visitor, text: str) -> None:
        if not rate.try_take(visitor):
            self._metrics.count_refusal("too fast")
            raise TooFastError(f"{text}; please wait a little")
