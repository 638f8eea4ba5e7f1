"""The missions of Duel of Ages II beyond the first (RULES.md 23): their rows, and that they end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match import start_match
from engine.core.match_access import position_of
from engine.games.ages import GAME
from engine.games.ages.achievements.rules import achievements_of, marker_count
from engine.games.ages.map.slots import key_slots, map_sections
from engine.games.ages.opening.selection import printed_respect
from engine.games.ages.rows.characters import CHARACTERS
from engine.games.ages.rows.missions import (
    ALL_MISSIONS,
    BLACK,
    FLOWER,
    LINE,
    MISSIONS,
    RHOMBUS,
    STRIP,
)
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


def dealt_neighbours(seed: int, rules_version: int) -> AgesState:
    """A match of Good Neighbours by some rules version, with its first cards dealt."""
    g = setup(Options(mission="neighbours", selection="pure"), 2, Chance(seed))
    g.rules_version = rules_version
    deal_first_cards(g)
    return g


def extra_cards(g: AgesState) -> dict[str, int]:
    """The cards of each character beyond those of its own card, by slug."""
    characters = g.units[:14]  # henchmen come behind them
    return {
        unit.slug: len(unit.cards) - sum(CHARACTERS[unit.slug].start[:3]) for unit in characters
    }


@pytest.mark.parametrize("seed", range(3))
def test_the_second_team_of_good_neighbours_draws_more(seed: int) -> None:
    """23.11, 24.50: the character of Black with the lowest Respect draws a card more."""
    g = dealt_neighbours(seed, GAME.rules_version)
    extra = extra_cards(g)
    black = [unit.slug for unit in g.units[:14] if unit.team == BLACK]
    favoured = [slug for slug in extra if extra[slug]]
    others = [slug for slug in black if slug not in favoured]
    assert (len(favoured), sum(extra.values())) == (1, 1)
    assert set(favoured) <= set(black)
    assert max(map(printed_respect, favoured)) <= min(map(printed_respect, others))


def test_in_old_matches_all_of_them_draw_more() -> None:
    """24.50: a match of version 1 replays as it was dealt."""
    g = dealt_neighbours(1, rules_version=1)
    extra = extra_cards(g)
    assert {unit.team for unit in g.units[:14] if extra[unit.slug]} == {BLACK}
    assert sum(extra.values()) == 7


def test_no_other_mission_favours_a_team() -> None:
    """6.4: elsewhere both teams draw the same number of cards."""
    favouring = [row.slug for row in ALL_MISSIONS.values() if row.favoured_of_black]
    assert favouring == ["neighbours"]


@pytest.mark.parametrize("slug", [slug for slug in ALL_MISSIONS if slug != "well"])
@pytest.mark.parametrize("built", ["random", "mission"])
def test_every_mission_ends(slug: str, built: str) -> None:
    """23.4: at random and built by hand, with the mission's own methods."""
    g = ended(
        4, mission=slug, map=built, placing="random" if built == "random" else "hand", length="fast"
    )
    assert g.round >= 2


@pytest.mark.parametrize(
    ("slug", "built", "entry"),
    [
        ("standing", "split", "dome region"),
        ("clash", "standard", "dome platter"),
        ("ring", "halves", "reinforce"),
        ("well", "halves", "dome region"),
        ("well", "random", "double distance"),
        ("way-out", "standard", "distance"),
    ],
)
def test_a_mission_ends_in_other_ways_than_its_own(slug: str, built: str, entry: str) -> None:
    """23.4, 30.19, 31.7: however the map is built and the characters enter."""
    g = ended(6, mission=slug, map=built, entry=entry, length="fast")
    assert (g.mission_row.method, g.mission_row.entry) == (
        built if built != "random" else "fixed",
        entry,
    )


@pytest.mark.parametrize("method", ["standard", "pure", "draft"])
@pytest.mark.parametrize("slug", ["shores", "neighbours"])
def test_every_selection_fits_every_mission(slug: str, method: str) -> None:
    """23.4: the numbers of characters suffice for each method."""
    g = ended(5, mission=slug, selection=method, length="fast")
    assert g.selection is None
