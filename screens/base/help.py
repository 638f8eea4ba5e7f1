"""Help: the item under the cursor, the signs of the board, and every key that works here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TypeAlias

from attrs import field, frozen

from screens.base.scrolling import ReadingPopup
from tui.keys import EDIT_KEYS, EDIT_TEXTS, TYPING, Key, key_name, keys_without, scope_with_bases
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of

SIGN_COLUMNS = 4
KEY_COLUMN = 16
"""The width of the key column, including the gap."""
KEY_GROUPS = {
    ("up", "down", "left", "right"): "move, open, go back",
    ("up", "down"): "move",
    ("left", "right"): "previous value, next value",
    ("first", "last"): "go to first, last",
    ("page_up", "page_down"): "one page up, down",
    ("next_pane", "previous_pane"): "choices, board, log",
    ("pan_up", "pan_down", "pan_left", "pan_right"): "move the map",
    ("zoom_in", "zoom_out"): "larger, smaller",
    ("previous_page", "next_page"): "pages of the board",
    ("turn", "turn_back"): "turn the piece, back",
}
"""Actions of one scope whose keys share a line of the help, and its text."""
ARROWS = ("up", "down", "left", "right")
LISTED_LAST = ("first", "last", "page_up", "page_down", "suspend", "quit_now")
MAX_ROWS = 160
"""More rows than any help has."""


Words: TypeAlias = tuple[tuple[str, str], ...]
"""Signs, keys or words, each with its meaning."""


@frozen
class Help:
    scopes: tuple[str, ...]
    """The scopes whose keys are listed, the page's own first."""
    lines: tuple[str, ...] = ()
    """About the item under the cursor."""
    goal: tuple[str, ...] = ()
    signs: Words = ()
    letters: Words = ()
    """The letters and numbers of the page's own items."""
    terms: Words = ()
    menus: Mapping[str, str] = field(factory=dict)
    """The scopes of menus, as in `Page.MENUS`."""
    idle: Collection[str] = ()
    """Actions without effect here, whose keys are not listed."""


class HelpPage(ReadingPopup):
    def __init__(self, content: Help) -> None:
        super().__init__()
        self._help = content

    @property
    def dialog_height(self) -> int:
        told = self._help
        signs = -(-len(told.signs) // SIGN_COLUMNS) + 1
        texts = 2 * len(told.lines) + len(told.goal) + 1
        return len(list(self._described_keys())) + texts + 5 + signs + 2 * len(told.terms)

    @property
    def rows_of_a_page(self) -> int:
        return self.query_one("#dialog").size.height - 4

    action_help = ReadingPopup.action_choose

    # Painting

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, room = self.framed(width, height, "Help"), height - 3
        text = self._text_picture(width - 6, room)
        strips = text.strips[self.visible_rows(text.height, room)]
        canvas.draw(3, 2, Picture(width - 6, len(strips), strips))
        self.paint_scroll_marks(canvas, text.height, room, y=2)
        scroll = f"{self.shown_key('up')} {self.shown_key('down')} scroll, "
        close = f" {scroll if text.height > room else ''}{self.shown_key('back')} closes "
        canvas.text(width - len(close) - 3, height - 1, close, self.look.style("muted"))
        return canvas.picture()

    def _text_picture(self, width: int, room: int) -> Picture:
        """The whole help; its keys are in two columns if one is too high and no text is cut."""
        canvas = Canvas(width, MAX_ROWS, self.look, "panel")
        y = 0
        for number, text in enumerate(self._help.lines):
            style = self.look.style("text" if number else "bright", bold=not number)
            y += canvas.wrap(0, y, width, MAX_ROWS, text, style)
        y += 1 if self._help.lines else 0
        y += self._paint_goal(canvas, y)
        y += self._paint_signs(canvas, 0, y, width)
        y += self._paint_terms(canvas, y)
        keys = list(self._described_keys())
        halves = max(width_of(text) for _, text in keys) <= width // 2 - KEY_COLUMN
        columns = 2 if y + len(keys) > room and halves else 1
        y += self._paint_keys(canvas, keys, y, columns)
        picture = canvas.picture()
        return Picture(width, y, picture.strips[:y])

    def _paint_goal(self, canvas: Canvas, y: int) -> int:
        rows = 0
        for text in self._help.goal:
            style = canvas.look.style("gold")
            rows += canvas.wrap(0, y + rows, canvas.width, MAX_ROWS, text, style)
        return rows + 1 if rows else 0

    def _paint_signs(self, canvas: Canvas, x: int, y: int, width: int) -> int:
        rows, each = -(-len(self._help.signs) // SIGN_COLUMNS), width // SIGN_COLUMNS
        for number, (sign, text) in enumerate(self._help.signs):
            column, row = divmod(number, rows)
            left = x + column * each
            end = canvas.text(left, y + row, f"{sign} ", canvas.look.style("gold", bold=True))
            canvas.text(end, y + row, text, canvas.look.style("text"), width=left + each - end - 1)
        return rows + 1 if rows else 0

    def _paint_terms(self, canvas: Canvas, y: int) -> int:
        rows = 0
        for word, meaning in self._help.terms:
            look = canvas.look
            canvas.text(0, y + rows, word, look.style("gold", bold=True), width=KEY_COLUMN - 1)
            room = canvas.width - KEY_COLUMN
            rows += canvas.wrap(KEY_COLUMN, y + rows, room, MAX_ROWS, meaning, look.style("text"))
        return rows + 1 if rows else 0

    def _paint_keys(self, canvas: Canvas, keys: list[tuple[str, str]], y: int, columns: int) -> int:
        look, each, rows = canvas.look, canvas.width // columns, -(-len(keys) // columns)
        for number, (names, text) in enumerate(keys):
            column, row = divmod(number, rows)
            left = column * each
            canvas.text(left, y + row, names, look.style("accent", bold=True), width=KEY_COLUMN - 2)
            canvas.text(
                left + KEY_COLUMN - 1, y + row, text, look.style("text"), width=each - KEY_COLUMN
            )
        return rows

    def _described_keys(self) -> Iterator[tuple[str, str]]:
        if "table" in scope_with_bases(self._help.scopes[0]):
            yield "a b c ... 1 2", "choose; pick a card"
        yield from self._help.letters
        in_order = sorted(self._known_keys(), key=lambda key: key.action in LISTED_LAST)
        keys = {key.action: key for key in in_order}
        for action, key in keys.items():
            together = _group_of_key(key, keys)
            if action == together[0]:
                names = self._key_names(*(keys[each] for each in together))
                yield names, KEY_GROUPS.get(together, key.text)
        yield from self._menu_keys()
        if TYPING in self._help.scopes:
            yield from self._edit_keys()

    def _known_keys(self) -> tuple[Key, ...]:
        keymap, (first, *others) = self.host.keymap, self._help.scopes
        own_keys = keymap.keys_in_scope(first)
        if TYPING in others:
            own_keys = keys_without(own_keys, keymap.typed_keys())
        all_keys = (*own_keys, *(key for each in others for key in keymap.own_keys(each)))
        return tuple(key for key in all_keys if key.action not in self._help.idle)

    def _menu_keys(self) -> Iterator[tuple[str, str]]:
        plain, keymap = self.look.glyphs.ascii_only, self.host.keymap
        for menu, opener in self._help.menus.items():
            first = keymap.shown_key(opener, self._help.scopes[0], ascii_only=plain)
            keys = (key for key in keymap.own_keys(menu) if key.action not in self._help.idle)
            yield from ((f"{first} {self._key_names(key)}", key.text) for key in keys)

    def _edit_keys(self) -> Iterator[tuple[str, str]]:
        plain = self.look.glyphs.ascii_only
        for edits, text in EDIT_TEXTS.items():
            names = (sorted(EDIT_KEYS[each], key=lambda key: "ctrl" not in key) for each in edits)
            yield " ".join(key_name(name[0], ascii_only=plain) for name in names), text

    def _key_names(self, *keys: Key) -> str:
        """All keys of an action, or the first key of each of several actions."""
        plain = self.look.glyphs.ascii_only
        names = keys[0].keys if len(keys) == 1 else tuple(key.keys[0] for key in keys)
        modifiers, last = zip(*((name.rpartition("+")[::2]) for name in names), strict=True)
        if last == ARROWS and modifiers[0] and len(set(modifiers)) == 1:
            return f"{modifiers[0].title()}+arrows"
        return " ".join(key_name(name, ascii_only=plain) for name in names)


def _group_of_key(key: Key, keys: Mapping[str, Key]) -> tuple[str, ...]:
    """The actions that share a help line with that of a key, if all are in the same scope."""
    for group in KEY_GROUPS:
        keys_of_group = [keys.get(each) for each in group]
        if key in keys_of_group and all(each and each.scope == key.scope for each in keys_of_group):
            return group
    return (key.action,)
