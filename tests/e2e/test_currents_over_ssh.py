"""War of Currents over SSH: two people and a spectator, and a table with a single seat."""

from __future__ import annotations

import re

from tests.e2e.club import Club
from tests.e2e.person import CONFIRMS, Person
from tests.e2e.test_a_game_in_a_terminal import A_LOOK
from tests.e2e.test_ssh import WAITS, club, pytestmark

__all__ = ["club", "pytestmark"]

HOME = "\x1b[H"
GAMES = 8
"""More games than the shelf has."""
A_TURN = 300
"""More looks at the table than a turn takes."""


def sets_a_table_of_currents(person: Person, *, seats: int) -> str:
    """Set a table of War of Currents for this number of people, and return its code."""
    person.see("the lobby")
    person.press("n")
    person.see("New table")
    person.press(HOME)
    for _ in range(GAMES):
        screen = person.settle()
        if "War of Currents ▸" in screen:
            break
        person.press("right")
        person.sees_change(screen)
    for more in range(2, seats + 1):
        person.press(*(("down",) if more == 2 else ()), "right")
        person.see(f"◂ {more} ▸")
    person.press("end")
    person.see("You get a code to invite others with")
    person.press("enter")
    person.see("Invite friends with")
    found = re.search(r"Table ([A-Z0-9]{5})", person.screen)
    assert found
    return found[1]


def test_two_people_and_a_spectator_play_a_turn(club: Club) -> None:
    ada = club.comes("ada")
    code = sets_a_table_of_currents(ada, seats=2)
    bob = club.comes("bob", code)
    bob.see("The match begins as soon as you sit down")
    bob.press("y")
    cid = club.comes("cid", "watch", code, width=80, height=24)
    cid.see("you are watching")
    play_on("Turn 2 of 6", ada, bob)
    cid.see("Turn 2 of 6")


def play_on(words: str, *people: Person) -> None:
    """Let each follow the hints and continue each reveal, until all see the words."""
    for _ in range(A_TURN):
        for person in people:
            if WAITS in person.settle(A_LOOK) or words in person.screen:
                continue
            person.press("h")
            person.settle(A_LOOK)
            person.press("enter")
            if CONFIRMS in person.settle(A_LOOK):  # a sale asks once more
                person.press("enter")
        if all(words in person.screen for person in people):
            return
    raise AssertionError(f"{words!r} never came about:\n" + "\n".join(p.screen for p in people))


def test_a_table_with_one_seat_begins_when_its_owner_says_so(club: Club) -> None:
    ada = club.comes("ada")
    sets_a_table_of_currents(ada, seats=1)
    ada.see("Seat 1", "free")
    ada.press("enter")
    ada.see("Sit down, and begin")
    ada.press("enter")
    ada.see("i look")
