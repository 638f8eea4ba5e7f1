"""RULES.md 4: the upgrading turn."""

import pytest

from engine.games.taidian.cards import CARDS
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, upgrade


@pytest.mark.parametrize("card", ["punch", "shield", "first-aid", "shotgun"])
def test_only_black_cards_are_played(card: str) -> None:
    """4.1: only black cards may be played."""
    table = brawl(ferrand=has(hand=[card]), qiao=has())
    play(table, "ferrand: upgrade")
    reason = "only supplies (black) work in an upgrading turn"
    check_refusal(table, f"ferrand: play {card}", clause="4.1", reason=reason)


def test_money_is_a_budget_for_many_buys() -> None:
    """4.2: buy as many cards as it pays for."""
    table = brawl(ferrand=has(hand=["cash", "cash", "coin"]), qiao=has())
    upgrade(table, "play cash", "play cash", "play coin")
    assert table.view().turn.money == 5
    play(table, "ferrand: buy shield", "ferrand: buy kick")
    assert table.view().turn.money == 0
    assert table.fighter("ferrand").bought_counts == {"shield": 1, "kick": 1}


def test_nothing_is_sold_on_credit() -> None:
    """4.2: the cost is on the card."""
    table = brawl(ferrand=has(hand=["cash"]), qiao=has())
    upgrade(table, "play cash")
    check_refusal(
        table, "ferrand: buy punch", clause="4.2", reason="it costs 3, and you have 2 money"
    )
    assert "buy shield" in table.choices_of("ferrand")


def test_money_left_over_is_lost() -> None:
    """4.2: money that is left is lost."""
    table = brawl(ferrand=has(hand=["gold"]), qiao=has())
    upgrade(table, "play gold", "buy coin", "end turn")
    upgrade(table, "end turn", by="qiao")
    play(table, "ferrand: upgrade")
    assert table.view().turn.money == 0


def test_an_empty_stack_sells_nothing() -> None:
    """4.3: from an empty stack nothing can be bought."""
    table = brawl(ferrand=has(hand=["gold"]), qiao=has(), market={"punch": 1})
    upgrade(table, "play gold", "buy punch")
    assert table.stack("punch") == 0
    check_refusal(table, "ferrand: buy punch", clause="4.3", reason="the stack is empty")


def test_bought_cards_are_used_once_drawn() -> None:
    """4.4: bought cards go to your discard."""
    table = brawl(ferrand=has(hand=["gold"], deck=[]), qiao=has())
    upgrade(table, "play gold", "buy bolt")
    assert table.discard("ferrand") == ["gold", "bolt"]
    check_not_offered(table, "ferrand: play bolt")
    play(table, "ferrand: end turn")
    assert table.hand("ferrand") == ["gold", "bolt"]


def test_energy_money_and_buying_mix_in_any_order() -> None:
    """4.5: may be mixed in any order."""
    table = brawl(ferrand=has(hand=["coin", "bolt", "coin", "flash"]), qiao=has())
    upgrade(table, "play coin", "buy coin", "play bolt", "play coin", "play flash", "buy antidote")
    assert table.fighter("ferrand").energy == 5
    assert table.view().turn.money == 0


def test_everything_can_be_played_in_one_go() -> None:
    """4.5: all money and energy in the hand may be played in one go."""
    table = brawl(ferrand=has(hand=["coin", "bolt", "cash", "kick"]), qiao=has())
    upgrade(table, "play all")
    assert table.view().turn.money == 3
    assert table.fighter("ferrand").energy == 2
    assert table.hand("ferrand") == ["kick"]
    assert table.view().turn.played_cards == ("coin", "bolt", "cash")


def test_the_market_shows_what_is_affordable_and_in_reach() -> None:
    """4.2: the cards that the money on the table and in the hand could buy."""
    table = brawl(ferrand=has(hand=["cash", "coin", "coin"]), qiao=has())
    upgrade(table, "play cash")
    market = {stack.slug: stack for stack in table.view("ferrand").market}
    assert [slug for slug, stack in market.items() if stack.affordable] == [
        slug for slug, row in CARDS.items() if row.cost <= 2
    ]
    assert [slug for slug, stack in market.items() if stack.in_reach] == [
        slug for slug, row in CARDS.items() if row.cost <= 4
    ]
    assert not any(stack.in_reach for stack in table.view("").market)


def test_the_vault_is_in_reach_before_an_upgrading_turn_and_nothing_in_an_attacking_one() -> None:
    """3.2, 16.4: the Vault pays as the turn begins; an attacking turn buys nothing."""
    table = brawl(ferrand=has(hand=["cash"], structures=["vault"]), qiao=has())

    def most_in_reach() -> int:
        market = table.view("ferrand").market
        return max((stack.cost for stack in market if stack.in_reach), default=0)

    assert most_in_reach() == 3
    play(table, "ferrand: attack")
    assert most_in_reach() == 0
