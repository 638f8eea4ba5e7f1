"""Undo in War of Currents: an action step by step, but nothing past a card."""

import pytest

from engine.core.chance import Chance
from engine.core.errors import CannotUndoError
from engine.core.match import start_match
from engine.games.currents import GAME
from engine.games.currents.state import Step
from engine.testing import play
from engine.testing.random_matches import random_choice
from tests.engine.games.currents.table import CurrentsTable, currents, has

ACTIONS = (
    ("claim albany 1", "with nikola-tesla ac"),
    ("advance ac 3", "exhaust grosvenor-lowrey henry-villard nikola-tesla", "nudge"),
    (
        "propaganda",
        "speak grosvenor-lowrey",
        "fame edison 1",
        "card mark-twain",
        "fame tesla 1",
    ),
    ("develop demonstration-hall", "with nikola-tesla", "current ac 2"),
    ("visit", "visit henry-villard", "buy edison", "sell brush", "done"),
    ("rest nikola-tesla",),
)


def at_the_actions() -> CurrentsTable:
    """Tesla can do everything."""
    return currents(
        tesla=has(cash=40, luminaries=["grosvenor-lowrey", "henry-villard"], shares={"brush": 1}),
        edison=has(),
        brush=has(),
        propaganda=["mark-twain", "newspaper-interview"],
    )


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action[0].split()[0])
def test_an_action_is_taken_back_step_by_step(action: tuple[str, ...]) -> None:
    """7.2: each step of it, until the next player answers."""
    table = at_the_actions()
    stages = []
    for step in action:
        stages.append((table.match.digest(), table.view(), table.choices_of("tesla")))
        play(table, f"tesla: {step}")
    assert table.deciders() == ["edison"]
    for digest, view, offered in reversed(stages):
        assert table.match.can_undo(0)
        table.match.undo(0)
        assert (table.match.digest(), table.view(), table.choices_of("tesla")) == (
            digest,
            view,
            offered,
        )
    assert table.match.log == []


def test_nothing_is_taken_back_once_another_player_has_answered() -> None:
    """7.1: actions go round."""
    table = at_the_actions()
    play(table, "tesla: rest nikola-tesla", "edison: rest thomas-edison")
    with pytest.raises(CannotUndoError):
        table.match.undo(0)


def test_what_has_come_to_light_stays() -> None:
    """5.1: the last answer of a turn turns up the next event card."""
    table = currents(
        step=Step.LEDGER, event="cheap-copper", tesla=has(cash=40), edison=has(cash=0, price=40)
    )
    play(table, "tesla: decline")
    assert table.view().turn == 2
    assert not table.match.can_undo(0)


def test_steps_of_an_action_say_that_nothing_is_revealed() -> None:
    """10.1: who speaks and which marker moves hand over to nobody."""
    said = set()
    for seed in range(3):
        match, chance = start_match(GAME, seed=seed, seats=3), Chance(seed)
        while match.pending:
            (asked,) = match.pending
            if asked.reveals is False:
                said.add(match.view(None).step)
            match.answer(asked.seat, random_choice(asked, chance))
    assert said <= {"speak", "sway", "card", "call"}
    assert "speak" in said
