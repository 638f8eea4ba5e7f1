"""RULES.md, chapter 16: labyrinths."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages.adventures.events import MarkerStepped
from engine.games.ages.attacks.events import HitDrawn
from engine.games.ages.card_types import AGES
from engine.games.ages.cards.events import CardDiscarded
from engine.games.ages.challenges.ratings import rating
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.units import path_at
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import FAR, MAP, black, guardian, site, spaces, state, white
from tests.engine.games.ages.table import AgesTable, ages, table_of

A, B, C = spaces("clear", age="ancient")[:3]
WAR = "labyrinth-ancient war"


def maze(unit: str, where: str, met: str, **words: Any) -> AgesTable:
    """A unit of White in the labyrinth, in the adventure phase."""
    cards = words.pop("cards", "")
    return ages(
        white(unit, site(where), cards),
        white("pell", FAR),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        open_guardians=guardian(met),
        **words,
    )


def test_where_a_guardian_is_faced() -> None:
    """16.1, 24.10: on the circle without a marker, or on the marker; it stays face up."""
    for paths, spots in (
        ({}, ["war 0"]),
        ({WAR: (0, 1)}, ["war 1"]),
        ({WAR: (1, 1)}, ["war 1"]),
        ({WAR: (1, 2)}, ["war 2"]),
        ({WAR: (0, 2)}, []),
    ):
        found = []
        for spot in ("war 0", "war 1", "war 2"):
            g = state(white("hanno", site(spot)), black("pell", FAR), path_markers=paths)
            if path_at(g, g.units[0]):
                found.append(spot)
        assert found == spots
    table = maze("hanno", "war 0", "marsh-hag", whites="19")
    play(table, "white: adventure hanno", "white: challenge")
    assert table.view().guardians[0].slug == "marsh-hag"


def test_the_challenge_or_the_payment() -> None:
    """16.2, 24.19: +1 each for age, setting and circle; payment is a Pass."""
    table = maze("hanno", "war 0", "marsh-hag", cards="yew-bow boar-spear", whites="55")
    play(table, "white: adventure hanno")
    assert table.choices_of("white") == ["challenge", "pay", "mercy"]
    play(table, "white: pay")
    assert table.match.pending[0].prompt == "Hanno pays every card: which first?"
    play(table, "white: give-up yew-bow", "white: give-up boar-spear")
    assert table.view().path_markers == {WAR: (0, 1)}
    assert table.view().reward == 1
    poor = maze("hanno", "war 0", "marsh-hag", whites="55")
    play(poor, "white: adventure hanno")
    check_not_offered(poor, "white: pay", "white: finish", "white: done")


@pytest.mark.parametrize(
    ("card", "marker", "reward", "experience"),
    [
        ("09", False, 0, 0),
        ("29", False, 0, 0),
        ("24", False, 0, 1),
        ("55", True, 1, 0),
        ("90", True, 2, 0),
    ],
)
def test_what_comes_of_it(card: str, marker: bool, reward: int, experience: int) -> None:
    """16.3: FOPP banished, Fail dismissed, Squeak experience, Pass and Amaze a step and draws."""
    table = maze("hanno", "war 0", "marsh-hag", whites=f"{card} 00", blacks="00")
    play(table, "white: adventure hanno", "white: challenge")
    assert (table.view().path_markers == {WAR: (0, 1)}) == marker
    assert table.view().reward == reward
    assert table.unit("hanno").experience == experience
    while table.view().step == "draw":
        play(table, "white: draw common")
    if reward:
        play(table, "white: pass")
    assert MAP.spaces[table.unit("hanno").space].dome >= 0


@pytest.mark.parametrize(
    ("before", "spot", "after"),
    [((-1, 0), "war 0", (0, 1)), ((0, 1), "war 1", (0, 2)), ((1, 2), "war 2", (0, 1))],
)
def test_the_marker_steps(before: tuple[int, int], spot: str, after: tuple[int, int]) -> None:
    """16.4, 24.11: first space, dead end; a team's own instead of an enemy's."""
    paths = {WAR: before} if before[1] else {}
    table = maze("hanno", spot, "marsh-hag", whites="55 00", path_markers=paths)
    play(table, "white: adventure hanno", "white: challenge")
    assert table.view().path_markers[WAR] == after
    (stepped,) = table.events_of(MarkerStepped)
    assert stepped.taken == (before[0] == 1)


def test_mercy() -> None:
    """16.5, 17.3: the guardian goes, and the other team's card sends the character away."""
    table = maze("hanno", "war 0", "marsh-hag", blacks="00")
    play(table, "white: adventure hanno", "white: mercy")
    assert table.view().guardians[0].slug == ""
    assert table.at("hanno") == MAP.names[MAP.domes[0]].lower()
    assert table.view().challenge == (100, 99)


def test_what_a_dead_end_gives() -> None:
    """16.6: to characters of that age: Prestige +1 Speed, as long as the marker is there."""
    prestige = {"labyrinth-ancient prestige": (0, 2)}
    g = state(white("hanno", A), white("pell", A), black("tomyris", B), path_markers=prestige)
    assert [rating(g, unit, "speed") for unit in g.units] == [6 + 1, 7, 7]


def test_a_guardian_deck_is_made_anew() -> None:
    """16.7: of the ones that were beaten."""
    table = maze("hanno", "war 0", "marsh-hag")
    g: AgesState = state(
        white("hanno", site("war 0")),
        black("rivet-77", FAR),
        step=Step.ADVENTURE,
        open_guardians=dict.fromkeys(AGES, ""),
    )
    g.beaten_guardians["ancient"], g.guardians["ancient"].cards = g.guardians["ancient"].cards, []
    table = table_of(g)
    play(table, "white: adventure hanno")
    assert table.view().guardians[0].slug
    assert table.view().guardians[0].deck == 8


def test_nothing_breaks_on_an_adventure() -> None:
    """3.5: only a weapon used for a hit does."""
    table = maze("hanno", "war 0", "marsh-hag", cards="yew-bow", whites="09", blacks="00")
    play(table, "white: adventure hanno", "white: challenge")
    assert [card.slug for card in table.unit("hanno", "white").cards] == ["yew-bow"]
    assert not table.events_of(CardDiscarded)
    assert not table.events_of(HitDrawn)
