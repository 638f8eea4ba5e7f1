"""The lobby: the tables, the people online, the chat, and the ways to play."""

from __future__ import annotations

from functools import partial

from attrs import evolve
from textual.app import ComposeResult

from net.hall.summaries import PersonSummary, TableSummary
from screens.base.dialogs import TypePage
from screens.base.listing import ListingPage
from screens.base.page import FirstPage
from screens.online.chat_page import ChatPage, lobby_chat_of, paint_chat_pane
from screens.online.own_context import with_own_context
from screens.online.table_list import (
    FILTERS,
    filtered_tables,
    paint_no_tables,
    paint_people,
    paint_tables,
    people_text,
    sorted_by_section,
)
from screens.online.visit_context import VisitContext, come_to
from tui.widgets.bars import FooterKey
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.sheet import Frame, Sheet, SheetColumn


class LobbyPage(FirstPage, ListingPage, ChatPage):
    SCOPE = "lobby"
    LEADS_TO = ("new_table", "go_to")
    SHOWS = ("rules", "settings", "account", "admin")

    def __init__(self, visit_context: VisitContext) -> None:
        super().__init__(classes="lobby")
        self.visit_context = visit_context
        self.chat = lobby_chat_of(visit_context.visit)
        self._tables: list[TableSummary] = []
        self._people: list[PersonSummary] = []
        self._code = ""
        """The table under the cursor."""
        self._filter = "all"
        self._hidden_count = 0

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint_message, id="message")
        with Frame(id="middle"):
            yield Sheet(self._paint_tables, id="tables")
            with SheetColumn(id="side"):
                yield Sheet(self._paint_people, id="people")
                yield Sheet(self._paint_chat, id="chat")
        yield self.footer()

    def on_mount(self) -> None:
        self._read_hall()
        self.at_end(self.visit_context.visit.watch(with_own_context(self._on_change)))

    def _on_change(self) -> None:
        if self.is_attached and self.app.screen is self:
            self.begin(self._show_changes)

    def _show_changes(self) -> None:
        self._read_hall()
        self.repaint()

    def on_shown(self) -> None:
        self._read_hall()

    def _read_hall(self) -> None:
        tables = self.visit_context.visit.tables()
        self._tables = sorted_by_section(filtered_tables(tables, self._filter))
        self._hidden_count = len(tables) - len(self._tables)
        self._people = self.visit_context.visit.people()

    def on_size_changed(self, width: int, height: int) -> None:
        compact = self.has_class("compact")
        self.query_one("#side").styles.height = max(6, height // 3) if compact else "1fr"
        self.query_one("#people").styles.height = min(14, max(5, height // 3))
        self.query_one("#message").display = bool(self.visit_context.visit.message)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        table, compact = self.table, self.has_class("compact")
        admin = (self.footer_key("admin", "admin"),) if self.visit_context.admin is not None else ()
        further_keys = (
            *self.footer_row(rules="rules"),
            *admin,
            *self.footer_row(account="account"),
        )
        return (
            *((self.footer_key("choose", _verb_of_enter(table)),) if table is not None else ()),
            self.footer_key("new_table", "new" if compact else "new table"),
            self.footer_key("go_to", "code"),
            self.footer_key("watch", "watch", ready=table is not None),
            *(() if compact else (self.footer_key("filter", "filter"),)),
            *self.footer_row(chat="chat", settings="settings"),
            *(() if compact else further_keys),
            *self.footer_row(help="help", home="leave"),
        )

    def idle_actions(self) -> tuple[str, ...]:
        return ("back", *(("admin",) if self.visit_context.admin is None else ()))

    # The cursor

    @property
    def cursor(self) -> int:
        codes = [table.code for table in self._tables]
        return codes.index(self._code) if self._code in codes else 0

    @property
    def length(self) -> int:
        return len(self._tables)

    @property
    def table(self) -> TableSummary | None:
        return self._tables[self.cursor] if self._tables else None

    def move_cursor_to(self, index: int) -> None:
        """Move the cursor to a table; it stays with that table when the list changes."""
        if self._tables:
            self._code = self._tables[index % self.length].code
        self.repaint()

    # Leaving the lobby

    async def action_choose(self) -> None:
        """Go to the table under the cursor; sit down if it has a free seat."""
        if self.table is not None:
            await come_to(self, self.visit_context, self.table.code)

    async def action_watch(self) -> None:
        if self.table is not None:
            await come_to(self, self.visit_context, self.table.code, sit=False)

    def action_new_table(self) -> None:
        self.open_new_game()

    def open_new_game(self, game: str = "") -> None:
        from screens.online.new_table import NewTablePage

        self.open(NewTablePage(self.visit_context, game))

    def action_go_to(self) -> None:
        text = "The player who created the table can tell you its code."
        page = TypePage("Table code", text, longest=8)
        self.open_for(page, partial(come_to, self, self.visit_context))

    def action_filter(self) -> None:
        names = list(FILTERS)
        self._filter = names[(names.index(self._filter) + 1) % len(names)]
        self._read_hall()
        self.repaint()

    def action_account(self) -> None:
        from screens.online.account import AccountPage

        self.open(AccountPage(self.visit_context))

    def action_admin(self) -> None:
        if self.visit_context.admin is None:
            self.say("Only administrators may do that")
            return
        from screens.online.admin_page import AdminPage

        self.open(AdminPage(self.visit_context, self.visit_context.admin))

    def action_home(self) -> None:
        self.app.exit(message="Goodbye. Your seats are kept.")

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, 1, self.look, "panel"), self.look
        x = canvas.text(1, 0, look.glyphs.bolt, look.style("gold", bold=True))
        x = canvas.text(x + 1, 0, "Wardenclyffe", look.style("bright", bold=True))
        canvas.text(x + 2, 0, "the lobby", look.style("accent"))
        online, label = len(self._people), self.visit_context.label
        text = f"{label}, {online} online" if online > 1 else label
        canvas.text(0, 0, text, look.style("muted"), width=width - 2, align="right")
        return canvas.picture()

    def _paint_message(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, 1, self.look, "background"), self.look
        x = canvas.text(2, 0, look.glyphs.spark, look.style("gold", bold=True)) + 1
        canvas.text(x, 0, self.visit_context.visit.message, look.style("gold"), width=width - x - 2)
        return canvas.picture()

    def _paint_tables(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "background"), self.look
        canvas.frame("Tables" if self._filter == "all" else f"Tables {self._filter}")
        if self._tables:
            paint_tables(canvas, self._tables, self.cursor, width=width, height=height - 2)
        elif self._hidden_count:
            key = self.host.keymap.shown_key("filter", self.SCOPE)
            text = f"{self._hidden_count} other tables; {key} shows them"
            canvas.text(0, height // 2, text, look.style("muted"), width=width, align="center")
        else:
            paint_no_tables(canvas, self.host.keymap.shown_key("new_table", self.SCOPE))
        return canvas.picture()

    def _paint_people(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look, "surface")
        canvas.frame(f"Online: {len(self._people)}", heading="muted")
        paint_people(canvas, self._people, own_label=self.visit_context.label)
        return canvas.picture()

    def _paint_chat(self, width: int, height: int) -> Picture:
        chat, key = self.chat, self.host.keymap.shown_key("chat", self.SCOPE)
        if self.has_class("compact"):
            online_text = people_text(self._people)
            chat = evolve(chat, title=f"Lobby: {online_text}")
        return paint_chat_pane(chat, self.entry, width, height, self.look, key=key)


def _verb_of_enter(table: TableSummary) -> str:
    if table.stage == "over":
        return "see result"
    if table.is_mine:
        return "open"
    return "sit down" if table.can_join else "watch"
