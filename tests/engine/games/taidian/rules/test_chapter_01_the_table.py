"""RULES.md 1: the table."""

import pytest

from engine.core.errors import WardenclyffeError
from engine.core.match import start_match
from engine.games.taidian import GAME
from engine.games.taidian.cards import CARDS, TRACKS
from engine.testing import play
from tests.engine.games.taidian.table import brawl, has, new_game, strike


@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_fighters_with_four_tracks_each(seats: int) -> None:
    """1.1: each has a character, health, energy, four tracks and their own cards."""
    fighters = new_game(seats=seats).view().fighters
    assert len({each.character for each in fighters}) == len(fighters) == seats
    assert all(tuple(each.levels) == ("aim", "strength", "skill", "healing") for each in fighters)
    assert all(each.health == each.cap > 0 for each in fighters)
    assert set(TRACKS) == set(fighters[0].levels)


@pytest.mark.parametrize("seats", [1, 9])
def test_neither_one_nor_nine_can_play(seats: int) -> None:
    """1.1: two to eight fighters."""
    with pytest.raises(WardenclyffeError, match="is played by 2 to 8 players, not by"):
        start_match(GAME, seed=1, seats=seats)


def test_the_market_has_an_open_stack_for_each_kind_of_card() -> None:
    """1.2: one open stack for each kind of card."""
    market = new_game().view().market
    assert [stack.slug for stack in market] == list(CARDS)
    assert all(stack.count > 0 for stack in market)


def test_the_colours_say_what_a_card_is_for() -> None:
    """1.3: red attacks, blue defends, black is money and energy, green is a structure."""
    for row in CARDS.values():
        if row.money or row.energy:
            assert row.colour == "black"
        if row.attack:
            assert row.colour == "red"
        if row.block:
            assert row.colour == "blue"
    assert {row.colour for row in CARDS.values()} == {"red", "blue", "black", "green"}


def test_hands_and_decks_are_hidden_and_discards_are_open() -> None:
    """1.4: everything is open but hands, the order of decks, and a batch not yet declared."""
    table = brawl(
        ferrand=has(hand=["punch", "coin"], deck=["gold", "kick"], discard=["medic"]),
        qiao=has(),
    )
    for reader in ("qiao", ""):
        seen = table.fighter("ferrand", seen_by=reader)
        assert (seen.hand, seen.deck) == ((), ())
        assert (seen.hand_count, seen.deck_count, seen.discard) == (2, 2, ("medic",))
    own = table.fighter("ferrand")
    assert own.hand == ("coin", "punch")
    assert own.deck == ("gold", "kick")


def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    """1.4: a stolen card is known to thief and victim only."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(hand=["gold"]), vane=has())
    strike(table, "robber", at="qiao")
    play(table, "qiao: pass")
    assert "Ferrand stole Gold from Qiao" in table.log_lines("ferrand")
    assert "Ferrand stole Gold from Qiao" in table.log_lines("qiao")
    assert "Ferrand steals a card from Qiao" in table.log_lines("vane")
    assert not any("Gold" in line for line in [*table.log_lines("vane"), *table.log_lines()])
    assert table.fighter("ferrand", seen_by="qiao").hand == ("gold",)
    assert table.fighter("ferrand", seen_by="vane").hand == ()


def test_everything_goes_clockwise() -> None:
    """1.5: turn order is clockwise, and so is everything else."""
    table = brawl(
        turn="qiao",
        vane=has(hand=["kick"]),
        ferrand=has(hand=["kick"]),
        qiao=has(hand=["kick", "kick"]),
        teles=has(hand=["kick"]),
    )
    play(table, "qiao: attack", "qiao: lay kick", "qiao: at vane", "qiao: lay kick")
    play(table, "qiao: at teles", "qiao: strike")
    assert table.deciders() == ["teles", "vane"]
    play(table, "vane: pass", "teles: pass")
    assert table.deciders() == ["teles", "vane", "ferrand"]
    play(table, "ferrand: pass", "teles: pass", "vane: pass", "qiao: end turn")
    assert table.deciders() == ["teles"]
