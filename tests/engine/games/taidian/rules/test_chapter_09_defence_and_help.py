"""RULES.md 9: defence and help."""

import pytest

from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play
from tests.engine.games.taidian.table import brawl, has, strike

TEAMS = Options(teams="2")


@pytest.mark.parametrize("card", ["punch", "coin", "robber", "first-aid", "burn-barrel"])
def test_no_other_red_and_no_black_cards_when_attacked(card: str) -> None:
    """9.1: of the red cards only Kick, 9mm and Shotgun, and no black ones."""
    table = brawl(ferrand=has(hand=["kick"]), qiao=has(hand=[card]))
    strike(table, "kick")
    assert table.choices_of("qiao") == ["pass"]
    name = {"first-aid": "First Aid", "burn-barrel": "Burn-Barrel"}.get(card, card.title())
    reason = f"{name} is played in your own turn"
    check_refusal(table, f"qiao: play {card}", clause="9.1", reason=reason)


def test_blue_cards_are_not_for_the_own_turn() -> None:
    """9.1: blue cards are played only by or for a fighter who is attacked or poisoned."""
    table = brawl(ferrand=has(health=50, hand=["medic", "shield", "antidote"]), qiao=has())
    play(table, "ferrand: attack")
    assert table.choices_of("ferrand") == ["end turn"]
    other = brawl(ferrand=has(health=50, hand=["medic", "shield", "antidote"]), qiao=has())
    play(other, "ferrand: upgrade")
    assert other.choices_of("ferrand") == ["end turn"]


def test_teammates_help_each_other() -> None:
    """9.2: teammates may help each other, and in a team game no other fighter does."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["punch"]),
        qiao=has(health=50),
        vane=has(hand=["shield"]),
        teles=has(hand=["shield"]),
    )
    strike(table, "punch", at="qiao")
    assert table.deciders() == ["teles"]
    assert table.choices_of("teles") == ["shield qiao", "pass"]
    play(table, "teles: shield qiao")
    assert table.health("qiao") == (50,)


def test_without_teams_any_fighter_may_help() -> None:
    """9.2: without teams any fighter may help any other."""
    table = brawl(
        ferrand=has(hand=["punch", "punch"]),
        qiao=has(health=50),
        vane=has(health=60, hand=["shield"]),
        teles=has(hand=["medic"]),
    )
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike", "vane: pass")
    assert table.deciders() == ["vane", "teles"]
    assert table.choices_of("vane") == ["shield qiao", "pass"]
    assert table.choices_of("teles") == ["medic qiao", "medic vane", "pass"]
    play(table, "vane: shield qiao", "teles: medic vane")
    assert table.health("qiao", "vane") == (50, 65)


@pytest.mark.parametrize(
    ("card", "helps"),
    [
        ("shield", True),
        ("medic", True),
        ("shotgun", True),
        ("kick", False),
        ("nine-mm", False),
    ],
)
def test_what_helpers_may_play(card: str, helps: bool) -> None:
    """9.3: Shield, Medic, Antidote and Shotgun, but neither Kick nor 9mm."""
    table = brawl(ferrand=has(hand=["punch"]), qiao=has(), vane=has(hand=[card]))
    strike(table, "punch", at="qiao")
    assert (f"{card} qiao" in table.choices_of("vane")) == helps
    if not helps:
        name = {"kick": "Kick", "nine-mm": "9mm"}[card]
        reason = f"{name} does not help others"
        check_refusal(table, f"vane: play {card}", clause="9.3", reason=reason)


def test_an_antidote_helps_another_fighter() -> None:
    """9.3: Antidote, when Poison arrives."""
    table = brawl(ferrand=has(hand=["poison"]), qiao=has(), vane=has(hand=["antidote"]))
    strike(table, "poison", at="qiao")
    play(table, "vane: antidote qiao")
    assert table.fighter("qiao").poisons == ()
    assert table.discard("vane") == ["antidote"]


def test_a_helpers_card_counts_with_the_helpers_levels() -> None:
    """9.4: with the helper's own levels, and goes to the helper's discard."""
    table = brawl(
        ferrand=has(hand=["nine-mm", "nine-mm"], levels={"aim": 3}),
        qiao=has(health=100, levels={"skill": 3}),
        vane=has(hand=["shield"], levels={"skill": 1}),
    )
    strike(table, "nine-mm", "nine-mm", at="qiao")
    play(table, "vane: shield qiao")
    assert table.health("qiao") == (100 - 90 + 20,)
    assert table.discard("vane") == ["shield"]
    assert table.discard("qiao") == []


def test_a_helpers_shotgun_stops_robbers_and_hurts_the_attacker() -> None:
    """9.4: a helper's Shotgun hurts the attacker."""
    table = brawl(
        ferrand=has(health=100, hand=["robber"]),
        qiao=has(hand=["gold"]),
        vane=has(hand=["shotgun"]),
    )
    strike(table, "robber", at="qiao")
    play(table, "qiao: pass", "vane: shotgun qiao", "qiao: pass")
    assert table.hand("qiao") == ["gold"]
    assert table.health("ferrand") == (95,)


def test_all_who_are_attacked_answer_at_the_same_time() -> None:
    """9.5: card by card, until each has passed; then all who may help do the same."""
    table = brawl(
        ferrand=has(hand=["kick", "kick"]),
        qiao=has(hand=["shield", "shield"]),
        vane=has(hand=["shield", "coin"]),
        teles=has(hand=["coin"]),
        novak=has(hand=["coin"]),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    assert table.deciders() == ["qiao", "vane"]
    play(table, "vane: play shield")
    assert table.deciders() == ["qiao"]
    assert table.stand("vane").block == 0, "no answer counts before all have answered"
    play(table, "qiao: play shield")
    assert table.stand("vane").block == 10
    assert table.deciders() == ["qiao", "vane"]
    play(table, "qiao: pass", "vane: pass")
    assert table.deciders() == ["qiao", "vane", "teles", "novak"]


def test_a_player_who_passes_is_not_asked_again_but_the_others_are() -> None:
    """9.5: until each has passed."""
    table = brawl(
        ferrand=has(hand=["kick", "kick"]),
        qiao=has(hand=["shield", "shield", "coin"]),
        vane=has(hand=["shield", "coin"]),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    play(table, "vane: pass", "qiao: play shield")
    assert table.deciders() == ["qiao"]
    play(table, "qiao: play shield")
    assert table.deciders() == ["qiao"]


def test_each_fighter_with_a_card_is_asked() -> None:
    """9.5: also without one that could be played."""
    table = brawl(
        ferrand=has(hand=["kick"]),
        qiao=has(hand=["coin"]),
        vane=has(hand=["punch"]),
        teles=has(hand=[]),
    )
    strike(table, "kick", at="qiao")
    assert table.deciders() == ["qiao"]
    assert table.choices_of("qiao") == ["pass"]
    play(table, "qiao: pass")
    assert table.deciders() == ["vane"]
    assert table.choices_of("vane") == ["pass"]


def test_whether_a_hand_can_answer_does_not_show_in_who_is_asked() -> None:
    """9.5: a question reveals nothing about a hand."""

    def asked(*hands: str) -> list[list[str]]:
        table = brawl(
            ferrand=has(hand=["robber", "poison", "kick", "coin"]),
            qiao=has(hand=[hands[0], hands[0]]),
            vane=has(hand=[hands[1]]),
        )
        strike(table, "robber", "poison", "kick", at="qiao")
        order = []
        while table.view().step == "window":
            order.append(table.deciders())
            for name in table.deciders():
                play(table, f"{name}: pass")
        return order

    plain = asked("coin", "coin")
    assert plain == [["qiao"], ["vane"]] * 3
    for hands in (("shield", "coin"), ("shotgun", "shotgun"), ("antidote", "medic")):
        assert asked(*hands) == plain


def test_attackers_and_targets_do_not_help_each_other() -> None:
    """9.6: attackers do not help their targets, targets do not help their attacker."""
    table = brawl(
        ferrand=has(hand=["kick", "shield"]),
        qiao=has(hand=["nine-mm", "shield"]),
        vane=has(hand=["shield"]),
    )
    strike(table, "kick", at="qiao")
    play(table, "qiao: play nine-mm", "qiao: pass")
    assert table.deciders() == ["vane"]
    play(table, "vane: pass")
    assert table.deciders() == ["ferrand"]
    play(table, "ferrand: pass")
    assert table.deciders() == ["vane"]
    assert table.choices_of("vane") == ["shield ferrand", "pass"]


def test_the_attackers_friends_may_shield_against_counter_attacks() -> None:
    """9.2: including helpers of the attacker."""
    table = brawl(
        options=TEAMS,
        ferrand=has(health=100, hand=["kick"]),
        qiao=has(hand=["nine-mm"]),
        vane=has(hand=["shield"]),
        teles=has(hand=["shield"]),
    )
    strike(table, "kick", at="qiao")
    play(table, "qiao: play nine-mm", "teles: pass")
    assert table.deciders() == ["vane"]
    play(table, "vane: shield ferrand")
    assert table.health("ferrand") == (95,)


def test_the_fallen_help_nobody() -> None:
    """9.6: fallen fighters cannot help."""
    table = brawl(
        options=TEAMS,
        ferrand=has(hand=["kick"]),
        qiao=has(),
        vane=has(),
        teles=has(hand=["shield"], health=5),
        novak=has(hand=["kick"]),
        marsh=has(),
    )
    strike(table, "kick", at="teles")
    play(table, "teles: pass")
    assert table.standing() == ["ferrand", "qiao", "vane", "novak", "marsh"]
    play(table, "ferrand: end turn")
    play(table, "qiao: attack", "qiao: end turn", "vane: attack", "vane: end turn")
    strike(table, "kick", by="novak", at="qiao")
    assert "teles" not in table.deciders()


def test_nothing_answers_a_counter_attack_but_shields() -> None:
    """9.1: no counter-attack is answered with a counter-attack."""
    table = brawl(ferrand=has(hand=["kick", "kick", "nine-mm"]), qiao=has(hand=["kick"]))
    strike(table, "kick")
    play(table, "qiao: play kick")
    assert table.choices_of("ferrand") == ["pass"]
    check_not_offered(table, "ferrand: play kick")
