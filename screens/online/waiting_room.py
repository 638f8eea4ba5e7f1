"""A table that is waiting for players: the seats, the code to share, its chat and the lobby's."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from attrs import evolve
from textual.app import ComposeResult

from engine import bots
from net.hall.chair import Chair
from net.hall.summaries import SeatSummary
from net.hall.table_plan import SeatPlan
from screens.base.dialogs import ChoosePage, TypePage
from screens.base.help import Help
from screens.base.listing import ListingPage
from screens.base.rules import open_rules
from screens.base.seat_names import seat_text
from screens.online.chat_page import ChatPage, ChatView, chat_of, lobby_chat_of, paint_chat_pane
from screens.online.gathering import Gathering, gathering_at, paint_gathering, rows_of_gathering
from screens.online.own_context import with_own_context
from screens.online.terms import characters_page
from screens.online.visit_context import VisitContext, send_home, send_home_soon, table_page
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Picture
from tui.widgets.items import Item
from tui.widgets.sheet import Frame, Sheet, SheetColumn

BARS = 2
"""Rows of the title and the footer."""
SMALLEST_CHAT = 5
"""Rows that the chat keeps below the seats."""


class WaitingRoomPage(ListingPage, ChatPage):
    """The table before the match. When the last seat is taken, the match page opens."""

    SCOPE = "waiting_room"
    MENUS: ClassVar = {"seat_menu": "choose"}

    def __init__(self, visit_context: VisitContext, chair: Chair) -> None:
        super().__init__(classes="waiting-room")
        self.visit_context = visit_context
        self.chair = chair
        self._table_chat = chat_of(chair, visit_context.visit)
        self._lobby_chat = lobby_chat_of(visit_context.visit)
        self.chat = self._table_chat
        """The chat of the two that the visitor writes to."""
        self._cursor = chair.seat or 0
        self._moved_on = False

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        with Frame(id="middle"):
            yield Sheet(self._paint_seats, id="seats")
            with SheetColumn(id="side"):
                yield Sheet(partial(self._paint_pane, self._table_chat, "chat"), id="chat")
                lobby_chat = partial(self._paint_pane, self._lobby_chat, "lobby_chat")
                yield Sheet(lobby_chat, id="lobby-chat")
        yield self.footer()

    def on_mount(self) -> None:
        if not self.chair.is_open:
            send_home_soon(self, self.chair)
            return
        self.chair.on_dismissed = with_own_context(partial(send_home, self))
        self.chair.watch_table(with_own_context(self._on_change))
        self.at_end(self._lobby_chat.watch(with_own_context(self._on_lobby_change)))
        self._on_change()

    def on_unmount(self) -> None:
        if not self._moved_on:
            self.chair.close()

    def _on_lobby_change(self) -> None:
        if self.is_in_stack and not self._moved_on:
            self.begin(self.repaint, "lobby-chat")

    def _on_change(self) -> None:
        if self.is_in_stack and not self._moved_on:
            self.begin(self._show_changes)

    def _show_changes(self) -> None:
        if self.chair.is_open and self.chair.stage != "gathering":
            self._moved_on = True
            self.replace_with(table_page(self.visit_context, self.chair))
        else:
            self._arrange_panes()
            self.repaint()

    def on_size_changed(self, width: int, height: int) -> None:
        self._arrange_panes()

    def _arrange_panes(self) -> None:
        """Give the chat below the seats what these and the options leave."""
        width, height = self.size
        remaining_rows = height - BARS - rows_of_gathering(self._gathering(), width)
        chat_rows = max(SMALLEST_CHAT, min(remaining_rows, height // 3))
        self.query_one("#side").styles.height = chat_rows if self.has_class("compact") else "1fr"

    def footer_keys(self) -> tuple[FooterKey, ...]:
        seat = self._seat
        mine = self.chair.is_owner and seat.kind != "person"
        can_sit = seat.kind in ("open", "reserved")
        return (
            *(
                (self.footer_key("choose", "arrange" if mine else "sit down"),)
                if mine or can_sit
                else ()
            ),
            self.footer_key("chat", "chat"),
            *((self.footer_key("type_for_shuffle", "shuffle"),) if self.has_shuffle else ()),
            *(() if self.has_class("compact") else (self.footer_key("lobby_chat", "lobby chat"),)),
            self.footer_key("rules", "rules"),
            self._stand_up_hint(),
            self.footer_key("help", "help"),
            self.footer_key("back", "lobby"),
        )

    def help(self) -> Help:
        """The help, with the menu of a seat for the owner or who may take one more seat."""
        has_menu = self.chair.is_owner or any(map(self._can_share, self.chair.seats))
        return super().help() if has_menu else evolve(super().help(), menus={})

    def _stand_up_hint(self) -> FooterKey:
        if self.chair.seat is None and self.chair.reserved_seat is not None:
            return self.footer_key("stand_up", "decline seat")
        return self.footer_key("stand_up", "give up seat", ready=self.chair.seat is not None)

    # Seats

    @property
    def _seat(self) -> SeatSummary:
        return self.chair.seats[self.cursor]

    @property
    def length(self) -> int:
        return len(self.chair.seats)

    async def action_choose(self) -> None:
        seat = self._seat
        if self.chair.is_owner and seat.kind != "person":
            self._open_menu(seat, (*self._ways_to_sit(seat), *self._ways_to_arrange()))
        elif self._can_share(seat):
            self._open_menu(seat, self._ways_to_sit(seat))
        elif seat.kind in ("open", "reserved"):
            await self.chair.sit(seat.seat)

    def _can_share(self, seat: SeatSummary) -> bool:
        mine = self.chair.seat
        if mine is None or seat.team is None or seat.kind not in ("open", "reserved"):
            return False
        return self.chair.seats[mine].team == seat.team

    def _ways_to_sit(self, seat: SeatSummary) -> tuple[Item, ...]:
        sit = "Sit down, and begin" if self.length == 1 else "Sit here"
        further_items = (Item("sit_as_well", "Two at this keyboard", "you keep your own seat"),)
        return (
            *((Item("sit", sit),) if seat.kind != "bot" else ()),
            *(further_items if self._can_share(seat) else ()),
        )

    def _ways_to_arrange(self) -> tuple[Item, ...]:
        kinds = tuple(reversed(bots.bot_names(self.chair.match.game)))
        return (
            Item("open", "Open to all"),
            Item("reserve", "Reserve it for a player"),
            *(Item(f"bot {kind}", f"A bot plays: {kind}") for kind in kinds),
        )

    def _open_menu(self, seat: SeatSummary, items: tuple[Item, ...]) -> None:
        page = ChoosePage(seat_text(seat.seat, seat.team), items, scope="seat_menu")
        self.open_for(page, partial(self._rearrange, seat.seat))

    async def _rearrange(self, seat: int, action: str) -> None:
        if action == "sit":
            await self.chair.sit(seat)
        elif action == "sit_as_well":
            await self.chair.sit_as_well(seat)
        elif action == "open":
            await self.chair.arrange(seat, SeatPlan())
        elif action == "reserve":
            text = "The name of the account that the seat is reserved for."
            page = TypePage("Reserve the seat", text, longest=16)
            self.open_for(page, partial(self._reserve, seat))
        else:
            await self.chair.arrange(seat, SeatPlan("bot", action.removeprefix("bot ")))

    async def _reserve(self, seat: int, name: str) -> None:
        await self.chair.arrange(seat, SeatPlan("reserved", name.strip().lower()))

    async def action_stand_up(self) -> None:
        if self.chair.seat is None and self.chair.reserved_seat is not None:
            await self.chair.decline()
        await self.chair.leave()
        if self.is_in_stack:
            self.host.go_home()

    def action_back(self) -> None:
        self.host.go_home()

    def action_type_for_shuffle(self) -> None:
        if self.has_shuffle:
            self.open_for(characters_page(self.chair), self._keep_characters)
        else:
            self.say("The seed of this table is known: nothing can be added to its shuffle")

    async def _keep_characters(self, text: str) -> None:
        await self.chair.type_for_shuffle(text)
        if self.is_in_stack and not self._moved_on:
            self._arrange_panes()
            self.repaint()

    def action_chat(self) -> None:
        self.chat = self._table_chat
        super().action_chat()

    def action_lobby_chat(self) -> None:
        self.chat = self._lobby_chat
        super().action_chat()

    def action_rules(self) -> None:
        open_rules(self, self.chair.plan.game)

    @property
    def has_shuffle(self) -> bool:
        return bool(self.chair.commitment)

    def idle_actions(self) -> tuple[str, ...]:
        return () if self.has_shuffle else ("type_for_shuffle",)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title(self.chair.match.game.title, "waiting for players", (), width, self.look)

    def _paint_pane(self, chat: ChatView, action: str, width: int, height: int) -> Picture:
        entry, key = self.entry if self.chat is chat else None, self.shown_key(action)
        return paint_chat_pane(chat, entry, width, height, self.look, key=key)

    def _paint_seats(self, width: int, height: int) -> Picture:
        return paint_gathering(self._gathering(), self.cursor, width, height, self.look)

    def _gathering(self) -> Gathering:
        return gathering_at(self.chair, self.visit_context.invitation(self.chair.code))
