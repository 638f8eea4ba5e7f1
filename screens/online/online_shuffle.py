"""The shuffle of a hosted match; its players may agree to reveal it after an early end."""

from __future__ import annotations

from collections.abc import Callable

from net.hall.chair import Chair
from net.play.update import Update
from screens.base.dialogs import confirm
from screens.online.own_context import with_own_context
from screens.online.visit_context import VisitContext
from screens.table.shuffle_page import ShufflePage

_QUESTION = (
    "When all players have agreed, everybody at this table can read the secret and the record, and "
    "with them every hidden card of the match. Do you agree?"
)


class OnlineShufflePage(ShufflePage):
    SCOPE = "online_shuffle"

    def __init__(self, visit_context: VisitContext, chair: Chair) -> None:
        super().__init__(chair.match)
        self._visit_context = visit_context
        self._chair = chair

    def on_mount(self) -> None:
        """Follow the players who agree to reveal it; the base class follows the match."""
        self.at_end(self._chair.watch_table(with_own_context(self.read_proof)))

    def with_context(self, callback: Callable[[Update], None]) -> Callable[[Update], None]:
        return with_own_context(callback)

    def read_proof(self) -> None:
        """Show the proof as it is now, unless the visitor has left the table."""
        if self._chair.is_open:
            super().read_proof()

    def can_do(self, action: str) -> bool:
        if action == "agree":
            return self._chair.can_agree_to_reveal
        return super().can_do(action)

    def action_agree(self) -> None:
        if not self._chair.can_agree_to_reveal:
            self.say("There is nothing to agree to")
            return
        confirm(self, "Reveal the shuffle", _QUESTION, self._chair.agree_to_reveal)

    def why_hidden(self) -> str:
        if not self._chair.has_ended_early:
            return super().why_hidden()
        text = "The match ended early: they stay secret until all its players agree."
        if self._chair.can_agree_to_reveal:
            return f"{text} Press {self.shown_key('agree')} to agree."
        return f"{text} The table's chat tells who has agreed."

    def export_command(self) -> str:
        return f"{self._visit_context.invitation('')} record {self._chair.code} > match.json"

    def keys_text(self, *, is_scrolled: bool) -> str:
        keys = super().keys_text(is_scrolled=is_scrolled)
        if not self._chair.can_agree_to_reveal:
            return keys
        return f"{self.shown_key('agree')} agrees to reveal it   {keys}"
