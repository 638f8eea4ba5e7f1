"""News that reach a visitor on any page."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest
from attrs import evolve

from engine.core.choice import choice
from net.hall.hall import Hall
from net.hall.news import News
from net.hall.table_plan import SeatPlan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.online.online_table import OnlineTablePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import ADA, BOB, OPEN, sets_table, visiting
from tui.remote_app import RemoteApp

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_the_bell_rings_for_a_turn_elsewhere(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = await sets_table(hall, ADA)
    chair.close()
    rung: list[int] = []
    async with visiting(hall, tmp_path) as ada:
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        bob = await enter_hall(hall, BOB).come_to(chair.code)
        await bob.sit()
        await ada.see("It is your turn at table", "Your turn")
        assert rung == [1]


async def test_news_may_come_before_the_page_of_a_table_has_had_its_first_turn(
    hall: Hall, tmp_path: Path
) -> None:
    """On a busy server the page is in front, but nothing of it is there yet."""
    chair = await sets_table(hall, ADA)
    await (await enter_hall(hall, BOB).come_to(chair.code)).sit()
    async with visiting(hall, tmp_path) as ada:
        await ada.see("Your turn")
        app = ada.app
        assert isinstance(app, RemoteApp)
        assert app.visit_context is not None
        app._screen_stack.append(OnlineTablePage(app.visit_context, chair))
        app._look_for_news()
        app._screen_stack.pop()


def sent_by(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What an app sends to its terminal outside the screen; a bell is BEL."""
    app, sent = driver.app, list[str]()
    assert isinstance(app, RemoteApp)
    monkeypatch.setattr(app, "bell", lambda: sent.append("\x07"))
    monkeypatch.setattr(app, "_write", sent.append)
    return sent


def notifications(sent: Collection[str]) -> list[str]:
    """The texts of the desktop notifications among what an app has sent."""
    return [each[4:-1] for each in sent if each.startswith("\x1b]9;")]


async def test_all_news_ring_and_are_shown_outside_the_screen(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(hall, tmp_path, has_notifications=True) as ada:
        sent = sent_by(ada, monkeypatch)
        bob = await sets_table(hall, BOB, OPEN, SeatPlan("reserved", "ada"), OPEN)
        await ada.see("bob has reserved a seat for you")
        await ada.until(lambda: sent)
        text = f"bob has reserved a seat for you at table {bob.code}: High Card"
        assert sent[0] == "\x07"
        assert notifications(sent) == [f"Wardenclyffe: {text}"]
        assert sent[-1].startswith("\x1b]2;bob has reserved a seat")
        await ada.press("down")
        assert sent[-1] == "\x1b]2;Wardenclyffe\x07", "the title is read"


async def test_in_the_waiting_room_the_bell_rings_for_people_and_what_they_say(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = await sets_table(hall, ADA, OPEN, OPEN, OPEN)
    async with visiting(hall, tmp_path, command=Command("table", chair.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        sent = sent_by(ada, monkeypatch)
        bob = await enter_hall(hall, BOB).come_to(chair.code)
        await bob.sit()
        await ada.until(lambda: sent.count("\x07") == 1)
        await bob.say("hello")
        await ada.until(lambda: sent.count("\x07") == 2)
        assert notifications(sent) == [], "this terminal has none"
        assert ada.notices == [], "the page itself shows both"


@pytest.mark.parametrize(
    ("wanted", "has_notifications", "count"),
    [("auto", True, 1), ("auto", False, 0), ("on", False, 1), ("off", True, 0)],
)
async def test_notifications_are_a_setting(
    hall: Hall,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wanted: str,
    has_notifications: bool,
    count: int,
) -> None:
    async with visiting(hall, tmp_path, has_notifications=has_notifications) as ada:
        ada.app.change_settings(evolve(ada.app.settings, notifications=wanted))
        sent = sent_by(ada, monkeypatch)
        assert isinstance(ada.app, RemoteApp)
        ada.app._alert([News("end", "KJ3FR", "The match at table KJ3FR is over")])
        assert len(notifications(sent)) == count


async def test_without_the_bell_the_title_stays(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visiting(hall, tmp_path) as ada:
        ada.app.change_settings(evolve(ada.app.settings, rings_bell=False))
        sent = sent_by(ada, monkeypatch)
        await sets_table(hall, BOB, OPEN, SeatPlan("reserved", "ada"))
        await ada.see("bob has reserved a seat for you")
        assert sent == []


async def test_a_visitor_who_speaks_without_end_does_not_ring_without_end(
    hall: Hall, tmp_path: Path
) -> None:
    async with visiting(hall, tmp_path) as ada:
        assert isinstance(ada.app, RemoteApp)
        chat, end = News("chat", "KJ3FR", "bob: hey"), News("end", "KJ3FR", "over")
        assert sum(ada.app._may_alert(chat) for _ in range(100)) <= 6
        assert all(ada.app._may_alert(end) for _ in range(100))
        assert not ada.app._may_alert(News("withdrawn turn", "KJ3FR", "not yet"))


async def test_a_turn_that_is_taken_back_is_a_notice_and_no_question(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB)
    own = await enter_hall(hall, ADA).come_to(bob.code)
    await own.sit()
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await ada.come_to(OnlineTablePage)
        for chair, pick in ((own, min), (bob, max)):
            decision = chair.match.update(chair.seat).decision
            assert decision is not None
            card = pick(decision.choices, key=lambda each: each.noun)
            await chair.match.answer(chair.seat or 0, card)
        await bob.match.answer(bob.seat or 0, choice("keep all"))
        assert own.match.update(own.seat).decision is not None
        await bob.match.undo(bob.seat or 0)
        await ada.until(lambda: "bob takes an answer back and is asked again" in ada.notices)
        assert isinstance(ada.app.screen, OnlineTablePage)
