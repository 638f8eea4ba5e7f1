"""The menu of a decision: groups, letters, places, and what asks twice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from engine.core.choice import PASS, Choice, Decision, Description, choice
from screens.table.menus.letters import DealtLetters
from screens.table.menus.menu import OUT_OF_SIGHT, Menu
from tests.screens.table.menus.city_menus import (
    ALBANY,
    BOSTON,
    BUY,
    END,
    SELL,
    WORDS,
    letter_by_text,
    menu_of,
)


def words(menu: Menu) -> list[str]:
    return [row.text for row in menu.rows()]


def test_only_rows_in_sight_are_looked_for_among_the_final_choices() -> None:
    menu = menu_of(SELL, END, final=(SELL, END))
    assert [row.final for row in menu.rows()] == [True, True]
    assert [row.final for row in menu.rows(range(1, 2))] == [False, True]


def test_choices_are_grouped_and_single_ones_stand_for_themselves() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL, END)
    assert words(menu) == ["Electrify a City", "Sell a share: Brush", "End turn"]
    assert [row.count for row in menu.rows()] == [2, 1, 1]


def test_of_many_members_of_a_group_the_first_are_named() -> None:
    def told(count: int, *, label: str = "{}") -> str:
        def described(each: Choice) -> Description:
            text = label.format(each.noun.upper())
            return WORDS[END] if each == END else Description("Walk", text)

        given = tuple(choice("walk", f"k{number}") for number in range(count))
        menu = Menu(Decision(0, "", (*given, END)), described, tuple("abc"))
        return menu.rows()[0].members

    assert told(11).endswith("K8, K9, K10")
    assert told(12).endswith("K8, K9, and 2 more")
    assert told(2, label="{}, cards") == "K0, cards; K1, cards"


def test_the_cursor_does_not_begin_on_what_only_gives_something_up() -> None:
    decision = Decision(0, "Your turn", (SELL, BUY, END), "5.1")
    menu = Menu(decision, WORDS.__getitem__, tuple("abc"), not_first=("sell",))
    assert menu.cursor == 1
    alone = Menu(Decision(0, "", (SELL,)), WORDS.__getitem__, tuple("abc"), not_first=("sell",))
    assert alone.cursor == 0


def test_one_group_alone_is_shown_opened() -> None:
    menu = menu_of(ALBANY, BOSTON)
    assert words(menu) == ["Albany", "Boston"]
    assert menu.title == "Electrify a City"


def test_letters_on_the_board_do_not_move_when_a_group_opens() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL, END)
    before = dict(menu.places)
    menu.open_row()
    assert menu.is_in_group
    assert dict(menu.places) == {place: before[place] for place in ("city:albany", "city:boston")}
    assert [row.letter for row in menu.rows()] == list(menu.places.values())


def letters_in(menu: Menu, group: str) -> list[str]:
    menu.go_to(words(menu).index(group))
    menu.open_row()
    letters = [row.letter for row in menu.rows()]
    menu.try_close_group()
    return letters


def test_letters_ascend_in_every_group_with_or_without_places() -> None:
    says = [Choice("say", word) for word in "xyz"]
    menu = menu_of(*says[:2], ALBANY, BOSTON, says[2], END)
    assert [row.letter for row in menu.rows()] == ["a", "b", "j"]
    assert letters_in(menu, "Say") == ["c", "d", "e"]
    assert letters_in(menu, "Electrify a City") == ["f", "g"]


def test_a_place_of_two_groups_has_the_same_letter_in_both() -> None:
    menu = menu_of(ALBANY, BOSTON, BUY, Choice("buy", "boston"), END)
    assert menu.places == {"city:albany": "c", "city:boston": "d"}
    assert letters_in(menu, "Electrify a City") == ["c", "d"]
    assert letters_in(menu, "Buy a share") == ["c", "d"]
    menu.choose_by_letter("c")
    assert words(menu) == ["Electrify a City: Albany", "Buy a share: Albany Power"]
    assert [row.letter for row in menu.rows()] == ["e", "f"], "in the list of the place they differ"
    assert menu.places == {"city:albany": ""}


def test_letters_ascend_also_where_two_groups_have_other_orders() -> None:
    menu = menu_of(ALBANY, BOSTON, Choice("buy", "boston"), BUY, END)
    assert letters_in(menu, "Electrify a City") == ["c", "d"]
    assert letters_in(menu, "Buy a share") == ["c", "d"]
    menu.go_to(1)
    menu.open_row()
    assert words(menu) == ["Albany Power", "Boston Power"], "in the order of the letters"


def test_a_place_with_several_rows_leaves_the_letters_to_them() -> None:
    menu = menu_of(ALBANY, Choice("electrify again", "albany"), END)
    assert menu.places == {"city:albany": "a"}, "that of the group, which holds nothing else"
    menu.open_row()
    assert [row.letter for row in menu.rows()] == ["b", "c"]
    assert menu.places == {"city:albany": ""}


def test_what_is_offered_again_keeps_its_letter_and_no_other_gets_it() -> None:
    dealt = DealtLetters()
    dealt.begin_part("move")
    before = letter_by_text(menu_of(ALBANY, BOSTON, SELL, END, dealt=dealt, max_ungrouped=9))
    assert list(before.values()) == ["a", "b", "c", "j"]
    after = letter_by_text(
        menu_of(BOSTON, Choice("say", "x"), SELL, END, dealt=dealt, max_ungrouped=9)
    )
    assert after["Say: x"] == "d", "a was Albany's"
    assert {each: after[each] for each in after if each in before} == {
        each: before[each] for each in before if each in after
    }
    dealt.begin_part("move")
    again = letter_by_text(menu_of(ALBANY, END, dealt=dealt, max_ungrouped=9))
    assert again["Electrify a City: Albany"] == "a"
    dealt.begin_part("shoot")
    assert letter_by_text(menu_of(SELL, END, dealt=dealt, max_ungrouped=9)) == {
        "Sell a share: Brush": "a",
        "End turn": "j",
    }


def test_the_choice_that_ends_has_a_letter_that_no_other_gets() -> None:
    alone, many = menu_of(END), menu_of(END, SELL, ALBANY, max_ungrouped=9)
    assert letter_by_text(alone) == {"End turn": "j"}
    assert list(letter_by_text(many).values()) == ["j", "a", "b"]
    assert "j" not in letter_by_text(menu_of(SELL, ALBANY, BOSTON, BUY, max_ungrouped=9)).values()


def test_a_group_opens_and_closes() -> None:
    menu = menu_of(ALBANY, BOSTON, END)
    assert menu.enter() is None
    assert words(menu) == ["Albany", "Boston"]
    assert set(menu.places) == {"city:albany", "city:boston"}, "only members are targets"
    menu.move(1)
    assert menu.enter() == BOSTON
    assert menu.try_step_back()
    assert words(menu)[0] == "Electrify a City"
    assert not menu.try_step_back()


def test_closing_a_group_returns_to_its_row() -> None:
    menu = menu_of(END, ALBANY, BOSTON)
    menu.move(1)
    menu.enter()
    menu.try_step_back()
    assert menu.cursor == 1


def test_letters_are_never_used_twice() -> None:
    menu = menu_of(ALBANY, BOSTON, BUY, SELL, END)
    rows = {row.letter for row in menu.rows()}
    assert len(rows) == len(menu.rows())
    own = {letter for place, letter in menu.places.items() if place != "share:brush"}
    assert not rows & own, "a place that is not a row has its own letter"


def test_the_same_thing_has_the_same_letter_in_list_and_board() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL, END)
    sell = next(row for row in menu.rows() if row.text.startswith("Sell"))
    assert menu.places["share:brush"] == sell.letter


def test_a_place_with_one_choice_is_taken_by_its_letter() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL, END)
    assert menu.choose_by_letter(menu.places["city:boston"]) == BOSTON


def test_a_place_with_several_choices_shows_them() -> None:
    menu = menu_of(ALBANY, BOSTON, BUY, END)
    assert menu.choose_by_letter(menu.places["city:albany"]) is None
    assert words(menu) == ["Buy a share: Albany Power", "Electrify a City: Albany"]
    assert menu.title == "Albany", "what they have in common"
    assert menu.rows()[0].letter == "b", "as in the first list"
    assert menu.enter() == BUY


def test_an_unknown_letter_does_nothing() -> None:
    menu = menu_of(SELL, END)
    assert not menu.has_letter("z")
    assert menu.choose_by_letter("z") is None


def test_letters_may_run_out() -> None:
    decision = Decision(0, "Your turn", (SELL, BUY, END))
    menu = Menu(decision, WORDS.__getitem__, ("a", "z"))
    assert [row.letter for row in menu.rows()] == ["a", "", "z"]


def test_what_is_final_takes_enter_twice_however_the_cursor_came_to_it() -> None:
    ways: tuple[Callable[[Menu], object], ...] = (
        lambda menu: None,
        lambda menu: menu.move(2),
        lambda menu: menu.point_at("share:brush"),
        lambda menu: menu.point_to(SELL),
    )
    for go_to_it in ways:
        menu = menu_of(SELL, END, final=(SELL,))
        go_to_it(menu)
        assert menu.asks_twice
        assert [menu.enter(), menu.is_armed, menu.enter()] == [None, True, SELL]
    alone = menu_of(END, final=(END,))
    assert alone.enter() == END, "there is no other choice"


@pytest.mark.parametrize("in_group", [False, True])
def test_back_in_a_confirmation_starts_it_over(*, in_group: bool) -> None:
    menu = menu_of(ALBANY, BOSTON, END, final=(BOSTON, END))
    if in_group:
        menu.choose_by_letter(menu.places["city:boston"])
    else:
        menu.go_to(-1)
        menu.enter()
    row = menu.rows()[menu.cursor].text
    assert menu.is_armed
    assert menu.can_go_back
    assert menu.try_step_back()
    assert (menu.is_armed, menu.is_in_group, menu.rows()[menu.cursor].text) == (
        False,
        in_group,
        row,
    )
    assert menu.enter() is None
    assert menu.enter() == (BOSTON if in_group else END)


def test_a_pass_in_a_reaction_window_takes_one_enter_or_two_letters() -> None:
    decision = Decision(0, "React?", (SELL, PASS))
    words = {SELL: WORDS[SELL], PASS: Description("Pass", "Pass")}

    def window(confirm: str = "final") -> Menu:
        menu = Menu(decision, words.__getitem__, tuple("az"), lambda _: True, confirm)
        menu.go_to(-1)
        return menu

    menu = window()
    assert not menu.asks_twice
    assert menu.enter() == PASS
    assert [menu.choose_by_letter("z"), menu.choose_by_letter("z")] == [None, PASS]
    assert window("always").enter() is None


def test_enter_on_the_board_asks_before_it_takes_what_is_final() -> None:
    menu = menu_of(SELL, END, final=(SELL,))
    assert menu.enter_at("share:brush") is None
    assert menu.enter_at("share:brush") == SELL


def test_what_cannot_be_undone_is_gone_to_first() -> None:
    menu = menu_of(SELL, END, final=(END,))
    letter = menu.rows()[1].letter
    assert menu.choose_by_letter(letter) is None
    assert menu.is_armed
    assert menu.cursor == 1
    assert menu.choose_by_letter(letter) == END


def test_what_gives_something_up_is_asked_for_twice_however_it_is_reached() -> None:
    decision = Decision(0, "Your turn", (SELL, END))
    ways: tuple[Callable[[Menu], Choice | None], ...] = (
        lambda menu: menu.enter(),
        lambda menu: menu.enter_at("share:brush"),
        lambda menu: menu.choose_by_letter("a"),
    )
    for way in ways:
        menu = Menu(decision, WORDS.__getitem__, tuple("abz"), costly=("sell",))
        assert [way(menu), menu.is_armed, way(menu)] == [None, True, SELL]
    hasty = Menu(decision, WORDS.__getitem__, tuple("abz"), costly=("sell",), confirm="never")
    assert hasty.choose_by_letter("a") == SELL


def test_what_kept_its_letter_is_listed_first_and_the_cursor_is_where_the_rules_begin() -> None:
    dealt = DealtLetters()
    menu_of(ALBANY, BOSTON, SELL, END, dealt=dealt)
    menu = menu_of(BUY, SELL, END, dealt=dealt)
    assert [(row.letter, row.text) for row in menu.rows()] == [
        ("b", "Sell a share: Brush"),
        ("c", "Buy a share: Albany Power"),
        ("j", "End turn"),
    ]
    assert menu.rows()[menu.cursor].text == "Buy a share: Albany Power"


def test_moving_away_disarms() -> None:
    menu = menu_of(SELL, END, final=(END,))
    letter = menu.rows()[1].letter
    menu.choose_by_letter(letter)
    menu.move(1)
    assert not menu.is_armed
    assert menu.choose_by_letter(letter) is None


def test_enter_takes_at_once_what_can_be_taken_back() -> None:
    assert menu_of(SELL, END, final=(END,)).enter() == SELL


def test_enter_asks_in_a_group_that_has_just_opened() -> None:
    menu = menu_of(ALBANY, BOSTON, END, final=(ALBANY,))
    assert menu.enter() is None, "it opens the group"
    assert menu.enter() is None, "one Enter too many"
    assert menu.is_armed
    assert menu.enter() == ALBANY


def test_asking_never_or_always() -> None:
    never = menu_of(SELL, END, final=(END,), confirm="never")
    assert never.choose_by_letter(never.rows()[1].letter) == END
    always = menu_of(SELL, END, confirm="always")
    assert always.enter() is None
    assert always.enter() == SELL
    letter = always.rows()[1].letter
    assert always.choose_by_letter(letter) is None
    assert always.choose_by_letter(letter) == END


def test_a_final_place_inside_a_group_opens_it_and_asks() -> None:
    menu = menu_of(ALBANY, BOSTON, END, final=(BOSTON,))
    letter = menu.places["city:boston"]
    assert menu.choose_by_letter(letter) is None
    assert menu.is_armed
    assert menu.rows()[menu.cursor].text == "Boston"
    assert menu.enter() == BOSTON


def test_enter_on_the_board_takes_the_single_choice_there() -> None:
    menu = menu_of(ALBANY, BOSTON, BUY, SELL)
    assert menu.enter_at("city:boston") == BOSTON
    menu = menu_of(ALBANY, BOSTON, BUY, SELL)
    assert menu.enter_at("city:albany") is None
    assert len(menu.rows()) == 2


def test_pointing_at_the_board_moves_the_list_along() -> None:
    menu = menu_of(END, ALBANY, BOSTON, SELL)
    menu.point_at("share:brush")
    assert menu.rows()[menu.cursor].text == "Sell a share: Brush"
    menu.point_at("city:boston")
    assert menu.rows()[menu.cursor].text == "Electrify a City"
    assert menu.row_at("city:boston") is not None
    assert menu.row_at("nowhere") is None


def test_a_hint_opens_the_group_of_its_choice() -> None:
    menu = menu_of(END, ALBANY, BOSTON)
    menu.point_to(BOSTON)
    row = menu.rows()[menu.cursor]
    assert row.text == "Boston"
    assert row.advised


def test_the_clause_is_the_choices_or_the_decisions() -> None:
    menu = menu_of(SELL, END)
    assert menu.clause == "7.2"
    menu.move(1)
    assert menu.clause == "5.1"


def test_a_group_has_the_clause_that_all_its_choices_share() -> None:
    menu = menu_of(ALBANY, BOSTON, END)
    assert (menu.clause, menu.rows()[0].clause) == ("6.1", "6.1")
    mixed = menu_of(ALBANY, BUY, END).row_at("city:albany")
    assert mixed is not None
    assert (mixed.count, mixed.clause) == (2, "")


def test_the_cursors_place_is_told_where_it_is_one() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL)
    assert menu.place() == ""
    menu.move(1)
    assert menu.place() == "share:brush"


# Long lists


def long_menu(count: int, *, unlettered: tuple[str, ...] = ()) -> Menu:
    choices = tuple(choice("walk", f"s{number}") for number in range(count))
    decision = Decision(0, "Where to?", (*choices, choice("stay")))

    def words(given: Choice) -> Description:
        if given.verb == "stay":
            return Description("Stay", "Stay")
        return Description("Walk", given.noun, place=f"hex:{given.noun}")

    return Menu(decision, words, tuple("abcz"), unlettered_prefixes=unlettered)


def test_a_pair_of_letters_leads_to_its_choice() -> None:
    menu = long_menu(5)
    place, letter = list(menu.places.items())[3]
    assert len(letter) == 2
    assert menu.is_start_of_pair(letter[0])
    assert not menu.has_letter(letter[0])
    assert menu.choose_by_letter(letter) == choice("walk", place.removeprefix("hex:"))


def test_places_of_a_map_get_no_letters() -> None:
    menu = long_menu(30, unlettered=("hex:",))
    assert set(menu.places.values()) == {""}
    assert [entry.letter for entry in menu.entries] == ["a", "b"], "the group and the other choice"
    menu.open_row()
    assert {entry.letter for entry in menu.entries} == {""}
    assert menu.choose_at("hex:s7") == choice("walk", "s7")


def test_the_work_grows_with_the_number_of_choices_not_with_its_square() -> None:
    class Place(str):
        """A place that counts how often it is compared with another."""

        compared = 0

        def __eq__(self, other: object) -> bool:
            Place.compared += 1
            return str.__eq__(self, other)

        __hash__ = str.__hash__

    choices = tuple(choice("walk", f"s{number}") for number in range(300))
    words = {each: Description("Walk", each.noun, place=Place(f"hex:{each}")) for each in choices}
    Menu(Decision(0, "Where to?", choices), words.__getitem__, tuple("abc")).point_at("hex:s1")
    assert Place.compared < 10 * len(choices)


def test_a_long_list_works_out_the_consequence_under_the_cursor_and_no_other() -> None:
    choices, asked = tuple(choice("walk", f"s{number}") for number in range(300)), list[str]()

    def consequence(noun: str) -> str:
        asked.append(noun)
        return f"to {noun}"

    def described(each: Choice) -> Description:
        return Description("Walk", each.noun, partial(consequence, each.noun))

    menu = Menu(Decision(0, "Where to?", choices), described, tuple("abc"))
    assert not asked
    menu.go_to(7)
    rows = menu.rows(range(20))
    assert rows[7].consequence == "to s7"
    assert rows[8].text == "s8"
    assert asked == ["s7"]
    menu.rows(range(20))
    assert asked == ["s7"], "the text was kept"
    assert len(rows) == len(choices)
    assert set(rows[20:]) == {OUT_OF_SIGHT}
    assert menu.rows()[299].consequence == "to s299"


def test_a_few_choices_are_listed_without_groups() -> None:
    menu = menu_of(ALBANY, BOSTON, SELL, END)
    few = Menu(menu.decision, WORDS.__getitem__, tuple("abcdefgij"), max_ungrouped=4)
    assert words(few) == [
        "Electrify a City: Albany",
        "Electrify a City: Boston",
        "Sell a share: Brush",
        "End turn",
    ]
    assert words(
        Menu(menu.decision, WORDS.__getitem__, tuple("abcdefgij"), max_ungrouped=3)
    ) == words(menu)
