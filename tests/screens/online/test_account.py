"""The page of an account: its keys, and settings that belong to it."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.visit import Visit, enter_hall
from net.visitor import new_guest
from screens.online.account import AccountPage
from screens.online.online_table import OnlineTablePage
from screens.online.resume_code import ResumeCodePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import ADA, BOB, GUS, sets_table, visiting
from tui import settings as stored_settings

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


async def test_settings_belong_to_the_account_and_guests_have_none(
    hall: Hall, tmp_path: Path
) -> None:
    for visitor, theme in ((ADA, "light"), (GUS, "dark")):
        async with visiting(hall, tmp_path, visitor) as person:
            await person.press("s")
            await person.see("Theme")
            await person.press("right")
        kept = stored_settings.load_settings(tmp_path / "people" / visitor.name).settings
        assert kept.theme == theme


async def test_an_account_shows_its_keys(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("i")
        await ada.come_to(AccountPage)
        await ada.see("SHA256:ada", "Add a key")
        await ada.press("n", *f"SHA256:{'a' * 43}", "enter")
        await ada.see("waits for its first login")
    async with visiting(hall, tmp_path, GUS) as gus:
        await gus.press("i")
        await gus.see("You are a guest", "Type a resume code")
        await gus.press("n", "c")
        assert "Get a new resume code" not in gus.screen


def visit_of_guest(hall: Hall) -> Visit:
    visit = next(each for each in reversed(hall.visits) if each.visitor.is_guest)
    assert isinstance(visit, Visit)
    return visit


async def notes_the_code(guest: Driver) -> None:
    """Read the dialog, then close it with its key; keys pressed by habit do not close it."""
    page = await guest.come_to(ResumeCodePage)
    await guest.press("space", "escape")
    await guest.until(lambda: not page.is_deaf)
    await guest.press("escape", "space", "q")
    await guest.see("Your resume code", "press Enter")
    await guest.press("enter")


async def test_a_guest_sees_the_resume_code_until_it_is_read_and_never_again(
    hall: Hall, tmp_path: Path
) -> None:
    """The match begins while the code is shown, which closes the pages before the waiting room."""
    async with visiting(hall, tmp_path, new_guest("gus", "10.0.0.5")) as guest:
        await guest.press("n", "end", "enter")
        await guest.come_to(WaitingRoomPage)
        await guest.come_to(ResumeCodePage)
        visit = visit_of_guest(hall)
        await guest.see("Your resume code", visit.unread_code, "shown only once")
        (hosted,) = hall.tables
        bob = await enter_hall(hall, BOB).come_to(hosted.code)
        await bob.sit()
        await guest.until(lambda: any(isinstance(p, OnlineTablePage) for p in stack(guest)))
        await guest.come_to(ResumeCodePage)
        await guest.see(visit.unread_code)
        await notes_the_code(guest)
        await guest.until(lambda: not visit.unread_code)
        await guest.come_to(OnlineTablePage)


async def test_a_guest_gets_another_code_and_resumes_with_it_in_the_lobby(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, new_guest("gus", "10.0.0.5")) as guest:
        visit = visit_of_guest(hall)
        await (await visit.come_to(bob.code)).sit()
        await guest.come_to(ResumeCodePage)
        first_code = visit.unread_code
        await notes_the_code(guest)
        await guest.press("i")
        await guest.see("Type a resume code", "Get a new resume code")
        await guest.press("c")
        await guest.come_to(ResumeCodePage)
        code = visit.unread_code
        assert code != first_code
    async with visiting(hall, tmp_path, new_guest("gus", "10.9.9.9")) as guest:
        await guest.see("gus (guest 2)")
        await guest.press("i", "r", *first_code, "enter")
        await guest.see("No guest called gus has that code")
        await guest.press("r", *code.lower(), "enter")
        await guest.until(lambda: visit_of_guest(hall).visitor.label == "gus (guest)")
        await guest.press("escape", "enter")
        page = await guest.come_to(OnlineTablePage)
        assert page.chair.seat == 1


def stack(driver: Driver) -> list[object]:
    return list(driver.app.screen_stack)
