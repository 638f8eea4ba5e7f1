"""RULES.md, chapter 33: the Alliance."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.match_access import position_of
from engine.core.zones import Deck
from engine.games.ages.achievements.rules import scores_in
from engine.games.ages.alliance.path import Alliance
from engine.games.ages.alliance.rules import may_meet
from engine.games.ages.hidden import shuffle_unseen
from engine.games.ages.map.chart import chart
from engine.games.ages.map.layout import PlacedPiece
from engine.games.ages.rows.adventures import ENCOUNTERS
from engine.games.ages.rows.pieces import ADVENTURE_KEYS, HUB
from engine.games.ages.state import AgesState
from engine.games.ages.steps import Step
from engine.games.ages.units import Fate
from engine.games.ages.view import view
from engine.games.ages.view_types import HIDDEN
from engine.testing import play
from tests.engine.games.ages.scene import black, layout, state, white
from tests.engine.games.ages.table import AgesTable, table_of

LAYOUT = (*layout(), PlacedPiece("alliance", "u", -1, 0, 1))
SITES = chart(LAYOUT).sites("alliance")
EASY, HARD, PAYING = "dice-at-the-well", "talent-night", "black-market"


def at_the_alliance(
    *, place: int = 0, counter: str = EASY, cards: str = "", **words: Any
) -> AgesState:
    """Scheherazade of White on its marker, an enemy elsewhere; the encounter is given."""
    g = state(
        white("scheherazade", "d12", cards), black("hanno", "d14"), step=Step.ADVENTURE,
        layout=LAYOUT, **words,
    )  # fmt: skip
    g.pool.cards = [slug for slug in g.pool.cards if slug != counter]
    g.alliance = Alliance(counter=counter, places=[place, 0])
    g.henchmen = Deck()
    g.units[0].space = SITES[site(place)]
    g.units[0].start_space = g.units[0].space
    g.reserve.cards = [slug for slug in g.reserve.cards if slug not in ("scheherazade", "hanno")]
    return g


def site(place: int) -> str:
    """The site of a place."""
    return "end" if place == 6 else f"step {place}" if place < 6 else f"henchman {place - 10}"


def faced(g: AgesState, *answers: str) -> AgesTable:
    """The table after Scheherazade has faced the inhabitant."""
    table = table_of(g)
    play(table, "white: adventure scheherazade", *answers)
    return table


def test_who_may_face_the_inhabitant() -> None:
    """33.2: a character on its own team's marker, and nobody else."""
    g = at_the_alliance()
    assert may_meet(g, g.units[0])
    hanno = g.units[1]
    hanno.space = SITES["step 0"]
    assert may_meet(g, hanno)
    g.alliance.places = [1, 0]  # type: ignore[union-attr]
    assert not may_meet(g, g.units[0])
    assert may_meet(g, hanno)


def test_the_inhabitant_is_unknown_until_it_is_faced() -> None:
    """33.2: neither seat sees it, and it is dealt again in imagined matches."""
    g = at_the_alliance()
    shown = view(g, 0).alliance
    assert shown is not None
    assert shown.counter == HIDDEN
    found = set()
    for seed in range(30):
        shuffle_unseen(g, 0, Chance(seed))
        found.add(g.alliance.counter)  # type: ignore[union-attr]
    assert len(found) > 5


def test_a_pass_steps_on() -> None:
    """33.4: no cards, the marker steps, dismissed, and somebody else lives there."""
    table = faced(at_the_alliance())
    shown = table.view("white").alliance
    assert shown is not None
    assert shown.places == (1, 0)
    assert shown.counter == HIDDEN
    assert table.unit("scheherazade").cards == ()
    assert chart(LAYOUT).spaces[table.unit("scheherazade").space].terrain == "dome"


def test_a_fail_is_accepted_or_the_inhabitant_replaced() -> None:
    """33.5: dismissed, and it stays and is known; or banished, and it goes."""
    g = at_the_alliance(counter="wrestling-ring")
    table = faced(g)
    assert {str(each) for each in table.match.pending[0].choices} == {"accept", "replace"}
    play(table, "white: accept")
    shown = table.view("black").alliance
    assert shown is not None
    assert (shown.counter, shown.places) == ("wrestling-ring", (0, 0))
    again = faced(at_the_alliance(counter="wrestling-ring"), "white: replace")
    other = again.view("black").alliance
    assert other is not None
    assert other.counter == HIDDEN


def test_case_39_a_payment_must_be_made() -> None:
    """33.3: without a card it is failed; with one it may be paid or not."""
    table = faced(at_the_alliance(counter=PAYING))
    assert {str(each) for each in table.match.pending[0].choices} == {"accept", "replace"}
    rich = faced(at_the_alliance(counter=PAYING, cards="yew-bow"))
    assert {str(each) for each in rich.match.pending[0].choices} == {"bribe yew-bow", "refuse"}
    play(rich, "white: bribe yew-bow")
    shown = rich.view("white").alliance
    assert shown is not None
    assert shown.places == (1, 0)
    poor = faced(at_the_alliance(counter=PAYING, cards="yew-bow"), "white: refuse")
    assert "accept" in {str(each) for each in poor.match.pending[0].choices}


def test_a_badge_is_no_payment() -> None:
    """14.12, 33.3: it cannot be paid; who has nothing else fails."""
    badge = "*badge-of-the-owl"
    poor = faced(at_the_alliance(counter=PAYING, cards=badge))
    assert poor.choices_of("white") == ["accept", "replace"]
    rich = faced(at_the_alliance(counter=PAYING, cards=f"{badge} yew-bow"))
    assert rich.choices_of("white") == ["bribe yew-bow", "refuse"]


def test_an_empty_pool_is_mixed_of_those_met() -> None:
    """33.3: if the pool is empty, the encounters that were met live there again."""
    g = at_the_alliance()
    g.pool, g.passed_encounters = Deck(), [HARD]
    table = faced(g)
    after = position_of(table.match).state
    assert after.alliance.counter == HARD
    assert after.passed_encounters == [EASY]
    assert ENCOUNTERS[HARD].rating == "respect"


@pytest.mark.parametrize("place", [1, 3, 5])
def test_a_henchman_is_drawn_in_a_side_space(place: int) -> None:
    """33.4: once a team; the next pass leads back, and then only onward."""
    g = at_the_alliance(place=place)
    g.henchmen = Deck(["torch-bearer"])
    table = faced(g, "white: henchman")
    after = position_of(table.match).state
    assert after.alliance.places == [place + 10, 0]
    assert after.alliance.taken_places == [[place], []]
    helper = next(unit for unit in after.units if unit.slug == "torch-bearer")
    assert (helper.team, helper.master, helper.is_on_map) == (0, 0, True)
    assert helper.space == after.units[0].space
    back = at_the_alliance(place=place + 10)
    back.henchmen = Deck(["torch-bearer"])
    assert position_of(faced(back).match).state.alliance.places == [place, 0]
    again = at_the_alliance(place=place)
    again.henchmen = Deck(["torch-bearer"])
    again.alliance.taken_places = [[place], []]  # type: ignore[union-attr]
    assert position_of(faced(again).match).state.alliance.places == [place + 1, 0]


def test_case_29_the_other_team_may_still_take_its_henchman() -> None:
    """33.4: White took the henchman of a side space, Black may also step into it."""
    g = at_the_alliance(place=1)
    g.henchmen = Deck(["torch-bearer"])
    g.alliance.taken_places = [[], [1]]  # type: ignore[union-attr]
    table = faced(g)
    assert {str(each) for each in table.match.pending[0].choices} == {"onward", "henchman"}


def test_the_last_space_wins_a_character() -> None:
    """33.6: it joins the team, by dismissal without a base, and the key is used no more."""
    g = at_the_alliance(place=5)
    g.henchmen = Deck()
    table = faced(g)
    after = position_of(table.match).state
    assert after.alliance.winner == 0
    new = after.units[-1]
    assert (new.team, new.owner, len(after.units)) == (0, 0, 3)
    assert new.slug not in after.reserve.cards
    assert scores_in(after, "alliance") == (7, 0)
    unit = after.units[0]
    unit.space, unit.fate = SITES["end"], Fate.ON_MAP
    assert not may_meet(after, unit)


def test_the_new_character_stands_on_the_headquarters() -> None:
    """33.6: where the team has a base."""
    g = at_the_alliance(place=5)
    g.layout = (*LAYOUT, PlacedPiece("base-white", "d", 0, -1, 2))
    found = chart(g.layout)
    g.units[0].space, g.units[1].space = found.sites("alliance")["step 5"], 0
    table = faced(g)
    after = position_of(table.match).state
    assert after.units[-1].space == found.sites("base-white")["headquarters"]


def test_case_21_a_marker_aside_counts_as_at_the_start() -> None:
    """33.7: White in the side space of the fourth space, Black on the second: Black is ahead."""
    g = at_the_alliance(place=0)
    g.alliance.places = [13, 1]  # type: ignore[union-attr]
    assert scores_in(g, "alliance") == (0, 1)
    g.alliance.places, g.alliance.winner = [6, 6], 1  # type: ignore[union-attr]
    assert scores_in(g, "alliance") == (6, 7)


def test_a_character_that_is_won_may_win_by_valor() -> None:
    """19.5, 33.6: three against one."""
    g = at_the_alliance(place=5)
    g.units.insert(1, white("pell", ""))
    table = faced(g)
    assert table.view().won_by == "valor"


def test_the_spaces_of_the_alliance() -> None:
    """33.1: six spaces, the last one, and side spaces beside three of them."""
    sites = ADVENTURE_KEYS["alliance"].sites
    path = [site for site in sites.values() if site.startswith("step")]
    assert sorted(path) == [f"step {number}" for number in range(6)]
    assert sites[HUB] == "end"
    assert {site for site in sites.values() if site.startswith("henchman")} == {
        "henchman 1", "henchman 3", "henchman 5",
    }  # fmt: skip
