"""Portraits of the ten characters: small drawings in half cells, in letters, and on one line.

A drawing has eight rows of eight pixels. A pixel is a tone and not a colour, so that every
fighter's portrait can wear the colour of the team:

    .  nothing    k  dark    d  a deep shade    m  the colour itself    w  white
    f, t, b  skin: fair, tanned, brown
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rich.style import Style

from themes.palettes import Palette
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas

WIDTH, HEIGHT = 8, 4
"""The cells of a portrait; of a large one twice as many."""

Drawing = tuple[str, ...]

PIXELS: Mapping[str, Drawing] = {
    "calder": (
        "..mmmm..",
        ".mmwwmm.",
        ".mmmmmm.",
        ".ffffff.",
        ".fkffkf.",
        ".wwwwww.",
        "..wwww..",
        ".dddddd.",
    ),
    "vane": (
        "..dddd..",
        ".dddddd.",
        ".mmmmmmm",
        ".fkffkfm",
        ".ffwwff.",
        ".ffffff.",
        "..fkkf..",
        "mmmffmmm",
    ),
    "qiao": (
        "..dddd..",
        ".dddddd.",
        ".dttttd.",
        "mmmmmmmm",
        "dmwmmwmd",
        "ddttttdd",
        ".dtkktd.",
        "..mmmm..",
    ),
    "fuentes": (
        "..mmmm..",
        "..mddm..",
        "mmmmmmmm",
        ".tttttt.",
        ".tkttkt.",
        ".tkkkkt.",
        "..tttt..",
        ".dwddwd.",
    ),
    "novak": (
        "..dddd..",
        ".dddddd.",
        "dddfffd.",
        "dmmmfkfd",
        "dmwmfffd",
        "dmmmffdd",
        "d.ffkk.d",
        ".dmmmm..",
    ),
    "okafor": (
        "..bbbb..",
        ".bbbbbb.",
        ".bbbbbb.",
        "bkkkkkkb",
        ".kkbbkk.",
        ".bbbbbb.",
        "..bkkb..",
        "mmwkkwmm",
    ),
    "arata": (
        "...mm...",
        "..mmmm..",
        ".mmkkmm.",
        ".mkkkkm.",
        "mmwkkwmm",
        "mmkkkkmm",
        ".mmffmm.",
        "ddmmmmdd",
    ),
    "marsh": (
        "..dddd..",
        ".dffffd.",
        ".mmmmmm.",
        "mwkmmwkm",
        "mmmmmmmm",
        ".mmkkmm.",
        "wwmkkmww",
        "ww.mm.ww",
    ),
    "teles": (
        "...mm...",
        ".mmwwmm.",
        ".mmwwmm.",
        "mmmmmmmm",
        ".dttttd.",
        ".dkttkd.",
        ".dttttd.",
        "dd.kk.dd",
    ),
    "ferrand": (
        ".mmmm...",
        "mmmmmmm.",
        ".dddddd.",
        "ddffffdd",
        "ddkffkdd",
        "ddffffdd",
        ".dfkkfd.",
        "..wmmw..",
    ),
}

LETTERS: Mapping[str, Drawing] = {
    "calder": (" .-++-. ", " |o  o| ", " [####] ", "  '--'  "),
    "vane": (" .::::. ", " |=  =|~", " | == | ", "[|_--_|]"),
    "qiao": (" .&&&&. ", "-(o)(o)-", " ( -- ) ", "  '=='  "),
    "fuentes": ("  .--.  ", "_/____\\_", " |o  o| ", "  \\~~/  "),
    "novak": (" .////. ", "/(+)- o\\", "/| -- |\\", "  '--'  "),
    "okafor": (" .----. ", " |[][]| ", " | -- | ", "/_\\\\//_\\"),
    "arata": ("  /^^\\  ", " /|  |\\ ", " |*  *| ", "/_\\__/_\\"),
    "marsh": (" .----. ", " |0  0| ", "O|_%%_|O", "  '--'  "),
    "teles": ("  _||_  ", "_/_||_\\_", " |o  o| ", "  \\--/  "),
    "ferrand": (" (####) ", "(|o  o|)", "(| -- |)", "  '><'  "),
}
"""The same people in plain letters."""

FACES: Mapping[str, str] = {
    "calder": "(o#o)",
    "vane": "[=_=]",
    "qiao": "{0_0}",
    "fuentes": "<o~o>",
    "novak": "(+_o)",
    "okafor": "[B_B]",
    "arata": "/*_*\\",
    "marsh": "(0%0)",
    "teles": "nO_On",
    "ferrand": "@o_o@",
}
"""And on a single line."""
NOBODY = "(   )"

Tones = Mapping[str, str]


@lru_cache(256)
def tones_of(palette: Palette, role: str, *, faded: bool) -> Tones:
    """The colours of a drawing's tones; the fallen lose theirs."""
    light, dark = ("bright", "shadow") if palette.dark else ("surface", "bright")
    if faded:
        grey = palette["border"]
        shade = _mixed(grey, palette["panel"], 0.5)
        return {
            **dict.fromkeys("ftb", _mixed(grey, palette["muted"], 0.5)),
            ".": palette["panel"],
            "k": palette["panel"],
            "d": shade,
            "m": grey,
            "w": shade,
        }
    warm = _mixed(palette[light], palette["warn"], 0.35)
    return {
        ".": palette["panel"],
        "k": palette[dark],
        "d": _mixed(palette[role], palette[dark], 0.6),
        "m": palette[role],
        "w": palette[light],
        "f": warm,
        "t": _mixed(warm, palette["region3"], 0.5),
        "b": _mixed(palette["region3"], palette[dark], 0.5),
    }


def _mixed(colour: str, other: str, share: float) -> str:
    """A colour between two."""
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(1024)
def _two_tones(upper: str, lower: str) -> Style:
    return Style(color=upper, bgcolor=lower)


def paint_portrait(
    canvas: Canvas, character: str, area: Area, *, role: str, faded: bool = False
) -> Area:
    """A character at the top left of an area, large where there is room; returns what it takes."""
    look = canvas.look
    if look.glyphs.ascii_only or character not in PIXELS:
        style = look.style("border" if faded else role)
        drawing = LETTERS.get(character, ("",) * HEIGHT)
        for row, line in enumerate(drawing[: area.height]):
            canvas.text(area.x, area.y + row, line, style, width=min(WIDTH, area.width))
        return Area(area.x, area.y, WIDTH, min(HEIGHT, area.height))
    tones = tones_of(look.palette, role, faded=faded)
    if area.width >= 2 * WIDTH and area.height >= 2 * HEIGHT:
        return _paint_large(canvas, PIXELS[character], area, tones)
    return _paint_small(canvas, PIXELS[character], area, tones)


def _paint_small(canvas: Canvas, drawing: Drawing, area: Area, tones: Tones) -> Area:
    """Two pixels, one above the other, in each cell."""
    half = canvas.look.glyphs.upper_half
    for row in range(min(HEIGHT, area.height)):
        pairs = zip(drawing[2 * row], drawing[2 * row + 1], strict=True)
        for column, (upper, lower) in enumerate(pairs):
            if upper != "." or lower != ".":
                style = _two_tones(tones[upper], tones[lower])
                canvas.put(area.x + column, area.y + row, half, style)
    return Area(area.x, area.y, WIDTH, min(HEIGHT, area.height))


def _paint_large(canvas: Canvas, drawing: Drawing, area: Area, tones: Tones) -> Area:
    """Each pixel as two cells."""
    for row, line in enumerate(drawing):
        for column, tone in enumerate(line):
            if tone != ".":
                style = _two_tones(tones[tone], tones[tone])
                canvas.text(area.x + 2 * column, area.y + row, "  ", style)
    return Area(area.x, area.y, 2 * WIDTH, 2 * HEIGHT)
