"""RULES.md 7.7 to 7.9: where prizes and bids go."""

from engine.games.lightning.trick_report import Taking
from engine.testing import play
from tests.engine.games.lightning.table import MORE, bid, has, trick


def test_cards_marked_won_work_in_their_order() -> None:
    """7.7: Strikes Twice, Royalty Clause, Torn Contract, Faulty Goods Returned, then the rest."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "london-lecture"],
        common=["niagara-plant-starts", "no-degree", "hit-by-a-taxi"],
        ann=has(hand=["strikes-twice", "torn-contract", "faulty-goods-returned", "surge"]),
        bob=has(hand=["royalty-clause", "morgan-stops-paying", "niagara-10"]),
    )
    bid(
        table,
        ann="strikes-twice torn-contract faulty-goods-returned surge",
        bob="royalty-clause morgan-stops-paying",
    )
    assert table.trick().winner == 0
    play(table, "bob: take edison-medal", "bob: take niagara-plant-starts")
    play(table, "ann: send back bankrupt")
    assert [effect.card for effect in table.last().effects] == [
        "strikes-twice",
        "royalty-clause",
        "torn-contract",
        "faulty-goods-returned",
    ]
    assert [taking.card for taking in table.last().takings] == [
        "edison-medal",
        "niagara-plant-starts",
        "bankrupt",
        "london-lecture",
    ]


def test_the_winner_takes_what_is_left_of_the_prizes() -> None:
    """7.7: first others take theirs, then the winner the rest, into the Output Deck."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "london-lecture"],
        common=["niagara-plant-starts", "no-degree", "hit-by-a-taxi"],
        ann=has(hand=["strikes-twice", "torn-contract", "niagara-60"]),
        bob=has(hand=["royalty-clause", "niagara-10"]),
    )
    bid(table, ann="strikes-twice torn-contract niagara-60", bob="royalty-clause")
    assert table.choices_of("bob") == [
        "take niagara-plant-starts",
        "take edison-medal",
        "take london-lecture",
        "take bankrupt",
    ]
    play(table, "bob: take niagara-plant-starts", "bob: take edison-medal")
    assert table.last().takings == (
        Taking(card="niagara-plant-starts", seat=1, power_card="royalty-clause"),
        Taking(card="edison-medal", seat=1, power_card="torn-contract"),
        Taking(card="bankrupt", seat=0),
        Taking(card="london-lecture", seat=0),
    )
    assert {"bankrupt", "london-lecture"} <= set(table.side("ann").output)
    assert {"niagara-plant-starts", "edison-medal"} <= set(table.side("bob").output)


def test_bids_go_home_won_or_lost() -> None:
    """7.8: every bid goes to its player's Output Deck."""
    table = trick(
        3,
        ["surge"] * 3,
        ann=has(hand=["niagara-60", "niagara-20"]),
        bob=has(hand=["colorado-20", "colorado-30"]),
    )
    bid(table, ann="niagara-60 niagara-20", bob="colorado-20")
    assert table.side("ann").output == ("niagara-60", "niagara-20", "surge", "surge", "surge")
    assert table.side("bob").output == ("colorado-20",)


def test_a_power_card_that_is_won_does_nothing_yet() -> None:
    """7.9: it works only when it is played from a hand later."""
    table = trick(
        3,
        ["grounding-rod", "investors-cheque", "insulation"],
        common=MORE,
        ann=has(hand=["niagara-60", "niagara-10"]),
        bob=has(hand=["colorado-20"]),
    )
    bid(table, ann="niagara-60", bob="colorado-20")
    assert table.totals() == {"ann": 60, "bob": 20}
    assert table.side("ann").lasting_powers == ()
    assert table.view().common == len(MORE) - 2


def test_an_early_power_card_in_a_bid_is_a_blank() -> None:
    """7.9: one that is meant to be played before the tricks counts 0 and does nothing."""
    table = trick(
        1,
        ["edison-medal"],
        ann=has(hand=["investors-cheque"], input=["niagara-10"] * 6),
        bob=has(hand=["no-degree"], input=["niagara-20"] * 6),
    )
    bid(table, ann="investors-cheque", bob="no-degree")
    assert table.totals() == {"ann": 0, "bob": -10}
    assert "investors-cheque" in table.side("ann").output
    assert table.last().effects == ()
