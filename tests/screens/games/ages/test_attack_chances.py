"""The odds of an attack that is shown step by step are those of its choice."""

from __future__ import annotations

import re

from attrs import evolve

from engine.core.choice import choice
from engine.core.text import percent
from engine.games.ages.describe import describe
from engine.games.ages.fire.shot import current_blow
from engine.games.ages.steps import Step
from engine.games.ages.view_types import ResultView
from engine.testing import play
from screens.games.ages import PAINTER
from tests.engine.games.ages.scene import FAR, FIVE, MAP, black, moved, white
from tests.engine.games.ages.table import ages
from tests.screens.games.ages.tables import LARGE, offer, shooting
from tests.tools.pictures import text
from themes.look import look


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
    assert f"Hits {percent(current_blow(view).odds.hit_chance)}, wounds " in told


def test_the_question_for_a_space_counts_the_shots() -> None:
    """11.2: a Yew Bow has two opportunity shots, one at each enemy: only one can be used."""
    table = ages(
        white("hanno", FIVE[3], **moved(FIVE[2], FIVE[3])),
        white("skarn", FAR, walked_spaces=(MAP.numbers[FAR.upper()],), spent=True),
        black("tomyris", FIVE[0], "yew-bow"),
        step=Step.OPFIRE,
    )
    play(table, "black: opfire tomyris yew-bow", "black: at hanno")
    assert "shot 1 of 1, in which space" in table.match.pending[0].prompt


def test_after_the_damage_no_chance_to_kill_is_worked_out_from_the_health_that_is_left() -> None:
    """13.7: the choice had told the chance before the shot."""
    view = shooting()
    hurt = tuple(evolve(each, health=1) if each.number == 3 else each for each in view.units)
    before = evolve(view, units=hurt)
    damage = ResultView("damage", 4, 3, 1, (1, 5), "pass")
    after = evolve(before, results=(*before.results, damage))
    told = [text(PAINTER.paint(each, *LARGE, look(), offer(each))) for each in (before, after)]
    assert ["Hits" in each for each in told] == [True, True]
    assert [", kills" in each for each in told] == [True, False]


def test_to_take_no_hit_for_another_says_what_it_then_does() -> None:
    """14.11, 13.6: the hit is drawn already, so that its odds count no more."""
    table = ages(
        white("old-grumbletoe", FIVE[0]),
        black("hanno", FIVE[0], "bodyguard"),
        step=Step.MELEE,
        whites="91 50",
    )
    while table.view("black").step != "step in":
        name = table.deciders()[0]
        offered = table.choices_of(name)
        wanted = ("strike hanno", "hold", "pass", offered[0])
        play(table, f"{name}: {next(each for each in wanted if each in offered)}")
    view = table.view("black")
    told = describe(view, choice("pass")).consequence
    assert re.match(rf"Then damage is drawn: \d to \d of Health {view.units[1].health}, ", told)
    board = text(PAINTER.paint(view, *LARGE, look(), offer(view)))
    assert "Then damage is drawn: " in " ".join(board.split())
    assert not re.search(r"Hits \d+%", board)


def test_the_result_of_the_shot_before_is_not_shown_with_the_next() -> None:
    """9.2, 14.8: the target of the second shot is asked before its card is drawn."""
    table = ages(
        white("tomyris", FIVE[0], "yew-bow"),
        black("hanno", FIVE[3]),
        black("pell", FIVE[2], "ghost-field"),
        step=Step.FIRE,
        whites="90 55",
    )
    play(table, "white: shoot tomyris", "white: fire yew-bow 2", "white: at hanno")
    play(table, "white: at pell")
    view = table.view("black")
    assert (view.step, view.attack is not None and view.attack.hit_result) == ("hide", "")
    assert "To hit" not in text(PAINTER.paint(view, *LARGE, look(), offer(view)))
