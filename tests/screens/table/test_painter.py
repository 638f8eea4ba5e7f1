"""Painters: hooks that nobody calls, or that cannot be called, are refused with the class."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.errors import BadGameError
from screens.table.painter import HOOKS, Painter
from screens.table.painter_registry import PLAIN
from tests.painters import painter_of


@pytest.mark.parametrize(
    ("hook", "given", "wanted"),
    [
        ("paint", lambda view, width, height, look: None, 5),
        ("paint_rows", lambda view: None, 6),
        ("place_on_map", lambda view, place, look: "", 2),
        ("summary", lambda view, width, look: None, 4),
    ],
)
def test_a_hook_that_cannot_be_called_is_refused(hook: str, given: Any, wanted: int) -> None:
    words = f"the hook `{hook}` of a painter must take {wanted} argument"
    with pytest.raises(BadGameError, match=words):
        painter_of(**{hook: given})


def test_a_method_counts_its_arguments_without_self() -> None:
    with pytest.raises(BadGameError, match="`find_places` of a painter must take 2 arguments"):

        class _Wrong(Painter[Any]):
            def find_places(self, view: Any) -> list[str]:  # type: ignore[override]
                return []


@pytest.mark.parametrize(("hook", "value"), [("pages", ("map", "purse")), ("seat_roles", "seat1")])
def test_a_hook_that_is_no_function_is_refused_by_its_value(hook: str, value: Any) -> None:
    words = f"the hook `{hook}` of a painter must be a function, not {value!r}"
    with pytest.raises(BadGameError, match=re.escape(words)):
        painter_of(**{hook: value})


def test_a_misspelt_hook_is_refused() -> None:
    with pytest.raises(BadGameError, match="no hook 'seat_role'; did you mean 'seat_roles'"):
        painter_of(seat_role=lambda view: ())
    with pytest.raises(BadGameError, match="no hook 'x'; a helper's name begins with an underscor"):
        painter_of(x=None)
    assert "is_large" not in HOOKS


def test_a_hook_may_have_more_arguments_with_defaults() -> None:
    def find_places(view: Any, text: str, most: int = 9) -> list[str]:
        return []

    assert painter_of(find_places=find_places).find_places is find_places


def test_a_board_is_large_if_it_has_sizes_or_pages() -> None:
    assert not PLAIN.is_large
    assert painter_of(zooms=3).is_large
    assert painter_of(pages=lambda view: ("map", "purse")).is_large
