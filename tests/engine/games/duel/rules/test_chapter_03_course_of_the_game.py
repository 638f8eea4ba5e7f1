"""RULES.md 3: course of the game."""

import pytest

from engine.games.duel import GAME
from engine.games.duel.events import GoalsChecked, PhaseBegan, RegionScored, TurnEnded
from engine.games.duel.state import Options
from engine.testing import play, play_to_end
from tests.engine.games.duel.table import DuelTable, answer_quietly, idle, new_game


def quiet_game(first: str = "seat 1") -> DuelTable:
    """A game of Tesla against Edison where both do as little as they can."""
    table = new_game(Options(first=first))
    play(table, "first: inventor tesla", "second: inventor edison", "second: technology meters")
    idle(table, until="nothing")
    return table


def test_three_phases_with_bonuses_after_the_first_two() -> None:
    """3.1: a draft, turns, the check of the goals, then the Region bonuses or the scoring."""
    table = quiet_game()
    kinds = {PhaseBegan: "draft", GoalsChecked: "goals", RegionScored: "bonus", TurnEnded: "turn"}
    course = [
        kinds[type(event)]
        for events in table.match.chronicle
        for event in events
        if type(event) in kinds
    ]
    phase = ["draft", *["turn"] * 6, "goals"]
    assert course == [*phase, *["bonus"] * 3, *phase, *["bonus"] * 3, *phase]
    assert table.match.outcome is not None
    assert table.view().won_by == "regions"


def test_the_steps_of_a_phase_come_in_order() -> None:
    """3.1: each phase is a draft, then turns, then the goals; then bonuses."""
    table = new_game(Options(first="seat 1"))
    steps: list[str] = []
    while table.match.pending:
        step = table.view().step
        if steps[-1:] != [step]:
            steps.append(step)
        answer_quietly(table)
    region = ["free action", "other", "leader", "other", "leader", "other"]
    assert steps == [
        "inventors",
        "technology",
        *["keep", "pass", "turn", *region] * 2,
        *["keep", "pass", "turn"],
    ]


@pytest.mark.parametrize("first", ["seat 1", "seat 2"])
def test_turns_alternate_and_the_second_player_starts_phase_two(first: str) -> None:
    """3.2: the first player starts phases 1 and 3, the second phase 2; each has three turns."""
    table = quiet_game(first)
    seats = [
        event.seat
        for events in table.match.chronicle
        for event in events
        if isinstance(event, TurnEnded)
    ]
    mine, yours = table.seat("first"), table.seat("second")
    assert seats == [mine, yours] * 3 + [yours, mine] * 3 + [mine, yours] * 3


def test_the_starter_of_each_phase_is_announced() -> None:
    """3.2: the first player starts phases 1 and 3, the second player phase 2."""
    table = quiet_game()
    lines = [line for line in table.log_lines(last=1000) if "begins" in line]
    assert lines == [
        "Phase 1 begins; Tesla starts",
        "Phase 2 begins; Edison starts",
        "Phase 3 begins; Tesla starts",
    ]


def test_a_finished_match_asks_nobody() -> None:
    """3.1: phase 3 ends with the final scoring."""
    play_to_end(quiet_game())


def test_the_table_says_how_far_the_game_has_come() -> None:
    """3.1: setup, then three phases of a draft, three turns each and bonuses; nine rounds."""
    table = new_game(Options(first="seat 1"))
    places: list[tuple[int, str]] = []
    while table.match.pending:
        where = table.match.where
        if (where.round, where.text) not in places:
            places.append((where.round, where.text))
        answer_quietly(table)
    expected = [(1, "Setup")]
    for phase in (1, 2, 3):
        first = 3 * phase - 2
        expected.append((first, f"Phase {phase}, draft"))
        expected += [(first + turn, f"Phase {phase}, turn {turn + 1} of 3") for turn in range(3)]
        expected += [(first + 2, f"Phase {phase}, bonuses")] * (phase < 3)
    assert places == expected
    assert table.match.where.text == "Final scoring"


def test_seats_are_called_by_their_inventors() -> None:
    """3.1: before the inventors are chosen a seat has only its number."""
    table = new_game(Options(first="seat 1"))
    view = table.view()
    assert [GAME.seat_name(view, seat) for seat in (0, 1)] == ["Seat 1", "Seat 2"]
    play(table, "first: inventor tesla", "second: inventor walker")
    view = table.view()
    names = [GAME.seat_name(view, seat) for seat in (0, 1)]
    assert names == ["Nikola Tesla", "Madam C. J. Walker"]
