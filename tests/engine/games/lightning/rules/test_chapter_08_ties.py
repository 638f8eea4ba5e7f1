"""RULES.md 8: ties."""

import pytest

from engine.games.lightning.trick_report import TieDraw, TieRound
from tests.engine.games.lightning.table import bid, bid_nothing, has, trick


def test_only_those_tied_for_the_win_draw() -> None:
    """8.1: 60+20+10 and 50+40 are tied at 90; no cards at all are out of it."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=["niagara-10", "niagara-20", *["no-degree"] * 4],
        ann=has(hand=["colorado-60", "colorado-20", "colorado-10"]),
        bob=has(hand=["wardenclyffe-50", "wardenclyffe-40"]),
        cleo=has(hand=["niagara-60"]),
    )
    bid(
        table,
        ann="colorado-60 colorado-20 colorado-10",
        bob="wardenclyffe-50 wardenclyffe-40",
        cleo="",
    )
    assert table.drew() == ["ann", "bob"]
    assert table.totals() == {"ann": 100, "bob": 110, "cleo": 0}
    assert table.won_by() == "bob"


def test_a_tie_for_the_second_place_does_not_matter() -> None:
    """8.1: other ties do not matter."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-50"]),
        cleo=has(hand=["niagara-50"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-50", cleo="niagara-50")
    assert table.last().tie_rounds == ()


def test_the_bad_prize_of_a_one_card_trick() -> None:
    """8.1: Negative 10, a Value card and no card: the latter two are tied at 0 and draw."""
    table = trick(
        1,
        ["morgan-stops-paying"],
        common=["niagara-10", "niagara-20", "niagara-30"],
        ann=has(hand=["no-degree"]),
        bob=has(hand=["value-niagara"]),
        cleo=has(hand=["niagara-60"]),
    )
    bid(table, ann="no-degree", bob="value-niagara", cleo="")
    assert table.drew() == ["bob", "cleo"]
    assert table.won_by() == "cleo"


def test_they_draw_in_order_and_the_dealer_last() -> None:
    """8.2: the Dealer is tied with the left neighbour, who draws first."""
    table = trick(
        1,
        ["edison-medal"],
        dealer="ann",
        common=["niagara-10", "niagara-20", "niagara-30"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["niagara-50"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="niagara-50")
    (tie,) = table.last().tie_rounds
    assert tie == TieRound(
        draws=(
            TieDraw(seat=1, card="niagara-10", counts=10, total=70),
            TieDraw(seat=0, card="niagara-20", counts=20, total=80),
        ),
        uses_own_decks=False,
        level=(0,),
    )


def test_all_of_them_draw_even_if_one_is_ahead() -> None:
    """8.2: the first draws 60, the others still draw."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-60", "niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-60"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-60")
    assert table.drew() == ["ann", "bob", "cleo"]
    assert table.won_by() == "ann"


def test_power_and_value_cards_count_nothing_in_a_draw() -> None:
    """8.3: a Power Card and a Value card add 0 and have no effect; they draw again."""
    table = trick(
        1,
        ["edison-medal"],
        common=["polarity-reversal", "value-niagara", "niagara-20", "niagara-10", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    first, second = table.last().tie_rounds
    assert [draw.counts for draw in first.draws] == [0, 0]
    assert first.level == (0, 1)
    assert [draw.counts for draw in second.draws] == [20, 10]
    assert table.won_by() == "ann"


def test_a_before_card_that_is_drawn_is_ignored() -> None:
    """8.3: a card that is played before the tricks does nothing here."""
    table = trick(
        1,
        ["edison-medal"],
        common=["investors-cheque", "niagara-10", "niagara-20", "niagara-30"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    assert table.totals() == {"ann": 60, "bob": 70}
    assert table.view().common == 0


def test_those_still_level_draw_again_and_the_others_are_out() -> None:
    """8.4: draws of +20, +20 and -10: the first two draw again."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-20", "colorado-20", "no-degree", "niagara-30", "niagara-40", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-60"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-60")
    assert table.drew() == ["ann", "bob", "cleo", "ann", "bob"]
    assert table.last().tie_rounds[0].level == (0, 1)
    assert table.totals() == {"ann": 110, "bob": 120, "cleo": 50}


def test_all_bid_nothing() -> None:
    """8.4: all are tied at 0, and all draw."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-20", "colorado-30", "no-degree", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-60"]),
    )
    bid_nothing(table)
    assert table.drew() == ["ann", "bob", "cleo"]
    assert table.won_by() == "bob"


def test_who_was_beaten_before_the_draw_stays_beaten() -> None:
    """8.5: both draws are negative and fall below the third, who stays outside."""
    table = trick(
        1,
        ["edison-medal"],
        common=["bankrupt", "tower-torn-down", "surge"],
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["new-york-50"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="new-york-50")
    assert table.totals() == {"ann": 40, "bob": 30, "cleo": 50}
    assert table.won_by() == "ann"


def test_the_lowest_total_is_drawn_for_alike() -> None:
    """8.4: with a reversal the lowest new total wins."""
    table = trick(
        1,
        ["edison-medal"],
        common=["niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-10"], lasting=["blackout"]),
        bob=has(hand=["wardenclyffe-10"]),
        cleo=has(hand=["new-york-50"]),
    )
    bid(table, ann="colorado-10", bob="wardenclyffe-10", cleo="new-york-50")
    assert table.drew() == ["ann", "bob"]
    assert table.won_by() == "ann"


def test_drawn_cards_stay_with_those_who_drew_them() -> None:
    """8.6: also for the losers of the tie; the winner has bid, drawn card and prize."""
    table = trick(
        3,
        ["edison-medal"],
        common=["niagara-10", "niagara-20", "surge"],
        ann=has(hand=["colorado-60", "bankrupt"]),
        bob=has(hand=["wardenclyffe-60", "no-degree"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    assert table.side("ann").output == ("colorado-60", "niagara-10")
    assert table.side("bob").output == ("niagara-20", "wardenclyffe-60", "edison-medal")


@pytest.mark.parametrize(("left", "own"), [(2, False), (1, True)])
def test_a_short_common_deck_is_left_alone(left: int, own: bool) -> None:
    """8.7: one card for two who are tied: both draw from their own Input Decks."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=["niagara-10", "niagara-20"][:left],
        ann=has(hand=["colorado-60", "surge"], input=["niagara-30"]),
        bob=has(hand=["wardenclyffe-60", "bankrupt"], input=["niagara-40"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    (tie,) = table.last().tie_rounds
    assert tie.uses_own_decks is own
    assert [draw.card for draw in tie.draws] == (
        ["niagara-30", "niagara-40"] if own else ["niagara-10", "niagara-20"]
    )
    if own:
        assert table.trick().prizes == ("niagara-10",)
        assert table.side("bob").output[:2] == ("niagara-40", "wardenclyffe-60")


def test_later_draws_may_come_from_the_own_decks() -> None:
    """8.7: it is decided again for each draw."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=["niagara-10", "colorado-10", "surge"],
        ann=has(hand=["colorado-60", "bankrupt"], input=["niagara-30"]),
        bob=has(hand=["wardenclyffe-60", "no-degree"], input=["niagara-40"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    assert [tie.uses_own_decks for tie in table.last().tie_rounds] == [False, True]
    assert table.won_by() == "bob"


def test_who_has_no_card_to_draw_adds_nothing() -> None:
    """8.8: the other one draws, and may lose by it."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=[],
        ann=has(hand=["colorado-60"], input=["bankrupt"]),
        bob=has(hand=["wardenclyffe-60"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60")
    assert table.totals() == {"ann": 40, "bob": 60}
    assert table.won_by() == "bob"


@pytest.mark.parametrize(("dealer", "winner"), [("cleo", "ann"), ("ann", "bob"), ("bob", "ann")])
def test_if_nobody_can_draw_the_first_in_order_wins(dealer: str, winner: str) -> None:
    """8.8: so a trick always ends."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=[],
        dealer=dealer,
        ann=has(hand=["colorado-60"]),
        bob=has(hand=["wardenclyffe-60"]),
        cleo=has(hand=["niagara-10"]),
    )
    bid(table, ann="colorado-60", bob="wardenclyffe-60", cleo="niagara-10")
    assert table.won_by() == winner
    assert any("first in order" in line for line in table.log_lines())
