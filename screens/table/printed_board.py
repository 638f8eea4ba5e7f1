"""A board outside the app: as text to print, and as HTML for a notebook."""

from __future__ import annotations

from html import escape
from typing import Any

from attrs import frozen

from engine.core.choice import Decision
from engine.core.game import Game
from screens.table.menus.make_menu import make_menu
from screens.table.painter import Painter
from themes.look import look
from tui.keys import keymap
from tui.widgets.canvas import Offer, Picture

_FRAME = "display:inline-block;line-height:1.2;padding:0.5em;font-family:Menlo,Consolas,monospace"


@frozen(repr=False)
class PrintedBoard:
    """A painted board. It prints as text; a notebook shows it in colour."""

    picture: Picture
    ground: str
    """The background colour around the board, as "#rrggbb"."""

    def __str__(self) -> str:
        return "\n".join(self.picture.lines()).rstrip("\n")

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        """The board as preformatted HTML, for notebooks."""
        rows = "\n".join(
            "".join(_span(segment.text, segment.style) for segment in strip)
            for strip in self.picture.strips
        )
        return f'<pre style="{_FRAME};background:{self.ground}">{rows}</pre>'


def _span(text: str, style: Any) -> str:
    css = "" if style is None else style.get_html_style()
    return f'<span style="{css}">{escape(text)}</span>' if css else escape(text)


def offer_of(game: Game[Any, Any], view: Any, decision: Decision) -> Offer:
    """The choices of a decision with their jump letters, as the board of the app shows them."""
    return Offer(make_menu(game, view, decision, keymap()).places)


def print_board(
    painter: Painter[Any],
    view: Any,
    offer: Offer,
    *,
    width: int,
    height: int,
    ascii_only: bool,
    theme: str,
) -> PrintedBoard:
    """Paint a view, at a given size in characters."""
    board_look = look(theme, "ascii" if ascii_only else "unicode")
    picture = painter.paint(view, width, height, board_look, offer)
    return PrintedBoard(picture, board_look.palette["background"])
