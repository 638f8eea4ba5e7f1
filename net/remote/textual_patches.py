"""Thrift: what many apps in one process would each make, or throw away, is made once or not at all.

- Collections are the latency tail: with a hundred apps a full one stops everybody for a third of a
  second. Textual's `Strip` can store itself in its own caches, which makes every paint cyclic
  garbage; here it does not. What is left comes from finished sessions, and a `GcKeeper` collects
  it when nobody is waiting.
- Each app would read the same stylesheets again; here they are read once for all.
- A finished app is kept alive by caches and cycles; here it is taken apart.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rich.style import Style
from textual.app import App
from textual.cache import LRUCache
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.css.types import CSSLocation
from textual.strip import Strip

from net.remote import colour_codes as shades

GENERATION_0 = 50_000
A_MOMENT = 1.0
"""Seconds after which a new session has made what it will keep."""
MOST_DEPARTED = 200
"""Finished sessions, each with some dozens of kilobytes, before the others have to wait for it."""
SHEETS = 512
"""Pieces of style that are kept: some dozens for each theme that is in use."""
LAST_MOMENTS = 2.0
"""Seconds that the tasks of a finished app get to end."""

_divide = Strip.divide
_crop_extend = Strip.crop_extend
_parse_rules = Stylesheet._parse_rules
_rules: LRUCache[tuple[object, ...], list[RuleSet]] = LRUCache(SHEETS)


def divide(self: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """As Textual's, but a strip that is not cut is not remembered as its own part."""
    wanted = [cut for cut in cuts if cut <= self.cell_length]
    return [self] if wanted == [self.cell_length] else _divide(self, wanted)


def crop_extend(self: Strip, start: int, end: int, style: Style | None) -> Strip:
    """As Textual's, but a strip that already fits is not remembered as its own crop."""
    if start == 0 and end == self.cell_length:
        return self
    return _crop_extend(self, start, end, style)


def parse_rules(
    self: Stylesheet,
    css: str,
    read_from: CSSLocation,
    is_default_rules: bool = False,
    tie_breaker: int = 0,
    scope: str = "",
) -> list[RuleSet]:
    """As Textual's, but what one app has read serves all that have the same variables."""
    variables = tuple(self._variables.items())
    key = (css, read_from, is_default_rules, tie_breaker, scope, variables)
    rules = _rules.get(key)
    if rules is None:
        rules = _parse_rules(self, css, read_from, is_default_rules, tie_breaker, scope)
        _rules[key] = rules
    return rules


_thresholds = gc.get_threshold()


def patch_textual() -> None:
    """Once, when a server starts: do without what is not needed, and collect seldom."""
    Strip.divide = divide  # type: ignore[method-assign]
    Strip.crop_extend = crop_extend  # type: ignore[method-assign]
    Stylesheet._parse_rules = parse_rules  # type: ignore[method-assign]
    shades.patch_colours()
    gc.collect()
    gc.freeze()
    gc.set_threshold(GENERATION_0, 20, 100)


def unpatch_textual() -> None:
    """When the server has stopped: leave the process as it was."""
    Strip.divide = _divide  # type: ignore[method-assign]
    Strip.crop_extend = _crop_extend  # type: ignore[method-assign]
    Stylesheet._parse_rules = _parse_rules  # type: ignore[method-assign]
    shades.unpatch_colours()
    _rules.clear()
    gc.set_threshold(*_thresholds)
    gc.unfreeze()


class GcKeeper:
    """Keeps the collector away from what will stay, and sweeps when it hurts nobody.

    What a session makes at its beginning is frozen, that is, never looked at again. So collections
    are short, but cycles among it are only found by a sweep: when everybody has left, or when so
    many have that the memory is worth a pause.
    """

    def __init__(self) -> None:
        self._live = 0
        self._departed = 0
        self._soon: asyncio.TimerHandle | None = None

    def came(self) -> None:
        """A session has begun."""
        self._live += 1
        self._later(gc.freeze)

    def went(self) -> None:
        """A session is over."""
        self._live -= 1
        self._departed += 1
        if not self._live or self._departed >= MOST_DEPARTED:
            self._later(self._sweep)

    def stop(self) -> None:
        """Nothing more is to be swept."""
        if self._soon is not None:
            self._soon.cancel()

    def _later(self, work: Callable[[], None]) -> None:
        """In a moment, if nothing else has happened until then."""
        self.stop()
        self._soon = asyncio.get_running_loop().call_later(A_MOMENT, work)

    def _sweep(self) -> None:
        self._departed = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()


class AppTeardown:
    """The parts of an app, noted when it begins to close: afterwards they cannot be found."""

    def __init__(self, app: App[Any]) -> None:
        self._app = app
        self._nodes: list[Any] = []
        self._close_all = app._close_all
        app._close_all = self._note  # type: ignore[method-assign]

    async def _note(self) -> None:
        self._nodes += self._app._registry
        await self._close_all()

    async def take_apart(self) -> None:
        """Let go of a finished app. Its parts refer to each other, and caches keyed by one of them
        would keep the whole of it alive."""
        nodes: list[Any] = [*self._nodes, *self._app._registry]
        tasks = [node._task for node in nodes if node._task is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=LAST_MOMENTS)
        parts = [*nodes, self._app._driver, self._app]
        for part in parts:
            if part is not None:
                part.__dict__.clear()
        self.__dict__.clear()
