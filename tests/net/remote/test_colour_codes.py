"""What is left of a palette on a terminal with 256 colours."""

from __future__ import annotations

import pytest
from rich.color import Color

from net.remote.colour_codes import nearest
from themes.palettes import GROUNDS, PALETTES, ROLES, Palette

BLACK = 16


def shade(hexadecimal: str) -> int:
    """The number that a colour of a palette gets."""
    return nearest(Color.parse(hexadecimal).get_truecolor())


@pytest.mark.parametrize("theme", ["dark", "safe"])
def test_dark_grounds_are_greys_that_stay_apart(theme: str) -> None:
    palette = PALETTES[theme]
    greys = {role: shade(palette[role]) for role in GROUNDS}
    assert greys["shadow"] < greys["background"] < greys["panel"] < greys["raised"]
    assert all(232 <= grey <= 255 for grey in greys.values())


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_no_ink_disappears_in_its_ground(palette: Palette) -> None:
    colours = {role: shade(palette[role]) for role in ROLES}
    inks = {role: number for role, number in colours.items() if role not in GROUNDS}
    for ground in GROUNDS:
        assert [role for role, number in inks.items() if number == colours[ground]] == []


@pytest.mark.parametrize(
    ("colour", "number"), [("#000000", BLACK), ("#ff5f00", 202), ("#808080", 244)]
)
def test_a_colour_that_is_there_is_taken(colour: str, number: int) -> None:
    assert shade(colour) == number
