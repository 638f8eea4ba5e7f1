"""Looks: styles, blends and tints."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from themes.glyphs import GLYPHS, UNICODE, glyphs
from themes.look import Look, look
from themes.palettes import PALETTES, palette
from tui.settings import Settings


def test_an_unknown_name_gives_the_usual_ones() -> None:
    assert palette("neon").name == "dark"
    assert glyphs("emoji") is UNICODE


def test_the_settings_offer_every_palette_and_glyph_set() -> None:
    fields = attrs.fields_dict(Settings)
    assert set(fields["theme"].metadata["values"]) == set(PALETTES)
    assert set(fields["glyphs"].metadata["values"]) == set(GLYPHS)


def test_a_look_needs_a_palette_not_its_name() -> None:
    name: Any = "drak"
    with pytest.raises(TypeError, match="the palette of a look must be a Palette, not 'drak'"):
        Look(name)


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
    style = view.tinted_style("panel", "bad", 0.5)
    assert style.color == view.style("text").color
    assert style.bgcolor is not None
    assert style.bgcolor.name == view.mix("panel", "bad", 0.5)
