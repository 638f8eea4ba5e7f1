"""The whole program in a real pseudo-terminal, with screens and key presses."""

from __future__ import annotations

import re

from tests.e2e.conftest import Starts
from tests.e2e.person import Person, key_to_go_on

A_GAME = 800
"""More keys than any game takes."""

KEYS_IN_A_SIZE = 5
"""The number of keys before the window gets another size, where it gets one."""

HALF_A_SECOND = 0.5

A_LOOK = 0.06
"""Seconds without a change of the screen before the next key."""

SMALL, LARGE = (80, 24), (120, 36)

DUEL = ("play", "duel", "--players", "human,greedy", "--seed", "3")


def resizes(person: Person, number: int) -> None:
    """Change the size of the window, after a few keys in each."""
    if number % KEYS_IN_A_SIZE == 0:
        person.resize(*(LARGE, SMALL)[number // KEYS_IN_A_SIZE % 2])


def plays_on(person: Person, *until: str, in_two_sizes: bool = False) -> str:
    """Take the first thing offered, again and again, until one of the words appears."""
    person.see_any("help", "home")  # the footer: the app has the keyboard now
    for number in range(1, A_GAME):
        if in_two_sizes:
            resizes(person, number)
        screen = person.settle(A_LOOK)
        for words in until:
            if words in screen:
                return words
        person.press(key_to_go_on(screen))
        person.sees_change(screen)
    raise AssertionError(f"none of {until} after {A_GAME} keys:\n{person.screen}")


def test_a_game_against_a_bot_is_played_to_its_last_screen_in_two_sizes(starts: Starts) -> None:
    person = starts(*DUEL)
    person.see("Choose")
    plays_on(person, "Play again", in_two_sizes=True)
    person.see("wins")
    person.press("q")
    person.see("New game")
    person.press("q")
    assert person.leaves() == 0


def test_quit_in_the_middle_and_continue_at_the_same_decision(starts: Starts) -> None:
    person = starts(*DUEL)
    plays_on(person, "Phase 2, draft")
    before = settled_choices(person)
    person.press("q")
    person.see("New game")
    person.press("q")
    assert person.leaves() == 0
    again = starts()
    again.see("Continue")
    again.press("enter")  # the newest unfinished match is the first offer
    again.wait(lambda screen: offered(screen) == before, "the same choices")


def test_the_plug_is_pulled_and_nothing_is_lost(starts: Starts) -> None:
    person = starts(*DUEL)
    # Not one turn alone: a busy machine may show it only between two looks.
    plays_on(person, *(f"Phase 1, turn {number}" for number in (2, 3)))
    before = settled_choices(person)
    person.kill()
    again = starts()
    again.see("Continue")
    again.press("enter")
    again.wait(lambda screen: offered(screen) == before, "the same choices")
    plays_on(again, "Phase 2")  # and it continues from there


def settled_choices(person: Person) -> list[str]:
    """The list of choices, once it is there and stays as it is: it may have been half painted."""
    person.wait(lambda screen: bool(offered(screen)), "something to choose")
    while (found := offered(person.screen)) != offered(person.settle(HALF_A_SECOND)) or not found:
        pass
    return found


def offered(screen: str) -> list[str]:
    """The choices in the list at the right, without their letters, cursor and marks.

    The letters may differ after a return: letters of the list before are not used again at once.
    """
    right = (line.rstrip(" │").rpartition("│")[2] for line in screen.splitlines())
    rows = (row.strip("▌ ⊘") for row in right)
    return [row[2:] for row in rows if re.match(r"[a-z] [A-Z]", row)]


def test_hotseat_hides_one_hand_from_the_other(starts: Starts) -> None:
    person = starts("play", "duel", "--players", "human,human", "--seed", "5")
    plays_on(person, "Keep one Assistant")
    hand = {name for name in NAMES if name in person.screen}
    assert len(hand) >= 3
    person.press("enter")
    person.see("Pass the keyboard")
    covered = person.settle()
    assert [name for name in NAMES if name in covered] == []


NAMES = (
    "Villard", "Upton", "Johnson", "Stanley", "Benjamin Lamme", "Adams", "Woods", "Batchelor",
    "Sprague", "Bertha Lamme", "Coffin", "Shallenberger", "Houston", "Morgan", "Lowrey", "Peck",
    "Hetty Green", "Steinmetz", "Latimer", "Twain", "Harold P. Brown", "Wells", "Bly", "Martin",
)  # fmt: skip


def test_keys_that_mean_nothing_do_nothing(starts: Starts) -> None:
    person = starts(*DUEL)
    person.see("Choose")
    before = offered(person.settle())
    assert before
    person.press("\x1b[1;9Z", "\x00", "~", "§")
    person.wait(lambda screen: "No choice has" in screen, "a notice")
    person.wait(lambda screen: "No choice has" not in screen, "an end of the notices")
    assert offered(person.screen) == before
    assert "Traceback" not in person.screen
