"""RULES.md 7.1 to 7.6: a trick, from its prizes to its winner."""

import pytest

from engine.core.choice import choice
from engine.core.errors import NotOfferedError
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.lightning.table import bid, has, powers, trick


def test_prizes_are_turned_up_from_the_top() -> None:
    """7.1: three cards of the Common Deck, for all to see."""
    table = powers(
        common=["edison-medal", "bankrupt", "surge", "resonance"],
        ann=has(hand=["niagara-10"]),
        bob=has(hand=["niagara-20"]),
    )
    assert table.trick().prizes == ("edison-medal", "bankrupt", "surge")
    assert table.view().common == 1


def test_the_last_prizes_may_be_fewer() -> None:
    """7.1: two cards remain for the three-card trick."""
    table = powers(
        common=["edison-medal", "bankrupt"],
        ann=has(hand=["niagara-10", "niagara-20", "niagara-30"]),
        bob=has(hand=["niagara-20"]),
    )
    assert table.trick().prizes == ("edison-medal", "bankrupt")
    assert table.trick().size == 3
    assert "bid niagara-10 niagara-20 niagara-30" in table.choices_of("ann")


def test_a_bid_holds_up_to_as_many_cards_as_the_trick() -> None:
    """7.2: none to two cards in the two-card trick."""
    table = trick(
        2,
        ["edison-medal", "bankrupt"],
        ann=has(hand=["niagara-10", "niagara-20", "niagara-30"]),
        bob=has(hand=["niagara-40"]),
    )
    assert table.choices_of("ann") == [
        "bid nothing",
        "bid niagara-10",
        "bid niagara-20",
        "bid niagara-30",
        "bid niagara-10 niagara-20",
        "bid niagara-10 niagara-30",
        "bid niagara-20 niagara-30",
    ]
    assert table.choices_of("bob") == ["bid nothing", "bid niagara-40"]


def test_more_cards_than_the_trick_has_are_refused() -> None:
    """7.2: three cards to the two-card trick are rejected, and nothing changes."""
    table = trick(
        2,
        ["edison-medal", "bankrupt"],
        ann=has(hand=["niagara-10", "niagara-20", "niagara-30"]),
        bob=has(hand=["niagara-40"]),
    )
    before = table.match.digest()
    reason = "the limit of this trick is two cards"
    check_refusal(table, "ann: bid niagara-10 niagara-20 niagara-30", clause="7.2", reason=reason)
    with pytest.raises(NotOfferedError):
        table.match.answer(0, choice("bid", "niagara-10 niagara-20 niagara-30"))
    assert table.match.digest() == before


def test_equal_cards_are_offered_once() -> None:
    """7.2: two cards of the same suit and value cannot be told apart."""
    table = trick(
        2,
        ["edison-medal", "bankrupt"],
        ann=has(hand=["niagara-10", "niagara-10", "niagara-30"]),
        bob=has(hand=["niagara-40"]),
    )
    assert table.choices_of("ann") == [
        "bid nothing",
        "bid niagara-10",
        "bid niagara-30",
        "bid niagara-10 niagara-10",
        "bid niagara-10 niagara-30",
    ]


def test_a_smaller_bid_keeps_cards_but_not_the_limit() -> None:
    """7.2: one card in the three-card trick; later the limits are two and one all the same."""
    hand = ["niagara-10", "niagara-20", "niagara-30", "niagara-40", "niagara-50", "niagara-60"]
    table = trick(
        3, ["surge"] * 3, ann=has(hand=hand), bob=has(hand=["colorado-10"]), common=["bankrupt"] * 9
    )
    bid(table, ann="niagara-60", bob="")
    assert table.trick().size == 2
    check_not_offered(table, "ann: bid niagara-10 niagara-20 niagara-30")
    bid(table, ann="niagara-50 niagara-40", bob="colorado-10")
    assert table.trick().size == 1
    check_not_offered(table, "ann: bid niagara-10 niagara-20")


def test_who_has_no_cards_bids_nothing_without_being_asked() -> None:
    """7.2: four cards after the Power Cards: three, then one, then none."""
    table = trick(
        3,
        ["surge"] * 3,
        common=["bankrupt"] * 9,
        ann=has(hand=["niagara-10", "niagara-20", "niagara-30", "niagara-40"]),
        bob=has(hand=["colorado-10", "colorado-20", "colorado-30"]),
    )
    bid(table, ann="niagara-10 niagara-20 niagara-30", bob="colorado-10")
    bid(table, ann="niagara-40", bob="colorado-20")
    assert table.deciders() == ["bob"]
    bid(table, bob="colorado-30")
    assert table.last().bids == ((), ("colorado-30",))


def test_bids_are_revealed_at_once() -> None:
    """7.3: in whatever order they answer, no seat reads anything before the last answer."""
    table = trick(
        1,
        ["surge"],
        ann=has(hand=["niagara-10"]),
        bob=has(hand=["colorado-20"]),
        cleo=has(hand=["colorado-30"]),
    )
    bid(table, cleo="colorado-30")
    bid(table, ann="niagara-10")
    assert table.log_lines() == []
    bid(table, bob="colorado-20")
    assert table.log_lines()[:3] == [
        "Seat 1 bids Niagara 10",
        "Seat 2 bids Colorado 20",
        "Seat 3 bids Colorado 30",
    ]


def test_power_cards_work_whether_one_likes_it_or_not() -> None:
    """7.3: a Grounding Rod in the bid makes the total 0."""
    table = trick(
        3,
        ["surge"] * 3,
        ann=has(hand=["niagara-60", "grounding-rod"]),
        bob=has(hand=["colorado-20"]),
    )
    bid(table, ann="niagara-60 grounding-rod", bob="colorado-20")
    assert table.totals() == {"ann": 0, "bob": 20}


def test_effects_come_in_their_order() -> None:
    """7.4: an addition, a doubling, a zeroing, an exchange, then a fixed total."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        ann=has(
            hand=["niagara-20", "niagara-10", "resonance"],
            lasting=["alternating-current"],
            suit="niagara",
        ),
        bob=has(hand=["colorado-60", "arc-strike", "transformer"]),
        cleo=has(hand=["wardenclyffe-50", "grounding-rod"]),
    )
    bid(
        table,
        ann="niagara-20 niagara-10 resonance",
        bob="colorado-60 arc-strike transformer",
        cleo="wardenclyffe-50 grounding-rod",
    )
    play(table, "ann: double niagara-20")  # (20 + 10) x 2, and 10 + 10
    assert sum(table.trick().counts[0]) == 80
    play(table, "bob: strike seat-1")  # the doubled card counts 0
    assert table.trick().totals == (20, 60, 50)
    play(table, "bob: swap with seat-3")  # before the total of 0 is fixed
    assert table.totals() == {"ann": 20, "bob": 50, "cleo": 0}
    cards = [effect.card for effect in table.last().effects]
    assert cards == ["resonance", "arc-strike", "transformer", "grounding-rod"]


def test_within_a_phase_effects_come_in_order_of_seats() -> None:
    """7.4: it is asked and told from the Dealer's left onward."""
    table = trick(
        2,
        ["edison-medal"] * 2,
        dealer="ann",
        ann=has(hand=["niagara-20"]),
        bob=has(hand=["niagara-30"]),
        cleo=has(hand=["niagara-40"]),
    )
    bid(table, ann="niagara-20", bob="niagara-30", cleo="niagara-40")
    bidders = [line.split(" bids")[0] for line in table.log_lines() if " bids " in line]
    assert bidders == ["Seat 2", "Seat 3", "Seat 1"]


def test_a_total_is_the_sum_of_the_cards() -> None:
    """7.5: Voltage, Positive and Negative cards; Value and Power Cards count 0."""
    table = trick(
        3,
        ["surge"] * 3,
        ann=has(hand=["niagara-60", "edison-medal", "bankrupt"]),
        bob=has(hand=["value-niagara", "insulation", "tower-torn-down"]),
    )
    bid(
        table,
        ann="niagara-60 edison-medal bankrupt",
        bob="value-niagara insulation tower-torn-down",
    )
    assert table.totals() == {"ann": 65, "bob": -30}


def test_no_cards_count_nothing_which_may_be_the_most() -> None:
    """7.6: 0 beats -10, and an empty bid wins."""
    table = trick(1, ["bankrupt"], ann=has(hand=["no-degree"]), bob=has(hand=["niagara-10"]))
    bid(table, ann="no-degree", bob="")
    assert table.totals() == {"ann": -10, "bob": 0}
    assert table.won_by() == "bob"


def test_the_highest_total_wins_even_if_it_is_negative() -> None:
    """7.6: -10 beats -20."""
    table = trick(
        1, ["bankrupt"], ann=has(hand=["no-degree"]), bob=has(hand=["morgan-stops-paying"])
    )
    bid(table, ann="no-degree", bob="morgan-stops-paying")
    assert table.won_by() == "ann"


def test_two_reversals_undo_each_other() -> None:
    """7.6: an odd number of reversals makes it the lowest, two make it the highest."""
    for lasting, winner in (([], "bob"), (["blackout"], "ann")):
        table = trick(
            1,
            ["edison-medal"],
            ann=has(hand=["polarity-reversal"], lasting=lasting),
            bob=has(hand=["no-degree"]),
        )
        bid(table, ann="polarity-reversal", bob="no-degree")
        assert table.won_by() == winner
