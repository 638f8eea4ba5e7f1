"""The canvas: what painters may rely on."""

from __future__ import annotations

from hypothesis import given, strategies as st
from rich.cells import cell_len

from themes.look import look
from tui.widgets.canvas import Canvas, Picture, Target
from tui.widgets.cells import paintable_text

LOOK = look()
INK = LOOK.style("text")


def canvas(width: int = 12, height: int = 4) -> Canvas:
    return Canvas(width, height, LOOK)


def test_text_returns_where_it_ends() -> None:
    paper = canvas()
    assert paper.text(2, 1, "volt", INK) == 6
    assert paper.picture().lines() == ["", "  volt", "", ""]


def test_text_is_clipped_at_the_width_with_an_ellipsis() -> None:
    paper = canvas()
    paper.text(0, 0, "alternating", INK, width=6)
    assert paper.picture().lines()[0] == "alter…"


def test_text_is_aligned_within_its_width() -> None:
    paper = canvas()
    paper.text(0, 0, "ac", INK, width=6, align="right")
    paper.text(0, 1, "ac", INK, width=6, align="center")
    assert paper.picture().lines()[:2] == ["    ac", "  ac"]


def test_what_lies_outside_is_cut_off() -> None:
    paper = canvas(4, 2)
    paper.text(-2, 0, "abcdefgh", INK)
    paper.text(0, 5, "below", INK)
    paper.box(-1, -1, 20, 20, INK)
    paper.fill(2, 1, 50, 50, INK, "x")
    assert paper.picture().lines() == ["cdef", "  xx"]


def test_control_characters_never_get_onto_it_and_wide_ones_take_two_cells() -> None:
    paper = canvas(20, 1)
    assert paper.text(0, 0, "a\x1b[31mb\u202ec\t漢d", INK) == 11
    assert paper.picture().lines() == ["a[31mbc 漢d"]


def test_plain_ascii_folds_what_it_can() -> None:
    assert paintable_text("Zürich – “ok”…", ascii_only=True) == 'Zurich - "ok"~'
    assert paintable_text("漢字", ascii_only=True) == "????"


def test_half_of_a_wide_character_that_is_overwritten_becomes_a_blank() -> None:
    paper = canvas(8, 3)
    for row in range(3):
        paper.text(0, row, "漢字", INK)
    paper.text(1, 0, "x", INK)
    paper.put(2, 1, "x", INK)
    paper.text(1, 2, "日", INK)
    assert paper.picture().lines() == [" x字", "漢x", " 日"]


def test_half_of_a_wide_character_at_an_edge_becomes_a_blank() -> None:
    paper = canvas(4, 2)
    paper.text(-1, 0, "漢字", INK)
    paper.text(1, 1, "漢字", LOOK.style("text", on="panel"))
    assert [strip.text for strip in paper.picture().strips] == [" 字 ", " 漢 "]


def test_wide_text_is_clipped_and_centred_by_its_cells() -> None:
    paper = canvas(9, 3)
    paper.text(0, 0, "漢字漢字", INK, width=6)
    paper.text(0, 1, "漢字", INK, width=8, align="center")
    paper.text(0, 2, "漢字", INK, width=8, align="right")
    assert paper.picture().lines() == ["漢字…", "  漢字", "    漢字"]


def test_a_wide_character_whose_halves_were_styled_apart_is_one() -> None:
    paper = canvas(6, 1)
    paper.text(0, 0, "漢字", INK)
    paper.restyle(1, 0, 2, 1, LOOK.style("focus", reverse=True))
    (strip,) = paper.picture().strips
    assert strip.text == "漢字  "
    assert all(segment.text for segment in strip)


def test_a_picture_with_wide_characters_is_drawn_onto_another() -> None:
    small = Canvas(5, 1, LOOK)
    small.text(0, 0, "漢e\u0301字", INK)
    paper = canvas(8, 1)
    paper.draw(2, 0, small.picture())
    assert paper.picture().lines() == ["  漢é字"]


@given(st.text(), st.integers(-5, 30), st.integers(-2, 5), st.integers(0, 15))
def test_rows_keep_their_width_whatever_is_written(words: str, x: int, y: int, width: int) -> None:
    paper = canvas()
    paper.text(x, y, words, INK, width=width)
    paper.wrap(x, y, width, 3, words, INK)
    paper.box(x, y, width, 3, INK, title=words)
    for strip in paper.picture().strips:
        assert strip.cell_length == 12
        assert cell_len(strip.text) == 12


def test_a_style_without_ground_keeps_the_ground() -> None:
    paper = canvas()
    paper.fill(0, 0, 12, 1, LOOK.style("text", on="panel"))
    paper.text(1, 0, "x", LOOK.style("accent"))
    (segment,) = [each for each in paper.picture().strips[0] if "x" in each.text]
    assert segment.style is not None
    assert segment.style.bgcolor is not None
    assert segment.style.bgcolor.name == LOOK.palette["panel"]


def test_wrapping_tells_the_rows_used_and_marks_what_is_missing() -> None:
    paper = canvas(10, 4)
    assert paper.wrap(0, 0, 10, 4, "direct current flows", INK) == 3
    assert paper.wrap(0, 3, 10, 1, "direct current flows", INK) == 1
    assert paper.picture().lines()[3].endswith("…")


def test_a_box_has_its_title_in_the_edge() -> None:
    paper = canvas()
    paper.box(0, 0, 12, 3, INK, title="Row")
    assert paper.picture().lines()[:3] == ["╭─ Row ────╮", "│          │", "╰──────────╯"]


def test_targets_are_cut_to_the_canvas_and_found_by_the_pointer() -> None:
    paper = canvas()
    paper.target("far", 50, 50, 2, 2)
    paper.target("under", 0, 0, 12, 4)
    paper.target("over", 10, 2, 9, 9)
    picture = paper.picture()
    assert picture.targets == (Target("under", 0, 0, 12, 4), Target("over", 10, 2, 2, 2))
    over, under = picture.target_at(11, 3), picture.target_at(0, 0)
    assert over is not None
    assert under is not None
    assert (over.place, under.place) == ("over", "under")
    assert picture.target_at(12, 0) is None


def test_a_picture_is_drawn_onto_another_with_its_targets() -> None:
    small = Canvas(3, 1, LOOK)
    small.text(0, 0, "abc", INK)
    small.target("it", 0, 0, 3, 1)
    paper = canvas()
    paper.draw(4, 2, small.picture())
    picture = paper.picture()
    assert picture.lines()[2] == "    abc"
    assert picture.targets == (Target("it", 4, 2, 3, 1),)


def test_an_empty_canvas_is_a_picture_too() -> None:
    assert Canvas(0, 0, LOOK).picture() == Picture(0, 0, ())
    assert Canvas(-3, 2, LOOK).picture().width == 0


def test_a_canvas_prints_its_size_and_the_number_of_its_targets() -> None:
    paper = canvas()
    assert repr(paper) == "<Canvas 12x4, 0 targets>"
    paper.target("city", 0, 0, 2, 1)
    assert repr(paper) == "<Canvas 12x4, 1 target>"
