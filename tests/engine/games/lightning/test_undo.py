"""Undo stops at a revealed card, or at a hand that was asked for."""

import pytest

from engine.core.chance import Chance
from engine.core.match import Match, start_match
from engine.core.match_access import position_of
from engine.games.lightning import GAME
from engine.games.lightning.state import LightningState
from engine.testing import play
from tests.engine.games.lightning.table import (
    MORE,
    LightningTable,
    bid,
    has,
    idle,
    new_game,
    powers,
    trick,
)


def can_take_back(table: LightningTable, who: str) -> bool:
    return table.match.can_undo(table.seat(who))


def test_a_bid_can_be_taken_back_until_the_last_one_is_in() -> None:
    """7.2: no seat has seen anything while another still thinks."""
    table = trick(
        1,
        ["edison-medal"],
        common=MORE,
        ann=has(hand=["niagara-60", "niagara-10"]),
        bob=has(hand=["niagara-50"]),
    )
    digest = table.match.digest()
    bid(table, ann="niagara-60")
    assert can_take_back(table, "ann")
    table.match.undo(0)
    assert table.match.digest() == digest
    bid(table, ann="niagara-10")
    bid(table, bob="niagara-50")
    assert not can_take_back(table, "ann")
    assert not can_take_back(table, "bob")


def test_a_return_can_be_taken_back_until_all_have_returned() -> None:
    """3.3: then the hands are drawn."""
    table = new_game(2)
    play(table, f"bob: {table.choices_of('bob')[3]}")
    assert can_take_back(table, "bob")
    play(table, f"ann: {table.choices_of('ann')[3]}")
    assert not can_take_back(table, "ann")


def test_the_order_of_power_cards_can_be_taken_back() -> None:
    """6.2: as long as nothing was turned up, and the next hand was not asked for."""
    table = powers(
        common=MORE,
        ann=has(hand=["alternating-current", "insulation", "blackout", "niagara-10"]),
        bob=has(hand=["niagara-50"]),
    )
    play(table, "ann: play insulation")
    assert can_take_back(table, "ann")
    play(table, "ann: play alternating-current", "ann: name niagara")
    assert not can_take_back(table, "ann")  # Blackout followed by itself, and then Bob's hand


def test_the_end_of_ones_power_cards_cannot_be_taken_back() -> None:
    """6.1: that the next player has none, or which, is news."""
    table = powers(
        common=MORE,
        ann=has(hand=["scrap-heap", "niagara-10"]),
        bob=has(hand=["niagara-50", "blackout", "insulation"]),
    )
    play(table, "ann: keep all")
    assert table.deciders() == ["bob"]
    assert not can_take_back(table, "ann")


def test_where_power_cards_are_a_choice_done_can_be_taken_back() -> None:
    """12.1: all seats are asked, so nothing was revealed."""
    table = powers(
        by_choice=True,
        common=MORE,
        ann=has(hand=["scrap-heap", "niagara-10"]),
        bob=has(hand=["niagara-50"]),
    )
    play(table, "ann: done")
    assert table.deciders() == ["bob"]
    assert can_take_back(table, "ann")


@pytest.mark.parametrize("choice", ["strike seat-2", "strike seat-3"])
def test_a_choice_over_open_cards_can_be_taken_back(choice: str) -> None:
    """11.19: until another card is turned up."""
    table = trick(
        3,
        ["edison-medal", "bankrupt", "surge"],
        common=MORE,
        ann=has(hand=["arc-strike", "transformer", "niagara-10"]),
        bob=has(hand=["niagara-60"]),
        cleo=has(hand=["niagara-50"]),
    )
    bid(table, ann="arc-strike transformer niagara-10", bob="niagara-60", cleo="niagara-50")
    play(table, f"ann: {choice}")
    assert table.view().trick is not None
    assert can_take_back(table, "ann")
    play(table, "ann: swap with seat-2")
    assert not can_take_back(table, "ann")  # the next prizes lie open


def test_after_an_agreed_undo_returned_cards_come_up_in_another_order() -> None:
    """3.3: they lie shuffled under the deck. Whoever saw them come up would know them again."""
    match, chance = start_match(GAME, seed=3, seats=5), Chance(3)
    while not is_only_returned(match):
        decision = match.pending[0]
        match.answer(decision.seat, chance.pick(decision.choices))
    again = match.rewound(len(match.log), "salt")
    before, after = (position_of(each).state.common for each in (match, again))
    assert sorted(after.cards) == sorted(before.cards)
    assert after.cards != before.cards


def test_after_an_agreed_undo_returned_cards_still_lie_below_the_others() -> None:
    """3.4: their owners know that they do not come up before the rest."""
    table = new_game(4)
    idle(table, until="bid")
    again = table.match.rewound(len(table.match.log), "salt")
    before, after = (position_of(each).state.common.cards for each in (table.match, again))
    assert sorted(after[-12:]) == sorted(before[-12:])
    assert after[-12:] != before[-12:]
    assert after[:-12] != before[:-12]


def is_only_returned(match: Match[LightningState]) -> bool:
    """Are all unknown cards of the Common Deck cards that the players returned?"""
    g = position_of(match).state
    return g.round > 0 and g.returned_count == len(g.common) - g.common.known_bottom_count
