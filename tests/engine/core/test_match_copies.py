"""A match copied, replayed, rewound, played out and restored."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.choice import Answer
from engine.core.errors import BadRecordError, CannotUndoError, NotOfferedError
from engine.core.match import Match, replayed_match, restored_match
from engine.core.match_access import position_of
from engine.core.position import Position
from tests.engine.core.high_card_steps import KEEP, begin, finish, first_choice, lay_first_cards
from tests.sample_games import high_card
from tests.sample_games.high_card import lay


def test_a_copy_goes_its_own_way() -> None:
    match = begin()
    match.answer(0, first_choice(match, 0))
    other, before = match.copy(), match.digest()
    assert other.digest() == before
    assert other.pending == match.pending
    finish(other)
    assert match.digest() == before
    assert match.outcome is None


def test_a_copy_can_take_back_the_same_answers_as_the_match() -> None:
    match = begin(seats=3)
    before = match.digest()
    match.answer(0, first_choice(match, 0))
    match.answer(1, first_choice(match, 1))
    after, other = match.digest(), match.copy()
    assert (other.can_undo(1), other.can_undo(0)) == (True, False)
    other.undo(1)
    other.undo(0)
    assert (other.digest(), other.log) == (before, [])
    assert (match.digest(), len(match.log)) == (after, 2)


def test_a_copy_has_its_own_undo() -> None:
    """What is answered or taken back in one leaves the undo of the other as it was."""
    match = begin(seats=3)
    match.answer(0, first_choice(match, 0))
    match.answer(1, first_choice(match, 1))
    before, other = match.digest(), match.copy()
    other.undo(1)
    other.undo(0)
    assert match.can_undo(1)
    finish(other)
    assert (len(match.log), len(match.chronicle)) == (2, 3)
    match.undo(1)
    match.answer(1, first_choice(match, 1))
    assert match.digest() == before
    again = match.copy()
    match.undo(1)
    assert again.can_undo(1)


def test_a_match_that_was_played_out_takes_nothing_back() -> None:
    match = begin()
    match.answer(0, first_choice(match, 0))
    match.play_out(lambda asked: asked.choices[0])
    with pytest.raises(CannotUndoError, match="the match is over"):
        match.undo(0)


def test_the_log_replays_to_the_same_position() -> None:
    match = begin(seats=4, seed=11)
    finish(match)
    again = replayed_match(high_card.GAME, match.charter, match.log)
    assert again.digest() == match.digest()
    assert again.chronicle == match.chronicle
    assert again.outcome == match.outcome


def test_a_log_that_does_not_fit_says_where() -> None:
    match = begin()
    log = [Answer(0, first_choice(match, 0)), Answer(0, lay("card-01"))]
    with pytest.raises(BadRecordError, match=r"answer 2 \(seat=0: lay card-01\) is not valid"):
        replayed_match(high_card.GAME, match.charter, log)


def test_a_match_can_be_rewound_beyond_every_barrier() -> None:
    match = begin()
    digests = [match.digest()]
    while match.pending:
        asked = match.pending[0]
        match.answer(asked.seat, asked.choices[0])
        digests.append(match.digest())
    assert [match.at(n).digest() for n in range(len(digests))] == digests


def test_what_was_drawn_anew_stays_when_a_match_is_rewound_again() -> None:
    match = begin(seats=3)
    finish(match)
    once = match.rewound(4, "first")
    once.answer(once.pending[0].seat, once.pending[0].choices[0])
    drawn_anew = once.digest()
    assert drawn_anew != match.at(5).digest()
    finish(once)
    assert once.at(5).digest() == drawn_anew
    assert once.rewound(6, "second").at(5).digest() == drawn_anew


def test_nobody_takes_back_an_answer_from_before_a_match_was_rewound() -> None:
    """It would lead back to the numbers that were seen."""
    match = begin(seats=3)
    match.answer(0, first_choice(match, 0))
    assert match.can_undo(0)
    assert not match.rewound(1, "salt").can_undo(0)


def test_picks_may_be_given_as_they_print() -> None:
    match = begin(seats=3)
    by_name = match.copy()
    match.play_out(lambda asked: asked.choices[-1])
    by_name.play_out(lambda asked: str(asked.choices[-1]))
    assert by_name.digest() == match.digest()


@pytest.mark.parametrize(("picked", "error"), [(None, TypeError), ("lay nothing", NotOfferedError)])
def test_a_first_pick_that_is_refused_changes_nothing(picked: Any, error: type[Exception]) -> None:
    match = begin(seats=3)
    match.answer(1, first_choice(match, 1))
    waiting, before = match.pending, match.digest()
    with pytest.raises(error):
        match.play_out(lambda asked: picked)
    assert match.pending == waiting
    assert match.digest() == before
    assert match.answer(0, first_choice(match, 0)) == ()
    assert match.answer(2, first_choice(match, 2))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_pythons_own_copies_are_copies_with_the_log(
    copied: Callable[[Match[high_card.HighCard]], Match[high_card.HighCard]],
) -> None:
    match = begin()
    lay_first_cards(match)
    other = copied(match)
    assert (other.log, other.chronicle) == (match.log, match.chronicle)
    assert other.digest() == (before := match.digest())
    finish(other)
    assert match.digest() == before
    assert match.log != other.log


def test_a_match_that_is_pickled_says_what_to_do_instead() -> None:
    with pytest.raises(
        TypeError, match=r"cannot be pickled.*`match.copy\(\)`.*`wardenclyffe.export`"
    ):
        pickle.dumps(begin())


# Restoring under other rules


def test_a_segment_starts_again_when_its_answers_are_no_longer_legal() -> None:
    match = begin(seats=3)
    lay_first_cards(match)
    finish_swap = match.pending[0].seat
    match.answer(finish_swap, KEEP)
    match.answer(0, first_choice(match, 0))
    stale = Position(position_of(match).state, (Answer(0, lay("card-99")),))
    restored = restored_match(high_card.GAME, match.charter, stale, match.log)
    assert restored.log == match.log[:-1]
    assert len(restored.chronicle) == len(restored.log) + 1
    assert [asked.seat for asked in restored.pending] == [0, 1, 2]


@pytest.mark.parametrize("seat", [1, 7])
def test_a_saved_answer_of_the_wrong_seat_is_not_taken(seat: int) -> None:
    """The choice is on offer, but to another seat."""
    match = begin()
    stale = Position(position_of(match).state, (Answer(seat, first_choice(match, 0)),))
    with pytest.raises(BadRecordError, match="no longer legal"):
        Match(high_card.GAME, match.charter, stale)


def test_a_restored_match_takes_back_only_answers_that_were_given_since() -> None:
    match = begin(seats=3)
    match.answer(0, first_choice(match, 0))
    restored = restored_match(high_card.GAME, match.charter, position_of(match), match.log)
    with pytest.raises(CannotUndoError, match="the match was saved and loaded since"):
        restored.copy().undo(0)
    restored.answer(1, first_choice(restored, 1))
    restored.undo(1)
    assert restored.digest() == match.digest()


def test_a_finished_match_is_restored_finished() -> None:
    match = begin()
    finish(match)
    restored = restored_match(high_card.GAME, match.charter, position_of(match), match.log)
    assert restored.outcome == match.outcome
    assert restored.pending == ()
    assert not restored.can_undo(0)
