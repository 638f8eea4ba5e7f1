"""RULES.md 8.3: Robbers, and the Shotgun that stops them."""

from engine.games.taidian.events import CardStolen, RobberFoundNothing, RobberStopped
from engine.testing import check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike


def test_a_robber_takes_a_card() -> None:
    """8.3: each Robber takes a random card from the target's hand into the attacker's."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(hand=["gold", "kick"]))
    strike(table, "robber")
    play(table, "qiao: pass")
    assert len(table.hand("ferrand")) == len(table.hand("qiao")) == 1
    assert {*table.hand("ferrand"), *table.hand("qiao")} == {"gold", "kick"}


def test_robbers_come_before_the_defence() -> None:
    """8.3: two Robbers and a Punch: the target defends with the remaining cards."""
    table = brawl(
        ferrand=has(hand=["robber", "robber", "punch"]),
        qiao=has(health=100, hand=["kick", "shield"]),
    )
    strike(table, "robber", "robber", "punch")
    check_refusal(
        table,
        "qiao: play shield",
        clause="8.3",
        reason="only a Shotgun stops Robbers; your defence comes after them",
    )
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["kick", "shield"]
    assert table.health("qiao") == (90,)


def test_a_shotgun_stops_all_robbers() -> None:
    """8.3: a Shotgun makes all Robbers fail that are laid at this target in this turn."""
    table = brawl(
        ferrand=has(health=100, hand=["robber", "robber", "robber"]),
        qiao=has(hand=["shotgun", "gold", "kick"]),
    )
    strike(table, "robber", "robber", "robber")
    play(table, "qiao: play shotgun", "qiao: pass")
    assert table.hand("qiao") == ["gold", "kick"]
    assert table.health("ferrand") == (95,)
    assert [laid.fate for laid in table.fight().laid_cards] == ["stopped"] * 3
    assert table.hand("ferrand") == []


def test_a_shotgun_stops_robbers_of_later_batches() -> None:
    """8.3: Robbers of later batches also fail, even if it was played in the defence."""
    table = brawl(
        ferrand=has(health=100, hand=["robber", "kick"]), qiao=has(hand=["shotgun", "gold"])
    )
    strike(table, "kick")
    play(table, "qiao: play shotgun", "qiao: pass", "ferrand: pass")
    assert table.view().turn.guarded_seats == (1,)
    strike(table, "robber")
    assert [event.card for event in table.events_of(RobberStopped)] == ["shotgun"]
    play(table, "qiao: pass")
    assert table.hand("qiao") == ["gold"]


def test_a_shotgun_does_not_bring_back_what_was_stolen_before() -> None:
    """8.3: only later Robbers fail."""
    table = brawl(
        ferrand=has(hand=["robber", "robber"]), qiao=has(hand=["shotgun"] + ["gold"] * 12)
    )
    strike(table, "robber")
    play(table, "qiao: pass", "qiao: pass")
    assert len(table.events_of(CardStolen, last=3)) == 1
    strike(table, "robber")
    play(table, "qiao: play shotgun", "qiao: pass")
    assert table.hand("ferrand") == ["gold"]


def test_the_protection_ends_with_the_turn() -> None:
    """8.3: in this turn."""
    table = brawl(
        ferrand=has(hand=["robber"], deck=["robber"]), qiao=has(hand=["shotgun"], deck=["gold"])
    )
    strike(table, "robber")
    play(table, "qiao: play shotgun", "ferrand: end turn", "qiao: attack", "qiao: end turn")
    assert table.view().turn.guarded_seats == ()


def test_a_robber_finds_nothing_in_an_empty_hand() -> None:
    """8.3: from an empty hand it takes nothing."""
    table = brawl(ferrand=has(hand=["robber", "robber"]), qiao=has(hand=["gold"]))
    strike(table, "robber", "robber")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["gold"]
    assert len(table.events_of(RobberFoundNothing)) == 1
    assert [laid.fate for laid in table.fight().laid_cards] == ["stole", "wasted"]


def test_each_target_protects_itself() -> None:
    """8.3: each target may play a Shotgun, for itself."""
    table = brawl(
        ferrand=has(hand=["robber", "robber"]),
        qiao=has(hand=["shotgun", "gold"]),
        vane=has(hand=["cash"]),
    )
    play(table, "ferrand: attack", "ferrand: lay robber", "ferrand: at qiao")
    play(table, "ferrand: lay robber", "ferrand: at vane", "ferrand: strike")
    assert table.deciders() == ["qiao", "vane"]
    play(table, "qiao: play shotgun", "vane: pass")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["cash"]
