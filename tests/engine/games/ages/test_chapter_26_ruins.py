"""RULES.md, chapter 26: destroying and repairing the sites of a base."""

from __future__ import annotations

import pytest

from engine.games.ages import GAME
from engine.games.ages.challenges.cards import ChallengeResult
from engine.games.ages.moving.events import SentAway
from engine.games.ages.sites.deeds import OUTCOMES, SITES
from engine.games.ages.sites.events import SiteRazed, SiteRepaired
from engine.games.ages.steps import Step
from engine.testing import play
from tests.engine.games.ages.scene import black, white
from tests.engine.games.ages.standing_game import (
    ABROAD,
    FAR,
    HOME,
    RESULTS,
    attempt_deed,
    deeds,
    standing,
    standing_state,
    ways_of,
)


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("result", RESULTS)
def test_destroying(site: str, result: str) -> None:
    """26.12: each site with each result; a gate as in breaking in, a Low Gate for a card."""
    unit, enemy = white("hanno", ABROAD[site], "hill-pony"), black("pell", FAR)
    if site == "low-gate":
        table = standing(unit, enemy)
        play(table, "white: adventure hanno", "white: raze low-gate hill-pony")
        result = "pass"
    else:
        table = attempt_deed(f"raze {site}", result, unit, enemy)
    if result == "amaze":
        play(table, "white: draw common", "white: pass")
    ruined = result in ("pass", "amaze")
    assert table.view().ruins[1] == ((site,) if ruined else ())
    assert [e.site for e in table.all_events() if isinstance(e, SiteRazed)] == [site] * ruined
    assert ways_of(table) == [f"hanno {'banished' if result == 'fopp' else 'dismissed'}"]
    assert table.unit("hanno").experience == (result == "squeak")
    goal = next(goal for goal in table.view().goals if goal.slug == "base")
    assert (goal.white, goal.black) == (ruined, 0)


def test_what_destroys_what() -> None:
    """26.12: Intellect the Vortex, Respect the HQ, Wits the Vault, Melee the Prison, against 6."""
    tests = {slug: (row.rating, row.value) for slug, row in SITES.items()}
    assert tests == {
        "main-gate": ("strength", 6),
        "high-gate": ("stealth", 6),
        "low-gate": (None, 6),
        "vortex": ("intellect", 6),
        "headquarters": ("respect", 6),
        "vault": ("wits", 6),
        "prison": ("melee", 6),
    }


def test_a_ruin_is_not_destroyed_again() -> None:
    """26.12, 26.4: it would change nothing; a team's own site is not destroyed at all."""
    unit = white("hanno", ABROAD["vortex"])
    g = standing_state(unit, black("pell", FAR), ruins=[(), ("vortex",)])
    assert deeds(g, "hanno") == []
    g = standing_state(white("hanno", HOME["headquarters"]), black("pell", FAR))
    assert deeds(g, "hanno") == []


@pytest.mark.parametrize("site", SITES)
@pytest.mark.parametrize("result", RESULTS)
def test_repairing(site: str, result: str) -> None:
    """26.13: Pass and Amaze remove the marker, FOPP banishes, the others do nothing."""
    unit, enemy = white("hanno", HOME[site], "hill-pony"), black("pell", FAR)
    ruins = [(site,), ()]
    if site == "low-gate":
        table = standing(unit, enemy, ruins=ruins)
        play(table, "white: adventure hanno", "white: repair low-gate hill-pony")
        result = "pass"
    else:
        table = attempt_deed(f"repair {site}", result, unit, enemy, ruins=ruins)
    mended = result in ("pass", "amaze")
    assert table.view().ruins[0] == (() if mended else (site,))
    assert any(isinstance(event, SiteRepaired) for event in table.all_events()) == mended
    assert ways_of(table) == (["hanno banished"] if result == "fopp" else [])
    assert table.unit("hanno").experience == 0


def test_every_deed_has_five_outcomes() -> None:
    """26.4, 24.33: the table names each result of each deed."""
    for verb, outcomes in OUTCOMES.items():
        assert {*outcomes} == {*ChallengeResult}, verb


def test_destroyed_headquarters_turn_the_first_dismissal_into_banishment() -> None:
    """26.16: the first in its own adventure phase, and no other."""
    table = standing(
        white("hanno", ABROAD["low-gate"], "hill-pony"),
        white("tomyris", ABROAD["low-gate"], "boar-spear"),
        white("anansi", ABROAD["vault"]),
        black("pell", FAR),
        ruins=[("headquarters",), ()],
        vaults=[(), ()],
        whites="90",
    )
    play(table, "white: adventure hanno", "white: raze low-gate hill-pony")
    if table.match.pending[0].choices[0].verb == "dome":
        assert table.match.pending[0].seat == 1
        play(table, f"black: {table.match.pending[0].choices[0]}")
    play(table, "white: adventure anansi", "white: raze vault", "white: draw common", "white: pass")
    assert ways_of(table) == ["hanno banished", "anansi dismissed"]
    assert [e.by_ruin for e in table.all_events() if isinstance(e, SentAway)] == [True, False]


def test_entering_with_destroyed_headquarters() -> None:
    """26.16: only in the adventure phase."""
    table = standing(
        white("hanno"),
        black("pell", FAR, entered=True),
        step=Step.REINFORCE,
        ruins=[("headquarters",), ()],
        phase=Step.REINFORCE,
    )
    assert ways_of(table) == ["hanno dismissed"]


def test_sites_say_why_not() -> None:
    """26.7, 26.11, 26.12: an empty vault, a prison without friends, a ruin."""
    for site, ruins, refused in (
        ("vault", [(), ()], "raid vault"),
        ("prison", [(), ()], "break-out prison"),
    ):
        table = standing(white("hanno", ABROAD[site]), black("pell", FAR), ruins=ruins)
        play(table, "white: adventure hanno")
        view, asked = table.view("white"), table.match.pending[0]
        assert [str(each.choice) for each in GAME.refusals(view, asked)] == [refused]
