"""Colour codes for several kinds of terminal in one process.

Rich and Textual remember the codes of a style, and the text of a painted strip, as they were first
rendered. Styles and strips are shared by all apps of the process, so the first visitor would
decide whether all visitors get 16, 256 or all colours. Here each kind has codes of its own.

Of 256 colours the nearest to the eye is taken. Rich's own choice leaves the greys aside for
anything bluish: all dark grounds would become one black, but for a shrill navy.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import dist

from rich.color import Color, ColorSystem, ColorType
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.style import Style
from textual.color import Color as TextualColor
from textual.color import rgb_to_lab
from textual.strip import Strip

_textual_render = Strip.render


@lru_cache(maxsize=8192)
def codes(style: Style, system: ColorSystem) -> str:
    """The parameters that select a style on a terminal with these colours."""
    if system is ColorSystem.EIGHT_BIT:
        style += Style(color=_of_256(style.color), bgcolor=_of_256(style.bgcolor))
    remembered = style._ansi
    try:
        return Strip.render_ansi(style, system)
    finally:
        style._ansi = remembered


def _of_256(colour: Color | None) -> Color | None:
    """The colour as such a terminal shows it; its first sixteen are left to its owner's taste."""
    if colour is None or colour.type is not ColorType.TRUECOLOR:
        return colour
    return Color.from_ansi(nearest(colour.get_truecolor()))


@lru_cache(maxsize=4096)
def nearest(colour: ColorTriplet) -> int:
    """The number of the colour, among 16 to 255, that looks most like this one."""
    wanted = _seen(colour)
    return min(range(16, 256), key=lambda number: dist(wanted, _fixed()[number - 16]))


@cache
def _fixed() -> tuple[tuple[float, float, float], ...]:
    """The colours that are the same on every such terminal: a cube of 216, and 24 greys."""
    return tuple(_seen(Color.from_ansi(number).get_truecolor()) for number in range(16, 256))


def _seen(colour: ColorTriplet) -> tuple[float, float, float]:
    """As the eye sees it: distances in this space are differences that people notice."""
    lab = rgb_to_lab(TextualColor(*colour))
    return lab.L, lab.a, lab.b


def render(self: Strip, console: Console) -> str:
    """As Textual's `Strip.render`, but only codes for true colour are remembered in the strip."""
    system = console._color_system
    if system is None or system is ColorSystem.TRUECOLOR:
        return _textual_render(self, console)
    return "".join([_styled(text, style, system) for text, style, _ in self._segments])


def _styled(text: str, style: Style | None, system: ColorSystem) -> str:
    ansi = codes(style, system) if style is not None else ""
    return f"\x1b[{ansi}m{text}\x1b[0m" if ansi else text


def patch_colours() -> None:
    """Have all strips of the process rendered by `render`."""
    Strip.render = render  # type: ignore[method-assign]
