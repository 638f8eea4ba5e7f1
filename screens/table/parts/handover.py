"""The page that covers everything until the next person is at the keyboard."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult

from screens.base.page import Page
from tui.widgets.art import TOWER_HEIGHT, TOWER_WIDTH, paint_sky, paint_tower
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import width_of
from tui.widgets.sheet import Sheet

_ROWS = 9
"""Rows of text below the tower, including the empty ones."""


class HandoverPage(Page):
    """Covers the table until the next player is at the keyboard; then it leaves with True.

    The keys that end a turn and early clicks have no effect here: repeated by habit, they would
    show the next player's cards to the previous player.
    """

    SCOPE = "handover"

    def __init__(
        self, name: str, role: str, *, question: str = "", is_return: bool = False
    ) -> None:
        """`question` is without secrets; `is_return`: did the same player have the keyboard?"""
        super().__init__()
        self._role = role
        self._person = name
        self._question = question
        self._is_return = is_return
        self._undo: Callable[[], Awaitable[None]] | None = None
        self._undoing_player = ""

    def allow_undo(self, player: str, undo: Callable[[], Awaitable[None]]) -> None:
        self._undoing_player, self._undo = player, undo

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint, id="handover")
        yield self.footer()

    def on_mount(self) -> None:
        self.pause_input()

    def handle_click_first(self) -> bool:
        return self.is_deaf

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return (
            self.footer_key("uncover", f"I am {self._person}"),
            self.footer_key("undo", "take the last answer back", ready=self._undo is not None),
            self.footer_key("home", "home"),
        )

    def action_uncover(self) -> None:
        self.leave(True)

    def action_back(self) -> None:
        """Do nothing, because there is no way back to another player's cards."""

    async def action_undo(self) -> None:
        if self._undo is not None:
            undo, self._undo = self._undo, None
            await undo()
            self.leave(False)
        else:
            self.say("no answer can be taken back now")

    def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        if is_click:
            self.action_uncover()

    def _paint(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look)
        y = max(0, (height - TOWER_HEIGHT - _ROWS) // 2)
        if height >= TOWER_HEIGHT + _ROWS:
            paint_tower(canvas, (width - TOWER_WIDTH) // 2, y, spark=len(self._person))
            y += TOWER_HEIGHT + 1
        else:
            y = max(0, (height - _ROWS) // 2)
        self._paint_text(canvas, y)
        paint_sky(canvas)
        return canvas.picture()

    def _paint_text(self, canvas: Canvas, y: int) -> None:
        look, width = canvas.look, canvas.width
        first = "It is once more the turn of" if self._is_return else "Pass the keyboard to"
        canvas.text(0, y, first, look.style("muted"), width=width, align="center")
        name = f"  {self._person}  "
        x = max(0, (width - width_of(name)) // 2)
        canvas.text(x, y + 2, name, look.style("background", on=self._role, bold=True))
        canvas.target("plate", x, y + 2, width_of(name), 1)
        way_on = f"{self.shown_key('uncover')} shows your side of the table."
        for row, text, style in (
            (4, self._question and f"You are asked: {self._question}", look.style("text")),
            (5, "Everyone else, please look away.", look.style("text")),
            (6, way_on, look.style("bright", bold=True)),
            (8, self._way_back(), look.style("muted")),
        ):
            canvas.text(0, y + row, text, style, width=width, align="center")

    def _way_back(self) -> str:
        if self._undo is None:
            return ""
        return f"{self._undoing_player}: {self.shown_key('undo')} takes your last answer back."
