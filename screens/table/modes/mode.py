"""The base of the modes of a table's page: moving, jump letters, passing and the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from net.play.update import Update
from screens.base.page import Part
from screens.table.parts.navigation import CHOICES, LOG
from tui.keys import VI_MOVES
from tui.widgets.bars import FooterKey
from tui.widgets.choices import ROW
from tui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from screens.table.table_page import TablePage

PASSING = ("pass", "pass_on")
"""The actions of a reaction window."""
TURNING = ("turn", "turn_back")
ANSWERING = ("choose", "pick", *PASSING)
"""Actions that can answer, like jump letters."""
STEPS_OF_A_PAGE = 5
_MOVED = ("prompt", "board", "choices", "footer")
"""The sheets that show the cursor."""


class Mode(Part):
    """What the page of a table does now: its keys and mouse, its footer, and which updates wait.

    `TablePage.mode` says in which mode the page is. A mode has the actions that differ by mode, as
    methods `action_ACTION`; the others are those of the page and its parts.
    """

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.model = page.model

    # What the mode lets happen

    def allows(self, action: str | None) -> bool:
        """May a key do this action now? None stands for a key without one, such as a letter."""
        return True

    def try_take(self, action: str | None) -> bool:
        """Take a key before its action, with another effect or a refusal; False to let it act."""
        return False

    def holds(self, update: Update) -> bool:
        """Must an update wait: for the story that is playing, or a player who looks or reads?

        A cover waits for the reader, too: no page with secrets may remain open behind it.
        """
        if self.model.must_wait(update):
            return True
        covers = self.page.covered.must_cover(update.waiting_for)
        return self.page.is_reading and (covers or self.model.would_disturb_reader(update))

    def note(self) -> str:
        """A note for the prompt line about how to go on; empty for none."""
        return ""

    def footer_keys(self) -> tuple[FooterKey, ...]:
        raise NotImplementedError

    async def action_choose(self) -> None:
        raise NotImplementedError

    async def action_pick(self) -> None:
        """Do what Space does: the same, unless a set of cards is being built."""
        await self.action_choose()

    def back(self) -> None:
        menu, navigation = self.model.menu, self.page.navigation
        if menu is not None and menu.is_armed:
            menu.try_step_back()
        elif navigation.pane != CHOICES:
            navigation.go_to_choices()
        elif menu is None or not menu.try_step_back():
            self._point_at_ways_back()
        self.page.repaint()

    def _point_at_ways_back(self) -> None:
        page = self.page
        if self.model.update.outcome is not None:
            page.show_end()
        elif self.model.update.can_undo:
            page.say(f"Press {page.shown_key('undo')} to take your last answer back")
        else:
            page.say(f"Press {page.shown_key('home')} to leave: all is saved")

    # Moving

    def action_up(self) -> None:
        self.move(0, -1)

    def action_down(self) -> None:
        self.move(0, 1)

    def action_right(self) -> None:
        self.move(1, 0)

    def action_left(self) -> None:
        self.move(-1, 0)

    def move(self, x: int, y: int) -> None:
        if self.page.navigation.pane == LOG:
            self.scroll_log(-y)
        else:
            self.page.navigation.move(x, y)
            self.page.repaint(*_MOVED)

    def action_page_up(self) -> None:
        self.move_pages(1)

    def action_page_down(self) -> None:
        self.move_pages(-1)

    def move_pages(self, pages: int) -> None:
        """Change a number by five, or scroll the log, or without a log move up the list."""
        menu, navigation = self.model.menu, self.page.navigation
        steps = pages * STEPS_OF_A_PAGE
        if navigation.pane == CHOICES and menu is not None and menu.try_turn(steps):
            self.page.repaint(*_MOVED)
        elif not self.page.has_class("compact"):
            self.scroll_log(pages * self.page.size.height // 2)
        elif menu is not None:
            navigation.go_to_row(max(0, min(menu.cursor - steps, len(menu.rows(range(0))) - 1)))
            self.page.repaint(*_MOVED)

    def scroll_log(self, rows: int) -> None:
        self.page.navigation.scroll(rows, farthest=self.page.farthest_back)
        self.page.repaint()

    def action_first(self) -> None:
        self.go_to_end(0)

    def action_last(self) -> None:
        self.go_to_end(-1)

    def go_to_end(self, index: int) -> None:
        self.page.navigation.go_to_row(index)
        self.page.repaint()

    def action_next_pane(self) -> None:
        self.switch_pane(1)

    def action_previous_pane(self) -> None:
        self.switch_pane(-1)

    def switch_pane(self, steps: int) -> None:
        self.page.navigation.switch_pane(with_log=not self.page.has_class("compact"), steps=steps)
        self.page.repaint()

    # Turning a piece

    def action_turn(self) -> None:
        self._turn_piece(1)

    def action_turn_back(self) -> None:
        self._turn_piece(-1)

    def can_do(self, action: str) -> bool:
        """Is there a piece to rotate, for the keys that do so?"""
        return action not in TURNING or bool(self._turn_places())

    def _turn_places(self) -> list[str]:
        menu, beginnings = self.model.menu, self.model.painter.orientation_prefixes
        places = menu.places if menu is not None and beginnings else ()
        return [place for place in places if place.startswith(beginnings)]

    def _turn_piece(self, steps: int) -> None:
        menu, turns = self.model.menu, self._turn_places()
        if menu is None or not turns:
            return
        index = turns.index(menu.place()) if menu.place() in turns else -max(steps, 0)
        self.page.navigation.go_to_choices()
        menu.point_at(turns[(index + steps) % len(turns)])
        self.page.repaint(*_MOVED)

    # Passing

    async def action_pass(self) -> None:
        if self._try_enter_window():
            await self.page.reaction_clock.pass_now()

    async def action_pass_on(self) -> None:
        if self._try_enter_window():
            await self.page.reaction_clock.keep_passing()

    def _try_enter_window(self) -> bool:
        """Move to the choices of the reaction window; False, with a notice, if there is none."""
        if self.page.reaction_clock.window is None:
            self.page.say("There is nothing to pass now")
            return False
        self.page.navigation.go_to_choices()
        return True

    # Jump letters

    def has_letter(self, letter: str) -> bool:
        """Does a row or place have this jump letter, after the first one of a pair if it waits?"""
        menu, letter = self.model.menu, self.page.first_letter + letter
        return menu is not None and (menu.is_start_of_pair(letter) or self.finds(letter))

    def finds(self, letter: str) -> bool:
        return self.model.menu is not None and self.model.menu.has_letter(letter)

    async def choose_by_letter(self, letter: str) -> None:
        """Take a jump letter, once both keys of a pair are pressed."""
        menu, page = self.model.menu, self.page
        letter, page.first_letter = page.first_letter + letter, ""
        is_half = menu is not None and menu.is_start_of_pair(letter)
        if is_half:
            page.first_letter = letter
        page.repaint("prompt")
        if not is_half:
            await self.take_letter(letter)

    async def take_letter(self, letter: str) -> None:
        menu = self.model.menu
        if menu is None:
            self.page.say(self.model.idle_text())
        elif menu.has_letter(letter):
            self.page.navigation.go_to_choices()
            await self.page.answer(menu.choose_by_letter(letter))
        else:
            self.page.say(_no_choice(letter))

    # The mouse

    async def on_touched(self, sheet: str, place: str, *, is_click: bool) -> None:
        """Move the cursor to a place or row under the mouse; a click takes it, or looks at it."""
        page, menu, on_board = self.page, self.model.menu, sheet == "board"
        choosable = not on_board or place in self.model.jump_letters
        if on_board and page.looking.try_follow_mouse(
            place, is_click=is_click, choosable=choosable
        ):
            return
        if menu is None or not choosable:
            return
        row = int(place.removeprefix(ROW)) if sheet == "choices" else None
        if is_click:
            page.looking.stop()
            page.navigation.go_to_choices()
            await page.answer(menu.choose_at(place) if row is None else menu.choose_row(row))
        elif not menu.is_armed:
            if row is None:
                page.navigation.go_to_place(place)
            else:
                page.navigation.go_to_row(row)
            page.repaint()

    def on_scrolled(self, message: Sheet.Scrolled) -> None:
        menu = self.model.menu
        if message.sheet.id == "log":
            self.scroll_log(-message.rows)
        elif message.sheet.id == "choices" and menu is not None:
            is_downward = message.rows > 0
            if not menu.try_turn(-1 if is_downward else 1):
                menu.move(1 if is_downward else -1)
            self.page.repaint()
        elif message.sheet.id == "board":
            self.page.map.on_wheel(message)


def _no_choice(letter: str) -> str:
    """The notice for a letter without a choice; vi letters get a hint about the arrow keys."""
    if letter in VI_MOVES:
        return "The arrow keys move; h j k l can move as well (see the settings)"
    kind = "letter" if letter.isalpha() else "key"
    return f"No choice has the {kind} {letter} now"
