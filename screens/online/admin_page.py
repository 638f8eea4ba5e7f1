"""Administration: people online, tables, announcements, disconnecting, bans, names, draining."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from textual.app import ComposeResult

from engine.core.text import count, count_or_no, full_sentence
from net.hall.admin import Admin, SessionSummary
from net.hall.bans import ban_kind, end_text
from screens.base.dialogs import ChoosePage, TypePage, confirm
from screens.base.listing import ListingPage
from screens.online.own_context import with_own_context
from screens.online.table_list import paint_tables, sorted_by_section
from screens.online.visit_context import VisitContext
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, item_number, paint_items
from tui.widgets.sheet import Frame, Sheet

BAN_MINUTES: dict[str, int | None] = {
    "For an hour": 60,
    "For a day": 24 * 60,
    "For a week": 7 * 24 * 60,
    "For 30 days": 30 * 24 * 60,
    "Permanently": None,
}
"""The lengths of a ban; None has no end."""
OTHERS = "others"
"""The action of the item for a subject that is typed."""
DETAIL_ROWS = 4
"""The rows below the list of sessions: address and duration, and the key, on two lines each."""


class AdminPage(ListingPage):
    """For players whose key is listed in the server's configuration."""

    SCOPE = "admin"

    def __init__(self, visit_context: VisitContext, admin: Admin) -> None:
        super().__init__(classes="admin")
        self._visit_context = visit_context
        self._admin = admin

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        with Frame(id="middle"):
            yield Sheet(self._paint_people, id="folk")
            yield Sheet(self._paint_tables, id="all-tables")
        yield self.footer()

    def on_mount(self) -> None:
        self.at_end(self._visit_context.visit.watch(with_own_context(self._on_change)))

    def _on_change(self) -> None:
        if self.is_attached:
            self.begin(self.repaint)

    def footer_keys(self) -> tuple[FooterKey, ...]:
        drain = "allow tables" if self._admin.is_draining else "drain"
        return (
            *self.footer_row(announce="message", kick="disconnect", ban="ban"),
            self.footer_key("unban", "remove a ban", ready=bool(self._admin.bans())),
            *self.footer_row(release="release a name", close_table="close a table"),
            *self.footer_row(drain=drain, back="lobby"),
        )

    # The cursor is on a session

    @property
    def _sessions(self) -> list[SessionSummary]:
        return self._admin.sessions()

    @property
    def _session(self) -> SessionSummary | None:
        sessions = self._sessions
        return sessions[self.cursor] if sessions else None

    @property
    def length(self) -> int:
        return len(self._sessions)

    async def on_touched(self, sheet: str, place: str, is_click: bool) -> None:
        if sheet == "folk":
            self.move_cursor_to(item_number(place))

    # Actions

    def action_announce(self) -> None:
        self._ask("Message to all", "All players online see it at once.", self._admin.announce)

    def action_kick(self) -> None:
        session = self._session
        if session is None:
            return
        label = session.label

        async def kick(reason: str) -> None:
            self._admin.kick(label, reason)

        self._ask(f"Disconnect {label}", "The reason; the player will see it.", kick)

    def action_ban(self) -> None:
        self.open_for(ChoosePage("Ban", _ban_items(self._session)), self._ban_for)

    def _ban_for(self, subject: str) -> None:
        if subject == OTHERS:
            self._ask("Ban", "A name, a key (SHA256:...) or an address.", self._ban_for)
        else:
            items = tuple(Item(length, length) for length in BAN_MINUTES)
            self.open_for(ChoosePage("For how long?", items), partial(self._ask_reason, subject))

    def _ask_reason(self, subject: str, length: str) -> None:
        confirm_ban = partial(self._confirm_ban, subject, length)
        self._ask(f"Ban {subject:.40}", "The reason; the player will see it.", confirm_ban)

    def _confirm_ban(self, subject: str, length: str, reason: str) -> None:
        async def ban() -> None:
            minutes = BAN_MINUTES[length]
            await self._admin.ban(ban_kind(subject), subject, reason=reason, minutes=minutes)
            self.say(f"{subject} is banned: {length.lower()}")

        key_count = self._admin.key_count(subject)
        keys_text = f" with {count(key_count, 'key')}" if key_count else ""
        text = f"{subject}{keys_text}. {length}. {full_sentence(reason) if reason else ''}"
        confirm(self, "Ban?", text, ban)

    def action_release(self) -> None:
        self._ask("Release a name", "The name whose owner has lost the key.", self._release_for)

    def _release_for(self, name: str) -> None:
        prompt = "The owner's new key (SHA256:...). Empty: the next key that comes with the name."
        self._ask(f"Release {name:.20}", prompt, partial(self._confirm_release, name))

    def _confirm_release(self, name: str, new_key: str) -> None:
        async def release() -> None:
            await self._admin.release(name, new_key)
            self.say(f"The name {name} is released")

        keys_text = count_or_no(self._admin.key_count(name), "key")
        owner_text = new_key.strip() or "the next key that comes with it"
        text = f"{name} has {keys_text} now. The name and its seats will belong to {owner_text}."
        confirm(self, f"Release {name:.20}?", text, release)

    def action_close_table(self) -> None:
        self._ask("Close a table", "The code of the table.", self._close_for)

    def _close_for(self, code: str) -> None:
        prompt = "The reason; the players will see it."
        self._ask(f"Close {code.upper():.8}", prompt, partial(self._confirm_close, code.upper()))

    def _confirm_close(self, code: str, reason: str) -> None:
        async def close() -> None:
            await self._admin.close_table(code, reason)
            self.say(f"Table {code} is closed")

        confirm(self, f"Close {code:.8}?", "A match that is being played ends there.", close)

    def action_unban(self) -> None:
        items = tuple(
            Item(ban.subject, _short(ban.subject), f"{end_text(ban)} {ban.reason}")
            for ban in self._admin.bans()
        )
        if items:
            self.open_for(ChoosePage("Remove a ban", items), self._admin.unban)

    def action_drain(self) -> None:
        """Stop new tables before a restart, or allow them again."""
        if self._admin.is_draining:
            self._admin.undrain()
            self.repaint()
            return

        async def drain() -> None:
            self._admin.drain()
            self.repaint()

        text = (
            "No new tables can be created, and all players online are notified. Matches continue."
        )
        confirm(self, "Drain before a restart?", text, drain)

    def _ask(
        self, title: str, prompt: str, on_text: Callable[[str], Awaitable[None] | None]
    ) -> None:
        self.open_for(TypePage(title, prompt, longest=200, may_be_empty=True), on_text)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        status = "draining: no new tables" if self._admin.is_draining else "Administration"
        return paint_title("Wardenclyffe", status, (), width, self.look)

    def _paint_people(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look, "surface"), self.look
        sessions = self._sessions
        canvas.frame(f"Online: {len(sessions)}")
        items = [Item("", each.label, ", ".join(each.tables)) for each in sessions]
        list_height = height - 2 - DETAIL_ROWS
        paint_items(canvas, items, self.cursor, 1, 1, width - 2, list_height)
        y, muted = list_height + 1, look.style("muted")
        for line in _details_of(self._session):
            y += canvas.wrap(2, y, width - 4, height - 1 - y, line, muted)
        return canvas.picture()

    def _paint_tables(self, width: int, height: int) -> Picture:
        canvas = Canvas(width, height, self.look)
        tables = sorted_by_section(self._visit_context.visit.tables())
        canvas.frame(f"Tables: {len(tables)}")
        paint_tables(canvas, tables, -1, width=width, height=height - 2)
        return canvas.picture()


def _ban_items(session: SessionSummary | None) -> tuple[Item, ...]:
    others = Item(OTHERS, "Somebody else", "a name, a key or an address")
    if session is None:
        return (others,)
    key = (Item(session.fingerprint, _short(session.fingerprint), "this key only"),)
    return (
        Item(session.name, session.name, "the name with its keys"),
        *(key if session.fingerprint else ()),
        Item(session.address, session.address, "everybody there"),
        others,
    )


def _details_of(session: SessionSummary | None) -> tuple[str, ...]:
    if session is None:
        return ()
    key_text = session.fingerprint or "a guest, without a key"
    return (f"{session.address}, here for {_duration_text(session.seconds)}", key_text)


def _duration_text(seconds: int) -> str:
    """The length of a session: "12 min" or "3 h 5 min"."""
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


def _short(subject: str) -> str:
    """A subject that fits a menu: the beginning of a fingerprint."""
    return f"{subject[:19]}..." if len(subject) > 40 else subject
