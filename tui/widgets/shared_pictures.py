"""Pictures that are painted once for all viewers who see the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

from tui.widgets.canvas import Picture

PaintFunction = TypeVar("PaintFunction", bound=Callable[..., Picture])

MAX_CELLS = 12_000
"""The cells of the largest cached picture: a board in a window of 200x60. Few people share a larger
one, and a visitor could make a server cache one of every size."""


def is_kept(width: int, height: int) -> bool:
    """Is a picture of this size cached?"""
    return width * height <= MAX_CELLS


def cache_pictures(most: int) -> Callable[[PaintFunction], PaintFunction]:
    """Cache the last `most` pictures of a painter `paint(what, width, height, ...)`, except for
    huge ones."""

    def decorate(paint: PaintFunction) -> PaintFunction:
        painter_with_cache = lru_cache(most)(paint)

        @wraps(paint)
        def paint_cached(
            subject: object, width: int, height: int, *args: Any, **kwargs: Any
        ) -> Picture:
            painter = painter_with_cache if is_kept(width, height) else paint
            return painter(subject, width, height, *args, **kwargs)

        return cast("PaintFunction", paint_cached)

    return decorate
