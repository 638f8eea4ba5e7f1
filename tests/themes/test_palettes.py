"""Palettes that can be read, and hues that can be told apart."""

from __future__ import annotations

import pytest

from themes.palettes import GROUNDS, PALETTES, ROLES, Palette, palette


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


def test_hues_can_be_told_apart() -> None:
    for each in PALETTES.values():
        hues = [each[f"hue{number}"] for number in range(1, 9)]
        assert len(set(hues)) >= 7, each.name
