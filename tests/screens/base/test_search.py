"""Searching by a few letters: the results and their order."""

from __future__ import annotations

import pytest

from screens.base.search import find_letters


def ranked(query: str, *texts: str) -> list[str]:
    found = [(each, fit) for each in texts if (fit := find_letters(query, each)) is not None]
    return [each for each, fit in sorted(found, key=lambda pair: -pair[1].score)]


def test_letters_must_come_in_their_order() -> None:
    assert find_letters("nwgm", "New game") is not None
    assert find_letters("gn", "New game") is None
    assert find_letters("newgames", "New game") is None


@pytest.mark.parametrize("query", ["", " "])
def test_no_letters_find_everything(query: str) -> None:
    found = find_letters(query, "Rules")
    assert found is not None
    assert found.spots == ()


def test_case_and_spaces_do_not_matter() -> None:
    assert find_letters("NE ga", "New game") == find_letters("nega", "New game")


def test_the_letters_that_were_found_are_told() -> None:
    found = find_letters("ng", "New game")
    assert found is not None
    assert found.spots == (0, 4)


def test_the_beginning_of_words_goes_before_their_middle() -> None:
    assert ranked("ng", "Nothing to play", "New game") == ["New game", "Nothing to play"]
    assert ranked("un", "Round of cards", "Undo") == ["Undo", "Round of cards"]


def test_letters_in_a_row_go_before_scattered_ones() -> None:
    assert ranked("th", "Theme: High contrast", "To the first", "Take the hint")[0] == (
        "Theme: High contrast"
    )
    assert ranked("rules", "Rest until less", "The rules") == ["The rules", "Rest until less"]
