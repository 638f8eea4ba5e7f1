"""Portraits: small drawings of people, in half cells or in plain letters.

A drawing has eight rows of eight pixels. A pixel is a tone and not a colour, so that a portrait can
have the colour of any seat:

    .  nothing    k  dark    d  a deep shade    m  the colour itself    w  white
    f, t, b  skin: fair, tanned, brown
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from attrs import frozen
from rich.style import Style

from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas
from tui.widgets.pixels import Drawing

PORTRAIT_WIDTH, PORTRAIT_HEIGHT = 8, 4
"""The cells of a portrait; a large one has twice as many each way."""
TONES = ".kdmwftb"
_EARTH = "hue5"
"""The role that is mixed into the colour of skin."""

Tones = Mapping[str, str]
"""The hex colour of each tone."""


@frozen
class Portrait:
    """A person as a drawing in tones, and in ASCII letters for plain terminals.

    Without pixels the letters are always shown.
    """

    pixels: Drawing = ()
    letters: Drawing = ()


def paint_portrait(
    canvas: Canvas, portrait: Portrait, area: Area, *, role: str, faded: bool = False
) -> Area:
    """Paint a portrait at the top left of an area, large if it fits, and return the area used.

    `role` is the colour of the clothes; a faded portrait is grey.
    """
    look = canvas.look
    if look.glyphs.ascii_only or not portrait.pixels:
        return _paint_letters(canvas, portrait.letters, area, "border" if faded else role)
    tones = faded_tones(look) if faded else tones_of(look, role)
    if area.width >= 2 * PORTRAIT_WIDTH and area.height >= 2 * PORTRAIT_HEIGHT:
        return _paint_large(canvas, portrait.pixels, area, tones)
    return _paint_small(canvas, portrait.pixels, area, tones)


@lru_cache(256)
def tones_of(look: Look, role: str) -> Tones:
    light, dark = ("bright", "shadow") if look.palette.dark else ("surface", "bright")
    warm = look.mix(light, "warn", 0.35)
    return {
        ".": look.palette["panel"],
        "k": look.palette[dark],
        "d": look.mix(role, dark, 0.6),
        "m": look.palette[role],
        "w": look.palette[light],
        "f": warm,
        "t": look.mix(warm, _EARTH, 0.5),
        "b": look.mix(_EARTH, dark, 0.5),
    }


@lru_cache(16)
def faded_tones(look: Look) -> Tones:
    shade = look.mix("border", "panel", 0.5)
    return {
        **dict.fromkeys("ftb", look.mix("border", "muted", 0.5)),
        ".": look.palette["panel"],
        "k": look.palette["panel"],
        "d": shade,
        "m": look.palette["border"],
        "w": shade,
    }


@lru_cache(1024)
def _two_tones(upper: str, lower: str) -> Style:
    return Style(color=upper, bgcolor=lower)


def _paint_letters(canvas: Canvas, letters: Drawing, area: Area, role: str) -> Area:
    style, height = canvas.look.style(role), min(PORTRAIT_HEIGHT, area.height)
    for row, line in enumerate(letters[:height]):
        canvas.text(area.x, area.y + row, line, style, width=min(PORTRAIT_WIDTH, area.width))
    return Area(area.x, area.y, PORTRAIT_WIDTH, height)


def _paint_small(canvas: Canvas, pixels: Drawing, area: Area, tones: Tones) -> Area:
    half, height = canvas.look.glyphs.upper_half, min(PORTRAIT_HEIGHT, area.height)
    for row in range(height):
        pairs = zip(pixels[2 * row], pixels[2 * row + 1], strict=True)
        for column, (upper, lower) in enumerate(pairs):
            if upper != "." or lower != ".":
                style = _two_tones(tones[upper], tones[lower])
                canvas.put(area.x + column, area.y + row, half, style)
    return Area(area.x, area.y, PORTRAIT_WIDTH, height)


def _paint_large(canvas: Canvas, pixels: Drawing, area: Area, tones: Tones) -> Area:
    for row, line in enumerate(pixels):
        for column, tone in enumerate(line):
            if tone != ".":
                style = _two_tones(tones[tone], tones[tone])
                canvas.text(area.x + 2 * column, area.y + row, "  ", style)
    return Area(area.x, area.y, 2 * PORTRAIT_WIDTH, 2 * PORTRAIT_HEIGHT)
