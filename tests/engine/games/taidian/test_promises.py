"""Every number that a description of Taidian states is what then happens."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.games.taidian import GAME
from engine.games.taidian.events import Hurt
from engine.games.taidian.promises import (
    AttackInHand,
    ComingSupply,
    LaidValue,
    Purchase,
    UnusedCards,
)
from engine.games.taidian.state import Options
from engine.testing import BrokenContractError, check_facts, play, random_play
from tests.engine.games.taidian.random_play import every_game, positions
from tests.engine.games.taidian.table import brawl, has
from tests.tools.random_play import lying

EVERY = 3
"""One position in this number is tried: neighbours are alike."""


@every_game
def test_what_a_choice_says_is_what_happens(seed: int, seats: int, options: Options) -> None:
    """4.2, 5.3, 7.2, 8.8, 10.2: every number that is announced, for every choice on offer."""
    said = check_facts(islice(positions(seed, seats, options), 0, None, EVERY))
    assert min(said[kind] for kind in (ComingSupply, Purchase, LaidValue, UnusedCards)) > 0


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
    ("lie", "complaint"),
    [
        (AttackInHand(99), "says '99 attack in hand', which is not so"),
        ("gains 7 friends", "has a number in 'gains 7 friends', which is no fact"),
    ],
)
def test_a_lie_is_found(lie: AttackInHand | str, complaint: str) -> None:
    """7.1: a wrong number is noticed, and so is one that is no fact."""
    with pytest.raises(BrokenContractError, match=complaint):
        check_facts(random_play(lying(GAME, lie), seed=1, seats=2))
