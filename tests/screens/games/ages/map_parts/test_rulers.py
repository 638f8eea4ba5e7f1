"""Letters of rows and numbers of columns: a name of the log such as K11 is found on the map."""

from __future__ import annotations

import pytest
from attrs import evolve

from screens.games.ages import PAINTER
from screens.games.ages.map_parts.hex_art import grid_of
from screens.games.ages.map_parts.rulers import LABEL_STEP, Margins, margins_in, ruler_margins
from tests.screens.games.ages.tables import LARGE, LAYOUT, MIDDLE, SMALL, offer, table
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.area import Area
from tui.widgets.canvas import Offer, Picture, Target

WITH_GOAL = (80, 11)
"""The size of the board at 80x24 while the goal of the mission is shown above it."""
SIZES = pytest.mark.parametrize("size", [SMALL, WITH_GOAL, MIDDLE], ids=str)


def spaces_in_sight(picture: Picture) -> dict[str, Target]:
    window = picture.viewport
    assert window is not None
    return {
        each.place.removeprefix("hex:").upper(): each
        for each in picture.landmarks
        if each.place.startswith("hex:")
        and "below" not in each.place
        and window.x <= each.x
        and each.x + each.width <= window.x + window.width
        and window.y <= each.y
        and each.y + each.height <= window.y + window.height
    }


@SIZES
def test_the_letter_of_a_row_stands_at_its_left(size: tuple[int, int]) -> None:
    view = table("walk")
    picture = PAINTER.paint(view, *size, look(), Offer())
    lines = text(picture).splitlines()
    rows = {name[0]: spot.y for name, spot in spaces_in_sight(picture).items()}
    missing = [letter for letter, y in rows.items() if not lines[y].startswith(letter)]
    assert len(rows) > 8
    assert not missing or (missing == ["I"] and size != MIDDLE), "only the widest has no free cell"


@SIZES
def test_the_number_of_a_column_stands_where_its_spaces_begin(size: tuple[int, int]) -> None:
    picture = PAINTER.paint(table("walk"), *size, look(), Offer())
    lines = text(picture).splitlines()
    spots = spaces_in_sight(picture)
    found = 0
    for name, spot in spots.items():
        number = int(name[1:])
        if number % LABEL_STEP == 0:
            label = str(number)
            shown = [line[spot.x : spot.x + len(label)] == label for line in lines]
            found += any(shown)
    assert found > len(spots) // LABEL_STEP // 2


def test_a_map_that_scrolls_has_both_rulers_and_they_scroll_with_it() -> None:
    view = table("walk")
    there = evolve(offer(view), zoom=1, camera=(10, 4))
    picture = PAINTER.paint(view, *SMALL, look(), there)
    spots, lines = spaces_in_sight(picture), text(picture).splitlines()
    assert lines[spots["E19"].y].startswith("E")
    assert lines[1][spots["D20"].x : spots["D20"].x + 2] == "20"


def test_rulers_never_push_out_what_fits_without_them() -> None:
    whole = grid_of(LAYOUT, 0)
    just = Area(0, 0, whole.width, whole.height)
    assert margins_in(LAYOUT, 0, just) == Margins(0, 0)
    assert margins_in(LAYOUT, 0, Area(0, 0, whole.width + 1, whole.height + 1)) == Margins(1, 1)
    assert margins_in(LAYOUT, 0, Area(0, 0, whole.width - 5, whole.height)) == Margins(1, 0)


def test_where_spaces_have_their_names_there_are_no_rulers() -> None:
    assert ruler_margins(LAYOUT, 3) == Margins(0, 0)
    assert "D26" in text(PAINTER.paint(table("walk"), *LARGE, look(), Offer(zoom=3)))


def test_numbers_on_the_map_stand_on_its_last_row() -> None:
    """Numbers in a middle row would look like things on its spaces."""
    *rows, last = text(PAINTER.paint(table("walk"), *SMALL, look(), Offer())).splitlines()
    assert last.split()[:2] == ["M", "5"]
    assert not any(" 30   35 " in row for row in rows)
