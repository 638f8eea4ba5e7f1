"""Every number that a description of Taidian promises is what then happens."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine.games.taidian import GAME
from engine.games.taidian.cards import CARDS, CHARACTERS
from engine.games.taidian.events import Hurt, TurnEnded
from engine.games.taidian.names import card_name, plural_card_name
from engine.games.taidian.state import Options
from engine.games.taidian.view_types import FighterView, StandView, View
from engine.testing import (
    BrokenContractError,
    Promise,
    TriedChoice,
    check_promises,
    play,
    random_play,
)
from tests.engine.games.taidian.random_play import every_game, positions
from tests.engine.games.taidian.table import brawl, has
from tests.tools.random_play import lying

EVERY = 3
"""One position in this number is tried: neighbours are alike."""


def amount(text: str) -> int:
    """The number that a text names, where zero is "no"."""
    return 0 if text == "no" else int(text)


def own(view: View, tried: TriedChoice) -> FighterView:
    return view.fighters[tried.seat]


# One's own turn


def brings(said: re.Match[str], tried: TriedChoice) -> bool:
    """2.5: that much health and energy when the character has been picked."""
    fighter = own(tried.after, tried)
    if fighter.character != tried.choice.noun:
        return False
    return int(said["health"]) == fighter.health and int(said["energy"] or 0) == fighter.energy


def is_in_hand(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.5, 16.3, 16.4: the money on the table and in the hand once the turn has begun, and the
    energy of the hand and of the Generator."""
    rows = [CARDS[slug] for slug in tried.before.own_fighter.hand]
    bonus = CHARACTERS[tried.before.own_fighter.character].bonus
    more = sum(row.slug in bonus.cards for row in rows if row.energy) if bonus else 0
    energy = (
        sum(row.energy for row in rows)
        + more
        + ("generator" in own(tried.before, tried).structures)
    )
    money = tried.after.turn.money + sum(row.money for row in rows)
    return (amount(said["money"]), amount(said["energy"])) == (money, energy)


def could_be_laid(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.1, 5.3, 16.6, 17: the counts of all attack cards in the hand, laid one after the other."""
    view, rows = tried.before, [CARDS[slug] for slug in tried.before.own_fighter.hand]
    weapons = [row for row in rows if row.attack]
    bonus = CHARACTERS[view.own_fighter.character].bonus
    gains = [row for row in weapons if bonus is not None and row.slug in bonus.cards]
    more = 0 if bonus is None else 5 * (min(len(gains), 1) if bonus.first_only else len(gains))
    levels = sum(10 * view.own_fighter.levels[row.symbol] for row in weapons)
    drill = 5 * bool(weapons and "firing-range" in view.own_fighter.structures)
    total = sum(row.attack for row in weapons) + levels + more + drill
    return bool(int(said["attack"]) == total)


def goes_unused(said: re.Match[str], tried: TriedChoice) -> bool:
    """3.3: that many cards in the hand go to the discard."""
    ended = next(event for event in tried.events if isinstance(event, TurnEnded))
    return len(ended.unused_cards) == amount(said["cards"])


def is_lost(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.4: that much money was on the table, and none of it is left."""
    left = tried.after.turn.money if tried.after.active == tried.seat else 0
    return (tried.before.turn.money, left) == (int(said["money"]), 0)


def money_goes(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.2: money on the table before and after."""
    moneys = tried.before.turn.money, tried.after.turn.money
    return moneys == (int(said["before"]), int(said["after"]))


def money_comes(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.5: that much more money on the table."""
    return bool(tried.after.turn.money - tried.before.turn.money == int(said["money"]))


def energy_goes(said: re.Match[str], tried: TriedChoice) -> bool:
    """5.1, 5.4: energy before and after, and whether a power-up is due."""
    energies = own(tried.before, tried).energy, own(tried.after, tried).energy
    promised = bool(said["ups"])
    return energies == (int(said["before"]), int(said["after"])) and promised == (
        tried.after.step == "power up"
    )


def costs(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.2, 17.4, 17.9: the rest, and the discount on the printed price."""
    paid = tried.before.turn.money - tried.after.turn.money
    less = CARDS[tried.choice.noun].cost - paid
    return (int(said["less"] or 0), amount(said["left"])) == (less, tried.after.turn.money)


def is_paid(said: re.Match[str], tried: TriedChoice) -> bool:
    """4.2, 17.4, 17.9: the cost of a card for the fighter who buys it."""
    return bool(tried.before.turn.money - tried.after.turn.money == int(said["cost"]))


def reaches(said: re.Match[str], tried: TriedChoice) -> bool:
    """5.2, 5.3: the level of the track, and ten for each level."""
    level = own(tried.after, tried).levels[tried.choice.noun]
    return (int(said["level"]), int(said["more"])) == (level, 10 * level)


# Attacking


def is_laid(said: re.Match[str], tried: TriedChoice) -> bool:
    """5.3, 16.6, 17: the card laid last counts as it was announced."""
    return bool(tried.after.turn.undeclared_batch[-1].value == int(said["value"]))


def are_laid(said: re.Match[str], tried: TriedChoice) -> bool:
    """5.3, 16.6, 17: so do all that were laid in one go."""
    new = tried.after.turn.undeclared_batch[len(tried.before.turn.undeclared_batch) :]
    return bool(sum(each.value for each in new) == int(said["attack"]))


def strikes(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.1: the attack of the declared batch."""
    laid = tried.after.fight.laid_cards
    total = sum(each.value for each in laid if CARDS[each.card].attack)
    return bool(total == int(said["attack"]))


def shelters(said: re.Match[str], tried: TriedChoice) -> bool:
    """16.1: what the Bunker blocks of the declared batch, besides Shields."""
    target = next(each for each in tried.before.fighters if said["name"] in each.name)
    if tried.choice.verb == "all at":
        return "bunker" in target.structures and int(said["block"]) == 5
    replies = [each for each in tried.after.fight.replies if each.target == target.seat]
    shields = sum(each.value for each in replies if CARDS[each.card].block)
    return bool(stand(tried.after, target.seat).block - shields == int(said["block"]))


def has_of(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.2: that many cards of a kind are laid."""
    before = tried.before.turn.undeclared_batch
    laid = [each.card for each in before]
    if tried.choice.verb == "all at":
        laid = [each.card for each in tried.after.turn.undeclared_batch[len(before) :]]
    named = {plural_card_name(slug): count for slug, count in Counter(laid).items()}
    targets = Counter((each.card, each.target) for each in before)
    each_target = [
        count for (slug, _), count in targets.items() if plural_card_name(slug) == said["name"]
    ]
    return int(said["count"]) in (named.get(said["name"]), *each_target)


def is_target(said: re.Match[str], tried: TriedChoice) -> bool:
    """7.3: health and cards of the target."""
    target = tried.before.fighter_of(tried.choice.noun)
    return (target.health, target.hand_count) == (int(said["health"]), amount(said["cards"]))


# Answering


def stand(view: View, seat: int) -> StandView:
    assert view.fight is not None
    found = view.fight.stand_of(seat)
    assert found is not None
    return found


def helped(tried: TriedChoice) -> int:
    """The seat that a card is played for."""
    return (
        tried.seat
        if tried.choice.verb in ("play", "pass")
        else int(tried.before.fighter_of(tried.choice.noun).seat)
    )


def is_waiting(tried: TriedChoice) -> bool:
    """9.5: do others answer at the same time, so that nothing happens before they have?"""
    return len(tried.before.window.asked_seats) > 1


def leaves(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.7, 8.8: the damage before and after a block."""

    def damage(view: View) -> int:
        if tried.before.window.kind == "counter":
            return max(0, view.fight.counter - view.fight.shields) if view.fight else 0
        faced = stand(view, helped(tried))
        return max(0, faced.attack - faced.block)

    promised = int(said["from"]), int(said["to"])
    return is_waiting(tried) or (damage(tried.before), damage(tried.after)) == promised


def strikes_back(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.9: that much more comes back at the attacker."""
    more = tried.after.fight.counter - tried.before.fight.counter
    return is_waiting(tried) or bool(more == int(said["damage"]))


def heals(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.8: that much is added to the healing, and the health after the fight."""
    seat = helped(tried)
    was, now = stand(tried.before, seat), stand(tried.after, seat)
    target = tried.before.fighters[seat]
    left = target.health - max(0, now.attack - now.block) + now.heal
    promised = int(said["value"]), int(said["health"])
    healed = now.heal - was.heal, max(0, min(target.cap, left))
    return is_waiting(tried) or healed == promised


def loses(said: re.Match[str], tried: TriedChoice) -> bool:
    """8.8, 8.9: that much at the most, if the fight is over with the pass; help may ease it."""
    fight = tried.after.fight
    if is_waiting(tried) or not fight.is_over:
        return True
    lost = (
        fight.attacker_health_lost
        if fight.attacker == tried.seat
        else stand(tried.after, tried.seat).health_lost
    )
    return bool(lost <= int(said["damage"]))


def stays(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2: a Poison of this damage, for that many turns, unless helpers cure it."""
    ticks, damage = int(said["turns"]), int(said["damage"])
    known = [(each.ticks, each.damage) for each in own(tried.after, tried).poisons]
    return is_waiting(tried) or (ticks, damage) in known


def poisons(said: re.Match[str], tried: TriedChoice) -> bool:
    """10.2, 17.8: what Poison takes four times, from its target or else from most fighters."""
    laid = tried.after.turn.undeclared_batch[-1]
    return (int(said["damage"]), int(said["turns"])) == (tick_of(tried, laid.target), 4)


def tick_of(tried: TriedChoice, target: int) -> int:
    """17.8: what a tick takes from the target; -1 is any fighter whom no ability protects."""
    venom = CHARACTERS[tried.before.own_fighter.character].more_poison
    less = 5 if target >= 0 and tried.before.fighters[target].character == "marsh" else 0
    return 5 + venom - less


def poisons_less(said: re.Match[str], tried: TriedChoice) -> bool:
    """17.8: what Poison takes from the toxicologist, if there are other rivals."""
    return int(said["damage"]) == tick_of(tried, tried.before.fighter_of("marsh").seat)


MANY = "|".join(re.escape(plural_card_name(slug)) for slug in CARDS)
PARTS = r"(?: \((?:[1-9]\d* in hand \+ 1|from the) (?:Vault|Generator)\))?"
PROMISES = (
    Promise("character", r"^(?P<health>\d+) health\..*?(?:(?P<energy>\d+) energy)?$", brings),
    Promise(
        "in hand",
        rf"^(?P<money>\d+|no) money{PARTS} and (?P<energy>\d+|no) energy(?:$| in hand|{PARTS})",
        is_in_hand,
    ),
    Promise("attack in hand", r"(?P<attack>\d+) attack in hand", could_be_laid),
    Promise("unused", r"(?P<cards>\d+) cards? (is|are) discarded unused", goes_unused),
    Promise("lost", r"(?P<money>\d+) money is lost", is_lost),
    Promise("money", r"^money from (?P<before>\d+) to (?P<after>\d+)", money_goes),
    Promise("all money", r"^(?P<money>\d+) money(?= and energy|$)", money_comes),
    Promise(
        "energy",
        r"energy from (?P<before>\d+) to (?P<after>\d+)(?P<ups>, \d+ power-ups?)?",
        energy_goes,
    ),
    Promise(
        "price",
        r"^(?:(?P<less>\d+) less for you\. )?Leaves (?P<left>\d+|no) money",
        costs,
    ),
    Promise("label of a price", r" for (?P<cost>\d+)$", is_paid),
    Promise("level", r"^level (?P<level>\d+): .* \+(?P<more>\d+)", reaches),
    Promise("laid", r"^(?:heals )?(?P<value>\d+)(?: attack)?$", is_laid),
    Promise("all laid", r": (?P<attack>\d+) attack, not struck yet", are_laid),
    Promise("struck", r"(?<!On the card): (?P<attack>\d+) attack(?=$|;)", strikes),
    Promise("Bunker", r"; (?P<name>\w+)'s Bunker blocks (?P<block>\d+)", shelters),
    Promise("cards", rf"(?P<count>\d+) (?P<name>{MANY})\b", has_of),
    Promise("target", r"(?P<health>\d+) health, (?P<cards>\d+|no) cards? in hand", is_target),
    Promise("block", r"^damage from (?P<from>\d+) to (?P<to>\d+)", leaves),
    Promise("counter", r"^(?:does )?(?P<damage>\d+) damage to (?!you)", strikes_back),
    Promise("healing", r"^heals (?P<value>\d+), to (?P<health>\d+) health", heals),
    Promise("pass", r"you lose (?P<damage>\d+)", loses),
    Promise("stays", r"(?P<damage>\d+) damage to you at .* next (?P<turns>\d+) turns", stays),
    Promise("poison", r"loses (?P<damage>\d+) in each of your next (?P<turns>\d+)", poisons),
    Promise("less poison", r"; Marsh loses (?P<damage>\d+) \(toxicologist\)", poisons_less),
)
TEXTS = "|".join(re.escape(row.text.rstrip(".")) for row in CARDS.values())
PLAIN = (TEXTS, rf"{card_name('nine-mm')}", r"\d+ power-ups?")
"""The text of a card, the gun whose name has a number, power-ups that come with energy."""


@every_game
def test_what_a_choice_promises_is_what_happens(seed: int, seats: int, options: Options) -> None:
    """4.2, 5.3, 7.2, 8.8, 10.2: every number that is announced, for every choice on offer."""
    matches = islice(positions(seed, seats, options), 0, None, EVERY)
    kept = check_promises(matches, PROMISES, plain=PLAIN)
    for name in ("in hand", "price", "laid", "unused"):
        assert kept[name] > 0, name


@pytest.mark.parametrize(
    ("owner", "victim", "promised"),
    [
        ("ferrand", "qiao", "Qiao loses 5 in each of your next 4 turns"),
        ("ferrand", "marsh", "Marsh loses 0 in each of your next 4 turns (toxicologist)"),
        ("marsh", "qiao", "Qiao loses 10 in each of your next 4 turns"),
    ],
)
def test_poison_takes_what_laying_it_promises(owner: str, victim: str, promised: str) -> None:
    """10.2, 17.8: the ticks of all four turns, each with a line in the log."""
    fighters: dict[str, Any] = {owner: has(hand=["poison"]), victim: has(health=100, deck=[])}
    table = brawl(**fighters)
    play(table, f"{owner}: attack")
    (lay, *_) = table.match.decision(table.seat(owner)).choices
    assert GAME.describe(table.view(owner), lay).consequence == promised
    play(table, f"{owner}: lay poison", f"{owner}: strike", f"{owner}: end turn")
    damage = int(promised.split()[2])
    for turn in range(1, 5):
        play(table, f"{victim}: upgrade", f"{victim}: end turn")
        assert table.health(victim) == (100 - turn * damage,)
        assert len(table.events_of(Hurt)) == 1
        play(table, f"{owner}: upgrade", f"{owner}: end turn")
    assert table.fighter(victim).poisons == ()


def test_a_target_of_poison_says_what_it_loses() -> None:
    """17.8: one rival of several is protected, and the choice of a target says so."""
    table = brawl(ferrand=has(hand=["poison"]), qiao=has(), marsh=has())
    play(table, "ferrand: attack")
    (lay, *_) = table.match.decision(0).choices
    said = "the victim loses 5 in each of your next 4 turns; Marsh loses 0 (toxicologist)"
    assert GAME.describe(table.view("ferrand"), lay).consequence == said
    play(table, "ferrand: lay poison")
    view = table.view("ferrand")
    texts = [GAME.describe(view, each).consequence for each in table.match.decision(0).choices]
    assert [text.split(";")[0] for text in texts] == [
        "loses 5 in each of your next 4 turns",
        "loses 0 in each of your next 4 turns (toxicologist)",
    ]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("99 attack in hand", "promises '99 attack in hand' .attack in hand."),
        ("gains 7 friends", "names 7 in 'gains 7 friends', which no promise measures"),
    ],
)
def test_a_promise_that_is_not_kept_is_found(words: str, complaint: str) -> None:
    """7.1: a wrong number is noticed, and so is one that nothing measures."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_promises(random_play(lying(GAME, words), seed=1, seats=2), PROMISES)
