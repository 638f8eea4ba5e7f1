"""RULES.md 19: contents from the rulebook, and our own design."""

from engine.games.taidian.cards import CARDS, CHARACTERS, HAND_CARDS, STRUCTURES
from engine.games.taidian.deck import START_DECK
from tests.tools.clauses_of_games import numbers_in


def test_what_the_rulebook_says_is_kept() -> None:
    """19.1: the starting deck, the values of Punch, Kick and Shotgun, characters with extras."""
    assert len(START_DECK) == 11
    assert (CARDS["punch"].attack, CARDS["kick"].attack, CARDS["shotgun"].attack) == (10, 5, 5)
    assert CARDS["punch"].symbol == CARDS["kick"].symbol == "strength"
    assert any(row.cards for row in CHARACTERS.values())
    assert any(row.energy for row in CHARACTERS.values())


def test_the_clause_counts_the_characters() -> None:
    """19.2: the characters with their names and abilities, whose number it gives."""
    assert numbers_in("taidian", "19.2") == [len(CHARACTERS)]


def test_every_row_is_found_under_its_own_slug() -> None:
    """19.2: ids are slugs, and no two cards or characters share a name."""
    for rows in (CARDS, CHARACTERS):
        assert [row.slug for row in rows.values()] == list(rows)
        assert len({row.name for row in rows.values()}) == len(rows)
    assert set(CARDS) == {*HAND_CARDS, *STRUCTURES}
    assert {slug for slug, row in CARDS.items() if row.colour == "green"} == set(STRUCTURES)
