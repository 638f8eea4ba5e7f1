"""A match, a decision and an outcome print readably."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.choice import Decision, choice
from engine.core.match import Match, start_match
from engine.core.state import Outcome
from tests.sample_games import high_card


def begun(seats: int = 2) -> Match[high_card.HighCard]:
    return start_match(high_card.GAME, seed=1, seats=seats)


def finished() -> Match[high_card.HighCard]:
    match = begun()
    while match.pending:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    return match


def test_a_decision_prints_its_prompt_and_one_choice_a_line() -> None:
    decision = Decision(0, "Lay a card", (choice("lay", "card-01"), choice("keep all")), "2.1")
    assert str(decision) == "Lay a card (2.1)\n  lay card-01\n  keep all"
    assert str(Decision(0, "Go on", (choice("go"),))) == "Go on\n  go"


def test_a_long_decision_prints_in_a_few_lines() -> None:
    decision = Decision(1, "Lay a card", tuple(choice("lay", str(n)) for n in range(100)))
    assert str(decision).splitlines()[-2:] == ["  lay 39", "  and 60 more"]
    assert repr(decision) == "<Decision of seat=1: Lay a card, 100 choices>"


def test_a_choice_prints_as_it_is_written() -> None:
    assert repr(choice("lay", "card-01")) == "Choice('lay', 'card-01')"
    assert repr(choice("pass")) == "Choice('pass')"


def test_what_a_bot_is_given_is_one_line() -> None:
    sight = begun().sight(1)
    assert repr(sight) == f"<Sight of {sight.decision!r}>"


def test_an_outcome_prints_who_won_and_why() -> None:
    assert str(Outcome(((1,), (0,)), (1, 2), "more rounds")) == (
        "seat=1 wins with scores 1, 2: more rounds"
    )
    assert str(Outcome(((0, 1),), (1, 1), "")) == "seat=0 and seat=1 draw with scores 1, 1"
    assert str(Outcome(((0, 2), (1,)), (3, 0, 3), "", together=True)) == (
        "seat=0 and seat=2 win with scores 3, 0, 3"
    )


def test_a_match_is_one_line_that_says_what_it_waits_for() -> None:
    match = begun()
    waiting = "<Match tiny, Round 1, waiting for seat=0: 3 choices, seat=1: 3 choices>"
    assert repr(match) == waiting
    match.answer(0, match.decision(0).choices[0])
    assert repr(match) == "<Match tiny, Round 1, waiting for seat=1: 3 choices>"


def test_a_finished_match_says_how_it_ended() -> None:
    match = finished()
    assert repr(match) == f"<Match tiny, Round 4, {match.outcome}>"
    assert str(match).splitlines()[-1] == f"Round 4: {match.outcome}"


def test_a_match_prints_its_log_with_the_secrets_of_every_seat() -> None:
    """`str` is for the owner of the whole match; a secret is marked with the seat it is for."""
    match = begun()
    while not any(event.audience for heard in match.chronicle for event in heard):
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
    title, *lines, standing = str(match).splitlines()
    assert title == "High Card, seed 1"
    assert any("takes the round" in line for line in lines)
    (secret,) = (line for line in lines if "You draw" in line)
    (winner,) = (event.seat for event in match.chronicle[-1] if isinstance(event, high_card.Drew))
    assert secret.startswith(f"  (only for seat={winner}) You draw card-")
    assert standing.startswith(f"{match.where.text}: waiting for seat=0: 2 choices")


def test_a_game_prints_its_name_and_its_players() -> None:
    assert repr(high_card.GAME) == "<Game tiny: High Card, for 2 to 4 players>"


def test_a_copy_has_the_log_and_goes_its_own_way() -> None:
    match = finished().at(2)
    copy = match.copy()
    assert (str(copy), copy.log, copy.digest()) == (str(match), match.log, match.digest())
    asked = copy.pending[0]
    copy.answer(asked.seat, asked.choices[0])
    assert len(copy.log) == len(copy.chronicle) - 1 == 3
    assert len(match.log) == len(match.chronicle) - 1 == 2


def test_an_imagined_match_prints_no_seed() -> None:
    imagined = begun().imagine(0, Chance(1))
    assert str(imagined).splitlines()[0] == "High Card, imagined"
    assert str(imagined.copy()).splitlines()[0] == "High Card, imagined"
