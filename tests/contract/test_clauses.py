"""A game's RULES.md, its engine and its tests cite each other, and all numbers exist."""

from __future__ import annotations

import re

import pytest

from engine.core import registry
from engine.rulebook import rulebook_of
from engine.testing import check_clauses
from engine.testing.clauses import NUMBER
from tests.contract.games import every_game as all_games
from tests.tools.clauses_of_games import cited_by_the_engine, clauses, folder_of_tests, rules_text

SLUGS = [game.slug for game in all_games() if game.rules is not None]
BOLD_NUMBER = re.compile(r"\*\*\d+\.\d+\*\*")
every_game = pytest.mark.parametrize("slug", SLUGS)


@every_game
def test_clauses_are_numbered_without_gaps(slug: str) -> None:
    """Each chapter counts its clauses from one."""
    numbers = [tuple(map(int, number.split("."))) for number in clauses(slug)]
    chapters = [int(chapter.number) for chapter in rulebook_of(registry.find(slug)).chapters]
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        own = [clause for number, clause in numbers if number == chapter]
        assert own, f"chapter {chapter} of RULES.md has no clause: write one, `**{chapter}.1** ...`"
        counted = list(range(1, len(own) + 1))
        assert own == counted, f"the clauses of chapter {chapter} must be numbered {counted}"


@every_game
def test_every_bold_number_is_read_as_a_clause(slug: str) -> None:
    """The rulebook misses neither a clause nor a chapter that RULES.md has."""
    text, book = rules_text(slug), rulebook_of(registry.find(slug))
    assert len(BOLD_NUMBER.findall(text)) == len(clauses(slug)) > 0
    assert len(re.findall(r"^## \d+\.", text, re.MULTILINE)) == len(book.chapters) > 0


@every_game
def test_every_clause_that_is_named_is_a_link(slug: str) -> None:
    """A reader of "see 6.2" can go there."""
    named = NUMBER.findall(BOLD_NUMBER.sub("", rules_text(slug)))
    book = rulebook_of(registry.find(slug))
    assert [link.target for link in book.links if "." in link.target] == named
    assert {link.target for link in book.links} <= {
        *clauses(slug),
        *(c.number for c in book.chapters),
    }


@every_game
def test_every_clause_has_a_test_and_no_test_cites_another(slug: str) -> None:
    """A clause that no test cites is a rule that nothing checks; a wrong number would hide one."""
    check_clauses(registry.find(slug), tests=folder_of_tests(slug))


@every_game
def test_the_engine_cites_only_clauses_that_exist(slug: str) -> None:
    """Docstrings, decisions, descriptions and refusals all lead to the rules screen."""
    cited = cited_by_the_engine(slug)
    unknown = {number: where for number, where in cited.items() if number not in clauses(slug)}
    assert unknown == {}, "these numbers are cited, but RULES.md has no such clauses"
    assert cited, f"nothing in engine/games/{slug} cites a clause, as in choose(..., clause='6.2')"


@every_game
def test_the_rules_cite_only_clauses_that_exist(slug: str) -> None:
    """A reference within RULES.md also leads somewhere."""
    assert set(NUMBER.findall(rules_text(slug))) == set(clauses(slug))
