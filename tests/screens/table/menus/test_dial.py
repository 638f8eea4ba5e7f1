"""A number on a dial: turned, typed, and taken."""

from __future__ import annotations

import pytest

from engine.core.choice import Choice, Decision, Description, choice
from screens.table.menus.dial import Dial, asks_for_a_number, number_at

DROP = choice("drop")


def words(given: Choice) -> Description:
    if given == DROP:
        return Description("Drop", "Drop", "you leave", "3.2", "drop")
    left = f"you keep {60 - int(given.noun)}"
    return Description("Bid", given.noun, left, "3.1", f"number:{given.noun}")


def bid(number: int) -> Choice:
    return choice("bid", str(number))


@pytest.fixture
def dial() -> Dial:
    return dial_of()


def dial_of(*, final: tuple[Choice, ...] = (), confirm: str = "final") -> Dial:
    decision = Decision(0, "How much?", (*(bid(n) for n in range(4, 61)), DROP))
    return Dial(decision, words, tuple("ab12"), is_final=final.__contains__, confirm=confirm)


def test_numbers_are_known_by_their_places() -> None:
    assert number_at("number:12") == 12
    assert number_at("number:x") is number_at("hex:12") is number_at("") is None
    assert asks_for_a_number({each: words(each) for each in (bid(4), bid(5), DROP)})
    assert not asks_for_a_number({each: words(each) for each in (bid(4), DROP)})


def test_one_row_shows_the_number(dial: Dial) -> None:
    number, drop = dial.rows()
    assert number.text == "Bid: 4 (4 to 60)"
    assert number.consequence.startswith("you keep 56.")
    assert (drop.text, drop.letter) == ("Drop", "b")
    assert dial.places == {"drop": "b"}
    assert dial.clause == "3.1"


def test_left_and_right_change_it_within_its_ends(dial: Dial) -> None:
    dial.open_row()
    assert dial.number == 5
    assert dial.try_close_group()
    assert dial.try_close_group()
    assert dial.number == 4
    assert dial.try_turn(5)
    assert dial.enter() == bid(9)
    dial.try_turn(500)
    assert dial.enter() == bid(60)


def test_digits_type_it(dial: Dial) -> None:
    assert dial.has_letter("3")
    assert dial.choose_by_letter("3") is None
    assert dial.progress == "3 is not possible: 4 to 60"
    assert dial.enter() is None, "what was typed is not offered"
    dial.choose_by_letter("7")
    assert (dial.number, dial.progress) == (37, "")
    dial.choose_by_letter("5")
    assert dial.number == 5, "375 is too much, so it begins anew"
    dial.choose_by_letter("0")
    assert dial.enter() == bid(50)


def test_typed_digits_can_be_taken_away(dial: Dial) -> None:
    dial.choose_by_letter("3")
    assert dial.can_go_back
    assert dial.try_step_back()
    assert not dial.try_step_back()
    assert dial.enter() == bid(4)


def test_what_is_no_number_has_a_row_a_letter_and_a_place(dial: Dial) -> None:
    assert dial.choose_by_letter("b") == DROP
    assert dial.choose_at("drop") == DROP
    assert dial.enter_at("drop") == DROP
    dial.move(1)
    dial.move(1)
    assert not dial.try_turn(1), "there is no number in this row"
    assert dial.place() == "drop"
    row = dial.row_at("drop")
    assert row is not None
    assert row.clause == "3.2"
    assert dial.row_at("number:9") is None
    assert dial.choose_at("nowhere") is None
    assert dial.choose_by_letter("z") is None


def test_what_is_final_asks_twice_for_a_click() -> None:
    dial = dial_of(final=(bid(4),))
    assert dial.rows()[0].final
    assert dial.choose_row(0) is None
    assert dial.is_armed
    assert dial.choose_row(0) == bid(4)


def test_another_number_disarms() -> None:
    dial = dial_of(confirm="always")
    assert dial.enter() is None
    dial.try_turn(1)
    assert not dial.is_armed
    assert dial.enter() is None
    assert dial.enter() == bid(5)


def test_advice_is_shown(dial: Dial) -> None:
    dial.point_to(bid(12))
    assert dial.number == 12
    assert dial.rows()[0].advised
    dial.point_to(DROP)
    assert dial.cursor == 1
