"""A look: one palette and one glyph set for painters."""

from __future__ import annotations

from functools import lru_cache

from attrs import frozen
from rich.style import Style

from engine.core.argument_checks import check_type
from themes.glyphs import UNICODE, Glyphs, glyphs
from themes.palettes import DARK, Palette, palette


@frozen(eq=False)
class Look:
    """The palette and glyphs of painters. Looks are cached, so they are compared by identity."""

    palette: Palette = DARK
    glyphs: Glyphs = UNICODE

    def __attrs_post_init__(self) -> None:
        check_type("the palette of a look", self.palette, Palette)
        check_type("the glyphs of a look", self.glyphs, Glyphs)

    def style(
        self,
        role: str,
        *,
        on: str | None = None,
        bold: bool = False,
        reverse: bool = False,
        underline: bool = False,
        italic: bool = False,
    ) -> Style:
        """The style of text in a role; without `on` the existing background is kept."""
        ground = None if on is None else self.palette[on]
        return _style(self.palette[role], ground, bold, reverse, underline, italic)

    def mix(self, one: str, other: str, share: float) -> str:
        """The hex colour between two: `share` 0 is the first, 1 the other.

        Each of the two is a role or a hex colour, so that a mixture can be mixed again.
        """
        colours = self.palette.colours
        return _mixed_colour(colours.get(one, one), colours.get(other, other), share)

    def blend(self, role: str, other: str, share: float) -> Style:
        """The style of text in a colour between two roles, in 32 steps, for gradients."""
        colour = self.mix(role, other, round(share * 32) / 32)
        return _style(colour, None, False, False, False, False)

    def tinted_style(self, ground: str, role: str, share: float) -> Style:
        """The style of text on a background that is tinted with another role's colour."""
        mixed_colour = self.mix(ground, role, share)
        return _style(self.palette["text"], mixed_colour, False, False, False, False)


@lru_cache(4096)
def _style(
    colour: str,
    ground: str | None,
    bold: bool,
    reverse: bool,
    underline: bool,
    italic: bool,
) -> Style:
    style = Style(
        color=colour,
        bgcolor=ground,
        bold=bold or None,
        reverse=reverse or None,
        underline=underline or None,
        italic=italic or None,
    )
    return the_same(style)


@lru_cache(8192)
def the_same(style: Style) -> Style:
    """A shared instance of equal styles, so that styles can be compared by identity."""
    return style


@lru_cache(1024)
def _mixed_colour(colour: str, other: str, share: float) -> str:
    pairs = ((int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


@lru_cache(16)
def look(theme: str = "dark", glyph_set: str = "unicode") -> Look:
    """The look of a palette and a glyph set, by their names."""
    return Look(palette(theme), glyphs(glyph_set))
