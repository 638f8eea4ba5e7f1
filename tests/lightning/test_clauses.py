"""RULES.md, the engine and the tests cite each other, and all numbers exist."""

import re

from tests.lightning.clauses import (
    clauses,
    clauses_cited_by_tests,
    clauses_cited_by_the_engine,
    rules_tests,
    rules_text,
)


def test_clauses_are_numbered_without_gaps() -> None:
    """Each chapter counts its clauses from one."""
    numbers = [tuple(map(int, number.split("."))) for number in clauses()]
    chapters = [int(n) for n in re.findall(r"^## (\d+)\.", rules_text(), re.MULTILINE)]
    assert chapters == list(range(1, 15))
    for chapter in chapters:
        own = [clause for number, clause in numbers if number == chapter]
        assert own == list(range(1, len(own) + 1))
        assert own


def test_every_bold_number_is_read_as_a_clause() -> None:
    """The test's own reading of RULES.md misses none."""
    assert len(re.findall(r"\*\*\d+\.\d+\*\*", rules_text())) == len(clauses())


def test_every_clause_has_a_test() -> None:
    """A clause that no test's docstring begins with is a rule that nobody checks."""
    missing = [number for number in clauses() if number not in clauses_cited_by_tests()]
    assert missing == []


def test_tests_cite_only_clauses_that_exist() -> None:
    """A wrong number in a docstring would hide a clause without a test."""
    assert set(clauses_cited_by_tests()) <= set(clauses())


def test_the_engine_cites_only_clauses_that_exist() -> None:
    """Docstrings, decisions, descriptions and refusals all lead to the rules screen."""
    cited = clauses_cited_by_the_engine()
    assert {number: where for number, where in cited.items() if number not in clauses()} == {}
    assert len(cited) > 60


def test_the_rules_cite_only_clauses_that_exist() -> None:
    """A reference within RULES.md leads somewhere, too."""
    assert set(re.findall(r"\b(\d{1,2}\.\d{1,2})\b", rules_text())) == set(clauses())


def test_every_test_says_what_it_is_about() -> None:
    """A test without a docstring cannot be read beside the rulebook."""
    assert [name for name, words in rules_tests() if not words] == []
