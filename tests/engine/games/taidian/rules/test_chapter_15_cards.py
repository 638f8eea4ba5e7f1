"""RULES.md 15: the cards, each played in its own test."""

import re

import pytest

from engine.games.taidian.cards import CARDS, HAND_CARDS
from engine.games.taidian.deck import stack_size
from engine.testing import play
from tests.engine.games.taidian.table import brawl, has, strike, upgrade
from tests.tools.clauses_of_games import clauses

CLAUSES = {f"15.{number}": slug for number, slug in enumerate(HAND_CARDS, 1)}


@pytest.mark.parametrize("clause", CLAUSES)
def test_the_rules_tell_what_is_on_the_card(clause: str) -> None:
    """15.1: name, colour, cost, symbol and stack stand in the clause as in the row."""
    row = CARDS[CLAUSES[clause]]
    text = clauses("taidian")[clause]
    assert text.startswith(f"{row.name}, {row.colour}, costs {row.cost}")
    symbol = re.search(r"costs \d+, (\w+):", text)
    assert (symbol[1].lower() if symbol else "") == row.symbol
    value = row.money or row.energy or row.attack or row.block or row.heal
    assert not value or str(value) in text.partition(":")[2]
    base, each = row.stack
    said = f"{base}, plus {each} for each fighter" if each else f"{base} in the market"
    assert said in text


def test_coin() -> None:
    """15.1: 1 money."""
    table = brawl(ferrand=has(hand=["coin"]), qiao=has())
    upgrade(table, "play coin")
    assert table.view().turn.money == 1
    play(table, "ferrand: buy coin")
    assert table.discard("ferrand") == ["coin", "coin"]


def test_cash() -> None:
    """15.2: 2 money, for more than that."""
    table = brawl(ferrand=has(hand=["cash", "coin"]), qiao=has())
    upgrade(table, "play cash")
    assert table.view().turn.money == 2
    play(table, "ferrand: play coin", "ferrand: buy cash")
    assert table.view().turn.money == 0


def test_gold() -> None:
    """15.3: 3 money, for more than that."""
    table = brawl(ferrand=has(hand=["gold", "coin"]), qiao=has())
    upgrade(table, "play gold")
    assert table.view().turn.money == 3
    play(table, "ferrand: play coin", "ferrand: buy gold")
    assert table.view().turn.money == 0


@pytest.mark.parametrize("card", ["cash", "gold"])
def test_money_costs_more_than_it_is_worth(card: str) -> None:
    """15.2, 15.3: the cost is above the value."""
    assert CARDS[card].cost > CARDS[card].money


def test_bolt() -> None:
    """15.4: 2 energy."""
    table = brawl(ferrand=has(hand=["bolt"]), qiao=has())
    upgrade(table, "play bolt")
    assert table.fighter("ferrand").energy == 2


def test_flash() -> None:
    """15.5: 3 energy."""
    table = brawl(ferrand=has(hand=["flash"]), qiao=has())
    upgrade(table, "play flash")
    assert table.fighter("ferrand").energy == 3


def test_strike() -> None:
    """15.6: 5 energy."""
    table = brawl(ferrand=has(hand=["strike"]), qiao=has())
    upgrade(table, "play strike")
    assert table.fighter("ferrand").energy == 5


def test_burn_barrel() -> None:
    """15.7: two cards leave the game."""
    table = brawl(ferrand=has(hand=["burn-barrel", "coin", "kick"]), qiao=has())
    upgrade(table, "play burn-barrel", "burn coin", "burn kick")
    assert table.view().burned_cards == ("coin", "kick")


def test_punch() -> None:
    """15.8: 10 attack, with Strength."""
    table = brawl(
        ferrand=has(hand=["punch", "punch"], levels={"strength": 2}), qiao=has(health=100)
    )
    strike(table, "punch", "punch")
    assert table.health("qiao") == (40,)


def test_kick() -> None:
    """15.9: 5 attack, and also a counter-attack."""
    table = brawl(
        ferrand=has(health=100, hand=["kick"]), qiao=has(health=100, hand=["kick", "kick"])
    )
    strike(table, "kick")
    play(table, "qiao: play kick", "qiao: play kick")
    assert table.health("ferrand", "qiao") == (90, 95)


def test_nine_mm() -> None:
    """15.10: 15 attack, and also a counter-attack, with Aim."""
    table = brawl(
        ferrand=has(health=100, hand=["nine-mm"]),
        qiao=has(health=100, hand=["nine-mm"], levels={"aim": 1}),
    )
    strike(table, "nine-mm")
    play(table, "qiao: play nine-mm")
    assert table.health("ferrand", "qiao") == (75, 85)


def test_shotgun() -> None:
    """15.11: 5 attack, and also a counter-attack that stops Robbers, with Aim."""
    table = brawl(
        ferrand=has(health=100, hand=["shotgun", "robber"], levels={"aim": 1}),
        qiao=has(health=100, hand=["shotgun", "gold"]),
    )
    strike(table, "shotgun", "robber")
    play(table, "qiao: play shotgun", "qiao: pass")
    assert table.health("ferrand", "qiao") == (95, 85)
    assert table.hand("qiao") == ["gold"]


def test_a_shotgun_is_used_once_only() -> None:
    """15.11: against Robbers or in the defence, its damage counts in this batch."""
    table = brawl(ferrand=has(health=100, hand=["robber"]), qiao=has(hand=["shotgun", "coin"]))
    strike(table, "robber")
    play(table, "qiao: play shotgun")
    assert table.health("ferrand") == (100,)
    assert table.choices_of("qiao") == ["pass"]
    play(table, "qiao: pass")
    assert table.health("ferrand") == (95,)


def test_poison() -> None:
    """15.12: 5 damage at the start of the next four turns."""
    table = brawl(ferrand=has(hand=["poison"], deck=[]), qiao=has(health=100, deck=[]))
    strike(table, "poison")
    (poison,) = table.fighter("qiao").poisons
    assert (poison.owner, poison.ticks, poison.damage) == (0, 4, 5)
    play(table, "ferrand: end turn")
    upgrade(table, "end turn", by="qiao")
    assert table.health("qiao") == (95,)


def test_poison_has_no_symbol() -> None:
    """15.12: no track raises it."""
    table = brawl(
        ferrand=has(levels=dict.fromkeys(("aim", "strength", "skill", "healing"), 3)),
        qiao=has(health=100),
        poisons=[("ferrand", "qiao", 4)],
    )
    assert table.health("qiao") == (95,)


def test_robber() -> None:
    """15.13: takes a random card."""
    taken = set()
    for coins in range(12):
        table = brawl(
            ferrand=has(hand=["robber"]),
            qiao=has(hand=["kick", "punch", "shield"][: coins % 3 + 1] + ["coin"] * coins),
        )
        strike(table, "robber")
        play(table, "qiao: pass")
        taken.add(table.hand("ferrand")[0])
    assert len(taken) > 1


def test_fire_bomb() -> None:
    """15.14: destroys a structure."""
    table = brawl(ferrand=has(hand=["fire-bomb"]), qiao=has(structures=["clinic"]))
    strike(table, "fire-bomb")
    assert table.structures("qiao") == []
    assert table.fight().laid_cards[0].fate == "bombed"


def test_first_aid() -> None:
    """15.15: heals 10, with Healing."""
    table = brawl(ferrand=has(health=50, hand=["first-aid"], levels={"healing": 1}), qiao=has())
    play(table, "ferrand: attack", "ferrand: lay first-aid", "ferrand: at ferrand")
    play(table, "ferrand: strike")
    assert table.health("ferrand") == (70,)
    assert "Ferrand heals with First Aid: +20, now 70 health" in table.log_lines()


def test_shield() -> None:
    """15.16: blocks 10, with Skill."""
    table = brawl(
        ferrand=has(hand=["nine-mm", "nine-mm"]),
        qiao=has(health=100, hand=["shield"], levels={"skill": 1}),
    )
    strike(table, "nine-mm", "nine-mm")
    play(table, "qiao: play shield")
    assert table.health("qiao") == (90,)


def test_medic() -> None:
    """15.17: heals 15, with Healing."""
    table = brawl(
        ferrand=has(hand=["kick"]), qiao=has(health=50, hand=["medic"], levels={"healing": 1})
    )
    strike(table, "kick")
    play(table, "qiao: play medic")
    assert table.health("qiao") == (70,)


def test_antidote() -> None:
    """15.18: ends a Poison."""
    table = brawl(
        ferrand=has(), qiao=has(health=50, hand=["antidote"]), poisons=[("ferrand", "qiao", 4)]
    )
    play(table, "qiao: play antidote")
    assert table.health("qiao") == (50,)
    assert table.discard("ferrand") == ["poison"]


@pytest.mark.parametrize("slug", HAND_CARDS)
def test_every_card_can_be_bought(slug: str) -> None:
    """15.1: the market sells them all, at their cost."""
    table = brawl(ferrand=has(hand=["gold", "gold"]), qiao=has())
    upgrade(table, "play all", f"buy {slug}")
    assert table.view().turn.money == 6 - CARDS[slug].cost
    assert table.stack(slug) == stack_size(slug, 2) - 1
    assert slug in table.discard("ferrand")
