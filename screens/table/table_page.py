"""The table page: prompt, board, choices and log."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from attrs import evolve
from textual.app import ComposeResult
from textual.css.query import NoMatches

from engine.core.choice import Choice
from engine.core.game import Game
from engine.core.text import capital
from net.play.playable import Playable
from net.play.update import Update
from screens.base.help import Help, HelpPage
from screens.base.page import Part
from screens.base.rules import RulesPage, open_rules
from screens.table.board_page import BoardPage
from screens.table.modes.choosing import Choosing, Over, Waiting
from screens.table.modes.covered import Covered
from screens.table.modes.looking_around import LookingAround
from screens.table.modes.mode import PASSING, TURNING, Mode
from screens.table.modes.recapping import Recapping
from screens.table.modes.telling import Telling
from screens.table.modes.update_queue import UpdateQueue
from screens.table.parts.advisor import Advisor
from screens.table.parts.enter_guard import EnterGuard
from screens.table.parts.looking import Looking
from screens.table.parts.map_controls import MapControls
from screens.table.parts.navigation import Navigation
from screens.table.parts.reaction_clock import ReactionClock
from screens.table.place_page import PlacePage
from screens.table.shuffle_page import ShufflePage
from screens.table.story.log_page import LogPage
from screens.table.table_model import TableModel
from screens.table.table_panes import Panes
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Target
from tui.widgets.choices import list_signs
from tui.widgets.sheet import Frame, Sheet, SheetColumn

FAST_FORWARD_FACTOR = 0.2
"""The fraction of the usual pause between bots' answers once the only person is out of the match.
"""
WRITTEN_FOR = (80, 24)
"""The smallest window in which no text is cut."""
MIN_ROOMY_HEIGHT = 30
"""The minimum height of a window in which the whole goal of the game is above the board."""
MAX_GOAL_ROWS = 3
"""The maximum number of lines about the goal in a lower window."""
BOARD_ROWS = 12
"""The rows that every board needs to show all names."""
WIDE_FROM = 160


def _list_height(height: int) -> int:
    """The height of the list below the board; a board needs 12 rows to keep its names."""
    return min(max(7, min(12, height // 4 + 1)), max(5, height - BOARD_ROWS - 3))


_READING = (LogPage, PlacePage, HelpPage, RulesPage)
"""Pages that a player reads while new stories wait."""


class TablePage(BoardPage):
    """A running match, as the player at the keyboard sees it.

    It shows a `TableModel`. At any time it is in one `mode`, which says what keys and mouse do and
    which changes of the table wait (in `updates`). The parts are the same in all modes:
    `navigation` is the cursor, `map` scrolls a large board, `looking` shows details of places,
    `advisor` helps to decide, `reaction_clock` counts reaction windows down, `enter_guard` keeps an
    Enter for a story from answering.

    A page of another kind of table overrides these, and may call the method of this class:

    - `start()`, when the page has opened: follow the table and let the bots play;
    - `with_context(callback)`: wrap a callback before it is given to the table;
    - `receive(update)`, whenever the table has changed: `apply_update` the update, now or later;
    - `apply_update(update)`: put an update into the model and show it;
    - `answer(choice)`: give the answer that a key or click led to, if it led to one;
    - `show_end()`: open the page about the end of the match;
    - `is_held`: are automatic passes suspended now?
    - `footer_keys()` and `can_do(action)`, as on every page; `PANES`, `SCOPE` and `SMALL_SCOPE`.

    They may call `follow_table()`, after the viewer has changed, and `show_table()`, to show the
    table as it is now.
    """

    SCOPE = "table_map"
    SMALL_SCOPE = "local_table"
    PARTS: ClassVar[Mapping[str, type[Part]]] = {
        "mode": Mode,
        "map": MapControls,
        "looking": Looking,
        "advisor": Advisor,
    }
    PANES: ClassVar[type[Panes]] = Panes

    def __init__(self, table: Playable) -> None:
        super().__init__(classes="table")
        self.table = table
        self._showed_end = False
        self._notices: set[str] = set()
        self._unwatch: Callable[[], None] = lambda: None
        self.first_letter = ""
        """The first key of a jump letter of two keys, until the second one is pressed."""

    def compose(self) -> ComposeResult:
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
        self.model = TableModel(
            self.table,
            settings=self.host.settings,
            keymap=self.host.keymap,
        )
        self.navigation = Navigation(self.model, self._painted_targets)
        self.map = MapControls(self)
        self.updates = UpdateQueue(self)
        self.looking = Looking(self, self.model, pane="choices", on_stop=self.updates.read_on)
        self.advisor = Advisor(self.model, self.navigation, self)
        self.reaction_clock = ReactionClock(self.model, self)
        self.enter_guard = EnterGuard(self.model)
        self.covered = Covered(self)
        self.recapping = Recapping(self)
        self.looking_around = LookingAround(self)
        self.telling = Telling(self)
        self._choosing, self._waiting, self._over = Choosing(self), Waiting(self), Over(self)
        self.panes = self.PANES(self)

    @property
    def mode(self) -> Mode:
        """What the page does now: the first of these modes whose time it is."""
        model = self.model
        if self.covered.is_open:
            return self.covered
        if model.recap.lines and not model.playback.is_playing:
            return self.recapping
        if self.looking.is_on:
            return self.looking_around
        if model.playback.is_playing:
            return self.telling
        if model.menu is not None:
            return self._choosing
        return self._waiting if model.update.outcome is None else self._over

    @property
    def is_reading(self) -> bool:
        """Is the player looking at the board, or reading a page in front of it?"""
        in_front = self.pages_in_front
        return self.looking.is_on or any(isinstance(page, _READING) for page in in_front)

    def _painted_targets(self) -> Sequence[Target]:
        return self.board.walkable

    def on_mount(self) -> None:
        self.start()

    def start(self) -> None:
        self.follow_table()
        self.run_worker(self.table.run_bots(), group="bots")
        self.show_table()

    def on_unmount(self) -> None:
        self.host.withdraw_notices(self._notices)
        self._unwatch()
        self.table.close()

    def on_shown(self) -> None:
        if self.model.settings is not self.host.settings:
            self.model.apply_settings(self.host.settings, self.host.keymap)
            self._set_pace()
        self.updates.read_on()

    def _set_pace(self) -> None:
        people = sum(player.is_human for player in self.table.players)
        hurries = people == 1 and self.model.painter.is_out(self.view)
        self.table.set_pace(
            self.host.settings.bot_seconds * (FAST_FORWARD_FACTOR if hurries else 1.0)
        )

    def say(self, text: str, *, severity: str = "information") -> None:
        self._notices.add(capital(text))
        super().say(text, severity=severity)

    def on_size_changed(self, width: int, height: int) -> None:
        self.set_class(width >= WIDE_FROM, "wide")
        height, compact = self.size.height, self.has_class("compact")
        side, log = self.query_one("#side"), self.query_one("#log")
        side.styles.height = _list_height(height) if compact else "1fr"
        log.styles.height = max(6, height * 2 // 5 if self.has_class("wide") else height // 3)

        self._make_room_for_goal()

    @property
    def is_small(self) -> bool:
        """Is the window smaller than the size for which all texts are written?"""
        return self.size.width < WRITTEN_FOR[0] or self.size.height < WRITTEN_FOR[1]

    def _make_room_for_goal(self) -> None:
        """Show how the match is won until the first answer, if the lines fit."""
        self.query_one("#goal").styles.height = 0 if self.is_small else len(self.goal_lines())

    def goal_lines(self) -> tuple[str, ...]:
        is_low = self.size.height < MIN_ROOMY_HEIGHT
        return self.model.goal_lines(MAX_GOAL_ROWS if is_low else None)

    # Updates

    def follow_table(self) -> None:
        self._unwatch()
        self.updates.clear()
        callback = self.with_context(self.receive)
        self._unwatch = self.table.watch(self.model.hotseat.viewer, callback)

    def with_context(self, callback: Callable[[Update], None]) -> Callable[[Update], None]:
        """The callback for the table: `callback` itself, because the table calls in this app."""
        return callback

    def receive(self, update: Update) -> None:
        """Called by the table with each change, which may have to wait (`Mode.holds`)."""
        self.updates.receive(update)

    def apply_update(self, update: Update) -> None:
        self.withdraw_notice(self.model.idle_text())  # another player may be asked now
        menu = self.model.menu
        if self.covered.must_cover(update.waiting_for):
            later = self.model.cover(update)
            self.follow_table()
            self.updates.extend(later)
        else:
            self.model.receive(update)
        self._set_pace()
        if menu is not self.model.menu:  # while others answer, everything stays in place
            self.navigation.reset()
        if update.notice:
            self.say(update.notice, severity="warning")
        if update.outcome is None:
            self._showed_end = False
        self.show_table()

    def withdraw_notice(self, text: str) -> None:
        if (notice := capital(text)) in self._notices:
            self._notices.discard(notice)
            self.host.withdraw_notices((notice,))

    def show_table(self) -> None:
        """Show the current table: the board, the cover for the next player, or the end."""
        with suppress(NoMatches):  # a connection can be lost before all sheets exist
            self._make_room_for_goal()
        self.telling.follow()
        telling = self.model.playback.is_playing
        if not telling and (waiting := self.updates.take_next()) is not None:
            self.apply_update(waiting)
            return
        if not telling:
            self.reaction_clock.follow_question()
        self.repaint()
        self.enter_guard.note_time()
        if telling:
            return
        self.recapping.note_time()
        self.advisor.hint_in_first_game()
        update = self.model.update
        if update.outcome is not None and not self._showed_end:
            self._showed_end = True
            self.show_end()
        following = self.model.hotseat.next_seat(update.waiting_for)
        if following is None or self.covered.is_open:
            return
        if not self.reaction_clock.try_pass_unseen(following):
            self.covered.pass_to(following)

    def show_to(self, seat: int) -> None:
        self.updates.clear()  # they were for the previous viewer
        self.looking.stop()
        self.model.see_as(seat)
        self.navigation.reset()
        self.follow_table()

    def show_end(self) -> None:
        from screens.table.ending.game_over import GameOverPage  # which can lead to another table

        self.open(GameOverPage(self.table, self.model.hotseat.viewer))

    # Keys that stop automatic actions

    def handle_key_first(self, key: str) -> bool:
        """Let the mode take the key. True if it has had its effect."""
        action = self.host.keymap.action_of_key(key, self.scope)
        self.looking.forget_pointer()
        if not (self.looking.is_on or action == "look"):
            self.reaction_clock.stop_automatic_pass()
        if self.mode.try_take(action):
            return True
        if action is not None:
            self.first_letter = ""
        return False

    def handle_click_first(self) -> bool:
        self.reaction_clock.stop_automatic_pass()
        if self.model.recap.try_dismiss():  # the player cannot mean anything behind it
            self.repaint()
            return True
        return False

    @property
    def farthest_back(self) -> int:
        return self.panes.farthest_back(self.query_one("#log").size)

    # Answering

    async def answer(self, choice: Choice | None) -> None:
        seat = self.model.hotseat.viewer
        if choice is not None and seat is not None and self.reaction_clock.try_give(choice):
            await self.table.answer(seat, choice)
            if (obvious := self._obvious_choice(seat)) is not None:
                await self.answer(obvious)
        else:
            self.repaint()

    def _obvious_choice(self, seat: int) -> Choice | None:
        update = self.table.update(seat)
        if update.decision is None or self.model.settings.confirm == "always":
            return None
        choice = self.model.painter.obvious_choice(update.view, update.decision.choices)
        return None if choice is None or update.is_final(choice) else choice

    def has_letter(self, letter: str) -> bool:
        return self.mode.has_letter(letter)

    async def on_letter(self, letter: str) -> None:
        await self.mode.choose_by_letter(letter)

    async def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        await self.mode.on_touched(sheet, place, is_click=is_click)

    def on_sheet_scrolled(self, message: Sheet.Scrolled) -> None:
        message.stop()
        self.mode.on_scrolled(message)

    async def action_undo(self) -> None:
        seat, menu = self.model.hotseat.viewer, self.model.menu
        if menu is not None and menu.picked_places and menu.try_step_back():
            self.repaint()
        elif seat is None or not self.model.update.can_undo:
            self.say(self.model.why_no_undo())
        else:
            await self.table.undo(seat)

    def action_back(self) -> None:
        self.mode.back()

    # The board

    @property
    def game(self) -> Game[Any, Any]:
        return self.table.game

    @property
    def view(self) -> Any:
        return self.model.update.view

    @property
    def pointed_place(self) -> str:
        menu = self.model.menu
        return self.navigation.place or (menu.place() if menu is not None else "")

    def go_to(self, places: Sequence[str]) -> None:
        choosable = next((place for place in places if place in self.model.jump_letters), "")
        if choosable:
            self.looking.stop()
            self.navigation.go_to_place(choosable)
            self.repaint()
        else:
            self.looking.look_at(places[0])

    # Information

    def action_rules(self) -> None:
        clause = self.looking.clause or self.model.clause_about(self.navigation.place)
        open_rules(self, self.game.slug, clause)

    def action_log(self) -> None:
        lines = self.model.read_log()
        if self.has_class("wide"):
            self.navigation.go_to_log()
            self.repaint()
        else:
            self.open(LogPage(lines, self.model.names.names_in_log()))

    def action_shuffle(self) -> None:
        self.open(ShufflePage(self.table))

    def help(self) -> Help:
        painter, view = self.model.painter, self.model.update.view
        return evolve(
            super().help(),
            lines=self.model.help_lines(self.navigation.place),
            goal=self.model.how_to_win(),
            signs=(*painter.signs_in(view, painter.legend(self.look)), *list_signs(self.look)),
            terms=painter.terms(view),
        )

    def idle_actions(self) -> tuple[str, ...]:
        """The actions that mean nothing in this game: turning pieces, passing."""
        painter = self.model.painter
        return (
            *(() if painter.orientation_prefixes else TURNING),
            *(() if painter.reacts else PASSING),
        )

    def can_do(self, action: str) -> bool:
        """Would the action have an effect now? Passing needs a reaction window."""
        if not self.mode.allows(action):
            return False
        if action in PASSING:
            return self.reaction_clock.window is not None
        if action == "undo":
            return self.can_take_back
        return super().can_do(action)

    @property
    def can_take_back(self) -> bool:
        return self.model.can_take_back

    def shown_footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys that the footer shows: while others are asked, only those that can be used."""
        keys = self.footer_keys()
        return keys if self.model.menu is not None else tuple(key for key in keys if key.ready)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return self.mode.footer_keys()
