"""What every hosted table needs from the hall that it stands in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from attrs import define, field

from net.config import Limits
from net.hall.background import BackgroundTasks
from net.hall.errors import TooFastError
from net.hall.timers import Clock
from net.limits import Buckets
from net.metrics import Metrics
from net.visitor import Visitor
from saves.store import Store
from saves.tables import TableStore

if TYPE_CHECKING:
    from net.hall.hosted_table import HostedTable

ACTIONS_PER_MINUTE = 60
"""Sitting down, standing up, asking for things: each is stored and told to all."""
HINTS_PER_MINUTE = 20
"""A hint can cost a good part of a second of CPU."""
A_HOUSEHOLD = 4
"""Names that may play from one network as if each were alone; its guests are one together."""
GUESSES_PER_MINUTE = 20
"""Codes of tables that there are not. A private table is as safe as its code."""


class Rate:
    """What somebody may do in a minute, and what all may do together who come from one network.

    A guest can come under a new name each time, but hardly from a new address; and whoever has
    time can claim many names.
    """

    def __init__(self, per_minute: int, clock: Callable[[], float]) -> None:
        self._each = Buckets(per_minute, clock)
        self._network = Buckets(A_HOUSEHOLD * per_minute, clock)

    def take(self, visitor: Visitor) -> bool:
        """Use one, if there is one."""
        who = visitor.network if visitor.is_guest else visitor.name
        return self._each.take(who) and self._network.take(visitor.network)


@define(kw_only=True)
class Services:
    """The stores, the time, the limits, and whom to tell of changes."""

    matches: Store
    pages: TableStore
    clockwork: Clock
    limits: Limits
    metrics: Metrics
    chores: BackgroundTasks
    bots: BackgroundTasks
    """The bots at work, one task for each table that is awake."""
    pace: float
    """Seconds that bots take for an answer."""
    changed: Callable[[], None]
    """The lobby would show something else now."""
    muted_by: Callable[[str], frozenset[str]]
    """The labels that an identity does not want to hear."""
    again: Callable[[HostedTable, Visitor], Awaitable[HostedTable]]
    """Set the same table once more."""
    check_tables: Callable[[Visitor], None]
    """Refuse somebody who is at as many tables as anybody may be."""
    forget: Callable[[HostedTable], None]
    """A table is gone, or has not been looked at since it was over."""
    _chat: Rate = field(init=False)
    _actions: Rate = field(init=False)
    _hints: Rate = field(init=False)
    _guesses: Rate = field(init=False)

    def __attrs_post_init__(self) -> None:
        passed = self.clockwork.passed
        self._chat = Rate(self.limits.chat_per_minute, passed)
        self._actions = Rate(ACTIONS_PER_MINUTE, passed)
        self._hints = Rate(HINTS_PER_MINUTE, passed)
        self._guesses = Rate(GUESSES_PER_MINUTE, passed)

    def may_chat(self, visitor: Visitor) -> None:
        """Refuse what nobody could read."""
        self._take(self._chat, visitor, "you are talking too fast")

    def may_act(self, visitor: Visitor) -> None:
        """Refuse to be kept busy by one person."""
        self._take(self._actions, visitor, "that is too much at once")

    def may_ask_for_hint(self, visitor: Visitor) -> None:
        """Refuse to think for one person only."""
        self._take(self._hints, visitor, "the bots need a rest")

    def has_guessed(self, visitor: Visitor) -> None:
        """Count a code that was wrong."""
        self._take(self._guesses, visitor, "too many wrong codes")

    def _take(self, rate: Rate, visitor: Visitor, words: str) -> None:
        if not rate.take(visitor):
            self.metrics.reject("too fast")
            raise TooFastError(f"{words}; please wait a little")
