"""Painters: hooks that cannot be called are refused at once, and each hook is documented."""

from __future__ import annotations

import ast
import inspect
import re
from typing import Any

import pytest
from attrs import fields

from engine.core.errors import BadGameError
from screens.table import painter as module
from screens.table.painter import Painter, no_pages
from screens.table.painter_registry import PLAIN


def test_every_hook_is_documented() -> None:
    (painter,) = (
        node
        for node in ast.parse(inspect.getsource(module)).body
        if isinstance(node, ast.ClassDef) and node.name == "Painter"
    )
    after = dict(zip(painter.body, painter.body[1:], strict=False))
    documented = {
        node.target.id
        for node, following in after.items()
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(following, ast.Expr)
        and isinstance(following.value, ast.Constant)
    }
    assert documented == {field.name for field in fields(Painter)}


@pytest.mark.parametrize(
    ("hook", "given", "wanted"),
    [
        ("paint", lambda view, width, height, look: None, 5),
        ("paint_rows", lambda view: None, 6),
        ("about", lambda view, place, look: None, 2),
        ("summary", lambda view, width, look: None, 4),
    ],
)
def test_a_hook_that_cannot_be_called_is_refused(hook: str, given: Any, wanted: int) -> None:
    words = f"the hook `{hook}` of a painter must take {wanted} argument"
    with pytest.raises(BadGameError, match=words):
        Painter(**{hook: given})


@pytest.mark.parametrize(("hook", "value"), [("pages", ("map", "purse")), ("seat_roles", "seat1")])
def test_a_hook_that_is_no_function_is_refused_by_its_value(hook: str, value: Any) -> None:
    words = f"the hook `{hook}` of a painter must be a function, not {value!r}"
    with pytest.raises(BadGameError, match=re.escape(words)):
        Painter(**{hook: value})


def test_a_misspelt_hook_is_refused() -> None:
    with pytest.raises(BadGameError, match="no field 'seat_role'; did you mean 'seat_roles'"):
        Painter(seat_role=lambda view: ())  # type: ignore[call-arg]


def test_a_hook_may_have_more_arguments_with_defaults() -> None:
    def about(view: Any, place: str, style: str = "short") -> None:
        return None

    assert Painter(about=about).about is about


def test_a_board_is_large_if_it_has_sizes_or_pages() -> None:
    assert not PLAIN.is_large
    assert not Painter(pages=no_pages).is_large
    assert Painter(zooms=3).is_large
    assert Painter(pages=lambda view: ("map", "purse")).is_large
