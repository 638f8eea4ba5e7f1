"""RULES.md, chapter 21: our own design."""

import re

from engine.games.currents import GAME
from engine.games.currents.cards import (
    AUTOMATON_CARDS,
    COMPANIES,
    DIFFICULTIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
    TURNS,
)
from engine.rulebook import rulebook_of


def test_what_is_public_is_in_the_game() -> None:
    """21.1: the names that the clause gives are names of cards."""
    names = {row.name for row in LUMINARIES.values()}
    names |= {row.name for row in PROPAGANDA.values()}
    text = " ".join(rulebook_of(GAME).clauses["21.1"].split())
    for name in ("Lewis Latimer", "Edwin Houston", "George Westinghouse", "J. P. Morgan"):
        assert name in names
        assert name in text
    assert {"Mark Twain", "The Electric Chair", "H. G. Wells", "Topsy"} <= names
    assert sum(card.single_player_only for card in EVENT_CARDS.values()) == 4
    assert DIFFICULTIES == ("babbage", "lovelace", "turing", "hopper")


def test_everything_else_is_counted() -> None:
    """21.2: the rest of the contents, of which no row may be missing: each is in a clause."""
    clauses = rulebook_of(GAME).clauses
    assert len(COMPANIES) == 6
    for rows, chapter in ((EVENT_CARDS, "16."), (HQ_CARDS, "17.")):
        told = [text for number, text in clauses.items() if number.startswith(chapter)]
        assert len(told) == len(rows)
    for people, clause in ((LUMINARIES, "19.4"), (PROPAGANDA, "19.5")):
        named = len(re.findall(r" \d+ \d+ \d+ \d+", clauses[clause]))
        assert named == sum(row.phase > 0 for row in people.values())
    assert len(AUTOMATON_CARDS) == len(DIFFICULTIES) * TURNS
