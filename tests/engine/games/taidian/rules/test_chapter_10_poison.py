"""RULES.md 10: Poison."""

import pytest

from engine.games.taidian.events import Hurt, PoisonEnded
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.taidian.table import TaidianTable, brawl, has, strike, upgrade


def pass_round(table: TaidianTable, *names: str) -> None:
    """Let each named fighter take an upgrading turn without doing anything."""
    for name in names:
        upgrade(table, "end turn", by=name)


def test_poison_does_no_damage_when_it_is_laid() -> None:
    """10.1: no damage in that turn, but it is an attack."""
    table = brawl(ferrand=has(health=100, hand=["poison"]), qiao=has(health=80, hand=["kick"] * 2))
    strike(table, "poison")
    play(table, "qiao: pass", "qiao: play kick", "qiao: pass")
    assert table.health("ferrand", "qiao") == (95, 80)


def test_the_moment_to_strike_back_at_a_poison_says_that_nothing_hurts() -> None:
    """10.1: no damage in that turn, but counter-attacks are allowed."""
    table = brawl(ferrand=has(hand=["poison", "punch"]), qiao=has(hand=["kick"] * 2))
    strike(table, "poison")
    assert table.match.pending[0].prompt == "Ferrand poisons you"
    play(table, "qiao: pass")
    assert table.match.pending[0].prompt == "Ferrand attacks you without damage"
    play(table, "qiao: pass")
    strike(table, "punch")
    assert table.match.pending[0].prompt == "Ferrand attacks you"


def test_poison_is_not_countered_later() -> None:
    """10.1: later counter-attacks are not allowed."""
    table = brawl(
        ferrand=has(), qiao=has(hand=["kick", "shield"]), poisons=[("ferrand", "qiao", 3)]
    )
    assert table.choices_of("qiao") == ["pass"]
    reason = "only Antidote and Medic help against Poison"
    check_refusal(table, "qiao: play kick", clause="10.3", reason=reason)


def test_poison_ticks_four_times() -> None:
    """10.2: at the start of its owner's next four turns; each tick takes 5 health."""
    table = brawl(ferrand=has(hand=["poison"], deck=[]), qiao=has(health=80, deck=[]))
    strike(table, "poison")
    play(table, "ferrand: end turn")
    seen = []
    for _ in range(5):
        pass_round(table, "qiao")
        seen.append(table.health("qiao")[0])
        pass_round(table, "ferrand")
    assert seen == [75, 70, 65, 60, 60]
    assert table.fighter("qiao").poisons == ()


@pytest.mark.parametrize("kind", ["upgrade", "attack"])
def test_poison_ticks_whatever_turn_follows(kind: str) -> None:
    """10.2: whatever kind of turn follows."""
    table = brawl(ferrand=has(), qiao=has(health=80), poisons=[("ferrand", "qiao", 4)])
    assert table.health("qiao") == (75,)
    play(table, f"ferrand: {kind}", "ferrand: end turn")
    assert table.health("qiao") == (75,)


def test_neither_shields_nor_structures_help() -> None:
    """10.2: neither Shields nor structures help."""
    table = brawl(
        ferrand=has(),
        qiao=has(health=80, hand=["shield"], levels={"skill": 3}, structures=["bunker"]),
        poisons=[("ferrand", "qiao", 4)],
    )
    check_not_offered(table, "qiao: play shield")
    play(table, "qiao: pass")
    assert table.health("qiao") == (75,)


def test_an_antidote_ends_the_poison_before_it_hurts() -> None:
    """10.3: ends the Poison before it hurts."""
    table = brawl(
        ferrand=has(),
        qiao=has(health=80, hand=["antidote", "coin"]),
        poisons=[("ferrand", "qiao", 1)],
    )
    play(table, "qiao: play antidote")
    assert table.health("qiao") == (80,)
    assert table.fighter("qiao").poisons == ()
    assert [event.cured for event in table.events_of(PoisonEnded)] == [True]
    assert table.deciders() == ["ferrand"]


def test_a_medic_heals_while_the_poison_stays() -> None:
    """10.3: Medics heal while the Poison stays."""
    table = brawl(
        ferrand=has(), qiao=has(health=80, hand=["medic"]), poisons=[("ferrand", "qiao", 3)]
    )
    play(table, "qiao: play medic")
    assert table.health("qiao") == (90,)
    assert [poison.ticks for poison in table.fighter("qiao").poisons] == [2]


def test_helpers_answer_a_tick_after_the_victim() -> None:
    """10.3: the victim, then helpers; though not the owner of the Poison."""
    table = brawl(
        turn="qiao",
        ferrand=has(hand=["antidote"]),
        qiao=has(hand=["antidote"]),
        vane=has(health=50, hand=["coin"]),
        poisons=[("qiao", "vane", 3)],
    )
    assert table.deciders() == ["vane"]
    play(table, "vane: pass")
    assert table.deciders() == ["ferrand"]
    assert table.choices_of("ferrand") == ["antidote vane", "pass"]
    play(table, "ferrand: antidote vane")
    assert table.health("vane") == (50,)
    assert table.discard("qiao") == ["poison"]


def test_a_spent_poison_returns_to_its_owner() -> None:
    """10.4: after the fourth tick the card goes to its owner's discard."""
    table = brawl(ferrand=has(), qiao=has(health=80), poisons=[("ferrand", "qiao", 1)])
    assert table.discard("ferrand") == ["poison"]
    assert table.fighter("qiao").poisons == ()


def test_the_poison_of_a_fallen_owner_ticks_on() -> None:
    """10.5: when that owner's turn would have come."""
    table = brawl(
        turn="qiao",
        qiao=has(health=80, deck=[]),
        ferrand=has(fallen=True),
        vane=has(deck=[]),
        poisons=[("ferrand", "qiao", 2)],
    )
    pass_round(table, "qiao")
    assert table.health("qiao") == (75,)
    assert table.deciders() == ["vane"]
    pass_round(table, "vane", "qiao")
    assert table.health("qiao") == (70,)
    assert table.fighter("qiao").poisons == ()
    assert table.discard("ferrand") == ["poison"]


def test_the_victim_of_a_fallen_owner_may_still_use_an_antidote() -> None:
    """10.5: it can be ended like any other."""
    table = brawl(
        turn="vane",
        ferrand=has(fallen=True),
        qiao=has(health=80, hand=["antidote"]),
        vane=has(deck=[]),
        poisons=[("ferrand", "qiao", 2)],
    )
    pass_round(table, "vane")
    play(table, "qiao: play antidote")
    assert table.health("qiao") == (80,)
    assert table.fighter("qiao").poisons == ()


def test_poison_leaves_a_fallen_victim() -> None:
    """10.6: when the victim falls, the Poison goes to its owner's discard."""
    table = brawl(
        ferrand=has(hand=["punch"]),
        qiao=has(health=10),
        vane=has(),
        poisons=[("vane", "qiao", 3)],
    )
    strike(table, "punch", at="qiao")
    assert table.discard("vane") == ["poison"]
    assert all(each.poisons == () for each in table.view().fighters)


def test_several_poisons_tick_one_after_the_other() -> None:
    """10.7: the oldest first, and each may be answered."""
    table = brawl(
        ferrand=has(),
        qiao=has(health=80, hand=["antidote", "antidote"]),
        poisons=[("ferrand", "qiao", 1), ("ferrand", "qiao", 4)],
    )
    play(table, "qiao: pass")
    assert table.health("qiao") == (75,)
    assert [poison.ticks for poison in table.fighter("qiao").poisons] == [4]
    play(table, "qiao: play antidote")
    assert table.health("qiao") == (75,)
    assert table.fighter("qiao").poisons == ()
    assert len(table.events_of(Hurt, last=2)) == 1


def test_a_tick_can_knock_out() -> None:
    """10.8: a tick can knock out."""
    table = brawl(
        ferrand=has(), qiao=has(health=5, hand=["coin"]), poisons=[("ferrand", "qiao", 4)]
    )
    play_to_end(table, "qiao: pass")
    assert table.winners() == ["ferrand"]


def test_a_medic_can_save_from_a_tick() -> None:
    """10.3: healing and damage are one sum."""
    table = brawl(
        ferrand=has(), qiao=has(health=5, hand=["medic"]), poisons=[("ferrand", "qiao", 4)]
    )
    play(table, "qiao: play medic")
    assert table.health("qiao") == (15,)


def test_teammates_answer_a_tick() -> None:
    """10.3: then helpers."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(),
        qiao=has(health=50),
        vane=has(hand=["medic"]),
        teles=has(hand=["medic"]),
        poisons=[("ferrand", "qiao", 4)],
    )
    assert table.deciders() == ["teles"]
    play(table, "teles: medic qiao")
    assert table.health("qiao") == (60,)
