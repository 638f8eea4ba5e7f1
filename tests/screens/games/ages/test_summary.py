"""The end of a game: how each achievement was won, and why a viewer wins or loses."""

from __future__ import annotations

import pytest
from attrs import evolve

from engine.games.ages.achievements.about import how_text
from engine.games.ages.standing import GOAL_SHORT, GOAL_TEXTS
from engine.games.ages.turns.phases import next_phases_texts, phase_hint, phase_hints
from engine.games.ages.units import Fate
from engine.games.ages.view_types import AllianceView, GoalView, View
from screens.games.ages import PAINTER
from screens.games.ages.summary import curve_owners, curves, summary
from screens.table.painter_registry import plotted_numbers
from tests.screens.games.ages.tables import LARGE, MIDDLE, SMALL, finished
from tests.tools.pictures import text
from themes.look import look
from tui.widgets.canvas import Offer


def goal(slug: str) -> GoalView:
    return GoalView(slug, slug.capitalize(), 1, 0)


def ended() -> View:
    view = finished()
    units = list(view.units)
    units[0] = evolve(units[0], encounters_passed=2)
    units[1] = evolve(units[1], fate=Fate.PRISON, space=-1)
    units[5] = evolve(units[5], fate=Fate.ESCAPED, space=-1)
    return evolve(
        view,
        units=tuple(units),
        lith=-3,
        ruins=((), ("vault", "prison")),
        path_markers={"labyrinth-modern war": (0, 2), "labyrinth-modern glory": (1, 1)},
        alliance=AllianceView("", (2, 6), ((), ()), 1),
        flags_scored=(2, 0),
    )


def test_the_end_says_why_it_came() -> None:
    """The end card, the last round, or Valor at once."""
    for how, rounds, words in (
        ("achievements", (5, 9), "The end card came before round 7"),
        ("achievements", (6, 6), "Round 6 was the last one"),
        ("valor", (5, 9), "It ended at once in round 6, by Valor"),
    ):
        view = evolve(finished(how=how), rounds=rounds, round=6)
        assert words in text(summary(view, 78, look()))


@pytest.mark.parametrize(
    ("slug", "words"),
    [
        ("combat", "White: 1 unhurt, 1 wounded, 1 in prison; Black: 1 unhurt, 1 killed, 1 escaped"),
        ("base", "White: Vault and Prison"),
        ("lith", "Black: 3 ahead in tribute"),
        ("encounters", "White: Tomyris 2"),
        ("labyrinth", "White: War to its end; Black: Glory"),
        ("alliance", "White: space 3 of 7; Black: at its end first"),
        ("flags", "White: 2 brought home"),
        ("escape", "Black: RIVET-77"),
    ],
)
def test_each_achievement_says_how_it_was_won(slug: str, words: str) -> None:
    assert how_text(ended(), goal(slug)) == words
    assert slug in GOAL_TEXTS
    assert slug in GOAL_SHORT


@pytest.mark.parametrize(
    ("seat", "words"),
    [(0, "You win: White wins"), (1, "You lose: White wins"), (None, "White wins")],
)
def test_the_end_says_whether_you_win_or_lose_and_by_what(seat: int | None, words: str) -> None:
    first = text(summary(finished(seat=seat), 78, look())).splitlines()[0]
    assert f"{words} by achievements" in first


def test_nothing_of_the_end_is_cut_at_80_columns() -> None:
    units = tuple(
        evolve(each, fate=Fate.PRISON, space=-1, health=1, encounters_passed=2)
        for each in ended().units
    )
    view = evolve(ended(), goals=tuple(goal(slug) for slug in GOAL_SHORT), units=units)
    shown = text(summary(view, 76, look()))
    assert "…" not in shown


def test_achievement_cards_are_counted_at_the_end() -> None:
    view = finished()
    more = evolve(view, card_goals=(("grand-tour",), ()))
    assert "Achievement cards: Grand Tour to White" in text(summary(more, 78, look()))
    assert "Achievement cards" not in text(summary(view, 78, look()))


def test_the_living_have_a_curve_for_they_decide_valor() -> None:
    assert curves(finished())["characters alive"] == (3, 2)


def test_a_team_of_several_seats_has_one_curve() -> None:
    view = evolve(finished(), sides=(0, 1, 0, 1), seat=2)
    assert [each.name for each in curve_owners(view)] == ["White (you: 2)", "Black"]
    swapped = evolve(view, sides=(1, 0, 1, 0), seat=3)
    for seen, seat, number in ((view, 2, 3), (view, 1, 2), (swapped, 0, 2), (swapped, 3, 3)):
        assert plotted_numbers(PAINTER, seen, seat)["characters alive"] == number
    assert [each.seats for each in curve_owners(view)] == [(0, 2), (1, 3)]
    assert {len(values) for values in curves(view).values()} == {2}


def test_the_board_says_after_the_end_who_won_and_why_it_ended() -> None:
    """19.2: not what units could do in the last phase."""
    view = ended()
    assert phase_hint(view) == "White wins by achievements. The end card came before round 9."
    assert next_phases_texts(view) == []
    assert all(text.startswith("White wins by achievements.") for text in phase_hints(view))
    for width, height in (SMALL, MIDDLE, LARGE):
        shown = text(PAINTER.paint(view, width, height, look(), Offer()))
        assert "Units off the map enter" not in shown
