"""The webhook of an account: the URL that is told of turns and invitations, and its secret."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from net.hall.visit import Visit
from net.hall.webhooks import SWITCHED_OFF
from net.http_post import LONGEST_URL
from saves.webhook_store import Webhook
from screens.base.dialogs import TypePage, confirm
from screens.base.listing import ItemsPage
from tui.widgets.bars import FooterKey, paint_title
from tui.widgets.canvas import Picture
from tui.widgets.items import Item

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


class WebhookPage(ItemsPage):
    SCOPE = "webhook"

    def __init__(self, visit: Visit) -> None:
        super().__init__()
        self._visit = visit

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
    def items(self) -> tuple[Item, ...]:
        return ITEMS

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

    def paint_title(self, width: int, height: int) -> Picture:
        return paint_title("Your account", "the webhook", (), width, self.look)

    def paragraphs(self) -> tuple[tuple[str, str], ...]:
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
