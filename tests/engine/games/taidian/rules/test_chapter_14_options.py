"""RULES.md 14: options."""

from collections import Counter

import pytest

from engine.games.taidian.cards import CHARACTERS
from engine.games.taidian.events import GameWon, LootTaken, StormStruck
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, check_refusal, play, play_to_end
from tests.engine.games.taidian.table import brawl, has, new_game, strike, upgrade

LOOT = Options(loot=True)
BARREL = Options(barrel="structure")


@pytest.mark.parametrize(("teams", "sides"), [("none", 6), ("2", 2), ("3", 3), ("4", 4)])
def test_teams(teams: str, sides: int) -> None:
    """14.1: each player for themselves, or two, three or four teams."""
    view = new_game(Options(teams=teams), seats=6).view()
    assert len({each.side for each in view.fighters}) == sides
    assert view.has_teams == (teams != "none")


@pytest.mark.parametrize(
    ("seats", "teams", "sides"),
    [(3, "2", [0, 1, 0]), (3, "4", [0, 1, 2]), (5, "3", [0, 1, 2, 0, 1])],
)
def test_teams_of_other_sizes(seats: int, teams: str, sides: list[int]) -> None:
    """14.1: seats join them in turn, so they need not be of the same size."""
    view = new_game(Options(teams=teams), seats=seats).view()
    assert [each.side for each in view.fighters] == sides


def test_a_hundred_health_each() -> None:
    """14.2: 100 instead of 150, for all fighters."""
    for seats in (2, 5):
        fighters = new_game(Options(health="100 each"), seats=seats).view().fighters
        assert {(each.health, each.cap) for each in fighters} == {(100, 100)}


def test_a_hundred_health() -> None:
    """14.8: health is cut to two thirds and rounded to a multiple of 5, where 100 is played."""
    for seed in range(8):
        for each in new_game(Options(health="100"), seats=8, seed=seed).view().fighters:
            assert each.health == each.cap
            assert each.health % 5 == 0
            assert each.health == pytest.approx(CHARACTERS[each.character].health / 1.5, abs=2.5)


def test_extra_punches() -> None:
    """14.3: two more Punches in every starting deck."""
    table = new_game(Options(punches=True, characters="pick", first="seat 1"))
    play(table, "1: character vane", "2: character qiao")
    own = table.fighter("1")
    assert Counter([*own.hand, *own.deck])["punch"] == 4
    assert len(own.hand) + len(own.deck) == 13


def test_three_cards_for_a_knock_out() -> None:
    """14.4: up to three cards from among the fallen's cards into their own discard."""
    table = brawl(
        options=LOOT,
        ferrand=has(hand=["punch"]),
        qiao=has(health=10, hand=["gold"], deck=["nine-mm"], discard=["gold", "coin"]),
        vane=has(),
    )
    strike(table, "punch", at="qiao")
    play(table, "qiao: pass")
    assert table.choices_of("ferrand") == ["take coin", "take gold", "take nine-mm", "enough"]
    play(table, "ferrand: take gold", "ferrand: take gold", "ferrand: take nine-mm")
    assert table.discard("ferrand") == ["gold", "gold", "punch", "nine-mm"]
    assert table.discard("qiao") == ["coin"]
    assert table.view().step == "lay"


def test_one_may_take_less() -> None:
    """14.4: up to three."""
    table = brawl(
        options=LOOT, ferrand=has(hand=["punch"]), qiao=has(health=10), vane=has(), teles=has()
    )
    strike(table, "punch", at="qiao")
    play(table, "ferrand: take coin", "ferrand: enough")
    assert [event.card for event in table.events_of(LootTaken, last=2)] == ["coin"]
    assert table.view().step == "lay"


def test_no_structures_are_looted() -> None:
    """14.4: though no structures."""
    table = brawl(
        options=LOOT,
        ferrand=has(hand=["punch"]),
        qiao=has(health=10, deck=["bunker"], structures=["vault"]),
        vane=has(),
    )
    strike(table, "punch", at="qiao")
    assert table.view().step == "lay"
    assert table.structures("qiao") == ["vault"]


def test_a_poison_counts_for_its_owner() -> None:
    """14.4: a Poison counts for its owner."""
    table = brawl(
        options=LOOT,
        ferrand=has(),
        qiao=has(health=5, deck=["gold"]),
        vane=has(),
        poisons=[("ferrand", "qiao", 3)],
    )
    assert table.choices_of("ferrand") == ["take gold", "enough"]
    play(table, "ferrand: take gold")
    assert table.choices_of("ferrand")[:2] == ["upgrade", "attack"]


def test_a_fallen_owner_takes_nothing() -> None:
    """14.4: only fighters who still stand."""
    table = brawl(
        options=LOOT,
        turn="vane",
        ferrand=has(fallen=True),
        qiao=has(health=5, deck=["gold"]),
        vane=has(deck=[]),
        teles=has(deck=[]),
        poisons=[("ferrand", "qiao", 3)],
    )
    upgrade(table, "end turn", by="vane")
    upgrade(table, "end turn", by="teles")
    assert table.standing() == ["vane", "teles"]
    assert table.deciders() == ["vane"]
    assert table.view().step == "choose"


def test_a_counter_attack_counts_for_who_played_it() -> None:
    """14.4: if there are several, the first clockwise from the attacker."""
    table = brawl(
        options=LOOT,
        turn="qiao",
        ferrand=has(hand=["kick"]),
        qiao=has(health=10, hand=["kick", "kick"], deck=["gold"]),
        vane=has(hand=["kick"]),
        teles=has(),
    )
    play(table, "qiao: attack", "qiao: lay kick", "qiao: at ferrand")
    play(table, "qiao: lay kick", "qiao: at vane", "qiao: strike")
    play(table, "vane: play kick", "ferrand: play kick")
    assert table.deciders() == ["vane"]
    play(table, "vane: take gold", "vane: enough")
    assert table.deciders() == ["vane"]
    assert table.view().active == table.seat("vane")


def test_a_helpers_shotgun_earns_the_loot() -> None:
    """14.4: a counter-attack counts for the player who played it."""
    table = brawl(
        options=LOOT,
        ferrand=has(health=5, hand=["kick"], deck=["gold"]),
        qiao=has(),
        vane=has(hand=["shotgun"]),
    )
    strike(table, "kick", at="qiao")
    play(table, "vane: shotgun qiao")
    assert table.choices_of("vane") == ["take gold", "take kick", "enough"]


def test_nothing_is_looted_when_the_game_is_over() -> None:
    """14.4: there is no fighter left to use it against."""
    table = brawl(options=LOOT, ferrand=has(hand=["punch"]), qiao=has(health=10))
    play(table, "ferrand: attack", "ferrand: lay punch")
    play_to_end(table, "ferrand: strike")
    assert table.winners() == ["ferrand"]


def test_the_barrel_as_a_structure() -> None:
    """14.5: it is bought like one, and is used from the table once in each turn of its owner."""
    table = brawl(
        options=BARREL,
        ferrand=has(hand=["gold", "kick", "kick", "kick"], deck=["coin"] * 6),
        qiao=has(),
    )
    upgrade(table, "play gold", "buy burn-barrel")
    assert table.structures("ferrand") == ["burn-barrel"]
    check_refusal(table, "ferrand: buy burn-barrel", clause="6.2", reason="you own one already")
    play(table, "ferrand: use burn-barrel", "ferrand: burn kick", "ferrand: enough")
    check_not_offered(table, "ferrand: use burn-barrel")
    play(table, "ferrand: end turn")
    upgrade(table, "end turn", by="qiao")
    play(table, "ferrand: attack", "ferrand: use burn-barrel", "ferrand: burn coin")
    play(table, "ferrand: burn coin")
    assert table.view().burned_cards == ("coin", "coin", "kick")
    assert table.structures("ferrand") == ["burn-barrel"]


def test_the_barrel_as_a_structure_can_be_bombed() -> None:
    """14.5: and bombed like one; drawn again, it is back in play."""
    table = brawl(
        options=BARREL,
        ferrand=has(hand=["fire-bomb"]),
        qiao=has(structures=["burn-barrel"], deck=[]),
    )
    strike(table, "fire-bomb")
    assert table.discard("qiao") == ["burn-barrel"]
    play(table, "ferrand: end turn")
    upgrade(table, "end turn", by="qiao")
    assert table.structures("qiao") == ["burn-barrel"]


def test_allies_off() -> None:
    """14.6: without teams no fighter can be helped by others."""
    table = brawl(
        options=Options(allies=False),
        ferrand=has(hand=["kick"]),
        qiao=has(),
        vane=has(hand=["shield"]),
    )
    strike(table, "kick", at="qiao")
    assert table.deciders() == ["ferrand"]


def test_teammates_help_with_allies_off() -> None:
    """14.6: it is about games without teams."""
    table = brawl(
        options=Options(allies=False, teams="2"),
        ferrand=has(hand=["kick"]),
        qiao=has(),
        vane=has(),
        teles=has(hand=["shield"]),
    )
    strike(table, "kick", at="qiao")
    assert table.deciders() == ["teles"]


@pytest.mark.parametrize(("number", "loss"), [(39, 0), (40, 0), (41, 5), (42, 10), (45, 25)])
def test_the_storm(number: int, loss: int) -> None:
    """14.7: 5 in the first round of the storm, 10 in the second, and so on."""
    table = brawl(round=number, ferrand=has(health=100), qiao=has(health=100))
    assert table.health("ferrand", "qiao") == (100 - loss, 100 - loss)


def test_the_storm_comes_with_every_turn() -> None:
    """14.7: each turn begins with a loss of health for all fighters."""
    table = brawl(round=41, ferrand=has(health=100), qiao=has(health=100))
    upgrade(table, "end turn")
    assert table.health("ferrand", "qiao") == (90, 90)
    assert [event.amount for event in table.events_of(StormStruck)] == [5]


def test_the_storm_can_end_the_game() -> None:
    """14.7: nothing prevents it, and fighters who fall together draw."""
    table = brawl(
        round=41,
        turn="qiao",
        ferrand=has(health=10, deck=[]),
        qiao=has(health=10, hand=["shield", "medic"], deck=[]),
    )
    play(table, "qiao: upgrade")
    play_to_end(table, "qiao: end turn")
    assert table.winners() == ["ferrand", "qiao"]


def test_the_storm_can_fell_who_has_the_turn() -> None:
    """14.7: then the turn passes on."""
    table = brawl(round=41, ferrand=has(health=5), qiao=has(health=100), vane=has(health=100))
    assert table.deciders() == ["qiao"]
    assert table.health("qiao", "vane") == (90, 90)


def test_the_storm_can_come_later() -> None:
    """14.7: after the chosen round."""
    table = brawl(
        options=Options(storm="100"), round=100, ferrand=has(health=5), qiao=has(health=5)
    )
    assert table.standing() == ["ferrand", "qiao"]
    assert table.view().storm == 100


def test_the_storm_can_be_switched_off() -> None:
    """14.7: then no round hurts anybody."""
    off = Options(storm="off")
    for number in (41, 101, 200):
        table = brawl(options=off, round=number, ferrand=has(health=5), qiao=has(health=5))
        assert table.health("ferrand", "qiao") == (5, 5)


def test_a_game_without_a_storm_is_a_draw_after_round_200() -> None:
    """14.7: between all who stand; those who have fallen are ranked behind them."""
    table = brawl(
        options=Options(storm="off"),
        round=200,
        ferrand=has(hand=["punch"]),
        vane=has(health=5),
        qiao=has(health=40),
    )
    strike(table, "punch", at="vane")
    play(table, "ferrand: end turn", "qiao: upgrade")
    play_to_end(table, "qiao: end turn")
    assert table.winners() == ["ferrand", "qiao"]
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.is_draw, outcome.ranking) == (True, ((0, 2), (1,)))
    assert outcome.reason == "Anouk Ferrand and Lin Qiao draw: no side has won in 200 rounds"
    (won,) = table.events_of(GameWon)
    assert won.told() == "Ferrand and Qiao draw: no side has won in 200 rounds"


def test_a_storm_leaves_no_draw_after_round_200() -> None:
    """14.7: the round is the last only where the storm is switched off."""
    table = brawl(round=200, turn="qiao", ferrand=has(health=9000), qiao=has(health=9000))
    upgrade(table, "end turn", by="qiao")
    assert table.match.outcome is None
    assert table.view().round == 201


def test_exports_from_before_equal_health_still_mean_balanced_health() -> None:
    """14.8: an export names its options; "150" has always meant balanced health."""
    options = Options(characters="pick", health="150", storm="40", first="seat 1")
    table = new_game(options, seats=3)
    play(table, "1: character vane", "2: character novak", "3: character fuentes")
    healths = {each.character: (each.health, each.cap) for each in table.view().fighters}
    assert healths == {"vane": (160, 160), "novak": (185, 185), "fuentes": (115, 115)}
