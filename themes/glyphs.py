"""Glyph sets: every sign by its meaning, in Unicode and in plain ASCII.

All signs of the Unicode set are one cell wide and exist in common terminal fonts. Signs that
terminals may show as double-width emoji are avoided.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen


@frozen
class Box:
    """The characters of a frame and of the lines that meet it."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    horizontal: str
    vertical: str
    tee_left: str
    """The joint of an inner line and the left edge (├)."""
    tee_right: str
    tee_top: str
    tee_bottom: str
    cross: str


@frozen(kw_only=True)
class Glyphs:
    """One set of signs. Sequences go from empty to full."""

    name: str
    ascii_only: bool

    light: Box
    rounded: Box
    heavy: Box
    double: Box

    bars: tuple[str, ...]
    """Horizontal fill of one cell, from empty to full."""
    shades: tuple[str, ...]
    """Light, medium and dark shading."""
    upper_half: str
    lower_half: str

    bolt: str
    bulb: str
    transformer: str
    meter: str
    city: str
    share: str
    crown: str
    """Marks the leader."""
    star: str
    check: str
    cross: str
    dot: str
    bullet: str
    ring: str
    """Before the name of a seat that is not asked now."""
    disc: str
    """Before the name of a seat that is asked now, and used for nothing else."""
    diamond: str
    square: str
    filled_square: str
    card_back: str
    ellipsis: str
    dash: str
    barrier: str
    """Marks a choice that cannot be taken back."""
    hint: str
    """Marks the choice recommended by a bot."""
    undo: str
    spark: str
    left: str
    right: str
    up: str
    down: str
    cursor: str
    """Points right, at the item under the cursor."""
    cursor_end: str
    """Points left, at the item under the cursor."""
    opens: str
    """Marks a row that opens more choices."""
    scroll_up: str
    scroll_down: str
    edge: str
    """A thick bar at the left edge of the row in use."""

    def box(self, kind: str) -> Box:
        """The frame characters of a kind: light, rounded, heavy or double."""
        return {
            "light": self.light,
            "rounded": self.rounded,
            "heavy": self.heavy,
            "double": self.double,
        }[kind]

    def bar(self, value: float, width: int) -> str:
        """A horizontal bar of `width` cells, filled to `value` (0 to 1)."""
        full = len(self.bars) - 1
        eighths = round(max(0.0, min(1.0, value)) * width * full)
        whole, part = divmod(eighths, full)
        full_cells = self.bars[-1] * whole + (self.bars[part] if part else "")
        return full_cells.ljust(width, self.bars[0])


UNICODE = Glyphs(
    name="unicode",
    ascii_only=False,
    light=Box(*"┌┐└┘─│├┤┬┴┼"),
    rounded=Box(*"╭╮╰╯─│├┤┬┴┼"),
    heavy=Box(*"┏┓┗┛━┃┣┫┳┻╋"),
    double=Box(*"╔╗╚╝═║╠╣╦╩╬"),
    bars=tuple(" ▏▎▍▌▋▊▉█"),
    shades=tuple("░▒▓"),
    upper_half="▀",
    lower_half="▄",
    bolt="↯",
    bulb="☼",
    transformer="≋",
    meter="◔",
    city="⌂",
    share="▤",
    crown="♛",
    star="★",
    check="✓",
    cross="✗",
    dot="·",
    bullet="•",
    ring="○",
    disc="●",
    diamond="◆",
    square="□",
    filled_square="■",
    card_back="▚",
    ellipsis="…",
    dash="–",
    barrier="⊘",
    hint="☛",
    undo="↶",
    spark="✦",
    left="←",
    right="→",
    up="↑",
    down="↓",
    cursor="▸",
    cursor_end="◂",
    opens="›",
    scroll_up="▴",
    scroll_down="▾",
    edge="▌",
)

_PLAIN_BOX = Box(*"++++-|+++++")

ASCII = Glyphs(
    name="ascii",
    ascii_only=True,
    light=_PLAIN_BOX,
    rounded=Box(*"..''-|+++++"),
    heavy=Box(*"####=#=####"),
    double=Box(*"++++=|+++++"),
    bars=tuple(" .:#"),
    shades=tuple(".:%"),
    upper_half='"',
    lower_half="_",
    bolt="z",
    bulb="o",
    transformer="W",
    meter="@",
    city="^",
    share="$",
    crown="W",
    star="*",
    check="+",
    cross="x",
    dot=".",
    bullet="*",
    ring="o",
    disc="@",
    diamond="*",
    square="_",
    filled_square="#",
    card_back="%",
    ellipsis="~",
    dash="-",
    barrier="!",
    hint="?",
    undo="<",
    spark="*",
    left="<",
    right=">",
    up="^",
    down="v",
    cursor=">",
    cursor_end="<",
    opens=">",
    scroll_up="^",
    scroll_down="v",
    edge=">",
)

GLYPHS: Mapping[str, Glyphs] = {each.name: each for each in (UNICODE, ASCII)}


def glyphs(name: str) -> Glyphs:
    """The glyph set of that name; an unknown name gives Unicode."""
    return GLYPHS.get(name, UNICODE)
