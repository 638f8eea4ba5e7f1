"""The compact arrangement: one page of the board at a time, below the names of all pages."""

from __future__ import annotations

from engine.games.currents.course import step_text, turn_text
from engine.games.currents.standing import standings
from screens.games.currents.pages import paint_page
from screens.games.currents.panels.stock import ROWS
from screens.games.currents.pen import Pen
from screens.games.currents.places import KINDS, MARKET, PAGES
from screens.games.currents.strip import paint_buttons, paint_strip, strip_height, tokens_elsewhere
from tui.widgets.area import Area
from tui.widgets.cells import width_of
from tui.widgets.pen import piece

PAGE = 5
"""The minimum number of rows of a page."""


def paint_compact(pen: Pen, area: Area, page: str) -> None:
    """Paint the names of the pages, the page, and the choices elsewhere."""
    _paint_tabs(pen, area.rows(0, 1), page)
    tokens = tokens_elsewhere(pen, KINDS[page])
    strip_rows = min(
        strip_height(tokens, area.width), max(area.height - 1 - _protected_rows(pen, page), 1)
    )
    room = area.height - 1 - strip_rows
    paint_page(pen, page, area.rows(1, room))
    paint_strip(pen, tokens, area.rows(1 + room, strip_rows))


def _protected_rows(pen: Pen, page: str) -> int:
    """The number of rows that a page should not lose to the names of places elsewhere."""
    return ROWS + len(pen.view.firms) + 1 if page == MARKET else PAGE


@piece
def _paint_tabs(pen: Pen, line: Area, page: str) -> None:
    """Paint the pages' names, the current one on a plate; the score, and buttons at the right."""
    room = line.width - paint_buttons(pen, line)
    x = line.x
    for name in PAGES:
        is_open = name == page
        if x + len(name) + 2 > line.x + room:
            break
        style = pen.ink("background", on="accent", bold=True) if is_open else pen.ink("muted")
        x = pen.canvas.text(x, line.y, f" {name.capitalize() if is_open else name} ", style)
    view = pen.view
    sayings = [f"{turn_text(view)}. {text}" for text in standings(view) if text]
    sayings += [f"{turn_text(view)}, {step_text(view)}", turn_text(view)]
    left = line.x + room - x - 2
    fitting = next((text for text in sayings if width_of(text) <= left), "")
    if fitting:
        fitting_x = line.x + room - width_of(fitting) - 1
        pen.canvas.text(fitting_x, line.y, fitting, pen.ink("gold"))
        pen.add_target("standing", Area(fitting_x, line.y, width_of(fitting), 1))
