"""Palettes that can be read, and glyphs that fit their cell."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest
from rich.cells import cell_len

from themes.glyphs import ASCII, GLYPHS, UNICODE, Glyphs, glyphs
from themes.look import Look, look
from themes.palettes import GROUNDS, PALETTES, ROLES, Palette, palette
from tui.settings import Settings


def signs(of: Glyphs) -> Iterator[str]:
    """Every single sign of a set."""
    for value in attrs.astuple(of)[2:]:
        yield from ([value] if isinstance(value, str) else value)


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("each", PALETTES.values(), ids=lambda each: each.name)
def test_every_word_can_be_read_on_every_ground(each: Palette) -> None:
    for role in ROLES:
        if role not in (*GROUNDS, "border"):
            worst = min(contrast(each[role], each[ground]) for ground in GROUNDS)
            assert worst >= 4.5, f"{role} in {each.name}: {worst:.1f}"


def test_high_contrast_is_high() -> None:
    high = palette("contrast")
    assert min(contrast(high["text"], high[ground]) for ground in GROUNDS) >= 15
    assert contrast(high["border"], high["background"]) >= 7


def test_an_unknown_name_gives_the_usual_ones() -> None:
    assert palette("neon").name == "dark"
    assert glyphs("emoji") is UNICODE


def test_the_settings_offer_every_palette_and_glyph_set() -> None:
    fields = attrs.fields_dict(Settings)
    assert set(fields["theme"].metadata["values"]) == set(PALETTES)
    assert set(fields["glyphs"].metadata["values"]) == set(GLYPHS)


@pytest.mark.parametrize("each", GLYPHS.values(), ids=lambda each: each.name)
def test_every_sign_is_one_cell_wide(each: Glyphs) -> None:
    for sign in signs(each):
        assert len(sign) == 1
        assert cell_len(sign) == 1, f"{sign!r}"


@pytest.mark.parametrize("each", GLYPHS.values(), ids=lambda each: each.name)
def test_a_hint_has_a_sign_of_its_own(each: Glyphs) -> None:
    """Duel's Bulbs had the same one."""
    assert list(signs(each)).count(each.hint) == 1


def test_the_ascii_set_is_ascii() -> None:
    assert all(sign.isascii() for sign in signs(ASCII))


def test_a_style_is_made_once() -> None:
    one = Look().style("accent", on="panel", bold=True)
    assert look().style("accent", on="panel", bold=True) is one
    assert one.bold
    assert one.color is not None
    assert one.color.name == palette("dark")["accent"]


def test_a_blend_lies_between_its_ends() -> None:
    view = look()
    assert view.blend("gold", "accent", 0).color == view.style("gold").color
    assert view.blend("gold", "accent", 1).color == view.style("accent").color


@pytest.mark.parametrize("each", PALETTES, ids=str)
def test_colours_are_mixed_channel_by_channel(each: str) -> None:
    view = look(each)
    assert view.mix("#000000", "#ff8040", 0.5) == "#804020"
    assert view.mix("gold", "accent", 0) == view.palette["gold"]
    assert view.mix("gold", "accent", 1) == view.palette["accent"]
    once = view.mix("gold", "accent", 0.25)
    assert view.mix(once, "panel", 0) == once, "a mixture can be mixed again"


def test_a_tint_changes_the_ground_and_leaves_the_text() -> None:
    view = look()
    style = view.tinted("panel", "bad", 0.5)
    assert style.color == view.style("text").color
    assert style.bgcolor is not None
    assert style.bgcolor.name == view.mix("panel", "bad", 0.5)


def test_hues_can_be_told_apart() -> None:
    for each in PALETTES.values():
        hues = [each[f"hue{number}"] for number in range(1, 9)]
        assert len(set(hues)) >= 7, each.name


def test_a_bar_is_filled_up_to_its_value() -> None:
    assert UNICODE.bar(0.5, 4) == "██  "
    assert UNICODE.bar(2, 3) == "███"
    assert ASCII.bar(0, 3) == "   "
