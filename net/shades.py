"""Colour codes for several kinds of terminal in one process.

Rich and Textual remember the codes of a style, and the text of a painted strip, as they were first
rendered. Styles and strips are shared by all apps of the process, so whoever came first would
decide whether everybody gets 16, 256 or all colours. Here each kind has codes of its own.
"""

from __future__ import annotations

from functools import lru_cache

from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from textual.strip import Strip

_render = Strip.render


@lru_cache(maxsize=8192)
def codes(style: Style, system: ColorSystem) -> str:
    """The parameters that select a style on a terminal with these colours."""
    remembered = style._ansi
    try:
        return Strip.render_ansi(style, system)
    finally:
        style._ansi = remembered


def render(self: Strip, console: Console) -> str:
    """As Textual's, but only codes for all colours are remembered where everybody finds them."""
    system = console._color_system
    if system is None or system is ColorSystem.TRUECOLOR:
        return _render(self, console)
    return "".join([_styled(text, style, system) for text, style, _ in self._segments])


def _styled(text: str, style: Style | None, system: ColorSystem) -> str:
    ansi = codes(style, system) if style is not None else ""
    return f"\x1b[{ansi}m{text}\x1b[0m" if ansi else text


def keep_shades_apart() -> None:
    """From now on."""
    Strip.render = render  # type: ignore[method-assign]


def as_before() -> None:
    """No longer."""
    Strip.render = _render  # type: ignore[method-assign]
