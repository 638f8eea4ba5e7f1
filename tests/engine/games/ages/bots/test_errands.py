"""Errands: what a unit of the greedy bot walks to, and what it leaves to others."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.bots.errands import (
    best_errand,
    costs_to,
    encounter_chance,
    errands,
    step_factor,
)
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.flags.bot import escape_value
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.state import AgesState, Options
from engine.games.ages.steps import Step
from engine.games.ages.view_types import HIDDEN, GoalView
from engine.testing import play
from tests.engine.games.ages import standing_game
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    WHITE_PATHS,
    black,
    guardian,
    site,
    state,
    white,
)
from tests.engine.games.ages.table import ages, hint


def test_it_goes_for_an_encounter_that_it_passes() -> None:
    """Towards it, and says so."""
    table = ages(
        white("hanno", FIVE[0]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        path_markers=WHITE_PATHS,
    )
    bot = GreedyBot(Chance(1))
    advice = bot.advise(table.match.sight(0))
    assert str(advice.choice) == "move hanno"
    assert "encounter" in advice.reason
    table.match.answer(0, advice.choice)
    assert str(bot.choose(table.match.sight(0))) == f"walk {FIVE[3]}"


def test_it_goes_from_a_dome_to_the_encounter_beside_it() -> None:
    """A dome can be left but not entered, so ways to it say nothing of ways from it."""
    hub = next(iter(MAP.domes.values()))
    beside = MAP.steps[hub][0][0]
    table = ages(
        white("hanno", hub),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={MAP.names[beside]: "oracle-question"},
        path_markers=WHITE_PATHS,
    )
    play(table, "white: move hanno")
    advice = GreedyBot(Chance(1)).advise(table.match.sight(0))
    assert str(advice.choice) == f"walk {MAP.noun(beside)}"
    assert advice.reason == "The goal: an unseen encounter, 89% to pass."


def test_a_fight_is_named_after_the_enemy() -> None:
    """In hints, as players know it."""
    view = ages(white("cu-chulainn", FIVE[0]), black("grandmother-kettle", FIVE[4])).view("white")
    assert "a fight with Grandmother Kettle" in [
        each.purpose for each in errands(view, view.units[0])
    ]


def errand_of(g: AgesState, number: int = 0, **words: Any) -> str:
    """The errand of a unit of White, in a view that may be changed."""
    view = evolve(GAME.view(g, 0), **words)
    found = best_errand(view, view.units[number])
    return f"{found.purpose} at {view.map.nouns[found.space]}" if found else ""


def test_a_flag_is_fetched_and_brought_home() -> None:
    """With a flag it goes home, without one to the next flag of its own team."""
    space = MAP.numbers_by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, path_markers=WHITE_PATHS)
    assert errand_of(g, flags={space: (1,)}) == "", "flags of the other team cannot be taken"
    assert errand_of(g, flags={space: (0,)}) == f"a flag of the team at {FIVE[3]}"
    g.units[0].has_flag = True
    assert errand_of(g, flags={space: (0,)}) == "", "it carries one, and there is no home"


def test_exits_are_worth_their_points_and_safety_in_the_end() -> None:
    """The first to escape get most; when no points are left, only the end drives them out."""
    space = MAP.numbers_by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, path_markers=WHITE_PATHS)
    words: dict[str, Any] = {
        "mission": "way-out",
        "exits": (space,),
        "goals": (GoalView("escape", "", 0, 0),),
    }
    view = evolve(GAME.view(g, 0), rounds=(9, 9), **words)
    values = [
        escape_value(evolve(view, escape_teams=(1,) * gone), view.units[0]) for gone in (0, 4, 6)
    ]
    assert values[0] > values[1] > values[2] == 0.0
    late = evolve(view, escape_teams=(1,) * 6, round=9)
    assert escape_value(late, late.units[0]) > 0.0
    assert errand_of(g, **words) == f"the exit at {FIVE[3]}"


def test_what_the_unit_of_another_seat_is_nearer_to_is_left_to_it() -> None:
    """34: in a team a bot leaves a person's plans alone."""
    g = state(
        white("hanno", FIVE[0]),
        white("pell", FIVE[2]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        seen_spaces=[FIVE[3].upper()],
        path_markers=WHITE_PATHS,
    )
    assert errand_of(g) == f"an encounter at {FIVE[3]}", "its own other unit may be nearer"
    g.units[1].owner = 2
    assert errand_of(g) == ""


@pytest.mark.parametrize(
    ("ally", "is_seen", "goes"),
    [("hanno", True, False), ("skarn", True, True), ("skarn", False, True)],
)
def test_an_encounter_is_left_to_the_ally_who_stands_there(
    ally: str, *, is_seen: bool, goes: bool
) -> None:
    """15.2: whoever is there faces it in this turn; if it is too hard, another one may go."""
    place = FIVE[3].upper()
    g = state(
        white("scheherazade", FIVE[0]),
        white(ally, FIVE[3]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={place: "oracle-question"},
        seen_spaces=[place] if is_seen else [],
        path_markers=WHITE_PATHS,
    )
    assert errand_of(g) == (f"an encounter at {FIVE[3]}" if goes else "")


def test_an_unseen_encounter_is_worth_less_behind_an_ally() -> None:
    """15.2: it is still there only if the ally does not pass."""
    near, far = FIVE[2], FIVE[4]
    g = state(
        white("scheherazade", FIVE[0]),
        white("hanno", near),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={near.upper(): "oracle-question", far.upper(): "log-roll"},
        path_markers=WHITE_PATHS,
    )
    assert errand_of(g) == f"an encounter at {far}", "though it is farther away"


def test_a_guardian_is_left_to_the_ally_who_can_pay_it() -> None:
    """16.2: a payment is certain, and then the marker is somewhere else."""
    for cards, goes in (("yew-bow boar-spear", False), ("", True)):
        g = state(
            white("pell", site("glory 0")),
            white("hanno", site("war 0"), cards),
            black("rivet-77", FAR),
            step=Step.MOVE,
            open_guardians=guardian("marsh-hag"),
            path_markers={path: mark for path, mark in WHITE_PATHS.items() if "war" not in path},
        )
        assert bool(errand_of(g)) == goes


def test_of_equally_near_units_the_first_in_the_roster_goes() -> None:
    """34: so that two seats neither race for the same thing nor wait for each other."""
    words: dict[str, Any] = {
        "step": Step.MOVE,
        "counters": {FIVE[2].upper(): "oracle-question"},
        "seen_spaces": [FIVE[2].upper()],
        "path_markers": WHITE_PATHS,
    }
    g = state(
        white("hanno", FIVE[0]), white("pell", FIVE[0], owner=2), black("rivet-77", FAR), **words
    )
    assert errand_of(g) == f"an encounter at {FIVE[2]}"
    assert errand_of(g, 1) == ""


@pytest.mark.parametrize("mission", MISSIONS)
def test_goals_of_other_seats_are_left_alone_in_every_mission(mission: str) -> None:
    """34: whatever it goes for, no unit of another seat of its team is nearer to it."""
    match = start_match(GAME, seed=4, seats=5, options=Options(mission=mission, length="fast"))
    bots, went = [GreedyBot(Chance(4, seat)) for seat in range(5)], 0
    for _ in range(400):
        if match.outcome is not None:
            break
        decision = match.pending[0]
        view = match.view(decision.seat)
        for choice in decision.choices:
            if choice.verb != "move":
                continue
            unit = next(each for each in view.units if each.slug == choice.noun)
            errand = best_errand(view, unit)
            if errand is None:
                continue
            went += 1
            ways = costs_to(view, unit, errand.space)
            for ally in view.units:
                if ally.team == unit.team and ally.is_on_map and ally.owner != unit.owner:
                    assert ways[ally.space] >= ways[unit.space], errand.purpose
        match.answer(decision.seat, bots[decision.seat].choose(match.sight(decision.seat)))
    assert went > 5


def test_an_achievement_that_is_safe_is_not_worth_much() -> None:
    """A lead of four counts less than a step in a tied achievement."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)

    def wanted(white: int, black: int) -> float:
        goal = GoalView("encounters", "Encounters", white, black)
        return step_factor(evolve(view, goals=(goal,)), 0, "encounters")

    assert wanted(5, 1) < wanted(3, 1) < wanted(1, 1) == wanted(0, 1)


def test_a_flag_goes_home() -> None:
    """To the headquarters or the Arbiter's Chamber, whichever is nearer."""
    g = standing_game.standing_state(
        white("hanno", standing_game.HOME["vortex"], has_flag=True),
        black("pell", standing_game.FAR),
        step=Step.MOVE,
    )
    view = evolve(GAME.view(g, 0), goals=(GoalView("flags", "Flags", 0, 0),))
    found = best_errand(view, view.units[0])
    assert found is not None
    assert found.purpose == "to bring the flag home"
    assert found.space == standing_game.HOME["headquarters"]


def test_unseen_encounters_are_weighed_by_the_set_that_is_played() -> None:
    """The blue set is harder, so a bot expects less of an encounter that nobody has seen."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)
    unit = view.units[0]
    gold, blue = (
        encounter_chance(evolve(view, has_blue_encounters=blue), unit, HIDDEN)
        for blue in (False, True)
    )
    assert blue < gold


def test_a_character_near_the_arbiter_is_sent_to_win_the_achievement() -> None:
    """27.3: with a face-down card it is a sure one."""
    beside = standing_game.GROUND.steps[standing_game.HALL["chamber"]][0][0]
    table = standing_game.standing(
        white("olaudah-equiano", beside, "yew-bow"),
        black("pell", standing_game.FAR),
        step=Step.MOVE,
    )
    play(table, "white: move olaudah-equiano")
    walk, reason = hint(table)
    assert walk == f"walk {standing_game.GROUND.noun(standing_game.HALL['chamber'])}"
    assert "with a gift of cards" in reason
