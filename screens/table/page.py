"""The table: prompt, board, choices, log. The page where the playing is done."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.css.query import NoMatches

from engine.core.choice import Choice
from engine.core.game import Game
from net.play.playable import Playable
from net.play.update import Update
from screens.base.help import HelpPage
from screens.base.page import Page
from screens.base.part import Part
from screens.base.rules import open_rules
from screens.table.advisor import Advisor
from screens.table.footer import Footer
from screens.table.handover import Handover
from screens.table.log import LogPage
from screens.table.look_page import LookPage
from screens.table.looking import Looking
from screens.table.map_controls import MapControls
from screens.table.model import TableModel
from screens.table.moves import TURNING, Moves
from screens.table.navigation import Navigation
from screens.table.painters import find_painter
from screens.table.panes import Panes
from screens.table.pointer import Pointer
from screens.table.reaction_clock import ReactionClock
from screens.table.reveal_clock import RevealClock
from tui.widgets.bars import Hint
from tui.widgets.canvas import Picture, Target
from tui.widgets.choices import list_signs
from tui.widgets.sheet import Frame, Sheet, SheetColumn

FAST_FORWARD = 0.2
"""The part of the usual pause between bots' answers once the only person is out of the match."""
PASSING = ("pass", "pass_on")
"""The actions of a reaction window."""
_DURING_A_REVEAL = ("help", "home", "palette", "suspend")
"""Actions that can be done while a reveal plays, beside the one that goes on."""
WIDE_FROM = 160


class TablePage(Page):
    """A running match, as the player at the keyboard sees it.

    It shows a `TableModel` and owns the parts that work on it: `navigation` is the cursor, `moves`
    and `pointer` move it by keys and mouse, `map` moves what is shown of a large board, `looking`
    looks at places, `advisor` helps to decide, `reveal_clock` plays back what happened,
    `reaction_clock` counts reaction windows down, `handover` passes the keyboard to the next
    person.

    A page of another kind of table overrides these, and may call the method of this class:

    - `start()`, when the page is on the screen: follow the table and let the bots play;
    - `in_context(callback)` returns what is given to the table to call back;
    - `receive(update)`, whenever the table has changed: `take_in` the update, now or later;
    - `take_in(update)`: put an update into the model and show it;
    - `answer(choice)`: give the answer that a key or click led to, if it led to one;
    - `show_end()`: open the page about the end of the match;
    - `is_held`: must no pass be given by itself now?
    - `hints()` and `can_do(action)`, as on every page; `PANES`, `SCOPE` and `SMALL_SCOPE`.

    They may call `follow_table()`, after the viewer has changed, and `settle()`, to show the table
    as it is now.
    """

    SCOPE = "table_map"
    SMALL_SCOPE: ClassVar[str] = "table"
    """The scope of a board that is never larger than its pane."""
    PARTS: ClassVar[Mapping[str, type[Part]]] = {
        "map": MapControls,
        "looking": Looking,
        "advisor": Advisor,
        "moves": Moves,
    }
    PANES: ClassVar[type[Panes]] = Panes

    def __init__(self, table: Playable) -> None:
        super().__init__(classes="table")
        self.table = table
        self.first_letter = ""
        """The first of the two letters of a jump label, until the second is pressed."""
        self._showed_end = False
        self._later: deque[Update] = deque()
        """Changes of the table that wait until the reveal on the screen is over."""
        self._unwatch: Callable[[], None] = lambda: None

    @property
    def scope(self) -> str:
        """The scope of this page in the table of keys."""
        return self.SCOPE if find_painter(self.game.slug).is_large else self.SMALL_SCOPE

    def compose(self) -> ComposeResult:
        """The sheets of the page; the stylesheet arranges them."""
        self._make_parts()
        panes = self.panes
        yield Sheet(panes.title, id="title")
        yield Sheet(panes.prompt, id="prompt")
        yield Sheet(panes.goal, id="goal")
        with Frame(id="middle"):
            yield Sheet(panes.board, id="board")
            with SheetColumn(id="side"):
                yield Sheet(panes.choices, id="choices")
                yield Sheet(panes.log, id="log")
        yield self.footer()

    def _make_parts(self) -> None:
        """Make the model and the parts; they need the settings, so the page must have an app."""
        self.model = TableModel(
            self.table,
            settings=self.host.settings,
            keymap=self.host.keymap,
        )
        self.navigation = Navigation(self.model, self._painted_targets)
        self.map = MapControls(self)
        self.looking = Looking(self, self.model, pane="choices")
        self.moves = Moves(self.model, self.navigation, self.looking, self)
        self.pointer = Pointer(self)
        self.advisor = Advisor(self.model, self.navigation, self)
        self.reveal_clock = RevealClock(self.model, self, lambda: self.safely(self.settle))
        self.reaction_clock = ReactionClock(self.model, self)
        self.handover = Handover(self.model, self)
        self.panes = self.PANES(self)
        self._footer = Footer(self)

    def _painted_targets(self) -> Sequence[Target]:
        return self.board.walkable

    def on_mount(self) -> None:
        """Called when the page is on the screen."""
        self.start()

    def start(self) -> None:
        """Let the bots think, and follow every change."""
        self.follow_table()
        self.run_worker(self.table.run_bots(), group="bots")
        self.settle()

    def on_unmount(self) -> None:
        """Leave the table; the match is saved."""
        self._unwatch()
        self.table.close()

    def came_back(self) -> None:
        """Apply settings that were changed while another page was in front."""
        if self.model.settings is not self.host.settings:
            self.model.apply_settings(self.host.settings, self.host.keymap)
            self._set_pace()

    def _set_pace(self) -> None:
        """Let bots answer as the settings say; fast while the only person is out of the match."""
        people = sum(player.is_human for player in self.table.players)
        hurries = people == 1 and self.model.painter.is_out(self.view)
        self.table.set_pace(self.host.settings.seconds * (FAST_FORWARD if hurries else 1.0))

    def arranged(self, width: int, height: int) -> None:
        """Put the list and the log beside the board, or the list alone below it."""
        self.set_class(width >= WIDE_FROM, "wide")
        height, compact = self.size.height, self.has_class("compact")
        side, log = self.query_one("#side"), self.query_one("#log")
        side.styles.height = max(7, min(12, height // 4 + 1)) if compact else "1fr"
        log.styles.height = max(6, height * 2 // 5 if self.has_class("wide") else height // 3)

    # News from the table

    def follow_table(self) -> None:
        """Follow the table as the present viewer may see it, and no longer as the one before."""
        self._unwatch()
        self._later.clear()
        callback = self.in_context(self.receive)
        self._unwatch = self.table.watch(self.model.hotseat.viewer, callback)

    def in_context(self, callback: Callable[[Update], None]) -> Callable[[Update], None]:
        """What the table calls instead of `callback`: the same, as it calls in this app."""
        return callback

    def receive(self, update: Update) -> None:
        """Show a change of the table; called by the table with each.

        While the result of a reveal is to stay, a change that brings another one waits.
        """
        for step in self.model.steps_of(update):
            if step.seat != self.model.hotseat.viewer:
                return  # a cover came with an earlier step; the rest of it waits already
            if self._later or self.model.is_held_up(step):
                self._later.append(step)
            else:
                self.safely(self.take_in, step)

    def take_in(self, update: Update) -> None:
        """Put an update into the model, and show the table as it is now."""
        menu = self.model.menu
        if self.handover.must_cover(update.waiting_for):
            later = self.model.cover(update)
            self.follow_table()
            self._later.extend(later)
        else:
            self.model.receive(update)
        self._set_pace()
        if menu is None or menu is not self.model.menu:  # while others answer, all stays in place
            self.navigation.reset()
        if update.notice:
            self.say(update.notice, severity="warning")
        if update.outcome is None:
            self._showed_end = False
        self.settle()

    def settle(self) -> None:
        """Show the table as it is now: the board, the next player's cover, or the end."""
        with suppress(NoMatches):  # a line can be cut before all sheets are there
            self.query_one("#goal").styles.height = len(self.model.goal())
        revealing = self.reveal_clock.follow()
        if not revealing and self._later:
            self.take_in(self._later.popleft())
            return
        if not revealing:
            self.reaction_clock.follow()
        self.repaint()
        if revealing:
            return
        self.advisor.guide()
        update = self.model.update
        if update.outcome is not None and not self._showed_end:
            self._showed_end = True
            self.show_end()
        following = self.model.hotseat.passes_to(update.waiting_for)
        if following is None or self.handover.is_open:
            return
        if not self.reaction_clock.passes_unseen(following):
            self.handover.pass_to(following)

    def show_to(self, seat: int) -> None:
        """Show the table to a seat that has taken the keyboard."""
        self.looking.stop()
        self.model.see_as(seat)
        self.navigation.reset()
        self.follow_table()

    def show_end(self) -> None:
        """Open the page about the end of the match."""
        from screens.table.game_over import GameOverPage  # which can lead to another table

        self.open(GameOverPage(self.table, self.model.hotseat.viewer))

    # Keys that stop what happens by itself

    def takes_key(self, key: str) -> bool:
        """Is the key used up? While a reveal plays, only one goes on, and none answers.

        Any key puts the recap away and does what it is for; the key that goes back does no more.
        """
        action = self.host.keymap.action(key, self.scope)
        self.looking.forget_pointer()
        if self.model.reveal.is_playing:
            if not self.looking.is_on:
                self.reaction_clock.touch()
            return action not in (self.model.way_on(), *_DURING_A_REVEAL)
        if self.model.recap.dismiss():
            self.repaint("board")
            if action == "back":
                return True
        if action is not None:
            self.first_letter = ""
        if not (self.looking.is_on or action == "look"):
            self.reaction_clock.touch()
        return False

    def takes_click(self) -> bool:
        """Is the click used up? It stops what happens by itself; one that closes the recap is."""
        self.reaction_clock.touch()
        if self.model.recap.dismiss():  # what is behind it cannot be meant
            self.repaint("board")
            return True
        return False

    @property
    def is_in_front(self) -> bool:
        """Can the player see this page?"""
        shown = self.app.screen is self or isinstance(self.app.screen, LookPage)
        return shown and not self.has_class("too-small")

    @property
    def is_held(self) -> bool:
        """Is something asked of all players, so that no pass may be given by itself?"""
        return False

    @property
    def farthest_back(self) -> int:
        """The number of rows by which the log can be scrolled back."""
        return self.panes.farthest_back(self.query_one("#log").size)

    # Answering

    async def answer(self, choice: Choice | None) -> None:
        """Give the answer that a key or click led to, if it led to one."""
        seat = self.model.hotseat.viewer
        if choice is not None and seat is not None and self.reaction_clock.goes_at_once(choice):
            await self.table.answer(seat, choice)
        else:
            self.repaint()

    async def on_letter(self, letter: str) -> None:
        """Choose what has this jump letter; while the player looks, only go there."""
        menu = self.model.menu
        letter, self.first_letter = self.first_letter + letter, ""
        if menu is not None and menu.begins_label(letter):
            self.first_letter = letter
            self.repaint("prompt")
            return
        self.repaint("prompt")
        if self.looking.is_on:
            places = (each for each, label in self.model.labels.items() if label == letter)
            self.looking.look_at(next(places, None))
        elif menu is not None and menu.has_label(letter):
            self.navigation.go_to_choices()
            await self.answer(menu.jump(letter))
        elif menu is not None:
            self.say(f"No choice has the letter {letter} now")

    async def do_take(self) -> None:
        """Take what is under the cursor, or open the page about what is looked at."""
        if self.reveal_clock.skip():
            return
        menu, place = self.model.menu, self.navigation.place
        if self.looking.is_on:
            self.looking.open_page()
        elif menu is not None:
            self.navigation.go_to_choices()
            await self.answer(menu.take_at(place) if place else menu.take())
            if place:
                self._stay_on_board()
        elif self.model.update.outcome is not None:
            self.show_end()

    def _stay_on_board(self) -> None:
        """Keep the cursor on the board after an answer there, unless the list has a question."""
        menu = self.model.menu
        if menu is not None and not menu.has_question:
            self.navigation.go_to_board()
            self.repaint()

    async def touched(self, sheet: str, place: str, clicked: bool) -> None:
        """Move the cursor to what is under the pointer; a click takes it, or looks at it."""
        await self.pointer.touched(sheet, place, clicked=clicked)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        """Scroll the log with the wheel, move in the list, or move a board that is a map."""
        message.stop()
        self.pointer.scrolled(message)

    async def do_pass(self) -> None:
        """Pass in a reaction window."""
        if self.reaction_clock.window is not None:
            self.navigation.go_to_choices()
            await self.reaction_clock.pass_now()

    async def do_pass_on(self) -> None:
        """Pass in this reaction window and in those after it that are about the same."""
        if self.reaction_clock.window is not None:
            self.navigation.go_to_choices()
            await self.reaction_clock.keep_passing()

    async def do_undo(self) -> None:
        """Take the last answer back."""
        seat = self.model.hotseat.viewer
        if seat is None or not self.model.update.can_undo:
            self.say(self.model.why_no_undo())
        else:
            await self.table.undo(seat)

    def do_back(self) -> None:
        """Look no longer, close the open group, or come back to the choices."""
        if self.reveal_clock.skip():
            return
        if self.looking.is_on:
            self.looking.stop()
        elif self.navigation.pane != "choices":
            self.navigation.go_to_choices()
        elif self.model.menu is not None and not self.model.menu.back():
            self._point_at_undo()
        self.repaint()

    def _point_at_undo(self) -> None:
        """Say how the last answer is taken back, to who looks for a way back from it."""
        if self.model.update.can_undo:
            key = self.model.keymap.shown("undo", "table")
            self.say(f"press {key} to take your last answer back")

    # What is on the board

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return self.table.game

    @property
    def view(self) -> Any:
        """What the viewer may see."""
        return self.model.update.view

    @property
    def board(self) -> Picture:
        """The board as it was last painted."""
        return self.query_one("#board", Sheet).picture

    @property
    def pointed_place(self) -> str:
        """The place of the board that the cursor is at, on the board itself or by its row."""
        menu = self.model.menu
        return self.navigation.place or (menu.place() if menu is not None else "")

    def go_to(self, places: Sequence[str]) -> None:
        """Move the cursor to the first of the places that can be chosen, or look at the first."""
        choosable = next((place for place in places if place in self.model.labels), "")
        if choosable:
            self.looking.stop()
            self.navigation.go_to_place(choosable)
            self.repaint()
        else:
            self.looking.look_at(places[0])

    # Asking

    def do_rules(self) -> None:
        """Open the rules at the clause about what is under the cursor, or is looked at."""
        clause = self.looking.clause or self.model.clause(self.navigation.place)
        open_rules(self, self.game.slug, clause)

    def do_log(self) -> None:
        """Go to the pane of the log, or open the log in front where there is no pane."""
        if self.has_class("wide"):
            self.navigation.go_to_log()
            self.repaint()
        else:
            self.open(LogPage(self.model.log(), self.model.names.in_log()))

    def do_help(self) -> None:
        """Open the help: what is under the cursor, the signs of the board, and the keys."""
        words, painter = self.model.help_words(self.navigation.place), self.model.painter
        view, goal = self.model.update.view, self.model.how_to_win()
        legend, menus = painter.signs_in(view, painter.legend(self.look)), self.help_menus()
        signs = (*legend, *list_signs(self.look))
        terms = painter.terms(view)
        idle = (*(() if painter.turned else TURNING), *(() if painter.reacts else PASSING))
        scopes = self.help_scopes()
        page = HelpPage(scopes, words, signs, goal, menus=menus, idle=idle, terms=terms)
        self.open(page)

    def can_do(self, action: str) -> bool:
        """Would the action do something now? Passing needs a reaction window."""
        if self.model.reveal.is_playing:
            return action in (self.model.way_on(), *_DURING_A_REVEAL)
        if action in PASSING:
            return self.reaction_clock.window is not None
        return super().can_do(action)

    def hints(self) -> tuple[Hint, ...]:
        """The keys that can be used now; others are dimmed."""
        return self._footer.hints()
