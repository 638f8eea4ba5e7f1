"""A line that is being typed."""

from __future__ import annotations

from attrs import define

from tui.widgets.canvas import Canvas
from tui.widgets.cells import printable


@define
class Entry:
    """Text and the cursor in it. Keys that edit are taken; all others are left to the page."""

    text: str = ""
    longest: int = 60
    at: int = -1

    def __attrs_post_init__(self) -> None:
        if self.at < 0:
            self.at = len(self.text)

    def insert(self, words: str) -> None:
        """Type or paste; what cannot be shown in one cell is left out."""
        clean = printable(words)[: self.longest - len(self.text)]
        self.text = self.text[: self.at] + clean + self.text[self.at :]
        self.at += len(clean)

    def press(self, key: str, character: str | None) -> bool:
        """Take a key; False if it is not one that edits."""
        match key:
            case "backspace":
                self.text = self.text[: max(0, self.at - 1)] + self.text[self.at :]
                self.at = max(0, self.at - 1)
            case "delete":
                self.text = self.text[: self.at] + self.text[self.at + 1 :]
            case "left":
                self.at = max(0, self.at - 1)
            case "right":
                self.at = min(len(self.text), self.at + 1)
            case "home":
                self.at = 0
            case "end":
                self.at = len(self.text)
            case "ctrl+u":
                self.text, self.at = "", 0
            case _ if character and character.isprintable():
                self.insert(character)
            case _:
                return False
        return True

    def paint(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """The text with its cursor, scrolled so that the cursor is in sight."""
        look = canvas.look
        start = max(0, self.at - width + 1)
        canvas.fill(x, y, width, 1, look.style("bright", on="shadow"))
        canvas.text(x, y, self.text[start : start + width], look.style("bright"))
        under = self.text[self.at : self.at + 1] or " "
        canvas.text(x + self.at - start, y, under, look.style("background", on="accent"))
