"""RULES.md 14: contents from the rulebook, and our own design."""

from engine.games.lightning.card_types import VALUE_POINTS
from engine.games.lightning.cards import SUITS, VOLTAGES
from engine.games.lightning.deck import CARDS, deck_of
from tests.tools.clauses_of_games import clauses, numbers_in, rules_text


def test_what_the_rulebook_says_of_the_cards() -> None:
    """14.1: four suits with values from 10 to 60, 5 for each Voltage Card, the size of the deck."""
    assert {suit.name for suit in SUITS.values()} == {
        "New York",
        "Colorado",
        "Niagara",
        "Wardenclyffe",
    }
    assert (min(VOLTAGES), max(VOLTAGES), VALUE_POINTS) == (10, 60, 5)
    assert numbers_in("lightning", "14.2")[0] == len(deck_of(small=False, beginner=False))


def test_what_is_our_own_is_said() -> None:
    """14.2: all titles and Power Cards; it names the sizes of the deck and of the small deck."""
    assert "own design" in clauses("lightning")["14.2"]
    assert numbers_in("lightning", "14.2")[1] == len(deck_of(small=True, beginner=False))
    assert "not made or endorsed" in rules_text("lightning")


def test_the_rules_name_every_power_card_at_its_clause() -> None:
    """14.2: RULES.md 11 and the cards agree on names, timings and clauses."""
    for row in CARDS.values():
        if row.kind == "power":
            assert clauses("lightning")[row.clause].startswith(f"{row.name}, {row.timing}:")
