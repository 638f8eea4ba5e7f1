"""Texts about places: plain names, wrapped lines, and the mark of a place."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.about import About, plain_name
from themes.look import look
from tui.widgets.about import paint_about, paint_pointer
from tui.widgets.canvas import Canvas


def test_the_lines_are_not_one_string() -> None:
    text: Any = "y"
    with pytest.raises(TypeError, match="a tuple of paragraphs, not 'y'"):
        About("x", text)


def test_a_place_has_a_plain_name() -> None:
    assert plain_name("city:new-york") == "New york"
    assert plain_name("deck") == "Deck"


def test_what_is_looked_at_is_marked_and_nothing_else() -> None:
    canvas = Canvas(12, 6, look())
    canvas.text(1, 1, "abc", look().style("text"))
    canvas.target("small", 1, 1, 3, 1)
    canvas.target("large", 5, 1, 5, 4)
    bare = canvas.picture()
    small, large = (paint_pointer(bare, place, look()) for place in ("small", "large"))
    changed = [y for y in range(6) if small.strips[y] != bare.strips[y]]
    assert changed == [1]
    assert small.lines() == bare.lines()
    assert [y for y in range(6) if large.strips[y] != bare.strips[y]] == [1, 2, 3, 4]
    assert paint_pointer(bare, "", look()) is bare


def test_the_words_about_a_place_are_wrapped() -> None:
    picture = paint_about(About("Title", ("one two three four",), "2.1"), 10, look())
    assert picture.lines() == ["Title", "one two", "three four", "Rules 2.1"]
