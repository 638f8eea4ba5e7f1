"""The content of a table for the player at the keyboard, without a screen.

The model holds the last update of the seat at the keyboard, the menu of its decision, and the news
for it. The page paints it and passes keys to it; tests can play whole games with just the model.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve

from engine.core.about import About, plain_name
from engine.core.choice import Choice
from engine.core.event import Event
from engine.core.text import capital, join_with_and
from engine.rulebook import rulebook_of
from net.play.playable import Playable
from net.play.update import LogLine, Update, events_heard_by
from saves.record import HUMAN
from screens.table.hints import Hints, is_first_game
from screens.table.hotseat import Hotseat
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.choice_texts import ChoiceTexts
from screens.table.menus.letters import DealtLetters
from screens.table.menus.make_menu import make_menu
from screens.table.menus.set_picker import SetPicker
from screens.table.painter_registry import (
    changed_places,
    find_painter,
    plotted_numbers,
    plotted_numbers_of_others,
)
from screens.table.story.lessons import GOAL_WIDTH, Lessons, goal_and_lesson
from screens.table.story.playback import Playback
from screens.table.story.recap import Recap
from screens.table.story.shown_log import ShownLog
from screens.table.story.storyteller import Storyteller, moments_of
from screens.table.table_names import TableNames
from themes.look import Look
from tui.keys import Keymap
from tui.settings import Settings
from tui.widgets.canvas import Offer, Picture, Target
from tui.widgets.cells import wrapped_lines
from tui.widgets.choices import RefusedChoice, sentences
from tui.widgets.log import ShownLine


class TableModel:
    def __init__(
        self,
        table: Playable,
        *,
        settings: Settings,
        keymap: Keymap,
    ) -> None:
        self.table = table
        self.settings = settings
        self.keymap = keymap
        self.painter = find_painter(table.game.slug)
        self.hotseat = Hotseat(table.own_seats)
        self.menu: ChoiceMenu | None = None
        self._dealt_letters = DealtLetters()
        self._lessons = Lessons(self.painter)
        self._answered_seats: set[int | None] = set()
        """The seats that have answered while the model follows the table."""
        self._events: list[tuple[int, tuple[Event, ...]]] = []
        self.names = TableNames(table.game, table.players, lambda: self.update.view)
        self.choice_texts = ChoiceTexts(table.game, self.names)
        self.hints = Hints(table.game, self.names, self.choice_texts)
        self._log = ShownLog(self.names.with_names)
        self.recap = Recap(self.names.with_names)
        self.update = table.update(self.hotseat.viewer)
        self._storyteller = Storyteller(self.painter, self.update)
        self.receive(self.update)

    @property
    def jump_letters(self) -> Mapping[str, str]:
        """The places that can be chosen on the board, each with its jump letter."""
        return self.menu.places if self.menu is not None else {}

    def has_same_eyes(self, seat: int) -> bool:
        """May the seat see everything that is on the screen now, and nothing more?

        While no seat's secrets are shown, this must hold for all people at the keyboard.
        """
        viewer = self.hotseat.viewer
        viewers = self.hotseat.humans if viewer is None else (viewer,)
        see_the_same, view = self.table.game.see_the_same, self.update.view
        return all(each == seat or see_the_same(view, each, seat) for each in viewers)

    # Updates

    def see_as(self, seat: int | None) -> None:
        self._show(self.table.update(seat))

    def change_seats(self, seat: int | None) -> None:
        self.hotseat = Hotseat(self.table.own_seats)
        self.see_as(seat)

    def _show(self, update: Update) -> None:
        self.hotseat.show_secrets_of(update.seat)
        self._events.clear()
        self.receive(update)

    def steps_of(self, update: Update) -> tuple[Update, ...]:
        return moments_of(update, self.painter.beats)

    def cover(self, update: Update) -> tuple[Update, ...]:
        """Show the public view, instead of an update for the seat that has just answered.

        The others have seen the steps shown to that seat on the same screen. Returns the updates to
        be shown after this one (`steps_of`).
        """
        self.playback.share_seen(update.seat, None)
        first, *later = self.steps_of(self.table.update(None))
        self._show(first)
        public_events = events_heard_by(None, update.events)
        self._events.append((update.answer_count, public_events))
        self._storyteller.begin_story(
            self.update, public_events, before=self.update, plays=self._tells_stories
        )
        return tuple(later)

    def _plotted_numbers(self) -> tuple[dict[str, int], dict[str, dict[str, int]]]:
        """The numbers of the viewer that are plotted at the end, and of the other teams."""
        seat = self.update.seat
        if seat is None:
            return {}, {}
        view = self.update.view
        others = plotted_numbers_of_others(self.painter, view, seat)
        return plotted_numbers(self.painter, view, seat), others

    def receive(self, update: Update) -> None:
        previous, self.update = self.update, update
        self._answered_seats.add(update.last_seat)
        self.recap.note_moments(map(self.painter.mover, update.intermediate_views))
        self.recap.note_mover(self.painter.mover(update.view))
        self.recap.note_numbers(update, *self._plotted_numbers())
        self._log.show_lines(self.table.log(update.seat), update.seat)
        self._events.append((update.answer_count, update.events))
        self._events = [
            (answers, events) for answers, events in self._events if answers > self._log.news_after
        ]
        self._storyteller.start_story_of(update, self.hotseat.humans, plays=self._tells_stories)
        # Never another seat's view.
        same_seat = previous if previous.seat == update.seat else update
        self._storyteller.begin_story(
            update, update.events, before=same_seat, plays=self._tells_stories
        )
        if update.decision is None or update.decision is not previous.decision or not self.menu:
            self.hints.clear()
            self.menu = self._make_menu()
            self.recap.show_news(update, self._log.lines, is_told=self._needs_no_recap(update))
            if update.decision is not None:
                self._lessons.note_question(update.seat, update.view)
        elif isinstance(self.menu, SetPicker):
            self.menu.is_final = self._finality()  # others' secret answers can make it so

    # Showing step by step

    @property
    def playback(self) -> Playback:
        return self._storyteller.playback

    @property
    def _tells_stories(self) -> bool:
        return self.settings.bot_seconds > 0

    @property
    def keeps_results(self) -> bool:
        """Does the end of each scene of a story stay until a player continues?"""
        return self.settings.keeps_reveals and bool(self.hotseat.humans)

    @property
    def is_showing_kept_result(self) -> bool:
        return self.keeps_results and self.playback.is_at_scene_end

    def must_wait(self, update: Update) -> bool:
        return self._storyteller.must_wait(update, stays=self.keeps_results)

    def would_disturb_reader(self, update: Update) -> bool:
        """Would an update interrupt a player who is looking or reading, by a story or the end?"""
        ends = update.outcome is not None and self.update.outcome is None
        return ends or (self._tells_stories and self._storyteller.has_story(update))

    @property
    def shown_view(self) -> Any:
        """The view on the board: while events are being shown, the one before their result."""
        return self._storyteller.view_to_show(self.update.view)

    def _needs_no_recap(self, update: Update) -> bool:
        """Is the recap unnecessary, because the board shows the events or it is turned off?"""
        beats = self.painter.beats(update.view)[1] if self._tells_stories else 0
        return bool(beats) or not self.settings.shows_recap

    # The menu

    def _make_menu(self) -> ChoiceMenu | None:
        decision, game = self.update.decision, self.table.game
        if decision is None:
            return None
        part = self.painter.part_of_turn(self.update.view)
        self._dealt_letters.begin_part((decision.seat, self.update.where, part))
        return make_menu(
            game,
            self.update.view,
            decision,
            self.keymap,
            is_final=self._finality(),
            confirm=self.settings.confirm,
            dealt=self._dealt_letters,
            with_odds=self.settings.has_hints,
        )

    def _finality(self) -> Callable[[Choice], bool]:
        """Whether a choice of the menu cannot be taken back.

        If remote players or bots are asked at the same time, they may answer at any moment, which
        rules out an undo: every choice counts as final from the start.
        """
        elsewhere = set(self.update.waiting_for).difference(self.hotseat.humans)
        return (lambda choice: True) if elsewhere else self.update.is_final

    def apply_settings(self, settings: Settings, keymap: Keymap) -> None:
        self.settings, self.keymap = settings, keymap
        self.menu = self._make_menu()

    @property
    def is_guided(self) -> bool:
        """Are hints shown automatically, because this is a recommended first game?"""
        is_enabled = self.settings.shows_first_hints and self.settings.has_hints
        return is_enabled and is_first_game(self.table)

    # Content

    def clause_about(self, place: str = "") -> str:
        if self.menu is None:
            return ""
        row = self.menu.row_at(place)
        return (row.clause if row else "") or self.menu.clause

    def help_lines(self, place: str = "") -> tuple[str, ...]:
        if self.menu is None:
            return (self.idle_text(),)
        cursor = self.menu.cursor
        row = self.menu.row_at(place) or self.menu.rows(range(cursor, cursor + 1))[cursor]
        heading = f"{row.group}: {row.text}" if row.group else row.text
        final = "It cannot be taken back." if row.final else ""
        number = self.clause_about(place)
        rule = rulebook_of(self.table.game).clauses.get(number, "")
        clause = f"Rules {number}: {rule}" if rule else f"Rules {number}" if number else ""
        text = row.whole_consequence or row.consequence or row.members
        consequence = capital(self.names.with_names(text))
        hint = self.hints.whole_text
        texts = (self.names.with_names(heading), *sentences(consequence), hint, final, clause)
        return tuple(text for text in texts if text)

    def about(self, place: str) -> About:
        can_answer = self.menu is not None and not self.playback.is_playing
        row = self.menu.row_at(place) if self.menu is not None and can_answer else None
        text_about = self._about_with_names(place)
        if row is None:
            return text_about or About(plain_name(place), ())
        if text_about is None:
            consequence = row.consequence or row.members
            lines = (capital(consequence),) if consequence else ()
            return About(row.text, lines, row.clause)
        text = row.text if row.text.startswith(row.group) else f"{row.group}: {row.text}"
        return evolve(text_about, lines=(*text_about.lines, f"You can choose this. {text}"))

    def _about_with_names(self, place: str) -> About | None:
        about = self.table.game.about(self.shown_view, place)
        return about and about.with_mapped_texts(self.names.with_names)

    def place_page(self, place: str, width: int, height: int, look: Look) -> Picture | None:
        return self.painter.place_page(self.shown_view, place, width, height, look)

    def where(self) -> str:
        return self._storyteller.where_to_show(self.update.where.text)

    def prompt(self) -> tuple[str, str, str]:
        """The player who is asked, the question, and the role of the colour."""
        update, decision = self.update, self.update.decision
        if self.playback.is_playing:
            return "", "This is what happened", ""
        if decision is not None:
            question = (self.menu.progress if self.menu else "") or decision.prompt
            is_hotseat = len(self.hotseat.humans) > 1
            asked_player = (
                self.names.name_with_player(decision.seat)
                if is_hotseat
                else self.names.seat_name(decision.seat)
            )
            return (
                asked_player,
                self.names.with_names(question),
                self.names.colour_role(decision.seat),
            )
        if update.outcome is not None:
            return "", "The game is over", ""
        names = ", ".join(self.names.name_with_player(seat) for seat in update.waiting_for)
        return "Waiting for", names, ""

    def goal_lines(self, max_rows: int | None = None) -> tuple[str, ...]:
        """The goal until the first answer, and a lesson, cut to whole sentences in `max_rows`."""
        seat, is_over = self.update.seat, self.update.outcome is not None
        if seat is None or is_over:
            return ()
        lesson = (
            self._lessons.text if self.menu is not None and self.settings.shows_first_hints else ""
        )
        lesson_lines = tuple(wrapped_lines(lesson, GOAL_WIDTH))
        if seat in self._answered_seats or any(line.seat == seat for line in self.log_lines):
            return lesson_lines
        game_goal = self.painter.goal(self.update.view)
        if not game_goal:
            return (*self.table.game.goal, *lesson_lines)
        return goal_and_lesson(game_goal, lesson, max_rows, self.keymap.shown_key("help"))

    def how_to_win(self) -> tuple[str, ...]:
        game_goal = self.painter.goal(self.update.view)
        return (game_goal,) if game_goal else self.table.game.goal

    @property
    def can_take_back(self) -> bool:
        """Is there something to take back: a piece of a set being built, or an answer?"""
        picks = self.menu is not None and bool(self.menu.picked_places)
        return picks or self.update.can_undo

    @property
    def is_waiting_for_bots(self) -> bool:
        seats = self.update.waiting_for
        return bool(seats) and all(self.table.players[seat].kind != HUMAN for seat in seats)

    def why_no_undo(self) -> str:
        """The reason why the viewer cannot take back an answer now, as a sentence."""
        seat = self.hotseat.viewer
        if seat is None:
            return "You are watching: only a player can take an answer back"
        if self.update.outcome is not None:
            return "The game is over: no answer can be taken back"
        if self.update.last_seat is None:
            return "Nothing to take back: nobody has answered yet"
        if self.update.last_seat != seat:
            return "Nothing to take back: the last answer is not yours"
        return "Your last answer is final: it revealed something"

    def playback_text(self) -> str:
        enter, escape = (self.keymap.shown_key(each, "table") for each in ("choose", "back"))
        if self.is_showing_kept_result:
            return f"{enter} or {escape} continues."
        return f"{enter} or {escape} shows the result."

    def idle_text(self) -> str:
        if self.update.outcome is not None:
            return f"The game is over. {self.keymap.shown_key('choose')} shows the result."
        names = join_with_and(
            [self.names.name_with_player(seat) for seat in self.update.waiting_for]
        )
        return f"Waiting for {names}."

    def refused_actions(self) -> tuple[RefusedChoice, ...]:
        return self.choice_texts.refused_actions(self.update)

    def offer(self, cursor: str, targets: Iterable[Target], *, looking: bool = False) -> Offer:
        """A player who is `looking` sees no story: there may be no room for both."""
        if looking and self._storyteller.is_of_events:
            return Offer(players=self.names.players)
        events = (event for _, update_events in self._events for event in update_events)
        changed = changed_places(self.table.game.slug, self.update.view, events, targets)
        if self.menu is None or self.playback.is_playing:
            offer = Offer(changed_places=changed, beat=self.playback.beat)
        else:
            cursor = cursor or self.menu.place()
            offer = Offer(self.menu.places, cursor, changed, picked_places=self.menu.picked_places)
        return evolve(offer, players=self.names.players, story=self._storyteller.story)

    @property
    def log_lines(self) -> Sequence[LogLine]:
        return self._log.lines

    def shown_log(self, last: int | None = None) -> tuple[ShownLine, ...]:
        """The last lines of the log, by default all, without events still being shown."""
        return self._log.last_lines(last, before=self._storyteller.shown_answer)

    def read_log(self) -> tuple[ShownLine, ...]:
        self._log.mark_read()
        return self.shown_log()

    def unread_count(self) -> int:
        return 0 if self.playback.is_playing else self._log.unread_count()

    def news_lines(self) -> tuple[ShownLine, ...]:
        return () if self.playback.is_playing else self._log.news_lines()
