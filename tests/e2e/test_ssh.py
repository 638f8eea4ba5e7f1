"""Play over SSH: real clients at a real server, through drops and restarts."""

from __future__ import annotations

import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.club import Club
from tests.e2e.person import Person, key_to_go_on
from tests.e2e.test_a_game_in_a_terminal import NAMES, offered
from tui.widgets.cells import width_of

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="needs the OpenSSH client")

A_GAME = 3000
"""More looks at the table than any game takes."""
WAITS = "Waiting for"
GOES_ON = "Esc continues."
CLOSES_RECAP = "Esc close the recap"


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A server with its people."""
    club = Club(tmp_path)
    club.open()
    yield club
    club.close()


def sets_a_table(person: Person) -> str:
    person.see("the lobby")
    person.press("n")
    person.see("New table")
    person.press("end")
    person.see("You get a code to invite others with")
    person.press("enter")
    person.see("Invite friends with")
    found = re.search(r"Table ([A-Z0-9]{5})", person.screen)
    assert found
    return found[1]


def begin(club: Club) -> tuple[str, Person, Person]:
    ada = club.comes("ada")
    code = sets_a_table(ada)
    bob = club.comes("bob", code)
    bob.see("The match begins as soon as you sit down")
    bob.press("y")
    for person in (ada, bob):
        person.see_any("Choose your inventor", WAITS)
    return code, ada, bob


def is_asked(person: Person) -> bool:
    """Is there a table in front, and a decision to take, or something told that waits for a key?"""
    waits_for_a_key = any(words in person.screen for words in (GOES_ON, CLOSES_RECAP))
    return waits_for_a_key or ("i look" in person.screen and WAITS not in person.screen)


def play_until(words: str, *people: Person, watching: Person | None = None) -> None:
    witness = watching or people[0]
    for _ in range(A_GAME):
        if words in witness.screen:
            return
        for person in people:
            before = person.screen
            if is_asked(person) and words not in before:
                person.press(key_to_go_on(before))
                person.sees_change(before)
        for person in {*people, witness}:
            while person.look(0.01):
                pass
    screens = "\n".join(person.screen for person in (witness, *people))
    raise AssertionError(f"{words!r} never came about:\n{screens}")


def sees_offered(person: Person, choices: list[str]) -> None:
    person.wait(lambda screen: offered(screen) == choices, f"{choices}")


def test_two_players_and_a_spectator_finish_a_game(club: Club) -> None:
    code, ada, bob = begin(club)
    cid = club.comes("cid", "watch", code, width=80, height=24)
    cid.see("you are watching")
    play_until("Play again", ada, bob, watching=cid)
    cid.see("wins")
    cid.press("q")
    cid.see("the lobby")
    cid.press("q")
    assert cid.leaves() == 0
    for person in (ada, bob):
        person.see_any("Play again", "The game is over")  # one key too many shows the board


def test_a_visitor_who_drops_comes_back_to_the_same_decision(club: Club) -> None:
    code, ada, bob = begin(club)
    play_until("Keep one Assistant", ada, bob)
    before = offered(ada.settle())
    assert before
    ada.kill()
    bob.see("ada, away")
    sees_offered(club.comes("ada", code), before)
    bob.wait(lambda screen: "away" not in screen, "ada again")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_loses_nothing(club: Club, number: int) -> None:
    code, ada, bob = begin(club)
    play_until("Keep one Assistant", ada, bob)
    for person in (ada, bob):
        person.see("Keep one Assistant")
    hands = [offered(person.settle()) for person in (ada, bob)]
    assert all(hands)
    status = club.stop(number)
    assert status == (0 if number == signal.SIGTERM else -signal.SIGKILL)
    for person in (ada, bob):
        person.leaves()
    assert (b"Everything is saved" in ada.received) is (number == signal.SIGTERM)
    club.open()
    for name, hand in zip(("ada", "bob"), hands, strict=True):
        sees_offered(club.comes(name, code), hand)


def test_a_hand_never_reaches_another_terminal(club: Club) -> None:
    code, ada, bob = begin(club)
    cid = club.comes("cid", "watch", code)
    cid.see("you are watching")
    play_until("Keep one Assistant", ada, bob)
    bob.see("Keep one Assistant")
    cid.see(WAITS)
    hands = [{name for name in NAMES if name in each.settle()} for each in (ada, bob)]
    seen_by_all = {name for name in NAMES if name in cid.settle()}
    for mine, others in ((0, (bob, cid)), (1, (ada, cid))):
        secret = hands[mine] - seen_by_all
        assert len(secret) >= 3
        for other in others:
            assert [name for name in secret if name.encode() in other.received] == []


def test_turns_are_for_scripts(club: Club) -> None:
    nothing = club.runs("ada", "turns")
    assert (nothing.returncode, nothing.stdout) == (1, "")
    code, _, _ = begin(club)
    told = [club.runs(name, "turns") for name in ("ada", "bob")]
    assert sorted(each.returncode for each in told) == [0, 1]
    assert "".join(each.stdout for each in told).startswith(code)


def test_who_waits_for_players_is_told_outside_the_screen(club: Club) -> None:
    ada = club.comes("ada", variables=["LC_TERMINAL=iTerm2"])
    code = sets_a_table(ada)
    ada.settle(2.0)  # news are gathered for a second
    before = len(ada.received)
    bob = club.comes("bob", code)
    bob.see("The match begins as soon as you sit down")
    bob.press("y")
    ada.see_any("Choose your inventor", WAITS)
    ada.settle(2.0)
    sent = ada.received[before:]
    begins = f"The match begins at table {code}: Tesla vs. Edison: Duel"
    assert f"\x1b]9;Wardenclyffe: {begins}\x07".encode() in sent
    assert b"\x07\x1b]9;" in sent, "and the bell rings"
    assert b"\x1b]2;" in sent
    bob.press("/")
    bob.see("Esc closes")
    bob.press("hello", "enter")
    ada.settle(2.0)
    assert f"\x1b]9;Wardenclyffe: bob at table {code}: hello\x07".encode() in ada.received
    assert b"\x1b]9;" not in bob.received, "this terminal has not said that it knows them"


SCRIPTS = {
    "こんにちは、世界": "こんにちは、世界",
    "שלום עולם": "שלום עולם",
    "مرحبا بالعالم": "مرحبا بالعالم",
    "cafe\u0301 x\u0323": "café x\u0323",
    "hi 👨\u200d👩\u200d👧 🇯🇵!": "hi 👨👩👧 JP!",
    "a\u202egnp.exe\u2066": "agnp.exe",
}
"""The typed text, and its display to the others."""


def test_any_script_is_read_by_the_others_and_keeps_the_frame(club: Club) -> None:
    ada, bob = club.comes("ada"), club.comes("bob")
    for person in (ada, bob):
        person.see("the lobby")
    ada.press("/")
    for typed, read in SCRIPTS.items():
        ada.press(typed, "enter")
        for person in (ada, bob):
            rows = person.see(f"ada: {read}").splitlines()
            (row,) = (row for row in rows if f"ada: {read}" in row)
            assert width_of(row) == max(map(width_of, rows)), row
            assert not re.search("[\u200d\u202e\u2066]", person.screen)
        ada.press("/")
