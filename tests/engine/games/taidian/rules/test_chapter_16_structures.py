"""RULES.md 16: the structures, each put to work in its own test."""

import pytest

from engine.games.taidian.cards import STRUCTURES
from engine.games.taidian.events import RobberStopped, Tended
from engine.testing import check_not_offered, play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade
from tests.tools.clauses_of_games import clauses

CLAUSES = {f"16.{number}": slug for number, slug in enumerate(STRUCTURES, 1)}


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_rules_tell_what_is_on_the_card(clause: str) -> None:
    """16.1: name and cost stand in the clause as in the row."""
    row = STRUCTURES[CLAUSES[clause]]
    text = clauses("taidian")[clause]
    assert text.startswith(f"{row.name}, costs {row.cost}:")


def test_bunker() -> None:
    """16.1: blocks 5 in the first batch of each turn that attacks you."""
    table = brawl(
        ferrand=has(hand=["punch", "punch", "kick"]),
        qiao=has(health=100, structures=["bunker"]),
        vane=has(),
    )
    strike(table, "kick", at="vane")
    strike(table, "punch", at="qiao")
    assert table.health("qiao") == (95,)
    strike(table, "punch", at="qiao")
    assert table.health("qiao") == (85,)


def test_a_batch_without_attack_uses_the_bunker_up() -> None:
    """16.1: the first batch that attacks you, which a Robber does as well (8.1)."""
    table = brawl(
        ferrand=has(hand=["robber", "punch"]),
        qiao=has(health=100, structures=["bunker"]),
    )
    strike(table, "robber")
    play(table, "ferrand: lay punch")
    play(table, "ferrand: strike")
    assert table.health("qiao") == (90,)


def test_first_aid_does_not_use_the_bunker_up() -> None:
    """16.1: the first batch that attacks you; First Aid does not (8.1)."""
    table = brawl(
        ferrand=has(hand=["first-aid", "punch"]),
        qiao=has(health=100, structures=["bunker"]),
    )
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at qiao", "ferrand: strike")
    play(table, "ferrand: lay punch")
    play(table, "ferrand: strike")
    assert table.health("qiao") == (105,)


def test_the_bunker_does_not_help_against_counter_attacks() -> None:
    """16.1: in a batch that attacks you."""
    table = brawl(
        ferrand=has(health=100, hand=["kick"], structures=["bunker"]), qiao=has(hand=["nine-mm"])
    )
    strike(table, "kick")
    play(table, "qiao: play nine-mm")
    assert table.health("ferrand") == (85,)


def test_clinic() -> None:
    """16.2: heals 5 at the start of each of your turns."""
    table = brawl(ferrand=has(health=100, structures=["clinic"]), qiao=has(health=50))
    assert table.health("ferrand") == (105,)
    upgrade(table, "end turn")
    assert table.health("ferrand", "qiao") == (105, 50)


def test_the_clinic_stops_at_full_health() -> None:
    """16.2: health never rises above the start."""
    table = brawl(ferrand=has(structures=["clinic"]), qiao=has())
    cap = table.fighter("ferrand").cap
    assert table.health("ferrand") == (cap,)
    line = Tended(seat=0, amount=0, health=cap).line
    assert line == "has full health, {health}: the Clinic has nothing to heal"


def test_generator() -> None:
    """16.3: 1 energy at the beginning of each of your upgrading turns."""
    table = brawl(ferrand=has(energy=4, structures=["generator"]), qiao=has())
    assert table.fighter("ferrand").energy == 4
    play(table, "ferrand: upgrade")
    assert table.fighter("ferrand").energy == 5
    assert table.log_lines() == ["Ferrand upgrades", "Ferrand gets 1 energy from the Generator"]


def test_the_generator_can_lead_to_a_power_up() -> None:
    """16.3: the tenth energy counts at once."""
    table = brawl(ferrand=has(energy=9, structures=["generator", "vault"]), qiao=has())
    play(table, "ferrand: upgrade", "ferrand: power up aim")
    assert table.fighter("ferrand").energy == 0
    assert table.view().turn.money == 1


def test_the_generator_rests_in_attacking_turns() -> None:
    """16.3: upgrading turns."""
    table = brawl(ferrand=has(energy=4, structures=["generator"]), qiao=has())
    play(table, "ferrand: attack")
    assert table.fighter("ferrand").energy == 4


def test_vault() -> None:
    """16.4: 1 money at the beginning of each of your upgrading turns."""
    table = brawl(ferrand=has(structures=["vault"]), qiao=has())
    play(table, "ferrand: upgrade")
    assert table.view().turn.money == 1
    play(table, "ferrand: buy coin")


def test_watchtower() -> None:
    """16.5: the first Robber laid on you in each turn fails, before a Shotgun is asked for."""
    table = brawl(
        ferrand=has(hand=["robber", "robber"]),
        qiao=has(hand=["shotgun", "shotgun"], structures=["watchtower"]),
    )
    strike(table, "robber")
    assert [event.card for event in table.events_of(RobberStopped)] == ["watchtower"]
    assert table.view().window is not None
    assert table.view().window.kind == "defence"  # type: ignore[union-attr]
    play(table, "qiao: pass")
    strike(table, "robber")
    assert table.view().window.kind == "robbery"  # type: ignore[union-attr]
    play(table, "qiao: pass")
    assert table.hand("ferrand") == ["shotgun"]


def test_firing_range() -> None:
    """16.6: the first attack card of your first batch in each turn gets 5 more attack."""
    table = brawl(
        ferrand=has(hand=["first-aid", "kick", "punch", "punch"], structures=["firing-range"]),
        qiao=has(health=100),
    )
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at ferrand")
    play(table, "ferrand: lay kick", "ferrand: lay punch")
    assert [laid.value for laid in table.view("ferrand").turn.undeclared_batch] == [10, 10, 10]
    play(table, "ferrand: strike")
    assert table.health("qiao") == (80,)
    strike(table, "punch")
    assert table.health("qiao") == (70,)


def test_workshop() -> None:
    """16.7: before anything else you may discard a card in your hand and draw one."""
    table = brawl(
        ferrand=has(hand=["kick", "coin"], deck=["gold"], structures=["workshop"]), qiao=has()
    )
    play(table, "ferrand: upgrade")
    assert [words for words in table.choices_of("ferrand") if words.startswith("rework")] == [
        "rework coin",
        "rework kick",
    ]
    play(table, "ferrand: rework kick")
    assert table.hand("ferrand") == ["coin", "gold"]
    assert table.discard("ferrand") == ["kick"]
    check_not_offered(table, "ferrand: rework coin")


def test_the_workshop_comes_first_or_not_at_all() -> None:
    """16.7: before anything else."""
    table = brawl(ferrand=has(hand=["kick", "coin"], structures=["workshop"]), qiao=has())
    upgrade(table, "play coin")
    check_not_offered(table, "ferrand: rework kick")


def test_a_structure_of_the_turn_works_from_the_next_one_on() -> None:
    """16.4: at the beginning of your upgrading turns."""
    table = brawl(ferrand=has(hand=["gold", "coin"]), qiao=has())
    upgrade(table, "play all", "buy vault")
    assert table.view().turn.money == 4 - STRUCTURES["vault"].cost


@pytest.mark.parametrize("slug", STRUCTURES)
def test_every_structure_can_be_bought_bombed_and_drawn_again(slug: str) -> None:
    """16.1: in play, in the discard, in play again."""
    table = brawl(ferrand=has(hand=["gold", "gold"], deck=[]), qiao=has(deck=["fire-bomb"]))
    upgrade(table, "play all", f"buy {slug}", "end turn")
    assert table.structures("ferrand") == [slug]
    upgrade(table, "end turn", by="qiao")
    play(table, "ferrand: attack", "ferrand: end turn")
    strike(table, "fire-bomb", by="qiao")
    play(table, "ferrand: pass")
    assert table.structures("ferrand") == []
    play(table, "qiao: end turn", "ferrand: attack", "ferrand: end turn")
    assert table.structures("ferrand") == [slug]
