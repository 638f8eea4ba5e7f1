"""The positions of a match, from its start to its end."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

import wardenclyffe as w
from tests.facade.playing import played
from tests.sample_games import high_card
from tui.__main__ import main


def test_an_export_is_stepped_through(tmp_path: Path) -> None:
    match = played()
    w.export(match, tmp_path / "match.json", players=["Ada"])
    history = w.replay(tmp_path / "match.json")
    assert len(history) == len(match.log) + 1
    positions = list(history)
    assert [len(each.log) for each in positions] == list(range(len(history)))
    assert positions[7].digest() == history[7].digest() == match.at(7).digest()
    assert str(positions[-1]) == str(history[-1]) == str(match)
    assert (history.players, history.outcome) == (("Ada", "Seat 2"), match.outcome)
    assert history.charter == match.charter
    assert history.created is not None
    assert history.created == history.updated
    assert history.created.tzinfo is UTC
    assert datetime.now(UTC) - history.created < timedelta(hours=1)
    assert (w.replay(match).players, w.replay(match).created) == ((), None)
    with pytest.raises(IndexError):
        history[len(history)]
    name: Any = "a"
    with pytest.raises(TypeError, match="position must be a whole number, not 'a'"):
        history[name]
    assert main(["verify", str(tmp_path / "match.json")]) == 0


def test_a_position_can_be_played_on_differently() -> None:
    match = played(high_card.GAME)
    positions = list(w.replay(match))
    asked = positions[2].pending[0]
    positions[2].answer(asked.seat, asked.choices[-1])
    assert len(positions[2].log) == 3
    assert [each.digest() for each in positions[3:]] == [
        match.at(number).digest() for number in range(3, len(positions))
    ]


def imagined() -> w.Match[Any]:
    return played(high_card.GAME, answers=3).imagine(0, w.Chance(1))


def played_out() -> w.Match[Any]:
    match = played(high_card.GAME, answers=3)
    match.play_out(lambda decision: decision.choices[0])
    return match


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (imagined, "use the match it was imagined from"),
        (lambda: imagined().copy(), "use the match it was imagined from"),
        (played_out, "played out has no log; play it with `answer`"),
    ],
)
def test_a_match_whose_log_does_not_reach_back_to_the_start_is_refused(
    made: Callable[[], w.Match[Any]], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    refused: tuple[Callable[[w.Match[Any]], object], ...] = (
        w.replay,
        lambda match: w.export(match, path),
        lambda match: match.at(0),
    )
    for call in refused:
        with pytest.raises(w.NoHistoryError, match=said):
            call(made())
    assert not path.exists()


def test_a_history_is_a_sequence() -> None:
    match = w.new_match("duel", seed=1)
    for _ in range(3):
        match.answer(match.pending[0].seat, match.pending[0].choices[0])
    history = w.replay(match)
    assert [len(position.log) for position in history[1:3]] == [1, 2]
    assert [len(position.log) for position in reversed(history)] == [3, 2, 1, 0]
    assert repr(history) == f"<History of 4 positions, the last is {match!r}>"
