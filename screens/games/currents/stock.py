"""The stock track: thirty columns of three prices, the profit of each below, companies on it."""

from __future__ import annotations

from engine.games.currents.cards import COLUMN, LAST_PRICE, profit_at
from screens.games.currents.pen import Pen
from screens.games.currents.signs import letter
from tui.widgets.area import Area
from tui.widgets.pen import piece

COLUMNS = LAST_PRICE // COLUMN
WIDEST = 4
"""The most cells of a column."""
ROWS = COLUMN + 1
"""The rows of the track with the profits below."""


def _bands() -> tuple[range, ...]:
    """The columns of the track, those of one profit together."""
    by_profit: dict[int, list[int]] = {}
    for column in range(COLUMNS):
        by_profit.setdefault(profit_at(1 + column * COLUMN), []).append(column)
    return tuple(range(columns[0], columns[-1] + 1) for columns in by_profit.values())


BANDS = _bands()


def track_width(room: int) -> int:
    """The cells that the track takes of some."""
    return COLUMNS * step_in(room)


def step_in(room: int) -> int:
    """The cells of a column, where the whole track has this number of cells."""
    return max(1, min(WIDEST, room // COLUMNS))


@piece
def paint_track(pen: Pen, area: Area) -> None:
    """Paint the track with a letter for each company; the ground tells columns of one profit.

    Where there is room the lowest price of those columns stands on its own space, if that is free.
    """
    step, held = step_in(area.width), [firm.price for firm in pen.view.firms]
    dots = pen.glyphs.dot.ljust(step)
    for number, columns in enumerate(BANDS):
        ground, x = "panel" if number % 2 else "surface", area.x + columns.start * step
        style = pen.ink("border", on=ground)
        for row in range(min(COLUMN, area.height)):
            pen.canvas.text(x, area.y + row, dots * len(columns), style)
        lowest = 1 + columns.start * COLUMN
        if step > 1 and area.height >= COLUMN and lowest not in held:
            pen.canvas.text(x, area.y + COLUMN - 1, str(lowest), pen.ink("muted", on=ground))
    if area.height > COLUMN:
        _profits(pen, area.rows(COLUMN, 1), step)
    for row in range(min(COLUMN, area.height)):
        _companies(pen, area.rows(row, 1), COLUMN - row, step)
    pen.spot("prices", Area(area.x, area.y, COLUMNS * step, min(area.height, ROWS)))


def _profits(pen: Pen, line: Area, step: int) -> None:
    """Paint the profit below the first of its columns; the viewer's own is bright."""
    free = line.x
    for columns in BANDS:
        profit, x = profit_at(1 + columns.start * COLUMN), line.x + columns.start * step
        if x >= free:
            mine = pen.own is not None and profit_at(pen.own.price) == profit
            ink = pen.ink("bright" if mine else "muted", bold=mine)
            free = pen.canvas.text(x, line.y, str(profit), ink) + 1


def _companies(pen: Pen, line: Area, row: int, step: int) -> None:
    """Paint the companies of one row of the track, counted from the bottom from 1."""
    here: dict[int, list[str]] = {}
    for firm in pen.view.firms:
        if (firm.price - 1) % COLUMN + 1 == row:
            here.setdefault((firm.price - 1) // COLUMN, []).append(firm.slug)
    columns = sorted(here)
    for column, after in zip(columns, [*columns[1:], COLUMNS], strict=False):
        slugs = sorted(here[column], key=lambda slug: not pen.is_own(slug))
        room = (after - column) * step
        x, shown = line.x + column * step, slugs[: room if len(slugs) <= room else room - 1]
        x = min(x, line.x + COLUMNS * step - len(shown))
        for slug in shown:
            style = pen.fresh(f"share:{slug}", pen.plate(slug))
            x = pen.canvas.text(x, line.y, letter(slug), style)
        if len(shown) < len(slugs):
            pen.canvas.text(x, line.y, f"+{len(slugs) - len(shown)}"[:1], pen.ink("bright"))
