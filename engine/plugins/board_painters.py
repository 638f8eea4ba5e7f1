"""The board painters that other packages provide.

The engine never calls a painter: screens do. The list of their entry points is here, so that a
command without a screen can also check them.
"""

from __future__ import annotations

from typing import Any

from engine.core.errors import BadPluginError
from engine.core.registry import is_built_in
from engine.plugins.entry_points import PluginGroup


class BoardPainter:
    """The base class of `screens.table.painter.Painter`, used to check entry points."""


def _checked_painter(name: str, painter: Any) -> Any:
    if is_built_in(name):
        raise BadPluginError("a built-in game has its own board")
    if not isinstance(painter, BoardPainter):
        raise BadPluginError(f"a {type(painter).__name__} is not a Painter")
    return painter


PAINTERS = PluginGroup("wardenclyffe.painters", "painter", _checked_painter)
"""The painters of other packages, by the slug of the game."""
