"""A line that is being typed, in any script."""

from __future__ import annotations

import re

from attrs import define

from tui.keys import EDIT_KEYS
from tui.widgets.canvas import Canvas
from tui.widgets.cells import characters, cut_to_width, paintable_text, width_of

_EDITS = {key: edit for edit, keys in EDIT_KEYS.items() for key in keys}
_WORD_BEFORE = re.compile(r"\w*\W*\Z")
_WORD_AFTER = re.compile(r"\W*\w*")


@define
class Entry:
    """Text with a cursor. Editing keys are handled; all others are left to the page."""

    text: str = ""
    longest: int = 60
    cursor: int = -1
    """The index of the cursor in the text; by default the end."""

    def __attrs_post_init__(self) -> None:
        if self.cursor < 0:
            self.cursor = len(self.text)

    @property
    def is_full(self) -> bool:
        return len(self.text) >= self.longest

    @property
    def text_before(self) -> str:
        return self.text[: self.cursor]

    @property
    def text_after(self) -> str:
        return self.text[self.cursor :]

    def insert(self, text: str) -> None:
        """Type or paste text; unpaintable or excess characters are left out."""
        # A mark that follows its letter is composed with it, so all text before the cursor is read.
        text_before = self.text_before
        for each in characters(paintable_text(text)) or [text]:
            longer = paintable_text(text_before + each)
            if len(longer) + len(self.text_after) > self.longest:
                break
            text_before = longer
        self.text, self.cursor = text_before + self.text_after, len(text_before)

    def try_press(self, key: str, character: str | None) -> bool:
        """Handle a key; return False if it does not edit."""
        edit = _EDITS.get(key)
        if edit is not None:
            self._edit(edit)
        elif character and character.isprintable():
            self.insert(character)
        else:
            return False
        return True

    def _edit(self, edit: str) -> None:
        match edit:
            case "left" | "word_left" | "start":
                self.cursor -= self._reach_back(edit)
            case "right" | "word_right" | "end":
                self.cursor += self._reach_on(edit)
            case "erase" | "erase_word" | "erase_to_start":
                start = self.cursor - self._reach_back(edit)
                self.text, self.cursor = self.text[:start] + self.text_after, start
            case _:
                self.text = self.text_before + self.text[self.cursor + self._reach_on(edit) :]

    def _reach_back(self, edit: str) -> int:
        text_before = self.text_before
        if edit in ("left", "erase"):
            return len((characters(text_before) or [""])[-1])
        if edit in ("word_left", "erase_word"):
            return len(text_before) - _WORD_BEFORE.search(text_before).start()  # type: ignore[union-attr]
        return len(text_before)

    def _reach_on(self, edit: str) -> int:
        text_after = self.text_after
        if edit in ("right", "delete"):
            return len((characters(text_after) or [""])[0])
        if edit in ("word_right", "delete_word"):
            return _WORD_AFTER.match(text_after).end()  # type: ignore[union-attr]
        return len(text_after)

    def paint(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """Paint the text with its cursor, scrolled so that the cursor is visible."""
        look = canvas.look
        cursor_character = (characters(self.text_after) or [" "])[0]
        characters_before = characters(self.text_before)
        while (
            characters_before
            and width_of("".join(characters_before)) + width_of(cursor_character) > width
        ):
            del characters_before[0]
        visible = "".join(characters_before)
        canvas.fill(x, y, width, 1, look.style("bright", on="shadow"))
        canvas.text(x, y, cut_to_width(visible + self.text_after, width), look.style("bright"))
        cursor_x = x + width_of(visible)
        canvas.text(cursor_x, y, cursor_character, look.style("background", on="accent"))
