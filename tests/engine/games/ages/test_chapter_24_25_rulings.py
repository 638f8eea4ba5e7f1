"""RULES.md, chapters 24 and 25: readings that other chapters' tests do not show."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from engine.core.chance import Chance
from engine.core.match_access import live_state_of
from engine.core.zones import Deck
from engine.games.ages.achievements.rules import last_rounds
from engine.games.ages.cards.events import CardDrawn
from engine.games.ages.challenges.cards import CARDS, ChallengeResult, challenge_odds, result_of
from engine.games.ages.map.sight import IN_THE_SPACE, ON_THE_WAY
from engine.games.ages.map.slots import map_by_lot
from engine.games.ages.moving.events import SentAway
from engine.games.ages.opening.placing import open_ground, place_encounters
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import FAR, MAP, black, line_of_clear, spaces, state, white
from tests.engine.games.ages.standing_game import GROUND
from tests.engine.games.ages.table import ages
from tests.engine.games.ages.test_rows import CLAUSES

A = spaces("clear", age="ancient")[0]


def test_a_hundred_pairs_of_digits() -> None:
    """24.1: the deck has the outcomes of two ten-sided dice, once each."""
    assert len(CARDS) == len(set(CARDS)) == 100
    counted = Counter(result_of(0, card) for card in CARDS)
    assert {result: chance * 100 for result, chance in challenge_odds(0).items()} == counted


def test_the_limit_of_the_difference() -> None:
    """24.2: 6 either way with the deck; not with dice."""
    assert challenge_odds(6) == challenge_odds(12)
    assert challenge_odds(6, dice=True) != challenge_odds(12, dice=True)
    assert challenge_odds(6)[ChallengeResult.FAIL] > 0


def test_rough_and_buildings_help_only_in_them() -> None:
    """24.4, 24.5: woods, swamp and fire on every space of the line."""
    assert {*ON_THE_WAY} == {"woods", "mesa woods", "swamp", "fire"}
    assert {*IN_THE_SPACE} - {*ON_THE_WAY} == {"building", "rough"}


def test_what_is_ours() -> None:
    """25.1, 25.2: the contents are our own design, and the rules say so."""
    assert "own design" in CLAUSES["25.2"]
    assert "published summary" in CLAUSES["25.1"]
    assert len(CHARACTERS) == 48


def test_the_jammer_works_from_where_she_ended() -> None:
    """4.9, 24.44, 20.22: a unit within 2 of that space reveals nothing, wherever she passed."""
    five = line_of_clear(5)
    for end, jammed in ((five[2], True), (five[4], False)):
        table = ages(
            white("sister-static", five[1]),
            white("hanno", FAR),
            black("captain-oyelaran", five[0], "service-revolver"),
            step=Step.MOVE,
        )
        play(table, "white: move sister-static", f"white: walk {end}")
        play(table, "white: done")
        choices = table.choices_of("black") if table.deciders() == ["black"] else []
        assert ("opfire captain-oyelaran service-revolver" not in choices) == jammed


def test_what_an_ally_gives_is_not_asked_about() -> None:
    """24.45, 14.18: it is received in the free actions, and so is what lies on the ground."""
    table = ages(
        white("hanno", A, "yew-bow"),
        white("skarn", A),
        white("rivet-77", A),
        black("pell", FAR),
        ground={A.upper(): ("0buff-coat",)},
    )
    play(table, "white: free hanno", "white: give yew-bow rivet-77", "white: pick-up")
    assert "finish" in table.choices_of("white")


def test_no_games_by_the_clock() -> None:
    """24.51: the lengths of the reference are numbers of rounds, and nothing asks for a time."""
    for length, rounds in (("fast", 8), ("medium", 12), ("epic", 16)):
        options = Options(mission="ring", length=length, variable_end=False)
        assert last_rounds(state(white("hanno", A), options=options)) == (rounds, rounds)
    assert not [row.name for row in attrs.fields(Options) if "time" in row.name]


@pytest.mark.parametrize("mission", ["standing", "clash"])
def test_no_encounter_lies_on_a_site(mission: str) -> None:
    """24.54, 6.5: neither at random nor offered by hand."""
    layout, _ = map_by_lot(MISSIONS[mission], Chance(3))
    g = state(white("hanno"), options=Options(mission=mission), layout=layout)
    assert not [space for space in open_ground(g) if g.map.spaces[space].site]
    place_encounters(g)
    assert g.counters
    assert not [name for name in g.counters if g.map.spaces[g.map.numbers[name]].site]


def test_what_a_map_is_restocked_with() -> None:
    """24.55: before the reward is drawn, from the encounters that nobody has passed."""
    for left in (("town-meeting", "log-roll"), ()):
        table = ages(
            white("hanno", A),
            black("pell", FAR),
            step=Step.ADVENTURE,
            counters={A.upper(): "oracle-question"},
            options=Options(placing="hand"),
            pool=Deck(list(left)),
        )
        play(table, "white: adventure hanno")
        g = live_state_of(table.match)
        assert table.view().step == "draw"
        assert sorted(g.counters.values()) == sorted(left)
        assert g.passed_encounters == ["oracle-question"]


def test_the_platters_of_a_map_at_random_are_drawn() -> None:
    """24.56: the first two, and each is on the map."""
    for seed in range(8):
        layout, chosen = map_by_lot(MISSIONS["shores"], Chance(seed))
        platters = [placed.piece for placed in layout if placed.slot == "platter"]
        assert len(set(chosen)) == 2
        assert set(chosen) <= set(platters)


def test_walls_of_a_labyrinth_stop_an_aura() -> None:
    """24.57, 4.9: from outside one beside its wall it does not reach in; through a gate it does."""
    inside = MAP.sites("labyrinth-ancient")["war 2"]
    for near in MAP.neighbours[inside]:
        assert (near in MAP.aura(inside, 1)) == ((inside, near) not in MAP.walls)
    outside = [n for n in MAP.neighbours[inside] if MAP.spaces[n].piece != MAP.spaces[inside].piece]
    assert outside
    assert not MAP.aura(inside, 1) & set(outside)
    (gate, beyond), *_ = GROUND.gates
    assert beyond in GROUND.aura(gate, 1)


def test_the_card_after_a_cube_comes_before_its_player_leaves() -> None:
    """24.58, 14.10: it is always drawn, and then the Recall Cube dismisses its player."""
    table = ages(
        white("hanno", A, "recall-cube"), black("pell", FAR), whites="00", secrets="deep-pack"
    )
    play(table, "white: free hanno", "white: play recall-cube")
    kinds = [type(each) for each in table.all_events() if isinstance(each, CardDrawn | SentAway)]
    assert kinds == [CardDrawn, SentAway]
    assert table.unit("hanno", "white").known_cards == ("deep-pack",)
