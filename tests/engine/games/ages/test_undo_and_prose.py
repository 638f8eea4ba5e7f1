"""Undo in Duel of Ages II, and its log."""

from __future__ import annotations

import pytest

from engine.core.errors import CannotUndoError
from engine.games.ages import events as e
from engine.games.ages.prose import tell
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, FIVE, ages, black, white


def test_a_walk_is_taken_back_until_the_others_may_react() -> None:
    """Leg by leg, even after the last unit has moved."""
    table = ages(
        white("hanno", FIVE[0]),
        black("captain-oyelaran", FIVE[4], "service-revolver"),
        step=Step.MOVE,
    )
    play(table, "white: move hanno", f"white: walk {FIVE[1]}", "white: move hanno", "white: stop")
    for _ in range(4):
        table.match.undo(0)
    assert table.at("hanno") == FIVE[0]
    play(table, "white: move hanno", f"white: walk {FIVE[1]}", "white: done")
    play(table, "black: opfire captain-oyelaran service-revolver")
    with pytest.raises(CannotUndoError):
        table.match.undo(0)


def test_a_card_that_was_shown_is_not_taken_back() -> None:
    """A transport is revealed when it is chosen."""
    table = ages(white("tomyris", FIVE[0], "hill-pony"), black("pell", FAR), step=Step.MOVE)
    play(table, "white: move tomyris", "white: ride hill-pony")
    assert not table.match.can_undo(0)


def test_a_fight_is_told_with_its_numbers() -> None:
    """Rating, opposing number, card, damage and remaining Health."""
    table = ages(
        white("rivet-77", FIVE[0]), black("archimedes", FIVE[0]), step=Step.MELEE, whites="43 34"
    )
    play(table, "black: hold", "white: strike archimedes")
    hit, damage = table.told()[:2]
    assert hit == "RIVET-77 hits Archimedes barehanded (Pass: Melee 6 against 5, card 4-3)"
    numbers = "(Squeak: Power 4 against 3, card 3-4)"
    assert damage == f"RIVET-77 hurts Archimedes: damage 2 - 1 = 1 {numbers}, Health 3"


def test_no_damage_at_all() -> None:
    """A FOPP is named; negative damage is none."""
    words = {"unit": "pell", "target": "skarn", "rating": 1, "against": 3, "card": (0, 9)}
    fopp = e.DamageDrawn(**words, result="fopp", printed=1, damage=0, health=5)  # type: ignore[arg-type]
    assert "no damage at all" in tell(fopp, None)
