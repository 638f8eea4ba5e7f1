"""RULES.md 9: the end."""

from engine.testing import play, play_to_end
from tests.engine.games.lightning.table import bid, has, powers, trick


def test_the_game_ends_with_the_trick_that_empties_the_common_deck() -> None:
    """9.1: three cards for the three-card trick; two- and one-card tricks are not played."""
    table = powers(
        common=["edison-medal", "bankrupt", "surge"],
        ann=has(hand=["niagara-60", "niagara-50"]),
        bob=has(hand=["colorado-10"]),
    )
    play(table, "ann: bid niagara-60")
    play_to_end(table, "bob: bid nothing")
    assert table.winners() == ["ann"]
    assert table.view().outcome == table.match.outcome


def test_two_cards_for_the_three_card_trick() -> None:
    """9.1: two prizes, up to three bid cards, then the game is over."""
    table = powers(
        common=["edison-medal", "bankrupt"],
        ann=has(hand=["niagara-60", "niagara-50", "niagara-40"]),
        bob=has(hand=["colorado-10"]),
    )
    play(table, "ann: bid niagara-40 niagara-50 niagara-60")
    play_to_end(table, "bob: bid nothing")
    assert table.scores() == {"ann": 5, "bob": 0}


def test_the_game_may_end_before_the_tricks() -> None:
    """9.1: a Power Card takes the last card of the Common Deck; no trick is played."""
    table = powers(
        common=["edison-medal"],
        ann=has(hand=["investors-cheque", "niagara-60"]),
        bob=has(hand=["colorado-10"]),
    )
    assert table.match.pending == ()
    assert table.scores() == {"ann": 25, "bob": 0}


def test_the_other_power_cards_are_still_played_then() -> None:
    """9.1: it is over after the Power Cards, not in the middle of them."""
    table = powers(
        common=["edison-medal"],
        ann=has(hand=["investors-cheque"]),
        bob=has(hand=["scrap-heap", "bankrupt"]),
    )
    play_to_end(table, "bob: scrap bankrupt")
    assert table.scores() == {"ann": 25, "bob": 0}


def test_a_tie_that_takes_the_last_card_is_drawn_to_its_end() -> None:
    """9.2: the running trick is finished and is the last."""
    table = trick(
        3,
        ["edison-medal"] * 3,
        common=["niagara-10", "niagara-20"],
        ann=has(hand=["colorado-60", "surge"]),
        bob=has(hand=["wardenclyffe-60", "resonance"]),
    )
    play(table, "ann: bid colorado-60")
    play_to_end(table, "bob: bid wardenclyffe-60")
    assert table.won_by() == "bob"
    assert table.scores() == {"ann": 0, "bob": 75}


def test_hand_and_lasting_cards_count_at_the_end() -> None:
    """9.3: all cards of the collection, wherever they lie."""
    table = trick(
        3,
        ["london-lecture"] * 3,
        ann=has(
            hand=["niagara-60", "edison-medal"],
            input=["value-niagara"],
            output=["bankrupt"],
            lasting=["insulation"],
        ),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="niagara-60", bob="")
    assert table.scores()["ann"] == 25 - 20 + 5 + 3 * 15


def test_at_the_end_everything_is_laid_open() -> None:
    """9.3: all seats see every collection and the whole curve."""
    table = trick(
        3,
        ["london-lecture"] * 3,
        ann=has(hand=["niagara-60"], input=["value-niagara"]),
        bob=has(hand=["colorado-10"], input=["no-degree"]),
    )
    assert table.side("bob", seen_by="ann").unknown == 2
    bid(table, ann="niagara-60", bob="")
    for eyes in ("ann", "bob", ""):
        assert table.side("bob", seen_by=eyes).collection == ("colorado-10", "no-degree")
        assert table.side("bob", seen_by=eyes).unknown == 0
        assert table.view(eyes).curve == ((50,), (-10,))
