"""RULES.md, chapter 27: the Arbiter's Hall; and Glory, which counts markers (19.6)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.ages import GAME
from engine.games.ages.achievements.rules import check_glory, marker_count, scores_in
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.moving.events import SentAway
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, HUB
from engine.games.ages.sites.contests import deed_contest
from engine.games.ages.sites.deeds import Deed
from engine.games.ages.sites.events import TributeGiven
from engine.games.ages.sites.rules import deed_choices
from engine.games.ages.state import AgesState, Options
from engine.games.ages.tribute.rules import add_tribute
from engine.testing import check_not_offered, play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    FAR,
    GROUND,
    HALL,
    card_for,
    standing,
    standing_state,
)
from tests.engine.games.ages.table import AgesTable

RESULTS = [result.value for result in ChallengeResult]


def test_the_hall_has_one_door_and_no_age() -> None:
    """27.1: the Chamber in the middle, three sites in the corners, no walls inside."""
    inside = {n for n, s in enumerate(GROUND.spaces) if GROUND.layout[s.piece].piece == "lith"}
    assert {GROUND.spaces[n].age for n in inside} == {None}
    doors = {n for n in inside for there, _ in GROUND.steps[n] if there not in inside}
    assert {GROUND.spaces[n].spot for n in doors} == {"r0"}
    spots = {site: GROUND.spaces[n].spot for site, n in HALL.items()}
    assert spots == {"chamber": "hub", "pool": "c0", "fangs": "c1", "cave": "c2"}


@pytest.mark.parametrize(
    ("site", "rating"), [("pool", "honor"), ("fangs", "throw"), ("cave", "stealth")]
)
@pytest.mark.parametrize("result", RESULTS)
def test_sites_of_the_hall(site: str, rating: str, result: str) -> None:
    """27.2: a rating against 5; cards for a Pass, and with an Amaze a point of tribute."""
    unit, enemy = white("hanno", HALL[site]), black("pell", FAR)
    assert Deed("visit", site).test == (rating, 5)
    g = standing_state(unit, enemy)
    difference = deed_contest(g, g.units[0], Deed("visit", site)).difference
    table = standing(unit, enemy, whites=card_for(difference, result))
    play(table, "white: adventure hanno", f"white: visit {site}")
    draws = {"pass": 1, "amaze": 2}.get(result, 0)
    for _ in range(draws):
        play(table, "white: draw common")
    if draws:
        play(table, "white: pass")
    assert len(table.unit("hanno").cards) == draws
    assert table.view().lith == (result == "amaze")
    assert table.unit("hanno").experience == (result == "squeak")
    (away,) = [e.banished for e in table.all_events() if isinstance(e, SentAway)]
    assert away == (result == "fopp")


def given(cards: str, *, tribute: bool = False, lith: int = 0, **words: Any) -> AgesTable:
    """White's Hanno before the Arbiter."""
    unit = white("hanno", HALL["chamber"], cards, has_tribute=tribute)
    table = standing(unit, black("pell", FAR), lith=lith, **words)
    play(table, "white: adventure hanno", "white: tribute")
    return table


def test_tribute() -> None:
    """27.3: 3 points for the item, 1 for each face-down card; then dismissed."""
    table = given("hill-pony boar-spear *steel-pot", tribute=True)
    assert table.choices_of("white") == ["offer item", "offer hill-pony", "offer boar-spear"]
    play(table, "white: offer item", "white: offer boar-spear")
    check_not_offered(table, "white: offer steel-pot")
    play(table, "white: enough")
    assert table.view().lith == 4
    assert [card.slug for card in table.unit("hanno", "white").cards] == ["hill-pony", "steel-pot"]
    assert table.view().discards["common"] == ("boar-spear",)
    assert not table.unit("hanno").has_tribute
    assert any(isinstance(event, SentAway) for event in table.all_events())


def test_who_has_given_all_is_dismissed_at_once() -> None:
    """27.3: there is nothing to ask."""
    table = given("", tribute=True)
    play(table, "white: offer item")
    assert any(isinstance(event, SentAway) for event in table.all_events())


def test_who_has_nothing_to_give() -> None:
    """27.3, 26.4: neither an item nor a face-down card; open cards count with open cards only."""
    unit, enemy = white("hanno", HALL["chamber"], "*hill-pony"), black("pell", FAR)
    g = standing_state(unit, enemy)
    assert deed_choices(g, g.units[0]) == ()
    table = given("*hill-pony", options=Options(mission="standing", cards="open"))
    assert table.choices_of("white") == ["offer hill-pony"]


def test_open_cards_can_all_be_given() -> None:
    """24.40: with open cards every card can be given."""
    table = given("*hill-pony *boar-spear", options=Options(mission="standing", cards="open"))
    play(table, "white: offer boar-spear", "white: offer hill-pony")
    assert table.view().lith == 2


@pytest.mark.parametrize(
    ("before", "team", "points", "after"),
    [
        (0, 0, 3, 3),
        (0, 1, 3, -3),
        (3, 1, 2, 1),
        (3, 1, 3, 0),
        (3, 1, 5, -2),
        (-4, 0, 6, 2),
        (-4, 0, 1, -3),
        (2, 0, 1, 3),
    ],
)
def test_one_counter(before: int, team: int, points: int, after: int) -> None:
    """27.4, 24.39: points first take from the enemy's; at 0 nobody has a marker."""
    g = standing_state(white("hanno", FAR), black("pell", FAR + 1), lith=before)
    add_tribute(g, g.units[team], "item", points)
    assert g.lith == after
    assert scores_in(g, "lith") == (max(0, after), max(0, -after))
    assert [marker_count(g, each) for each in (0, 1)] == [int(after > 0), int(after < 0)]


def test_the_counter_is_told() -> None:
    """27.4: each gift with the counter after it."""
    table = given("hill-pony", tribute=True, lith=-2)
    play(table, "white: offer item", "white: offer hill-pony")
    told = [(e.points, e.lith) for e in table.all_events() if isinstance(e, TributeGiven)]
    assert told == [(3, 1), (1, 2)]


# Glory


def glorious(**words: Any) -> AgesState:
    """A table with six markers of White: sites, paths and the Chamber."""
    set_up: dict[str, Any] = {
        "ruins": [(), ("main-gate", "vault", "prison")],
        "path_markers": {"labyrinth-ancient war": (0, 2), "labyrinth-future glory": (0, 1)},
        "lith": 1,
    }
    return standing_state(white("hanno", FAR), black("pell", FAR + 1), **{**set_up, **words})


def test_glory() -> None:
    """19.6: six markers more, on sites, on paths and in the Chamber, win at once."""
    g = glorious()
    assert marker_count(g, 0) == 6
    check_glory(g)
    assert g.outcome is not None
    assert g.won_by == "glory"
    assert g.outcome.winners == (0,)
    assert "6 markers" in g.outcome.reason


def test_glory_counts_the_difference() -> None:
    """19.6: an enemy marker takes one away; five are not enough."""
    for words in ({"lith": 0}, {"ruins": [("vault",), ("main-gate", "vault", "prison")]}):
        g = glorious(**words)
        check_glory(g)
        assert g.outcome is None


def test_glory_by_a_gift() -> None:
    """19.6: at any moment, so also when the marker in the Chamber changes hands."""
    g = glorious(lith=0)
    add_tribute(g, g.units[0], "item", 3)
    assert g.won_by == "glory"


def test_no_glory_where_the_mission_has_none() -> None:
    """19.6: Skirmish at the Well is not won by it."""
    g = glorious()
    g.options = Options(mission="well")
    check_glory(g)
    assert g.outcome is None


def test_each_labyrinth_is_an_achievement() -> None:
    """19.4: by its own markers; Team Base by destroyed sites, the Arbiter by the counter."""
    g = glorious(lith=-2)
    assert scores_in(g, "labyrinth-ancient") == (1, 0)
    assert scores_in(g, "labyrinth-future") == (1, 0)
    assert scores_in(g, "base") == (3, 0)
    assert scores_in(g, "lith") == (0, 2)


def test_the_chamber_says_why_not() -> None:
    """27.3: nothing to give; a card that lies open is not a gift."""
    table = standing(white("hanno", HALL["chamber"], "*badge-of-the-owl"), black("pell", FAR))
    play(table, "white: adventure hanno")
    refused = GAME.refusals(table.view("white"), table.match.pending[0])
    assert [(str(each.choice), each.clause) for each in refused] == [("tribute", "27.3")]
    table = standing(white("hanno", HALL["chamber"], "yew-bow *boar-spear"), black("pell", FAR))
    play(table, "white: adventure hanno", "white: tribute")
    refused = GAME.refusals(table.view("white"), table.match.pending[0])
    assert [str(each.choice) for each in refused] == ["offer boar-spear"]


def test_the_sites_of_the_hall() -> None:
    """27.1: the Chamber in the middle, three sites at the corners."""
    sites = ADVENTURE_KEYS["lith"].sites
    assert sites == {HUB: "chamber", "c0": "pool", "c1": "fangs", "c2": "cave"}
