"""The greedy bot of Duel of Ages II."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.core.chance import seeded
from engine.core.match import Match
from engine.games.ages import GAME
from engine.games.ages.bots.errands import best_errand, encounter_chance, errands, need
from engine.games.ages.bots.goals import escape_worth
from engine.games.ages.bots.greedy import GreedyBot
from engine.games.ages.rules.treasure_cards import draw_card
from engine.games.ages.state import AgesState, Ask, Pending, Step
from engine.games.ages.view_types import HIDDEN, GoalView
from tests.engine.games.ages import standing
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    ages,
    black,
    state,
    white,
)


def test_it_beats_a_random_player() -> None:
    """In most of a few games; a longer run had 96 of 100."""
    won = 0
    for seed in range(8):
        match = Match.begin(GAME, seed=seed, seats=2)
        chance, bot, mine = seeded(seed, 3), GreedyBot(seeded(seed)), seed % 2
        while match.outcome is None:
            decision = match.pending[0]
            if decision.seat == mine:
                answer = bot.choose(match.sight(mine))
            else:
                answer = chance.pick(decision.choices)
            match.answer(decision.seat, answer)
        won += mine in match.outcome.winners and not match.outcome.is_draw
    assert won >= 6


def test_it_wears_armor_and_strikes() -> None:
    """What helps is done at once."""
    table = ages(
        white("mary-read", FIVE[0], "ship-cutlass"), black("rivet-77", FIVE[0]), step=Step.MELEE
    )
    bot = GreedyBot(seeded(1))
    assert str(bot.choose(table.match.sight(0))) == "strike rivet-77 ship-cutlass"


def test_it_goes_for_an_encounter_that_it_passes() -> None:
    """Toward it, and says so."""
    table = ages(
        white("hanno", FIVE[0]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        paths={f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")},
    )
    bot = GreedyBot(seeded(1))
    advice = bot.advise(table.match.sight(0))
    assert str(advice.choice) == "move hanno"
    assert "encounter" in advice.reason
    table.match.answer(0, advice.choice)
    assert str(bot.choose(table.match.sight(0))) == f"walk {FIVE[3]}"


def test_a_fight_is_named_after_the_enemy() -> None:
    """In hints, as players know it."""
    view = ages(white("cu-chulainn", FIVE[0]), black("grandmother-kettle", FIVE[4])).view("white")
    assert "a fight with Grandmother Kettle" in [each.why for each in errands(view, view.units[0])]


def test_it_sees_only_its_view() -> None:
    """Cards face down of the other team change nothing."""
    g = state(white("hanno", FIVE[0]), black("rivet-77", FIVE[2]), step=Step.MOVE)
    draw_card(g, 1, "common")
    assert GAME.view(g, 0).units[1].known_cards == ()


# Errands


HELD = {f"labyrinth-ancient {name}": (0, 2) for name in ("war", "glory", "prestige")}
"""Every path is White's, so that nobody of White wants one."""


def errand_of(g: AgesState, number: int = 0, **words: Any) -> str:
    """What a unit of White goes for, in a view that may be changed."""
    view = evolve(GAME.view(g, 0), **words)
    found = best_errand(view, view.units[number])
    return f"{found.why} at {view.map.nouns[found.space]}" if found else ""


def test_a_flag_is_fetched_and_brought_home() -> None:
    """With a flag it goes home, without one to the next flag of its own team."""
    space = MAP.by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, paths=HELD)
    assert errand_of(g, flags={space: (1,)}) == "", "flags of the other team cannot be taken"
    assert errand_of(g, flags={space: (0,)}) == f"a flag of its team at {FIVE[3]}"
    g.units[0].flag = True
    assert errand_of(g, flags={space: (0,)}) == "", "it carries one, and there is no home"


def test_a_flag_is_picked_up_and_scored() -> None:
    """The free action, and the deed at home, come before everything else."""
    table = ages(
        white("hanno", FIVE[0], "bronze-falcata"), black("pell", FAR), flags={FIVE[0].upper(): (0,)}
    )
    bot = GreedyBot(seeded(1))
    for said in ("free hanno", "flag"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_exits_are_worth_their_points_and_safety_in_the_end() -> None:
    """The first to escape get most; when no points are left, only the end drives them out."""
    space = MAP.by_noun[FIVE[3]]
    g = state(white("hanno", FIVE[0]), black("pell", FAR), step=Step.MOVE, paths=HELD)
    words: dict[str, Any] = {
        "mission": "way-out",
        "exits": (space,),
        "goals": (GoalView("escape", "", 0, 0),),
    }
    view = evolve(GAME.view(g, 0), rounds=(9, 9), **words)
    worths = [escape_worth(evolve(view, escaped=(1,) * gone), view.units[0]) for gone in (0, 4, 6)]
    assert worths[0] > worths[1] > worths[2] == 0.0
    late = evolve(view, escaped=(1,) * 6, round=9)
    assert escape_worth(late, late.units[0]) > 0.0
    assert errand_of(g, **words) == f"the exit at {FIVE[3]}"


def test_what_the_unit_of_another_seat_is_nearer_to_is_left_to_it() -> None:
    """34: in a team a bot leaves a person's plans alone."""
    g = state(
        white("hanno", FIVE[0]),
        white("pell", FIVE[2]),
        black("rivet-77", FAR),
        step=Step.MOVE,
        counters={FIVE[3].upper(): "oracle-question"},
        seen=[FIVE[3].upper()],
        paths=HELD,
    )
    assert errand_of(g) == f"an encounter at {FIVE[3]}", "its own other unit may be nearer"
    g.units[1].owner = 2
    assert errand_of(g) == ""


def test_an_achievement_that_is_safe_is_not_worth_much() -> None:
    """A lead of four counts less than a step in what is even."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)

    def wanted(white: int, black: int) -> float:
        goal = GoalView("encounters", "Encounters", white, black)
        return need(evolve(view, goals=(goal,)), 0, "encounters")

    assert wanted(5, 1) < wanted(3, 1) < wanted(1, 1) == wanted(0, 1)


def test_a_flag_goes_home() -> None:
    """To the headquarters or the Arbiter's Chamber, whichever is nearer."""
    g = standing.standing_state(
        white("hanno", standing.HOME["vortex"], flag=True),
        black("pell", standing.FAR),
        step=Step.MOVE,
    )
    view = evolve(GAME.view(g, 0), goals=(GoalView("flags", "Flags", 0, 0),))
    found = best_errand(view, view.units[0])
    assert found is not None
    assert found.why == "bringing the flag home"
    assert found.space == standing.HOME["headquarters"]


# Cards


def test_it_sets_up_a_sentinel_where_an_enemy_may_come() -> None:
    """In place of moving, with an enemy not far away."""
    table = ages(
        white("archimedes", FIVE[0], "watch-turret"), black("pell", FIVE[4]), step=Step.MOVE
    )
    bot = GreedyBot(seeded(1))
    for said in ("move archimedes", "guard watch-turret"):
        answer = bot.choose(table.match.sight(0))
        assert str(answer) == said
        table.match.answer(0, answer)


def test_who_is_armed_draws_secret_cards_too() -> None:
    """A weapon first, then a Secret card for every other one."""
    for cards, deck in (("", "common"), ("bronze-falcata", "secret"), ("field-kit", "common")):
        table = ages(
            white("hanno", FIVE[0], cards),
            black("pell", FAR),
            pending=[Pending(ask=Ask.DRAW, unit=0, count=1)],
        )
        assert str(GreedyBot(seeded(1)).choose(table.match.sight(0))) == f"draw {deck}"


def test_luck_has_a_part_in_the_choice_of_characters() -> None:
    """Bots with other luck draft others, and the same luck drafts the same."""
    match = Match.begin(GAME, seed=1, options=GAME.options(mission="clash"))
    asked = match.pending[0].seat
    picks = [str(GreedyBot(seeded(n)).choose(match.sight(asked))) for n in (1, 1, 2, 3, 4, 5)]
    assert picks[0] == picks[1]
    assert len(set(picks)) > 1


def test_unseen_encounters_are_weighed_by_the_set_that_is_played() -> None:
    """The blue set is harder, so a bot expects less of an encounter that nobody has seen."""
    view = GAME.view(state(white("hanno", FIVE[0]), black("pell", FAR)), 0)
    unit = view.units[0]
    gold, blue = (encounter_chance(evolve(view, blue=blue), unit, HIDDEN) for blue in (False, True))
    assert blue < gold
