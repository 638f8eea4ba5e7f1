"""The jump letters of units: the same in every question of a match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.bots import make_bot
from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.view_types import View
from screens.games.ages import ENEMY_LETTERS, OWN_LETTERS, PAINTER
from screens.table.menus.letters import DealtLetters
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from tui.keys import make_keymap

ROUNDS = 4


def menus_of_a_match(seed: int) -> Iterator[tuple[int, View, Menu]]:
    """The lists of the first rounds of a match between bots, each with its seat."""
    match, dealt, keymap = start_match(GAME, seed=seed), DealtLetters(), make_keymap()
    bots = [make_bot(GAME, "greedy", Chance(seed, seat)) for seat in (0, 1)]
    while match.pending and match.where.round <= ROUNDS:
        seat = match.pending[0].seat
        dealt.begin_part((seat, match.where))
        menu = make_menu(GAME, match.view(seat), match.pending[0], keymap, dealt=dealt)
        if isinstance(menu, Menu):
            yield seat, match.view(seat), menu
        match.answer(seat, bots[seat].choose(match.sight(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_a_unit_keeps_its_letter_in_every_question_of_a_match(seed: int) -> None:
    letters: dict[tuple[int, str], set[str]] = {}
    for seat, _, menu in menus_of_a_match(seed):
        for place, letter in menu.places.items():
            if place.startswith("unit:") and letter not in ("", "z"):  # which always ends
                letters.setdefault((seat, place), set()).add(letter)
    assert len(letters) > 6
    assert all(len(each) == 1 for each in letters.values()), letters


def test_own_units_have_letters_and_enemies_digits() -> None:
    view = next(view for _, view, _ in menus_of_a_match(0))
    names = PAINTER.piece_letters(view)
    teams = {unit.slug: unit.team for unit in view.units}
    pool = make_keymap().free_letters("table_map")
    letters = "".join(each for each in pool if each != "z")
    assert "".join(letters[position] for position in OWN_LETTERS) == "abcegmn"
    assert "".join(letters[position] for position in ENEMY_LETTERS) == "123456789"
    for position, (place, *_) in ((n, each) for n, each in enumerate(names) if each):
        is_own = teams[place.removeprefix("unit:")] == view.team
        assert letters[position].isalpha() is is_own
