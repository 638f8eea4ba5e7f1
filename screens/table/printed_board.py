"""A board outside the app: as text to print, and as HTML for a notebook."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any

from attrs import frozen

from engine.core.choice import Decision
from engine.core.errors import BadGameError
from engine.core.game import Game
from screens.table.menus.choice_menu import ChoiceMenu
from screens.table.menus.make_menu import make_menu
from screens.table.painter import Painter
from themes.look import look
from tui.keys import make_keymap
from tui.widgets.canvas import Offer, Picture
from tui.widgets.cells import paintable_text

_FRAME = "display:inline-block;line-height:1.2;padding:0.5em;font-family:Menlo,Consolas,monospace"


@frozen(repr=False)
class PrintedBoard:
    """A painted board. It prints as text; a notebook shows it in colour."""

    picture: Picture
    ground: str
    """The background colour around the board, as "#rrggbb"."""
    choices: tuple[str, ...] = ()
    """The question and its choices that have no letter on the board, one to a line below it."""

    def __str__(self) -> str:
        board = "\n".join(self.picture.lines()).rstrip("\n")
        return "\n".join((board, "", *self.choices)) if self.choices else board

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        rows = "\n".join(
            "".join(_html_span(segment.text, segment.style) for segment in strip)
            for strip in self.picture.strips
        )
        rows += "".join(f"\n{escape(line)}" for line in self.choices)
        return f'<pre style="{_FRAME};background:{self.ground}">{rows}</pre>'


def _html_span(text: str, style: Any) -> str:
    css = "" if style is None else style.get_html_style()
    return f'<span style="{css}">{escape(text)}</span>' if css else escape(text)


def menu_of(game: Game[Any, Any], view: Any, decision: Decision) -> ChoiceMenu:
    return make_menu(game, view, decision, make_keymap())


def _choices_beside(picture: Picture, menu: ChoiceMenu) -> Iterator[str]:
    """The question, and the rows of the app's list whose letters are not in the picture."""
    painted_letters = {menu.places.get(target.place) for target in picture.targets}
    rows = [
        row for row in menu.rows(range(menu.length)) if row.letter not in painted_letters - {""}
    ]
    if rows:
        yield menu.decision.prompt
    for row in rows:
        text = f"{row.group}: {row.text}" if row.group else row.text
        count = f" ({row.count} choices)" if row.count > 1 else ""
        yield f"  {row.letter or '-':2} {text}{count}"


def print_board(
    painter: Painter[Any],
    view: Any,
    menu: ChoiceMenu | None,
    *,
    width: int,
    height: int,
    ascii_only: bool,
    theme: str,
) -> PrintedBoard:
    board_look = look(theme, "ascii" if ascii_only else "unicode")
    picture = painter.paint(view, width, height, board_look, Offer(menu.places if menu else {}))
    if not isinstance(picture, Picture):
        text = "the hook `paint` of a painter must return a Picture, such as `canvas.picture()`"
        raise BadGameError(f"{text}, not {picture!r}")
    lines = _choices_beside(picture, menu) if menu else ()
    choices = tuple(paintable_text(line, ascii_only=ascii_only) for line in lines)
    return PrintedBoard(picture, board_look.palette["background"], choices)
