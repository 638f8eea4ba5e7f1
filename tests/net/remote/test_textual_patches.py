"""Textual as a server has it: strips without cycles, shared styles, codes for each terminal."""

from __future__ import annotations

import gc

import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.theme import Theme

from net.remote import textual_patches
from net.remote.colour_codes import codes
from net.remote.textual_patches import patched_textual

pytestmark = pytest.mark.usefixtures("textual_is_patched")


def strip_of(text: str) -> Strip:
    return Strip([Segment(text, Style.parse("red"))])


def test_strips_are_cut_as_before_but_do_not_hold_themselves() -> None:
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        use_a_strip()
        gc.collect()
        assert not [thing for thing in gc.garbage if isinstance(thing, Strip)]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def use_a_strip() -> None:
    strip = strip_of("abcdef")
    assert strip.divide([6]) == [strip]
    assert [part.text for part in strip.divide([2, 6])] == ["ab", "cdef"]
    assert [part.text for part in strip.divide([2, 6, 9])] == ["ab", "cdef"]
    assert strip.crop_extend(0, 6, None) is strip
    assert strip.crop_extend(0, 8, None).text == "abcdef  "
    assert strip.crop_extend(1, 3, None).text == "bc"


def test_codes_of_one_kind_of_terminal_do_not_reach_another() -> None:
    from rich.color import ColorSystem

    style = Style.parse("#ff8800")
    assert codes(style, ColorSystem.STANDARD) == "91"
    assert codes(style, ColorSystem.EIGHT_BIT) == "38;5;208"
    assert Strip.render_style(style, "x", ColorSystem.TRUECOLOR) == "\x1b[38;2;255;136;0mx\x1b[0m"
    assert codes(style, ColorSystem.STANDARD) == "91"


class Painted(App[None]):
    """An app of a colour."""

    CSS = "Screen { background: $primary; }"

    def __init__(self, color: str) -> None:
        super().__init__()
        self.register_theme(Theme(name="own", primary=color))
        self.theme = "own"


async def test_shared_styles_still_have_each_apps_own_colours() -> None:
    seen = []
    for color in ("#ff0000", "#00ff00", "#ff0000"):
        app = Painted(color)
        async with app.run_test():
            seen.append(app.screen.styles.background)
    assert seen[0] == seen[2]
    assert seen[0].r > 200 > 50 > seen[0].g
    assert seen[1].g > 200 > 50 > seen[1].r


def test_textual_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Strip, "divide", textual_patches._divide)
    with patched_textual():
        assert Strip.divide is textual_patches.divide
    assert Strip.divide is textual_patches._divide
