"""The end of a phase is shown on the board until a key is pressed."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.core.event import Event
from engine.games.duel.events import GoalsChecked, PhaseEnded, Standing
from screens.games.duel import PAINTER
from tests.screens.games.duel.tables import SIZES, at_step, finished
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer

SIDES = ("tesla", "edison")
ENDED = PhaseEnded(
    phase=1,
    companies=SIDES,
    regions=(
        Standing("new-england", 0, (5, 3), "points"),
        Standing("new-york", 1, (2, 8), "points"),
        Standing("out-west", 1, (4, 4), "PR"),
    ),
    pr=(2, 7),
)
CHECKED = GoalsChecked(phase=1, companies=SIDES, goals_met=(False, False))
STORY: tuple[Event, ...] = (ENDED, CHECKED)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_of_a_phase_says_who_leads_where_and_what_comes_next(size: tuple[int, int]) -> None:
    view = at_step("free action")
    shown = text(PAINTER.paint(view, *size, look("dark", "unicode"), Offer(beat=0, story=STORY)))
    assert "Phase 1 of 3 is over" in shown
    assert "You lead 5:3" in shown
    assert "Edison leads 8:2" in shown
    assert "Edison leads 4:4 (tie: PR)" in shown
    assert "You 2  Edison 7" in shown
    assert "None is met" in shown
    assert "each leader takes the bonus" in shown


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_panel_says_the_pr_before_the_first_bonus_and_that_on_the_table(
    size: tuple[int, int],
) -> None:
    view = at_step("free action")
    first, second = view.sides
    after = evolve(view, sides=(evolve(first, pr=2), evolve(second, pr=10)))
    shown = text(PAINTER.paint(after, *size, look("dark", "unicode"), Offer(beat=0, story=STORY)))
    assert "You 2  Edison 7; with the bonus Edison 10" in shown


def test_a_spectator_reads_the_names_of_both() -> None:
    view = at_step("free action", seat=None)
    shown = text(PAINTER.paint(view, 80, 22, look("dark", "unicode"), Offer(beat=0, story=STORY)))
    assert "Tesla leads 5:3" in shown


def test_the_panel_goes_when_the_story_is_over() -> None:
    view = at_step("free action")
    shown = text(PAINTER.paint(view, 80, 22, look("dark", "unicode"), Offer(story=STORY)))
    assert "is over" not in shown


def test_only_the_end_of_a_phase_is_told_and_not_that_of_the_match() -> None:
    view = at_step("free action")
    assert PAINTER.story_beats(view, STORY) == (1,)
    assert PAINTER.story_beats(view, (CHECKED,)) == ()
    assert PAINTER.story_beats(evolve(view, outcome=finished(1).outcome), STORY) == ()


def test_the_action_after_a_bonus_belongs_to_the_other_side() -> None:
    """The recap opens for the seat to move: it comes before this question, not after it."""
    view = at_step("other")
    assert PAINTER.mover(view) == 1 - view.active
    leader = at_step("free action")
    assert PAINTER.mover(leader) == leader.active
