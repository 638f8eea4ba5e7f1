"""The page of a webhook: it shows the secret, tests a URL, and says what is wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.hall import Hall
from screens.online.account import AccountPage
from screens.online.webhook_page import WebhookPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import ADA, GUS, open_hall, visiting
from tests.tools.receiver import Receiver, loopback_poster, receiving

SIZES = [(80, 24), (120, 36)]


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as receiver:
        yield receiver


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(tmp_path, poster=loopback_poster()) as hall:
        yield hall


async def open_page(ada: Driver) -> None:
    await ada.press("i")
    await ada.come_to(AccountPage)
    await ada.press("w")
    await ada.come_to(WebhookPage)


async def type_url(ada: Driver, url: str) -> None:
    await ada.press("u", "ctrl+u", *url, "enter")


def secret_of(hall: Hall) -> str:
    hook = hall.webhooks.webhook_of(ADA)
    return hook.secret if hook is not None else ""


@pytest.mark.parametrize("size", SIZES)
async def test_a_url_is_tested_and_then_used(
    hall: Hall, tmp_path: Path, receiver: Receiver, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        await open_page(ada)
        await ada.see("URL: none yet", "Set the URL")
        await ada.until(lambda: secret_of(hall))
        await ada.see(secret_of(hall))
        await type_url(ada, receiver.url)
        await ada.see("The test was accepted", f"URL: {receiver.url}")
        await ada.press("t")
        await ada.until(lambda: len(receiver.messages) == 2)
        await ada.press("escape")
        await ada.see("reports your turns")


async def test_a_refused_test_is_said_and_nothing_is_lost(
    hall: Hall, tmp_path: Path, receiver: Receiver
) -> None:
    receiver.answer = b"HTTP/1.1 503 Busy\r\n\r\n"
    async with visiting(hall, tmp_path) as ada:
        await open_page(ada)
        await type_url(ada, receiver.url)
        await ada.see("127.0.0.1 answered 503", "URL: none yet")
        await type_url(ada, "https://a.example:22/")
        await ada.see("Port 22 cannot be used")
        await type_url(ada, "http://10.0.0.1/")
        await ada.see("10.0.0.1 is not on the public internet")
        await ada.press("t")
        await ada.see("There is no URL to test yet")


async def test_the_secret_is_renewed_and_the_webhook_removed_after_a_question(
    hall: Hall, tmp_path: Path, receiver: Receiver
) -> None:
    async with visiting(hall, tmp_path) as ada:
        await open_page(ada)
        await type_url(ada, receiver.url)
        await ada.see("The test was accepted")
        former_secret = secret_of(hall)
        await ada.press("n")
        await ada.see("Make a new secret?")
        await ada.press("y")
        await ada.until(lambda: secret_of(hall) != former_secret)
        await ada.see(secret_of(hall), receiver.url)
        await ada.press("x")
        await ada.see("Remove the webhook?")
        await ada.press("y")
        await ada.see("The webhook is removed", "URL: none yet")
        assert hall.webhooks.webhook_of(ADA) is None


async def test_a_failed_message_is_shown(hall: Hall, tmp_path: Path) -> None:
    hall.webhooks._failures["ada"] = (1, "a.example answered 404")
    async with visiting(hall, tmp_path) as ada:
        await open_page(ada)
        await ada.see("The last message failed: a.example answered 404.")


async def test_without_webhooks_the_page_says_so(tmp_path: Path) -> None:
    async with open_hall(tmp_path, allows_webhooks=False) as hall, visiting(hall, tmp_path) as ada:
        await open_page(ada)
        await ada.see("this server sends no webhooks")
        assert hall.webhooks.webhook_of(ADA) is None


async def test_guests_have_none(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, GUS) as gus:
        await gus.press("i")
        page = await gus.come_to(AccountPage)
        await gus.press("w")
        assert gus.app.screen is page
        assert "ebhook" not in gus.screen
