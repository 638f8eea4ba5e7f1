"""RULES.md 8: how a batch is resolved."""

import pytest

from engine.games.taidian.events import Hurt
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.taidian.table import brawl, has, strike

# Declare and heal


def test_a_batch_is_shown_with_its_targets() -> None:
    """8.1: the cards and their targets are shown."""
    table = brawl(
        ferrand=has(hand=["punch", "punch", "first-aid"]), qiao=has(hand=["kick"]), vane=has()
    )
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay first-aid", "ferrand: at ferrand", "ferrand: strike")
    assert table.log_lines()[0] == "Ferrand lays 2 Punches on Qiao, First Aid on Ferrand"
    assert [stand.seat for stand in table.fight().stands] == [1]
    assert table.stand("qiao").attack == 20


@pytest.mark.parametrize("card", ["robber", "poison", "fire-bomb", "kick"])
def test_every_red_card_but_first_aid_is_an_attack(card: str) -> None:
    """8.1: a fighter who is the target of a red card other than First Aid is attacked."""
    table = brawl(
        ferrand=has(health=100, hand=[card]),
        qiao=has(hand=["kick", "kick"], structures=["bunker"]),
    )
    strike(table, card)
    while table.view().step == "window" and "play kick" not in table.choices_of("qiao"):
        play(table, "qiao: pass")
    play(table, "qiao: play kick")
    assert table.stand("qiao").counter == 5


def test_first_aid_attacks_nobody() -> None:
    """8.1: other than First Aid."""
    table = brawl(ferrand=has(hand=["first-aid"]), qiao=has(health=50, hand=["kick"]))
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at qiao", "ferrand: strike")
    assert table.deciders() == ["ferrand"]
    assert table.health("qiao") == (60,)


def test_first_aid_heals_before_anything_hurts() -> None:
    """8.2: First Aid heals its target, before counter-attacks could kill."""
    table = brawl(
        ferrand=has(health=5, hand=["first-aid", "punch"]), qiao=has(hand=["kick", "kick"])
    )
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at ferrand")
    play(table, "ferrand: lay punch", "ferrand: strike")
    assert table.health("ferrand") == (15,)
    play(table, "qiao: play kick", "qiao: play kick")
    assert table.health("ferrand") == (5,)


def test_healing_a_fighter_in_full_health_does_nothing() -> None:
    """8.2: legal, and without effect."""
    table = brawl(ferrand=has(hand=["first-aid"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at qiao", "ferrand: strike")
    assert table.health("qiao") == (table.fighter("qiao").cap,)
    cap = table.fighter("qiao").cap
    assert table.log_lines()[1] == f"Ferrand heals Qiao with First Aid: health stays at {cap}"


# Bombs and Poison


def test_a_fire_bomb_destroys_a_structure() -> None:
    """8.4: nothing stops it."""
    table = brawl(ferrand=has(hand=["fire-bomb"]), qiao=has(structures=["bunker"]))
    strike(table, "fire-bomb")
    assert table.structures("qiao") == []
    assert table.discard("qiao") == ["bunker"]
    assert "Ferrand bombs Qiao's Bunker" in table.log_lines()


def test_an_antidote_ends_a_poison_as_it_arrives() -> None:
    """8.5: each target of a Poison may play an Antidote."""
    table = brawl(ferrand=has(hand=["poison"]), qiao=has(hand=["antidote", "shield"]))
    strike(table, "poison")
    assert table.choices_of("qiao") == ["play antidote", "pass"]
    check_refusal(
        table,
        "qiao: play shield",
        clause="8.5",
        reason="only an Antidote works here; your defence comes next",
    )
    play(table, "qiao: play antidote")
    assert table.fighter("qiao").poisons == ()
    assert table.discard("ferrand") == ["poison"]
    assert table.fight().laid_cards[0].fate == "cured"


def test_each_poison_needs_its_own_antidote() -> None:
    """8.5: that Poison ends."""
    table = brawl(ferrand=has(hand=["poison", "poison", "poison"]), qiao=has(hand=["antidote"] * 3))
    strike(table, "poison", "poison", "poison")
    play(table, "qiao: play antidote", "qiao: play antidote", "qiao: pass")
    assert [each.ticks for each in table.fighter("qiao").poisons] == [4]
    assert [laid.fate for laid in table.fight().laid_cards] == ["cured", "cured", "poisoned"]


# Defence and counters


def test_the_defence_lets_any_number_of_cards_be_played() -> None:
    """8.6: Shields, Medics and counter-attacks, as many as they like."""
    table = brawl(
        ferrand=has(health=100, hand=["nine-mm", "punch", "punch"]),
        qiao=has(health=50, hand=["shield", "shield", "medic", "kick", "nine-mm", "coin"]),
    )
    strike(table, "nine-mm", "punch", "punch")
    assert table.choices_of("qiao") == [
        "play kick",
        "play nine-mm",
        "play shield",
        "play medic",
        "pass",
    ]
    for card in ("shield", "shield", "medic", "kick", "nine-mm"):
        play(table, f"qiao: play {card}")
    play(table, "qiao: pass")
    assert table.health("ferrand", "qiao") == (80, 50)


def test_playing_nothing_is_allowed() -> None:
    """8.6: as many as they like, or none."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(health=50, hand=["shield"]))
    strike(table, "punch")
    play(table, "qiao: pass")
    assert table.health("qiao") == (40,)
    assert table.hand("qiao") == ["shield"]


def test_a_shotgun_answers_without_robbers_too() -> None:
    """8.6: a Shotgun also stops later Robbers here."""
    table = brawl(ferrand=has(health=100, hand=["kick"]), qiao=has(hand=["shotgun"]))
    strike(table, "kick")
    play(table, "qiao: play shotgun")
    assert table.health("ferrand") == (95,)
    assert table.view().turn.guarded_seats == (1,)


def test_shields_stop_counter_attacks() -> None:
    """8.7: the attacker may play Shields against them."""
    table = brawl(
        ferrand=has(health=100, hand=["kick", "shield", "shield", "medic", "punch"]),
        qiao=has(hand=["nine-mm"]),
    )
    strike(table, "kick")
    play(table, "qiao: play nine-mm")
    assert table.choices_of("ferrand") == ["play shield", "pass"]
    check_refusal(
        table, "ferrand: play medic", clause="8.7", reason="only Shields answer counter-attacks"
    )
    play(table, "ferrand: play shield", "ferrand: pass")
    assert table.health("ferrand") == (95,)
    assert table.hand("ferrand") == ["punch", "shield", "medic"]


def test_without_counter_attacks_the_attacker_is_not_asked() -> None:
    """8.7: if there are counter-attacks."""
    table = brawl(ferrand=has(hand=["kick", "shield"]), qiao=has(hand=["shield"]))
    strike(table, "kick")
    play(table, "qiao: play shield")
    check_not_offered(table, "ferrand: play shield")
    assert "end turn" in table.choices_of("ferrand")


# Damage


def test_the_formula_of_an_attack() -> None:
    """8.8: attack less block, not less than nothing, and what Medics heal."""
    table = brawl(
        ferrand=has(hand=["punch", "nine-mm"]), qiao=has(health=60, hand=["shield", "medic"])
    )
    strike(table, "punch", "nine-mm")
    play(table, "qiao: play shield", "qiao: play medic")
    assert table.health("qiao") == (60 - 15 + 15,)
    (hurt,) = table.events_of(Hurt)
    assert (hurt.attack, hurt.block, hurt.heal, hurt.health) == (25, 10, 15, 60)


def test_surplus_block_is_no_healing() -> None:
    """8.8: only Medics leave a target healthier than before."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(health=60, hand=["shield", "shield"]))
    strike(table, "kick")
    play(table, "qiao: play shield", "qiao: play shield")
    assert table.health("qiao") == (60,)


def test_a_medic_can_leave_the_target_healthier() -> None:
    """8.8: and gains what Medics heal."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(health=60, hand=["medic"]))
    strike(table, "kick")
    play(table, "qiao: play medic")
    assert table.health("qiao") == (70,)
    assert table.stand("qiao").health_lost == -10


def test_a_medic_can_save_a_life() -> None:
    """8.8: all at once."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(health=10, hand=["medic"]))
    strike(table, "punch")
    play(table, "qiao: play medic")
    assert table.health("qiao") == (15,)


def test_health_never_rises_above_the_start() -> None:
    """8.8: health never rises above the start."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(hand=["medic", "medic"]))
    strike(table, "kick")
    play(table, "qiao: play medic", "qiao: play medic")
    assert table.health("qiao") == (table.fighter("qiao").cap,)


def test_counter_attacks_of_several_targets_add_up() -> None:
    """8.9: all counter-attacks together less the Shields against them."""
    table = brawl(
        ferrand=has(health=100, hand=["kick", "kick", "shield"]),
        qiao=has(hand=["nine-mm"]),
        vane=has(hand=["kick", "kick"]),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    play(table, "qiao: play nine-mm", "vane: play kick", "vane: play kick")
    play(table, "ferrand: play shield")
    assert table.health("ferrand") == (85,)
    assert (table.fight().counter, table.fight().shields, table.fight().attacker_health_lost) == (
        25,
        10,
        15,
    )


def test_a_target_that_falls_still_strikes_back() -> None:
    """8.10: counter-attacks of a target who falls count."""
    table = brawl(
        ferrand=has(health=100, hand=["punch", "punch"]),
        qiao=has(health=10, hand=["kick", "nine-mm"]),
        vane=has(),
    )
    strike(table, "punch", "punch", at="qiao")
    play(table, "qiao: play kick", "qiao: play nine-mm")
    assert table.standing() == ["ferrand", "vane"]
    assert table.health("ferrand") == (80,)
    assert table.stand("qiao").has_fallen


def test_attacker_and_target_can_fall_together() -> None:
    """8.10: then all at 0 health or less fall together."""
    table = brawl(
        ferrand=has(health=20, hand=["punch", "punch"]),
        qiao=has(health=10, hand=["kick", "nine-mm"]),
    )
    strike(table, "punch", "punch")
    play_to_end(table, "qiao: play kick", "qiao: play nine-mm")
    assert table.winners() == ["ferrand", "qiao"]


def test_block_does_not_last_to_the_next_batch() -> None:
    """8.11: block that was not needed is lost; the next batch begins afresh."""
    table = brawl(
        ferrand=has(hand=["kick", "kick"]), qiao=has(health=50, hand=["shield", "shield", "coin"])
    )
    strike(table, "kick")
    play(table, "qiao: play shield", "qiao: play shield", "qiao: pass")
    strike(table, "kick")
    play(table, "qiao: pass")
    assert table.health("qiao") == (45,)


def test_the_turn_is_over_when_the_attacker_falls() -> None:
    """8.12: if the attacker falls, the turn is over."""
    table = brawl(
        ferrand=has(health=5, hand=["kick", "punch"]), qiao=has(hand=["kick"]), vane=has()
    )
    strike(table, "kick", at="qiao")
    play(table, "qiao: play kick", "ferrand: pass")
    assert table.standing() == ["qiao", "vane"]
    assert table.deciders() == ["qiao"]
    assert table.fight().has_attacker_fallen
