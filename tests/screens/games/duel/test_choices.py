"""The list of choices of Duel: its order, its titles, and what the cursor starts on."""

from __future__ import annotations

from engine.games.duel import GAME
from engine.testing import play
from screens.games.duel import PAINTER
from screens.table.menus.letters import DealtLetters
from screens.table.menus.make_menu import make_menu
from screens.table.menus.menu import Menu
from tests.engine.games.duel.table import DuelTable, duel, has
from tui.keys import make_keymap


def menu_of(table: DuelTable, dealt: DealtLetters) -> Menu:
    """Tesla's list, with the letters kept from the same part of the turn."""
    seat = table.seat("tesla")
    view = table.match.view(seat)
    dealt.begin_part(PAINTER.part_of_turn(view))
    menu = make_menu(GAME, view, table.match.decision(seat), make_keymap(), dealt=dealt)
    assert isinstance(menu, Menu)
    return menu


def test_the_actions_of_a_new_assistant_come_before_free_actions() -> None:
    dealt = DealtLetters()
    table = duel(tesla=has(), edison=has(), hand=["henry-villard"], free=1)
    menu_of(table, dealt)
    play(table, "tesla: play henry-villard")
    menu = menu_of(table, dealt)
    free = ["(Free Action)" in row.text for row in menu.rows()]
    own = free.index(True)
    assert own > 0
    assert not any(free[:own])
    assert menu.cursor == 0


def test_a_region_to_monopolize_is_named_and_the_chip_against_the_rival_is_first() -> None:
    table = duel(tesla=has(), edison=has(), free=1)
    menu = menu_of(table, DealtLetters())
    assert menu.choose_at("region:new-york") is None
    assert menu.title == "Monopolize (Free Action): New York"
    assert menu.rows()[menu.cursor].text == "No DC on New York", "Tesla's power is AC"
