"""States tell events to a list if there is one, and outcomes know their winners."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import frozen

from engine.core.chance import Chance
from engine.core.codec import from_plain, to_plain
from engine.core.errors import BadGameError
from engine.core.event import Event
from engine.core.state import Outcome, State


@frozen
class Struck(Event):
    kind: str
    line = ""
    card: str = ""


def test_an_event_is_told_to_who_listens() -> None:
    g = State(chance=Chance(1), events=[])
    g.emit(Struck, kind="flash", card="coil")
    assert g.events == [Struck(kind="flash", card="coil")]


def test_without_a_listener_the_event_is_not_even_made() -> None:
    def explode() -> Event:
        raise AssertionError("there is no listener")

    g = State(chance=Chance(1))
    g.emit(explode)
    assert g.events is None


def test_only_an_event_can_be_emitted() -> None:
    no_event: Any = 3
    with pytest.raises(TypeError, match="`emit` needs the class of an event and its fields, not 3"):
        State(chance=Chance(1), events=[]).emit(no_event)


def test_states_are_equal_with_or_without_a_listener() -> None:
    assert State(chance=Chance(1), events=[]) == State(chance=Chance(1))


def test_the_winners_are_the_first_group() -> None:
    assert Outcome(((1,), (0, 2)), (1, 3, 1), "points").winners == (1,)
    assert Outcome(((0, 2), (1,)), (3, 1, 3), "points").winners == (0, 2)


def test_one_winner_wins() -> None:
    outcome = Outcome(((1,), (0, 2)), (0, 5, 0), "by points")
    assert (outcome.winners, outcome.is_draw, outcome.verb) == ((1,), False, "wins")


def test_several_in_the_first_place_draw() -> None:
    outcome = Outcome(((0, 1), (2,)), (5, 5, 0), "equal")
    assert (outcome.winners, outcome.is_draw, outcome.verb) == ((0, 1), True, "draw")


@pytest.mark.parametrize(
    ("ranking", "scores"),
    [
        (((0,), (0,)), (1,)),
        (((0,), (0, 1)), (1, 0)),
        (((0,),), (1, 0)),
        (((0,), (1,)), (1,)),
        (((1,), (2,)), (1, 0)),
    ],
)
def test_an_outcome_ranks_each_seat_once_with_a_score(
    ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> None:
    with pytest.raises(BadGameError, match="must rank each seat once and have a score for each"):
        Outcome(ranking, scores, "won")


def test_the_scores_of_an_outcome_are_a_tuple() -> None:
    with pytest.raises(TypeError, match="the scores of an outcome must be a tuple, not 3"):
        Outcome(((0,),), 3, "won")  # type: ignore[arg-type]


def test_a_team_wins_together() -> None:
    outcome = Outcome(((0, 2), (1, 3)), (5, 0, 0, 0), "all others fell", together=True)
    assert (outcome.winners, outcome.is_draw, outcome.verb) == ((0, 2), False, "win")


def test_an_automaton_beats_all_seats() -> None:
    """All seats are ranked, and none of them has won."""
    outcome = Outcome(((0,), (1,)), (5, 3), "most points", beaten_by="The Hopper")
    assert (outcome.winners, outcome.is_draw, outcome.verb) == ((), False, "wins")
    assert str(outcome) == "The Hopper wins with scores 5, 3: most points"


def test_an_outcome_of_seats_is_saved_as_before_there_were_automata() -> None:
    """Fingerprints of finished matches must stay the same."""
    plain = to_plain(Outcome(((0,), (1,)), (5, 3), "most points"))
    assert sorted(plain) == ["ranking", "reason", "scores", "together"]
    beaten = Outcome(((0,), (1,)), (5, 3), "most points", beaten_by="The Hopper")
    assert from_plain(plain, Outcome) == Outcome(((0,), (1,)), (5, 3), "most points")
    assert from_plain(to_plain(beaten), Outcome) == beaten
