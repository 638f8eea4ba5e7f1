"""RULES.md 9: personal goals, and when they are checked. The goals themselves: test_goals."""

from engine.games.duel.cards import COMPANIES, TECHNOLOGIES
from engine.games.duel.events import DuelWon, GoalsChecked, RegionScored
from engine.testing import play, play_to_end
from tests.engine.games.duel.table import DuelTable, after_phase, duel, has, idle

TESLA_MEETS = has(pr=9, technologies=tuple(TECHNOLOGIES), cities=["boston", "albany", "chicago"])
MAXIM_MEETS = has(pr=0, cities=["hartford", "lowell", "buffalo", "niagara", "denver", "cleveland"])


def both_meet_their_goals(phase: int) -> DuelTable:
    """Tesla holds all chips and is ahead in PR, Maxim leads all three Regions."""
    return after_phase(phase, tesla=TESLA_MEETS, maxim=MAXIM_MEETS)


def test_goals_are_open_to_both() -> None:
    """9.1: each inventor has a personal goal, open to both."""
    table = duel(tesla=has(), edison=has())
    for viewer in ("tesla", "edison", ""):
        for seat, company in enumerate(("tesla", "edison")):
            goal = table.view(viewer).sides[seat].goal
            assert goal is not None
            assert goal.text == COMPANIES[company].goal
            assert goal.clause == COMPANIES[company].clause


def test_goals_are_checked_after_the_last_turn_of_a_phase() -> None:
    """9.1: after the last turn of a phase both goals are checked."""
    table = duel(tesla=has(), edison=has(), turn="edison", hand=["hg-wells"])
    play(table, "edison: play hg-wells", "edison: propaganda", "edison: free propaganda")
    assert table.events_of(GoalsChecked) == []
    play(table, "edison: end turn")
    assert table.log_lines()[:3] == [
        "Edison ends the turn with 1 Action unused",
        "Phase 1 ends: Edison leads New England 0:0 (ahead in PR), New York 1:1 (ahead in PR)"
        " and Out West 0:0 (ahead in PR). PR: Tesla 2, Edison 6",
        "Goals after phase 1: none is met",
    ]


def test_a_goal_met_for_a_moment_does_not_count() -> None:
    """9.1: Maxim leads everywhere in the middle of the phase; Tesla's last turn undoes it."""
    table = duel(
        first="maxim",
        turn="maxim",
        tesla=has(pr=0, hand=["henry-villard"]),
        maxim=has(cities=["chicago"], hand=["bertha-lamme"]),
        row=["albany", "boston", "denver"],
        deck=["buffalo", "lowell", "telluride"],
    )
    play(table, "maxim: play bertha-lamme", "maxim: electrify albany")
    assert [table.leader(region) for region in ("new-england", "new-york", "out-west")] == [
        "maxim"
    ] * 3
    play(table, "maxim: end turn")
    assert table.match.outcome is None
    play(table, "tesla: play henry-villard", "tesla: electrify buffalo", "tesla: end turn")
    assert table.leader("new-york") == "tesla"
    assert table.match.outcome is None


def test_a_goal_met_thanks_to_a_bonus_is_not_checked_until_the_next_phase() -> None:
    """9.1: ... before any bonus."""
    table = after_phase(
        1,
        tesla=has(pr=2),
        maxim=has(pr=0, cities=["chicago"]),
        row=["albany", "boston", "denver"],
    )
    assert table.events_of(GoalsChecked)[0].goals_met == (False, False)
    play(table, "maxim: free electrify albany")
    goal = table.side("maxim").goal
    assert goal is not None
    assert goal.met
    assert table.match.outcome is None
    idle(table, until="keep")
    assert table.view().phase == 2


def test_a_single_goal_wins_at_once() -> None:
    """9.2: if exactly one player meets the goal, that player wins at once, without bonuses."""
    table = after_phase(1, tesla=TESLA_MEETS, edison=has(pr=3))
    play_to_end(table)
    assert table.winner() == "tesla"
    assert table.view().won_by == "goal"
    assert table.match.where.text == "Phase 1, goals"
    assert table.events_of(RegionScored) == []
    assert table.log_lines()[2:] == [
        "Goals after phase 1: only Tesla's is met",
        "Tesla wins the duel by reaching the personal goal",
    ]


def test_the_rivals_turn_can_hand_you_the_goal() -> None:
    """9.2: it does not matter whose turn was the last."""
    table = after_phase(2, edison=has(pr=3), tesla=TESLA_MEETS)
    play_to_end(table)
    assert table.winner() == "tesla"


def test_a_goal_in_phase_three_comes_before_the_scoring() -> None:
    """9.2: Edison leads all three Regions, but only Tesla meets the goal."""
    table = after_phase(
        3,
        tesla=TESLA_MEETS,
        edison=has(
            pr=3, cities=["hartford", "lowell", "buffalo", "niagara", "denver", "cleveland"]
        ),
    )
    play_to_end(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert table.winner() == "tesla"
    assert outcome.scores == (0, 3)
    assert outcome.reason == "Nikola Tesla reached the personal goal in phase 3"
    assert len(table.events_of(DuelWon)) == 1


def test_when_none_meets_the_goal_the_game_goes_on() -> None:
    """9.3: if none or both meet it, the game continues."""
    table = after_phase(1, tesla=has(), edison=has())
    assert table.events_of(GoalsChecked)[0].goals_met == (False, False)
    assert table.match.pending


def test_when_both_meet_their_goals_the_bonuses_follow() -> None:
    """9.3: both goals are met at the end of phase 2: no win, bonuses follow."""
    table = both_meet_their_goals(2)
    assert "Goals after phase 2: both are met, so the game continues" in table.log_lines()
    assert table.view().step == "free action"
    assert table.deciders() == ["maxim"]


def test_when_both_meet_their_goals_in_phase_three_the_regions_decide() -> None:
    """9.3: both goals met in phase 3: final scoring."""
    table = both_meet_their_goals(3)
    play_to_end(table)
    assert table.winner() == "maxim"
    assert table.view().won_by == "regions"


def test_both_in_phase_two_and_one_in_phase_three() -> None:
    """9.3: nothing is remembered; the one who still meets the goal in phase 3 wins."""
    table = both_meet_their_goals(2)
    play(table, "maxim: free advance bulbs")  # Tesla's goal is gone, and is not made up for
    idle(table, until="over")
    assert table.winner() == "maxim"
    assert table.view().won_by == "goal"
    assert table.view().phase == 3


def test_a_goal_that_was_met_once_is_no_credit() -> None:
    """9.3: nothing is remembered until the next check."""
    table = after_phase(1, tesla=TESLA_MEETS, maxim=MAXIM_MEETS)
    play(table, "maxim: free advance bulbs", "tesla: decline")
    tesla = table.side("tesla").goal
    assert tesla is not None
    assert not tesla.met
    assert table.match.outcome is None
