"""The choice of a menu for a decision: a grouped list, a set picker, or a dial."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from engine.core.choice import Choice, Decision
from engine.core.game import Game
from screens.table.card_sets import asks_for_a_set
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.dial import Dial, asks_for_a_number
from screens.table.menus.letters import DealtLetters
from screens.table.menus.menu import Menu
from screens.table.menus.set_picker import SetPicker
from screens.table.painters import find_painter
from screens.table.reaction_window import is_window
from tui.keys import Keymap

MAX_UNGROUPED = 5
"""The number of choices that fit the lowest list without groups."""


def make_menu(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    keymap: Keymap,
    *,
    final: Set[Choice] = frozenset(),
    confirm: str = "final",
    dealt: DealtLetters | None = None,
) -> ChoiceMenu:
    """The menu of a decision; `final` are the choices that cannot be taken back.

    `confirm` is the player's setting for confirmations; `dealt` are the letters of earlier
    decisions, which are kept as far as possible.
    """
    painter = find_painter(game.slug)
    letters = keymap.jump_labels("table_map" if painter.is_large else "table")
    words = {each: game.describe(view, each) for each in decision.choices}
    if asks_for_a_number(words):
        return Dial(decision, words.__getitem__, letters, final=final, confirm=confirm)
    if asks_for_a_set(words):
        return SetPicker(
            decision,
            words.__getitem__,
            letters,
            final=final,
            confirm=confirm,
            pieces=painter.pickable(view),
            dealt=dealt or DealtLetters(),
        )
    menu = Menu(
        decision,
        words.__getitem__,
        letters,
        final=final,
        confirm=confirm,
        costly=painter.costly,
        few=MAX_UNGROUPED,
        unlettered=painter.unlettered,
        not_first=painter.not_first,
        dealt=dealt,
    )
    if is_window(decision) and not painter.can_prevent_something(view):
        menu.go_to(-1)  # no other choice gains anything
    return menu
