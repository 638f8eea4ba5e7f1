"""Comparing pictures cell by cell."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style
from textual.strip import Strip

from net.remote.colour_codes import MIN_TEXT_CONTRAST, contrast
from tui.widgets.canvas import Picture, Target

_DRAWN = frozenset(map(chr, range(0x2500, 0x25A0)))
"""Characters that draw frames and blocks."""


def cell_styles(picture: Picture) -> list[list[object]]:
    return [_styles_of_strip(strip) for strip in picture.strips]


def is_same_picture(one: Picture, other: Picture) -> bool:
    """Do two pictures have the same characters, styles and places?"""
    return (
        one.lines() == other.lines()
        and cell_styles(one) == cell_styles(other)
        and one.targets == other.targets
    )


def colours_in(picture: Picture) -> set[str]:
    """All colours of a picture, as the hexadecimal strings that palettes use."""
    styles = (segment.style for strip in picture.strips for segment in strip if segment.style)
    pairs = [(style.color, style.bgcolor) for style in set(styles)]
    return {each.get_truecolor().hex for pair in pairs for each in pair if each is not None}


def unreadable_texts(picture: Picture, *, line: str) -> list[str]:
    """Text of too little contrast, but for frames and drawings of the colour `line`."""
    segments = {(text, style) for strip in picture.strips for text, style, _ in strip if style}
    return sorted(
        text.strip() for text, style in segments if _is_read(text, style, line) and _is_lost(style)
    )


def _is_read(text: str, style: Style, line: str) -> bool:
    """Is a text meant to be read? Spaces, frames and blocks are not."""
    is_line = style.color is not None and style.color.get_truecolor().hex == line
    return any(char.isalnum() or not (is_line or char.isspace() or char in _DRAWN) for char in text)


@lru_cache(4096)
def _is_lost(style: Style) -> bool:
    if style.color is None or style.bgcolor is None or style.dim:
        return True
    text, ground = style.color.get_truecolor(), style.bgcolor.get_truecolor()
    return contrast(text, ground) < MIN_TEXT_CONTRAST


def cells_that_differ(one: Picture, other: Picture) -> set[tuple[int, int]]:
    return {
        (x, y)
        for y, (first, second) in enumerate(zip(one.strips, other.strips, strict=True))
        if first != second
        for x, (first_cell, second_cell) in enumerate(
            zip(_cells_of_strip(first), _cells_of_strip(second), strict=True)
        )
        if first_cell != second_cell
    }


def targets_of(picture: Picture, place: str) -> list[Target]:
    return [target for target in picture.targets if target.place == place]


def is_highlighted(bare: Picture, picture_with_cursor: Picture, place: str) -> bool:
    """Does a part of a place, and nothing else, look different with the cursor on it?"""
    changed_cells = cells_that_differ(bare, picture_with_cursor)
    spots = targets_of(picture_with_cursor, place)
    return bool(changed_cells) and all(
        any(spot.contains(x, y) for spot in spots) for x, y in changed_cells
    )


def _styles_of_strip(strip: Strip) -> list[object]:
    return [segment.style for segment in strip for _ in segment.text]


def _cells_of_strip(strip: Strip) -> list[tuple[str, object]]:
    return list(zip(strip.text, _styles_of_strip(strip), strict=True))
