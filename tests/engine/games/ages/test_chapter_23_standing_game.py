"""RULES.md 23.5: The Standing Game, its map at random, and whole games of it."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.games.ages import GAME
from engine.games.ages.card_types import COLOURS
from engine.games.ages.map.chart import PROHIBITED, chart
from engine.games.ages.map.slots import map_by_lot
from engine.games.ages.moving.routes import steps_through_gates
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import DOME_KEYS
from engine.games.ages.state import Options
from engine.testing import checked_play

STANDING = MISSIONS["standing"]
OPTIONS = Options(mission="standing")


def test_the_mission() -> None:
    """23.5: six against six, N = 11, encounters 5 apart, its achievements, both wins at once."""
    assert (STANDING.characters, STANDING.rounds, STANDING.apart) == (6, 11, 5)
    assert STANDING.achievements == ("combat", "base", "lith", "labyrinth", "encounters")
    assert STANDING.has_glory
    assert STANDING.has_bases
    match = start_match(GAME, seed=1, options=Options(mission="standing", selection="pure"))
    view = match.view(0)
    assert sum(unit.kind == "character" for unit in view.units) == 12
    names = [goal.name for goal in view.goals]
    assert names[:3] == ["Combat", "Team Base", "Arbiter"]
    assert sum("Labyrinth" in name for name in names) == 2


@pytest.mark.parametrize("seed", range(20))
def test_the_map_by_lot(seed: int) -> None:
    """6.1, 23.5: its pieces, each colour of dome, Main Gates towards a platter, all reachable."""
    layout, _ = map_by_lot(STANDING, Chance(seed))
    pieces = [placed.piece for placed in layout]
    assert len(pieces) == len(set(pieces)) == 3 + 3 + 2 + 6
    assert {"base-white", "base-black", "lith"} < set(pieces)
    domes = [DOME_KEYS[int(p.removeprefix("dome "))] for p in pieces if p.startswith("dome")]
    assert {dome.colour for dome in domes} == {*COLOURS}
    found = chart(layout)
    for team in (0, 1):
        assert found.bases[team]["main-gate"] in found.gates.values()
        steps = steps_through_gates(found, team, ())
        reached, open_spaces = set[int](), [min(found.domes.values())]
        while open_spaces:
            here = open_spaces.pop()
            reached.add(here)
            open_spaces += [there for there, _ in steps[here] if there not in reached]
        base = {n for n, s in enumerate(found.spaces) if pieces[s.piece] == BASE_OF[1 - team]}
        enterable = {n for n, s in enumerate(found.spaces) if s.terrain not in PROHIBITED}
        assert reached >= enterable - base
        assert not reached & base


BASE_OF = ("base-white", "base-black")


@pytest.mark.parametrize("seed", [3, 4])
def test_the_contract_holds_in_the_standing_game(seed: int) -> None:
    """23.5: saving, undo, words, secrecy and pieces hold at decisions of random play."""
    match = start_match(GAME, seed=seed, options=OPTIONS)
    decisions, checked = checked_play.play_checked(match, Chance(seed, 1), check_interval=20)
    assert decisions > 50
    assert checked


def test_greedy_bots_use_bases_and_the_hall() -> None:
    """23.5: in a few games they break in, destroy, bring tribute and take prisoners."""
    verbs: set[str] = set()
    for seed in range(3):
        match = start_match(GAME, seed=seed, options=OPTIONS)
        bots = [GAME.bots["greedy"](Chance(seed, seat)) for seat in range(2)]
        while match.outcome is None:
            asked = match.pending[0]
            answer = bots[asked.seat].choose(match.sight(asked.seat))
            verbs.add(answer.verb)
            match.answer(asked.seat, answer)
    assert verbs >= {"break-in", "raze", "tribute", "offer", "imprison"}
