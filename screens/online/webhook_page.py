"""The webhook of an account: the URL that is told of turns and invitations, and its secret."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from textual.app import ComposeResult

from net.hall.visit import Visit
from net.hall.webhooks import SWITCHED_OFF
from net.http_post import LONGEST_URL
from saves.webhook_store import Webhook
from screens.base.dialogs import TypePage, confirm
from screens.base.listing import ListingPage
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.items import Item, paint_items
from tui.widgets.sheet import Sheet

PURPOSE = (
    "The server can report your turns and invitations to a URL of yours, for a message on your "
    "telephone or in a chat. It sends JSON by POST. A URL is used as soon as it has accepted a "
    "test."
)
SIGNED = "Each message is signed with this secret, so that you can tell it from a forged one:"
ITEMS = (
    Item("set_url", "Set the URL"),
    Item("send_test", "Send a test"),
    Item("renew_secret", "Make a new secret"),
    Item("remove_url", "Remove the webhook"),
)


class WebhookPage(ListingPage):
    """An account's webhook: it can be set, tested and removed."""

    SCOPE = "webhook"

    def __init__(self, visit: Visit) -> None:
        super().__init__(classes="account")
        self._visit = visit

    def compose(self) -> ComposeResult:
        yield Sheet(self._paint_title, id="title")
        yield Sheet(self._paint, id="account")
        yield self.footer()

    def on_mount(self) -> None:
        """Make a secret for an account without a webhook, so that the receiver can be set up."""
        if self._visit.webhooks.is_on:
            self._run(lambda: self._visit.webhooks.prepare(self._visit.visitor))

    def footer_keys(self) -> tuple[FooterKey, ...]:
        return self.footer_row(choose="choose", back="account")

    @property
    def _webhook(self) -> Webhook | None:
        return self._visit.webhooks.webhook_of(self._visit.visitor)

    @property
    def length(self) -> int:
        return len(ITEMS)

    async def action_choose(self) -> None:
        await self.act(ITEMS[self.cursor].action)

    def action_set_url(self) -> None:
        url = self._webhook.url if self._webhook is not None else ""
        prompt = "A URL that begins with https:// or http:// and accepts messages by POST."
        page = TypePage("Set the URL", prompt, url or "https://", longest=LONGEST_URL)
        self.open_for(page, self._set_url)

    def _set_url(self, text: str) -> None:
        if text.strip():
            self.say("Sending a test ...")
            self._run(
                lambda: self._visit.webhooks.set_url(self._visit.visitor, text),
                "The test was accepted: your turns are reported there from now on",
            )

    def action_send_test(self) -> None:
        self.say("Sending a test ...")
        self._run(
            lambda: self._visit.webhooks.send_test(self._visit.visitor), "The test was accepted"
        )

    def action_renew_secret(self) -> None:
        self._confirm(
            "Make a new secret?",
            "Messages are signed with it at once.",
            lambda: self._visit.webhooks.renew_secret(self._visit.visitor),
            "There is a new secret",
        )

    def action_remove_url(self) -> None:
        self._confirm(
            "Remove the webhook?",
            "Nothing is reported any more, and the secret is deleted.",
            lambda: self._visit.webhooks.remove(self._visit.visitor),
            "The webhook is removed",
        )

    def _confirm(
        self, title: str, text: str, step: Callable[[], Awaitable[object]], result: str
    ) -> None:
        confirm(self, title, text, lambda: self._run(step, result))

    def _run(self, step: Callable[[], Awaitable[object]], result: str = "") -> None:
        async def run() -> None:
            try:
                await step()
                if result:
                    self.say(result)
            finally:
                if self.is_in_stack:
                    self.repaint()

        self.begin(run)

    # Painting

    def _paint_title(self, width: int, height: int) -> Picture:
        return paint_title("Your account", "the webhook", (), width, self.look)

    def _paint(self, width: int, height: int) -> Picture:
        canvas, look = Canvas(width, height, self.look), self.look
        column, y = min(width - 8, 84), 2
        for text, role in self._paragraphs():
            y += canvas.wrap(4, y, column, 3, text, look.style(role))
            y += 1 if text != SIGNED else 0
        items = self.items_with_keys(ITEMS)
        paint_items(canvas, items, self.cursor, 3, y, column, height - y - 1)
        return canvas.picture()

    def _paragraphs(self) -> tuple[tuple[str, str], ...]:
        hook, webhooks = self._webhook, self._visit.webhooks
        if not webhooks.is_on:
            return ((PURPOSE, "text"), (f"But {SWITCHED_OFF}.", "warn"))
        url = hook.url if hook is not None and hook.url else "none yet"
        problem = webhooks.problem_of(self._visit.visitor)
        return (
            (PURPOSE, "text"),
            (f"URL: {url}", "bright"),
            *(((f"The last message failed: {problem}.", "warn"),) if problem else ()),
            (SIGNED, "muted"),
            (hook.secret if hook is not None else "...", "bright"),
        )
