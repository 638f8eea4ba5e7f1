"""RULES.md 6: structures."""

from engine.games.taidian.events import Rebuilt
from engine.testing import check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade


def test_a_structure_is_in_play_as_soon_as_it_is_bought() -> None:
    """6.1: in play as soon as it is bought, and stays there."""
    table = brawl(ferrand=has(hand=["gold", "coin"]), qiao=has())
    upgrade(table, "play all", "buy bunker")
    assert table.structures("ferrand") == ["bunker"]
    play(table, "ferrand: end turn")
    upgrade(table, "end turn", by="qiao")
    assert table.structures("ferrand") == ["bunker"]
    assert "bunker" not in table.discard("ferrand")


def test_one_of_each_type() -> None:
    """6.2: you can have one of each type."""
    table = brawl(ferrand=has(hand=["gold", "gold", "cash"]), qiao=has())
    upgrade(table, "play all", "buy bunker")
    check_refusal(table, "ferrand: buy bunker", clause="6.2", reason="you own one already")
    play(table, "ferrand: buy vault")
    assert table.structures("ferrand") == ["bunker", "vault"]


def test_a_bombed_structure_cannot_be_bought_again() -> None:
    """6.2: while you own one anywhere, even in deck or discard."""
    table = brawl(ferrand=has(hand=["fire-bomb"]), qiao=has(hand=["gold"], structures=["bunker"]))
    strike(table, "fire-bomb")
    play(table, "qiao: pass", "ferrand: end turn", "qiao: upgrade", "qiao: play gold")
    assert table.discard("qiao") == ["gold", "bunker"]
    check_refusal(table, "qiao: buy bunker", clause="6.2", reason="you own one already")


def test_a_bombed_structure_is_back_in_play_when_it_is_drawn() -> None:
    """6.3: back in play at once; no other card is drawn for it."""
    table = brawl(
        turn="qiao",
        ferrand=has(),
        qiao=has(deck=["kick", "bunker", "kick", "kick", "kick", "punch"]),
    )
    upgrade(table, "end turn", by="qiao")
    assert table.structures("qiao") == ["bunker"]
    assert table.hand("qiao") == ["kick"] * 4
    assert [event.structure for event in table.events_of(Rebuilt)] == ["bunker"]


def test_a_robber_cannot_take_a_structure() -> None:
    """6.4: a structure is never in a hand, and cannot be stolen."""
    table = brawl(
        ferrand=has(hand=["robber", "robber"]),
        qiao=has(hand=["kick"], structures=["bunker"], deck=["vault"]),
    )
    strike(table, "robber", "robber")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["kick"]
    assert table.structures("qiao") == ["bunker"]


def test_a_structure_cannot_be_burned() -> None:
    """6.4: nor burned."""
    table = brawl(ferrand=has(hand=["burn-barrel", "kick"], structures=["bunker"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: play burn-barrel")
    assert table.choices_of("ferrand") == ["burn kick", "enough"]
