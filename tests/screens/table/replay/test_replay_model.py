"""The content of a replay: its first viewer, its names, and its steps."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import registry
from engine.core.match import start_match
from engine.games.lightning.events import TrickWon
from net.play.replay import Replay
from saves.record import HUMAN, Player
from screens.table.replay.replay_model import ReplayModel, first_viewer
from tests.sample_games import high_card


@pytest.mark.usefixtures("tiny_on_shelf")
@pytest.mark.parametrize(
    ("kinds", "own_seats", "viewer"),
    [
        (("random", HUMAN), (), 1),
        ((HUMAN, "random"), (), 0),
        ((HUMAN, HUMAN), (1,), 1),
        (("random", "random"), (), 0),
    ],
)
def test_a_replay_begins_with_the_eyes_of_the_reader(
    kinds: tuple[str, str], own_seats: tuple[int, ...], viewer: int
) -> None:
    """A board writes "(you)" beside that seat."""
    match = start_match(high_card.GAME, seed=1, seats=2)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    players = [Player(kind, f"Player {number}") for number, kind in enumerate(kinds)]
    assert first_viewer(Replay(match.charter, match.log, own_seats=own_seats), players) == viewer


@pytest.mark.usefixtures("tiny_on_shelf")
def test_a_match_that_goes_on_is_shown_to_others_as_to_spectators() -> None:
    match = start_match(high_card.GAME, seed=1, seats=2)
    players = [Player(HUMAN, "Ann"), Player(HUMAN, "Bob")]
    assert first_viewer(Replay(match.charter, match.log), players) is None


def test_what_is_looked_at_in_a_replay_calls_players_by_their_names() -> None:
    match = start_match(registry.find("lightning"), seed=8, seats=2)
    while match.pending:
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    replay, players = Replay(match.charter, match.log), (Player(HUMAN, "Ann"), Player(HUMAN, "Bob"))
    model = ReplayModel(replay, players, position=len(match.log) // 2)
    assert [model.about(f"seat:{number}").title for number in (0, 1)] == ["Ann (you)", "Bob"]
    standing = " ".join(model.about("standing").lines)
    assert "Ann: " in standing
    assert "Bob: " in standing
    assert "Seat " not in standing


async def test_each_of_several_tricks_in_one_answer_is_a_step() -> None:
    """Master of Lightning: a trick without any choice follows without a question."""
    chance = Random(8)
    match = start_match(registry.find("lightning"), seed=8, seats=2)
    while match.pending:
        asked = chance.choice(match.pending)
        match.answer(asked.seat, chance.choice(asked.choices))
    won = [sum(isinstance(event, TrickWon) for event in told) for told in match.chronicle]
    assert max(won) > 1
    model = ReplayModel(Replay(match.charter, match.log), (Player(HUMAN, "Ann"),) * 2)
    await model.load()
    shown, steps = [], 0
    while not model.is_at_end:
        model.step_forward()
        steps += 1
        shown.append(model.painter.beats(model.frame.view)[0])
    assert len(set(shown) - {""}) == sum(won)
    assert steps > model.last_position
    for _ in range(steps):
        model.step_back()
    assert model.position == 0
