"""A hosted table through one person's eyes: company, consent, faults, and the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from attrs import evolve
from textual.app import ComposeResult

from net.hall.chair import Chair
from net.hall.errors import NotYourSeatError
from net.hall.hall import Hall
from net.hall.table_plan import ClockPlan, Plan, SeatPlan
from net.hall.visit import enter_hall
from net.ssh.command import Command
from screens.base.dialogs import ChoosePage
from screens.base.settings_page import SettingsPage
from screens.online.lobby import LobbyPage
from screens.online.online_table import STILL_TYPING_SECONDS, OnlineTablePage
from screens.online.seat_bar import clock_text, next_tick
from screens.online.waiting_room import WaitingRoomPage
from tests.net.hall.halls import locked
from tests.screens.driving import Driver
from tests.screens.online.visitors import (
    ADA,
    BOB,
    CID,
    OPEN,
    ROBOT,
    answers,
    sets_table,
    sits_down,
    visiting,
)
from tui.remote_app import RemoteApp

pytestmark = pytest.mark.usefixtures("tiny_on_shelf")
MAX_PAGES_OF_A_REVEAL = 20
"""The most Enters that a reveal and the question behind it take."""


class PageOfAStayThatEnds(OnlineTablePage):
    """A table whose visitor hangs up when the page has its sheets, but has not opened."""

    def compose(self) -> ComposeResult:
        yield from super().compose()
        self.chair.close()


def shown(card: str) -> str:
    return card.replace("-", " ").capitalize()


async def test_no_hand_but_ones_own_is_on_the_screen(ada: Driver, bob: Chair) -> None:
    mine, theirs = ada.table.model.update.view.hand, bob.match.update(bob.seat).view.hand
    await ada.see(*map(shown, mine))
    assert not any(shown(card) in ada.screen for card in theirs)
    with pytest.raises(NotYourSeatError):
        ada.table.table.update(bob.seat)


async def test_answers_of_others_are_seen_at_once(ada: Driver, bob: Chair) -> None:
    await ada.press("enter", "enter")
    await ada.see("Waiting for")
    await answers(bob)
    await ada.until(lambda: len(ada.table.model.log_lines) > 0, "a line in the log")


async def test_players_are_called_by_their_names_not_by_numbers_of_seats(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await enter_hall(hall, BOB).create(Plan("lightning", seats=(OPEN, OPEN), seed=4))
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        model = ada.table.model
        assert [model.names.seat_name(seat) for seat in (0, 1)] == ["bob", "ada"]
        assert "Seat 2 is the first Dealer" in model.log_lines[0].text
        assert "ada is the first Dealer" in model.shown_log()[0].text
        assert model.about("seat:0").title == "bob"
        assert model.prompt()[0] == "ada"


async def test_a_visitor_who_leaves_is_shown_as_away(ada: Driver, bob: Chair) -> None:
    bob.close()
    await ada.see("bob, away")


async def test_the_menu_of_a_table_leads_to_the_settings(ada: Driver) -> None:
    await ada.press("colon", "s")
    await ada.come_to(SettingsPage)


async def test_an_answer_that_cannot_be_stored_is_refused_and_tried_again(
    ada: Driver, tmp_path: Path
) -> None:
    before = ada.table.model.update.decision
    with locked(tmp_path / "matches.sqlite3"):
        await ada.press("enter", "enter")
        await ada.until(lambda: ada.notices, "a notice")
    assert ada.table.model.update.decision == before
    await ada.press("enter", "enter")
    await ada.see("Waiting for")


async def test_going_back_past_others_answers_is_asked_for(ada: Driver, bob: Chair) -> None:
    await ada.press("enter", "enter")
    await answers(bob)
    await ada.until(lambda: ada.table.model.update.answer_count == 2)
    await ada.press("u")
    await ada.see("Ask the others", "your last answer", "answers after it?")
    await ada.press("y")
    await ada.until(lambda: bob.request is not None)
    await ada.see("waiting for the others to agree")
    await bob.consent(True)
    await ada.until(lambda: ada.table.model.update.answer_count == 0)


@pytest.mark.parametrize(("key", "stage"), [("y", "over"), ("n", "playing"), ("escape", "playing")])
async def test_a_request_is_answered_on_a_card(
    ada: Driver, bob: Chair, key: str, stage: str
) -> None:
    page = ada.table
    assert isinstance(page, OnlineTablePage)
    await bob.ask_end()
    await ada.come_to(ChoosePage)
    await ada.see("bob asks to end the match now. Do you agree?")
    page.requests.show_new_request()
    await ada.pilot.pause()
    assert sum(isinstance(each, ChoosePage) for each in ada.app.screen_stack) == 1
    await ada.press(key)
    await ada.until(lambda: bob.request is None)
    assert bob.stage == stage


async def test_a_request_is_not_shown_to_who_watches(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB)
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(OnlineTablePage)
        await bob.ask_end()
        await ada.pilot.pause()
        assert isinstance(ada.page, OnlineTablePage)
        assert "to agree" not in ada.screen


async def test_a_request_that_is_withdrawn_takes_its_card_away(ada: Driver, bob: Chair) -> None:
    await bob.ask_end()
    await ada.come_to(ChoosePage)
    await bob.consent(False)
    await ada.come_to(OnlineTablePage)


async def test_a_visitor_who_resigns_among_several_watches_on(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, OPEN, OPEN, OPEN)
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()
    async with visiting(hall, tmp_path, command=Command("table", bob.code)) as ada:
        page = await sits_down(ada)
        await page.chair.resign()
        await ada.until(lambda: page.model.hotseat.viewer is None, "a spectator's eyes")
        await ada.see("you are watching")


async def test_a_table_that_is_put_away_sends_its_guests_to_the_lobby(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB)
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await bob.leave()
        await ada.come_to(LobbyPage)
        await ada.see("All players left")


async def test_a_stay_that_ends_while_the_page_opens_leads_to_the_lobby(
    hall: Hall, tmp_path: Path
) -> None:
    bob = await sets_table(hall, BOB, OPEN, ROBOT)
    async with visiting(hall, tmp_path) as ada:
        lobby = await ada.come_to(LobbyPage)
        assert lobby.visit_context is not None
        chair = await lobby.visit_context.visit.come_to(bob.code)
        lobby.open(PageOfAStayThatEnds(lobby.visit_context, chair))
        await ada.see("You are no longer at table")
        await ada.come_to(LobbyPage)


async def test_clocks_are_in_the_title(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, clock=ClockPlan("bank", 600, 5))
    async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await ada.see("9 min")


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, ""), (5.4, "0:05"), (65, "1:05"), (119.9, "1:59"), (600, "10 min"),
        (9000, "2 h 30 min"),
    ],
)  # fmt: skip
def test_a_clock_in_words(seconds: float | None, words: str) -> None:
    assert clock_text(seconds) == words


@pytest.mark.parametrize("seconds", [0.5, 30.0, 119.2, 121.0, 600.0, 86400.0])
def test_a_clock_is_left_alone_until_it_shows_something_else(seconds: float) -> None:
    wait = next_tick(seconds)
    assert clock_text(max(0.0, seconds - wait)) != clock_text(seconds) or seconds < 1
    assert clock_text(seconds - max(0.0, wait - 0.2)) == clock_text(seconds)


async def test_one_of_many_who_look_on_sees_the_moves_of_a_moment_together(
    hall: Hall, tmp_path: Path, bob: Chair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("net.hall.chair.MAX_TERMINALS_WITHOUT_PAUSE", 0)
    monkeypatch.setattr("net.hall.chair.PAUSE_SECONDS_PER_TERMINAL", 60.0)
    monkeypatch.setattr("net.hall.chair.MAX_PAUSE_SECONDS", 60.0)
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(OnlineTablePage)
        page, begun = ada.table, ada.table.model.update.answer_count
        assert isinstance(page, OnlineTablePage)
        for chair in (bob, cid):
            await answers(chair)
        await ada.until(lambda: len(page._pending_updates) >= 2, "both answers")
        assert page.model.update.answer_count == begun, "a spectator waits a moment"
        page._pending_updates[0] = evolve(page._pending_updates[0], notice="the disk is full")
        page._show_moves()
        assert page.model.update.answer_count == begun + 2
        await ada.see("The disk is full")
        assert bob.pause == 0.0, "a player never does"
        await ada.press("q")
        await ada.come_to(LobbyPage)
        page.receive(page.model.update)
        assert page._batch_timer is None, "who has left waits for nothing"


async def test_a_list_that_another_terminal_replaced_waits_a_moment(
    hall: Hall, ada: Driver, bob: Chair
) -> None:
    other = await enter_hall(hall, ADA).come_to(bob.code)
    for chair, seat, card in ((bob, 0, 0), (other, 1, -1)):  # the highest card is asked again
        decision = chair.match.update(seat).decision
        assert decision is not None
        await chair.match.answer(seat, decision.choices[card])
    await ada.see("Swap a card with the deck?")
    answered = bob.match.update(0).answer_count
    await ada.press("enter", "enter")
    await ada.see("The choices have just changed")
    assert bob.match.update(0).answer_count == answered
    await asyncio.sleep(STILL_TYPING_SECONDS)
    await ada.press("enter", "enter")
    await ada.until(lambda: bob.match.update(0).answer_count > answered)


async def test_a_player_whose_time_ran_out_is_told_so(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, clock=ClockPlan("decision", 1))
    async with visiting(hall, tmp_path, ADA, command=Command("table", bob.code)) as ada:
        await sits_down(ada)
        await ada.see("Your time ran out. A bot plays on for you.")


async def test_a_request_says_how_many_of_ones_own_answers_would_go(
    ada: Driver, bob: Chair
) -> None:
    await answers(bob)
    await ada.press("enter", "enter")
    await ada.until(lambda: ada.table.model.update.answer_count == 2)
    await bob.ask_undo()
    await ada.see("You would lose 1 answer.")


async def test_a_reserved_seat_is_declined_with_a_key(hall: Hall, tmp_path: Path) -> None:
    bob = await sets_table(hall, BOB, OPEN, SeatPlan("reserved", "ada"), OPEN)
    async with visiting(hall, tmp_path, command=Command("watch", bob.code)) as ada:
        await ada.come_to(WaitingRoomPage)
        await ada.see("decline seat")
        await ada.press("x")
        await ada.come_to(LobbyPage)
        assert [seat.kind for seat in bob.seats] == ["person", "open", "open"]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
async def test_a_spectator_can_look_while_tricks_follow_each_other(
    hall: Hall, tmp_path: Path, size: tuple[int, int]
) -> None:
    bob = await enter_hall(hall, BOB).create(Plan("lightning", seats=(OPEN, OPEN), seed=4))
    cid = await enter_hall(hall, CID).come_to(bob.code)
    await cid.sit()

    async def play_a_trick() -> None:
        before = bob.match.update(None).view.last
        while bob.match.update(None).view.last == before:
            (seat, *_) = bob.match.update(None).waiting_for
            await answers(bob if seat == bob.seat else cid)

    watch = Command("watch", bob.code)
    async with visiting(hall, tmp_path, command=watch, size=size) as ada:
        page = await ada.come_to(OnlineTablePage)
        await play_a_trick()
        await ada.until(lambda: page.model.playback.is_playing, "the first trick")
        await ada.see("Enter/Esc show the result")
        await ada.press("i")
        told = page.model.playback.name
        for _ in range(2):
            await play_a_trick()
        await ada.see("Enter whole page", "Esc continues")
        place = page.looking.place
        await ada.press("tab")
        assert page.looking.place != place, "it looks on"
        assert page.model.playback.name == told
        await ada.press("escape")
        assert not page.looking.is_on
        assert page.model.playback.name != told, "what was missed is taken in, the last of it told"


async def _answer_after_reveals(person: Driver, chair: Chair) -> None:
    """Press Enter through the pages of a reveal until the question behind it is answered."""
    answered = chair.match.update(None).answer_count
    for _ in range(MAX_PAGES_OF_A_REVEAL):
        await person.go_on()
        if chair.match.update(None).answer_count > answered:
            return
    raise AssertionError(f"no answer:\n{person.screen}")


async def test_two_of_a_team_share_a_keyboard_against_two_elsewhere(
    hall: Hall, tmp_path: Path
) -> None:
    """Duel of Ages II: the keyboard goes from one to the other without a cover."""
    async with visiting(hall, tmp_path) as ada:
        assert isinstance(ada.app, RemoteApp)
        context = ada.app.visit_context
        assert context is not None
        chair = await context.visit.create(Plan("ages", seats=(OPEN,) * 4, seed=7))
        ada.page.open(WaitingRoomPage(context, chair))
        await ada.come_to(WaitingRoomPage)
        await ada.press("down", "down", "enter")
        await ada.see("Two at this keyboard")
        await ada.press("t")
        await ada.see("ada 2")
        others = []
        for visitor in (BOB, CID):
            others.append(await enter_hall(hall, visitor).come_to(chair.code))
            await others[-1].sit()
        page = await ada.come_to(OnlineTablePage)
        shown: set[int] = set()
        while len(shown) < 2:
            (seat,) = chair.match.update(None).waiting_for
            for other in others:
                if other.seat == seat:
                    await answers(other)
            if seat in chair.match.own_seats:
                await ada.until(lambda s=seat: page.model.hotseat.viewer == s, f"seat {seat}")  # type: ignore[misc]
                await ada.until(lambda: page.model.menu, "a question")
                assert ada.app.screen is page, "no cover"
                shown.add(seat)
                await _answer_after_reveals(ada, chair)
        assert shown == {0, 2}
