"""Garbage under control: with many apps in one process, collections are the latency tail.

Textual's `Strip` can store itself in its own caches, which makes every paint cyclic garbage. The
two methods below are replaced by ones that do not, and the collector is told to take its time.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from typing import Any

from rich.style import Style
from textual.app import App
from textual.strip import Strip

GENERATION_0 = 50_000

_divide = Strip.divide
_crop_extend = Strip.crop_extend


def divide(self: Strip, cuts: Iterable[int]) -> Sequence[Strip]:
    """As Textual's, but a strip that is not cut is not remembered as its own part."""
    wanted = [cut for cut in cuts if cut <= self.cell_length]
    return [self] if wanted == [self.cell_length] else _divide(self, wanted)


def crop_extend(self: Strip, start: int, end: int, style: Style | None) -> Strip:
    """As Textual's, but a strip that already fits is not remembered as its own crop."""
    if start == 0 and end == self.cell_length:
        return self
    return _crop_extend(self, start, end, style)


def take_control() -> None:
    """Once, when a server starts: no self-references, and few, late collections."""
    Strip.divide = divide  # type: ignore[method-assign]
    Strip.crop_extend = crop_extend  # type: ignore[method-assign]
    gc.collect()
    gc.freeze()
    gc.set_threshold(GENERATION_0, 20, 100)


def take_apart(app: App[Any]) -> None:
    """Let go of a finished app. Caches keyed by its parts would keep the whole of it alive."""
    nodes: list[Any] = [*app._registry, app]
    driver: Any = app._driver
    for node in nodes:
        node.__dict__.clear()
    if driver is not None:
        driver.__dict__.clear()
