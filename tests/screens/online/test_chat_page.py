"""The chat at a hosted table."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste

from net.hall.chair import Chair
from net.hall.hall import Hall
from screens.online.chat_page import MAX_LINE_LENGTH, ChatPopup
from screens.online.online_table import OnlineTablePage
from tests.net.hall.halls import locked
from tests.screens.driving import Driver

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_talk_is_shown_in_passing_and_read_at_leisure(ada: Driver, bob: Chair) -> None:
    await bob.say("nice card")
    await ada.see("bob: nice card", "1 new in chat")
    await ada.press("slash")
    await ada.come_to(ChatPopup)
    await ada.press(*"thanks", "enter")
    await ada.until(lambda: bob.lines()[-1].text == "thanks")
    await ada.come_to(OnlineTablePage)
    await ada.until(lambda: "new in the chat" not in ada.screen, "nothing unread")


async def test_keys_after_a_chat_line_are_neither_answers_nor_another_line(
    ada: Driver, bob: Chair
) -> None:
    """The chat closes when a line is sent; who types on does not play a card by it."""
    begun = ada.table.model.update.answer_count
    await ada.press("slash")
    await ada.come_to(ChatPopup)
    await ada.press(*"hi", "enter")
    await ada.come_to(OnlineTablePage)
    await ada.press("a", "a", "enter")
    await ada.see("Your message was sent; / begins another")
    assert ada.table.model.update.answer_count == begun
    assert [line.text for line in bob.lines() if line.speaker] == ["hi"]


async def test_a_line_that_is_full_says_so(ada: Driver, bob: Chair) -> None:
    await ada.press("slash")
    page = await ada.come_to(ChatPopup)
    await page.on_paste(Paste("x" * (MAX_LINE_LENGTH - 1)))
    assert "Full" not in ada.screen
    await ada.press("y", "z")
    await ada.see(f"Full: {MAX_LINE_LENGTH} characters. Send this, then")
    await ada.press("enter")
    await ada.until(lambda: bob.lines()[-1].text == "x" * (MAX_LINE_LENGTH - 1) + "y")


async def test_a_line_too_many_can_be_said_again(
    ada: Driver, bob: Chair, hall: Hall, tmp_path: Path
) -> None:
    await ada.press("slash")
    page = await ada.come_to(ChatPopup)
    with locked(tmp_path / "matches.sqlite3"):
        await ada.press(*"hello", "enter")
        await ada.until(lambda: page.entry is not None and page.entry.text == "hello")
    await ada.press("enter")
    await ada.until(lambda: bob.lines()[-1].text == "hello")
