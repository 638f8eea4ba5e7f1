"""The visitor's account: the name, and its keys."""

from __future__ import annotations

from textual.app import ComposeResult

from screens.base.dialogs import TypePage, yes_no_page
from screens.base.listing import ListingPage
from screens.online.visit_context import VisitContext
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, paint_items
from tui.widgets.sheet import Sheet

GUEST = (
    "You are a guest: your seats are kept for this name at your address. With an SSH key the name "
    "is yours from any address: make a key with ssh-keygen and connect again."
)
OWNER = (
    "Each of these keys can log in under your name. To use another computer, add its key here "
    "and connect from there with the same name."
)


class AccountPage(ListingPage):
    """The keys of an account; one can be added or removed."""

    SCOPE = "account"

    def __init__(self, visit_context: VisitContext) -> None:
        super().__init__(classes="account")
        self._visit_context = visit_context

    def compose(self) -> ComposeResult:
        """Yield the title, the account and the footer."""
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="account")
        yield self.footer()

    def footer_keys(self) -> tuple[FooterKey, ...]:
        """The keys of the footer."""
        has_account = not self._visit_context.visit.visitor.is_guest
        return (
            self.footer_key("choose", "choose", ready=has_account),
            self.footer_key("back", "lobby"),
        )

    @property
    def _items(self) -> tuple[Item, ...]:
        visitor = self._visit_context.visit.visitor
        if visitor.is_guest:
            return ()
        keys = self._visit_context.accounts.keys(visitor)
        notes = {visitor.fingerprint: "in use now"}
        return (
            *(Item(key, key, notes.get(key, "remove")) for key in keys),
            Item("add_key", "Add a key"),
        )

    @property
    def length(self) -> int:
        """The number of items: the keys, and one to add a key."""
        return len(self._items)

    def do_choose(self) -> None:
        """Add a key, or remove the one under the cursor."""
        items = self._items
        if items and items[self.cursor].action == "add_key":
            self.do_add_key()
        elif items:
            self._ask_to_remove(items[self.cursor].action)

    def can_do(self, action: str) -> bool:
        """Would the action have an effect now? A guest has no account to add keys to."""
        return super().can_do(action) and (action != "add_key" or bool(self._items))

    def do_add_key(self) -> None:
        """Type or paste another key, unless the visitor is a guest."""
        if not self._items:
            return

        def on_typed(text: str | None) -> None:
            if text:
                self.run_worker(self.run_guarded(self._add_key, text))

        prompt = "Paste a public key (ssh-ed25519 AAAA...) or its fingerprint (SHA256:...)."
        self.open(TypePage("Add a key", prompt, longest=1000), on_typed)

    async def _add_key(self, text: str) -> None:
        visitor = self._visit_context.visit.visitor
        fingerprint = await self._visit_context.accounts.add_key(visitor, text)
        self.say(f"Key {fingerprint} was added")
        self.repaint()

    def _ask_to_remove(self, fingerprint: str) -> None:
        def on_answered(yes: str | None) -> None:
            if yes == "yes":
                self.run_worker(self.run_guarded(self._remove_key, fingerprint))

        self.open(yes_no_page("Remove this key?", fingerprint), on_answered)

    async def _remove_key(self, fingerprint: str) -> None:
        visitor = self._visit_context.visit.visitor
        await self._visit_context.accounts.remove_key(visitor, fingerprint)
        self.move_cursor_to(0)

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title("Your account", self._visit_context.label, (), width, self.look)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        text = GUEST if self._visit_context.visit.visitor.is_guest else OWNER
        column = min(width - 8, 84)
        y = 3 + canvas.wrap(4, 2, column, 6, text, look.style("text"))
        if self._items:
            paint_items(
                canvas, self.items_with_keys(self._items), self.cursor, 3, y, column, height - y - 1
            )
        return canvas.picture()
