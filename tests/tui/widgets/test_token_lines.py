"""Tokens that are set on lines: in order if they fit, and marked where some are left out."""

from __future__ import annotations

from tests.tui.widgets.painted import lines, pen
from tui.widgets.area import Area
from tui.widgets.pen import Token
from tui.widgets.token_lines import fitting_count, flow_with_ellipsis, on_two_lines, spaced_token

STYLE = pen(1, 1).ink("text")


def tokens(*words: str) -> list[Token]:
    return [Token(((word, STYLE),)) for word in words]


def words_of(row: list[Token]) -> list[str]:
    return [token.runs[0][0] for token in row]


def test_each_token_on_a_line_needs_a_space_after_it() -> None:
    row = tokens("ab", "cd", "ef")
    assert [fitting_count(row, width) for width in (2, 3, 6, 8, 9)] == [0, 1, 2, 2, 3]


def test_two_lines_keep_the_order_if_it_fits() -> None:
    above, below = on_two_lines(tokens("a", "bb", "ccc"), 6, 4)
    assert (words_of(above), words_of(below)) == (["a", "bb"], ["ccc"])


def test_tokens_change_their_order_if_they_fit_only_so() -> None:
    above, below = on_two_lines(tokens("aaaa", "b", "cccccc"), 7, 7)
    assert (words_of(above), words_of(below)) == (["aaaa", "b"], ["cccccc"])
    above, below = on_two_lines(tokens("b", "aaaa", "cccccc"), 9, 5)
    assert (words_of(above), words_of(below)) == (["b", "cccccc"], ["aaaa"])


def test_tokens_that_fit_in_no_way_keep_their_order() -> None:
    above, below = on_two_lines(tokens("aaaa", "bbbb", "cccc"), 5, 5)
    assert (words_of(above), words_of(below)) == (["aaaa"], ["bbbb", "cccc"])


def test_tokens_that_do_not_fit_end_in_an_ellipsis() -> None:
    used = pen(12, 1)
    assert flow_with_ellipsis(used, Area(0, 0, 12, 1), tokens("one", "two", "three", "four")) == 1
    assert lines(used)[0].strip() == "one two …"


def test_where_not_even_one_token_fits_a_line_says_that_something_is_left_out() -> None:
    used = pen(12, 1)
    flow_with_ellipsis(used, Area(0, 0, 8, 1), tokens("Resonance", "Short"))
    assert "…" in lines(used)[0]


def test_without_room_nothing_is_set() -> None:
    assert flow_with_ellipsis(pen(4, 1), Area(0, 0, 4, 0), tokens("one")) == 0


def test_a_spaced_token_keeps_its_place() -> None:
    spaced = spaced_token(Token((("40", STYLE),), "card:x"))
    assert "".join(word for word, _ in spaced.runs) == " 40 "
    assert spaced.place == "card:x"
