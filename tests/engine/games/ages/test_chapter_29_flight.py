"""RULES.md, chapter 29: flight, and caverns under a mesa; with the characters that fly."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.match import start_match
from engine.core.match_access import live_state_of, position_of
from engine.games.ages import GAME
from engine.games.ages.challenges.ratings import can_use, rating
from engine.games.ages.fire.shot import Shot
from engine.games.ages.map.chart import Chart, chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.map.sight import line_of_sight
from engine.games.ages.map.slots import platters_of
from engine.games.ages.moving.routes import clear_speed, may_take_off, reachable_costs
from engine.games.ages.rows.missions import MISSIONS
from engine.games.ages.rows.pieces import PLATTERS, VARIANTS
from engine.games.ages.rows.treasures import TREASURES
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import (
    FAR,
    FIVE,
    MAP,
    black,
    layout,
    number_of,
    spaces,
    state,
    white,
)
from tests.engine.games.ages.standing_game import FAR as GROUND_FAR, HALL, standing_state
from tests.engine.games.ages.table import ages

A, B = spaces("clear", age="ancient")[:2]
MINED = layout("copper-mesa-mined")
MINE: Chart = chart(MINED)


def moving(slug: str, cards: str = "", space: Any = A) -> Any:
    """A table where this unit is about to move."""
    table = ages(white(slug, space, cards), black("pell", FAR), step=Step.MOVE)
    play(table, f"white: move {slug}")
    return table


# Flyers


def test_flight_is_said_before_the_first_step() -> None:
    """29.2, 20.17: the Mothlight may fly or walk, not both."""
    table = moving("the-mothlight")
    assert "fly wings" in table.choices_of("white")
    goal = next(each for each in table.choices_of("white") if each.startswith("walk"))
    play(table, "white: fly wings")
    check_not_offered(table, "white: fly wings")
    table = moving("the-mothlight")
    play(table, f"white: {goal}", "white: move the-mothlight")
    check_not_offered(table, "white: fly wings")


def test_barnstorm() -> None:
    """20.13, 29.4: Bessie Coleman flies with any vehicle, with its Speed; not with a mount."""
    table = moving("bessie-coleman", "motor-scooter hill-pony")
    offered = [each for each in table.choices_of("white") if each.startswith("fly")]
    assert offered == ["fly motor-scooter"]
    play(table, "white: fly motor-scooter")
    assert table.view("white").points == 10
    table = moving("juno-vash", "motor-scooter")
    check_not_offered(table, "white: fly motor-scooter")


def test_a_vehicle_may_be_ridden_or_flown() -> None:
    """29.2, 21.47: the Sky Skiff."""
    table = moving("juno-vash", "sky-skiff")
    play(table, "white: ride sky-skiff")
    assert not table.unit("juno-vash").flight_card
    play(table, "white: fly sky-skiff")
    assert table.unit("juno-vash").flight_card == "sky-skiff"


@pytest.mark.parametrize(("who", "points"), [("juno-vash", 6), ("quill-of-nine", 6)])
def test_winged_sandals(who: str, points: int) -> None:
    """21.87: Speed is at most 6; 8 with the symbol."""
    table = moving(who, "winged-sandals")
    play(table, "white: fly winged-sandals")
    assert table.view("white").points == points
    assert table.unit(who).open_cards == ("winged-sandals",)
    fast = white(
        "quill-of-nine", A, "*winged-sandals", flight_card="winged-sandals", levels={"speed": 3}
    )
    g = state(fast, black("pell", FAR))
    assert rating(g, g.units[0], "speed") == 8


def test_a_transport_gives_no_speed_to_other_wings() -> None:
    """29.4: a unit that rides a pony does not fly with sandals, and the other way round."""
    table = moving("quill-of-nine", "hill-pony winged-sandals")
    play(table, "white: ride hill-pony")
    check_not_offered(table, "white: fly winged-sandals")
    table = moving("quill-of-nine", "hill-pony winged-sandals")
    play(table, "white: fly winged-sandals")
    check_not_offered(table, "white: ride hill-pony")


def test_dread_wings() -> None:
    """20.17: enemies that begin within 2 do not trade; it wears and rides nothing."""
    for near, trades in ((FIVE[2], False), (FAR, True)):
        table = ages(
            white("hanno", FIVE[0], "*yew-bow"),
            white("pell", FIVE[0]),
            black("the-mothlight", near),
        )
        play(table, f"white: {'free' if trades else 'destroy-with'} hanno")
        gifts = [each for each in table.choices_of("white") if each.startswith("give")]
        assert gifts == (["give yew-bow pell"] if trades else [])
    g = state(white("the-mothlight", A), black("pell", FAR))
    for card in ("buff-coat", "hill-pony", "round-shield"):
        assert not can_use(g, g.units[0], TREASURES[card])
    machine = ages(
        white("rivet-77", FIVE[0], "*yew-bow"),
        white("the-glass-tide", FIVE[0]),
        black("the-mothlight", FIVE[2]),
    )
    play(machine, "white: free rivet-77", "white: give yew-bow the-glass-tide")


# Where they fly


def test_no_flight_begins_or_ends_in_a_cavern() -> None:
    """29.3: nor in a base, the Hall or the Alliance; it may begin in a dome."""
    quarry = layout("quarry-works")
    found = chart(quarry)
    cavern = next(n for n, s in enumerate(found.spaces) if s.terrain == "cavern")
    g = state(white("the-mothlight", cavern), black("pell", 0), layout=quarry)
    assert not may_take_off(g, g.units[0])
    g.units[0].space, g.units[0].flight_card = 0, "wings"
    assert not {found.spaces[n].terrain for n in reachable_costs(g, g.units[0], 30)} & {
        "cavern", "cavern mouth", "dome", "fire",
    }  # fmt: skip
    for key in ("base-white", "lith", "alliance"):
        hall = chart(
            (PlacedPiece("sheepfold-downs", "platter", 0, 0), PlacedPiece(key, "d", 0, 0, 1))
        )
        assert len(hall.roofed_spaces) == 10
    table = moving("the-mothlight", space=MAP.domes[0])
    assert "fly wings" in table.choices_of("white")


def test_opportunity_fire_at_a_flyer() -> None:
    """29.5: in any space that it flew over, without terrain; the fire phase counts it."""
    woods = next(n for n, s in enumerate(MAP.spaces) if s.terrain == "woods")
    near = next(n for n in MAP.neighbours[woods] if MAP.spaces[n].terrain == "clear")
    flyer = white(
        "the-mothlight", woods, flight_card="wings", walked_spaces=(near, woods), spent=True
    )
    g = state(flyer, black("hanno", near, "*yew-bow"))
    assert Shot(g, g.units[1], g.units[0], "yew-bow", "opfire", woods).cover == (0,)
    fire = Shot(g, g.units[1], g.units[0], "yew-bow", "fire", woods).cover
    assert fire is not None
    assert sum(fire) == 2
    g.units[1].space = MAP.domes[0]
    assert not Shot(g, g.units[1], g.units[0], "yew-bow", "opfire", woods).is_in_range


def test_no_opportunity_fire_at_a_flyer_from_the_hall() -> None:
    """10.7, 29.3: there is none from a cavern, and the Arbiter's Hall is one."""
    flyer = white(
        "the-mothlight", GROUND_FAR, flight_card="wings", walked_spaces=(GROUND_FAR,), spent=True
    )
    for rules_version, cover in ((2, None), (1, (0,))):
        g = standing_state(flyer, black("hanno", HALL["chamber"], "*yew-bow"))
        g.rules_version = rules_version
        assert Shot(g, g.units[1], g.units[0], "yew-bow", "opfire", GROUND_FAR).cover == cover


def test_a_cavern_is_clear_for_a_bicycle() -> None:
    """4.4, 21.35: a cavern and an open mesa are clear, woods are not."""
    for terrain, is_clear in (("cavern", True), ("mesa", True), ("clear", True), ("woods", False)):
        found = chart(layout("copper-mesa-mined", "sheepfold-downs"))
        space = next(n for n, each in enumerate(found.spaces) if each.terrain == terrain)
        rider = white("hanno", space, ride_card="roadster-bicycle", walked_spaces=(space,))
        g = state(rider, layout=found.layout)
        assert bool(clear_speed(g, g.units[0])) == is_clear


def test_a_flyer_stops_for_nobody() -> None:
    """29.2: it passes over enemies and may land among them."""
    g = state(white("the-mothlight", FIVE[0], flight_card="wings"), black("pell", FIVE[1]))
    costs = reachable_costs(g, g.units[0], 7)
    assert (costs[number_of(FIVE[1])], costs[number_of(FIVE[2])]) == (1, 2)


# Two layers


def below() -> list[int]:
    """The spaces of the lower layer."""
    return [n for n, space in enumerate(MINE.spaces) if space.is_cavern]


def test_the_mine() -> None:
    """29.6, 29.1: three spaces below, between two mouths; the mesa above is as it was."""
    assert len(below()) == 3
    assert all(MINE.names[n].endswith("below") for n in below())
    plain, mined = PLATTERS["copper-mesa"].rows, VARIANTS["copper-mesa-mined"].rows
    changed = [
        (a, b)
        for x, y in zip(plain, mined, strict=True)
        for a, b in zip(x, y, strict=True)
        if a != b
    ]
    assert changed == [(".", "e"), ("S", "e")]


def test_layers_meet_at_the_mouths_only() -> None:
    """29.7: nobody sees or walks between them otherwise."""
    for number in below():
        above = MINE.numbers_by_hex[MINE.spaces[number].hex]
        assert above not in [there for there, _ in MINE.steps[number]]
        assert line_of_sight(MINE, number, above) is None
        for there, _ in MINE.steps[number]:
            assert MINE.spaces[there].is_cavern or MINE.spaces[there].terrain == "cavern mouth"
    mouths = {
        there for n in below() for there, _ in MINE.steps[n] if not MINE.spaces[there].is_cavern
    }
    assert len(mouths) == 2


def test_a_line_of_sight_through_a_mouth() -> None:
    """29.7: in the row of the mine one sees in and out, from elsewhere nothing."""
    row = [n for n, space in enumerate(MINE.spaces) if space.hex[1] == 0 and space.hex[0] <= 4]
    mouths = [n for n in row if MINE.spaces[n].terrain == "cavern mouth"]
    outside = [n for n in row if MINE.spaces[n].terrain in ("clear", "rough")]
    for number in below():
        for there in (*mouths, *outside):
            seen = line_of_sight(MINE, number, there)
            assert seen is not None
            assert (line_of_sight(MINE, there, number) is None) == (seen is None)
    mesa = [n for n, space in enumerate(MINE.spaces) if space.level == 1]
    beside_it = [MINE.numbers_by_hex[there] for there in ((0, -4), (-1, 4), (-1, -3), (-3, 4))]
    for other in (*mesa, *beside_it):
        assert all(line_of_sight(MINE, number, other) is None for number in below())


def test_a_walk_through_the_mine() -> None:
    """29.7: choices name the lower spaces, and a unit there is met by nobody above."""
    mouth = next(
        there for n in below() for there, _ in MINE.steps[n] if not MINE.spaces[there].is_cavern
    )
    inside = next(there for there, _ in MINE.steps[mouth] if MINE.spaces[there].is_cavern)
    above = MINE.numbers_by_hex[MINE.spaces[inside].hex]
    table = ages(white("hanno", mouth), black("pell", above), step=Step.MOVE, layout=MINED)
    play(table, "white: move hanno", f"white: walk {MINE.noun(inside)}")
    assert MINE.noun(inside).endswith("-below")
    assert table.unit("hanno").space == inside
    assert live_state_of(table.match).step is not Step.STRIKE


def test_an_encounter_is_put_into_the_mine() -> None:
    """30.18, 29.1: by hand, as in any other space."""
    table = ages(
        white("hanno", ""),
        black("pell", ""),
        step=Step.PUT_ENCOUNTER,
        layout=MINED,
        options=Options(placing="hand"),
    )
    inside = below()[0]
    play(table, f"black: put {MINE.noun(inside)}")
    assert list(table.view().counters) == [inside]
    assert MINE.names[inside] in "\n".join(str(event) for event in table.all_events())


def test_nobody_flies_under_the_mesa() -> None:
    """29.7: the lower layer is a cavern."""
    start = next(n for n, s in enumerate(MINE.spaces) if s.terrain == "clear")
    g = state(white("the-mothlight", start, flight_card="wings"), black("pell", 0), layout=MINED)
    assert not set(reachable_costs(g, g.units[0], 30)) & set(below())


@pytest.mark.parametrize("method", ["random", "mission"])
def test_the_mine_is_laid_in_clash_of_everything(method: str) -> None:
    """29.6: at random and by hand, instead of the other Copper Mesa; nowhere else."""
    for slug, mission in MISSIONS.items():
        expected = {"clash": {"copper-mesa-mined"}}.get(slug, {"copper-mesa"})
        assert {each for each in platters_of(mission) if each.startswith("copper")} == expected
    match = start_match(GAME, seed=1, options=Options(mission="clash", map=method))
    while position_of(match).state.step is Step.DRAFT:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    if method == "mission":
        offered = {each.noun for each in match.pending[0].choices}
        assert "copper-mesa-mined" in offered
        assert "copper-mesa" not in offered


# Precedence


def test_precedence() -> None:
    """20.43, 24.29: he enters when he likes, and nobody waits for him."""
    table = ages(
        white("ambassador-thrum", ""), white("skarn", ""), black("pell", ""), step=Step.REINFORCE
    )
    assert "enter ambassador-thrum" in table.choices_of("white")
    play(table, "white: enter skarn")
    while "wait" not in table.choices_of("white"):
        play(table, f"white: {table.choices_of('white')[0]}")
    play(table, "white: wait")
    assert not table.unit("ambassador-thrum").is_on_map


def test_a_space_below_has_a_name_of_its_own() -> None:
    """29.1: no map has two spaces of one name, and none below where there is no cavern."""
    found = chart((PlacedPiece("copper-mesa", "platter", 0, 0),))
    assert len(set(found.names)) == len(found.names) == 61
