"""Every row of the game is used in its own test, not only compared with RULES.md.

A card, a character or a henchman without one is named here. Weapons, armour, transports, medicine,
guardians, encounters and pieces are tested row by row in the files `test_every_*`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.creatures import CREATURES, HENCHMEN
from engine.games.ages.rows.treasures import TREASURES
from engine.testing.clauses import cited_by_tests
from tests.engine.games.ages.test_chapter_21_every_card import ARMORS, HEALS, SPEEDS, of_kind
from tests.engine.games.ages.test_rows import CLAUSES

ROW_BY_ROW = {*ARMORS, *HEALS, *SPEEDS, *of_kind("melee", "ranged")}
"""Cards that `test_every_card.py` uses one by one."""
COMPARING = ("test_rows.py", "test_every_row.py")
"""Where rows are only compared with their clauses."""


@cache
def used() -> frozenset[str]:
    """The clauses that have a test which does more than compare them with their rows."""
    cited = cited_by_tests(Path(__file__).parent)
    return frozenset(
        clause
        for clause, names in cited.items()
        if any(not name.startswith(COMPARING) for name in names)
    )


def without_a_test(chapter: int, names: list[str]) -> list[str]:
    """The rows whose clause in a chapter has no test of its own, by their names."""
    numbers = {
        name: number
        for name in names
        for number, text in CLAUSES.items()
        if number.startswith(f"{chapter}.") and text.lstrip("*").startswith(name)
    }
    assert set(numbers) == set(names), "every row has a clause"
    return [name for name in names if numbers[name] not in used()]


def test_every_character_is_used_in_a_test() -> None:
    """20.1: and the 47 others."""
    assert without_a_test(20, [row.name for row in CHARACTERS.values()]) == []


def test_every_card_is_used_in_a_test() -> None:
    """21.1: and the 86 others."""
    others = [row.name for slug, row in TREASURES.items() if slug not in ROW_BY_ROW]
    assert without_a_test(21, others) == []


def test_every_henchman_and_creature_is_used_in_a_test() -> None:
    """28.17, 28.33: and the others."""
    assert without_a_test(28, [row.name for row in HENCHMEN.values()]) == []
    unleashed = [row.name for row in TREASURES.values() if row.creature in CREATURES]
    assert sorted(unleashed) == sorted(row.name for row in CREATURES.values())
    assert without_a_test(21, unleashed) == []
