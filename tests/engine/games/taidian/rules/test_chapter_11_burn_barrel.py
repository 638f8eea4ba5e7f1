"""RULES.md 11: the Burn-Barrel."""

import pytest

from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade


@pytest.mark.parametrize("kind", ["upgrade", "attack"])
def test_it_burns_in_both_kinds_of_turn(kind: str) -> None:
    """11.1: it may be played in both kinds of turn."""
    table = brawl(ferrand=has(hand=["burn-barrel", "coin", "kick"]), qiao=has())
    play(table, f"ferrand: {kind}", "ferrand: play burn-barrel", "ferrand: burn coin")
    play(table, "ferrand: enough")
    assert table.view().burned_cards == ("coin",)
    assert table.hand("ferrand") == ["kick"]


def test_two_cards_at_most() -> None:
    """11.2: put up to two cards from your hand out of the game."""
    table = brawl(ferrand=has(hand=["burn-barrel", "coin", "coin", "coin"]), qiao=has())
    upgrade(table, "play burn-barrel", "burn coin", "burn coin")
    assert table.view().step == "upgrade"
    assert table.view().burned_cards == ("coin", "coin")
    assert table.hand("ferrand") == ["coin"]


def test_two_barrels_burn_no_more_than_one() -> None:
    """11.2: in one turn a fighter burns no more than two."""
    table = brawl(
        ferrand=has(hand=["burn-barrel", "burn-barrel", "coin", "coin", "coin"]), qiao=has()
    )
    upgrade(table, "play burn-barrel", "burn coin", "burn coin")
    check_refusal(
        table,
        "ferrand: play burn-barrel",
        clause="11.2",
        reason="you have burned two cards this turn",
    )


def test_two_barrels_can_burn_one_card_each() -> None:
    """11.2: a second one may be played while fewer are burned."""
    table = brawl(ferrand=has(hand=["burn-barrel", "burn-barrel", "coin", "coin"]), qiao=has())
    upgrade(table, "play burn-barrel", "burn coin", "enough", "play burn-barrel", "burn coin")
    assert table.view().burned_cards == ("coin", "coin")


def test_a_barrel_needs_something_to_burn() -> None:
    """11.2: cards in your hand."""
    table = brawl(ferrand=has(hand=["burn-barrel"]), qiao=has())
    play(table, "ferrand: upgrade")
    reason = "there is no other card in your hand"
    check_refusal(table, "ferrand: play burn-barrel", clause="11.2", reason=reason)


def test_burned_cards_must_be_unused() -> None:
    """11.3: and cards bought in this turn are not in the hand."""
    table = brawl(ferrand=has(hand=["burn-barrel", "gold", "kick"]), qiao=has())
    upgrade(table, "play gold", "buy coin", "play burn-barrel")
    assert table.choices_of("ferrand") == ["burn kick", "enough"]


def test_a_burned_card_cannot_be_used() -> None:
    """11.3: it is out of the game."""
    table = brawl(ferrand=has(hand=["burn-barrel", "punch"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: play burn-barrel", "ferrand: burn punch")
    assert table.choices_of("ferrand") == ["end turn"]


def test_the_barrel_itself_goes_to_the_discard() -> None:
    """11.4: the Burn-Barrel itself goes to the discard."""
    table = brawl(ferrand=has(hand=["burn-barrel", "kick"]), qiao=has())
    upgrade(table, "play burn-barrel", "burn kick", "end turn")
    assert table.discard("ferrand") == ["burn-barrel"]


def test_a_batch_is_finished_before_anything_is_burned() -> None:
    """11.1: between batches, not in the middle of one."""
    table = brawl(ferrand=has(hand=["burn-barrel", "kick", "coin"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay kick")
    check_not_offered(table, "ferrand: play burn-barrel")
    reason = "you must strike first or take the cards back"
    check_refusal(table, "ferrand: play burn-barrel", clause="7.2", reason=reason)
    play(table, "ferrand: strike", "ferrand: play burn-barrel", "ferrand: burn coin")
    assert table.view().burned_cards == ("coin",)


def test_a_deck_can_be_burned_down() -> None:
    """11.2: a deck of three cards in all makes a hand of three."""
    table = brawl(
        ferrand=has(hand=["burn-barrel", "coin", "coin", "punch"], deck=["kick"]), qiao=has()
    )
    play(table, "ferrand: attack", "ferrand: play burn-barrel")
    play(table, "ferrand: burn coin", "ferrand: burn coin")
    strike(table, "punch")
    play(table, "ferrand: end turn")
    assert table.hand("ferrand") == ["burn-barrel", "punch", "kick"]
