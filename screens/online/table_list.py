"""Paints the list of tables in a lobby, those waiting for the visitor first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from attrs import frozen

from net.hall.summaries import PersonSummary, SeatSummary, TableSummary
from screens.base.seat_names import with_players
from screens.online.terms import SEED_KNOWN
from tui.widgets.art import TOWER_HEIGHT, TOWER_WIDTH, paint_tower
from tui.widgets.canvas import Canvas
from tui.widgets.cells import width_of
from tui.widgets.items import ITEM, first_visible_row

CODE_WIDTH = 7
WIDE_FROM = 76


def section_of(table: TableSummary) -> str:
    if table.is_my_turn:
        return "Your turn"
    if table.is_mine and table.stage != "over":
        return "Your tables"
    if table.is_mine:
        return "Finished"
    return "Open tables" if table.stage == "gathering" else "In progress"


@frozen
class _Line:
    """A heading (number -1) or a table."""

    text: str
    number: int = -1


def _table_lines(tables: Sequence[TableSummary]) -> list[_Line]:
    lines: list[_Line] = []
    heading = ""
    for number, table in enumerate(tables):
        section = section_of(table)
        if section != heading:
            lines += [_Line("")] if lines else []
            lines.append(_Line(section))
            heading = section
        lines.append(_Line("", number))
    return lines


def sorted_by_section(tables: Sequence[TableSummary]) -> list[TableSummary]:
    order = ("Your turn", "Your tables", "Open tables", "In progress", "Finished")
    return sorted(tables, key=lambda table: order.index(section_of(table)))


FILTERS: Mapping[str, Callable[[TableSummary], bool]] = {
    "all": lambda table: True,
    "with a free seat": lambda table: table.can_join,
    "with people present": lambda table: table.present > 0,
}
"""The filters for other people's tables, by the heading of the list."""


def filtered_tables(tables: Iterable[TableSummary], name: str) -> list[TableSummary]:
    return [table for table in tables if table.is_mine or FILTERS[name](table)]


def paint_tables(
    canvas: Canvas, tables: Sequence[TableSummary], cursor: int, *, width: int, height: int
) -> None:
    lines = _table_lines(tables)
    cursor_line = next((i for i, line in enumerate(lines) if line.number == cursor), 0)
    start = first_visible_row(cursor_line, len(lines), height)
    start = 0 if cursor_line <= 1 else start
    for row, line in enumerate(lines[start : start + height], 1):
        if line.number < 0:
            role = "gold" if line.text == "Your turn" else "accent"
            canvas.text(2, row, line.text, canvas.look.style(role, bold=True))
        else:
            table = tables[line.number]
            _paint_table(canvas, table, row, width, is_under_cursor=line.number == cursor)
            canvas.target(f"{ITEM}{line.number}", 1, row, width - 2, 1)


def _paint_table(
    canvas: Canvas, table: TableSummary, y: int, width: int, *, is_under_cursor: bool
) -> None:
    look = canvas.look
    if is_under_cursor:
        canvas.fill(1, y, width - 2, 1, look.style("bright", on="raised"))
        canvas.put(1, y, look.glyphs.edge, look.style("focus"))
    wide = width >= WIDE_FROM
    code = look.style("gold" if table.is_my_turn else "focus", bold=True)
    canvas.text(3, y, table.code, code)
    title = 22 if wide else 16
    x = 3 + CODE_WIDTH
    game = table.title if wide else table.title.rpartition(": ")[2]
    canvas.text(
        x,
        y,
        game,
        look.style("bright" if is_under_cursor else "text", bold=is_under_cursor),
        width=title,
    )
    x += title + 2
    note = _state_text(table)
    right = width - 3 - min(width_of(note), width // 3)
    _paint_seats(canvas, table.seats, x, y, right - x - 2)
    canvas.text(right, y, note, look.style("muted"), width=width - right - 2)


def _state_text(table: TableSummary) -> str:
    seed = f"{SEED_KNOWN}, " if table.seeded else ""
    if table.stage == "gathering":
        private = "" if table.public else "private, "
        clock = "" if table.clock_text == "no clock" else f"{table.clock_text}, "
        free = f"{table.free} free" if table.free else "reserved"
        return f"{seed}{private}{clock}{free}"
    watching = f" ({table.spectators} watching)" if table.spectators else ""
    result = with_players(table.result, [seat.label for seat in table.seats])
    return f"{seed}{table.progress_text if table.stage == 'playing' else result}{watching}"


def _paint_seats(canvas: Canvas, seats: Sequence[SeatSummary], x: int, y: int, width: int) -> None:
    look, end = canvas.look, x + max(0, width)
    for seat in seats:
        label = seat.label or "free"
        if x + 4 > end:
            return
        mark = look.glyphs.disc if seat.is_asked else look.glyphs.ring
        role = "good" if seat.presence == "here" else "muted"
        role = "accent" if seat.kind == "open" else role
        x = canvas.text(x, y, mark, look.style(role)) + 1
        x = canvas.text(x, y, label, look.style(role), width=max(0, end - x)) + 2


def paint_no_tables(canvas: Canvas, key: str) -> None:
    look, width, height = canvas.look, canvas.width, canvas.height
    y = height // 2 - 1
    if height >= TOWER_HEIGHT + 5:
        y = (height - TOWER_HEIGHT - 3) // 2
        paint_tower(canvas, (width - TOWER_WIDTH) // 2, y, spark=2)
        y += TOWER_HEIGHT + 1
    bright, muted = look.style("bright", bold=True), look.style("muted")
    canvas.text(0, y, "No tables yet", bright, width=width, align="center")
    text = f"{key} creates one; then invite friends with its code."
    canvas.text(0, y + 1, text, muted, width=width, align="center")


def paint_people(canvas: Canvas, people: Sequence[PersonSummary], *, own_label: str) -> None:
    look, room = canvas.look, canvas.height - 2
    for row, person in enumerate(people[:room], 1):
        if row == room and len(people) > room:
            others_text = f"and {len(people) - room + 1} more"
            canvas.text(2, row, others_text, look.style("muted"))
            return
        x = canvas.text(2, row, look.glyphs.dot, look.style("good", bold=True)) + 1
        style = look.style(
            "bright" if person.label == own_label else "text", bold=person.label == own_label
        )
        x = canvas.text(x, row, person.label, style, width=canvas.width - x - 2) + 1
        if person.is_admin:
            x = canvas.text(x, row, look.glyphs.star, look.style("gold")) + 1
        table_codes = ", ".join(person.tables)
        canvas.text(
            x + 1, row, table_codes, look.style("muted"), width=max(0, canvas.width - x - 3)
        )


def people_text(people: Sequence[PersonSummary]) -> str:
    return ", ".join(person.label for person in people)
