"""RULES.md 9.4 to 9.11: each inventor's goal is met, and just missed in each of its conditions."""

from collections.abc import Mapping

import pytest
from attrs import evolve, frozen

from engine.games.duel.cards import COMPANIES, REGIONS, TECHNOLOGIES
from engine.games.duel.events import GoalsChecked
from tests.engine.games.duel.scene import Has, Scene
from tests.engine.games.duel.table import DuelTable, duel, has, without_a_last_turn

ALL_CHIPS = tuple(TECHNOLOGIES)
NO_AC = dict.fromkeys(REGIONS, "AC")
NEW_ENGLAND = ["boston", "providence", "hartford", "new-haven"]
NEW_YORK = ["albany", "buffalo", "brooklyn", "niagara"]
OUT_WEST = ["chicago", "cleveland", "pittsburgh", "denver"]


@frozen(kw_only=True)
class Case:
    """The end of a phase for an inventor and its rival."""

    inventor: str
    rival: str
    ours: Has
    theirs: Has
    chips: Mapping[str, str] = {}


def ended(case: Case) -> DuelTable:
    """The phase has ended; the inventor sits at the first seat."""
    sides = {case.inventor: case.ours, case.rival: case.theirs}
    scene = Scene(companies=sides, chips=case.chips)
    return without_a_last_turn(scene)


TESLA = Case(
    inventor="tesla",
    rival="edison",
    ours=has(pr=5, technologies=ALL_CHIPS, cities=["boston", "albany", "chicago"]),
    theirs=has(pr=4),
)
BRUSH = Case(
    inventor="brush",
    rival="insull",
    ours=has(shares={"brush": 5}, cities=OUT_WEST[:3]),
    theirs=has(),
)
SIX = dict.fromkeys(("tesla", "brush", "westinghouse", "edison", "maxim", "walker"), 1)
THOMSON = Case(inventor="thomson", rival="insull", ours=has(shares=SIX), theirs=has())
WESTINGHOUSE = Case(
    inventor="westinghouse",
    rival="insull",
    ours=has(cities=[*NEW_ENGLAND, *NEW_YORK, *OUT_WEST]),
    theirs=has(),
)
EDISON = Case(
    inventor="edison",
    rival="tesla",
    ours=has(pr=5, shares={"edison": 2}),
    theirs=has(pr=4),
    chips=NO_AC,
)
INSULL = Case(
    inventor="insull",
    rival="tesla",
    ours=has(shares={"brush": 3, "westinghouse": 3, "maxim": 3}),
    theirs=has(),
)
MAXIM = Case(
    inventor="maxim",
    rival="tesla",
    ours=has(pr=2, cities=["albany", "chicago"]),
    theirs=has(pr=5),
)
WALKER = Case(inventor="walker", rival="tesla", ours=has(pr=14), theirs=has(pr=2))
ALL = (TESLA, BRUSH, THOMSON, WESTINGHOUSE, EDISON, INSULL, MAXIM, WALKER)


def missed(case: Case) -> None:
    """The goal is not met at the check, and the game continues."""
    table = ended(case)
    (checked,) = table.events_of(GoalsChecked)
    assert checked.goals_met == (False, False)
    assert table.match.outcome is None


@pytest.mark.parametrize("case", ALL, ids=lambda case: case.inventor)
def test_each_inventor_can_win_by_the_personal_goal(case: Case) -> None:
    """9.2: if exactly one player meets the goal, that player wins at once."""
    table = ended(case)
    assert table.winner() == case.inventor
    assert table.view().won_by == "goal"


def test_every_inventor_has_a_case() -> None:
    """9.1: each inventor has a personal goal."""
    assert {case.inventor for case in ALL} == set(COMPANIES)


def test_tesla() -> None:
    """9.4: hold all three Technology chips, have a City in each Region, and be ahead in PR."""
    missed(evolve(TESLA, ours=evolve(TESLA.ours, technologies=ALL_CHIPS[:2])))
    missed(evolve(TESLA, ours=evolve(TESLA.ours, cities=["boston", "albany", "buffalo"])))
    missed(evolve(TESLA, theirs=has(pr=5)))
    missed(evolve(TESLA, theirs=has(pr=6)))


def test_brush() -> None:
    """9.5: have all five Brush shares placed and at least three Cities Out West."""
    missed(evolve(BRUSH, ours=has(shares={"brush": 4}, cities=OUT_WEST)))
    missed(evolve(BRUSH, ours=has(shares={"brush": 4}, reserved=0, cities=OUT_WEST)))
    missed(evolve(BRUSH, ours=has(shares={"brush": 5}, cities=[*OUT_WEST[:2], *NEW_YORK])))
    assert ended(evolve(BRUSH, ours=evolve(BRUSH.ours, cities=OUT_WEST))).winner() == "brush"


def test_thomson() -> None:
    """9.6: have a share of each of the six minor companies, and lead New England."""
    five = {company: 1 for company in SIX if company != "brush"}
    missed(evolve(THOMSON, ours=has(shares=five)))
    missed(evolve(THOMSON, ours=has(shares=five | {"thomson": 5, "edison": 3})))
    missed(evolve(THOMSON, theirs=has(cities=NEW_ENGLAND[:2])))


def test_thomson_may_lead_new_england_by_the_tie_break() -> None:
    """9.6: leading includes the tie-breaks; New England is 3:3."""
    tied = evolve(THOMSON, ours=has(pr=5, shares=SIX))
    rival = has(cities=["boston"], shares={"walker": 1})
    assert ended(evolve(tied, theirs=evolve(rival, pr=4))).winner() == "thomson"
    missed(evolve(tied, theirs=evolve(rival, pr=6)))


@pytest.mark.parametrize("missing", ["boston", "albany", "chicago"])
def test_westinghouse(missing: str) -> None:
    """9.7: have at least four Cities in each Region."""
    cities = [city for city in WESTINGHOUSE.ours.cities if city != missing]
    missed(evolve(WESTINGHOUSE, ours=has(cities=cities)))


def test_westinghouse_cannot_make_up_for_a_region_with_another() -> None:
    """9.7: four in each Region, not twelve in all."""
    cities = [*NEW_ENGLAND, *NEW_YORK, *OUT_WEST[:3], "worcester", "manhattan"]
    missed(evolve(WESTINGHOUSE, ours=has(cities=cities)))


def test_edison() -> None:
    """9.8: all three Regions show "No AC", be ahead in PR, and lead New York."""
    missed(evolve(EDISON, chips=NO_AC | {"out-west": "DC"}))
    missed(evolve(EDISON, chips=NO_AC | {"out-west": ""}))
    missed(evolve(EDISON, theirs=has(pr=5)))
    missed(evolve(EDISON, theirs=has(pr=4, shares={"tesla": 3})))


def test_edison_leads_a_tied_new_york_because_of_the_pr() -> None:
    """9.8: a player ahead in PR, as Edison must be, leads New York even at a tie."""
    assert ended(evolve(EDISON, theirs=has(pr=4, shares={"tesla": 2}))).winner() == "edison"


def test_insull() -> None:
    """9.9: have at least three shares in each of three minor companies."""
    missed(evolve(INSULL, ours=has(shares={"brush": 3, "westinghouse": 3, "maxim": 2})))
    missed(
        evolve(INSULL, ours=has(shares={"brush": 5, "westinghouse": 5, "maxim": 2, "walker": 2}))
    )
    four = {"brush": 4, "westinghouse": 3, "maxim": 3, "walker": 3}
    assert ended(evolve(INSULL, ours=has(shares=four))).winner() == "insull"


def test_insulls_own_shares_do_not_count() -> None:
    """9.9: minor companies only."""
    missed(evolve(INSULL, ours=has(shares={"brush": 3, "westinghouse": 3, "insull": 5})))


def test_maxim() -> None:
    """9.10: lead all three Regions."""
    missed(evolve(MAXIM, ours=has(pr=2, cities=["albany"])))
    missed(evolve(MAXIM, ours=has(pr=2, cities=["chicago"])))
    missed(evolve(MAXIM, theirs=has(pr=5, cities=["boston"])))


def test_maxim_may_lead_by_the_tie_break() -> None:
    """9.10: leading includes the tie-breaks; Out West is 0:0."""
    ahead = has(pr=6, cities=["albany"])
    assert ended(evolve(MAXIM, ours=ahead)).winner() == "maxim"


def test_walker() -> None:
    """9.11: be at least 12 PR ahead, and lead at least two Regions."""
    missed(evolve(WALKER, theirs=has(pr=3)))
    missed(evolve(WALKER, theirs=has(pr=2, cities=["chicago"])))
    assert ended(evolve(WALKER, ours=has(pr=15, cities=["albany"]))).winner() == "walker"


def test_progress_towards_a_goal_is_shown_condition_by_condition() -> None:
    """9.4: the fulfilled and missing parts of a goal can be seen at any time."""
    table = duel(tesla=TESLA.ours, edison=has(pr=9))
    goal = table.side("tesla").goal
    assert goal is not None
    assert [(part.text, part.have, part.need, part.met) for part in goal.parts] == [
        ("Technologies", 3, 3, True),
        ("Regions with a City", 3, 3, True),
        ("ahead in PR", -4, 1, False),
    ]
