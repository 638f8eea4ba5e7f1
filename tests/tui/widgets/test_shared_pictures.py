"""A picture is painted once for all who see the same, unless it is huge."""

from __future__ import annotations

import pytest

from tui.widgets.canvas import Picture
from tui.widgets.shared_pictures import MAX_CELLS, cache_pictures, is_kept


@pytest.mark.parametrize(("width", "painted"), [(100, 1), (MAX_CELLS, 1), (MAX_CELLS + 1, 2)])
def test_only_huge_pictures_are_painted_again(width: int, painted: int) -> None:
    asked: list[int] = []

    @cache_pictures(2)
    def paint(what: object, width: int, height: int) -> Picture:
        asked.append(width)
        return Picture(width, height, ())

    paint("board", width, 1)
    paint("board", width, 1)
    assert len(asked) == painted
    assert is_kept(width, 1) == (painted == 1)


def test_the_picture_that_was_not_used_for_longest_is_dropped() -> None:
    asked: list[object] = []

    @cache_pictures(2)
    def paint(what: object, width: int, height: int) -> Picture:
        asked.append(what)
        return Picture(width, height, ())

    for what in ("a", "b", "a", "c", "a", "b"):
        paint(what, 10, 1)
    assert asked == ["a", "b", "c", "b"]
