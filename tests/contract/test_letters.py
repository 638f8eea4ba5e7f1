"""One contract over the jump letters of every game (`screens.table.menus.letters`).

The list of every decision is opened completely, and the letters on it and on the board are compared
with the rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
from attrs import frozen

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.match import start_match
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.letters import DealtLetters, ending_letter, ending_of, fixed_positions
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from screens.table.painter_registry import find_painter
from tests.contract.games import every_game, name_of
from tests.contract.test_every_board import found
from tui.keys import make_keymap

ENDS = ending_letter(make_keymap().free_letters())
"""The letter of the choice that ends or declines."""
ANSWERS = 120
"""Answers of a match through which letters are followed."""


@frozen
class Row:
    letter: str
    place: str
    """The only place that it is about; empty if there is none, or several."""
    is_group: bool


@frozen
class Shown:
    title: str
    rows: tuple[Row, ...]
    board: Mapping[str, str]

    def rows_at(self, place: str) -> list[Row]:
        return [row for row in self.rows if row.place == place]


def menus(game: Game[Any, Any]) -> Iterator[ChoiceMenu]:
    """The list of every decision in the situations of a game; nothing is asked for twice."""
    for situation in found(game.slug):
        for seat, decision in situation.decisions.items():
            yield make_menu(game, situation.views[seat], decision, make_keymap(), confirm="never")


def shown(menu: ChoiceMenu) -> Shown:
    rows = []
    for number, row in enumerate(menu.rows()):
        menu.go_to(number)
        rows.append(Row(row.letter, menu.place(), row.count > 1))
    return Shown(menu.title, tuple(rows), dict(menu.places))


def groups_of(menu: ChoiceMenu) -> Iterator[Shown]:
    """The first list, and that of each group."""
    first = shown(menu)
    yield first
    for number, row in enumerate(first.rows):
        if row.is_group:
            menu.go_to(number)
            menu.open_row()
            yield shown(menu)
            menu.try_close_group()
    assert shown(menu) == first, "nothing has moved"


def lists_of(menu: ChoiceMenu) -> Iterator[Shown]:
    """The first list, that of each group, and that of each place with several choices."""
    yield from groups_of(menu)
    for place in tuple(menu.places) if isinstance(menu, Menu) else ():
        menu.choose_at(place)
        if set(menu.places) == {place}:
            yield shown(menu)
        while menu.try_close_group():
            pass


def order(letters: Sequence[str]) -> list[tuple[int, ...]]:
    """What sorts letters as they are dealt: single ones first, then pairs."""
    pool = make_keymap().free_letters()
    return [(len(each), *map(pool.index, each)) for each in letters]


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_letters_ascend_from_the_top_of_every_list_to_its_bottom(game: Game[Any, Any]) -> None:
    for menu in menus(game):
        for each in lists_of(menu):
            numbers = order([row.letter for row in each.rows if row.letter not in ("", ENDS)])
            assert numbers == sorted(set(numbers)), each


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_the_board_shows_what_the_list_shows(game: Game[Any, Any]) -> None:
    """A place bears the letter of its row, and none where several rows are about it."""
    for menu in menus(game):
        for each in lists_of(menu):
            assert_same_letters(each)


def assert_same_letters(each: Shown) -> None:
    closed = any(row.is_group for row in each.rows)
    for place, letter in each.board.items():
        rows = each.rows_at(place)
        elsewhere = {row.letter for row in each.rows if row.place != place}
        assert not letter or letter not in elsewhere, (place, each)
        if not closed:
            assert letter == (rows[0].letter if len(rows) == 1 else ""), (place, each)
    letters = [letter for letter in each.board.values() if letter]
    assert len(set(letters)) == len(letters), each


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_place_keeps_its_letter_whatever_is_opened(game: Game[Any, Any]) -> None:
    for menu in menus(game):
        kept: dict[str, str] = {}
        for each in groups_of(menu):
            for place, letter in each.board.items():
                if letter:
                    assert kept.setdefault(place, letter) == letter, (place, each)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_letter_leads_to_what_it_stands_beside(game: Game[Any, Any]) -> None:
    for menu in menus(game):
        if not isinstance(menu, Menu):
            continue
        for place, letter in tuple(menu.places.items()):
            if letter:
                menu.choose_by_letter(letter)
                assert menu.place() == place, (letter, menu.title)
                while menu.try_close_group():
                    pass


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_one_letter_ends_and_declines_and_nothing_else_has_it(game: Game[Any, Any]) -> None:
    for menu in menus(game):
        if not isinstance(menu, Menu):
            continue
        end = ending_of(menu.decision.choices)
        for entry in menu.entries:
            assert (entry.letter == ENDS) is (entry.choices == (end,)), entry


def menus_of_a_match(game: Game[Any, Any], *, seed: int = 3) -> Iterator[tuple[object, ChoiceMenu]]:
    """The lists of a match one after another, each with the part of a turn that it belongs to."""
    match, chance = start_match(game, seed=seed), Chance(seed)
    dealt = DealtLetters(fixed_positions(find_painter(game.slug).fixed_letters))
    for _ in range(ANSWERS):
        if not match.pending:
            break
        decision = match.pending[0]
        now = decision.seat, match.where
        dealt.begin_part(now)
        view = match.view(decision.seat)
        yield now, make_menu(game, view, decision, make_keymap(), confirm="never", dealt=dealt)
        match.answer(decision.seat, chance.pick(decision.choices))


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_letters_that_are_kept_ascend_as_well(game: Game[Any, Any]) -> None:
    for _, menu in menus_of_a_match(game):
        for each in lists_of(menu):
            numbers = order([row.letter for row in each.rows if row.letter not in ("", ENDS)])
            assert numbers == sorted(set(numbers)), each


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_letter_means_one_place_through_the_decisions_of_a_part_of_a_turn(
    game: Game[Any, Any],
) -> None:
    """As long as single letters suffice: a pair is dealt again for each decision."""
    part: object = None
    places: dict[str, str] = {}
    for now, menu in menus_of_a_match(game):
        if now != part:
            part, places = now, {}
        single = {letter: place for place, letter in menu.places.items() if len(letter) == 1}
        if isinstance(menu, Menu) and len(single) == len([x for x in menu.places.values() if x]):
            for letter, place in single.items():
                if letter != ENDS:
                    assert places.setdefault(letter, place) == place, (letter, menu.decision.prompt)
        else:
            places = {}


def test_a_place_with_a_fixed_letter_has_it_in_every_decision_of_a_match() -> None:
    """Kinds of turn, cards in hand and stacks of the market, through all rounds of a game."""
    (game,) = (each for each in every_game() if each.slug == "taidian")
    fixed = fixed_positions(find_painter(game.slug).fixed_letters)
    letters: dict[str, set[str]] = {}
    for _, menu in menus_of_a_match(game, seed=4):
        for place, letter in menu.places.items():
            if place in fixed:
                letters.setdefault(place, set()).add(letter)
    assert {"turn:upgrade", "turn:attack", "market:vault", "card:punch"} <= set(letters)
    assert all(len(each) == 1 for each in letters.values()), letters
