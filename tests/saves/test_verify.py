"""Verification names the first bad step of a record."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from engine.core import registry
from engine.core.choice import Answer, Choice
from engine.core.match import replayed_match
from saves.entries import Entry, TakenBack
from saves.record import Player, Record
from saves.verify import verify
from tests.sample_games import high_card
from tests.saves.sample_matches import RECORD, finished, played, taken_back


def with_answer(number: int, answer: Answer) -> Record:
    answers = (*RECORD.answers[: number - 1], answer, *RECORD.answers[number:])
    return attrs.evolve(RECORD, entries=answers)


def with_charter(**changes: Any) -> Record:
    return attrs.evolve(RECORD, charter=attrs.evolve(RECORD.charter, **changes))


def test_an_honest_record_is_good_whether_finished_or_not() -> None:
    assert verify(RECORD).ok
    assert str(verify(RECORD)) == "all steps are valid: 5 answers, not finished"
    verdict = verify(finished().record)
    assert verdict.ok
    assert verdict.is_finished
    assert verify(played(0).record).ok
    assert str(verify(played(1).record)) == "all steps are valid: 1 answer, not finished"


def test_another_legal_answer_is_found_at_its_step() -> None:
    """Answer 3 is free between several legal choices; only the chain tells which was given."""
    given = RECORD.answers[2]
    before = played(2).record
    offered = _offered(before, given.seat)
    other = next(choice for choice in offered if choice != given.choice)
    verdict = verify(with_answer(3, Answer(given.seat, other)))
    assert (verdict.ok, verdict.step, verdict.answer_count) == (False, 3, 2)
    assert "link 3 does not match" in verdict.problem


def test_an_illegal_answer_is_found_at_its_step() -> None:
    verdict = verify(with_answer(2, Answer(RECORD.answers[1].seat, Choice("cheat", "\x1b[2J"))))
    assert verdict.step == 2
    assert "is not offered" in verdict.problem
    assert verdict.problem.isprintable()


def test_an_answer_out_of_turn_is_found_at_its_step() -> None:
    verdict = verify(with_answer(2, RECORD.answers[0]))
    assert verdict.step == 2
    assert "has nothing to decide" in verdict.problem


def test_an_answer_after_the_end_is_found() -> None:
    record = finished().record
    more = (*record.answers, record.answers[-1])
    verdict = verify(attrs.evolve(record, entries=more, chain=(*record.chain, "x")))
    assert verdict.step == len(record.answers) + 1
    assert "the match is over" in verdict.problem


def test_an_answer_that_was_left_out_is_found() -> None:
    verdict = verify(attrs.evolve(RECORD, entries=RECORD.entries[:-1]))
    assert verdict.step == 5
    assert "answer 5 is missing" in verdict.problem


@pytest.mark.parametrize(
    "changes", [{"seed": 8}, {"seat_count": 3}, {"options": {"swap": False, "cards": "3"}}]
)
def test_a_changed_charter_is_found_at_step_0(changes: dict[str, object]) -> None:
    assert verify(with_charter(**changes)).step == 0


@pytest.mark.parametrize(
    "changes", [{"seat_count": 9}, {"options": {"cards": "many"}}, {"options": {"bribes": True}}]
)
def test_a_charter_that_the_game_does_not_know_is_found_at_step_0(
    changes: dict[str, object],
) -> None:
    verdict = verify(with_charter(**changes))
    assert verdict.step == 0
    assert "cannot be set up" in verdict.problem


def test_a_bot_that_does_not_exist_is_found() -> None:
    players = (RECORD.players[0], Player("clever", "Eve"))
    verdict = verify(attrs.evolve(RECORD, players=players))
    assert (verdict.ok, verdict.step) == (False, 0)
    assert "seat=1: High Card has no bot called 'clever'" in verdict.problem
    known = (RECORD.players[0], Player("random", "Eve"))
    assert verify(attrs.evolve(RECORD, players=known)).ok


def test_a_player_too_many_is_found() -> None:
    assert verify(attrs.evolve(RECORD, players=RECORD.players * 2)).step == 0


def test_an_unknown_game_is_said_to_be_unknown() -> None:
    verdict = verify(with_charter(game="chess"))
    assert (verdict.ok, verdict.step) == (False, None)
    assert "no game is called 'chess'" in str(verdict)


def test_other_rules_are_said_to_be_other_rules() -> None:
    registry.register(attrs.evolve(high_card.GAME, rules_version=2))
    try:
        verdict = verify(RECORD)
    finally:
        registry.register(high_card.GAME)
    assert (verdict.ok, verdict.step) == (False, None)
    assert "played under rules 1 of High Card, and this program has rules 2" in verdict.problem


def _offered(record: Record, seat: int) -> tuple[Choice, ...]:
    return tuple(
        replayed_match(high_card.GAME, record.charter, record.answers).decision(seat).choices
    )


@pytest.mark.parametrize("anew", [False, True])
def test_a_record_with_what_was_taken_back_is_good(anew: bool) -> None:
    record = taken_back(played(4), 3, anew=anew).record
    verdict = verify(record)
    assert verdict.ok, verdict.problem
    assert verdict.answer_count == 3


def test_hiding_that_an_answer_was_taken_back_is_found() -> None:
    """As if the answer had never been given."""
    record = taken_back(played(4), 3, anew=True).record
    hidden = attrs.evolve(record, entries=record.entries[:3], chain=record.chain[:4])
    assert verify(hidden).ok, "a match of three answers is a match"
    assert hidden.chain[-1] != record.chain[-1], "but not the one that the players saw"
    relinked = attrs.evolve(record, entries=record.entries[:3])
    assert not verify(relinked).ok


def test_what_was_seen_may_not_come_again() -> None:
    """The cards of the first round were shown after answer 4: free undo does not reach back."""
    verdict = verify(with_entries(played(6).record, TakenBack(3)))
    assert (verdict.ok, verdict.step) == (False, 7)
    assert "entry 7 (back to 3 answers) is not valid" in verdict.problem


@pytest.mark.parametrize("answers", [-1, 4, 5])
def test_more_cannot_be_taken_back_than_was_answered(answers: int) -> None:
    verdict = verify(with_entries(played(4).record, TakenBack(answers, anew=True)))
    assert (verdict.ok, verdict.step) == (False, 5)


def test_drawing_anew_gives_other_cards() -> None:
    """Otherwise the players would know what comes."""
    before, after = played(4), taken_back(played(4), 0, anew=True)
    match, other = (
        replayed_match(
            high_card.GAME, each.record.charter, played(8).record.answers[:1], each.record.redraws
        )
        for each in (before, after)
    )
    assert match.digest() != other.digest()


def with_entries(record: Record, *entries: Entry) -> Record:
    """The record with more entries, and links for them that nobody checks before."""
    links = ("x",) * len(entries)
    return attrs.evolve(record, entries=(*record.entries, *entries), chain=(*record.chain, *links))
