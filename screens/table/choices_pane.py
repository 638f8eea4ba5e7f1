"""The contents of the pane of choices: the rows of the menu, hints and refusals."""

from __future__ import annotations

from screens.table.card_sets import DONE
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.table_model import TableModel
from tui.widgets.choices import ChoiceList, ChoiceRow


def choice_list_of(
    model: TableModel, *, in_use: bool, place: str = "", height: int = 0
) -> ChoiceList:
    """`place` is under the cursor of the board, `height` the pane's rows, or 0 for all."""
    menu = model.menu
    if model.playback.is_playing:
        return ChoiceList(title="Choices", in_use=False, quiet=model.playback_text())
    if menu is None:
        return ChoiceList(title="Choices", in_use=False, quiet=model.idle_text())
    pointed_row = _pointed_row(menu, place)
    in_sight = range(menu.cursor - height, menu.cursor + height) if height else None
    shows_refused = model.settings.shows_refusals and not menu.is_in_group
    return ChoiceList(
        title=_list_title(model, menu),
        rows=_choice_rows(model, menu, in_sight),
        cursor=menu.cursor,
        pointed_row=model.choice_texts.explained_row(pointed_row) if pointed_row else None,
        in_use=in_use,
        is_armed=menu.is_armed,
        asks_twice=menu.asks_twice,
        refusal=menu.refusal,
        advice=model.hints.requested_reason,
        hint=model.hints.automatic,
        hint_reason=model.hints.automatic_reason,
        help_key=model.keymap.shown_key("help"),
        refused_rows=model.refused_actions() if shows_refused else (),
    )


def _choice_rows(
    model: TableModel, menu: ChoiceMenu, in_sight: range | None
) -> tuple[ChoiceRow, ...]:
    explained_row = model.choice_texts.explained_row
    return tuple(
        explained_row(row) if in_sight is None or number in in_sight else row
        for number, row in enumerate(menu.rows(in_sight))
    )


def _pointed_row(menu: ChoiceMenu, place: str) -> ChoiceRow | None:
    """The row of the place under the cursor on the board; a picked card stands for the set."""
    is_picked = (place or menu.place()) in menu.picked_places
    return menu.row_at(DONE if is_picked else place)


def _list_title(model: TableModel, menu: ChoiceMenu) -> str:
    if menu.is_building_set:
        pick, confirm = (model.keymap.shown_key(each, "table") for each in ("pick", "choose"))
        return f"{pick} picks, {confirm} confirms"
    return menu.title or "Your choices"
