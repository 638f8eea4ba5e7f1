"""What the program reads from a match beyond its methods."""

from __future__ import annotations

import pytest

from engine.core.match_access import (
    live_state_of,
    new_events_of,
    pieces_in,
    play_out_and_count,
    without_open_answers,
)
from tests.engine.core.high_card_steps import begin, finish, first_choice, lay_first_cards
from tests.sample_games import high_card


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_playing_out_comes_to_the_same_end_as_answering(seats: int) -> None:
    slow, fast = begin(seats=seats, seed=5), begin(seats=seats, seed=5)
    finish(slow)
    assert play_out_and_count(fast.copy(), lambda asked: asked.choices[0]) == len(slow.log)
    assert fast.play_out(lambda asked: asked.choices[0]) == slow.outcome
    assert fast.outcome == slow.outcome
    assert fast.digest() == slow.digest()
    assert fast.pending == ()


def test_playing_out_goes_on_from_secret_answers_already_given() -> None:
    match = begin(seats=3)
    match.answer(1, match.decision(1).choices[-1])
    slow = match.copy()
    finish(slow)
    assert play_out_and_count(match, lambda asked: asked.choices[0]) == len(slow.log) - 1
    assert match.digest() == slow.digest()


def test_a_settled_copy_lacks_the_secret_answers_that_others_have_yet_to_join() -> None:
    match = begin(seats=3)
    before = match.digest()
    match.answer(1, first_choice(match, 1))
    assert [asked.seat for asked in match.pending] == [0, 2]
    assert [asked.seat for asked in without_open_answers(match).pending] == [0, 1, 2]
    assert without_open_answers(match).digest() == before
    match.undo(1)
    winner = lay_first_cards(match)
    assert without_open_answers(match).digest() == match.digest()
    assert match.pending[0].seat == winner


def test_what_was_heard_is_what_the_last_answer_caused() -> None:
    match = begin()
    match.answer(0, first_choice(match, 0))
    assert not new_events_of(match)
    caused = match.answer(1, first_choice(match, 1))
    assert new_events_of(match) == caused == match.chronicle[-1]
    assert isinstance(caused[0], high_card.Laid)


def test_pieces_are_counted_where_the_match_stands_now() -> None:
    match = begin()
    assert pieces_in(match) == {"cards": len(high_card.CARDS)}
    live_state_of(match).deck.cards.pop()
    assert pieces_in(match) == {"cards": len(high_card.CARDS) - 1}
