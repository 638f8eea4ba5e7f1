"""The mode of a player who looks at the board: keys move the look, and none answers."""

from __future__ import annotations

from screens.table.modes.mode import ANSWERING, STEPS_OF_A_PAGE, TURNING, Mode
from tui.widgets.bars import FooterKey

AFTER_A_STORY = (*ANSWERING, "hint", "why", "undo", *TURNING)
"""Actions that are not possible while a story is playing, unless one of them continues it."""


class LookingAround(Mode):
    """The player inspects places, also while a story is playing, which then waits."""

    def allows(self, action: str | None) -> bool:
        opens = action in ("choose", "pick")
        return opens or not self.model.playback.is_playing or action not in AFTER_A_STORY

    def try_take(self, action: str | None) -> bool:
        return self.page.telling.try_refuse(action, allowed=self.allows(action))

    def can_do(self, action: str) -> bool:
        return action not in TURNING

    def note(self) -> str:
        waits = bool(self.page.updates) or self.model.playback.is_playing
        return f"{self.page.shown_key('back')} continues" if waits else ""

    async def action_choose(self) -> None:
        self.page.looking.open_page()

    def back(self) -> None:
        self.page.looking.stop()
        self.page.repaint()

    def move(self, x: int, y: int) -> None:
        self.page.looking.move(x, y)

    def move_pages(self, pages: int) -> None:
        for _ in range(STEPS_OF_A_PAGE):
            self.page.looking.move(0, -pages)

    def go_to_end(self, index: int) -> None:
        self.page.looking.go_to_index(index)

    def switch_pane(self, steps: int) -> None:
        self.page.looking.go_on(steps)

    def finds(self, letter: str) -> bool:
        return letter in self.model.jump_letters.values()

    async def take_letter(self, letter: str) -> None:
        letters = self.model.jump_letters
        place = next((each for each in letters if letters[each] == letter), None)
        if place is None:
            self.page.say(f"Nothing on the board has the letter {letter} now")
        self.page.looking.look_at(place)

    async def on_touched(self, sheet: str, place: str, *, is_click: bool) -> None:
        if not self.model.playback.is_playing:
            await super().on_touched(sheet, place, is_click=is_click)
        elif sheet == "board":
            self.page.looking.try_follow_mouse(place, is_click=is_click)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        can_choose = self.model.menu is not None and not self.model.playback.is_playing
        return (
            *self.page.looking.footer_keys("choices" if can_choose else "back"),
            *self.page.footer_row(next_pane="next", log="log", help="help", home="home"),
        )
