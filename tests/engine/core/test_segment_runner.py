"""Segments run to their next question, or are refused."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest
from attrs import evolve

from engine.core.chance import Chance
from engine.core.choice import Decision, choice
from engine.core.errors import BadGameError
from engine.core.flow import choose
from engine.core.match import start_match
from engine.core.match_access import intermediate_views
from engine.core.subsets import Subsets
from tests.engine.core.high_card_steps import LEFT, begin, first_choice, ready
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard


def test_a_game_that_neither_asks_nor_ends() -> None:
    async def segment(g: HighCard) -> None:
        if g.round == 1:
            g.round = 2
            await choose(0, "Where to?", (LEFT,))

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    for play_on in (lambda: match.copy().answer(0, LEFT), lambda: match.play_out(lambda _: LEFT)):
        with pytest.raises(BadGameError, match="segments have neither asked a seat nor ended"):
            play_on()


def test_only_the_last_answer_has_moments_that_nobody_could_see() -> None:
    """The second segment asks nobody; the third asks twice, with no moment in between."""

    async def segment(g: HighCard) -> None:
        g.round += 1
        if g.round != 3:
            await choose(0, "Where to?", (LEFT,))
        if g.round > 3:
            await choose(0, "And then?", (LEFT,))

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    moment_counts = []
    for _ in range(2):
        match.answer(0, LEFT)
        moment_counts.append(len(intermediate_views(match, None)))
    assert moment_counts == [1, 0]


def test_a_segment_that_awaits_something_else() -> None:
    class Elsewhere:
        def __await__(self) -> Generator[str, None, None]:
            yield "later"

    async def segment(g: HighCard) -> None:
        await Elsewhere()

    words = "a segment may await only `choose` and `choose_together`"
    with pytest.raises(BadGameError, match=f"{words}, with decisions, but it has .* gave 'later'"):
        start_match(evolve(high_card.GAME, segment=segment), seed=1)


def test_a_sequence_that_makes_its_choices_later_is_not_made_for_the_check() -> None:
    class Lazy(Subsets):
        def __getitem__(self, place: Any) -> Any:
            raise AssertionError("made")

    ready(Decision(0, "Which?", Lazy("take", ("a", "b"), ((0,), (1,)))))


def test_an_answer_is_not_known_before_all_have_answered() -> None:
    match = begin(seats=3)
    before = [match.view(seat) for seat in (0, 1, 2, None)]
    match.answer(1, first_choice(match, 1))
    assert [match.view(seat) for seat in (0, 1, 2, None)] == before
    assert [asked.seat for asked in match.pending] == [0, 2]


def test_answers_given_together_count_in_the_order_asked() -> None:
    forwards, backwards = begin(seats=3), begin(seats=3)
    for seat in (0, 1, 2):
        forwards.answer(seat, first_choice(forwards, seat))
    for seat in (2, 1, 0):
        backwards.answer(seat, first_choice(backwards, seat))
    assert forwards.view(None) == backwards.view(None)


def test_dice_rolled_before_a_question_stay_as_they_fell_in_an_imagined_match() -> None:
    """The seat has seen them; only those still to be rolled are drawn again."""

    async def segment(g: high_card.HighCard) -> None:
        g.round = g.chance.number_below(1_000_000)
        await choose(0, "Roll again?", (choice("yes"),))
        g.won[0] = g.chance.number_below(1_000_000)

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    rolled = match.view(0).round
    imagined = match.imagine(0, Chance(3))
    assert imagined.view(0).round == rolled
    assert imagined.copy().view(0).round == rolled, "the segment is played again from its start"
    match.answer(0, choice("yes"))
    imagined.answer(0, choice("yes"))
    assert imagined.view(0).won != match.view(0).won
