"""The end of Master of Lightning: every score by its parts, and the curves of the match."""

from __future__ import annotations

import re

import pytest
from attrs import evolve

from engine.core.state import Outcome
from engine.games.lightning.collection_score import score_of
from screens.games.lightning.summary import courses, curves, summary, verdict
from screens.table.painter_registry import curves_over, find_painter
from tests.screens.games.lightning.tables import states, view_of
from tests.tools.pictures import text
from themes.look import look

SEATS = (2, 4, 6)
WIDTHS = (60, 76, 78, 80, 84, 112)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii"])
@pytest.mark.parametrize("seats", SEATS)
def test_the_summary_names_the_master_and_all_scores(seats: int, width: int, glyphs: str) -> None:
    view = view_of(states(seats)[-1], 1)
    assert view.outcome is not None
    picture = summary(view, width, look("dark", glyphs))
    shown = text(picture)
    assert f"Seat {view.outcome.winners[0] + 1}" in shown.split("\n")[0]
    assert "Master of Lightning" in shown
    assert {strip.cell_length for strip in picture.strips} == {width}
    assert "…" not in shown
    for seat, score in enumerate(view.outcome.scores):
        (line,) = (each for each in shown.split("\n")[1:] if f"Seat {seat + 1}" in each)
        assert re.search(rf"\s{score}\s", line)


@pytest.mark.parametrize(
    ("width", "ranking", "words"),
    [
        (60, ((1,), (0,)), "Seat 2 (you)  Master of Lightning with 150, by tie-break"),
        (84, ((1,), (0,)), "Master of Lightning with 150, ahead without Value cards"),
        (60, ((0, 1),), "Seat 1 and Seat 2 (you)  share the title with 150"),
        (84, ((0, 1),), "share the title of Master of Lightning with 150"),
    ],
)
def test_a_tie_is_explained_in_as_many_words_as_have_room(
    width: int, ranking: tuple[tuple[int, ...], ...], words: str
) -> None:
    view = evolve(view_of(states(2)[-1], 1), outcome=Outcome(ranking, (150, 150), ""))
    shown = text(summary(view, width, look()))
    assert words in shown
    assert "…" not in shown


@pytest.mark.parametrize("width", WIDTHS)
def test_the_parts_of_a_score_add_up_to_it(width: int) -> None:
    view = view_of(states(6)[-1], 0)
    lines = [line for line in summary(view, width, look()).lines()[3:] if "Seat" in line]
    assert len(lines) == 6
    for line in lines:
        numbers = re.findall(r"-?\d+(?=\s|$)", re.sub(r".*Seat \d( \(you\))?", "", line))
        *parts, total = map(int, numbers)
        assert sum(parts) == total


def test_a_value_card_shows_how_its_points_come_about() -> None:
    view = view_of(states(2)[-1], 0)
    cards = ("colorado-60", "colorado-20", "value-colorado", "value-colorado", "edison-medal")
    seats = (evolve(view.seats[0], score=score_of(cards)), view.seats[1])
    shown = text(summary(evolve(view, seats=seats), 112, look()))
    assert "2x10=20" in shown


@pytest.mark.parametrize(
    ("ranking", "scores", "words"),
    [
        (((0,), (1,)), (50, 20), "Seat 1 (you)  Master of Lightning with 50"),
        (((1,), (0,)), (50, 50), "with 50, ahead without Value cards"),
        (((0, 1),), (50, 50), "Seat 1 (you) and Seat 2  share the title"),
    ],
)
def test_how_the_game_was_won_is_told(
    ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...], words: str
) -> None:
    view = evolve(view_of(states(2)[-1], 0), outcome=Outcome(ranking, scores, ""))
    assert words in text(summary(view, 84, look()))


def test_the_score_over_the_rounds_is_plotted_for_every_seat() -> None:
    views = [view_of(state, 0) for state in states(4)]
    course = curves_over("lightning", views)
    scores = course["score after each round"]
    assert len(scores) == 4
    assert len(scores[0]) == views[-1].round
    assert find_painter("lightning").course_labels(views[-1]) == tuple(
        f"Round {number}" for number in range(1, views[-1].round + 1)
    )
    outcome = views[-1].outcome
    assert outcome is not None
    assert [each[-1] for each in scores] == list(outcome.scores)
    assert all(len(values) == len(views) for values in course["cards owned"])


def test_others_scores_are_not_plotted_before_the_end() -> None:
    view = view_of(states(4)[-2], 0)
    assert courses(view) == {}
    assert set(curves(view)) == {"cards owned"}


def test_the_end_says_whether_the_viewer_has_won_and_by_what() -> None:
    state = states(4)[-1]
    outcome = state.outcome
    assert outcome is not None
    winner, *_, last = (seat for group in outcome.ranking for seat in group)
    best, own = outcome.scores[winner], outcome.scores[last]
    assert verdict(view_of(state, winner)).startswith(f"You win: {best}:")
    assert verdict(view_of(state, last)) == f"You lose: {own}:{best}"
    assert verdict(view_of(state, None)) == ""
