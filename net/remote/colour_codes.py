"""Colour codes for several kinds of terminal in one process.

Rich and Textual remember the codes of a style, and the text of a painted strip, as they were first
rendered. Styles and strips are shared by all apps of the process, so the first visitor would decide
whether all visitors get 16, 256 or all colours. Here each kind has its own codes.

With 256 colours the perceptually nearest one is taken. Rich ignores the greys for bluish colours,
so that most dark backgrounds would become black and some a bright navy. Text that is readable in
true colour stays readable with 256 and with 16 colours.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import dist

from rich.color import Color, ColorSystem, ColorType
from rich.color_triplet import ColorTriplet
from rich.console import Console
from rich.style import Style
from textual.color import Color as TextualColor, rgb_to_lab
from textual.strip import Strip

_textual_render = Strip.render

MIN_TEXT_CONTRAST = 4.5
CONSOLE = tuple(
    ColorTriplet(*bytes.fromhex(code))
    for code in (
        *("000000", "aa0000", "00aa00", "aa5500", "0000aa", "aa00aa", "00aaaa", "aaaaaa"),
        *("555555", "ff5555", "55ff55", "ffff55", "5555ff", "ff55ff", "55ffff", "ffffff"),
    )
)


@lru_cache(maxsize=8192)
def style_codes(style: Style, system: ColorSystem) -> str:
    if system is ColorSystem.EIGHT_BIT:
        style += _style_in_256(style)
    elif system is ColorSystem.STANDARD:
        style += _style_in_16(style)
    cached_codes = style._ansi
    try:
        return Strip.render_ansi(style, system)
    finally:
        style._ansi = cached_codes


def _style_in_256(style: Style) -> Style:
    """A style in 256 colours; readable text stays readable."""
    text, ground = _replaceable_colour(style.color), _replaceable_colour(style.bgcolor)
    ground_code = None if ground is None else nearest_colour(ground)
    if text is None:
        return Style(bgcolor=_ansi_colour(ground_code))
    number = nearest_colour(text)
    if (
        ground is not None
        and ground_code is not None
        and contrast(text, ground) >= MIN_TEXT_CONTRAST
    ):
        number = _nearest_readable(text, ground_code)
    return Style(color=_ansi_colour(number), bgcolor=_ansi_colour(ground_code))


def _replaceable_colour(colour: Color | None) -> ColorTriplet | None:
    """A colour to be replaced, or None for the first sixteen, which users define themselves."""
    if colour is None or colour.type is not ColorType.TRUECOLOR:
        return None
    return colour.get_truecolor()


def _ansi_colour(number: int | None) -> Color | None:
    return None if number is None else Color.from_ansi(number)


def _style_in_16(style: Style) -> Style:
    """A style in sixteen colours; text that would be unreadable is changed.

    With so few colours that text and background may become the same grey, such text is shown in
    black or white, whichever has more contrast.
    """
    if style.color is None or style.bgcolor is None:
        return Style()
    text = style.color.downgrade(ColorSystem.STANDARD)
    ground = style.bgcolor.downgrade(ColorSystem.STANDARD)
    if (
        None in (text.number, ground.number)
        or contrast(*_console_colours(text, ground)) >= MIN_TEXT_CONTRAST
    ):
        return Style()
    black, white = Color.from_ansi(0), Color.from_ansi(15)
    return Style(
        color=max(black, white, key=lambda each: contrast(*_console_colours(each, ground)))
    )


def _console_colours(*colours: Color) -> list[ColorTriplet]:
    return [CONSOLE[colour.number or 0] for colour in colours]


def contrast(one: ColorTriplet, other: ColorTriplet) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: ColorTriplet) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=4096)
def nearest_colour(colour: ColorTriplet) -> int:
    """The number from 16 to 255 of the perceptually nearest colour."""
    target = _perceived_colour(colour)
    return min(range(16, 256), key=lambda number: dist(target, _palette_of_256()[number - 16]))


@lru_cache(maxsize=4096)
def _nearest_readable(colour: ColorTriplet, ground: int) -> int:
    """The number of the nearest colour that is readable on the colour number `ground`."""
    target, ground_colour = _perceived_colour(colour), _triplets()[ground - 16]
    readable = (
        n
        for n in range(16, 256)
        if contrast(_triplets()[n - 16], ground_colour) >= MIN_TEXT_CONTRAST
    )
    return min(readable, key=lambda number: dist(target, _palette_of_256()[number - 16]))


@cache
def _triplets() -> tuple[ColorTriplet, ...]:
    return tuple(Color.from_ansi(number).get_truecolor() for number in range(16, 256))


@cache
def _palette_of_256() -> tuple[tuple[float, float, float], ...]:
    """The colours that all such terminals share: a cube of 216, and 24 greys."""
    return tuple(_perceived_colour(colour) for colour in _triplets())


def _perceived_colour(colour: ColorTriplet) -> tuple[float, float, float]:
    """A colour in a space where distances match perceived differences."""
    lab = rgb_to_lab(TextualColor(*colour))
    return lab.L, lab.a, lab.b


def render(self: Strip, console: Console) -> str:
    """The text of a strip; unlike in Textual, only true colour codes are cached in the strip."""
    system = console._color_system
    if system is None or system is ColorSystem.TRUECOLOR:
        return _textual_render(self, console)
    return "".join([_ansi_text(text, style, system) for text, style, _ in self._segments])


def _ansi_text(text: str, style: Style | None, system: ColorSystem) -> str:
    ansi = style_codes(style, system) if style is not None else ""
    return f"\x1b[{ansi}m{text}\x1b[0m" if ansi else text


def patch_colours() -> None:
    """Make all strips of the process use `render`."""
    Strip.render = render  # type: ignore[method-assign]
