"""RULES.md 17: the characters, each with the ability in its own test."""

import pytest

from engine.core.chance import Chance
from engine.games.taidian.cards import CARDS, CHARACTERS, STRUCTURES
from engine.games.taidian.state import Options
from engine.testing import play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade
from tests.tools.clauses_of_games import clauses


@pytest.mark.parametrize("slug", CHARACTERS)
def test_the_rules_tell_what_is_on_the_card(slug: str) -> None:
    """17.1: name, role, health, energy and extra cards stand in the clause as in the row."""
    row = CHARACTERS[slug]
    text = clauses("taidian")[row.clause]
    head = text.partition(":")[0]
    assert head.startswith(f"{row.name}, {row.role}, {row.health} health")
    assert all(CARDS[card].name in head for card in row.cards)
    assert (f"{row.energy} energy" in head) == bool(row.energy)


def test_calder() -> None:
    """17.1: her First Aid and Medics heal 5 more."""
    table = brawl(
        calder=has(health=50, hand=["first-aid"]),
        qiao=has(),
    )
    play(table, "calder: attack", "calder: lay first-aid", "calder: at calder", "calder: strike")
    assert table.health("calder") == (65,)
    other = brawl(ferrand=has(hand=["kick"]), calder=has(health=50, hand=["medic"]))
    strike(other, "kick")
    play(other, "calder: play medic")
    assert other.health("calder") == (65,)


def test_vane() -> None:
    """17.2: his Punches attack for 5 more, his Kicks do not."""
    table = brawl(vane=has(hand=["punch", "punch", "kick"]), qiao=has(health=100))
    strike(table, "punch", "punch", "kick", by="vane")
    assert table.health("qiao") == (65,)


def test_qiao() -> None:
    """17.3: her Strikes give 1 more energy."""
    table = brawl(qiao=has(hand=["strike", "flash"]), vane=has())
    upgrade(table, "play strike", by="qiao")
    assert table.fighter("qiao").energy == 6
    play(table, "qiao: play flash")
    assert table.fighter("qiao").energy == 9


def test_fuentes() -> None:
    """17.4: the first card he buys in each upgrading turn costs 1 less."""
    table = brawl(fuentes=has(hand=["gold", "coin"]), qiao=has())
    upgrade(table, "play all", "buy punch", by="fuentes")
    assert table.view().turn.money == 4 - 2
    play(table, "fuentes: buy shield")
    assert table.view().turn.money == 0


def test_nothing_is_free_for_fuentes() -> None:
    """17.4: though not less than 1."""
    table = brawl(fuentes=has(hand=["coin"]), qiao=has())
    upgrade(table, "play coin", "buy coin", by="fuentes")
    assert table.view().turn.money == 0


def test_novak() -> None:
    """17.5: her first shot in each turn, 9mm or Shotgun, does 5 more."""
    table = brawl(novak=has(hand=["shotgun", "nine-mm", "nine-mm"]), qiao=has(health=100))
    play(table, "novak: attack", "novak: lay shotgun", "novak: lay nine-mm")
    assert [laid.value for laid in table.view("novak").turn.undeclared_batch] == [10, 15]
    play(table, "novak: strike")
    strike(table, "nine-mm", by="novak")
    assert table.health("qiao") == (100 - 10 - 15 - 15,)


def test_novak_in_the_turn_of_another() -> None:
    """17.5: her own or another's."""
    table = brawl(ferrand=has(health=100, hand=["kick"]), novak=has(hand=["nine-mm", "nine-mm"]))
    strike(table, "kick")
    play(table, "novak: play nine-mm", "novak: play nine-mm")
    assert table.health("ferrand") == (100 - 20 - 15,)


def test_okafor() -> None:
    """17.6: his Shields block 5 more, and 10 more when he plays them for another fighter."""
    table = brawl(
        options=Options(teams="2"),
        ferrand=has(hand=["nine-mm", "nine-mm"]),
        qiao=has(health=100),
        vane=has(),
        okafor=has(health=100, hand=["shield", "shield"]),
    )
    play(table, "ferrand: attack", "ferrand: lay nine-mm", "ferrand: at qiao")
    play(table, "ferrand: lay nine-mm", "ferrand: at okafor", "ferrand: strike")
    play(table, "okafor: play shield", "okafor: pass")
    play(table, "okafor: shield qiao")
    assert table.health("qiao", "okafor") == (100, 100)
    assert [reply.value for reply in table.fight().replies] == [15, 20]


def test_arata() -> None:
    """17.7: her Robbers draw two cards; she keeps one and puts the other back."""
    table = brawl(arata=has(hand=["robber"]), qiao=has(hand=["gold", "coin"]), vane=has())
    strike(table, "robber", by="arata", at="qiao")
    play(table, "qiao: pass")
    assert table.choices_of("arata") == ["keep coin", "keep gold"]
    assert table.view("arata").drawn_cards == table.view("qiao").drawn_cards == ("coin", "gold")
    assert table.view("vane").drawn_cards == table.view("").drawn_cards == ()
    play(table, "arata: keep gold")
    assert table.hand("arata") == ["gold"]
    assert table.hand("qiao") == ["coin"]


def test_what_arata_has_seen_she_knows() -> None:
    """17.7: the other card is known to her until it leaves the hand."""
    table = brawl(arata=has(hand=["robber"]), qiao=has(hand=["shield", "coin"]), vane=has())
    strike(table, "robber", by="arata", at="qiao")
    play(table, "qiao: pass", "arata: keep coin")
    assert table.fighter("qiao", seen_by="arata").hand == ("shield",)
    assert table.fighter("qiao", seen_by="vane").hand == ()
    play(table, "qiao: play shield")
    assert table.fighter("qiao", seen_by="arata").hand == ()


def test_what_arata_has_seen_is_gone_once_it_is_declared() -> None:
    """17.7: a card that is laid and declared lies open, and is not in the hand any more."""
    table = brawl(
        arata=has(hand=["robber"], deck=[]), qiao=has(hand=["punch", "coin"], deck=[]), vane=has()
    )
    strike(table, "robber", by="arata", at="qiao")
    play(table, "qiao: pass", "arata: keep coin", "qiao: pass", "arata: end turn")
    play(table, "qiao: attack", "qiao: lay punch", "qiao: at vane")
    assert table.fighter("qiao", seen_by="arata").hand == ("punch",), "she cannot see it laid"
    play(table, "qiao: strike")
    assert table.fighter("qiao", seen_by="arata").hand == ()


def test_arata_cannot_tell_a_card_from_its_namesake(monkeypatch: pytest.MonkeyPatch) -> None:
    """17.7: she may put back the same card twice, although the hand holds two of them."""
    monkeypatch.setattr(
        Chance, "number_below", lambda chance, number: 0
    )  # the first cards in a hand
    table = brawl(
        arata=has(hand=["robber", "robber"]), qiao=has(hand=["gold", "shield", "gold", "shield"])
    )
    strike(table, "robber", "robber", by="arata")
    play(table, "qiao: pass", "arata: keep gold", "arata: keep gold")
    assert table.hand("qiao") == ["shield", "shield"]
    assert table.fighter("qiao", seen_by="arata").hand == ("shield",)


def test_arata_is_asked_between_two_of_a_kind() -> None:
    """17.7: so that the others learn nothing."""
    table = brawl(arata=has(hand=["robber"]), qiao=has(hand=["coin", "coin", "coin"]))
    strike(table, "robber", by="arata")
    play(table, "qiao: pass")
    assert table.choices_of("arata") == ["keep coin"]
    play(table, "arata: keep coin")
    assert table.hand("arata") == ["coin"]
    assert table.fighter("qiao", seen_by="arata").hand == ("coin",)


def test_arata_takes_the_last_card() -> None:
    """17.7: from a hand of one she takes that one."""
    table = brawl(arata=has(hand=["robber"]), qiao=has(hand=["gold"]))
    strike(table, "robber", by="arata")
    play(table, "qiao: pass")
    assert table.hand("arata") == ["gold"]


def test_marsh() -> None:
    """17.8: his Poisons take 5 more with each tick, and Poison on him takes 5 less."""
    table = brawl(marsh=has(), qiao=has(health=100), poisons=[("marsh", "qiao", 4)])
    assert table.health("qiao") == (90,)
    other = brawl(qiao=has(), marsh=has(health=100), poisons=[("qiao", "marsh", 4)])
    assert other.health("marsh") == (100,)
    assert [poison.damage for poison in other.fighter("marsh").poisons] == [0]


@pytest.mark.parametrize("slug", STRUCTURES)
def test_teles(slug: str) -> None:
    """17.9: structures cost her 1 less."""
    table = brawl(teles=has(hand=["gold", "gold"]), qiao=has())
    upgrade(table, "play all", f"buy {slug}", by="teles")
    assert table.view().turn.money == 6 - (CARDS[slug].cost - 1)


def test_the_first_bomb_at_teles_fails() -> None:
    """17.9: the first structure of hers that would be bombed in the game stays."""
    table = brawl(
        ferrand=has(hand=["fire-bomb", "fire-bomb"]), teles=has(structures=["vault", "bunker"])
    )
    play(table, "ferrand: attack", "ferrand: lay fire-bomb", "ferrand: bomb vault")
    play(table, "ferrand: strike")
    assert table.structures("teles") == ["bunker", "vault"]
    assert table.fight().laid_cards[0].fate == "spared"
    play(table, "ferrand: lay fire-bomb", "ferrand: bomb vault", "ferrand: strike")
    assert table.structures("teles") == ["bunker"]


def test_ferrand() -> None:
    """17.10: at the end of her upgrading turns she draws six cards, otherwise five."""
    for kind, count in (("upgrade", 6), ("attack", 5)):
        table = brawl(ferrand=has(), qiao=has())
        play(table, f"ferrand: {kind}", "ferrand: end turn")
        assert len(table.hand("ferrand")) == count
