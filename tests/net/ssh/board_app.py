"""A small app as games make them: one widget that paints lines, and refreshes only what changed."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from net.ssh.session import Session

LIVELY = Style.parse("bold #ff8800 on #102030")


class Board(Widget, can_focus=True):
    DEFAULT_CSS = "Board { width: 100%; height: 100%; }"

    def __init__(self, words: str) -> None:
        super().__init__()
        self.text = words
        self.keys = 0
        self.latest = ""
        self.pasted = ""
        self.sizes = 0

    def render_line(self, y: int) -> Strip:
        text = dict(enumerate(self.lines())).get(y, "." * self.size.width)
        return Strip([Segment(text.ljust(self.size.width)[: self.size.width], LIVELY)])

    def lines(self) -> tuple[str, ...]:
        return (
            self.text,
            f"keys {self.keys}; last {self.latest};",
            f"size {self.size.width}x{self.size.height};",
            f"pasted {self.pasted};",
        )

    def on_key(self, event: events.Key) -> None:
        self.keys += 1
        self.latest = event.key
        self.refresh(Region(0, 1, self.size.width, 1))

    def on_resize(self) -> None:
        self.sizes += 1

    async def key_f6(self) -> None:
        self.app.is_stuck = True  # type: ignore[attr-defined]
        await asyncio.Event().wait()

    def on_paste(self, event: events.Paste) -> None:
        self.pasted = f"{len(event.text)} {event.text[:20]}"
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        self.keys += 1
        self.latest = f"click {event.x},{event.y}"
        self.refresh()


class BoardApp(App[None]):
    """An app with the board, and actions that fail in several ways."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = [
        ("q", "leave", "Leave"),
        ("f1", "crash", "Crash"),
        ("f2", "hang", "Hang"),
        ("f3", "print", "Print"),
        ("f4", "link", "Open a link"),
        ("f5", "panic", "Panic"),
        ("f7", "page", "Open a page"),
        ("f8", "leave_and_mount", "Leave, and mount a widget"),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.is_stuck = False
        self.pages = 0
        self._page_opened = session.on_page_opened
        visitor, command, terminal = session.visitor, session.command, session.terminal
        letters = "letters" if terminal.is_unicode else "ascii"
        self.text = (
            f"{visitor.label} came for {command.purpose} {command.code or '-'}"
            f" with {terminal.color_system} and {letters};"
        )

    def compose(self) -> ComposeResult:
        yield Board(self.text)

    def action_leave(self) -> None:
        self.exit(return_code=0, message="See you soon.")

    def action_leave_and_mount(self) -> None:
        """Mount a widget after the end, as a page that opens while the line is cut."""
        self.action_leave()
        self.screen.mount(Board("too late"))  # type: ignore[unused-awaitable]

    def action_crash(self) -> None:
        """Fail as a screen might, with a stranger's text in the error."""
        raise ValueError("boom \x1b]0;title\x07 at /secret/path")

    async def action_hang(self) -> None:
        self.is_stuck = True
        await asyncio.Event().wait()

    def action_page(self) -> None:
        self.pages += 1
        self._page_opened()

    def action_print(self) -> None:
        """Write to standard output, which a server must not do."""
        print("printed by an app")

    def action_link(self) -> None:
        """Open a page on the server's own desktop."""
        self.open_url("https://example.org")

    def action_panic(self) -> None:
        """Fail as Textual does, by its `panic`."""
        self.panic("all is lost")
