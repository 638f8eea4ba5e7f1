"""Small dialogs in front of a page: a menu, a question, a line to type, an error."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from attrs import evolve

from screens.base.listing import ListingPage
from screens.base.page import Page, Popup
from tui.keys import NUMBERS, TYPING
from tui.widgets.canvas import Picture
from tui.widgets.cells import wrapped_lines
from tui.widgets.entry import Entry
from tui.widgets.items import Item, paint_items

NO_OR_YES = (Item("no", "No"), Item("yes", "Yes"))


DIALOG_WIDTH = 54


class ChoosePage(Popup, ListingPage):
    """A menu. It leaves with the action of the chosen item, or with None."""

    DEFAULT_CLASSES = "popup small"

    def __init__(
        self,
        title: str,
        items: tuple[Item, ...],
        text: str = "",
        *,
        scope: str = "menu",
    ) -> None:
        """`scope` has the letters of the items; those without one are numbered."""
        super().__init__()
        self._scope = scope
        self._title = title
        self._items = items
        self._text = text

    @property
    def dialog_height(self) -> int:
        text = len(wrapped_lines(self._text, DIALOG_WIDTH)) + 1 if self._text else 0
        return min(len(self._items), 12) + 4 + text

    def point_at(self, action: str) -> None:
        actions = [item.action for item in self._items]
        self._cursor = actions.index(action) if action in actions else 0

    @property
    def scope(self) -> str:
        return self._scope

    @property
    def length(self) -> int:
        return len(self._items)

    async def act(self, action: str) -> None:
        if self._has_item(action):
            self.leave(action)
        else:
            await super().act(action)

    def can_do(self, action: str) -> bool:
        return self._has_item(action) or super().can_do(action)

    def _has_item(self, action: str) -> bool:
        has_own_key = any(key.action == action for key in self.host.keymap.own_keys(self.scope))
        return has_own_key and any(item.action == action for item in self._items)

    def _items_with_letters(self) -> tuple[Item, ...]:
        letters = {key.action: key.keys[0] for key in self.host.keymap.own_keys(self.scope)}
        numbers = iter(NUMBERS)
        return tuple(
            evolve(item, letter=item.letter or letters.get(item.action) or next(numbers, ""))
            for item in self._items
        )

    def action_choose(self) -> None:
        self.leave(self._items[self.cursor].action)

    def action_home(self) -> None:
        self.leave()

    def has_letter(self, letter: str) -> bool:
        return any(item.letter == letter for item in self._items_with_letters())

    async def on_letter(self, letter: str) -> None:
        for item in self._items_with_letters():
            if item.letter == letter:
                self.leave(item.action)

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, self._title), self.look
        y = 2
        if self._text:
            y += canvas.wrap(3, 2, DIALOG_WIDTH, height, self._text, look.style("text")) + 1
        paint_items(
            canvas, self._items_with_letters(), self.cursor, 2, y, width - 4, height - y - 1
        )
        return canvas.picture()


def yes_no_page(title: str, text: str) -> ChoosePage:
    """A yes-or-no question. It leaves with "yes", "no" or None."""
    return ChoosePage(title, NO_OR_YES, text, scope="question")


def confirm(page: Page, title: str, text: str, step: Callable[[], Awaitable[None] | None]) -> None:
    page.open_for(yes_no_page(title, text), lambda answer: step() if answer == "yes" else None)


class TypePage(Popup):
    """A line to type. It leaves with the text, or with None if it was cancelled or is empty.

    Only with `may_be_empty` it leaves with an empty text.
    """

    DEFAULT_CLASSES = "popup small"

    def __init__(
        self,
        title: str,
        prompt: str,
        text: str = "",
        *,
        longest: int = 40,
        may_be_empty: bool = False,
    ) -> None:
        super().__init__()
        self._title = title
        self._prompt = prompt
        self._may_be_empty = may_be_empty
        self.entry = Entry(text, longest)
        self._painted_entry = self.entry

    def on_typed(self, text: str | None) -> None:
        self.leave(text if text or self._may_be_empty else None)

    def _keys_text(self) -> str:
        accept, cancel = (self.host.keymap.shown_key(each, TYPING) for each in ("accept", "cancel"))
        return f"{accept} confirms, {cancel} cancels"

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, self._title), self.look
        y = 2 + canvas.wrap(3, 2, width - 6, 2, self._prompt, look.style("muted"))
        self._painted_entry.paint(canvas, 3, y + 1, width - 6)
        canvas.text(3, height - 2, self._keys_text(), look.style("muted"))
        return canvas.picture()


class ErrorPage(Popup):
    """The page for an unexpected error: it says that nothing is lost, and where the details are."""

    DEFAULT_CLASSES = "popup small"

    def __init__(self, details: str) -> None:
        super().__init__()
        self._details = details

    def action_back(self) -> None:
        """Go to the first page, because the page behind may be broken."""
        self.host.go_home()

    action_choose = action_back

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, "Something went wrong", "warn"), self.look
        prompt = "This is an error in the program. Your matches are saved up to the last answer."
        y = 2 + canvas.wrap(3, 2, width - 6, 2, prompt, look.style("bright"))
        y += canvas.wrap(3, y, width - 6, 2, self._details, look.style("muted"))
        back_text = f"{self.shown_key('choose')}: back to the start"
        canvas.text(3, height - 2, back_text, look.style("accent", bold=True))
        return canvas.picture()
