"""The choice of a menu for a decision: a grouped list, a set picker, or a dial."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import evolve

from engine.core.choice import Choice, Decision
from engine.core.game import Game
from net.play.update import nothing_is_final
from screens.table.card_sets import asks_for_a_set
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.dial import Dial, asks_for_a_number
from screens.table.menus.letters import DealtLetters, fixed_positions
from screens.table.menus.menu import Menu
from screens.table.menus.set_picker import SetPicker
from screens.table.painter import Painter
from screens.table.painter_registry import find_painter
from screens.table.reaction_window import is_window
from tui.keys import Keymap

MAX_UNGROUPED = 5
"""The number of choices that fit the lowest list without groups."""


def sorted_by_value(painter: Painter[Any], view: Any, decision: Decision) -> Decision:
    if not painter.has_own("choice_value"):
        return decision
    choices_by_value = {
        verb: iter(sorted(choices, key=lambda each: -painter.choice_value(view, each)))
        for verb, choices in _choices_by_verb(decision.choices).items()
    }
    return evolve(
        decision, choices=tuple(next(choices_by_value[each.verb]) for each in decision.choices)
    )


def _choices_by_verb(choices: Iterable[Choice]) -> dict[str, list[Choice]]:
    by_verb: dict[str, list[Choice]] = {}
    for each in choices:
        by_verb.setdefault(each.verb, []).append(each)
    return by_verb


def make_menu(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    keymap: Keymap,
    *,
    is_final: Callable[[Choice], bool] = nothing_is_final,
    confirm: str = "final",
    dealt: DealtLetters | None = None,
    with_odds: bool = False,
) -> ChoiceMenu:
    """The menu of a decision; `is_final` tells whether a choice cannot be taken back.

    `confirm` is the player's setting for confirmations; `dealt` are the letters of earlier
    decisions, which are kept if possible; `with_odds` adds the estimated odds of a set of cards.
    """
    painter = find_painter(game.slug)
    if dealt is not None:
        fixed = (painter.fixed_letters, painter.piece_letters(view))
        dealt.fixed_positions = {
            name: position for each in fixed for name, position in fixed_positions(each).items()
        }
    letters = keymap.free_letters("table_map" if painter.is_large else "table")
    words = {each: game.describe(view, each) for each in decision.choices}
    if asks_for_a_number(words):
        return Dial(decision, words.__getitem__, letters, is_final=is_final, confirm=confirm)
    if asks_for_a_set(words):
        return SetPicker(
            decision,
            words.__getitem__,
            letters,
            is_final=is_final,
            confirm=confirm,
            pieces=painter.pickable_pieces(view),
            dealt_letters=dealt or DealtLetters(),
            estimate=lambda choice: painter.estimate(view, choice) if with_odds else "",
        )
    menu = Menu(
        sorted_by_value(painter, view, decision),
        words.__getitem__,
        letters,
        is_final=is_final,
        confirm=confirm,
        costly=painter.costly,
        max_ungrouped=MAX_UNGROUPED,
        unlettered_prefixes=painter.unlettered_prefixes,
        not_first=painter.not_first(view),
        dealt_letters=dealt,
    )
    if is_window(decision) and not painter.can_prevent_something(view):
        menu.go_to(-1)  # no other choice gains anything
    return menu
