"""Functions found by a key, and errors that name the key."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.dispatch import Dispatch, MissingEntryError, require


def speaker() -> Dispatch[str | type, Callable[[int], str]]:
    speaks: Dispatch[str | type, Callable[[int], str]] = Dispatch("voice")

    @speaks("cat", "kitten")
    def meow(times: int) -> str:
        return "meow" * times

    @speaks(int)
    def count(times: int) -> str:
        return str(times)

    return speaks


def test_a_function_is_found_by_each_of_its_keys() -> None:
    speaks = speaker()
    assert speaks["cat"](2) == speaks["kitten"](2) == "meowmeow"
    assert speaks[int](3) == "3"


def test_a_key_without_a_function_is_named() -> None:
    with pytest.raises(MissingEntryError, match="'dog' has no voice"):
        speaker()["dog"]
    with pytest.raises(MissingEntryError, match="float has no voice"):
        speaker()[float]
    assert speaker().get("dog") is None


def test_a_key_cannot_have_two_functions() -> None:
    with pytest.raises(ValueError, match="'cat' already has a function: voice"):
        speaker()("cat")(str)


def test_each_row_is_required_to_have_an_entry() -> None:
    require(["cat", "kitten"], ["kitten", "cat"], "voice")
    with pytest.raises(MissingEntryError, match="'dog' has no voice"):
        require(["cat", "dog"], ["kitten", "cat"], "voice")
