"""A table before its match shows all that was agreed, at every size."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from net.hall.hall import Hall
from net.hall.table_plan import Plan, SeatPlan
from net.hall.visit import enter_hall
from net.play.proof import short_hash
from net.ssh.command import Command
from screens.base.dialogs import ErrorPage, TypePage
from screens.online.chat_page import ChatPopup, chat_of
from screens.online.lobby import LobbyPage
from screens.online.new_table import NewTablePage
from screens.online.seat_choice import SeatChoicePage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.driving import Driver
from tests.screens.online.visitors import ADA, BOB, CID, OPEN, option_words, sets_table, visiting

SIZES = [(80, 24), (120, 36)]
GAMES = {"duel": 2, "lightning": 6, "taidian": 8, "currents": 6, "ages": 8}
"""Each game with the largest number of its seats."""


def left_of_frames(screen: str) -> str:
    """The words of a screen without the chats beside them, on one line."""
    return " ".join(" ".join(re.split("[│╭╰]", row)[0] for row in screen.splitlines()).split())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", GAMES)
async def test_seats_invitation_and_all_options_are_shown(
    hall: Hall, tmp_path: Path, slug: str, size: tuple[int, int]
) -> None:
    reserved = SeatPlan("reserved", "ada")
    plan = Plan(
        slug, seats=(OPEN,) * (GAMES[slug] - 1) + (reserved,), allows_spectators=True, seed=7
    )
    bob = await enter_hall(hall, BOB).create(plan)
    await enter_hall(hall, CID).come_to(bob.code)
    async with visiting(hall, tmp_path, ADA, size=size, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.see("Watching: cid", f"games.example {bob.code}", "created by bob", "seed known")
        shown = left_of_frames(ada.screen)
        assert not [words for words in option_words(slug) if words not in shown]
        assert all(f"Seat {seat + 1}" in ada.screen for seat in range(GAMES[slug]))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("slug", GAMES)
async def test_the_commitment_and_what_was_typed_are_shown_with_all_else(
    hall: Hall, tmp_path: Path, slug: str, size: tuple[int, int]
) -> None:
    bob = await enter_hall(hall, BOB).create(Plan(slug, seats=(OPEN,) * GAMES[slug]))
    await enter_hall(hall, CID).come_to(bob.code)
    words = "the longest words that a player may type"
    async with visiting(hall, tmp_path, size=size, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.see(f"Shuffle {short_hash(bob.commitment)}")
        assert "draws your words" not in ada.screen, "a spectator types nothing"
        await ada.press("t")
        await ada.come_to(TypePage)
        await ada.press(*words, "enter")
        await ada.see(f'you typed "{words}"', "Watching: cid", f"games.example {bob.code}")
        shown = left_of_frames(ada.screen)
        assert not [words for words in option_words(slug) if words not in shown]
        assert all(f"Seat {seat + 1}" in ada.screen for seat in range(GAMES[slug]))


async def test_characters_are_typed_before_and_after_sitting_down(
    hall: Hall, tmp_path: Path
) -> None:
    made = await enter_hall(hall, BOB).create(Plan("duel", seats=(OPEN,) * 2))
    async with visiting(hall, tmp_path, BOB, command=Command("table", made.code)) as bob:
        await bob.come_to(WaitingRoomPage)
        await bob.see("the program draws your words", "t shuffle")
        await bob.press("t", *"abc", "enter")
        await bob.see('you typed "abc"')
        await bob.press("t", "escape")
        await bob.see('you typed "abc"')
        assert made.typed == "abc"
        await bob.press("t", "ctrl+u", "enter")
        await bob.see("the program draws your words")
        assert made.typed == ""


async def test_a_known_seed_takes_no_characters(hall: Hall, tmp_path: Path) -> None:
    made = await enter_hall(hall, BOB).create(Plan("duel", seats=(OPEN,) * 2, seed=7))
    async with visiting(hall, tmp_path, BOB, command=Command("table", made.code)) as bob:
        await bob.come_to(WaitingRoomPage)
        await bob.see("seed known")
        assert "huffle" not in bob.screen
        await bob.press("t")
        assert "The seed of this table is known" in bob.notices[0]
        await bob.press("?")
        assert "type characters" not in bob.screen


def hold_removal(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Keep closed pages attached to the app until the event is set, as a slow moment does."""
    remove, is_over = driver.app._replace_screen, asyncio.Event()

    async def remove_late(page: Any) -> Any:
        await is_over.wait()
        return await remove(page)

    monkeypatch.setattr(driver.app, "_replace_screen", remove_late)
    return is_over


async def test_the_owner_may_leave_while_somebody_sits_down(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, BOB, command=Command("table", made.code)) as bob:
        room = await bob.come_to(WaitingRoomPage)
        cid = await enter_hall(hall, CID).come_to(made.code)
        is_over = hold_removal(bob, monkeypatch)
        room.action_back()
        await cid.sit(None)
        assert cid.stage == "playing"
        assert isinstance(bob.app.screen, LobbyPage), "the lobby stays"
        is_over.set()
        await bob.see("Your turn")
        assert len(bob.app.screen_stack) == 2
        assert hall.metrics.failed_pages == 0


async def test_a_table_made_after_leaving_the_form_waits_in_the_lobby(
    hall: Hall, tmp_path: Path
) -> None:
    async with visiting(hall, tmp_path, BOB) as bob:
        await bob.press("n")
        form = await bob.come_to(NewTablePage)
        bob.app.go_home()
        await form.on_pressed(form.field)
        lobby = await bob.come_to(LobbyPage)
        assert bob.app.screen_stack[1:] == [lobby]
        assert len(enter_hall(hall, BOB).tables()) == 1


@pytest.mark.parametrize("key", ["enter", "space", "escape", "q"])
async def test_the_error_page_leads_out_even_without_a_lobby(
    hall: Hall, tmp_path: Path, key: str
) -> None:
    async with visiting(hall, tmp_path, BOB, shows_errors=True) as bob:
        bob.app.pop_screen()  # type: ignore[unused-awaitable]
        bob.app.show_trouble(ValueError("lost"))
        await bob.come_to(ErrorPage)
        assert hall.metrics.failed_pages == 1
        await bob.press(key)
        await bob.come_to(LobbyPage)
        await bob.see("bob")


@pytest.mark.parametrize("page_type", ["waiting room", "seat choice", "chat"])
async def test_a_visitor_may_be_sent_away_while_a_page_opens(
    hall: Hall, tmp_path: Path, page_type: str
) -> None:
    made = await sets_table(hall, BOB, OPEN, OPEN, OPEN)
    async with visiting(hall, tmp_path) as ada:
        lobby = await ada.come_to(LobbyPage)
        chair = await lobby.visit_context.visit.come_to(made.code)
        if page_type == "waiting room":
            lobby.open(WaitingRoomPage(lobby.visit_context, chair))
        elif page_type == "seat choice":
            lobby.open(SeatChoicePage(chair))
        else:
            lobby.open(ChatPopup(chat_of(chair, lobby.visit_context.visit)))
        chair.dismiss("The table is closed.")
        if page_type != "waiting room":
            await ada.until(lambda: ada.app.screen is not lobby and ada.app.screen.is_mounted)
            await ada.press("escape")
        await ada.until(lambda: ada.app.screen is lobby)
        assert hall.metrics.failed_pages == 0


@pytest.mark.parametrize("size", SIZES)
async def test_the_chat_of_the_lobby_is_shown_and_written_to(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    made = await sets_table(hall, BOB)
    lobby = enter_hall(hall, CID)
    async with visiting(hall, tmp_path, ADA, size=size, command=Command("watch", made.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await lobby.say("who plays?")
        await made.say("sit down")
        await ada.see("cid: who plays?", "bob: sit down")
        await ada.press("c", *"we do", "enter")
        await ada.see("ada: we do")
        assert lobby.lines()[-1].text == "we do"
        assert made.lines()[-1].text == "sit down"
        await ada.press("/", *"yes", "enter")
        await ada.see("ada: yes")
        assert made.lines()[-1].text == "yes"
        assert lobby.lines()[-1].text == "we do"


async def test_a_muted_speaker_is_silent_in_both_chats(hall: Hall, tmp_path: Path) -> None:
    made = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, ADA, command=Command("watch", made.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await enter_hall(hall, CID).say("buy my socks")
        await ada.see("cid: buy my socks")
        await ada.press("c", *"/mute cid", "enter")
        await ada.until(lambda: "buy my socks" not in ada.screen)
