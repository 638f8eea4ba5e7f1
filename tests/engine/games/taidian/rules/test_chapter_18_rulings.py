"""RULES.md 18: rulings."""

from collections import Counter

import pytest

from engine.games.taidian.card_types import HEALTH
from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.events import CameTooLate
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.taidian.table import brawl, has, new_game, strike, upgrade


def test_a_power_up_is_not_optional() -> None:
    """18.1: taken at once."""
    table = brawl(ferrand=has(hand=["strike"], energy=5), qiao=has())
    upgrade(table, "play strike")
    assert {words.rpartition(" ")[0] for words in table.choices_of("ferrand")} == {"power up"}


def test_first_aid_does_not_heal_above_the_start() -> None:
    """18.2: health never rises above the start."""
    full = new_game(Options(characters="pick", first="seat 1"))
    play(full, "1: character ferrand", "2: character qiao")
    cap = full.fighter("1").cap
    table = brawl(ferrand=has(health=cap - 3, hand=["first-aid"]), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at ferrand")
    play(table, "ferrand: strike")
    assert table.health("ferrand") == (cap,)


def test_the_healing_track_raises_healing() -> None:
    """18.3: or it would do nothing."""
    table = brawl(ferrand=has(health=50, hand=["first-aid"], levels={"healing": 3}), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at ferrand")
    play(table, "ferrand: strike")
    assert table.health("ferrand") == (90,)


def test_block_and_healing_are_one_sum() -> None:
    """18.4: surplus block is lost, and only Medics can leave a target healthier."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(health=50, hand=["shield", "medic"]))
    strike(table, "kick")
    play(table, "qiao: play shield", "qiao: play medic")
    assert table.health("qiao") == (65,)


def test_helpers_do_not_kick() -> None:
    """18.5: Kick and 9mm answer an attack on oneself; the Shotgun has its own clause."""
    table = brawl(
        ferrand=has(hand=["kick"]), qiao=has(), vane=has(hand=["kick", "nine-mm", "shotgun"])
    )
    strike(table, "kick", at="qiao")
    assert table.choices_of("vane") == ["shotgun qiao", "pass"]


def test_all_targets_answer_at_once_in_any_order() -> None:
    """18.6: all answer at the same time."""
    scripts = (("qiao: play shield", "vane: play kick"), ("vane: play kick", "qiao: play shield"))
    results = []
    for script in scripts:
        table = brawl(
            ferrand=has(health=100, hand=["punch", "punch"]),
            qiao=has(health=60, hand=["shield"]),
            vane=has(health=60, hand=["kick"]),
        )
        play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
        play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike", *script)
        results.append((table.match.digest(), table.health("ferrand", "qiao", "vane")))
    assert results[0] == results[1]
    assert results[0][1] == (95, 60, 50)


def test_the_second_antidote_stays_in_the_hand() -> None:
    """18.7: the first in turn order works and the other stays in its owner's hand."""
    table = brawl(
        ferrand=has(hand=["poison"]),
        qiao=has(),
        vane=has(hand=["antidote"]),
        teles=has(hand=["antidote"]),
    )
    strike(table, "poison", at="qiao")
    play(table, "teles: antidote qiao", "vane: antidote qiao")
    assert table.discard("vane") == ["antidote"]
    assert table.hand("teles") == ["antidote"]
    assert [event.seat_slug for event in table.events_of(CameTooLate)] == ["teles"]


def test_the_second_antidote_at_a_tick_stays_too() -> None:
    """18.7: also when the Poison ticks."""
    table = brawl(
        ferrand=has(),
        qiao=has(health=50),
        vane=has(hand=["antidote"]),
        teles=has(hand=["antidote"]),
        poisons=[("ferrand", "qiao", 4), ("ferrand", "qiao", 3)],
    )
    play(table, "teles: antidote qiao", "vane: antidote qiao")
    assert table.hand("teles") == ["antidote"]
    assert [poison.ticks for poison in table.fighter("qiao").poisons] == [3]


def test_a_second_bomb_at_the_same_structure_is_wasted() -> None:
    """18.8: the second is wasted."""
    table = brawl(ferrand=has(hand=["fire-bomb", "fire-bomb"]), qiao=has(structures=["vault"]))
    strike(table, "fire-bomb", "fire-bomb")
    assert [laid.fate for laid in table.fight().laid_cards] == ["bombed", "wasted"]
    assert "Ferrand bombs Qiao's Vault, which is already gone" in table.log_lines()
    assert table.discard("qiao") == ["vault"]


def test_stolen_black_and_blue_cards_stay_unused() -> None:
    """18.9: they go to the thief's discard at the end of the turn."""
    table = brawl(ferrand=has(hand=["robber", "robber"]), qiao=has(hand=["gold", "medic"]))
    strike(table, "robber", "robber")
    play(table, "qiao: pass")
    assert table.choices_of("ferrand") == ["end turn"]
    play(table, "ferrand: end turn")
    assert table.discard("ferrand") == ["gold", "robber", "robber", "medic"]


def test_no_antidote_between_arrival_and_tick() -> None:
    """18.10: when Poison arrives or ticks, not in between."""
    table = brawl(
        ferrand=has(hand=["kick"]),
        qiao=has(health=50, hand=["antidote"]),
        poisons=[("qiao", "ferrand", 3)],
    )
    strike(table, "kick")
    check_refusal(
        table,
        "qiao: play antidote",
        clause="18.10",
        reason="an Antidote works only when Poison arrives or ticks",
    )


def test_the_second_target_is_hit_although_the_attacker_falls() -> None:
    """18.11: for the cards were laid together."""
    table = brawl(
        ferrand=has(health=5, hand=["kick", "punch"]),
        qiao=has(hand=["kick"]),
        vane=has(health=50),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike")
    play(table, "qiao: play kick")
    assert table.standing() == ["qiao", "vane"]
    assert table.health("vane") == (40,)


def test_the_barrel_is_a_hand_card() -> None:
    """18.12: unless an option says otherwise."""
    table = brawl(ferrand=has(hand=["gold"]), qiao=has())
    upgrade(table, "play gold", "buy burn-barrel")
    assert table.discard("ferrand") == ["gold", "burn-barrel"]
    assert table.structures("ferrand") == []


def test_partners_of_a_truce_do_not_win_together() -> None:
    """18.13: a truce is not a team."""
    table = brawl(
        ferrand=has(hand=["punch", "punch"]),
        qiao=has(health=10),
        vane=has(health=10),
        truces=[("ferrand", "vane")],
    )
    strike(table, "punch", at="qiao")
    assert table.match.outcome is None
    play(table, "ferrand: lay punch")
    play_to_end(table, "ferrand: strike")
    assert table.winners() == ["ferrand"]


def test_a_table_has_a_storm_unless_it_is_switched_off() -> None:
    """18.14: two patient healers would never finish."""
    assert new_game().view().storm == 40
    assert new_game(Options(storm="100")).view().storm == 100
    assert new_game(Options(storm="off")).view().storm == 0


def test_the_first_attack_card_gets_the_bonus_of_the_range() -> None:
    """18.15: of the Firing Range, so that the attacker chooses by the order of laying."""
    table = brawl(
        ferrand=has(hand=["kick", "punch"], structures=["firing-range"]),
        qiao=has(health=100),
        vane=has(health=100),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at vane")
    play(table, "ferrand: lay punch", "ferrand: at qiao", "ferrand: strike")
    assert table.health("qiao", "vane") == (90, 90)


def test_a_seat_without_cards_is_not_asked() -> None:
    """18.16: all see that the hand is empty."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(health=50), vane=has())
    strike(table, "punch", at="qiao")
    assert table.deciders() == ["ferrand"]
    check_not_offered(table, "qiao: pass")


def test_the_second_of_two_is_made_up_for_not_beginning() -> None:
    """18.18: with 10 health more, where health is balanced."""
    table = new_game(Options(first="seat 1", characters="pick", health="150"))
    play(table, "1: character vane", "2: character novak")
    more = [each.cap - CHARACTERS[each.character].health for each in table.view().fighters]
    assert more == [0, 10]


def test_no_character_is_far_from_the_others() -> None:
    """18.17: health balances the value of an ability, by a quarter at most."""
    assert all(0.75 <= row.health / HEALTH <= 1.25 for row in CHARACTERS.values())
    assert sum(row.health for row in CHARACTERS.values()) / len(CHARACTERS) == pytest.approx(
        HEALTH, abs=5
    )


def test_the_first_player_is_drawn_with_equal_chances() -> None:
    """18.19: nobody sees the facial hair of a bot; each seat comes up as often as the others."""
    firsts = Counter(new_game(seats=3, seed=seed).view().first for seed in range(300))
    assert sorted(firsts) == [0, 1, 2]
    assert min(firsts.values()) > 70
    assert new_game(Options(first="seat 1"), seats=3).view().first == 0
