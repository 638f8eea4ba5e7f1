"""A reader's place in a rulebook, without a page."""

from __future__ import annotations

import pytest

from engine.core import registry
from engine.rulebook import rulebook_of
from screens.base.reading import CONTEXT_LINES, Reading


@pytest.fixture
def reading() -> Reading:
    """The rules of Duel, set for a page of 20 lines."""
    found = Reading(rulebook_of(registry.find("duel")))
    found.fit_to_width(80, 20)
    return found


def test_it_keeps_the_place_at_another_width(reading: Reading) -> None:
    reading.go_to_clause("6.2")
    block, _ = reading.top_line
    reading.fit_to_width(50, 20)
    assert reading.top_line[0] == block
    assert reading.lines[reading.top].block == block


def test_it_begins_at_a_clause_or_where_it_was_left(reading: Reading) -> None:
    reading.go_to_clause("8")
    left_at = reading.top_line
    again = Reading(reading.book)
    again.fit_to_width(80, 20, left_at)
    assert again.top == reading.top
    at_a_clause = Reading(reading.book, "6.2")
    at_a_clause.fit_to_width(80, 20, left_at)
    assert at_a_clause.lines[at_a_clause.top + CONTEXT_LINES].clause == "6.2"
    assert at_a_clause.chapter == "6"


def test_links_are_followed_and_left_again(reading: Reading) -> None:
    reading.go_to_clause("3")
    start = reading.top
    reading.step_link(1)
    link = reading.links[reading.link]
    reading.go_to_clause(link.target)
    assert reading.clause == link.target
    reading.go_back()
    assert (reading.top, reading.link) == (start, link.number)
    assert reading.can_return
    reading.go_back()
    assert not reading.can_return


def test_it_scrolls_to_a_full_last_page(reading: Reading) -> None:
    reading.scroll(len(reading.lines))
    assert reading.top == len(reading.lines) - 20
    reading.scroll(5)
    assert reading.top == len(reading.lines) - 20


def test_matches_are_gone_through_round_the_ends(reading: Reading) -> None:
    reading.query = "deck"
    first, last = reading.results[0], reading.results[-1]
    reading.go_to_result(last + 1, 1)
    assert reading.top == first
    reading.go_to_result(first - 1, -1)
    assert reading.top == last
