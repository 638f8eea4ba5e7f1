"""Administration: people online, tables, announcements, disconnecting, bans, draining."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult

from net.hall.admin import Admin
from net.visitor import is_name
from saves.account_store import BanKind
from screens.base.dialogs import ChoosePage, TypePage, yes_no_page
from screens.base.listing import ListingPage
from screens.online.own_context import with_own_context
from screens.online.table_list import paint_tables, sorted_by_section
from screens.online.visit_context import VisitContext
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, item_number, paint_items
from tui.widgets.sheet import Frame, Sheet


class AdminPage(ListingPage):
    """For players whose key is listed in the server's configuration."""

    SCOPE = "admin"

    def __init__(self, visit_context: VisitContext, admin: Admin) -> None:
        super().__init__(classes="admin")
        self._visit_context = visit_context
        self._admin = admin
        self._unwatch: Callable[[], None] = lambda: None

    def compose(self) -> ComposeResult:
        """People on the left, tables on the right."""
        yield Sheet(self._paint_title, id="title")
        with Frame(id="middle"):
            yield Sheet(self._paint_people, id="folk")
            yield Sheet(self._paint_tables, id="all-tables")
        yield self.footer()

    def on_mount(self) -> None:
        """Listen to changes of the hall."""
        self._unwatch = self._visit_context.visit.watch(with_own_context(self._on_change))

    def on_unmount(self) -> None:
        """Stop listening to changes."""
        self._unwatch()

    def _on_change(self) -> None:
        if self.is_attached:
            self.call_guarded(self.repaint)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys of the footer."""
        drain = "allow tables" if self._admin.is_draining else "drain"
        return (
            self.footer_key("announce", "message"),
            self.footer_key("kick", "disconnect"),
            self.footer_key("ban", "ban"),
            self.footer_key("unban", "remove a ban", ready=bool(self._admin.bans())),
            self.footer_key("close_table", "close a table"),
            self.footer_key("drain", drain),
            self.footer_key("back", "lobby"),
        )

    # The cursor is on a person

    @property
    def _labels(self) -> list[str]:
        return [person.label for person in self._visit_context.visit.people()]

    @property
    def _person(self) -> str:
        """The name under the cursor, without the guest mark."""
        names = self._labels
        return names[self.cursor].removesuffix(" (guest)") if names else ""

    @property
    def length(self) -> int:
        """The number of people online."""
        return len(self._labels)

    async def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        """Move the cursor to the person under the mouse."""
        if sheet == "folk":
            self.move_cursor_to(item_number(place))

    # Actions

    def do_announce(self) -> None:
        """Ask for a message and send it to all visitors."""
        self._ask("Message to all", "All players online see it at once.", self._admin.announce)

    def do_kick(self) -> None:
        """End the sessions of the player under the cursor."""
        name = self._person

        async def kick(reason: str) -> None:
            self._admin.kick(name, reason)

        self._ask(f"Disconnect {name}", "The reason; the player will see it.", kick)

    def do_ban(self) -> None:
        """Ban a name, a key or an address."""
        self._ask("Ban", "A name, a key (SHA256:...) or an address.", self._ban_for, self._person)

    async def _ban_for(self, subject: str) -> None:
        async def ban(reason: str) -> None:
            await self._admin.ban(_ban_kind(subject), subject, reason=reason)
            self.say(f"{subject} is banned")

        self._ask(f"Ban {subject}", "The reason; the player will see it.", ban)

    def do_close_table(self) -> None:
        """Remove a table, or end its match."""
        self._ask("Close a table", "The code of the table.", self._close_for)

    async def _close_for(self, code: str) -> None:
        async def close(reason: str) -> None:
            await self._admin.close_table(code, reason)
            self.say(f"Table {code.upper()} is closed")

        self._ask(f"Close {code.upper()}", "The reason; the players will see it.", close)

    def do_unban(self) -> None:
        """Remove a ban."""
        items = tuple(Item(ban.subject, ban.subject, ban.reason) for ban in self._admin.bans())

        def on_picked(subject: str | None) -> None:
            if subject:
                self.run_worker(self.run_guarded(self._admin.unban, subject))

        if items:
            self.open(ChoosePage("Remove a ban", items), on_picked)

    def do_drain(self) -> None:
        """Stop new tables before a restart, or allow them again."""
        if self._admin.is_draining:
            self._admin.undrain()
            self.repaint()
            return

        def on_answered(yes: str | None) -> None:
            if yes == "yes":
                self.call_guarded(self._admin.drain)
                self.repaint()

        text = (
            "No new tables can be created, and all players online are notified. Matches continue."
        )
        self.open(yes_no_page("Drain before a restart?", text), on_answered)

    def _ask(
        self, title: str, prompt: str, on_text: Callable[[str], object], text: str = ""
    ) -> None:
        def on_typed(text: str | None) -> None:
            if text is not None:
                self.run_worker(self.run_guarded(on_text, text))  # type: ignore[arg-type]

        self.open(TypePage(title, prompt, text, longest=200), on_typed)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        status = "draining: no new tables" if self._admin.is_draining else "Administration"
        return paint_title("Wardenclyffe", status, (), width, self.look)

    def _paint_people(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "surface"), self.look
        people = self._visit_context.visit.people()
        title = look.style("accent", bold=True)
        edge = look.style("border")
        canvas.box(0, 0, width, height, edge, title=f"Online: {len(people)}", title_style=title)
        items = [Item("", each.label, ", ".join(each.tables)) for each in people]
        paint_items(canvas, items, self.cursor, 1, 1, width - 2, height - 2)
        return canvas.picture()

    def _paint_tables(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        tables = sorted_by_section(self._visit_context.visit.tables())
        title = look.style("accent", bold=True)
        edge = look.style("border")
        canvas.box(0, 0, width, height, edge, title=f"Tables: {len(tables)}", title_style=title)
        paint_tables(canvas, tables, -1, width=width, height=height - 2)
        return canvas.picture()


def _ban_kind(subject: str) -> BanKind:
    """The kind of a subject: a fingerprint, a name, or else an address."""
    if subject.startswith("SHA256:"):
        return "key"
    return "name" if is_name(subject) else "address"
