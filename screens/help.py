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
        card = Sheet(self._paint, id="card")
        card.styles.height = len(list(self._keys())) + 2 * len(self._words) + 5
        yield card

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
            style = look.style("bright" if y == 2 else "text", bold=y == 2)
            y += canvas.wrap(3, y, width - 6, 4, words, style)
        y += 1 if self._words else 0
        self._paint_keys(canvas, 3, y, width - 6, height - y - 1)
        close = " Esc closes "
        canvas.text(width - len(close) - 3, height - 1, close, look.style("muted"))
        return canvas.picture()

    def _paint_keys(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        """The keys in one column, or in two where one is too short."""
        keys, look = list(self._keys()), canvas.look
        columns = 1 if len(keys) <= height else 2
        each = width // columns
        for number, (names, words) in enumerate(keys[: columns * height]):
            column, row = divmod(number, -(-len(keys) // columns))
            left = x + column * each
            canvas.text(left, y + row, names, look.style("accent", bold=True), width=14)
            canvas.text(left + 15, y + row, words, look.style("text"), width=each - 16)

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the page behind and what they do."""
        if self._scope in ("table", "hosted"):
            yield "a b c ... 1 2", "the letter beside a choice goes straight to it"
        for key in self.host.keymap.in_scope(self._scope):
            yield self._names(key), key.words

    def _names(self, key: Key) -> str:
        plain = self.look.glyphs.ascii_only
        return " ".join(shown(name, ascii_only=plain) for name in key.keys)
