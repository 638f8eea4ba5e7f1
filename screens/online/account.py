"""The visitor's account: the name, its keys, and its webhook."""

from __future__ import annotations

from functools import partial

from screens.base.dialogs import TypePage, confirm
from screens.base.listing import ItemsPage
from screens.online.visit_context import VisitContext
from screens.online.webhook_page import WebhookPage
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Picture
from tui.widgets.items import Item

ITEMS = ("add_key", "webhook", "resume", "renew_code")
"""The actions of the items that are not keys of the account."""
GUEST = (
    "You are a guest: your seats are kept for whoever has your resume code, which you get with the "
    "first seat. With an SSH key you need no code, and the name is yours: make a key with "
    "ssh-keygen and connect again."
)
OWNER = (
    "Each of these keys can log in under your name. To use another computer, add its key here "
    "and connect from there with the same name. An added key counts after its first login."
)


class AccountPage(ItemsPage):
    SCOPE = "account"

    def __init__(self, visit_context: VisitContext) -> None:
        super().__init__()
        self._visit_context = visit_context

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return self.footer_row(choose="choose", back="lobby")

    @property
    def items(self) -> tuple[Item, ...]:
        visitor = self._visit_context.visit.visitor
        if visitor.is_guest:
            return self._items_of_guest()
        accounts = self._visit_context.accounts
        keys = accounts.keys(visitor)
        notes = dict.fromkeys(accounts.pending_keys(visitor.name), "waits for its first login")
        notes[visitor.fingerprint] = "in use now"
        return (
            *(Item(key, key, notes.get(key, "remove")) for key in keys),
            Item("add_key", "Add a key"),
            Item("webhook", "Webhook", self._webhook_note()),
        )

    def _webhook_note(self) -> str:
        visit = self._visit_context.visit
        hook = visit.webhooks.webhook_of(visit.visitor)
        return "reports your turns" if hook is not None and hook.url else "off"

    def _items_of_guest(self) -> tuple[Item, ...]:
        renewing = Item("renew_code", "Get a new resume code", "the old one ends")
        has_code = self._visit_context.visit.has_resume_code
        return (
            Item("resume", "Type a resume code", "to get your seats back"),
            *((renewing,) if has_code else ()),
        )

    async def action_choose(self) -> None:
        action = self.items[self.cursor].action
        if action in ITEMS:
            await super().action_choose()
        else:
            confirm(self, "Remove this key?", action, partial(self._remove_key, action))

    def can_do(self, action: str) -> bool:
        is_listed = action not in ITEMS or any(item.action == action for item in self.items)
        return super().can_do(action) and is_listed

    def action_webhook(self) -> None:
        if self.can_do("webhook"):
            self.open(WebhookPage(self._visit_context.visit))

    def action_resume(self) -> None:
        if self.can_do("resume"):
            prompt = f"The code that you got as {self._visit_context.visit.visitor.name}."
            self.open_for(TypePage("Resume code", prompt, longest=20), self._resume)

    async def _resume(self, code: str) -> None:
        self._visit_context.visit.resume(code)
        self.say(f"You are {self._visit_context.label} again: your tables are in the lobby")
        self.repaint()

    def action_renew_code(self) -> None:
        if self.can_do("renew_code"):
            self.begin(self._visit_context.visit.renew_code)

    def action_add_key(self) -> None:
        if self.can_do("add_key"):
            prompt = "Paste a public key (ssh-ed25519 AAAA...) or its fingerprint (SHA256:...)."
            self.open_for(TypePage("Add a key", prompt, longest=1000), self._add_key)

    async def _add_key(self, text: str) -> None:
        visitor = self._visit_context.visit.visitor
        fingerprint = await self._visit_context.accounts.add_key(visitor, text)
        self.say(f"Key {fingerprint} was added: now connect with it as {visitor.name}")
        self.repaint()

    async def _remove_key(self, fingerprint: str) -> None:
        visitor = self._visit_context.visit.visitor
        await self._visit_context.accounts.remove_key(visitor, fingerprint)
        self.move_cursor_to(0)

    def paint_title(self, width: int, height: int) -> Picture:
        return paint_title("Your account", self._visit_context.label, (), width, self.look)

    def paragraphs(self) -> tuple[tuple[str, str], ...]:
        return ((GUEST if self._visit_context.visit.visitor.is_guest else OWNER, "text"),)
