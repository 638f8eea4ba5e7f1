"""The missions of Duel of Ages II beyond the first (RULES.md 23): their rows, and that they end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.map_slots import key_slots, map_sections
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import (
    ALL_MISSIONS,
    BLACK,
    FLOWER,
    LINE,
    MISSIONS,
    RHOMBUS,
    STRIP,
    WHITE,
)
from engine.games.ages.rules.achievements import achievements_of, marker_count
from engine.games.ages.setup import deal_first_cards, setup
from engine.games.ages.state import AgesState, Options
from engine.testing.random_matches import random_choice

OTHERS = ("base-white", "base-black", "lith")


def ended(seed: int, **words: Any) -> AgesState:
    """The state after a match at random with these options."""
    match = start_match(GAME, seed=seed, options=Options(**words))
    chance = Chance(seed)
    match.play_out(lambda decision: random_choice(decision, chance))
    assert match.outcome is not None
    return position_of(match).state


def test_all_eight_are_offered() -> None:
    """23.4: whatever is chosen besides, a table can play each of them."""
    assert list(MISSIONS) == list(ALL_MISSIONS)
    assert len(MISSIONS) == 8


def test_clash_of_everything() -> None:
    """23.7: ten or twelve, five platters, ten domes, two of four labyrinths alternate, Halves."""
    row = ALL_MISSIONS["clash"]
    assert (row.characters, row.characters_of_many, row.selection) == (10, 12, "draft")
    assert (row.platters, row.domes, row.keys) == (STRIP, 10, (*OTHERS, "alliance"))
    assert (row.labyrinths, row.alternates, row.method) == (4, 2, "halves")
    assert (row.apart, row.entry, row.rounds, row.variable) == (5, "reinforce", 16, True)
    assert len(key_slots(row.platters)) == 19
    g = ended(1, mission="clash", length="fast")
    assert len(achievements_of(g)) == 9


def test_colours_in_the_field() -> None:
    """23.8: six, four platters, flags, Distance; a flag at home counts for Glory."""
    row = ALL_MISSIONS["colours"]
    assert (row.characters, row.selection, row.platters) == (6, "standard", RHOMBUS)
    assert (row.domes, row.keys, row.labyrinths) == (8, OTHERS, 0)
    assert (row.apart, row.entry, row.rounds, row.has_glory) == (0, "distance", 10, True)
    assert row.achievements == ("combat", "base", "lith", "flags")
    g = ended(2, mission="colours", length="fast")
    before = marker_count(g, 0)
    g.flags_scored[0] += 1
    assert marker_count(g, 0) == before + 1


def test_the_long_way_out() -> None:
    """23.9: five or seven, a line of three, Dome Colour, 9 rounds for certain, escape."""
    row = ALL_MISSIONS["way-out"]
    assert (row.characters, row.characters_of_many, row.selection) == (5, 7, "pure")
    assert (row.platters, row.domes, row.keys) == (LINE, 8, OTHERS)
    assert (row.entry, row.rounds, row.variable, row.has_glory) == ("dome colour", 9, False, False)
    assert row.escape_points == (2, 2, 2, 2, 1, 1)
    assert GAME.view(ended(3, mission="way-out"), None).rounds == (9, 9)


def test_two_shores() -> None:
    """23.10: six or eight, two sections, Split, Dome Selected Platter."""
    row = ALL_MISSIONS["shores"]
    assert (row.characters, row.characters_of_many, row.selection) == (6, 8, "standard")
    assert [len(part) for part in map_sections(row.platters)] == [2, 2]
    assert (row.domes, row.keys, row.labyrinths) == (8, OTHERS, 1)
    assert (row.method, row.entry, row.rounds, row.apart) == ("split", "dome platter", 10, 5)
    assert len(key_slots(row.platters)) == 20


def test_good_neighbours() -> None:
    """23.11: seven or nine, the flower, four labyrinths, the Alliance, Dome Region."""
    row = ALL_MISSIONS["neighbours"]
    assert (row.characters, row.characters_of_many, row.selection) == (7, 9, "draft")
    assert (row.platters, row.domes, row.keys) == (FLOWER, 10, (*OTHERS, "alliance"))
    assert (row.labyrinths, row.alternates, row.apart) == (4, 0, 9)
    assert (row.method, row.entry, row.rounds) == ("standard", "dome region", 14)
    assert len(key_slots(row.platters)) == 24


def test_the_second_team_of_good_neighbours_draws_more() -> None:
    """23.11, 24.50: each character of Black draws one Common card more than it begins with."""
    for seed in range(3):
        g = setup(Options(mission="neighbours", selection="pure"), 2, Chance(seed))
        deal_first_cards(g)
        assert {unit.team for unit in g.units} == {WHITE, BLACK}
        for unit in g.units[:14]:  # henchmen come behind them
            more = 1 if unit.team == BLACK else 0
            assert len(unit.cards) == sum(CHARACTERS[unit.slug].start[:3]) + more, unit.slug


@pytest.mark.parametrize("slug", [slug for slug in ALL_MISSIONS if slug != "well"])
@pytest.mark.parametrize("built", ["random", "mission"])
def test_every_mission_ends(slug: str, built: str) -> None:
    """23.4: at random and built by hand, with the mission's own methods."""
    g = ended(
        4, mission=slug, map=built, placing="random" if built == "random" else "hand", length="fast"
    )
    assert g.round >= 2


@pytest.mark.parametrize("method", ["standard", "pure", "draft"])
@pytest.mark.parametrize("slug", ["shores", "neighbours"])
def test_every_selection_fits_every_mission(slug: str, method: str) -> None:
    """23.4: the numbers of characters suffice for each method."""
    g = ended(5, mission=slug, selection=method, length="fast")
    assert g.selection is None
