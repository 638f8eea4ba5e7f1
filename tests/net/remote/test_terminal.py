"""Terminals of every kind, by their descriptions of themselves."""

from __future__ import annotations

import pytest

from net.remote.terminal import Terminal
from tests.net.conftest import Site
from tests.net.ssh.caller import at_board, calling


@pytest.mark.parametrize(
    ("term", "colorterm", "colors"),
    [
        ("xterm-256color", "truecolor", "truecolor"),
        ("xterm", "24bit", "truecolor"),
        ("xterm-kitty", "", "truecolor"),
        ("alacritty", "", "truecolor"),
        ("xterm-direct", "", "truecolor"),
        ("tmux-256color", "", "256"),
        ("screen.xterm-256color", "nonsense", "256"),
        ("xterm", "", "standard"),
        ("linux", "", "standard"),
        ("\x1b]0;gotcha\x07" * 1000, "\x1b[31m", "standard"),
    ],
)
def test_colours_by_term_and_colorterm(term: str, colorterm: str, colors: str) -> None:
    assert Terminal(term=term, environ={"COLORTERM": colorterm}).color_system == colors


@pytest.mark.parametrize(
    ("term", "environ", "is_unicode"),
    [
        ("xterm", {}, True),
        ("xterm", {"LANG": "en_GB.UTF-8"}, True),
        ("xterm", {"LANG": "C.utf8"}, True),
        ("xterm", {"LANG": "C"}, False),
        ("xterm", {"LANG": "en_GB.UTF-8", "LC_ALL": "POSIX"}, False),
        ("xterm", {"LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"}, False),
        ("linux", {"LANG": "en_GB.UTF-8"}, False),
        ("linux-16color", {}, False),
        ("vt100", {}, False),
    ],
)
def test_letters_by_term_and_locale(term: str, environ: dict[str, str], is_unicode: bool) -> None:
    assert Terminal(term=term, environ=environ).is_unicode is is_unicode


@pytest.mark.parametrize(
    ("term", "environ", "has_notifications"),
    [
        ("xterm-kitty", {}, True),
        ("foot", {}, True),
        ("wezterm", {}, True),
        ("xterm-ghostty", {}, True),
        ("xterm-256color", {}, False),
        ("xterm-256color", {"LC_TERMINAL": "iTerm2"}, True),
        ("xterm-256color", {"TERM_PROGRAM": "WezTerm"}, True),
        ("xterm-256color", {"TERM_PROGRAM": "Apple_Terminal"}, False),
        ("screen-256color", {"LC_TERMINAL": "iTerm2"}, False),
        ("screen.xterm-256color", {"LC_TERMINAL": "iTerm2"}, False),
        ("tmux-256color", {"TERM_PROGRAM": "ghostty"}, False),
        ("linux", {}, False),
    ],
)
def test_desktop_notifications_by_term_and_program(
    term: str, environ: dict[str, str], has_notifications: bool
) -> None:
    assert Terminal(term=term, environ=environ).has_notifications is has_notifications


@pytest.mark.parametrize("term", ["", "dumb", "DUMB", "unknown"])
def test_terminals_that_cannot_place_a_cursor_are_useless(term: str) -> None:
    assert not Terminal(term=term).is_useful


@pytest.mark.parametrize(
    ("asked", "given"),
    [
        ((0, 0), (20, 5)),
        ((1, 1), (20, 5)),
        ((80, 24), (80, 24)),
        ((65535, 65535), (400, 150)),
        ((4294967295, 0), (400, 5)),
        ((-5, 300), (20, 150)),
    ],
)
def test_sizes_are_brought_to_what_can_be_drawn(
    asked: tuple[int, int], given: tuple[int, int]
) -> None:
    terminal = Terminal()
    terminal.resize(*asked)
    assert (terminal.width, terminal.height) == given


# On the wire


@pytest.mark.parametrize(
    ("term", "environ", "sent", "not_sent"),
    [
        ("xterm-256color", {"COLORTERM": "truecolor"}, b"38;2;255;136;0", b"38;5;"),
        ("xterm-256color", {}, b"38;5;208", b"38;2;"),
        ("xterm", {}, b"\x1b[1;91;40m", b"38;"),
    ],
)
async def test_what_is_sent_has_the_terminals_colours(
    site: Site, term: str, environ: dict[str, str], sent: bytes, not_sent: bytes
) -> None:
    async with at_board(site.port, term=term, environ=environ) as caller:
        assert sent in caller.received
        assert not_sent not in caller.received


async def test_two_terminals_of_different_kinds_at_once(site: Site) -> None:
    async with (
        calling(site.port, "plain", term="linux", environ={"LANG": "C"}) as plain,
        calling(site.port, "fancy", term="xterm-kitty", environ={"LANG": "C.UTF-8"}) as fancy,
    ):
        await plain.see("with standard and ascii;")
        await fancy.see("with truecolor and letters;")
        plain.press("a")
        fancy.press("a")
        await plain.see("keys 1;")
        await fancy.see("keys 1;")
        assert b"38;2" not in plain.received
        assert b"38;2" in fancy.received


async def test_the_servers_own_environment_means_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"NO_COLOR": "1", "TERM": "dumb", "COLORTERM": "", "COLUMNS": "7"}.items():
        monkeypatch.setenv(name, value)
    async with calling(site.port, environ={"COLORTERM": "truecolor"}) as caller:
        await caller.see("with truecolor", "size 80x24;")
        assert b"38;2;255;136;0" in caller.received


async def test_who_asks_for_no_colours_gets_greys(site: Site) -> None:
    async with at_board(site.port, environ={"COLORTERM": "truecolor", "NO_COLOR": "1"}) as caller:
        assert b"38;2;151;151;151" in caller.received
        assert b"38;2;255;136;0" not in caller.received


async def test_the_window_is_resized(site: Site) -> None:
    async with calling(site.port) as caller:
        await caller.see("size 80x24;")
        for width, height in ((120, 36), (40, 10), (200, 60)):
            caller.resize(width, height)
            await caller.see(f"size {width}x{height};")


async def test_a_click_arrives_where_it_was_made(site: Site) -> None:
    async with at_board(site.port) as caller:
        assert b"\x1b[?1000h\x1b[?1006h" in caller.received
        caller.press("\x1b[<0;11;6M", "\x1b[<0;11;6m")
        await caller.see("last click 10,5;")


async def test_the_terminal_is_given_back_as_it_was(site: Site) -> None:
    async with at_board(site.port) as caller:
        caller.press("q")
        await caller.leaves()
        taken, _, given = caller.received.partition(b"\x1b[?1049h")
        assert not taken
        for mode in (b"\x1b[?1049l", b"\x1b[?1000l", b"\x1b[?1006l", b"\x1b[?2004l", b"\x1b[?25h"):
            assert mode in given
