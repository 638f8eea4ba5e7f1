"""The checker of clauses finds clauses, tests and citations that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from engine.testing import BrokenContractError, check_clauses
from tests.sample_games import high_card


@pytest.mark.parametrize(
    ("docstrings", "complaint"),
    [
        (["1.1: all hold cards."], "the clauses 1.2$"),
        (["1.1, 1.2: all hold cards.", "2.1: no such clause."], r"do not exist: 2.1 \(test_x.py"),
    ],
)
def test_a_clause_without_a_test_and_a_test_without_a_clause_are_found(
    tmp_path: Path, docstrings: list[str], complaint: str
) -> None:
    rules = tmp_path / "RULES.md"
    rules.write_text("# High Card\n\n**1.1** All hold cards.\n\n**1.2** The highest wins.\n")
    tests = [
        f'def test_{n}():\n    """{words}"""\n    assert play()'
        for n, words in enumerate(docstrings)
    ]
    (tmp_path / "test_x.py").write_text("\n\n".join(tests))
    with pytest.raises(BrokenContractError, match=complaint):
        check_clauses(evolve(high_card.GAME, rules=rules), tests=tmp_path)


@pytest.mark.parametrize("body", ["", "\n    ...", "\n    pass", '\n    "It is so."\n    pass'])
def test_a_test_that_checks_nothing_is_found(tmp_path: Path, body: str) -> None:
    rules = tmp_path / "RULES.md"
    rules.write_text("# High Card\n\n**1.1** All hold cards.\n")
    (tmp_path / "test_x.py").write_text(f'def test_it():\n    """1.1: all hold cards."""{body}\n')
    with pytest.raises(BrokenContractError, match=r"check nothing: test_x\.py: test_it$"):
        check_clauses(evolve(high_card.GAME, rules=rules), tests=tmp_path)


def test_a_game_without_rules_has_no_clauses(tmp_path: Path) -> None:
    with pytest.raises(BrokenContractError, match=r"tiny has no RULES\.md"):
        check_clauses(high_card.GAME, tests=tmp_path)
