"""What is left of those who came and went: nothing."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections import Counter
from collections.abc import Iterator
from weakref import ref

import asyncssh
import pytest
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.theme import Theme

from net.remote.colour_codes import codes
from net.remote.driver import LineDriver
from net.remote.textual_patches import patch_textual, unpatch_textual
from net.ssh.connection import Connection
from net.ssh.session import Session
from net.ssh.transport import Transport
from tests.net.conftest import Opens, Site
from tests.net.ssh.board import Board, BoardApp
from tests.net.ssh.caller import calling
from tests.net.ssh.house import BoardHouse
from tests.net.ssh.patience import until

KINDS = (BoardApp, Board, LineDriver, Session, Connection, Transport, asyncssh.SSHServerConnection)


def alive() -> Counter[str]:
    """How many there are of each, after a full collection."""
    gc.unfreeze()
    gc.collect()
    return Counter(type(thing).__name__ for thing in gc.get_objects() if isinstance(thing, KINDS))


async def visit(site: Site, name: str, *, how: str) -> None:
    async with calling(site.port, name) as caller:
        await caller.see("keys 0;")
        caller.press("x")
        await caller.see("keys 1;")
        if how == "politely":
            caller.press("q")
            await caller.leaves()
        elif how == "by a crash":
            caller.press("\x1bOP")
            await caller.leaves()


@pytest.mark.parametrize("how", ["politely", "by a crash", "by cutting the line"])
async def test_nothing_is_left_of_forty_visits(
    site: Site, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # pytest would keep the records of crashes, and with them the frames.
    monkeypatch.setattr(logging.getLogger("wardenclyffe"), "propagate", False)
    for first in range(0, 40, 8):
        await asyncio.gather(*(visit(site, f"v{first + n}", how=how) for n in range(8)))
    await until(lambda: not site.server.doors and not site.server.sessions, "nobody")
    await asyncio.sleep(0)
    assert not alive()


async def test_sessions_go_without_a_collection(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With many apps in one process a full collection is a pause for all of them."""
    monkeypatch.setattr("net.remote.textual_patches.A_MOMENT", 3600)
    await visit(site, "first", how="politely")
    gc.disable()
    try:
        async with calling(site.port, "second") as caller:
            await caller.see("keys 0;")
            (session,) = site.server.sessions
            (door,) = site.server.doors
            app = session.app
            assert app is not None
            parts: list[object] = [session, door, door._conn, session._driver]
            parts += [app.stylesheet, app.screen._compositor]
            watched = [ref(part) for part in parts]
            parts.clear()
            del session, door, app
            caller.press("q")
            await caller.leaves()
        await until(lambda: not site.server.doors, "nobody")
        await until(lambda: not any(thing() for thing in watched), "the end of all parts")
    finally:
        gc.enable()


async def test_a_sweep_comes_when_everybody_has_left(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.remote.textual_patches.A_MOMENT", 0.05)
    async with calling(site.port, "one") as one, calling(site.port, "two") as two:
        await one.see("keys 0;")
        await two.see("keys 0;")
        await until(gc.get_freeze_count, "frozen objects")
    await until(lambda: not site.server.sessions, "nobody")
    await until(lambda: not site.house.apps, "a sweep")


# Many apps in one process


@pytest.fixture
def controlled() -> Iterator[None]:
    patch_textual()
    yield
    unpatch_textual()


def strip_of(text: str) -> Strip:
    return Strip([Segment(text, Style.parse("red"))])


@pytest.mark.usefixtures("controlled")
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


@pytest.mark.usefixtures("controlled")
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


@pytest.mark.usefixtures("controlled")
async def test_shared_styles_still_have_each_apps_own_colours() -> None:
    seen = []
    for color in ("#ff0000", "#00ff00", "#ff0000"):
        app = Painted(color)
        async with app.run_test():
            seen.append(app.screen.styles.background)
    assert seen[0] == seen[2]
    assert seen[0].r > 200 > 50 > seen[0].g
    assert seen[1].g > 200 > 50 > seen[1].r


async def test_an_app_after_another_looks_the_same(opens: Opens) -> None:
    site = await opens(house=BoardHouse())
    looks = []
    for name in ("aaa", "aaa"):
        async with calling(site.port, name) as caller:
            looks.append(await caller.see("keys 0;", "...."))
    assert looks[0] == looks[1]
