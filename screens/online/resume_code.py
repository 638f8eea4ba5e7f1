"""The dialog that shows a guest the resume code, once."""

from __future__ import annotations

from screens.base.dialogs import DIALOG_WIDTH
from screens.base.page import Popup
from tui.widgets.canvas import Picture
from tui.widgets.cells import wrapped_lines

TEXT = (
    "Keep this code. If you connect again, the server asks for it and gives you back your seats. "
    "Without it nobody gets them, not even you. It is shown only once."
)


class ResumeCodePage(Popup):
    """Shows a resume code. It leaves with True once the guest has read it."""

    SCOPE = "resume_code"
    DEFAULT_CLASSES = "popup small"

    def __init__(self, code: str) -> None:
        super().__init__()
        self._code = code

    @property
    def dialog_height(self) -> int:
        return len(wrapped_lines(TEXT, DIALOG_WIDTH)) + 7

    def on_mount(self) -> None:
        """Accept keys after a moment: the guest may be typing when the dialog comes."""
        self.pause_input()

    def handle_key_first(self, key: str) -> bool:
        """Ignore early keys, but for the one that quits; return whether the key is ignored."""
        return self.is_deaf and self.host.keymap.action_of_key(key, self.scope) != "quit_now"

    def action_noted(self) -> None:
        self.leave(True)

    def action_choose(self) -> None:
        """Name the key that closes the dialog: others are pressed by habit."""
        self.say(f"Write the code down, then press {self.shown_key('noted')}")

    action_back = action_home = action_choose

    def paint_dialog(self, width: int, height: int) -> Picture:
        canvas, look = self.framed(width, height, "Your resume code"), self.look
        canvas.text(3, 2, self._code, look.style("bright", bold=True))
        canvas.wrap(3, 4, DIALOG_WIDTH, height - 7, TEXT, look.style("text"))
        done_text = f"{self.shown_key('noted')}: I have noted it"
        canvas.text(3, height - 2, done_text, look.style("accent", bold=True))
        return canvas.picture()
