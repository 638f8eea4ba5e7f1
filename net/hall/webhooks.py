"""Webhooks: an account's own URL, which is told of turns and invitations.

Every delivery is signed with a secret that only the server and the account's owner know:

    Wardenclyffe-Timestamp: seconds since 1970
    Wardenclyffe-Signature: "sha256=" and HMAC-SHA256(secret, timestamp + "." + body), in hex

Nothing here holds up a table: the tables are looked at after changes, deliveries run as tasks of
their own, and beyond the limits they are dropped instead of kept.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Iterable, Iterator
from functools import partial
from hashlib import sha256
from typing import Literal, TypeAlias, get_args

from attrs import evolve, frozen

from engine.core.registry import find
from net.buckets import Buckets
from net.hall.accounts import Accounts
from net.hall.errors import GuestError, TooFastError, WebhookError
from net.hall.hosted_table import HostedTable
from net.hall.seating import is_invited
from net.hall.services import BackgroundTasks, Services
from net.hall.timers import Timer
from net.http_post import HttpPoster, PostError, parse_url
from net.server_log import log_event
from net.visitor import Visitor
from saves.webhook_store import Webhook

DELAY_SECONDS = 10.0
"""Seconds that a turn or an invitation must last: whoever sits at the table needs no message."""
DELIVERIES_PER_HOUR, DELIVERIES_AT_ONCE = 30, 10
"""Deliveries to one account; more are dropped."""
TESTS_PER_HOUR, TESTS_AT_ONCE = 30, 5
"""Tests of one account, and twice as many from one network."""
MAX_RUNNING = 32
"""Deliveries that run at the same time; more are dropped."""
MAX_FAILURES = 10
"""Failures in a row after which nothing is sent before the next test."""
SWITCHED_OFF = "this server sends no webhooks"

WaitKind: TypeAlias = Literal["your_turn", "invitation"]


@frozen
class Wait:
    kind: WaitKind
    name: str
    code: str
    game: str

    @property
    def text(self) -> str:
        """A sentence for the account's owner."""
        title = find(self.game).title
        if self.kind == "invitation":
            return f"A seat is reserved for you at table {self.code}: {title}"
        return f"It is your turn at table {self.code}: {title}"


class Webhooks:
    def __init__(
        self, services: Services, accounts: Accounts, *, poster: HttpPoster, is_on: bool
    ) -> None:
        """Create the webhooks of a server, none before `load`; without `is_on` nothing is sent."""
        self.is_on = is_on
        self._store = services.stores.webhooks
        self._services = services
        self._accounts = accounts
        self._poster = poster
        self._hooks: dict[str, Webhook] = {}
        self._failures: dict[str, tuple[int, str]] = {}
        """For each account with failures: their number in a row, and the last reason."""
        self._waits: dict[Wait, Timer | None] = {}
        """The tables that wait for accounts with a webhook, each with the timer of its delivery;
        None if there is nothing to deliver."""
        self._deliveries = BackgroundTasks()
        time = services.clock.monotonic
        self._rates = {
            kind: Buckets(DELIVERIES_PER_HOUR / 60, time, burst=DELIVERIES_AT_ONCE)
            for kind in get_args(WaitKind)
        }
        """One for each kind of news, so that nobody's invitations keep a turn from being told."""
        self._test_rate = Buckets(TESTS_PER_HOUR / 60, time, burst=TESTS_AT_ONCE)
        self._network_rate = Buckets(TESTS_PER_HOUR / 30, time, burst=2 * TESTS_AT_ONCE)

    async def load(self) -> None:
        self._hooks = {each.name: each for each in await self._store.load_all()}

    async def close(self) -> None:
        for timer in self._waits.values():
            if timer is not None:
                timer.cancel()
        self._waits.clear()
        await self._deliveries.end(seconds=0.1)

    # The owner of an account

    def webhook_of(self, visitor: Visitor) -> Webhook | None:
        """The visitor's webhook; None before `prepare`, and for guests."""
        return None if visitor.is_guest else self._valid_hook(visitor.name)

    def problem_of(self, visitor: Visitor) -> str:
        """The reason why the last delivery failed; empty if it did not."""
        failures, reason = self._failures.get(visitor.name, (0, ""))
        if failures >= MAX_FAILURES:
            return f"{reason}; nothing more is sent before a test succeeds"
        return reason

    async def prepare(self, visitor: Visitor) -> Webhook:
        """The visitor's webhook; a new one has a secret and no URL yet. Raises GuestError."""
        self._check_owner(visitor)
        hook = self.webhook_of(visitor)
        return hook or await self._save(_new_hook(visitor))

    async def set_url(self, visitor: Visitor, text: str) -> None:
        """Send a test to a URL, and use it from now on if it accepts the test.

        Raises GuestError, BadUrlError, PostError, WebhookError or TooFastError.
        """
        url = text.strip()
        parse_url(url)
        hook = evolve(await self.prepare(visitor), url=url, fingerprint=visitor.fingerprint)
        await self._post_test(visitor, hook)
        await self._save(hook)
        log_event("webhook set", name=hook.name, host=parse_url(url).host)

    async def send_test(self, visitor: Visitor) -> None:
        """Send a test to the visitor's URL; raises the errors of `set_url`."""
        hook = await self.prepare(visitor)
        if not hook.url:
            raise WebhookError("there is no URL to test yet")
        await self._post_test(visitor, hook)

    async def renew_secret(self, visitor: Visitor) -> None:
        """Replace the secret; raises GuestError."""
        hook = await self.prepare(visitor)
        await self._save(evolve(hook, secret=_new_hook(visitor).secret))

    async def remove(self, visitor: Visitor) -> None:
        """Forget the visitor's URL and secret; raises GuestError."""
        self._check_owner(visitor)
        await self._store.remove(visitor.name)
        self._hooks.pop(visitor.name, None)
        self._failures.pop(visitor.name, None)

    def _check_owner(self, visitor: Visitor) -> None:
        if visitor.is_guest or visitor.fingerprint not in self._accounts.owners(visitor.name):
            raise GuestError("a guest has no account: connect with an SSH key (ssh-keygen)")

    async def _save(self, hook: Webhook) -> Webhook:
        await self._store.save(hook)
        self._hooks[hook.name] = hook
        return hook

    async def _post_test(self, visitor: Visitor, hook: Webhook) -> None:
        """Send a test; raises PostError unless it is accepted."""
        if not self.is_on:
            raise WebhookError(SWITCHED_OFF)
        if not self._test_rate.try_take(visitor.name) or not self._network_rate.try_take(
            visitor.network
        ):
            self._services.metrics.count_refusal("webhook tests")
            raise TooFastError("too many tests; please wait some minutes")
        body = {"event": "test", "text": "A test of your webhook"}
        await self._post(hook, body)
        self._failures.pop(hook.name, None)

    # Turns and invitations

    def look_at(self, tables: Iterable[HostedTable], *, tells: bool = True) -> None:
        """Note which tables wait for an account with a webhook, and report new ones after a delay.

        Without `tells` nothing is reported: the accounts knew of all these before a restart.
        """
        if not self.is_on or not (self._hooks or self._waits):
            return
        waits = {wait for each in tables for wait in _waits_at(each) if wait.name in self._hooks}
        for wait in self._waits.keys() - waits:
            timer = self._waits.pop(wait)
            if timer is not None:
                timer.cancel()
        for wait in waits - self._waits.keys():
            report = partial(self._report, wait)
            later = self._services.clock.later
            self._waits[wait] = later(DELAY_SECONDS, report) if tells else None

    def _report(self, wait: Wait) -> None:
        """Begin a delivery, unless there are too many; called when the delay is over."""
        self._waits[wait] = None
        hook = self._valid_hook(wait.name)
        if hook is None or not hook.url or self._is_given_up(hook):
            return
        if len(self._deliveries) >= MAX_RUNNING or not self._rates[wait.kind].try_take(wait.name):
            self._services.metrics.count_refusal("webhooks")
            return
        self._deliveries.begin(self._deliver(hook, wait), name="a webhook")

    def _is_given_up(self, hook: Webhook) -> bool:
        failures, _ = self._failures.get(hook.name, (0, ""))
        return failures >= MAX_FAILURES

    async def _deliver(self, hook: Webhook, wait: Wait) -> None:
        body = {
            "event": wait.kind,
            "table": wait.code,
            "game": wait.game,
            "text": wait.text,
        }
        try:
            await self._post(hook, body)
        except PostError as error:
            failures, _ = self._failures.get(hook.name, (0, ""))
            self._failures[hook.name] = failures + 1, str(error)
            log_event("webhook failed", name=hook.name, reason=error)
        else:
            self._failures.pop(hook.name, None)

    async def _post(self, hook: Webhook, facts: dict[str, str]) -> None:
        """Send a signed message; raises PostError."""
        time = self._services.clock.now()
        message = {"id": secrets.token_hex(8), "time": time, "account": hook.name, **facts}
        body = json.dumps(message).encode("ascii")
        headers = {
            "Content-Type": "application/json",
            "Wardenclyffe-Timestamp": str(time),
            "Wardenclyffe-Signature": f"sha256={signature(hook.secret, time, body)}",
        }
        await self._poster.post(parse_url(hook.url), headers, body)

    def _valid_hook(self, name: str) -> Webhook | None:
        """The webhook of an account, unless its owner has lost the key that set it or is banned."""
        hook = self._hooks.get(name)
        if hook is None or hook.fingerprint not in self._accounts.owners(name):
            return None
        ban = self._accounts.ban_of(name=name, fingerprint=hook.fingerprint, address="")
        return None if ban else hook


def _new_hook(visitor: Visitor) -> Webhook:
    return Webhook(visitor.name, "", secrets.token_hex(32), visitor.fingerprint)


def signature(secret: str, time: int, body: bytes) -> str:
    """The signature of a message: HMAC-SHA256 of its time, a full stop and its body, in hex."""
    return hmac.new(secret.encode("ascii"), b"%d." % time + body, sha256).hexdigest()


def _waits_at(hosted: HostedTable) -> Iterator[Wait]:
    """The people that a table waits for: those who are asked, and those with a reserved seat."""
    state = hosted.state
    for seat in hosted.running_match.asked_people:
        yield Wait("your_turn", state.seats[seat].holder, state.code, state.plan.game)
    if state.stage == "gathering":
        for name in {each.reserved_for for each in state.seats if each.reserved_for}:
            if is_invited(state, name):
                yield Wait("invitation", name, state.code, state.plan.game)
