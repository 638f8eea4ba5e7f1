"""RULES.md 2: the cards."""

from collections import Counter

import pytest

from engine.games.lightning.card_types import CardKind
from engine.games.lightning.cards import SUITS
from engine.games.lightning.deck import CARDS, deck_of
from engine.games.lightning.state import Options
from tests.engine.games.lightning.table import new_game
from tests.tools.clauses_of_games import numbers_in

KINDS: tuple[CardKind, ...] = ("voltage", "positive", "negative", "value", "power")
POSITIVE_VALUES = {5: 4, 10: 6, 15: 6, 20: 5, 25: 4, 30: 2, 40: 1}
NEGATIVE_VALUES = {5: 3, 10: 6, 15: 5, 20: 4, 25: 1, 30: 1}
"""How many scoring cards of each value there are; a new one is counted here, too."""


def counts_of(*, small: bool, beginner: bool) -> Counter[str]:
    return Counter(CARDS[card].kind for card in deck_of(small=small, beginner=beginner))


def test_the_counts_of_the_whole_deck() -> None:
    """2.1: the clause names the number of all cards, then that of each type."""
    counts = counts_of(small=False, beginner=False)
    assert numbers_in("lightning", "2.1") == [counts.total(), *(counts[kind] for kind in KINDS)]


@pytest.mark.parametrize("small", [False, True])
def test_the_counts_of_the_beginner_deck(small: bool) -> None:
    """2.6: it is the same deck with no Power Cards."""
    counts = counts_of(small=small, beginner=False)
    del counts["power"]
    assert counts_of(small=small, beginner=True) == counts


def test_each_suit_has_fifteen_voltage_cards() -> None:
    """2.2: two of 60, two of 50, three of 40, three of 30, three of 20 and two of 10."""
    deck = deck_of(small=False, beginner=False)
    for suit in ("colorado", "niagara", "wardenclyffe", "new-york"):
        values = Counter(
            CARDS[card].volts
            for card in deck
            if CARDS[card].kind == "voltage" and CARDS[card].suit == suit
        )
        assert values == {60: 2, 50: 2, 40: 3, 30: 3, 20: 3, 10: 2}
    assert len(SUITS) == 4
    assert all(row.points == 0 for row in CARDS.values() if row.kind == "voltage")


def test_scoring_cards_count_the_same_in_bids_and_at_the_end() -> None:
    """2.3: Positive cards count their value, Negative cards minus their value."""
    for row in CARDS.values():
        if row.kind == "positive":
            assert row.volts == row.points > 0
        if row.kind == "negative":
            assert row.volts == row.points < 0
    positive = Counter(row.points for row in CARDS.values() if row.kind == "positive")
    negative = Counter(-row.points for row in CARDS.values() if row.kind == "negative")
    assert positive == POSITIVE_VALUES
    assert negative == NEGATIVE_VALUES


def test_there_are_two_value_cards_of_each_suit() -> None:
    """2.4: Value for your Voltage cards count 0 in a bid."""
    values = [row for row in CARDS.values() if row.kind == "value"]
    assert [row.suit for row in values] == list(SUITS)
    assert {(row.copies, row.volts, row.points) for row in values} == {(2, 0, 0)}


def test_each_power_card_is_there_once() -> None:
    """2.5: Power Cards count 0 in a bid and do not score."""
    powers = [row for row in CARDS.values() if row.kind == "power"]
    assert {(row.copies, row.volts, row.points) for row in powers} == {(1, 0, 0)}
    assert {row.timing for row in powers} == {"before", "lasting", "bid", "reveal", "won"}


def test_the_beginner_deck_has_no_power_cards() -> None:
    """2.6: it leaves out all Power Cards, and nothing else."""
    whole, beginner = (deck_of(small=False, beginner=each) for each in (False, True))
    left_out = Counter(whole) - Counter(beginner)
    assert set(left_out) == {slug for slug, row in CARDS.items() if row.kind == "power"}


def test_the_small_deck_leaves_out_new_york_and_red_borders() -> None:
    """2.7: the suit of New York with its Value cards and the red cards; the clause counts them."""
    whole, small = (deck_of(small=each, beginner=False) for each in (False, True))
    left_out = Counter(whole) - Counter(small)
    assert {slug for slug, row in CARDS.items() if row.red} == set(left_out)
    kinds = Counter(CARDS[card].kind for card in left_out.elements())
    assert (kinds["voltage"], kinds["value"]) == (15, 2)
    assert not any(CARDS[card].suit == "new-york" for card in small)
    assert [left_out.total()] == numbers_in("lightning", "2.7")


@pytest.mark.parametrize(
    ("seats", "choice", "small"),
    [
        (2, "auto", True),
        (4, "auto", True),
        (5, "auto", False),
        (6, "auto", False),
        (2, "off", False),
        (6, "on", True),
    ],
)
def test_who_uses_the_small_deck(seats: int, choice: str, small: bool) -> None:
    """2.7: two to four players use it, unless the table decides otherwise; five and six do not."""
    table = new_game(seats, Options(small_deck=choice))
    assert table.view().small is small


def test_every_card_has_words_and_a_slug_of_its_own() -> None:
    """2.1: a card can be read on a screen: a name, and text where it is not a plain number."""
    assert len({row.name for row in CARDS.values()}) == len(CARDS)
    for slug, row in CARDS.items():
        assert slug == row.slug
        assert slug.replace("-", "").isalnum()
        assert bool(row.text) == (row.kind != "voltage")
