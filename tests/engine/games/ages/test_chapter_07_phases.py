"""RULES.md, chapter 7: phases."""

from __future__ import annotations

from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, spaces, white
from tests.engine.games.ages.table import ages

A, B, C = spaces("clear", age="ancient")[:3]


def test_a_unit_that_is_finished_with_is_not_taken_again() -> None:
    """7.1: in the same phase."""
    table = ages(white("tomyris", A, "yew-bow"), white("hanno", B, "boar-spear"), black("pell", C))
    play(table, "white: destroy-with tomyris", "white: finish")
    assert table.choices_of("white") == ["destroy-with hanno", "done"]


def test_to_be_done_is_always_possible() -> None:
    """7.2: in free actions, fire and moves."""
    table = ages(white("tomyris", A, "yew-bow"), black("pell", B))
    play(table, "white: done", "white: pass", "white: done")


def test_valor_ends_the_game_at_once() -> None:
    """7.3: in the middle of a phase."""
    table = ages(
        white("miyamoto-musashi", A),
        black("pell", A, health=1),
        step=Step.MELEE,
        whites="90 90",
    )
    while table.match.pending:
        name = table.deciders()[0]
        play(table, f"{name}: {'strike pell' if name == 'white' else 'hold'}")
    assert table.match.outcome is not None
    assert "Valor" in table.match.outcome.reason
