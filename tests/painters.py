"""Painters made of functions, for tests."""

from __future__ import annotations

from typing import Any

from screens.table.painter import Painter


def painter_of(base: Painter[Any] | None = None, /, **hooks: Any) -> Painter[Any]:
    """A painter with these functions and values as its hooks; the others are those of `base`."""
    members = {name: staticmethod(each) if callable(each) else each for name, each in hooks.items()}
    made: type[Painter[Any]] = type(
        "OddPainter", (Painter if base is None else type(base),), members
    )
    return made()
