"""Textual as a server has it: strips without cycles, shared styles, codes for each terminal."""

from __future__ import annotations

import gc

import pytest
from rich.segment import Segment
from rich.style import Style
from textual._styles_cache import StylesCache
from textual.app import App, ComposeResult
from textual.color import Color
from textual.filter import Monochrome
from textual.screen import Screen
from textual.strip import Strip
from textual.style import Style as VisualStyle
from textual.theme import Theme
from textual.widgets import Static

from net.remote import textual_patches
from net.remote.colour_codes import style_codes
from net.remote.textual_patches import patched_textual

pytestmark = pytest.mark.usefixtures("textual_is_patched")


GREY = Color(90, 90, 90)


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


def test_strips_remember_nothing_but_what_filters_make_of_them() -> None:
    one, other = strip_of("abcdef"), strip_of("abcdef")
    assert one.crop(1, 3) == one.crop(1, 3) == strip_of("bc")
    assert one._crop_cache is other._crop_cache
    greys = Monochrome()
    assert one.apply_filter(greys, GREY) is one.apply_filter(greys, GREY)


def test_codes_of_one_kind_of_terminal_do_not_reach_another() -> None:
    from rich.color import ColorSystem

    style = Style.parse("#ff8800")
    assert style_codes(style, ColorSystem.STANDARD) == "91"
    assert style_codes(style, ColorSystem.EIGHT_BIT) == "38;5;208"
    assert Strip.render_style(style, "x", ColorSystem.TRUECOLOR) == "\x1b[38;2;255;136;0mx\x1b[0m"
    assert style_codes(style, ColorSystem.STANDARD) == "91"


class Painted(App[None]):
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


class Framed(Screen[None]):
    """A page whose own rows are painted: it is not covered by sheets."""

    def compose(self) -> ComposeResult:
        yield Static("a page")


async def opened_and_closed(app: App[None], times: int) -> None:
    async with app.run_test() as pilot:
        for _ in range(times):
            await app.push_screen(Framed())
            await pilot.pause()
            await app.pop_screen()
            await pilot.pause()


async def test_nothing_is_left_of_pages_that_were_opened_and_closed() -> None:
    def caches() -> int:
        gc.collect()
        return sum(isinstance(thing, StylesCache) for thing in gc.get_objects())

    await opened_and_closed(Painted("#ff0000"), 2)
    before = caches()
    await opened_and_closed(Painted("#ff0000"), 12)
    assert caches() == before


def test_the_grounds_of_a_widget_are_those_of_textual() -> None:
    base, above = Color(10, 20, 30), Color(200, 100, 50, 0.5)
    cache = StylesCache()
    assert cache.get_inner_outer(base, above) == (
        VisualStyle(background=base + above),
        VisualStyle(background=base),
    )


def test_textual_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Strip, "divide", textual_patches._textual_divide)
    inner_outer = StylesCache.get_inner_outer
    with patched_textual():
        assert Strip.divide is textual_patches.divide
    assert Strip.divide is textual_patches._textual_divide
    assert StylesCache.get_inner_outer is inner_outer
