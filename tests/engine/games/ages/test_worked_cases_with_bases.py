"""Tricky cases of the rules, by number, that need bases, prisons, creatures or teams of several.

`test_every_case_has_a_test` counts the cases of both files and of the chapters that show one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.achievements.rules import check_valor, combat_points
from engine.games.ages.attacks.blow import Blow
from engine.games.ages.attacks.events import HitDrawn
from engine.games.ages.fire.shot import Shot
from engine.games.ages.moving.routes import reachable_costs, stops_of
from engine.games.ages.rows.missions import BLACK
from engine.games.ages.state import Options
from engine.games.ages.steps import Step
from engine.games.ages.turns.events import CharacterDropped, ColoursFound
from engine.games.ages.units import Fate, is_contested
from engine.testing import play
from tests.engine.games.ages.scene import FIVE, black, spaces, state, white
from tests.engine.games.ages.standing_game import FAR, GROUND, HALL, front, standing, standing_state
from tests.engine.games.ages.test_chapter_34_teams import two_whites

CASES = range(1, 48, 2)
"""The numbers of the cases."""


def test_every_case_has_a_test() -> None:
    """1.1: a test is named after each case, as in `test_case_1_who_enters_by_respect`."""
    folder = Path(__file__).parent
    words = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("test_*.py")))
    found = {int(number) for number in re.findall(r"def test_case_(\d+)_", words)}
    assert found == set(CASES)


@pytest.mark.parametrize(
    ("victim", "answer", "kept"),
    [("bruiser", "kill", True), ("wolfhound-1", "", True), ("hanno", "imprison", False)],
)
def test_case_11_what_uses_a_weapon_up(victim: str, answer: str, kept: bool) -> None:
    """14.5, 28.15: neither a henchman nor a hunter; a character that is imprisoned does."""
    master = 3 if victim == "bruiser" else -1
    hunted = 0 if victim == "wolfhound-1" else -1
    table = standing(
        white("john-henry", FAR, "*wyrmbone-sword"),
        white("pell"),
        black(victim, FAR, health=1, master=master, target=hunted),
        black("tomyris"),
        black("anansi"),
        step=Step.MELEE,
        whites="90 85",
    )
    while not any(each.startswith("strike") for each in table.choices_of("white")):
        play(table, "black: hold")
    play(table, f"white: strike {victim} wyrmbone-sword")
    if answer:
        play(table, f"white: {answer} {victim}")
    assert (table.unit("john-henry").open_cards == ("wyrmbone-sword",)) == kept
    assert not table.unit(victim).is_on_map


def test_case_15_a_prisoner_does_not_count_for_valor() -> None:
    """19.5: seven, two of them off the map, against three of whom one is in prison."""
    ours = ["hanno", "tomyris", "anansi", "pell", "rivet-77", "mary-read", "juno-vash"]
    for count, captive, wins in ((6, False, False), (7, True, True), (5, True, True)):
        g = standing_state(
            *(white(slug, FAR if number > 1 else "") for number, slug in enumerate(ours[:count])),
            black("cu-chulainn", FAR),
            black("doc-valdez", FAR),
            black("john-henry", fate=Fate.PRISON) if captive else black("john-henry", FAR),
        )
        check_valor(g)
        assert (g.outcome is not None) == wins


def test_case_19_combat_points_of_prisoners_and_of_who_escaped() -> None:
    """19.3, 32.6: -1 in prison, 0 killed, 2 escaped, 2 healed, 1 wounded: 4 together."""
    units = [
        white("tomyris", health=1, fate=Fate.PRISON),
        white("anansi", fate=Fate.KILLED),
        white("hanno", health=1, fate=Fate.ESCAPED),
        white("pell", FAR),
        white("mary-read", FAR, health=3),
    ]
    for unit in units:
        unit.starting_health = unit.max_health
    assert [combat_points(unit) for unit in units] == [-1, 0, 2, 2, 1]


def test_case_23_a_hunter_among_others_than_its_target() -> None:
    """28.4: it passes through them; they walk out, give and shoot, and may attack it."""
    elsewhere = front("low-gate")
    units = (
        white("wolfhound-1", FAR, target=3),
        black("doc-valdez", FAR),
        black("lyudmila-pavlichenko", FAR, "boar-spear *bolt-rifle"),
        black("pell"),
        white("tomyris", elsewhere),
    )
    free = standing(*units, team=BLACK, step=Step.FREE)
    play(free, "black: free lyudmila-pavlichenko")
    assert "give boar-spear doc-valdez" in free.choices_of("black")
    g = standing_state(*units, team=BLACK, step=Step.FIRE)
    assert not is_contested(g, g.units[2]), "so she shoots, and nobody stops for it"
    assert not stops_of(g, g.units[0])
    melee = standing(*units, step=Step.MELEE)
    play(melee, "black: next doc-valdez")
    assert "strike wolfhound-1" in melee.choices_of("black")
    play(melee, "black: hold", "black: hold")
    assert not any(isinstance(event, HitDrawn) for event in melee.all_events())
    assert melee.view().phase != "melee", "the hound was not asked"


def test_case_27_no_age_in_the_hall() -> None:
    """13.3: weapon and user of one age, but the Arbiter's Hall has none."""
    g = standing_state(white("mary-read", HALL["pool"], "*ship-cutlass"), black("hanno"))
    g.units[1].space = HALL["pool"]
    found = Blow(g, g.units[0], g.units[1], "ship-cutlass").hit
    assert not any("weapon, user and space" in part.source for part in found.rating.parts)


def test_case_35_ten_of_which_six_are_kept() -> None:
    """30.7, 30.10, 30.11: The Standing Game by hand; only who was compared is known before."""
    match = start_match(GAME, seed=3, options=Options(mission="standing", map="mission"))
    mine = match.view(0).selection
    assert len(mine.hands[0]) == 10
    assert mine.hands[1] == ()
    while position_of(match).state.step is Step.DROP:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    events = [event for told in match.chronicle for event in told]
    assert sum(isinstance(event, CharacterDropped) for event in events) == 8
    found = next(event for event in events if isinstance(event, ColoursFound))
    shown = match.view(None).selection.hands
    assert {*shown[0], *shown[1]} == {*found.white, *found.black}
    assert match.view(0).selection.counts == (6, 6)


def test_case_43_no_way_through_a_closed_gate() -> None:
    """20.45: a wall for 2 points more, but not a closed gate of the other base."""
    here = front("main-gate")
    g = standing_state(white("pell", here), black("hanno", FAR))
    gate = GROUND.bases[BLACK]["main-gate"]
    assert reachable_costs(g, g.units[0], 3).get(gate, 9) > 3


def test_case_45_both_in_a_row_did_nothing() -> None:
    """34.3: the first passes, the second moves and passes, the first passes, the second passes."""
    table = two_whites(step=Step.MOVE)
    play(table, "first: done", "second: move skarn", f"second: walk {FIVE[3]}", "second: done")
    assert table.deciders() == ["first"]
    play(table, "first: done")
    assert table.deciders() == ["second"]
    play(table, "second: done")
    assert table.view("first").turn == BLACK


def test_case_47_the_stone_gaze_does_nothing_to_creatures() -> None:
    """20.30, 28.2: a hunter is unaffected by mental abilities."""
    here, _, there = FIVE[:3]
    g = state(
        white("the-ninth-gorgon", here),
        black("wolfhound-1", there, target=0),
        black("tomyris", spaces("clear")[-1]),
    )
    assert not Shot(g, g.units[0], g.units[1], "", "fire", g.units[1].space).is_in_range
