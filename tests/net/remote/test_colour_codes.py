"""The colours of a palette on a terminal with 256 colours, or with sixteen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet
from rich.style import Style

from net.remote.colour_codes import (
    CONSOLE,
    MIN_TEXT_CONTRAST,
    contrast,
    nearest_colour,
    style_codes,
)
from themes.look import look
from themes.palettes import GROUNDS, PALETTES, ROLES, Palette

BLACK = 16


def shade(hexadecimal: str) -> int:
    """The number that a colour of a palette gets."""
    return nearest_colour(Color.parse(hexadecimal).get_truecolor())


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


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda each: each.name)
def test_every_text_can_be_read_on_every_ground_with_sixteen_colours(palette: Palette) -> None:
    for role in ROLES:
        for ground in (*GROUNDS, "focus", "gold", "bad", *ROLES[-16:]):
            if role == "border" or (role in GROUNDS) == (ground in GROUNDS):
                continue
            style = Style(color=palette[role], bgcolor=palette[ground])
            text, behind = numbers(style_codes(style, ColorSystem.STANDARD))
            found = contrast(CONSOLE[text], CONSOLE[behind])
            assert found >= 4.5, f"{role} on {ground}: {text} on {behind}, {found:.1f}"


def pairs() -> Iterator[tuple[ColorTriplet, ColorTriplet]]:
    for palette in PALETTES.values():
        view = look(palette.name)
        inks = [palette[role] for role in ROLES if role not in (*GROUNDS, "border")]
        inks += [view.mix(role, "muted", 0.5) for role in ROLES]
        grounds = [view.mix(one, role, share) for one in GROUNDS for role in ROLES
                   for share in (0, 0.1, 0.2, 1)]  # fmt: skip
        for ink in dict.fromkeys(inks):
            for ground in dict.fromkeys(grounds):
                yield Color.parse(ink).get_truecolor(), Color.parse(ground).get_truecolor()


def test_what_can_be_read_in_all_colours_can_be_read_in_256() -> None:
    seen = 0
    for text, ground in pairs():
        if contrast(text, ground) >= MIN_TEXT_CONTRAST:
            seen += 1
            style = Style(color=Color.from_triplet(text), bgcolor=Color.from_triplet(ground))
            shown = [
                int(each) for each in style_codes(style, ColorSystem.EIGHT_BIT).split(";")[2::3]
            ]
            colours = [Color.from_ansi(number).get_truecolor() for number in shown]
            found = contrast(*colours)
            assert found >= MIN_TEXT_CONTRAST, f"{text.hex} on {ground.hex}: {shown}, {found:.1f}"
    assert seen > 10_000


def test_a_line_that_is_meant_to_stand_back_stays_so_in_256() -> None:
    """A frame has less contrast than a text."""
    palette = PALETTES["dark"]
    style = Style(color=palette["border"], bgcolor=palette["panel"])
    number = int(style_codes(style, ColorSystem.EIGHT_BIT).split(";")[2])
    assert number == shade(palette["border"])


def numbers(parameters: str) -> tuple[int, int]:
    """The numbers of the two colours sent to a terminal with sixteen."""
    text, ground = (int(each) for each in parameters.split(";"))
    return text - (30 if text < 90 else 82), ground - (40 if ground < 100 else 92)
