"""The odds of an attack that is shown step by step are those of its choice."""

from __future__ import annotations

from engine.core.choice import choice
from engine.games.ages.calculations.odds import percent
from engine.games.ages.describe import describe
from engine.games.ages.steps import Step
from engine.testing import play
from screens.games.ages.attack import attack_chances
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, white
from tests.engine.games.ages.table import ages


def test_several_shots_cost_their_penalty_on_the_board_too() -> None:
    """9.2: each shot has -2 for every shot beyond the first."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("pell", FIVE[2], "field-kit"),
        black("hanno", FIVE[3]),
        step=Step.FIRE,
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 2")
    told = describe(table.view("white"), choice("at", "pell")).consequence
    play(table, "white: at pell")
    view = table.view("white")
    assert view.attack is not None
    assert f"Hits {percent(attack_chances(view, view.attack).hit)} " in told


def test_the_question_for_a_space_counts_the_shots() -> None:
    """11.2: a Yew Bow has two opportunity shots."""
    table = ages(
        white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3])),
        white("skarn", FAR, path=(MAP.numbers[FAR.upper()],), spent=True),
        black("tomyris", FIVE[0], "yew-bow"),
        step=Step.OPFIRE,
    )
    play(table, "black: opfire tomyris yew-bow", "black: at hanno")
    assert "shot 1 of 2, in which space" in table.match.pending[0].prompt
