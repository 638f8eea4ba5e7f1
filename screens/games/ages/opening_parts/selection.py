"""The characters to choose from as a table of their ratings, and both teams."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

from engine.games.ages.card_types import Character, Rating
from engine.games.ages.names import short_name
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import TEAMS
from engine.games.ages.view_types import SelectionView, View
from engine.games.ages.words import RATING_NAME, age_text
from screens.games.ages.colours import AGE_ROLE, TEAM_ROLE
from screens.games.ages.pen import Pen
from tui.widgets.area import Area
from tui.widgets.pen import Run

GROUPS: tuple[tuple[str, tuple[Rating, ...]], ...] = (
    ("Move", ("speed", "health")),
    ("Fight", ("wits", "melee", "react", "power", "damage", "armor")),
    ("Shoot", ("aim", "point", "throw", "stealth")),
    ("Be", ("strength", "intellect", "honor", "respect")),
)
NAME, CELL = 20, 3
"""The widths of a name, and of a rating."""
NARROW_NAME = 15
FIGURES = sum(1 + CELL * len(group) for _, group in GROUPS)
HEADING_ROWS = 2
_SHORT: dict[Rating, str] = {
    "health": "Hlth", "damage": "Dmg", "stealth": "Stlth", "strength": "Str", "intellect": "Int",
    "respect": "Resp",
}  # fmt: skip
HIGH_RATING, LOW_RATING = 7, 3
"""The lowest rating that is highlighted, and the highest that is muted."""
MIN_PANEL_ROWS = 3
"""The minimum number of rows for the character under the cursor."""


@frozen
class SelectionLine:
    """A line of the table: a heading, or a character."""

    text: str = ""
    role: str = "muted"
    character: str = ""


def paint_selection(pen: Pen, area: Area, selection: SelectionView) -> None:
    rows = list(table_rows(pen.view, selection))
    panel = max(MIN_PANEL_ROWS, min(7, area.height - len(rows) - HEADING_ROWS))
    _paint_columns(pen, area.rows(0, HEADING_ROWS))
    high = max(min(area.height - HEADING_ROWS - panel, len(rows)), 1)
    table = area.rows(HEADING_ROWS, high)
    camera = max(0, min(pen.offer.camera[1], len(rows) - table.height))
    pen.canvas.viewport(table.x, table.y, table.width, table.height)
    for number, row in enumerate(rows):
        line = Area(table.x, table.y + number - camera, table.width, 1)
        if table.y <= line.y < table.bottom:
            _paint_row(pen, row, line)
        if row.character:
            place = f"character:{row.character}"
            pen.canvas.landmark(place, line.x, line.y, line.width, 1)
    _paint_more_mark(pen, table, above=camera > 0, below=camera + table.height < len(rows))
    _paint_panel(pen, area.rows(HEADING_ROWS + table.height), selection)


def _paint_more_mark(pen: Pen, table: Area, *, above: bool, below: bool) -> None:
    if above:
        pen.canvas.put(table.right - 1, table.y, pen.glyphs.scroll_up, pen.ink("focus", bold=True))
    if below:
        y = table.bottom - 1
        pen.canvas.put(table.right - 1, y, pen.glyphs.scroll_down, pen.ink("focus", bold=True))


def table_rows(view: View, selection: SelectionView) -> Iterator[SelectionLine]:
    if selection.row:
        yield SelectionLine(f"To draft from: {len(selection.row)}", "focus")
        yield from (SelectionLine(character=slug) for slug in selection.row)
    for team in _own_first(view, selection):
        name, role = team_texts(view, selection, team)
        known_count, team_size = len(selection.hands[team]), selection.size
        text = f"{name}: {selection.counts[team]} of {team_size}"
        if selection.counts[team] > team_size:
            text = f"{name}: {selection.counts[team]}, of whom {team_size} play"
        if known_count < selection.counts[team]:
            text += "; some of them are not shown" if known_count else "; not shown"
        yield SelectionLine(text, role)
        yield from (SelectionLine(character=slug) for slug in selection.hands[team])


def _own_first(view: View, selection: SelectionView) -> tuple[int, int]:
    return (1, 0) if view.team == 1 else (0, 1)


def team_texts(view: View, selection: SelectionView, team: int) -> tuple[str, str]:
    you = " (you)" if view.seat is not None and view.team == team else ""
    if selection.are_colours_known:
        return f"{TEAMS[team]}{you}", TEAM_ROLE[team]
    return f"Team {team + 1}{you}", "bright"


def _name_width(area: Area) -> int:
    return NAME if area.width >= NAME + FIGURES + 6 else NARROW_NAME


def _paint_columns(pen: Pen, area: Area) -> None:
    pen.canvas.fill(area.x, area.y, area.width, area.height, pen.ink("muted", on="panel"))
    x = area.x + 2 + _name_width(area) + 4
    for _, group in GROUPS:
        for number, rating in enumerate(group):
            text = _SHORT.get(rating, RATING_NAME[rating])
            role = "text" if number % 2 else "bright"
            pen.canvas.text(x, area.y + number % 2, text, pen.ink(role, on="panel"))
            x += CELL
        x += 1
    pen.canvas.text(area.x + 2, area.y + 1, "Character", pen.ink("muted", on="panel"))
    if area.right - x > 10:
        pen.canvas.text(x + 1, area.y + 1, "Ability", pen.ink("muted", on="panel"))


def _paint_row(pen: Pen, row: SelectionLine, line: Area) -> None:
    if not row.character:
        pen.rule(line, row.text, role=row.role)
        return
    character, place = CHARACTERS[row.character], f"character:{row.character}"
    width = _name_width(line)
    is_offered = place in pen.offer.places
    name = character.name if len(character.name) < width else short_name(character.slug)
    pen.canvas.text(line.x + 2, line.y, name, pen.ink("bright", bold=is_offered), width=width - 1)
    x = line.x + 2 + width
    pen.canvas.text(x, line.y, age_text(character.age)[:3], pen.ink(AGE_ROLE[character.age]))
    x = pen.runs(x + 4, line.y, list(_rating_runs(pen, character)), FIGURES)
    room = line.right - x - 2
    if room > 10:
        text = f"{character.ability.name}: {character.ability.text}"
        text = text if room > 40 else character.ability.name
        pen.canvas.text(x + 1, line.y, text, pen.ink("accent"), width=room)
    pen.finish_piece(place, line)


def _rating_runs(pen: Pen, character: Character) -> Iterator[Run]:
    for _, group in GROUPS:
        for rating in group:
            value = getattr(character.ratings, rating)
            role = "good" if value >= HIGH_RATING else "muted" if value <= LOW_RATING else "text"
            yield f"{value:>2} ", pen.ink(role, bold=value >= HIGH_RATING)
        yield " ", pen.ink("muted")


def _paint_panel(pen: Pen, area: Area, selection: SelectionView) -> None:
    if not area.height:
        return
    pen.canvas.follow_the_cursor(area.y, area.height)
    kind, _, slug = pen.offer.cursor.partition(":")
    if kind != "character" or slug not in CHARACTERS:
        pen.rule(area.rows(0, 1), "How teams are chosen")
        pen.wrap(area.interior(1, 0).rows(1), method_text(selection), pen.ink("text"))  # fmt: skip
        return
    pen.add_target(pen.offer.cursor, area)
    character = CHARACTERS[slug]
    pen.rule(area.rows(0, 1), f"{character.name}, {character.title}", role="focus")
    ability = f"{character.ability.name}: {character.ability.text}."
    origin = f"{age_text(character.age)}, {character.setting}, {character.circle}"
    facts = f"{origin}, {', '.join(character.natures)}."
    lines = [(ability, "accent"), (facts, "muted")]
    y = 1
    for text, role in lines:
        if y < area.height:
            y += pen.wrap(area.interior(1, 0).rows(y), text, pen.ink(role))


def method_text(selection: SelectionView) -> str:
    if selection.row:
        return (
            "The teams draft in turns from the open row: one character first, then two each. "
            "The team with the highest Respect is White."
        )
    if selection.counts[0] > selection.size:
        return (
            f"Both teams drop characters in secret until {selection.size} are left. "
            "The team with the highest Respect is White."
        )
    return "The team with the highest Respect is White, moves first, and chooses first."
