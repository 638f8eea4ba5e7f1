"""Help: what is under the cursor, the signs of the board, and every key that works here."""

from __future__ import annotations

from collections.abc import Iterator

from textual.app import ComposeResult

from screens.base.page import Popup
from tui.keys import Key, shown
from tui.widgets.bars import Hint
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.sheet import Sheet

SIGN_COLUMNS = 4
TOGETHER = {
    ("up", "down", "left", "right"): "move; in a list: right opens, left goes to the board",
    ("first", "last"): "go to the first, to the last",
    ("page_up", "page_down"): "one page up, one page down",
    ("next_pane", "previous_pane"): "go to the choices, the board or the log",
}
"""Actions whose keys share a line of the help, and its words."""
LAST = ("first", "last", "page_up", "page_down")
"""What is left out first where there is little room."""


class HelpPage(Popup):
    """What is under the cursor, and the keys of the page behind."""

    def __init__(
        self, scope: str, words: tuple[str, ...], signs: tuple[tuple[str, str], ...] = ()
    ) -> None:
        """`signs` are those on the board behind, each with what it means."""
        super().__init__(classes="popup")
        self._scope = scope
        self._words = words
        self._signs = signs

    def compose(self) -> ComposeResult:
        """One sheet in front of the page."""
        card = Sheet(self._paint, id="card")
        signs = -(-len(self._signs) // SIGN_COLUMNS) + 1
        card.styles.height = len(list(self._keys())) + 2 * len(self._words) + 5 + signs
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
        y += self._paint_signs(canvas, 3, y, width - 6)
        self._paint_keys(canvas, 3, y, width - 6, height - y - 1)
        close = " Esc closes "
        canvas.text(width - len(close) - 3, height - 1, close, look.style("muted"))
        return canvas.picture()

    def _paint_signs(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        """The signs of the board in columns, in their order; returns the lines used."""
        rows, each = -(-len(self._signs) // SIGN_COLUMNS), width // SIGN_COLUMNS
        for number, (sign, words) in enumerate(self._signs):
            column, row = divmod(number, rows)
            left = x + column * each
            end = canvas.text(left, y + row, f"{sign} ", canvas.look.style("gold", bold=True))
            canvas.text(end, y + row, words, canvas.look.style("text"), width=left + each - end - 1)
        return rows + 1 if rows else 0

    def _paint_keys(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        """The keys in one column, or in two where one is too short."""
        keys, look = list(self._keys()), canvas.look
        columns = 1 if len(keys) <= height else 2
        each, rows = width // columns, min(-(-len(keys) // columns), height)
        for number, (names, words) in enumerate(keys[: columns * rows]):
            column, row = divmod(number, rows)
            left = x + column * each
            canvas.text(left, y + row, names, look.style("accent", bold=True), width=14)
            canvas.text(left + 15, y + row, words, look.style("text"), width=each - 16)

    def _keys(self) -> Iterator[tuple[str, str]]:
        """The keys of the page behind and what they do."""
        if self._scope in ("table", "hosted"):
            yield "a b c ... 1 2", "the letter beside a choice goes straight to it"
        known = sorted(self.host.keymap.in_scope(self._scope), key=lambda key: key.action in LAST)
        keys = {key.action: key for key in known}
        for action, key in keys.items():
            together = next((group for group in TOGETHER if action in group), (action,))
            if action == together[0]:
                names = self._names(*(keys[each] for each in together if each in keys))
                yield names, TOGETHER.get(together, key.words)

    def _names(self, *keys: Key) -> str:
        """All keys of an action, or the first of each of several."""
        plain = self.look.glyphs.ascii_only
        names = keys[0].keys if len(keys) == 1 else [key.keys[0] for key in keys]
        return " ".join(shown(name, ascii_only=plain) for name in names)
