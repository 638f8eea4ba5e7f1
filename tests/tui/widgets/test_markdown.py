"""Rulebooks set in lines."""

from __future__ import annotations

import pytest

from engine.rulebook import Rulebook
from themes.look import look
from tui.widgets.canvas import Canvas
from tui.widgets.markdown import find_clause, find_words, paint_text_line, typeset_lines

BOOK = """# The Game

Some *words* to **begin** with that are long enough to be broken into several lines.

## 6. Actions

**6.1** Electrify: take a City.
It counts two points.

**6.2** A sold share returns. See `6.1` and [the list](x.md).

- first thing, which goes on and on until the line is full
- second thing

| Card | Worth |
|------|-------|
| low  | a little |
| high | **very** much |

## 7. The end
"""


def texts(width: int = 40) -> list[str]:
    return [line.text for line in typeset_lines(Rulebook.from_markdown(BOOK), width)]


def test_no_line_is_longer_than_the_width() -> None:
    for width in (24, 40, 92):
        for line in typeset_lines(Rulebook.from_markdown(BOOK), width):
            assert line.indent + len(line.text.rstrip()) <= width


def test_signs_of_the_markup_are_gone() -> None:
    book = "\n".join(texts(90))
    assert "*" not in book
    assert "`" not in book
    assert "#" not in book
    assert "See 6.1 and the list." in book
    assert "Electrify: take a City. It counts two points." in book


@pytest.mark.parametrize(
    ("clause", "words"),
    [("6.2", "A sold share"), ("6", "6. Actions"), ("7", "7. The end"), ("6.9", "6. Actions")],
)
def test_a_clause_is_found_or_else_its_chapter(clause: str, words: str) -> None:
    lines = typeset_lines(Rulebook.from_markdown(BOOK), 60)
    assert lines[find_clause(lines, clause)].text.startswith(words)


def test_an_unknown_clause_leads_to_the_top() -> None:
    lines = typeset_lines(Rulebook.from_markdown(BOOK), 60)
    assert find_clause(lines, "99.9") == find_clause(lines, "") == 0


def test_list_items_hang_behind_their_bullet() -> None:
    lines = typeset_lines(Rulebook.from_markdown(BOOK), 40)
    at = next(n for n, line in enumerate(lines) if line.text.startswith("• first"))
    assert lines[at + 1].indent == lines[at].indent + 2


def test_a_table_keeps_its_columns() -> None:
    rows = [line for line in texts(60) if line.startswith(("low", "high", "Card"))]
    assert {row.index(word) for row, word in zip(rows, ("Worth", "a little", "very"), strict=True)}
    assert len({row.index(w) for row, w in zip(rows, ("Worth", "a l", "very"), strict=True)}) == 1


def test_ascii_text_is_ascii() -> None:
    lines = typeset_lines(Rulebook.from_markdown("“Zürich” – and so on…\n\n- a point"), 40)
    canvas = Canvas(60, 5, look("dark", "ascii"))
    for y, line in enumerate(lines):
        paint_text_line(canvas, line, 0, y, 60, look=canvas.look)
    assert "\n".join(canvas.picture().lines()).isascii()


def test_what_is_searched_for_is_marked() -> None:
    view = look()
    canvas = Canvas(60, 1, view)
    line = next(
        line for line in typeset_lines(Rulebook.from_markdown(BOOK), 60) if "City" in line.text
    )
    paint_text_line(canvas, line, 0, 0, 60, look=view, query="city")
    marked = [segment.text for segment in canvas.picture().strips[0] if _is_marked(segment.style)]
    assert marked == ["City"]


def _is_marked(style: object) -> bool:
    ground = getattr(style, "bgcolor", None)
    return ground is not None and ground.name == look().palette["focus"]


def test_words_are_found_across_the_end_of_a_line() -> None:
    for width in (24, 40, 60, 92):
        lines = typeset_lines(Rulebook.from_markdown(BOOK), width)
        (found,) = find_words(lines, "ENOUGH to be  broken into several")
        assert "enough" in lines[found].text
        assert [lines[n].clause for n in find_words(lines, "6.2")] == ["6.2"]
        assert len(find_words(lines, "thing")) == 2
        assert find_words(lines, "City. share") == find_words(lines, " ") == []
        assert find_words(lines, "second thing Card") == [], "each block for itself"
