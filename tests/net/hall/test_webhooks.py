"""Webhooks: who is told what, signed, and never more than the limits."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from net.hall import webhooks
from net.hall.chair import Chair
from net.hall.errors import GuestError, TooFastError, WebhookError
from net.hall.hall import Hall
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter_hall
from net.hall.webhooks import DELAY_SECONDS, DELIVERIES_AT_ONCE, MAX_FAILURES, MAX_RUNNING
from net.http_post import BadUrlError, HttpPoster, PostError
from net.visitor import Visitor
from saves.account_store import NoSuchAccountError
from saves.webhook_store import Webhook
from tests.net.hall.halls import (
    ManualClock,
    answer,
    close_hall,
    open_hall,
    pass_time,
    plan_of,
    table_with,
)
from tests.net.hall.people import ANN, BOB, CID, GUS, OPEN
from tests.tools.receiver import OK, Receiver, loopback_poster, receiving

GUIDE = Path(__file__).parents[3] / "docs" / "server.md"


async def open_hall_with_accounts(path: Path, *, poster: HttpPoster | None = None) -> Hall:
    hall = await open_hall(path, poster=poster or loopback_poster())
    for each in (ANN, BOB, CID):
        await hall.accounts.claim(each.name, each.fingerprint)
    return hall


@pytest.fixture
async def hall(path: Path) -> AsyncIterator[Hall]:
    hall = await open_hall_with_accounts(path)
    yield hall
    await close_hall(hall)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


async def tell(hall: Hall, seconds: float = DELAY_SECONDS + 1) -> None:
    await pass_time(hall, seconds)
    await hall.webhooks._deliveries.wait_until_finished()


async def set_up(hall: Hall, receiver: Receiver, visitor: Visitor = BOB) -> Webhook:
    await hall.webhooks.set_url(visitor, receiver.url)
    receiver.messages.clear()
    hook = hall.webhooks.webhook_of(visitor)
    assert hook is not None
    return hook


async def ask_bob(hall: Hall) -> Chair:
    return (await table_with(hall, ANN, BOB))[1]


def events(receiver: Receiver) -> list[str]:
    return [message.json["event"] for message in receiver.messages]


# Setting one


async def test_a_url_counts_once_it_has_accepted_a_test(hall: Hall, receiver: Receiver) -> None:
    secret = (await hall.webhooks.prepare(BOB)).secret
    receiver.answer = b"HTTP/1.1 401 No\r\n\r\n"
    with pytest.raises(PostError, match="answered 401"):
        await hall.webhooks.set_url(BOB, receiver.url)
    assert events(receiver) == ["test"]
    hook = hall.webhooks.webhook_of(BOB)
    assert hook is not None
    assert hook.url == ""
    receiver.answer = OK
    await hall.webhooks.set_url(BOB, f" {receiver.url} ")
    assert hall.webhooks.webhook_of(BOB) == evolve(hook, url=receiver.url)
    assert hook.secret == secret, "the receiver can be set up before the URL is"
    receiver.answer = b"HTTP/1.1 500 Oops\r\n\r\n"
    with pytest.raises(PostError):
        await hall.webhooks.set_url(BOB, f"{receiver.url}&new")
    assert hall.webhooks.webhook_of(BOB) == evolve(hook, url=receiver.url), "the old one stays"


def check_of_the_guide() -> Callable[[str, str, str, bytes], bool]:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    exec(example, names)
    check: Callable[[str, str, str, bytes], bool] = names["is_genuine"]
    return check


async def test_the_check_of_the_guide_accepts_fresh_messages_only(
    path: Path, receiver: Receiver
) -> None:
    hall = await open_hall(path, clock=ManualClock(time.time()), poster=loopback_poster())
    await hall.accounts.claim("bob", BOB.fingerprint)
    await hall.webhooks.set_url(BOB, receiver.url)
    hook = hall.webhooks.webhook_of(BOB)
    assert hook is not None
    (message,) = receiver.messages
    stamp = message.headers["Wardenclyffe-Timestamp"]
    signature = message.headers["Wardenclyffe-Signature"]
    check, old = check_of_the_guide(), str(int(stamp) - 600)
    assert check(hook.secret, stamp, signature, message.body)
    assert not check(hook.secret, stamp, signature, message.body + b" ")
    assert not check("another secret", stamp, signature, message.body)
    assert not check(hook.secret, str(int(stamp) + 1), signature, message.body)
    old_signature = f"sha256={webhooks.signature(hook.secret, int(old), message.body)}"
    assert not check(hook.secret, old, old_signature, message.body)
    assert message.json["time"] == int(stamp)
    assert len(hook.secret) == 64
    await close_hall(hall)


async def test_a_new_secret_signs_from_then_on(hall: Hall, receiver: Receiver) -> None:
    old = await set_up(hall, receiver)
    await hall.webhooks.renew_secret(BOB)
    new = hall.webhooks.webhook_of(BOB)
    assert new is not None
    assert (new.url, new.secret == old.secret) == (old.url, False)
    await hall.webhooks.send_test(BOB)
    (message,) = receiver.messages
    stamp = int(message.headers["Wardenclyffe-Timestamp"])
    signature = f"sha256={webhooks.signature(new.secret, stamp, message.body)}"
    assert message.headers["Wardenclyffe-Signature"] == signature


@pytest.mark.parametrize("url", ["nonsense", "ftp://a.example/", "http://a.example:22/"])
async def test_what_is_no_url_is_refused(hall: Hall, url: str) -> None:
    with pytest.raises(BadUrlError):
        await hall.webhooks.set_url(BOB, url)


async def test_private_addresses_are_refused_when_it_is_set_and_at_every_delivery(
    path: Path, receiver: Receiver
) -> None:
    hall = await open_hall_with_accounts(path, poster=HttpPoster())
    with pytest.raises(PostError, match="public internet"):
        await hall.webhooks.set_url(BOB, receiver.url)
    await hall.webhooks._save(Webhook("bob", receiver.url, "secret", BOB.fingerprint))
    await ask_bob(hall)
    await tell(hall)
    assert "public internet" in hall.webhooks.problem_of(BOB)
    assert receiver.connections == 0
    await close_hall(hall)


async def test_guests_and_foreign_keys_have_no_webhook(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver)
    for visitor in (GUS, evolve(BOB, fingerprint="SHA256:other"), evolve(GUS, name="bob")):
        with pytest.raises(GuestError):
            await hall.webhooks.set_url(visitor, receiver.url)
        with pytest.raises(GuestError):
            await hall.webhooks.prepare(visitor)
        with pytest.raises(GuestError):
            await hall.webhooks.remove(visitor)
    assert hall.webhooks.webhook_of(GUS) is None
    assert hall.webhooks.webhook_of(evolve(GUS, name="bob")) is None


async def test_tests_are_limited(hall: Hall, receiver: Receiver) -> None:
    for _ in range(5):
        await hall.webhooks.set_url(BOB, receiver.url)
    with pytest.raises(TooFastError):
        await hall.webhooks.set_url(BOB, receiver.url)
    assert len(receiver.messages) == 5
    await pass_time(hall, 130)
    await hall.webhooks.send_test(BOB)


async def test_there_is_nothing_to_test_without_a_url(hall: Hall) -> None:
    with pytest.raises(WebhookError, match="no URL"):
        await hall.webhooks.send_test(BOB)


async def test_an_operator_can_switch_webhooks_off(path: Path, receiver: Receiver) -> None:
    hall = await open_hall(path, poster=loopback_poster(), allows_webhooks=False)
    await hall.accounts.claim("bob", BOB.fingerprint)
    with pytest.raises(WebhookError, match="sends no webhooks"):
        await hall.webhooks.set_url(BOB, receiver.url)
    await hall.webhooks._save(Webhook("bob", receiver.url, "secret", BOB.fingerprint))
    await ask_bob(hall)
    await tell(hall)
    assert receiver.connections == 0
    await close_hall(hall)


async def test_the_store_knows_only_accounts(hall: Hall) -> None:
    with pytest.raises(NoSuchAccountError):
        await hall.services.stores.webhooks.save(Webhook("nobody", "https://a.example"))


# Turns and invitations


async def test_a_turn_is_reported_once_after_the_delay(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver)
    bob = await ask_bob(hall)
    await tell(hall, DELAY_SECONDS - 1)
    assert receiver.messages == []
    await tell(hall, 3600)
    (message,) = receiver.messages
    assert message.headers["Content-Type"] == "application/json"
    known = {"id", "time"}
    assert {name: value for name, value in message.json.items() if name not in known} == {
        "account": "bob",
        "event": "your_turn",
        "table": bob.code,
        "game": "tiny",
        "text": f"It is your turn at table {bob.code}: High Card",
    }


async def test_who_answers_at_once_gets_no_message(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver)
    bob = await ask_bob(hall)
    await pass_time(hall, 3)
    await answer(bob)
    await tell(hall, 3600)
    assert receiver.messages == []


async def test_the_next_turn_is_reported_too(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver)
    ann, bob = await table_with(hall, ANN, BOB)
    await tell(hall)
    await answer(bob)
    await tell(hall)
    assert len(receiver.messages) == 1
    await answer(ann)
    if bob.match.update(1).decision is None:
        await answer(ann)
    await tell(hall)
    assert events(receiver) == ["your_turn"] * 2
    assert len({message.json["id"] for message in receiver.messages}) == 2


async def test_an_invitation_is_reported_and_not_the_owners_own(
    hall: Hall, receiver: Receiver
) -> None:
    await set_up(hall, receiver)
    await set_up(hall, receiver, ANN)
    seats = (OPEN, SeatPlan("reserved", "bob"), SeatPlan("reserved", "ann"))
    ann = await enter_hall(hall, ANN).create(plan_of(*seats))
    await tell(hall)
    (message,) = receiver.messages
    assert (message.json["account"], message.json["event"]) == ("bob", "invitation")
    assert message.json["text"] == f"A seat is reserved for you at table {ann.code}: High Card"


async def test_only_the_account_itself_is_told(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver, CID)
    await ask_bob(hall)
    await tell(hall)
    assert receiver.messages == []


async def test_it_survives_a_restart_which_repeats_nothing(path: Path, receiver: Receiver) -> None:
    hall = await open_hall_with_accounts(path)
    hook = await set_up(hall, receiver)
    bob = await ask_bob(hall)
    await tell(hall)
    assert len(receiver.messages) == 1
    clock = hall.clock
    assert isinstance(clock, ManualClock)
    await close_hall(hall)
    hall = await open_hall(path, clock=ManualClock(clock.time + 60), poster=loopback_poster())
    assert hall.webhooks.webhook_of(BOB) == hook
    await tell(hall)
    assert len(receiver.messages) == 1, f"bob knows that it is his turn at {bob.code}"
    await ask_bob(hall)
    await tell(hall)
    assert len(receiver.messages) == 2
    await close_hall(hall)


async def test_it_goes_with_the_key_that_has_set_it(hall: Hall, receiver: Receiver) -> None:
    """A key that was stolen and removed, or a name that has a new owner, gets no messages."""
    hook = await set_up(hall, receiver)
    second = evolve(BOB, fingerprint=f"SHA256:{'b' * 43}")
    await hall.accounts.add_key(BOB, second.fingerprint)
    await hall.accounts.claim("bob", second.fingerprint)
    assert hall.webhooks.webhook_of(second) == hook
    await ask_bob(hall)
    hall.accounts._keys["bob"] = frozenset({second.fingerprint})
    await tell(hall)
    assert receiver.messages == []
    assert hall.webhooks.webhook_of(second) is None
    assert (await hall.webhooks.prepare(second)).secret != hook.secret


async def test_a_banned_account_is_told_nothing(hall: Hall, receiver: Receiver) -> None:
    await set_up(hall, receiver)
    await ask_bob(hall)
    await hall.accounts.ban("name", "bob", reason="")
    await tell(hall)
    assert receiver.messages == []


async def test_a_removed_one_is_told_nothing(hall: Hall, receiver: Receiver, path: Path) -> None:
    await set_up(hall, receiver)
    await ask_bob(hall)
    await hall.webhooks.remove(BOB)
    await tell(hall)
    assert receiver.messages == []
    assert await hall.services.stores.webhooks.load_all() == ()


# Limits


async def play_until_asked(ann: Chair, bob: Chair) -> None:
    while bob.seat not in ann.match.update(None).waiting_for:
        await answer(ann)


async def test_deliveries_are_limited_and_the_rest_is_dropped(
    hall: Hall, receiver: Receiver
) -> None:
    await set_up(hall, receiver)
    chairs = [await table_with(hall, ANN, BOB) for _ in range(10)]
    await tell(hall)
    assert len(receiver.messages) == DELIVERIES_AT_ONCE
    for _, bob in chairs:
        await answer(bob)
    await pass_time(hall, 60)
    for ann, bob in chairs[:3]:
        await play_until_asked(ann, bob)
    await tell(hall)
    assert len(receiver.messages) == DELIVERIES_AT_ONCE, "one more comes in two minutes"
    assert hall.metrics.rejections["webhooks"] == 3
    await pass_time(hall, 120)
    await play_until_asked(*chairs[3])
    await tell(hall)
    assert len(receiver.messages) == DELIVERIES_AT_ONCE + 1


async def test_invitations_of_others_keep_no_turn_from_being_told(
    hall: Hall, receiver: Receiver
) -> None:
    await set_up(hall, receiver)
    made = await enter_hall(hall, CID).create(plan_of(OPEN, OPEN, SeatPlan("reserved", "bob")))
    for _ in range(2 * DELIVERIES_AT_ONCE):
        await tell(hall)
        await made.arrange(2, OPEN)
        await tell(hall)
        await made.arrange(2, SeatPlan("reserved", "bob"))
    assert hall.metrics.rejections["webhooks"] > 0
    await ask_bob(hall)
    await tell(hall)
    assert receiver.messages[-1].json["event"] == "your_turn"


async def test_a_receiver_that_hangs_holds_nothing_up(path: Path, receiver: Receiver) -> None:
    hall = await open_hall_with_accounts(path, poster=loopback_poster(patience=600))
    await set_up(hall, receiver)
    receiver.answer = None
    chairs = [await ask_bob(hall) for _ in range(3)]
    await pass_time(hall, DELAY_SECONDS + 1)
    async with asyncio.timeout(10):
        while len(receiver.messages) < 3:
            await asyncio.sleep(0.01)
        for chair in chairs:
            await answer(chair)
        await close_hall(hall)
    assert len(hall.webhooks._deliveries) == 0


async def test_the_number_of_running_deliveries_is_limited(
    path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "MAX_RUNNING", 2)
    hall = await open_hall_with_accounts(path, poster=loopback_poster(patience=600))
    await set_up(hall, receiver)
    receiver.answer = None
    for _ in range(4):
        await ask_bob(hall)
    await pass_time(hall, DELAY_SECONDS + 1)
    assert len(hall.webhooks._deliveries) == 2
    assert hall.metrics.rejections["webhooks"] == 2
    assert MAX_RUNNING < 100
    await close_hall(hall)


async def test_after_many_failures_nothing_is_sent_before_a_test(
    hall: Hall, receiver: Receiver
) -> None:
    await set_up(hall, receiver)
    receiver.answer = b"HTTP/1.1 410 Gone\r\n\r\n"
    for _ in range(MAX_FAILURES + 2):
        chair = await ask_bob(hall)
        await tell(hall)
        await chair.resign()
        await pass_time(hall, 600)
    assert len(receiver.messages) == MAX_FAILURES
    assert "answered 410; nothing more is sent" in hall.webhooks.problem_of(BOB)
    receiver.answer = OK
    await hall.webhooks.send_test(BOB)
    assert hall.webhooks.problem_of(BOB) == ""
    await ask_bob(hall)
    await tell(hall)
    assert events(receiver)[-1] == "your_turn"
