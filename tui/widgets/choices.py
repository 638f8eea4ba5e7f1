"""Painting a list of choices with their results, and of refusals with their reasons."""

from __future__ import annotations

import itertools
import re
from collections.abc import Container, Iterable
from enum import Enum, auto

from attrs import evolve, frozen
from rich.style import Style

from engine.core.text import capital, full_sentence
from themes.look import Look
from tui.widgets.area import Area
from tui.widgets.canvas import Canvas, Picture
from tui.widgets.cells import paintable_text, width_of, wrapped_lines
from tui.widgets.items import first_visible_row
from tui.widgets.log import Names, paint_names
from tui.widgets.shared_pictures import cache_pictures

_SENTENCE_END = re.compile(r"(?<!\b[A-Z])(?<!\bJr)(?<!\bSt)[.!](?= )")
"""The end of a sentence, but not initials of a name, "Jr." or "St."."""
_CLAUSE_END = re.compile(r"[,;](?= )")
"""The end of a part of a sentence."""
_WORD_END = re.compile(r"(?<=[^\s])[,;]?(?= )")
_PART_END = re.compile(f"{_SENTENCE_END.pattern}|{_CLAUSE_END.pattern}")
"""The end of a sentence or of a part of one."""
CACHE_SIZE = 16
"""The number of cached lists: people at the same table see the same list."""


@frozen(kw_only=True)
class ChoiceRow:
    """One line of the list: a choice, or a group that opens to several."""

    text: str
    letter: str = ""
    count: int = 1
    """The number of choices behind the row."""
    group: str = ""
    """The action, if the text only names its object."""
    consequence: str = ""
    whole_consequence: str = ""
    """The consequence with all its details, if it has more of them than the list shows."""
    members: str = ""
    """The names of the choices behind the row, if there are several."""
    clause: str = ""
    final: bool = False
    """Cannot be undone once taken."""
    advised: bool = False
    picked: bool | None = None
    """Is the piece part of the set that is being built? None for a row that is not a piece."""
    possible: bool = True
    """False for a piece that fits into no set, and for a set that is not complete."""


@frozen
class RefusedChoice:
    """A line about an action that is not possible now."""

    text: str
    reason: str
    clause: str = ""

    @property
    def sentence(self) -> str:
        """The action, and its reason as a sentence: "Draw a card. The deck is empty (4.2)"."""
        return f"{self._line}{self._citation}"

    def sentence_within(self, width: int, height: int, ellipsis: str = "…") -> str:
        """The sentence; if it does not fit, its beginning, `ellipsis` and the clause."""
        text = self.sentence
        words = self._line.split()
        while len(wrapped_lines(text, max(1, width))) > height and len(words) > 1:
            words.pop()
            text = f"{' '.join(words).rstrip(',.:;')}{ellipsis}{self._citation}"
        return text

    @property
    def _line(self) -> str:
        return f"{full_sentence(self.text)} {capital(self.reason)}"

    @property
    def _citation(self) -> str:
        return f" ({self.clause})" if self.clause else ""


@frozen(kw_only=True)
class ChoiceList:
    title: str = "Your choices"
    rows: tuple[ChoiceRow, ...] = ()
    cursor: int = 0
    pointed_row: ChoiceRow | None = None
    """The row for the place under the cursor, while the cursor is on the board."""
    in_use: bool = True
    """Do the arrow keys move in this pane?"""
    is_armed: bool = False
    """Enter was pressed once on the row under the cursor; pressing it again takes the row."""
    asks_twice: bool = False
    """Must Enter be pressed twice for the row under the cursor?"""
    refusal: str = ""
    """The reason why the last key had no effect; empty if it had one."""
    advice: str = ""
    """The reason for the row recommended by a bot, shown while the cursor is on that row."""
    hint: str = ""
    """The choice recommended by a bot, shown wherever the cursor is."""
    hint_reason: str = ""
    help_key: str = ""
    """The key that shows the whole details; empty if no key does."""
    refused_rows: tuple[RefusedChoice, ...] = ()
    quiet: str = ""
    """The text to show when there is nothing to choose."""
    news: tuple[str, ...] = ()
    """Recent log lines, for a list that is the only pane beside the board."""
    names: Names = ()
    """The names of the seats, which are painted in their colours in the news."""


def list_signs(look: Look) -> tuple[tuple[str, str], ...]:
    """The signs at the ends of the rows, with their meanings, for the help."""
    glyphs = look.glyphs
    return (
        (glyphs.barrier, "no undo"),
        (glyphs.hint, "the hint"),
        (glyphs.opens, "opens a list"),
    )


_FRAME_ROLES = {True: ("accent", "accent"), False: ("border", "muted")}
"""The colours of the frame and of its title, if the list is in use or not."""
ROW = "row:"
"""Rows of the list are targets named row:0, row:1 and so on."""


@cache_pictures(CACHE_SIZE)
def paint_choices(choices: ChoiceList, width: int, height: int, look: Look) -> Picture:
    """The picture of the list as a column: rows, details of the current row, refusals."""
    canvas = Canvas(width, height, look, "surface")
    edge, heading = _FRAME_ROLES[choices.in_use]
    canvas.frame(choices.title, edge, heading)
    inner, bottom = width - 2, height - 1
    if not choices.rows:
        canvas.wrap(2, 2, width - 4, height - 3, choices.quiet, look.style("muted"))
        return canvas.picture()
    detail = _height_of(_detail_lines(choices, look), inner - 2, look)
    line_count = sum(_label_heights(choices, inner, (height - 3) // 2))
    row_count = max(3, min(line_count, height - 3 - detail))
    y = 1 + paint_rows(canvas, choices, 1, 1, inner, row_count)
    if bottom - y > 2:
        _draw_divider(canvas, y, width, look.style(edge))
        y += 1
        _paint_hint_in_title(canvas, choices, inner - 2, bottom - y)
        y += paint_detail(canvas, choices, 2, y, inner - 2, bottom - y)
    if choices.refused_rows and bottom - y > 2:
        _paint_refused(canvas, choices.refused_rows, 2, y + 1, inner - 2, bottom - y - 1)
    return canvas.picture()


@cache_pictures(CACHE_SIZE)
def paint_choices_wide(choices: ChoiceList, width: int, height: int, look: Look) -> Picture:
    """The picture of the list as a low pane: rows on the left, details of the current one right."""
    canvas = Canvas(width, height, look, "surface")
    canvas.frame(choices.title, *_FRAME_ROLES[choices.in_use], is_open=True)
    if not choices.rows:
        used_rows = canvas.wrap(2, 1, width - 4, 2, choices.quiet, look.style("muted"))
        _paint_news(canvas, choices, 2, 1 + used_rows, width - 4, height - 1 - used_rows)
        return canvas.picture()
    left = width // 2
    line_count = paint_rows(canvas, choices, 0, 1, left, height - 1)
    canvas.vline(left, 1, height - 1, look.style("border"))
    x, room = left + 2, width - left - 3
    free_rows = height - 1 - line_count
    if _try_paint_hint_below_rows(
        canvas, choices, left, 1 + line_count, free_rows, detail_width=room
    ):
        choices = evolve(choices, hint="")
    _paint_hint_in_title(canvas, choices, room, height - 1)
    used_rows = paint_detail(canvas, choices, x, 1, room, height - 1)
    if choices.news:
        _paint_news(canvas, choices, x, 1 + used_rows, room, height - 1 - used_rows)
    elif choices.refused_rows and height - 1 - used_rows > 1:
        _paint_refused(canvas, choices.refused_rows, x, used_rows + 1, room, height - 1 - used_rows)
    return canvas.picture()


def _paint_news(
    canvas: Canvas, choices: ChoiceList, x: int, y: int, width: int, height: int
) -> None:
    look = canvas.look
    visible = choices.news[-height:] if height > 0 else ()
    for line, text in enumerate(visible, y + height - len(visible)):
        canvas.put(x, line, look.glyphs.edge, look.style("accent"))
        text = canvas.clip(text, width - 1)
        canvas.text(x + 1, line, text, look.style("text"))
        paint_names(canvas, x + 1, line, text, choices.names)


def paint_rows(canvas: Canvas, choices: ChoiceList, x: int, y: int, width: int, height: int) -> int:
    """Paint the rows that fit, around the cursor, and return the number of lines used."""
    rows, look = choices.rows, canvas.look
    start = first_visible_row(choices.cursor, len(rows), height)
    visible = rows[start : start + height]
    heights = _label_heights(choices, width, height)
    top = y
    for index, row in enumerate(visible, start):
        row_height = heights[index]
        row_area = Area(x, top, width, row_height)
        _paint_row(canvas, row, row_area, is_under_cursor=index == choices.cursor)
        canvas.target(f"{ROW}{index}", x, top, width, row_height)
        top += row_height
    mark = look.style("accent", bold=True)
    if start > 0:
        canvas.put(x + width - 1, y, look.glyphs.scroll_up, mark)
    if start + height < len(rows):
        canvas.put(x + width - 1, y + height - 1, look.glyphs.scroll_down, mark)
    return top - y


def _label_heights(choices: ChoiceList, width: int, height: int) -> list[int]:
    """The lines of each row: long labels are wrapped if all of them have room in this height.

    That does not depend on the cursor, so that no row moves with it.
    """
    if len(choices.rows) <= height:
        heights = [len(_label_lines(row, width)) for row in choices.rows]
        if sum(heights) <= height:
            return heights
    return [1] * len(choices.rows)


def _label_lines(row: ChoiceRow, width: int) -> tuple[str, ...]:
    room = width - 8 - max(0, len(row.letter) - 1) - (0 if row.picked is None else 2)
    if row.count > 1:
        room -= max(3, len(str(row.count)) + 1)
    elif row.final:
        room -= 1
    room -= 2  # There is room for the sign of a hint, which may come later.
    return wrapped_lines(row.text, max(room, 8)) or ("",)


def _paint_row(canvas: Canvas, row: ChoiceRow, area: Area, *, is_under_cursor: bool) -> None:
    look, glyphs, x, y, width = canvas.look, canvas.look.glyphs, area.x, area.y, area.width
    if is_under_cursor:
        canvas.fill(x, y, width, area.height, look.style("bright", on="raised"))
        canvas.vline(x, y, area.height, look.style("focus"), glyphs.edge)
    canvas.text(x + 2, y, row.letter, look.style("focus", bold=True))
    end = x + width - 2
    if row.count > 1:
        text = f"{row.count} {glyphs.opens}"
        end -= max(3, len(text) - 1)
        canvas.text(end, y, text, look.style("muted"))
    elif row.final:
        end -= 1
        canvas.text(end, y, glyphs.barrier, look.style("warn"))
    if row.advised:
        end -= 2
        canvas.put(end, y, glyphs.hint, look.style("gold", bold=True))
    x += max(0, len(row.letter) - 1)
    x += _paint_pick(canvas, row, x + 4, y)
    role = "bright" if is_under_cursor else "text" if row.possible else "muted"
    style = look.style(role, bold=is_under_cursor)
    lines = _label_lines(row, width) if area.height > 1 else (row.text,)
    for line, text in enumerate(lines):
        canvas.text(x + 4, y + line, text, style, width=max(1, end - x - 5))


def _paint_pick(canvas: Canvas, row: ChoiceRow, x: int, y: int) -> int:
    if row.picked is None:
        return 0
    glyphs = canvas.look.glyphs
    sign = glyphs.filled_square if row.picked else glyphs.square
    role = "gold" if row.picked else "muted"
    canvas.put(x, y, sign, canvas.look.style(role, bold=row.picked))
    return 2


def paint_detail(
    canvas: Canvas, choices: ChoiceList, x: int, y: int, width: int, height: int
) -> int:
    """Paint the details of the row under the cursor, and return the number of lines used."""
    used_rows, look = 0, canvas.look
    lines = _fitting_detail(canvas, choices, width, height)
    for number, line in enumerate(lines):
        style, top, room = look.style(line.role, bold=line.bold), y + used_rows, height - used_rows
        is_cut = bool(lines[number + 1 :]) and _height_of((line,), width, look) >= room
        text = _cut_text(line.text, width, room, _ellipsis_of(choices, look), is_cut=is_cut)
        used_rows += canvas.wrap(x, top, width, room, text, style)
        tail = canvas.clip(line.tail, width)
        canvas.text(x + width - width_of(tail), top, tail, look.style("warn"))
    return used_rows


def _ellipsis_of(choices: ChoiceList, look: Look) -> str:
    ellipsis = look.glyphs.ellipsis
    return f"{ellipsis} ({choices.help_key} for all)" if choices.help_key else ellipsis


def _cut_text(text: str, width: int, height: int, ellipsis: str, *, is_cut: bool) -> str:
    """The text, or as much as fits before `ellipsis`: sentences, parts of one, or words.

    With `is_cut`, it ends with the ellipsis in any case, because more would follow.
    """
    if not is_cut and len(wrapped_lines(text, max(1, width))) <= height:
        return text
    whole = whole_sentences(text, width, height, ellipsis)
    if whole != text:
        return whole
    if is_cut and len(wrapped_lines(f"{text} {ellipsis}", max(1, width))) <= height:
        return f"{text} {ellipsis}"
    return _longest_fitting(text, _WORD_END, width, height, ellipsis) or text


def _try_paint_hint_below_rows(
    canvas: Canvas, choices: ChoiceList, width: int, y: int, height: int, *, detail_width: int
) -> bool:
    """Paint a hint with its whole reason below the rows, if it fits; return whether it is there.

    It is not if the details or the title line have room for it.
    """
    if not choices.hint_reason or choices.is_armed:
        return False
    if _hint_with_reason(canvas, choices).endswith(choices.hint_reason):
        return False
    details = _detail_lines(choices, canvas.look, width=detail_width)
    if _height_of(details, detail_width, canvas.look) < canvas.height:
        return False
    row = choices.pointed_row or choices.rows[choices.cursor]
    text = f"{canvas.look.glyphs.hint} Hint: {_hint_text(choices, row, ())}"
    if len(wrapped_lines(text, max(1, width - 3))) > height:
        return False
    canvas.wrap(2, y, width - 3, height, text, canvas.look.style("gold"))
    return True


def _paint_hint_in_title(canvas: Canvas, choices: ChoiceList, width: int, height: int) -> None:
    is_shown = any(line.is_hint for line in _fitting_detail(canvas, choices, width, height))
    if is_shown or not choices.hint or choices.is_armed:
        return
    hint = f"{canvas.look.glyphs.hint} Hint: {choices.hint}"
    text = _hint_with_reason(canvas, choices) or canvas.clip(hint, _title_room(canvas, choices))
    left = canvas.width - width_of(text) - 4
    canvas.text(left, 0, f" {text} ", canvas.look.style("gold"))


def _title_room(canvas: Canvas, choices: ChoiceList) -> int:
    return canvas.width - width_of(choices.title) - 8


def _hint_with_reason(canvas: Canvas, choices: ChoiceList) -> str:
    """The hint for the line of the title with as much of its reason as fits; "" if none does.

    On the recommended row the reason is enough, because the row names the choice.
    """
    row, glyphs = choices.pointed_row or choices.rows[choices.cursor], canvas.look.glyphs
    name = choices.hint.removeprefix(f"{choices.title}: ")
    starts = ("", f"{name}. ") if row.advised else (f"{name}. ",)
    for start in starts if choices.hint_reason else ():
        before = f"{glyphs.hint} Hint: {start}"
        text = paintable_text(f"{before}{choices.hint_reason}", ascii_only=glyphs.ascii_only)
        ellipsis = _ellipsis_of(choices, canvas.look)
        line = _on_one_line(text, _title_room(canvas, choices), ellipsis)
        if len(line) > len(f"{before}{ellipsis}"):
            return line
    return ""


def _on_one_line(text: str, width: int, ellipsis: str) -> str:
    """The beginning of a text that fits a line: all, whole sentences, up to a comma, or words."""
    if width_of(text) <= width:
        return text
    for ends in (_PART_END, _WORD_END):
        beginnings = (text[: match.end()].rstrip(",;") for match in ends.finditer(text))
        lines = (f"{beginning} {ellipsis}" for beginning in beginnings)
        fitting = [line for line in lines if width_of(line) <= width]
        if fitting and len(fitting[-1]) > width // 2:
            return fitting[-1]
    return ""


def whole_sentences(text: str, width: int, height: int, ellipsis: str = "…") -> str:
    """The sentences of a text that fit, or all of it if not even the first does.

    If they would leave several lines empty, as much of the next sentence follows as fits up to a
    comma. `ellipsis` is appended if something was left out.
    """
    if len(wrapped_lines(text, max(1, width))) <= height:
        return text
    whole = _longest_fitting(text, _SENTENCE_END, width, height, ellipsis)
    if not whole or len(wrapped_lines(whole, max(1, width))) > height - 2:
        return whole or text
    return max(whole, _longest_fitting(text, _CLAUSE_END, width, height, ellipsis), key=len)


def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a text, each with its stop; none for an empty text."""
    ends = [match.end() for match in _SENTENCE_END.finditer(text)]
    parts = (text[start:end].strip() for start, end in itertools.pairwise((0, *ends, len(text))))
    return tuple(part for part in parts if part)


def _longest_fitting(
    text: str, ends: re.Pattern[str], width: int, height: int, ellipsis: str
) -> str:
    """The longest beginning of a text up to one of the ends that fits with `ellipsis`, or ""."""
    for end in reversed([match.end() for match in ends.finditer(text)]):
        candidate = f"{text[:end]} {ellipsis}"
        if len(wrapped_lines(candidate, max(1, width))) <= height:
            return candidate
    return ""


class _Part(Enum):
    """The parts of the details that a small pane leaves out, the first ones first.

    They leave their room to the consequence and its odds.
    """

    CLAUSE = auto()
    """The number of the rule."""
    FINAL = auto()
    """The line about a choice without undo; the line of the heading says it instead."""
    MEMBERS = auto()
    """The names of the choices in a group."""
    REASON = auto()
    """The reason of an automatic hint."""
    HINT = auto()
    """The rest of an automatic hint; the line of the title says it instead."""


@frozen
class _DetailLine:
    """A line about the row under the cursor, before it is wrapped."""

    text: str
    role: str
    bold: bool = False
    tail: str = ""
    """A short note at the right end of the line."""
    is_hint: bool = False
    """Is it an automatic hint?"""


def _fitting_detail(
    canvas: Canvas, choices: ChoiceList, width: int, height: int
) -> tuple[_DetailLine, ...]:
    """The lines about the row under the cursor, without the parts that have no room.

    A hint without its reason gives way if the line of the title has room for more of it.
    """
    look, parts = canvas.look, tuple(_Part)
    for number in range(len(parts)):
        without = parts[:number]
        if _Part.REASON in without and _hint_with_reason(canvas, choices):
            break
        lines = _detail_lines(choices, look, without=without, width=width)
        if _height_of(lines, width, look) <= height:
            return lines
    return _detail_lines(choices, look, without=parts, width=width)


def _detail_lines(
    choices: ChoiceList, look: Look, *, without: Container[_Part] = (), width: int = 0
) -> tuple[_DetailLine, ...]:
    row, glyphs = choices.pointed_row or choices.rows[choices.cursor], look.glyphs
    is_asked_twice = choices.asks_twice and not choices.is_armed
    note = f"{glyphs.barrier} {'Enter twice' if is_asked_twice else 'no undo'}"
    lines = [_heading_line(row, note, width if _Part.FINAL in without else 0)]
    if choices.refusal:
        lines.append(_DetailLine(choices.refusal, "warn", bold=True))
    if choices.is_armed:  # the effect of the next key comes before text that a small pane may cut
        final = f"{glyphs.barrier} Final. " if row.final else ""
        lines.append(_DetailLine(f"{final}Press Enter to confirm.", "warn", bold=True))
    if (hint := _hint_text(choices, row, without)) and not choices.is_armed:
        lines.append(_DetailLine(f"{glyphs.hint} Hint: {hint}", "gold", is_hint=True))
    if choices.advice and row.advised:  # asked for, so it comes before text that may be cut
        lines.append(_DetailLine(f"{glyphs.hint} {capital(choices.advice)}", "gold"))
    if consequence := _consequence_text(row, without):
        lines.append(_DetailLine(consequence, "text"))
    if row.final and not choices.is_armed and _Part.FINAL not in without:
        text = "Final: press Enter twice." if choices.asks_twice else "Cannot be taken back."
        lines.append(_DetailLine(f"{glyphs.barrier} {text}", "warn"))
    if row.clause and _Part.CLAUSE not in without:
        lines.append(_DetailLine(f"Rules {row.clause}", "muted"))
    return tuple(lines)


def _heading_line(row: ChoiceRow, note: str, width: int) -> _DetailLine:
    """The action and its object; a final one has the note at the end if `width` has room."""
    text = f"{row.group}: {row.text}" if row.group and row.group != row.text else row.text
    fits = row.final and width_of(f"{text} {note}") <= width
    return _DetailLine(text, "bright", bold=True, tail=note if fits else "")


def _hint_text(choices: ChoiceList, row: ChoiceRow, without: Container[_Part]) -> str:
    """The automatic hint; on the recommended row only its reason, because the row names it."""
    if _Part.HINT in without or not choices.hint:
        return ""
    reason = "" if _Part.REASON in without else choices.hint_reason
    if row.advised and choices.hint_reason:
        return reason
    return f"{choices.hint}. {reason}".rstrip()


def _consequence_text(row: ChoiceRow, without: Container[_Part]) -> str:
    if not row.members or _Part.MEMBERS in without:
        return capital(row.consequence or row.members)
    return f"{capital(row.consequence)} ({row.members})" if row.consequence else row.members


def _height_of(lines: Iterable[_DetailLine], width: int, look: Look) -> int:
    if width < 1:
        return 0
    ascii_only = look.glyphs.ascii_only
    texts = (paintable_text(line.text, ascii_only=ascii_only) for line in lines)
    return sum(len(wrapped_lines(text, width)) for text in texts)


def _draw_divider(canvas: Canvas, y: int, width: int, frame: Style) -> None:
    edge = canvas.look.glyphs.rounded
    canvas.hline(1, y, width - 2, canvas.look.style("border"))
    canvas.put(0, y, edge.tee_left, frame)
    canvas.put(width - 1, y, edge.tee_right, frame)


def _paint_refused(
    canvas: Canvas, refused: tuple[RefusedChoice, ...], x: int, y: int, width: int, height: int
) -> None:
    look, used_rows = canvas.look, 1
    canvas.text(x, y, "Not possible now", look.style("muted", bold=True))
    for each in refused:
        if used_rows >= height:
            return
        canvas.put(x, y + used_rows, look.glyphs.bullet, look.style("bad"))
        room = min(2, height - used_rows)
        sentence = each.sentence_within(width - 2, room, look.glyphs.ellipsis)
        used_rows += canvas.wrap(
            x + 2, y + used_rows, width - 2, room, sentence, look.style("muted")
        )
