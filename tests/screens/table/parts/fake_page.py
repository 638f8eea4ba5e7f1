"""A page with no more than the clocks and other parts of a table use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, cast

from attrs import define, field

from screens.table.table_model import TableModel


@define
class Timer:
    """A timer that a test fires by hand."""

    callback: Callable[[], Any]
    running: bool = True

    def stop(self) -> None:
        self.running = False


@define
class FakePage:
    """The part of a page that the clocks need."""

    is_in_front: bool = True
    is_held: bool = False
    timers: list[Timer] = field(factory=list)
    painted: list[tuple[str, ...]] = field(factory=list)

    def set_timer(self, delay: float, callback: Callable[[], Any]) -> Timer:
        self.timers.append(Timer(callback))
        return self.timers[-1]

    set_interval = set_timer

    async def run_guarded(self, step: Callable[..., Awaitable[None] | None], *args: Any) -> None:
        result = step(*args)
        if result is not None:
            await result

    def repaint(self, *sheets: str) -> None:
        self.painted.append(sheets)


def as_model(**parts: Any) -> TableModel:
    return cast("TableModel", SimpleNamespace(**parts))
