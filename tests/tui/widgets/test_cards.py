"""Faces, backs, gaps and piles of cards, and drawings on them."""

from __future__ import annotations

import pytest
from rich.color import Color

from net.remote.colour_codes import MIN_TEXT_CONTRAST, contrast
from tests.tui.widgets.painted import lines, pen
from themes.look import look
from themes.palettes import PALETTES, ROLES
from tui.widgets.area import Area
from tui.widgets.canvas import Offer
from tui.widgets.cards import (
    PILE_HEIGHT,
    PILE_WIDTH,
    TINTS,
    paint_art,
    paint_back,
    paint_gap,
    paint_paper,
    paint_pile,
)


def test_a_back_is_covered_and_a_gap_is_empty() -> None:
    used = pen(10, 3)
    paint_back(used, Area(0, 0, 4, 3))
    paint_gap(used, Area(5, 0, 4, 3))
    assert lines(used) == ["╭──╮ ┌──┐", "│▚▚│ │  │", "╰──╯ └──┘"]


def test_the_paper_of_a_card_shows_the_cursor_and_a_pick() -> None:
    offer = Offer({"a": "x", "b": "y"}, cursor="a")
    used = pen(24, 3, offer)
    paint_paper(used, "hue1", Area(0, 0, 8, 3), place="a")
    paint_paper(used, "hue1", Area(8, 0, 8, 3), place="b", is_picked=True)
    paint_paper(used, "hue1", Area(16, 0, 8, 3))
    top = lines(used)[0]
    assert top == "┏━━━ x ┓╔ ✓  y ╗╭──────╮"
    assert {target.place for target in used.canvas.picture().targets} == {"a", "b"}


@pytest.mark.parametrize(("count", "edges"), [(1, 0), (2, 1), (20, 1), (21, 2)])
def test_a_pile_is_as_thick_as_it_has_cards(count: int, edges: int) -> None:
    used = pen(PILE_WIDTH, PILE_HEIGHT)
    paint_pile(used, count, Area(0, 0, PILE_WIDTH, PILE_HEIGHT))
    drawn = lines(used)
    assert f" {count} " in "\n".join(drawn)
    assert "".join(drawn).count("╯") == 1 + edges


def test_an_empty_pile_says_so() -> None:
    used = pen(PILE_WIDTH, PILE_HEIGHT)
    paint_pile(used, 0, Area(0, 0, PILE_WIDTH, PILE_HEIGHT))
    assert "empty" in "\n".join(lines(used))


def test_a_drawing_stands_in_the_middle_and_is_cut_on_both_sides() -> None:
    used, ink = pen(12, 3), look().style("text")
    paint_art(used, ("abcd",), Area(0, 0, 6, 3), ink)
    paint_art(used, ("abcd",), Area(8, 0, 2, 3), ink)
    assert lines(used) == ["", " abcd   bc", ""]


@pytest.mark.parametrize("theme", PALETTES)
def test_words_can_be_read_on_the_paper_of_every_card(theme: str) -> None:
    view = look(theme)
    words = [view.palette[role] for role in ("muted", "text", "bright", "good", "bad", "gold")]
    for ground, share in TINTS.items():
        for role in ROLES[9:]:
            paper = Color.parse(view.mix(ground, role, share)).get_truecolor()
            worst = min(contrast(Color.parse(word).get_truecolor(), paper) for word in words)
            assert worst >= MIN_TEXT_CONTRAST, f"{role} on {ground}: {worst:.2f}"
