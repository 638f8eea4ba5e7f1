"""A game's RULES.md, its engine and its tests cite each other, and all numbers exist."""

from __future__ import annotations

import re

import pytest

from tests.clauses import (
    NUMBER,
    cited_by_tests,
    cited_by_the_engine,
    clauses,
    rules_tests,
    rules_text,
)
from tests.contract.games import every_game as all_games

SLUGS = [game.slug for game in all_games() if game.rules is not None]
every_game = pytest.mark.parametrize("slug", SLUGS)


@every_game
def test_clauses_are_numbered_without_gaps(slug: str) -> None:
    """Each chapter counts its clauses from one."""
    numbers = [tuple(map(int, number.split("."))) for number in clauses(slug)]
    chapters = [int(n) for n in re.findall(r"^## (\d+)\.", rules_text(slug), re.MULTILINE)]
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        own = [clause for number, clause in numbers if number == chapter]
        assert own == list(range(1, len(own) + 1))
        assert own


@every_game
def test_every_bold_number_is_read_as_a_clause(slug: str) -> None:
    """The test's own reading of RULES.md misses none."""
    assert len(re.findall(r"\*\*\d+\.\d+\*\*", rules_text(slug))) == len(clauses(slug)) > 40


@every_game
def test_every_clause_has_a_test(slug: str) -> None:
    """A clause that no test's docstring begins with is a rule that nobody checks."""
    assert [number for number in clauses(slug) if number not in cited_by_tests(slug)] == []


@every_game
def test_tests_cite_only_clauses_that_exist(slug: str) -> None:
    """A wrong number in a docstring would hide a clause without a test."""
    cited = cited_by_tests(slug)
    assert {number: names for number, names in cited.items() if number not in clauses(slug)} == {}


@every_game
def test_the_engine_cites_only_clauses_that_exist(slug: str) -> None:
    """Docstrings, decisions, descriptions and refusals all lead to the rules screen."""
    cited = cited_by_the_engine(slug)
    assert {number: where for number, where in cited.items() if number not in clauses(slug)} == {}
    assert len(cited) > 40


@every_game
def test_the_rules_cite_only_clauses_that_exist(slug: str) -> None:
    """A reference within RULES.md leads somewhere, too."""
    assert set(NUMBER.findall(rules_text(slug))) == set(clauses(slug))


@every_game
def test_every_rules_test_says_what_it_is_about(slug: str) -> None:
    """A test without a docstring cannot be read beside the rulebook."""
    assert [name for name, words in rules_tests(slug) if not words] == []
