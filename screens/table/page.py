"""The table: prompt, board, choices, log. The page where the playing is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult

from engine.core.choice import Choice
from net.play.playable import Playable
from net.play.table import Table
from net.play.update import Update
from screens.base.help import HelpPage
from screens.base.rules import open_rules
from screens.table.cursor import LOG, Cursor
from screens.table.handover import HandoverPage
from screens.table.log import LogPage
from screens.table.model import TableModel
from screens.table.painters import signs_of
from screens.table.panes import Panes
from screens.table.reaction_page import ReactingPage
from tui.widgets.bars import Hint
from tui.widgets.choices import ROW
from tui.widgets.frames import Column, Frame
from tui.widgets.sheet import Sheet

COMPACT_BELOW = 112
WIDE_FROM = 160


class TablePage(ReactingPage):
    """A running match, through the eyes of whoever is at the keyboard."""

    SCOPE = "table"
    PANES: ClassVar[type[Panes]] = Panes

    def __init__(self, table: Playable) -> None:
        super().__init__(classes="table")
        self.table = table
        self.thinking = False
        """A bot is being asked for a hint."""
        self._covered = False
        self._showed_end = False
        self._unwatch: Callable[[], None] = lambda: None

    def compose(self) -> ComposeResult:
        """A few sheets; the stylesheet arranges them."""
        self.stage = TableModel(self.table, settings=self.host.settings, keymap=self.host.keymap)
        self.panes = panes = self.PANES(self)
        yield Sheet(panes.title, id="title")
        yield Sheet(panes.prompt, id="prompt")
        with Frame(id="middle"):
            yield Sheet(panes.board, id="board")
            with Column(id="side"):
                yield Sheet(panes.choices, id="choices")
                yield Sheet(panes.log, id="log")
        yield self.footer()

    def on_mount(self) -> None:
        """Let the bots think, and hear of every change."""
        self._watch()
        self.run_worker(self.table.run_bots(), group="bots")
        self._settle()

    def on_unmount(self) -> None:
        """Leave the table; the match is saved."""
        self._unwatch()
        self.table.close()

    def came_back(self) -> None:
        """The settings may have changed meanwhile."""
        if self.stage.settings is not self.host.settings:
            self.stage.dress(self.host.settings, self.host.keymap)
            if isinstance(self.table, Table):  # a hosted table has a pace of its own
                self.table.pace = self.host.settings.seconds

    def arranged(self, width: int, height: int) -> None:
        """The list and the log beside the board, or the list alone below it."""
        self.set_class(width < COMPACT_BELOW, "compact")
        self.set_class(width >= WIDE_FROM, "wide")
        height, compact = self.size.height, self.has_class("compact")
        side, log = self.query_one("#side"), self.query_one("#log")
        side.styles.height = max(7, min(12, height // 4 + 1)) if compact else "1fr"
        log.styles.height = max(6, height * 2 // 5 if self.has_class("wide") else height // 3)

    # News from the table

    def _watch(self) -> None:
        self._unwatch()
        self._unwatch = self.table.watch(self.stage.seating.eyes, self._told)

    def _told(self, update: Update) -> None:
        """The table has changed."""
        self.safely(self._take_in, update)

    def _take_in(self, update: Update) -> None:
        menu = self.stage.menu
        self.stage.told(update)
        if menu is None or menu is not self.stage.menu:  # while others answer, all stays in place
            self.cursor = Cursor()
        if update.notice:
            self.say(update.notice, severity="warning")
        if update.outcome is None:
            self._showed_end = False
        self._settle()

    def _settle(self) -> None:
        """Show how things stand: the board, the next person's cover, or the end."""
        telling = self.keep_telling()
        if not telling:
            self.keep_moment()
        self.repaint()
        if telling:
            return
        update, seating = self.stage.update, self.stage.seating
        if update.outcome is not None and not self._showed_end:
            self._showed_end = True
            self._show_end()
        following = seating.passes_to(update.waiting_for)
        if following is None or self._covered or self.passes_unseen(following):
            return
        self._covered = True
        self.open(self._handover(following), self._seated(following))

    # The next person, and the end

    def _handover(self, seat: int) -> HandoverPage:
        before, name = self.stage.seating.eyes, self.stage.person(seat)
        if before is None or not self.table.update(before).can_undo:
            return HandoverPage(name, self.stage.role(seat))
        return HandoverPage(name, self.stage.role(seat), undo=lambda: self.table.undo(before))

    def _seated(self, seat: int) -> Callable[[bool | None], None]:
        def seated(here: bool | None) -> None:
            self._covered = False
            if here:
                self.stage.see_as(seat)
                self.cursor = Cursor()
                self._watch()
            self._settle()

        return seated

    def _show_end(self) -> None:
        from screens.table.game_over import GameOverPage  # which can lead to another table

        self.open(GameOverPage(self.table, self.stage.seating.eyes))

    # Answering

    async def _answer(self, choice: Choice | None) -> None:
        """Give the answer that a key or click led to, if it led to one."""
        seat = self.stage.seating.eyes
        if choice is not None and seat is not None and self.goes_at_once(choice):
            await self.table.answer(seat, choice)
        else:
            self.repaint()

    async def on_letter(self, letter: str) -> None:
        """A jump letter."""
        menu = self.stage.menu
        if menu is not None and menu.knows(letter):
            self.cursor.to_choices()
            await self._answer(menu.jump(letter))

    async def do_take(self) -> None:
        """Take what is under the cursor."""
        menu, place = self.stage.menu, self.cursor.place
        if menu is not None:
            self.cursor.to_choices()
            await self._answer(menu.take_at(place) if place else menu.take())
            if place:
                self._stay_on_board()
        elif self.stage.update.outcome is not None:
            self._show_end()

    def _stay_on_board(self) -> None:
        """Whoever answers on the board goes on there, unless the list has a question."""
        menu = self.stage.menu
        if menu is not None and not menu.has_question:
            self.cursor.to_board(menu, self._targets())
            self.repaint()

    async def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """Pointing moves the cursor, clicking takes."""
        menu = self.stage.menu
        if menu is None or (sheet == "board" and place not in menu.places):
            return
        if clicked:
            self.cursor.to_choices()
            row = sheet == "choices"
            taken = menu.touch_row(int(place.removeprefix(ROW))) if row else menu.touch(place)
            await self._answer(taken)
        elif not menu.armed:
            self._point(menu_row=sheet == "choices", place=place)

    def _point(self, *, menu_row: bool, place: str) -> None:
        """The pointer rests on a row of the list or on a place of the board."""
        menu = self.stage.menu
        if menu is None:
            return
        if menu_row:
            self.cursor.to_choices()
            menu.go_to(int(place.removeprefix(ROW)))
        else:
            self.cursor.to_place(menu, place)
        self.repaint()

    async def do_undo(self) -> None:
        """Take the last answer back."""
        seat = self.stage.seating.eyes
        if seat is None or not self.stage.update.can_undo:
            self.say("Nothing to take back: something was revealed, or others have answered since")
        else:
            await self.table.undo(seat)

    def do_back(self) -> None:
        """Close the open group, or come back to the choices."""
        if self.cursor.pane != "choices":
            self.cursor.to_choices()
        elif self.stage.menu is not None:
            self.stage.menu.back()
        self.repaint()

    # Asking

    def do_hint(self) -> None:
        """Ask a bot what it would do."""
        if not self.host.settings.hints:
            self.say("Hints are switched off in the settings")
        elif self.stage.menu is not None:
            self.run_worker(self.guarded(self._advise), group="hint", exclusive=True)

    async def _advise(self) -> None:
        menu, seat = self.stage.menu, self.stage.seating.eyes
        if menu is None or seat is None:
            return
        self.thinking = True
        self.repaint()
        try:
            advice = await self.table.advise(seat)
        finally:
            self.thinking = False
        if menu is self.stage.menu:
            self.cursor.to_choices()
            self.stage.advised(advice)
        self.repaint()

    def do_why(self) -> None:
        """Show or hide what cannot be done."""
        self.stage.show_refused = not self.stage.show_refused
        self.repaint()

    def do_rules(self) -> None:
        """The rules, at the clause in question."""
        open_rules(self, self.table.game.slug, self.stage.clause(self.cursor.place))

    def do_log(self) -> None:
        """The log: into its pane if it is open, else in front."""
        if self.has_class("wide"):
            self.cursor.to_choices()
            self.cursor.pane = LOG
            self.repaint()
        else:
            self.open(LogPage(self.stage.log()))

    def do_help(self) -> None:
        """What is under the cursor, the signs of the board, and the keys."""
        words = self.stage.help_words(self.cursor.place)
        self.open(HelpPage(self.SCOPE, words, signs_of(self.table.game.slug, self.look)))

    def hints(self) -> tuple[Hint, ...]:
        """The keys that matter now."""
        menu, update = self.stage.menu, self.stage.update
        if self.stage.scene.is_playing:
            return (Hint("any key", "show the end of it", "take"),)
        return (
            self.hint("take", "take", ready=menu is not None or update.outcome is not None),
            *self._middle_hints(),
            self.hint("hint", "hint", ready=menu is not None and self.host.settings.hints),
            self.hint("rules", "rules"),
            self.hint("log", "log"),
            self.hint("why", "why", ready=menu is not None and not menu.depth),
            self.hint("help", "help"),
            self.hint("home", "home"),
        )

    def _middle_hints(self) -> tuple[Hint, ...]:
        """Two ways to pass where somebody may react; elsewhere, ways to go about."""
        menu, update = self.stage.menu, self.stage.update
        if self.moment is not None and menu is not None and not menu.depth:
            return self.hint("pass", "pass"), self.hint("pass_on", "pass all")
        back = self.hint("back", "back", ready=menu is not None and menu.can_go_back)
        undo = self.hint("undo", "undo", ready=update.can_undo)
        pane = () if self.has_class("compact") else (self.hint("next_pane", "pane"),)
        return back, *pane, undo
