"""Worked cases with numbers, as a rulebook would tell them."""

from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.taidian.table import brawl, has, strike, upgrade


def test_strength_counts_for_punch_and_kick() -> None:
    """5.3: with Strength 1, Punch and Kick cost an undefended target 20 and 15."""
    table = brawl(ferrand=has(hand=["punch", "kick"], levels={"strength": 1}), qiao=has(health=100))
    strike(table, "punch", "kick")
    assert table.health("qiao") == (65,)


def test_shield_and_medic_against_thirty() -> None:
    """8.8: attacked for 30 with 100 health, Shield and Medic leave 95."""
    table = brawl(
        ferrand=has(hand=["punch", "punch", "punch"]),
        qiao=has(health=100, hand=["shield", "medic"]),
    )
    strike(table, "punch", "punch", "punch")
    play(table, "qiao: play shield", "qiao: play medic")
    assert table.health("qiao") == (95,)


def test_going_down_kicking() -> None:
    """8.10: hit by 20 at 10 health, Kick and 9mm still cost the attacker 20."""
    for health, standing in ((21, ["ferrand"]), (20, [])):
        table = brawl(
            ferrand=has(health=health, hand=["punch", "punch"]),
            qiao=has(health=10, hand=["kick", "nine-mm"]),
        )
        strike(table, "punch", "punch")
        play_to_end(table, "qiao: play kick", "qiao: play nine-mm")
        assert table.standing() == standing


def test_two_robbers_leave_nothing_to_defend_with() -> None:
    """8.3: Robbers first, and stolen cards can be used against their owner."""
    table = brawl(
        ferrand=has(hand=["robber", "robber", "punch"]),
        qiao=has(health=100, hand=["kick", "shield"]),
    )
    strike(table, "robber", "robber", "punch")
    play(table, "qiao: pass")
    strike(table, "kick")
    assert table.health("qiao") == (85,)


def test_three_robbers_and_a_shotgun() -> None:
    """8.3: no card is stolen, the attacker loses 5, and the Robbers are used."""
    table = brawl(
        ferrand=has(health=100, hand=["robber"] * 3), qiao=has(hand=["shotgun", "coin", "coin"])
    )
    strike(table, "robber", "robber", "robber")
    play(table, "qiao: play shotgun", "qiao: pass")
    assert table.hand("qiao") == ["coin", "coin"]
    assert table.health("ferrand") == (95,)
    assert table.discard("ferrand") == ["robber"] * 3


def test_a_whole_poison() -> None:
    """10.2: four ticks of 5, with a Medic at the second and nothing for Shields to do."""
    table = brawl(
        ferrand=has(hand=["poison"], deck=[]), qiao=has(health=100, hand=["shield"], deck=[])
    )
    strike(table, "poison")
    play(table, "qiao: pass", "qiao: pass", "ferrand: end turn")
    healths = []
    for _ in range(4):
        play(table, "qiao: attack", "qiao: end turn")
        if table.view().step == "window":
            assert table.choices_of("qiao") == ["pass"]
            play(table, "qiao: pass")
        healths.append(table.health("qiao")[0])
        play(table, "ferrand: attack", "ferrand: end turn")
    assert healths == [95, 90, 85, 80]
    assert table.hand("ferrand") == ["poison"], "spent, discarded and drawn again"


def test_the_owner_of_a_poison_is_killed_after_two_ticks() -> None:
    """10.5: the remaining two ticks still come, and an Antidote may end it."""
    table = brawl(
        turn="vane",
        ferrand=has(health=5, deck=[]),
        qiao=has(health=90, deck=[]),
        vane=has(hand=["punch"], deck=["antidote"]),
        poisons=[("ferrand", "qiao", 2)],
    )
    strike(table, "punch", by="vane", at="ferrand")
    play(table, "vane: end turn")
    assert table.health("qiao") == (90,), "the window is open: Vane holds a card"
    play(table, "vane: pass")
    assert table.health("qiao") == (85,)
    play(table, "qiao: upgrade", "qiao: end turn", "vane: upgrade", "vane: end turn")
    play(table, "vane: antidote qiao")
    assert table.health("qiao") == (85,)
    assert table.fighter("qiao").poisons == ()


def test_an_antidote_in_time() -> None:
    """10.3: at the third tick it ends the Poison before it hurts."""
    table = brawl(
        ferrand=has(), qiao=has(health=90, hand=["antidote"]), poisons=[("ferrand", "qiao", 2)]
    )
    play(table, "qiao: play antidote")
    assert table.health("qiao") == (90,)
    assert table.discard("ferrand") == ["poison"]


def test_energy_eight_and_bolt_and_flash() -> None:
    """5.1: 13 energy are one power-up and 3 energy; a track at the top cannot be chosen."""
    table = brawl(ferrand=has(hand=["bolt", "flash"], energy=8, levels={"strength": 3}), qiao=has())
    upgrade(table, "play all")
    check_refusal(
        table, "ferrand: power up strength", clause="5.2", reason="Strength is at its top"
    )
    play(table, "ferrand: power up skill")
    assert table.fighter("ferrand").energy == 3


def test_a_helpers_shield_with_skill() -> None:
    """9.4: a teammate's Shield with Skill 1 and the target's own add up to 30."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(hand=["nine-mm", "nine-mm"]),
        qiao=has(health=100, hand=["shield"]),
        vane=has(),
        teles=has(hand=["shield"], levels={"skill": 1}),
    )
    strike(table, "nine-mm", "nine-mm", at="qiao")
    play(table, "qiao: play shield", "teles: shield qiao")
    assert table.health("qiao") == (100,)


def test_a_bunker_bombed_and_drawn_again() -> None:
    """6.3: in the discard, in no hand, not for sale, and in play when it is drawn."""
    table = brawl(
        ferrand=has(hand=["fire-bomb"], deck=["robber"]),
        qiao=has(hand=["gold"], structures=["bunker"], deck=[]),
    )
    strike(table, "fire-bomb")
    play(table, "qiao: pass")
    assert table.discard("qiao") == ["bunker"]
    play(table, "ferrand: end turn", "qiao: upgrade", "qiao: play gold")
    check_refusal(table, "qiao: buy bunker", clause="6.2", reason="you own one already")
    play(table, "qiao: end turn")
    assert table.structures("qiao") == ["bunker"]
    assert table.hand("qiao") == ["gold"]
    strike(table, "robber")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["gold", "fire-bomb"]
    assert table.structures("qiao") == ["bunker"]


def test_two_barrels_in_one_turn() -> None:
    """11.2: two cards are burned in all, and the third stays."""
    table = brawl(
        ferrand=has(hand=["burn-barrel", "burn-barrel", "coin", "coin", "kick"]), qiao=has()
    )
    play(table, "ferrand: attack", "ferrand: play burn-barrel", "ferrand: burn coin")
    play(table, "ferrand: burn coin")
    check_not_offered(table, "ferrand: play burn-barrel")
    assert table.hand("ferrand") == ["burn-barrel", "kick"]


def test_two_against_two() -> None:
    """12.4: when the last enemy falls, a dead teammate also wins."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(hand=["nine-mm"]),
        qiao=has(fallen=True),
        vane=has(fallen=True),
        teles=has(health=15),
    )
    play(table, "ferrand: attack", "ferrand: lay nine-mm")
    play_to_end(table, "ferrand: strike")
    assert table.winners() == ["ferrand", "vane"]


def test_two_players_kill_each_other() -> None:
    """12.5: a draw."""
    table = brawl(ferrand=has(health=5, hand=["kick"]), qiao=has(health=5, hand=["kick"]))
    strike(table, "kick")
    play_to_end(table, "qiao: play kick")
    assert table.winners() == ["ferrand", "qiao"]
