"""RULES.md, chapter 21: what is ours."""

from engine.games.currents import GAME
from engine.games.currents.cards import (
    AUTOMATON_CARDS,
    COMPANIES,
    DIFFICULTIES,
    EVENT_CARDS,
    HQ_CARDS,
    LUMINARIES,
    PROPAGANDA,
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
    assert sum(card.alone for card in EVENT_CARDS.values()) == 4
    assert DIFFICULTIES == ("babbage", "lovelace", "turing", "hopper")


def test_everything_else_is_counted() -> None:
    """21.2: the rest of the contents, of which no row may be missing."""
    assert len(COMPANIES) == 6
    assert (len(LUMINARIES), len(PROPAGANDA), len(EVENT_CARDS)) == (33, 24, 28)
    assert (len(HQ_CARDS), len(AUTOMATON_CARDS)) == (30, 24)
