"""RULES.md 11.25 to 11.28: the Power Cards that change who takes what, one by one."""

import pytest

from engine.testing import play
from tests.engine.games.lightning.table import MORE, bid, has, powers, trick

PRIZES = ("edison-medal", "bankrupt", "london-lecture")


def test_royalty_clause() -> None:
    """11.25: a player who did not win takes one of at least two prizes."""
    table = trick(
        3, PRIZES, ann=has(hand=["royalty-clause"]), bob=has(hand=["colorado-60", "niagara-10"])
    )
    bid(table, ann="royalty-clause", bob="colorado-60")
    assert table.deciders() == ["ann"]
    assert table.choices_of("ann") == ["take edison-medal", "take london-lecture", "take bankrupt"]
    play(table, "ann: take edison-medal")
    assert table.side("ann").output == ("edison-medal",)
    assert table.side("bob").output == ("colorado-60", "london-lecture", "bankrupt")


@pytest.mark.parametrize(("prizes", "rival"), [(PRIZES[:1], "colorado-60"), (PRIZES, "no-degree")])
def test_royalty_clause_without_effect(prizes: tuple[str, ...], rival: str) -> None:
    """11.25: not for a single prize, and not for the winner."""
    table = trick(3, prizes, ann=has(hand=["royalty-clause"]), bob=has(hand=[rival]))
    bid(table, ann="royalty-clause", bob=rival)
    assert table.last().takings[0].power_card == ""


def test_torn_contract() -> None:
    """11.26: if you win, your left neighbour takes one of the prizes."""
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["torn-contract", "niagara-60"]),
        bob=has(hand=["colorado-10"], lasting=["insulation"]),
        cleo=has(hand=["colorado-20"]),
    )
    bid(table, ann="torn-contract niagara-60", bob="", cleo="")
    assert table.deciders() == ["bob"]
    play(table, "bob: take edison-medal")
    assert "edison-medal" in table.side("bob").output
    assert [taking.seat for taking in table.last().takings] == [1, 0, 0]


def test_torn_contract_of_a_loser() -> None:
    """11.26: a player who does not win loses nothing."""
    table = trick(3, PRIZES, ann=has(hand=["torn-contract"]), bob=has(hand=["colorado-10"]))
    bid(table, ann="torn-contract", bob="colorado-10")
    assert {taking.seat for taking in table.last().takings} == {1}


def test_a_single_prize_goes_to_the_neighbour_without_asking() -> None:
    """11.26: the winner goes away empty-handed."""
    table = trick(1, PRIZES[:1], ann=has(hand=["torn-contract"]), bob=has(hand=["no-degree"]))
    bid(table, ann="torn-contract", bob="no-degree")
    assert table.won_by() == "ann"
    assert [(taking.card, taking.seat) for taking in table.last().takings] == [("edison-medal", 1)]


def test_faulty_goods_returned() -> None:
    """11.27: the winner may put one of the prizes under the Common Deck."""
    table = trick(
        3,
        PRIZES,
        common=MORE,
        ann=has(hand=["faulty-goods-returned", "niagara-60", "niagara-10"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="faulty-goods-returned niagara-60", bob="")
    assert table.choices_of("ann") == [
        "send back edison-medal",
        "send back london-lecture",
        "send back bankrupt",
        "keep prizes",
    ]
    play(table, "ann: send back bankrupt")
    assert table.view().buried_cards == ("bankrupt",)
    assert table.state.common.cards[-1] == "bankrupt"
    assert table.last().takings[0].seat is None
    assert "bankrupt" not in table.side("ann").collection


def test_faulty_goods_may_be_kept() -> None:
    """11.27: you may; and with an empty Common Deck there is nothing to ask."""
    table = trick(
        3,
        PRIZES,
        common=MORE,
        ann=has(hand=["faulty-goods-returned", "niagara-60", "niagara-10"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="faulty-goods-returned niagara-60", bob="")
    play(table, "ann: keep prizes")
    assert "bankrupt" in table.side("ann").collection
    table = trick(
        3,
        PRIZES,
        ann=has(hand=["faulty-goods-returned", "niagara-60"]),
        bob=has(hand=["colorado-10"]),
    )
    bid(table, ann="faulty-goods-returned niagara-60", bob="")
    assert table.match.outcome is not None


def test_strikes_twice() -> None:
    """11.28: if you win, the top card of the Common Deck joins the prizes."""
    table = trick(
        1,
        PRIZES[:1],
        common=["niagara-plant-starts", *MORE],
        ann=has(hand=["strikes-twice"], input=["niagara-60"]),
        bob=has(hand=["no-degree"], input=["niagara-10"]),
    )
    bid(table, ann="strikes-twice", bob="no-degree")
    assert {taking.card for taking in table.last().takings} == {
        "edison-medal",
        "niagara-plant-starts",
    }
    assert "niagara-plant-starts" in table.side("ann").collection


def test_strikes_twice_without_effect() -> None:
    """11.28: not for a loser, and not from an empty Common Deck."""
    table = trick(1, PRIZES[:1], ann=has(hand=["strikes-twice"]), bob=has(hand=["no-degree"]))
    bid(table, ann="strikes-twice", bob="no-degree")
    assert len(table.last().takings) == 1
    table = trick(
        1,
        PRIZES[:1],
        common=["niagara-plant-starts"],
        ann=has(hand=["strikes-twice"], input=["surge"]),
        bob=has(hand=["colorado-60"], input=["resonance"]),
    )
    bid(table, ann="strikes-twice", bob="colorado-60")
    assert len(table.last().takings) == 1
    assert table.trick().prizes == ("niagara-plant-starts",)


def test_some_cards_are_used_up() -> None:
    """11.29: once Industrial Spy, Transformer or Royalty Clause has worked, it leaves the game."""
    table = powers(
        common=MORE, ann=has(hand=["industrial-spy", "niagara-10"]), bob=has(hand=["niagara-60"])
    )
    play(table, "ann: give niagara-10")
    assert table.view().removed_cards == ("industrial-spy",)
    assert "Seat 1 has used up Industrial Spy, which leaves the game" in table.log_lines()
    table = trick(
        3,
        PRIZES,
        common=MORE,
        ann=has(hand=["transformer", "niagara-20"]),
        bob=has(hand=["royalty-clause", "niagara-10"]),
    )
    bid(table, ann="transformer", bob="royalty-clause niagara-10")
    assert table.trick().winner == 0
    play(table, "bob: take bankrupt")
    assert table.view().removed_cards == ("transformer", "royalty-clause")
    assert table.side("ann").output == ("edison-medal", "london-lecture")
    assert table.side("bob").output == ("niagara-10", "bankrupt")


def test_cards_that_have_not_worked_stay() -> None:
    """11.29: cancelled, or with nothing to work on, they go to the Output Deck."""
    table = powers(common=MORE, ann=has(hand=["industrial-spy", "niagara-10"]), bob=has())
    assert table.side("ann").output == ("industrial-spy",)
    table = trick(
        3,
        PRIZES,
        common=MORE,
        ann=has(hand=["transformer", "royalty-clause", "niagara-20"]),
        bob=has(hand=["short-circuit", "niagara-10"]),
    )
    bid(table, ann="transformer royalty-clause", bob="short-circuit niagara-10")
    assert table.view().removed_cards == ()
    assert table.side("ann").output == ("transformer", "royalty-clause")
