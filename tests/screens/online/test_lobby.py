"""The lobby: tables, people and chat, live; and the ways from it."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, SeatPlan
from net.hall.visit import enter
from net.ssh.command import Command
from net.visitor import Visitor
from screens.online.account import AccountPage
from screens.online.admin import AdminPage
from screens.online.lobby import LobbyPage
from screens.online.new_table import NewTablePage
from screens.online.seat_choice import SeatChoicePage
from screens.online.table import OnlineTablePage
from screens.online.terms import SEED_KNOWN, TermsPage
from screens.online.waiting_room import WaitingRoomPage
from tests.screens.online.visitors import (
    ADA,
    BOB,
    CID,
    EVE,
    GUS,
    OPEN,
    ROBOT,
    answers,
    open_hall,
    sets_table,
    sits_down,
    visiting,
)
from tui import settings as stored_settings
from tui.remote_app import RemoteApp

SIZES = [(120, 36), (80, 24)]


pytestmark = pytest.mark.usefixtures("tiny_on_shelf")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with open_hall(tmp_path, message="League night on Friday") as hall:
        yield hall


@pytest.mark.parametrize("size", SIZES)
async def test_an_empty_lobby_says_what_to_do(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.see("No tables yet", "League night on Friday", "ada")
        assert "sit down" not in ada.screen, "there is no table to sit down at"


@pytest.mark.parametrize("size", SIZES)
async def test_others_tables_appear_by_themselves_those_for_you_first(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        bob = await sets_table(hall, BOB)
        await ada.see(bob.code, "Open tables", "bob", "free")
        mine = await sets_table(hall, CID, OPEN, SeatPlan("reserved", "ada"))
        await ada.see("Your tables", mine.code)
        assert ada.screen.index(mine.code) < ada.screen.index(bob.code)


async def test_enter_sits_down_and_the_match_begins(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        assert bob.seats[1].kind == "open"
        await ada.press("y")
        await ada.come_to(OnlineTablePage)
        await ada.see("Lay a card", "ada", "bob")
        assert bob.stage == "playing"


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


async def test_only_a_reserved_seat_can_be_declined(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await ada.press("d")
        assert isinstance(ada.page, TermsPage)
        assert "Decline" not in ada.screen


async def test_a_seat_that_is_taken_meanwhile_is_not_taken_twice(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.come_to(TermsPage)
        await (await enter(hall, CID).come_to(bob.code)).sit()
        await ada.press("y")
        await ada.see("the match has begun")
        assert isinstance(ada.page, LobbyPage)


@pytest.mark.parametrize("slug", ["duel", "lightning", "taidian", "currents", "ages"])
async def test_no_explanation_of_a_field_is_cut(hall: Hall, tmp_path: Path, slug: str) -> None:
    async with visiting(hall, tmp_path, size=(80, 24)) as ada:
        lobby = await ada.come_to(LobbyPage)
        assert lobby.visit_context is not None
        page = NewTablePage(lobby.visit_context, slug)
        lobby.open(page)
        await ada.come_to(NewTablePage)
        for field in page.fields():
            beside = "".join(row[49:].strip("│ ") + " " for row in ada.screen.splitlines())
            assert " ".join(field.help.split()) in " ".join(beside.split()), field.name
            await ada.press("down")


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


async def test_a_private_table_is_found_by_its_code(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, OPEN, OPEN, OPEN, public=False)
    async with visiting(hall, tmp_path) as ada:
        await ada.see("No tables yet")
        await ada.press("c", *bob.code.lower(), "enter")
        await ada.come_to(SeatChoicePage)
        await ada.press("a")
        await ada.come_to(WaitingRoomPage)
        await ada.see(f"Table {bob.code}", "only with the code", "waiting for players")


async def test_a_wrong_code_is_refused_in_words(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, command=Command("table", "XXXXX")) as ada:
        await ada.see("No table is called 'XXXXX'")
        assert isinstance(ada.page, LobbyPage)


async def test_watching_takes_no_seat(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        assert bob.spectators == ["ada"]
        assert [seat.kind for seat in bob.seats] == ["person", "open"]


@pytest.mark.parametrize("size", SIZES)
async def test_a_table_is_set_and_shared(hall: Hall, tmp_path: Path, size: tuple[int, int]) -> None:
    async with visiting(hall, tmp_path, size=size) as ada:
        await ada.press("n")
        await ada.come_to(NewTablePage)
        await ada.press("end", "enter")
        await ada.come_to(WaitingRoomPage)
        (hosted,) = hall.tables
        await ada.see(f"ssh -t -p 8022 games.example {hosted.code}", "ada", "you", "free")


async def test_the_form_becomes_the_plan(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("n")
        page = await ada.come_to(NewTablePage)
        for name, value in (
            ("game", "tiny"), ("seats", 3), ("kind 1", "reserved"), ("name 1", "bob"),
            ("kind 2", "random"), ("option swap", False), ("public", False),
            ("spectators", False), ("clock", "quick"), ("stand-in", 5), ("seed", "12"),
        ):  # fmt: skip
            (field,) = [each for each in page.fields() if each.name == name]
            assert field.change is not None
            field.change(value)
        plan = page.plan()
        assert [(seat.kind, seat.name) for seat in plan.seats] == [
            ("open", ""), ("reserved", "bob"), ("bot", "random"),
        ]  # fmt: skip
        assert (plan.game, plan.options["swap"], plan.seed) == ("tiny", False, 12)
        assert (plan.public, plan.allows_spectators, plan.stand_in_minutes) == (False, False, 5)
        assert plan.clock.text == "10 min + 5 s"


async def test_a_visitor_who_set_a_table_arranges_its_seats(hall: Hall, tmp_path: Path) -> None:
    chair = await sets_table(hall, ADA)
    async with visiting(hall, tmp_path, command=Command("table", chair.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.press("down", "enter")
        await ada.see("A bot plays: random")
        await ada.press("down", "down", "down", "enter")
        await ada.come_to(OnlineTablePage)
        await ada.see("Random, bot")


async def test_giving_the_last_seat_up_puts_the_table_away(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("n")
        await ada.come_to(NewTablePage)
        await ada.press("end", "enter")
        await ada.come_to(WaitingRoomPage)
        await ada.press("x")
        await ada.come_to(LobbyPage)
        await ada.see("No tables yet")


async def test_what_is_said_is_read_by_all_who_want_to(hall: Hall, tmp_path: Path) -> None:
    bob = enter(hall, BOB)
    async with visiting(hall, tmp_path) as ada:
        await ada.press("slash", *"hello", "enter")
        await ada.see("ada: hello")
        await bob.say("good evening")
        await ada.see("bob: good evening")
        await ada.press("slash", *"/mute bob", "enter")
        await ada.until(lambda: "good evening" not in ada.screen, "silence")


async def test_the_list_can_be_filtered(hall: Hall, tmp_path: Path) -> None:
    free = await sets_table(hall, BOB)
    full = await sets_table(hall, CID, OPEN, ROBOT)
    free.close()
    async with visiting(hall, tmp_path) as ada:
        await ada.see(free.code, full.code)
        await ada.press("f")
        await ada.see("Tables with a free seat", free.code)
        assert "In progress" not in ada.screen
        await ada.press("f")
        await ada.see("Tables with people present", full.code)
        assert "Open tables" not in ada.screen
        await ada.press("f")
        await ada.see(free.code, full.code)


async def test_an_administrator_closes_a_table(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("t", *bob.code, "enter", *"spam", "enter")
        await eve.until(lambda: not hall.tables)


async def test_people_come_and_go(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        bob = enter(hall, GUS)
        await ada.see("gus (guest)", "Online: 2")
        bob.leave()
        await ada.see("Online: 1")


async def test_the_bell_rings_for_a_turn_elsewhere(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chair = await sets_table(hall, ADA)
    chair.close()
    rung: list[int] = []
    async with visiting(hall, tmp_path) as ada:
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        bob = await enter(hall, BOB).come_to(chair.code)
        await bob.sit()
        await ada.see("It is your turn at table", "Your turn")
        assert rung == [1]


async def test_news_may_come_before_the_page_of_a_table_has_had_its_first_turn(
    hall: Hall, tmp_path: Path
) -> None:
    """On a busy server the page is in front, but nothing of it is there yet."""
    chair = await sets_table(hall, ADA)
    await (await enter(hall, BOB).come_to(chair.code)).sit()
    async with visiting(hall, tmp_path) as ada:
        await ada.see("Your turn")
        app = ada.app
        assert isinstance(app, RemoteApp)
        assert app.visit_context is not None
        app._screen_stack.append(OnlineTablePage(app.visit_context, chair))
        app._look()
        app._screen_stack.pop()


async def test_settings_belong_to_the_account_and_guests_have_none(
    hall: Hall, tmp_path: Path
) -> None:
    for visitor, theme in ((ADA, "light"), (GUS, "dark")):
        async with visiting(hall, tmp_path, visitor) as person:
            await person.press("s")
            await person.see("Theme")
            await person.press("right")
        kept = stored_settings.load(tmp_path / "people" / visitor.name).settings
        assert kept.theme == theme


async def test_an_account_shows_its_keys(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("i")
        await ada.come_to(AccountPage)
        await ada.see("SHA256:ada", "Add a key")
    async with visiting(hall, tmp_path, GUS) as gus:
        await gus.press("i")
        await gus.see("You are a guest")


async def test_an_administrator_speaks_to_all_and_sends_away(hall: Hall, tmp_path: Path) -> None:
    told: list[str] = []
    sent: list[str] = []
    enter(hall, BOB, tell=told.append, dismiss=sent.append)
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.see("bob", "eve")
        await eve.press("m", *"tea time", "enter")
        await eve.until(lambda: told == ["tea time"])
        await eve.press("x", *"be kind", "enter")
        await eve.until(lambda: sent == ["An administrator ended your session: be kind"])


async def test_an_administrator_drains_and_goes_on(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("d", "y")
        await eve.see("draining")
        await eve.press("escape", "n", "enter")
        await eve.see("The server will restart soon")
        assert not hall.tables
        await eve.press("escape", "a", "d")
        await eve.until(lambda: not hall.draining)


async def test_an_administrator_bans_and_forgives(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path, EVE) as eve:
        await eve.press("a")
        await eve.come_to(AdminPage)
        await eve.press("b", "ctrl+u", *"bob", "enter", *"spam", "enter")
        await eve.until(lambda: hall.accounts.bans())
        await eve.press("u", "enter")
        await eve.until(lambda: not hall.accounts.bans())


async def test_nobody_else_administers(hall: Hall, tmp_path: Path) -> None:
    async with visiting(hall, tmp_path) as ada:
        await ada.press("a")
        await ada.see("Only administrators may do that")
        assert isinstance(ada.page, LobbyPage)


async def test_a_seat_is_kept_and_news_are_told_on_coming_back(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await ada.press("enter")
        await ada.see("Waiting for")
        await ada.press("q")
        await ada.come_to(LobbyPage)
        await answers(bob)
        await ada.see(bob.code)
        await ada.press("enter")
        await ada.see("While you were away")
        await ada.press("enter")
        await ada.come_to(OnlineTablePage)
    assert bob.seats[1].presence == "away"


async def test_bots_play_on_while_nobody_is_there(hall: Hall, tmp_path: Path) -> None:
    chair = await sets_table(hall, BOB, ROBOT, OPEN)
    async with visiting(hall, tmp_path, command=Command("watch", chair.code)) as ada:
        page = await ada.come_to(OnlineTablePage)
        assert page.chair.seat is None
        await ada.see("you are watching", "Random")


@pytest.mark.parametrize("size", SIZES)
async def test_a_plain_terminal_gets_plain_characters_only(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, size=size, ascii_only=True) as ada:
        await ada.see(bob.code)
        ada.app.notify("bob: a messag\u00e9 \u2502 \u2605", severity="warning")
        await ada.see("bob: a message")
        assert ada.screen.isascii(), [row for row in ada.screen.splitlines() if not row.isascii()]
        await ada.press("enter")
        await ada.come_to(TermsPage)
        assert ada.screen.isascii()
        await ada.press("escape", "w")
        await ada.come_to(WaitingRoomPage)
        assert ada.screen.isascii()


@pytest.mark.parametrize("visitor", [GUS, ADA, EVE])
async def test_the_help_lists_administration_to_administrators_alone(
    hall: Hall, tmp_path: Path, visitor: Visitor
) -> None:
    async with visiting(hall, tmp_path, visitor, size=(120, 50)) as person:
        await person.press("?")
        await person.see("go to a table by its code", "closes")
        assert ("administration" in person.screen) == visitor.is_admin
        assert not re.search(r"^\W*Esc\b.* back\b", person.screen, re.MULTILINE)
