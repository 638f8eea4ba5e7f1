"""Worked cases where two or more rules meet."""

import pytest

from engine.core.chance import Chance
from engine.games.taidian.events import CharacterTaken
from engine.games.taidian.state import Options
from engine.testing import check_not_offered, play
from tests.engine.games.taidian.table import brawl, has, new_game, strike, upgrade


def test_a_bunker_that_is_bombed_no_longer_blocks() -> None:
    """16.1: bombs burst before the damage of their batch."""
    table = brawl(
        ferrand=has(hand=["fire-bomb", "punch", "punch"]),
        qiao=has(health=100, structures=["bunker"]),
        vane=has(health=100, structures=["bunker"]),
    )
    play(table, "ferrand: attack", "ferrand: lay fire-bomb", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike")
    assert table.health("qiao", "vane") == (90, 95)


def test_a_shield_that_was_used_cannot_be_stolen() -> None:
    """3.5: it is in the discard before the Robber of the next batch comes."""
    table = brawl(
        ferrand=has(hand=["punch", "robber"]), qiao=has(health=100, hand=["shield", "coin"])
    )
    strike(table, "punch")
    play(table, "qiao: play shield", "qiao: pass")
    strike(table, "robber")
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["coin"]
    assert table.discard("qiao") == ["shield"]


def test_the_second_batch_meets_what_is_left() -> None:
    """3.5: each batch has its own moment, and no card is replaced in between."""
    table = brawl(
        ferrand=has(hand=["punch", "kick"]), qiao=has(health=100, hand=["shield", "medic"])
    )
    strike(table, "punch")
    play(table, "qiao: play shield", "qiao: pass")
    strike(table, "kick")
    assert table.choices_of("qiao") == ["play medic", "pass"]
    play(table, "qiao: play medic")
    assert table.health("qiao") == (110,)


def test_a_shotgun_against_a_punch_guards_from_later_robbers() -> None:
    """8.6: Robbers of later batches of the turn fail without another question."""
    table = brawl(ferrand=has(hand=["punch", "robber"]), qiao=has(hand=["shotgun", "gold"]))
    strike(table, "punch")
    play(table, "qiao: play shotgun", "qiao: pass", "ferrand: pass")
    strike(table, "robber")
    assert table.fight().laid_cards[0].fate == "stopped"
    assert table.hand("qiao") == ["gold"]


def test_a_stolen_shield_stops_a_counter_attack_of_the_same_batch() -> None:
    """8.7: what Robbers took is in the attacker's hand when counter-attacks come."""
    table = brawl(
        ferrand=has(health=100, hand=["robber", "kick"]),
        qiao=has(hand=["shield"]),
        vane=has(hand=["kick"]),
    )
    play(table, "ferrand: attack", "ferrand: lay robber", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    play(table, "qiao: pass", "vane: pass", "vane: play kick", "ferrand: play shield")
    assert table.health("ferrand") == (100,)
    assert table.discard("ferrand") == ["kick", "robber", "shield"]


def test_a_stolen_shotgun_is_laid_at_its_owner() -> None:
    """7.6: in a later batch of the same turn."""
    table = brawl(ferrand=has(hand=["robber"]), qiao=has(health=100, hand=["shotgun"]))
    strike(table, "robber")
    play(table, "qiao: pass")
    strike(table, "shotgun")
    assert table.health("qiao") == (95,)


def test_a_stolen_card_can_be_burned() -> None:
    """11.3: it is an unused card in the hand."""
    table = brawl(ferrand=has(hand=["robber", "burn-barrel"]), qiao=has(hand=["gold"]))
    strike(table, "robber")
    play(table, "qiao: pass", "ferrand: play burn-barrel", "ferrand: burn gold")
    assert table.view("").burned_cards == ("gold",)
    assert table.fighter("ferrand", seen_by="qiao").hand == ()


def test_poisons_of_two_owners_tick_in_the_turn_of_each() -> None:
    """10.2: at the start of its owner's turns."""
    table = brawl(
        ferrand=has(deck=[]),
        qiao=has(health=100, deck=[]),
        vane=has(deck=[]),
        poisons=[("vane", "qiao", 4), ("ferrand", "qiao", 4)],
    )
    assert table.health("qiao") == (95,)
    upgrade(table, "end turn")
    upgrade(table, "end turn", by="qiao")
    assert table.health("qiao") == (90,)
    assert [poison.ticks for poison in table.fighter("qiao").poisons] == [3, 3]


def test_an_antidote_does_not_take_the_counter_attack_away() -> None:
    """10.1: the Poison was an attack, even if it ends at once."""
    table = brawl(ferrand=has(health=100, hand=["poison"]), qiao=has(hand=["antidote", "kick"]))
    strike(table, "poison")
    play(table, "qiao: play antidote", "qiao: play kick")
    assert table.health("ferrand") == (95,)
    assert table.fighter("qiao").poisons == ()


def test_first_aid_and_a_punch_for_the_same_fighter() -> None:
    """8.2: healing comes first, up to the start, and then the damage."""
    table = brawl(ferrand=has(hand=["first-aid", "punch"]), qiao=has())
    full = table.fighter("qiao").cap
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: strike")
    assert table.health("qiao") == (full - 10,)


def test_the_poison_of_the_dead_toxicologist_is_as_strong_as_ever() -> None:
    """17.8: 10 with each tick, even when its owner has fallen."""
    table = brawl(
        marsh=has(fallen=True),
        qiao=has(health=100),
        vane=has(),
        turn="vane",
        poisons=[("marsh", "qiao", 3)],
    )
    play(table, "vane: upgrade", "vane: end turn")
    play(table, "vane: pass")
    assert table.health("qiao") == (90,)


def test_the_sharpshooter_helps_with_her_first_shot() -> None:
    """17.5: her Shotgun for another fighter does 5 more, the second one does not."""
    table = brawl(
        ferrand=has(health=100, hand=["kick"]),
        qiao=has(),
        novak=has(hand=["shotgun", "shotgun"]),
    )
    strike(table, "kick", at="qiao")
    play(table, "novak: shotgun qiao", "novak: shotgun qiao")
    assert table.health("ferrand") == (100 - 10 - 5,)


def test_the_surgeon_helps_with_a_stronger_medic() -> None:
    """17.1: also for another fighter, with her own level."""
    table = brawl(
        ferrand=has(hand=["punch"]),
        qiao=has(health=50, levels={"healing": 3}),
        calder=has(hand=["medic"], levels={"healing": 1}),
    )
    strike(table, "punch", at="qiao")
    play(table, "calder: medic qiao")
    assert table.health("qiao") == (50 - 10 + 30,)


def test_two_fall_and_both_are_looted() -> None:
    """14.4: three cards for each knock-out, one after the other."""
    table = brawl(
        options=Options(loot=True),
        ferrand=has(hand=["punch", "punch"]),
        qiao=has(health=10, deck=["gold"]),
        vane=has(health=10, deck=["medic"]),
        teles=has(),
    )
    play(table, "ferrand: attack", "ferrand: lay punch", "ferrand: at qiao")
    play(table, "ferrand: lay punch", "ferrand: at vane", "ferrand: strike")
    play(table, "ferrand: take gold", "ferrand: take medic")
    assert table.discard("ferrand") == ["gold", "punch", "punch", "medic"]
    assert table.deciders() == ["ferrand"]


def test_the_dead_are_neither_targets_nor_patients() -> None:
    """7.3: only standing fighters, even for First Aid."""
    table = brawl(
        ferrand=has(hand=["first-aid", "punch"]), qiao=has(fallen=True), vane=has(), teles=has()
    )
    play(table, "ferrand: attack", "ferrand: lay first-aid")
    check_not_offered(table, "ferrand: at qiao")
    play(table, "ferrand: at ferrand", "ferrand: lay punch")
    check_not_offered(table, "ferrand: at qiao")


def test_an_antidote_is_for_the_poison_of_the_moment() -> None:
    """8.5: one that arrives, not an older one; 10.3: one that ticks, not another fighter's."""
    arriving = brawl(
        ferrand=has(hand=["poison"]),
        qiao=has(hand=["antidote"]),
        vane=has(),
        poisons=[("vane", "qiao", 2)],
    )
    strike(arriving, "poison", at="qiao")
    play(arriving, "qiao: play antidote")
    assert [(each.owner, each.ticks) for each in arriving.fighter("qiao").poisons] == [(2, 2)]
    ticking = brawl(
        ferrand=has(),
        qiao=has(hand=["antidote"]),
        vane=has(),
        poisons=[("vane", "qiao", 2), ("ferrand", "qiao", 3)],
    )
    play(ticking, "qiao: play antidote")
    assert [(each.owner, each.ticks) for each in ticking.fighter("qiao").poisons] == [(2, 2)]


def test_the_theft_of_another_makes_the_pickpocket_unsure() -> None:
    """17.7: the other thief may take the card she has seen, and she is not told."""
    table = brawl(
        arata=has(hand=["robber"]),
        vane=has(hand=["robber"]),
        qiao=has(hand=["shield", "coin", "kick", "punch", "medic", "cash"]),
    )
    strike(table, "robber", by="arata", at="qiao")
    play(table, "qiao: pass", "vane: pass")
    kept = table.choices_of("arata")[-1]
    play(table, f"arata: {kept}", "qiao: pass", "vane: pass", "arata: end turn")
    (seen,) = table.fighter("qiao", seen_by="arata").hand
    strike(table, "robber", by="vane", at="qiao")
    play(table, "qiao: pass", "arata: pass")
    assert seen in table.hand("qiao"), "the other thief took another card"
    assert table.fighter("qiao", seen_by="arata").hand == ()


@pytest.mark.parametrize(("teams", "words"), [("none", ""), ("2", " for team 1")])
def test_the_log_tells_teams_only_where_there_are_any(teams: str, words: str) -> None:
    """2.2: or each player fights alone."""
    match = new_game(Options(teams=teams), seats=4).match
    first = next(each for each in match.chronicle[0] if isinstance(each, CharacterTaken))
    assert f"enters the fight{words}: " in first.told()


def test_a_new_hand_is_unknown_to_the_pickpocket() -> None:
    """17.7: the card she saw goes to the discard with the turn."""
    table = brawl(arata=has(hand=["robber"], deck=[]), qiao=has(hand=["shield", "coin"], deck=[]))
    strike(table, "robber", by="arata")
    play(table, "qiao: pass", "arata: keep coin", "qiao: pass", "arata: end turn")
    assert table.fighter("qiao", seen_by="arata").hand == ("shield",)
    play(table, "qiao: upgrade", "qiao: end turn")
    assert table.hand("qiao") == ["shield"]
    assert table.fighter("qiao", seen_by="arata").hand == ()


def test_of_several_who_strike_back_the_one_who_stands_gets_the_loot() -> None:
    """14.4: for a player who knocks a fighter out and still stands."""
    table = brawl(
        options=Options(loot=True),
        ferrand=has(health=10, hand=["kick", "kick"], deck=["gold"]),
        qiao=has(health=5, hand=["kick"]),
        vane=has(hand=["kick"]),
        teles=has(),
    )
    play(table, "ferrand: attack", "ferrand: lay kick", "ferrand: at qiao")
    play(table, "ferrand: lay kick", "ferrand: at vane", "ferrand: strike")
    play(table, "qiao: play kick", "vane: play kick")
    assert table.standing() == ["vane", "teles"]
    assert table.fighter("ferrand").knocked_out_by == table.seat("vane")
    play(table, "vane: take gold")
    assert "gold" in table.discard("vane")


def test_a_thief_who_falls_holds_nothing_any_more() -> None:
    """12.3: while the spoils are taken, no seat takes the stolen card to be in that hand."""
    table = brawl(
        options=Options(loot=True),
        ferrand=has(health=5, hand=["robber", "punch"]),
        qiao=has(hand=["gold"]),
        vane=has(hand=["kick"]),
        teles=has(),
    )
    strike(table, "robber", at="qiao")
    play(table, "qiao: pass", "vane: pass", "vane: pass")
    strike(table, "punch", at="vane")
    play(table, "vane: play kick", "ferrand: pass")
    assert table.deciders() == ["vane"]
    assert table.fighter("ferrand", seen_by="qiao").hand == ()
    for seed in range(8):
        imagined = table.match.imagine(table.seat("vane"), Chance(seed))
        assert imagined.pending[0].choices == table.match.pending[0].choices


def test_who_falls_cannot_take_the_last_answer_back() -> None:
    """12.3: the cards are laid open."""
    table = brawl(
        ferrand=has(hand=["punch"]), qiao=has(health=10, hand=["shield"]), vane=has(), teles=has()
    )
    strike(table, "punch", at="qiao")
    play(table, "qiao: pass")
    assert table.standing() == ["ferrand", "vane", "teles"]
    assert not table.match.can_undo(table.seat("qiao"))


def test_a_clinic_heals_its_owner_only() -> None:
    """16.2: at the start of each of your turns."""
    table = brawl(
        turn="qiao", ferrand=has(health=50), qiao=has(health=50, structures=["clinic"]), vane=has()
    )
    assert table.health("ferrand", "qiao") == (50, 55)


@pytest.mark.parametrize("seed", range(4))
def test_rounds_are_counted_from_the_seat_that_began(seed: int) -> None:
    """3.6: a round is over when it is the first player's turn again."""
    table = new_game(seats=3, seed=seed)
    rounds = []
    for _ in range(4):
        (name,) = table.deciders()
        rounds.append(table.view().round)
        play(table, f"{name}: upgrade", f"{name}: end turn")
    assert rounds == [1, 1, 1, 2]
