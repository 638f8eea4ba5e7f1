"""Glyphs that fit their cell."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest
from rich.cells import cell_len

from themes.glyphs import ASCII, GLYPHS, UNICODE, Glyphs


def signs(of: Glyphs) -> Iterator[str]:
    for value in attrs.astuple(of)[2:]:
        yield from ([value] if isinstance(value, str) else value)


@pytest.mark.parametrize("each", GLYPHS.values(), ids=lambda each: each.name)
def test_every_sign_is_one_cell_wide(each: Glyphs) -> None:
    for sign in signs(each):
        assert len(sign) == 1
        assert cell_len(sign) == 1, f"{sign!r}"


@pytest.mark.parametrize("each", GLYPHS.values(), ids=lambda each: each.name)
def test_a_hint_has_a_sign_of_its_own(each: Glyphs) -> None:
    """Duel's Bulbs had the same one."""
    assert list(signs(each)).count(each.hint) == 1


def test_the_ascii_set_is_ascii() -> None:
    assert all(sign.isascii() for sign in signs(ASCII))


def test_a_bar_is_filled_up_to_its_value() -> None:
    assert UNICODE.bar(0.5, 4) == "██  "
    assert UNICODE.bar(2, 3) == "███"
    assert ASCII.bar(0, 3) == "   "
