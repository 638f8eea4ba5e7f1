"""Help: what is under the cursor, then every key that works here."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult

from screens.page import Popup
from tui.keys import Key, shown
from tui.widgets.bars import Hint
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.sheet import Sheet


class HelpPage(Popup):
    """What is under the cursor, and the keys of the page behind."""

    def __init__(self, scope: str, words: tuple[str, ...]) -> None:
        super().__init__(classes="popup")
        self._scope = scope
        self._words = words

    def compose(self) -> ComposeResult:
        """One sheet in front of the page."""
        yield Sheet(self._paint, id="card")

    def hints(self) -> tuple[Hint, ...]:
        """Nothing but the way back."""
        return (self.hint("back", "back"),)

    def do_help(self) -> None:
        """The key that opened the help closes it too."""
        self.leave()

    def do_take(self) -> None:
        """So does Enter."""
        self.leave()

    def do_home(self) -> None:
        """So does the key that leaves."""
        self.leave()

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "panel"), self.look
        title = look.style("accent", bold=True)
        canvas.box(0, 0, width, height, look.style("accent"), title="Help", title_style=title)
        y = 2
        for words in self._words:
            role = "bright" if y == 2 else "text"
            y += canvas.wrap(3, y, width - 6, 6, words, look.style(role, bold=y == 2))
        y += 1 if self._words else 0
        columns = 2 if width >= 74 else 1
        column_width = (width - 4) // columns
        keys = list(self._keys())
        rows = -(-len(keys) // columns)
        for number, (names, words) in enumerate(keys):
            column, row = divmod(number, rows)
            x = 3 + column * column_width
            canvas.text(x, y + row, names, look.style("accent", bold=True), width=13)
            canvas.text(x + 14, y + row, words, look.style("text"), width=column_width - 16)
        close = "Esc closes"
        canvas.text(width - len(close) - 4, height - 1, f" {close} ", look.style("muted"))
        return canvas.picture()

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the page behind and what they do."""
        if self._scope == "table":
            yield "a b c 1 2", "the letter beside a choice goes straight to it"
        for key in self.host.keymap.in_scope(self._scope):
            yield self._names(key), key.words

    def _names(self, key: Key) -> str:
        plain = self.look.glyphs.ascii_only
        return " ".join(shown(name, ascii_only=plain) for name in key.keys)
