"""A hosted table: the page of a local table, with other players, clocks, chat and requests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import ClassVar

from attrs import evolve
from textual.timer import Timer

from engine.core.choice import Choice
from net.hall.chair import Chair
from net.play.update import Update
from screens.base.dialogs import ChoosePage, confirm
from screens.base.settings_page import SettingsPage
from screens.online.chat_news import ChatNews
from screens.online.chat_page import ChatPopup, chat_of
from screens.online.online_shuffle import OnlineShufflePage
from screens.online.own_context import with_own_context
from screens.online.requests import Requests
from screens.online.seat_bar import ShownSeat, next_tick, paint_seat_bar
from screens.online.terms import SEED_KNOWN
from screens.online.visit_context import VisitContext, play_again, send_home, send_home_soon
from screens.table.story.log_page import CatchUpPage
from screens.table.table_page import TablePage
from screens.table.table_panes import Panes
from tui.keys import CHAT
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Picture
from tui.widgets.items import Item
from tui.widgets.sheet import Sheet

STILL_TYPING_SECONDS = 0.6
"""Seconds without answers after another terminal's answer has replaced the list, and without keys
after a chat line was sent, because the player may still be typing."""


class OnlineTablePanes(Panes):
    _page: OnlineTablePage

    def title(self, width: int, height: int) -> Picture:
        page = self._page
        seats = tuple(
            ShownSeat(
                page.model.names.seat_name(seat.seat), page.model.names.colour_role(seat.seat), seat
            )
            for seat in page.chair.seats
        )
        progress_text = page.model.where()
        if page.chair.plan.seed is not None:
            progress_text = f"{progress_text}, {SEED_KNOWN}"
        return paint_seat_bar(page.table.game.title, progress_text, seats, width, page.look)

    def note(self) -> str:
        page = self._page
        if page.mode.note():
            return super().note()
        if pending_text := page.reaction_clock.pending_text():
            return pending_text
        if page.requests.note:
            return page.requests.note
        if unread := page.chat_news.unread:
            key = page.host.keymap.shown_key("chat", page.SCOPE)
            return f"{unread} new in chat ({key})"
        base = super().note()
        if not base and page.chair.seat is None:
            return f"you are watching {page.chair.code}"
        return base


class OnlineTablePage(TablePage):
    SCOPE = "online_map"
    SMALL_SCOPE = "online_table"
    MENUS: ClassVar = {"table_menu": "menu"}
    PANES = OnlineTablePanes

    def __init__(self, visit_context: VisitContext, chair: Chair) -> None:
        super().__init__(chair.match)
        self.visit_context = visit_context
        self.chair = chair
        self.chat = chat_of(chair, visit_context.visit)
        self.chat_news = ChatNews(chair, lambda: visit_context.label)
        self.requests = Requests(chair, self)
        self._pending_updates: list[Update] = []
        self._batch_timer: Timer | None = None
        self._last_standing = (chair.stage, chair.match.own_seats)
        """The stage of the table and the visitor's seats at the last update."""
        self._seats_clock: Timer | None = None
        self._has_acted = False
        """Has this terminal answered or undone since the list was last replaced?"""
        self._answers_ignored_until = 0.0
        """Until this time, in seconds of the process's clock, answers are ignored."""
        self._keys_ignored_until = 0.0
        """Until this time keys may still be meant for the chat, and are ignored."""

    # Opening and leaving

    def start(self) -> None:
        if not self.chair.is_open:
            send_home_soon(self, self.chair)
            return
        super().start()
        self.chair.on_dismissed = with_own_context(partial(send_home, self))
        self.chair.watch_table(with_own_context(self._on_table_changed))
        if self.table.note:
            self.say(self.table.note)
        self._catch_up()
        self.begin(self._take_seat_back)
        self._wind_clock()
        self.requests.show_new_request()

    def _catch_up(self) -> None:
        lines = self.chair.lines_since_last_seen() if self.chair.stage == "playing" else []
        if any(line.seat not in self.table.own_seats for line in lines):
            names = self.model.names
            named_lines = tuple(evolve(line, text=names.with_names(line.text)) for line in lines)
            self.open(CatchUpPage(named_lines, names.names_in_log()), lambda _: self._report_seen())
        else:
            self._report_seen()

    def _report_seen(self) -> None:
        if self.chair.is_open:
            self.chair.mark_seen()

    async def _take_seat_back(self) -> None:
        has_takeover = any(self.chair.seats[seat].takeover for seat in self.table.own_seats)
        if self.chair.stage == "playing" and has_takeover:
            await self.chair.take_back_seat()
            self.say("You have your seat back")

    def action_home(self) -> None:
        if self.chair.seat is not None and self.chair.stage == "playing":
            self.app.notify("Your seat is kept: come back at any time", markup=False, timeout=4)
        self.host.go_home()

    # Updates

    def with_context(self, callback: Callable[[Update], None]) -> Callable[[Update], None]:
        return with_own_context(callback)

    def receive(self, update: Update) -> None:
        if not self.is_in_stack:  # the update arrived while leaving
            return
        self._pending_updates.append(update)
        if self._batch_timer is None and self.chair.pause:
            self._batch_timer = self.set_timer(self.chair.pause, self._show_moves)
        elif self._batch_timer is None:
            self._show_moves()

    def _show_moves(self) -> None:
        batch_timer, self._batch_timer = self._batch_timer, None
        pending_updates, self._pending_updates = self._pending_updates, []
        fresh = [update for update in pending_updates if update.seat == self.model.hotseat.viewer]
        if not self.is_in_stack or not fresh:
            return
        for update in fresh[:-1]:
            self._apply_quietly(update)
        super().receive(fresh[-1])
        if batch_timer is not None:
            self._on_table_changed()

    def _apply_quietly(self, update: Update) -> None:
        if self.is_reading:
            super().receive(update)
            return
        self.begin(self.model.receive, update)
        if update.notice:
            self.say(update.notice, severity="warning")

    def apply_update(self, update: Update) -> None:
        menu_before = self.model.menu
        super().apply_update(update)
        self._notice_replaced_list(menu_before)
        if not any(isinstance(page, CatchUpPage) for page in self.app.screen_stack):
            self._report_seen()
        self._wind_clock()

    def _notice_replaced_list(self, menu_before: object) -> None:
        menu = self.model.menu
        if menu is menu_before:
            return
        if menu_before is not None and menu is not None and not self._has_acted:
            self._answers_ignored_until = monotonic() + STILL_TYPING_SECONDS
        self._has_acted = False

    async def answer(self, choice: Choice | None) -> None:
        if choice is not None and monotonic() < self._answers_ignored_until:
            self.say("The choices have just changed: please look again")
            return
        self._has_acted = self._has_acted or choice is not None
        await super().answer(choice)

    def _on_table_changed(self) -> None:
        """Called when seats, presence, chat or requests have changed."""
        if self.is_in_stack and self.chair.is_open and self._batch_timer is None:
            self.begin(self._show_table_state)

    def _show_table_state(self) -> None:
        if self.table.own_seats != self.model.hotseat.humans:
            self._change_viewer()
        self._show_chat_notices()
        self.requests.show_new_request()
        self._wind_clock()
        standing = self.chair.stage, self.table.own_seats
        self.repaint(*("title", "prompt") if standing == self._last_standing else ())
        self._last_standing = standing

    def _change_viewer(self) -> None:
        """Of several people at the keyboard, one must take it before secrets are shown."""
        self.model.change_seats(self.chair.seat if len(self.table.own_seats) == 1 else None)
        self.follow_table()
        self.show_table()

    def _wind_clock(self) -> None:
        """Schedule a repaint for when the text of a running clock changes."""
        if self._seats_clock is not None:
            self._seats_clock.stop()
            self._seats_clock = None
        running = [
            seat.seconds_left for seat in self.chair.seats if seat.is_asked and seat.seconds_left
        ]
        if running:
            soon = min(next_tick(seconds) for seconds in running)
            self._seats_clock = self.set_timer(soon, self._tick)

    def _tick(self) -> None:
        if self.is_in_stack and self.chair.is_open:
            self.query_one("#title", Sheet).repaint()
            self._wind_clock()

    # Chat

    def _show_chat_notices(self) -> None:
        if any(isinstance(page, ChatPopup) for page in self.app.screen_stack):
            self.chat_news.mark_read()
            return
        for notice in self.chat_news.notices():
            self.notify(notice.text, severity=notice.severity, markup=False, timeout=notice.seconds)

    def action_chat(self) -> None:
        self._open_chat()

    def action_team_chat(self) -> None:
        if self.chair.team is None:
            self.say("You have no team to talk to here")
            return
        self._open_chat(f"{self.host.keymap.shown_key('team_talk', CHAT)} ")

    def _open_chat(self, start: str = "") -> None:
        def on_closed(has_sent: bool | None) -> None:
            self.chat_news.mark_read()
            if has_sent:
                self._keys_ignored_until = monotonic() + STILL_TYPING_SECONDS
                self.say(self._said_text())
            self.repaint()

        self.open(ChatPopup(self.chat, start, has_team=self.chair.team is not None), on_closed)

    def _said_text(self) -> str:
        return f"Your message was sent; {self.shown_key('chat')} begins another"

    def handle_key_first(self, key: str) -> bool:
        if monotonic() < self._keys_ignored_until:
            self.say(self._said_text())
            return True
        return super().handle_key_first(key)

    # Requests

    @property
    def is_held(self) -> bool:
        """Is a request to all players pending? A pass would be an answer, and make it void."""
        return self.chair.request is not None

    @property
    def can_take_back(self) -> bool:
        """Is there an answer to take back, by the player alone or if all agree?"""
        plays = self.chair.is_open and self.chair.stage == "playing" and self.chair.seat is not None
        return plays and (self.model.can_take_back or self.model.update.answer_count > 0)

    async def action_undo(self) -> None:
        self._has_acted = True
        if self.model.update.can_undo or self.chair.seat is None or self.chair.stage != "playing":
            await super().action_undo()
            return
        self.chair.answers_since_mine()  # raises if there is nothing to take back
        confirm(
            self,
            "Ask the others",
            "Others have answered since, or something was revealed. Ask all players to take back "
            "your last answer and all answers after it?",
            self.chair.ask_undo,
        )

    # The menu of the table

    def action_menu(self) -> None:
        text = self.visit_context.invitation(self.chair.code)
        title = f"Table {self.chair.code}"
        page = ChoosePage(title, self._menu_items(), text, scope="table_menu")
        self.open_for(page, self.act)

    def idle_actions(self) -> tuple[str, ...]:
        has_team = self.chair.team is not None
        return (*super().idle_actions(), *(() if has_team else ("team_chat",)))

    def can_do(self, action: str) -> bool:
        menu = {key.action for key in self.host.keymap.own_keys("table_menu")}
        if action in menu and not self.chair.is_open:
            return False
        if action in menu - {"undo", "chat"}:
            return any(item.action == action for item in self._menu_items())
        return super().can_do(action)

    def action_shuffle(self) -> None:
        self.open(OnlineShufflePage(self.visit_context, self.chair))

    def action_settings(self) -> None:
        self.open(SettingsPage())

    def action_lobby(self) -> None:
        self.action_home()

    def _menu_items(self) -> tuple[Item, ...]:
        playing = self.chair.stage == "playing" and self.chair.seat is not None
        request = self.chair.request
        has_request = request is not None and request.seat == self.chair.seat
        return (
            Item("chat", "Chat"),
            *((Item("team_chat", "Talk to your team"),) if self.chair.team is not None else ()),
            *((Item("withdraw", "Withdraw your request"),) if has_request else ()),
            *((Item("undo", "Take back", "if all agree"),) if playing else ()),
            *((Item("ask_end", "End the match", "if all agree"),) if playing else ()),
            *((Item("resign", "Resign"),) if playing else ()),
            *((Item("rematch", "Play again"),) if self.table.is_over else ()),
            Item("shuffle", "Shuffle", "and its proof"),
            Item("settings", "Settings"),
            Item("lobby", "To the lobby", "your seat is kept" if playing else ""),
        )

    async def action_withdraw(self) -> None:
        await self.chair.consent(False)

    def action_ask_end(self) -> None:
        confirm(self, "End the match", "Ask all players to end the match now?", self.chair.ask_end)

    def action_resign(self) -> None:
        ends = self.chair.would_end_by_resigning
        text = "That ends the match." if ends else "A bot plays for you until the end."
        confirm(self, "Resign?", text, self.chair.resign)

    async def action_rematch(self) -> None:
        await play_again(self, self.visit_context, self.chair)

    def show_end(self) -> None:
        from screens.online.online_game_over import OnlineGameOverPage

        self.open(OnlineGameOverPage(self.visit_context, self.chair))

    def footer_keys(self) -> tuple[FooterKey, ...]:
        keys = {"undo", "choose", "pick", "pass", "pass_on", "look", "hint", "rules", "help", "log"}
        keys |= {"find", "next_page"}
        shows_more = self.model.playback.is_playing or self.model.recap.lines or self.looking.is_on
        if shows_more or not self.has_class("compact"):
            keys.add("back")
        usual_keys = tuple(key for key in super().footer_keys() if key.action in keys)
        return (
            *usual_keys[:-1],
            self.footer_key("chat", "chat"),
            self.footer_key("menu", "table"),
            usual_keys[-1],
            self.footer_key("home", "lobby"),
        )
