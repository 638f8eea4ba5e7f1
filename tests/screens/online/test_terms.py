"""The terms of a match, shown before the last seat is taken."""

from __future__ import annotations

from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, Plan, SeatPlan
from net.hall.visit import enter_hall
from net.play.proof import short_hash
from net.ssh.command import Command
from screens.base.dialogs import TypePage
from screens.online.lobby import LobbyPage
from screens.online.online_table import OnlineTablePage
from screens.online.terms import SEED_KNOWN, TermsPage
from tests.screens.online.visitors import BOB, CID, OPEN, option_words, sets_table, visiting

SIZES = [(120, 36), (80, 24)]

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.mark.parametrize("size", SIZES)
async def test_the_terms_are_shown_before_the_last_seat_is_taken(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await sets_table(hall, BOB, clock=ClockPlan("bank", 600, 5), seed=None)
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await ada.see("with bob (seat 1)", "Swap: on, Cards: 3", "10 min + 5 s")
        assert SEED_KNOWN not in ada.screen
        await ada.press("enter")  # the cursor is on "not now"
        await ada.come_to(LobbyPage)
        assert bob.stage == "gathering"
        assert bob.spectators == []


@pytest.mark.parametrize("size", SIZES)
async def test_a_reserved_last_seat_can_be_declined(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await sets_table(hall, BOB, OPEN, SeatPlan("reserved", "ada"))
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await ada.see("Decline: the seat opens to all")
        await ada.press("d")
        await ada.until(lambda: bob.seats[1].kind == "open")
        await ada.come_to(LobbyPage)
        assert bob.spectators == []


@pytest.mark.parametrize("size", SIZES)
async def test_characters_typed_at_the_terms_go_into_the_shuffle(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await sets_table(hall, BOB, seed=None)
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        shown = " ".join(ada.screen.replace("│", " ").split())
        assert f"Commitment to the shuffle: {short_hash(bob.commitment)}." in shown
        assert "The program draws your words." in shown
        await ada.see("t  Type words for the shuffle")
        await ada.press("t")
        await ada.come_to(TypePage)
        await ada.press("escape")
        await ada.come_to(TermsPage)
        await ada.press("t", *"xyzzy", "enter")
        await ada.come_to(TermsPage)
        await ada.see('You typed "xyzzy".')
        assert bob.stage == "gathering"
        await ada.press("y")
        await ada.come_to(OnlineTablePage)
    await bob.resign()
    await bob.agree_to_reveal()
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await ada.press("f", "a", "y")
        await ada.until(lambda: bob.match.proof().is_revealed)
    drawn, typed = bob.match.proof().inputs
    assert typed == "xyzzy"
    assert len(drawn) == 8


@pytest.mark.parametrize("size", SIZES)
async def test_the_terms_of_the_largest_table_fit(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    seats = (OPEN, *[SeatPlan("bot", "greedy")] * 6, SeatPlan("reserved", "ada"))
    bob = await enter_hall(hall, BOB).create(Plan("ages", seats=seats))
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await ada.see("Duel of Ages II, with bob", "Commitment to the shuffle", "Decline")
        await ada.see("The program draws your words.", "as soon as you sit down")
        inside = " ".join(ada.screen.replace("│", " ").split())
        assert not [words for words in option_words("ages") if words not in inside]
        (last,) = (row for row in ada.screen.splitlines() if "Decline" in row)
        assert "──" not in last, "the last choice is inside the frame"


async def test_only_a_reserved_seat_can_be_declined(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await ada.press("d")
        assert isinstance(ada.page, TermsPage)
        assert "Decline" not in ada.screen


async def test_a_typed_seed_is_marked_in_lobby_terms_table_and_result(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB, seed=7)
    fair = await sets_table(hall, CID, seed=None)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code, fair.code, SEED_KNOWN)
        marked = [row for row in ada.screen.splitlines() if SEED_KNOWN in row]
        assert len(marked) == 1
        assert bob.code in marked[0]
        await ada.press("c", *bob.code, "enter")
        await ada.see("The seed is known: bob typed it")
        await ada.press("y")
        await ada.come_to(OnlineTablePage)
        await ada.see(SEED_KNOWN)
        await bob.resign()
        await ada.see("Play again", SEED_KNOWN)
