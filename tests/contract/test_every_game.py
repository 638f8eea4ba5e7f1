"""One contract over every game, at every decision of random play (see engine/checks.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.bots import make_bot, names
from engine.checks import check_end, choices_are_distinct_and_some, eyes
from engine.core.chance import Chance, seeded
from engine.core.choice import Choice, Decision
from engine.core.clone import clone
from engine.core.game import Game
from engine.core.match import Match
from engine.fuzz import fuzz_game, play_checked
from tests.contract.games import every_game, every_option, name_of, tables


@pytest.mark.parametrize("game", every_game(), ids=name_of)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_contract_holds_at_every_decision(game: Game[Any, Any], seed: int) -> None:
    decisions, checked = play_checked(Match.begin(game, seed=seed), seeded(seed), every=1)
    assert checked == decisions > 0


@pytest.mark.parametrize(("game", "seats"), tables(), ids=name_of)
def test_the_contract_holds_with_any_number_of_seats(game: Game[Any, Any], seats: int) -> None:
    """Many seats make many decisions: about thirty of them are enough."""
    length = Match.begin(game, seed=seats, seats=seats).play_out(any_choice(seeded(seats)))
    match = Match.begin(game, seed=seats, seats=seats)
    decisions, checked = play_checked(match, seeded(seats), every=max(1, length // 30))
    assert decisions >= checked > 0


def any_choice(chance: Chance) -> Callable[[Decision], Choice]:
    """Choices by lot."""
    return lambda decision: chance.pick(decision.choices)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_the_contract_holds_with_every_option(game: Game[Any, Any]) -> None:
    for seed, options in enumerate(every_option(game)):
        match = Match.begin(game, seed=seed, options=options)
        play_checked(match, seeded(seed), every=40)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32 - 1))
def test_the_contract_holds_with_any_seed(game: Game[Any, Any], seed: int) -> None:
    decisions, _ = fuzz_game(game, seed, every=150)
    assert decisions > 0


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_what_a_seat_cannot_know_is_really_shuffled(game: Game[Any, Any]) -> None:
    """A `shuffle_unseen` that does nothing would pass every other test of secrecy."""
    match, chance = Match.begin(game, seed=3), seeded(3)
    changed: set[int | None] = set()
    while match.pending:
        for seat in eyes(match):
            state = clone(match.position.state)
            game.shuffle_unseen(state, seat, chance)
            if state != match.position.state:
                changed.add(seat)
        asked = match.pending[0]
        match.answer(asked.seat, chance.pick(asked.choices))
    assert changed == set(eyes(match))


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_every_bot_plays_to_the_end_and_gives_reasons(game: Game[Any, Any]) -> None:
    for name in names(game):
        match = Match.begin(game, seed=5)
        bots = [make_bot(game, name, seeded(5, seat)) for seat in range(match.charter.seats)]
        while match.pending:
            choices_are_distinct_and_some(match, seeded(0))
            seat = match.pending[0].seat
            sight = match.sight(seat)
            advice = bots[seat].advise(sight)
            assert advice.choice in sight.decision.choices
            assert advice.reason.strip(), f"{name} gives no reason for {advice.choice}"
            match.answer(seat, bots[seat].choose(sight))
        check_end(match)


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_every_bot_repeats_itself_with_the_same_chance(game: Game[Any, Any]) -> None:
    for name in names(game):
        logs = []
        for _ in range(2):
            match = Match.begin(game, seed=6)
            bots = [make_bot(game, name, seeded(6, seat)) for seat in range(match.charter.seats)]
            while match.pending:
                seat = match.pending[0].seat
                match.answer(seat, bots[seat].choose(match.sight(seat)))
            logs.append(match.log)
        assert logs[0] == logs[1]


@pytest.mark.parametrize("game", every_game(), ids=name_of)
def test_a_game_says_what_it_is(game: Game[Any, Any]) -> None:
    assert game.slug.isidentifier()
    assert game.title
    assert game.blurb.endswith(".")
    assert game.rules_version >= 1
    assert len(game.seats) >= 1
