"""Pieces that boards share: tiers of size, seats, cards, tracks and tables of scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from attrs import frozen
from rich.color import Color

from net.remote.colour_codes import MIN_TEXT_CONTRAST, contrast
from themes.look import look
from themes.palettes import PALETTES, ROLES
from tui.widgets.area import Area, Tier, tier
from tui.widgets.canvas import Canvas, Offer
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
from tui.widgets.pen import Pen
from tui.widgets.scores import ScoreLine, paint_score_lines, paint_unfinished, paint_victory
from tui.widgets.seat_pen import SeatPen
from tui.widgets.track import SPACES_AHEAD, Marker, Stretch, paint_rail, stretch_around


@frozen
class View:
    """A view of three named seats."""

    seat: int | None
    names: tuple[str, ...] = ("Ann", "Ben", "Cem")


@frozen
class NamePen(SeatPen[View, str]):
    """Seats are their names."""

    @property
    def seats(self) -> Sequence[str]:
        return self.view.names

    def called(self, seat: int) -> str:
        return "you" if seat == self.view.seat else self.seats[seat]


def pen(width: int, height: int, offer: Offer | None = None) -> Pen[Any]:
    return Pen(Canvas(width, height, look()), None, offer or Offer())


def lines(used: Pen[Any]) -> list[str]:
    return used.canvas.picture().lines()


# Tiers


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((75, 100), Tier.COMPACT),
        ((200, 25), Tier.COMPACT),
        ((1, 1), Tier.COMPACT),
        ((76, 26), Tier.NORMAL),
        ((109, 60), Tier.NORMAL),
        ((200, 43), Tier.NORMAL),
        ((110, 44), Tier.ROOMY),
    ],
)
def test_a_tier_needs_both_its_width_and_its_height(size: tuple[int, int], expected: Tier) -> None:
    assert tier(*size) is expected


# Seats


def test_seats_are_seen_from_the_own_one_in_turn_order() -> None:
    used = NamePen(Canvas(9, 1, look()), View(1), Offer())
    assert (used.me, used.own) == (1, "Ben")
    assert used.ring == ["Ben", "Cem", "Ann"]
    assert used.others == ["Cem", "Ann"]


def test_a_spectator_sees_the_table_from_the_first_seat() -> None:
    used = NamePen(Canvas(9, 1, look()), View(None), Offer())
    assert used.ring == ["Ann", "Ben", "Cem"]
    assert used.listed((0, 1)) == "Ann and Ben", "no seat is the spectator's"


def test_seats_are_listed_in_a_sentence() -> None:
    used = NamePen(Canvas(9, 1, look()), View(0), Offer())
    assert used.listed((0, 1, 2)) == "you, Ben and Cem"
    assert used.listed(()) == "nobody"


def test_a_name_plate_has_the_colour_of_the_seat_as_its_ground() -> None:
    used = NamePen(Canvas(9, 1, look()), View(0), Offer())
    assert used.plate(1).bgcolor == used.seat_ink(1).color == look().style("seat2").color


# Cards


def test_a_back_is_covered_and_a_gap_is_empty() -> None:
    used = pen(10, 3)
    paint_back(used, Area(0, 0, 4, 3))
    paint_gap(used, Area(5, 0, 4, 3))
    assert lines(used) == ["╭──╮ ┌──┐", "│▚▚│ │  │", "╰──╯ └──┘"]


def test_the_paper_of_a_card_shows_the_cursor_and_a_pick() -> None:
    offer = Offer({"a": "x", "b": "y"}, cursor="a")
    used = pen(24, 3, offer)
    paint_paper(used, "hue1", Area(0, 0, 8, 3), place="a")
    paint_paper(used, "hue1", Area(8, 0, 8, 3), place="b", picked=True)
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


# Tracks


def test_a_window_keeps_all_markers_and_some_spaces_ahead_in_sight() -> None:
    for low in range(0, 60, 7):
        for high in (low, low + 5, low + 25):
            stretch = stretch_around((high, low), 60, every=3)
            assert stretch.column(high) >= 0
            assert stretch.column(high + SPACES_AHEAD) < 60
            assert stretch.first % 3 == 0


def test_a_window_that_cannot_hold_all_holds_the_leader() -> None:
    stretch = stretch_around((0, 100), 40, every=5)
    assert stretch.step == 1
    assert stretch.column(0) < 0 <= stretch.column(100) < 40


def test_a_rail_is_full_up_to_the_leader_and_numbered_beyond() -> None:
    used = pen(24, 1)
    rail = Area(0, 0, 24, 1)
    paint_rail(used, rail, Stretch(0, 2), [Marker(2, "A", "hue1"), Marker(4, "B", "hue2")], every=5)
    assert lines(used) == ["━━━━A▸━━B▸5─────────10──"]


def test_markers_on_one_space_stand_side_by_side() -> None:
    used = pen(12, 1)
    markers = [Marker(3, "A", "hue1"), Marker(3, "B", "hue2"), Marker(3, "C", "hue3")]
    paint_rail(used, Area(0, 0, 12, 1), Stretch(0, 2), markers, every=9)
    assert lines(used)[0][6:9] == "ABC"


def test_a_marker_outside_of_the_window_stands_at_its_edge() -> None:
    used = pen(12, 1)
    markers = [Marker(1, "A", "hue1"), Marker(12, "B", "hue2")]
    paint_rail(used, Area(0, 0, 12, 1), Stretch(9, 1), markers, every=50)
    assert lines(used)[0].startswith("A▸")


# Scores


def test_scores_stand_in_columns_and_a_long_label_takes_free_room() -> None:
    used, ink = pen(16, 3), look().style("text")
    table = [
        ScoreLine(("", ink), (("one", ink), ("two", ink))),
        ScoreLine(("Cities", ink), (("12", ink), ("-", ink)), raised=True),
        ScoreLine(("Long label", ink), (("7", ink), ("8", ink))),
    ]
    paint_score_lines(used, Area(0, 0, 16, 3), table, label=6, cell=5)
    assert lines(used) == ["        one  two", "Cities   12    -", "Long lab… 7    8"]


def test_the_winner_stands_on_a_plate() -> None:
    used = pen(40, 2)
    style = used.ink("background", on="seat1")
    paint_victory(used, Area(0, 0, 40, 1), ("Ann wins", style), "by two")
    paint_unfinished(used, Area(0, 1, 40, 1), "fight")
    assert lines(used) == [" Ann wins  by two", " The fight is not over yet"]


# Buttons


def test_buttons_are_set_from_the_right() -> None:
    used = pen(20, 1, Offer({"end": "e"}))
    taken = used.buttons(Area(0, 0, 20, 1), [("end", "End"), ("pass", "Go")])
    assert taken == (3 + 4 + 1) + (2 + 4 + 1)
    spots = {target.place: target for target in used.canvas.picture().targets}
    assert spots["end"].x + spots["end"].width == 20
    assert spots["pass"].x + spots["pass"].width == spots["end"].x - 1


@pytest.mark.parametrize("theme", PALETTES)
def test_words_can_be_read_on_the_paper_of_every_card(theme: str) -> None:
    view = look(theme)
    words = [view.palette[role] for role in ("muted", "text", "bright", "good", "bad", "gold")]
    for ground, share in TINTS.items():
        for role in ROLES[9:]:
            paper = Color.parse(view.mix(ground, role, share)).get_truecolor()
            worst = min(contrast(Color.parse(word).get_truecolor(), paper) for word in words)
            assert worst >= MIN_TEXT_CONTRAST, f"{role} on {ground}: {worst:.2f}"
