"""Errors in a game's code are reported at once, with the name of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from attrs import define, evolve, field

from engine.core.chance import Chance
from engine.core.choice import Choice, Decision, choice
from engine.core.errors import BadGameError, WardenclyffeError
from engine.core.flow import choose
from engine.core.game import Game
from engine.core.match import start_match
from engine.core.state import Outcome, State
from engine.sim.series import simulate
from tests.engine.core.high_card_steps import LEFT, RIGHT, ready
from tests.sample_games import high_card
from tests.sample_games.high_card import HighCard


@pytest.mark.parametrize("made", [None, {}])
def test_a_setup_that_returns_no_state(made: Any) -> None:
    with pytest.raises(BadGameError) as caught:
        start_match(evolve(high_card.GAME, setup=lambda *_: made), seed=1)
    words = f"setup must return a state of class HighCard, not {made!r}"
    assert str(caught.value) == f"the game 'tiny': {words}"


@define(kw_only=True)
class Hoard(State):
    cards: set[str] = field(factory=set)


def test_a_state_that_cannot_be_copied() -> None:
    plain: Game[Any, Any] = high_card.GAME
    game = evolve(plain, state=Hoard, setup=lambda *_: Hoard(chance=Chance(1)))
    with pytest.raises(BadGameError) as caught:
        start_match(game, seed=1)
    words = "Hoard.cards: a state cannot hold set[str]: the cloner does not know how to copy it"
    assert str(caught.value) == f"the game 'tiny': {words}"


def test_a_state_that_holds_something_else_than_it_says() -> None:
    def setup(*given: Any) -> HighCard:
        made = high_card.GAME.setup(*given)
        made.won = {1}  # type: ignore[assignment]
        return made

    with pytest.raises(BadGameError) as caught:
        start_match(evolve(high_card.GAME, setup=setup), seed=1)
    words = "HighCard.won is a list[int], but it holds {1}"
    assert str(caught.value) == f"the game 'tiny': {words}"


def test_rules_that_spoil_the_state() -> None:
    async def segment(g: HighCard) -> None:
        await choose(0, "Where to?", (LEFT,))
        g.won = {1}  # type: ignore[assignment]

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    with pytest.raises(BadGameError, match=r"the game 'tiny': HighCard\.won is a list\[int\]"):
        match.answer(0, LEFT)


@pytest.mark.parametrize(
    ("decisions", "words"),
    [
        (
            [Decision(0, "Where to?", ())],
            "seat=0 is asked 'Where to?', but it has no choices; a seat with none is not asked",
        ),
        (
            [Decision(0, "Where to?", (LEFT, RIGHT, LEFT))],
            "seat=0 is asked 'Where to?', but 'go left' is offered twice",
        ),
        (
            [Decision(0, "Where to?", (Choice("go", "left"), RIGHT, LEFT))],
            "seat=0 is asked 'Where to?', but 'go left' is offered twice",
        ),
        (
            [Decision(0, "Where to?", (choice("take it", "x"), choice("take", "it x")))],
            "seat=0 is asked 'Where to?', but two of its choices print as 'take it x'",
        ),
        (
            [Decision(2, "Where to?", (LEFT,))],
            "seat=2 is asked 'Where to?', but the match has the seats 0 to 1",
        ),
        (
            [Decision(-1, "Where to?", (LEFT,))],
            "seat=-1 is asked 'Where to?', but the match has the seats 0 to 1",
        ),
        (
            [Decision(0, "Where to?", ("left", "right"))],  # type: ignore[arg-type]
            "seat=0 is asked 'Where to?', but 'left' is not a Choice",
        ),
        (
            [Decision(0, "Where to?", [LEFT, RIGHT, LEFT])],
            "seat=0 is asked 'Where to?', but 'go left' is offered twice",
        ),
        (
            [Decision(0, "Where to?", ["left"])],  # type: ignore[list-item]
            "seat=0 is asked 'Where to?', but 'left' is not a Choice",
        ),
        (
            [Decision(0, "Where to?", (each for each in (LEFT, RIGHT)))],  # type: ignore[arg-type]
            "seat=0 is asked 'Where to?', but its choices are a generator, not a tuple",
        ),
        (
            [Decision(0, "Where to?", None)],  # type: ignore[arg-type]
            "seat=0 is asked 'Where to?', but its choices are a NoneType, not a tuple",
        ),
        (
            [Decision(0, "Where to?", "left")],  # type: ignore[arg-type]
            "seat=0 is asked 'Where to?', but its choices are a str, not a tuple",
        ),
        ([], "choose_together asks no seat"),
        (
            [Decision(0, "One", (LEFT,)), Decision(0, "Two", (LEFT,))],
            "a seat is asked two things at once",
        ),
    ],
)
def test_a_question_that_cannot_be_answered(decisions: list[Decision], words: str) -> None:
    with pytest.raises(BadGameError) as caught:
        ready(*decisions)
    assert str(caught.value) == f"the game 'tiny': {words}"


def test_a_choice_without_a_verb() -> None:
    for make in (choice, Choice):
        for noun in ("", "left"):
            with pytest.raises(BadGameError, match="the verb of a choice must not be empty"):
                make("", noun)


def test_the_first_question_is_checked_as_well() -> None:
    async def segment(g: HighCard) -> None:
        await choose(0, "Where to?", ())

    with pytest.raises(BadGameError, match="it has no choices"):
        start_match(evolve(high_card.GAME, segment=segment), seed=1)


@pytest.mark.parametrize(("ranking", "scores"), [(((0,),), (1,)), (((0,), (1, 2)), (1, 0, 0))])
def test_an_outcome_of_another_number_of_seats(
    ranking: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> None:
    async def segment(g: HighCard) -> None:
        await choose(0, "Where to?", (LEFT,))
        g.outcome = Outcome(ranking, scores, "is lost")

    game = evolve(high_card.GAME, segment=segment)
    playing: tuple[Callable[[], object], ...] = (
        lambda: start_match(game, seed=1).answer(0, LEFT),
        lambda: start_match(game, seed=1).play_out(lambda _: LEFT),
        lambda: simulate(game, matches=1, bots=["random", "random"], seed=1),
    )
    for play in playing:
        with pytest.raises(BadGameError) as caught:
            play()
        assert str(caught.value) == f"the game 'tiny': the outcome must rank 2 seats: {ranking}"


def test_an_outcome_that_is_none() -> None:
    async def segment(g: HighCard) -> None:
        await choose(0, "Where to?", (LEFT,))
        g.outcome = "win"  # type: ignore[assignment]

    match = start_match(evolve(high_card.GAME, segment=segment), seed=1)
    with pytest.raises(BadGameError, match="an Outcome, not 'win'"):
        match.answer(0, LEFT)


def test_it_is_no_refusal_that_a_player_is_told_and_can_go_on_after() -> None:
    assert not issubclass(BadGameError, WardenclyffeError)
