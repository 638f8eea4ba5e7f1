"""RULES.md 10: scoring."""

import pytest

from engine.games.lightning.collection_score import plain_points_of, points_of, score_of
from engine.games.lightning.deck import CARDS, deck_of
from tests.engine.games.lightning.table import bid, has, trick


def test_positive_and_negative_cards() -> None:
    """10.1: add the Positive cards, subtract the Negative ones."""
    score = score_of(("high-frequency-coil", "arc-lamp-patent", "no-degree"))
    assert (score.positive, score.negative, score.total) == (35, -10, 25)


def test_the_worked_example() -> None:
    """10.2: 20 + 15 - 10, three Colorado with two Value cards, a Niagara Value card alone: 55."""
    plain = ("high-frequency-coil", "arc-lamp-patent", "no-degree")
    colorados = ("colorado-60", "colorado-50", "colorado-10", "value-colorado", "value-colorado")
    score = score_of((*plain, *colorados, "value-niagara"))
    assert score.total == 55
    assert score.plain == 25
    colorado, niagara, *_ = score.suits
    assert (colorado.suit, colorado.values, colorado.voltages, colorado.points) == (
        "colorado",
        2,
        3,
        30,
    )
    assert (niagara.suit, niagara.values, niagara.voltages, niagara.points) == ("niagara", 1, 0, 0)


@pytest.mark.parametrize(("values", "points"), [(0, 0), (1, 15), (2, 30)])
def test_value_cards_add_up(values: int, points: int) -> None:
    """10.2: each adds 5 for every Voltage Card of its suit."""
    cards = ("niagara-10", "niagara-10", "niagara-60", "colorado-60")
    assert score_of((*cards, *["value-niagara"] * values)).total == points


def test_nothing_else_scores() -> None:
    """10.3: Voltage and Power Cards score nothing, nor does a Value card alone."""
    for slug, row in CARDS.items():
        if row.kind in ("voltage", "power", "value"):
            assert score_of((slug,)).total == 0


@pytest.mark.parametrize("start", range(7))
def test_the_fast_score_is_the_score(start: int) -> None:
    """10.2: the number that the rules use is the one that is taken apart for the screen."""
    cards = deck_of(small=False, beginner=False)[start::7]
    assert points_of(cards) == score_of(cards).total
    assert plain_points_of(cards) == score_of(cards).plain


def test_the_highest_score_wins_even_if_negative() -> None:
    """10.4: -5 beats -30."""
    table = trick(
        3,
        ["cholera-year"],
        ann=has(hand=["niagara-60"]),
        bob=has(hand=["colorado-10"], output=["tower-torn-down"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.scores() == {"ann": -5, "bob": -30}
    assert table.winners() == ["ann"]


def test_all_places_are_ranked() -> None:
    """10.4: by score, down to the last."""
    table = trick(
        3,
        ["surge"],
        ann=has(hand=["niagara-60"], output=["no-degree"]),
        bob=has(hand=["colorado-10"], output=["edison-medal"]),
        cleo=has(output=["london-lecture"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.match.outcome is not None
    assert table.match.outcome.ranking == ((1,), (2,), (0,))


def test_a_tie_goes_to_the_higher_score_without_value_cards() -> None:
    """10.5: 15 by a Positive card beats 10 and 5 by a Value card."""
    table = trick(
        3,
        ["surge"],
        ann=has(hand=["niagara-60"], output=["value-niagara", "budapest-exchange"]),
        bob=has(hand=["colorado-10"], output=["london-lecture"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.scores() == {"ann": 15, "bob": 15}
    assert table.winners() == ["bob"]
    assert table.match.outcome is not None
    assert table.match.outcome.reason == (
        "Seat 2 has the highest score: 15, ahead without Value cards"
    )


def test_a_tie_of_both_is_a_shared_win() -> None:
    """10.5: the win is shared, and the third is third."""
    table = trick(
        3,
        ["surge"],
        ann=has(hand=["niagara-60"], output=["arc-lamp-patent"]),
        bob=has(hand=["colorado-10"], output=["london-lecture"]),
        cleo=has(output=["no-degree"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.winners() == ["ann", "bob"]
    assert table.log_lines()[-1] == "Seat 1 and Seat 2 share the title with 15"
