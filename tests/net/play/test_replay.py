"""Stepping through a match, with the eyes that one may use."""

from __future__ import annotations

import attrs
import pytest

from engine.core.match import replayed_match
from net.play import replay as replays
from net.play.replay import NotYoursToSeeError, Replay
from saves.errors import UnplayableMatchError
from tests.net.play.tables import ANN, BOB, FragileStore, play, table_of
from tests.net.watching import Watching
from tests.sample_games import high_card
from tests.saves.sample_matches import finished, played

FINISHED = finished().record
LASTING = played(5).record


@pytest.fixture(autouse=True)
def _checkpoints_close_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is short; let it have several checkpoints all the same."""
    monkeypatch.setattr(replays, "_CHECKPOINT_STEP", 3)


def test_every_position_is_as_it_was_in_whatever_order_one_steps() -> None:
    replay = Replay.from_record(FINISHED)
    last = replay.positions - 1
    assert last == len(FINISHED.answers)
    forth, back = list(range(replay.positions)), list(range(last, -1, -1))
    for number in [*forth, *back, 0, last, 1, last - 1, 2, 2, 4]:
        match = replayed_match(high_card.GAME, FINISHED.charter, FINISHED.answers[:number])
        for seat in (0, 1, None):
            frame = replay.update_at(number, seat)
            assert frame.view == match.view(seat)
            assert frame.where == match.where
            assert frame.outcome == match.outcome
            assert frame.waiting_for == tuple(asked.seat for asked in match.pending)
            assert frame.answer_count == number
            assert frame.events == tuple(
                event for event in match.chronicle[number] if event.is_for(seat)
            )


def test_nothing_can_be_answered_in_a_replay() -> None:
    frame = Replay.from_record(LASTING, own_seats=(0,)).update_at(2, 0)
    assert (frame.decision, frame.can_undo) == (None, False)


def test_a_finished_match_may_be_seen_with_all_eyes() -> None:
    replay = Replay.from_record(FINISHED)
    assert replay.is_finished
    assert replay.viewers == (0, 1, None)
    assert replay.update_at(0, 0).view.hand != replay.update_at(0, 1).view.hand


def test_a_match_that_lasts_keeps_its_secrets_even_in_the_past() -> None:
    replay = Replay.from_record(LASTING, own_seats=(1,))
    assert replay.viewers == (1, None)
    assert replay.update_at(0, 1).view.hand
    assert replay.update_at(0, None).view.hand == ()
    for look in (
        lambda: replay.update_at(0, 0),
        lambda: replay.frames(0),
        lambda: replay.update_at(0, 5),
    ):
        with pytest.raises(NotYoursToSeeError):
            look()
    with pytest.raises(NotYoursToSeeError):
        Replay.from_record(LASTING).update_at(0, 1)


@pytest.mark.parametrize("number", [-1, 6, 100])
def test_there_are_no_positions_beyond_the_match(number: int) -> None:
    with pytest.raises(IndexError, match=str(number)):
        Replay.from_record(LASTING).update_at(number, None)


def test_phases_are_where_the_match_came_to_another_place() -> None:
    replay = Replay.from_record(FINISHED)
    phases = replay.phases()
    assert [words for _, words in phases] == ["Round 1", "Round 2", "Round 3", "Round 4"]
    assert phases[0][0] == 0
    for number, words in phases[1:]:
        assert replay.update_at(number, None).where.text == words
        assert replay.update_at(number - 1, None).where.text != words


def test_frames_are_all_positions_in_order() -> None:
    replay = Replay.from_record(FINISHED)
    frames = list(replay.frames(1))
    assert frames == [replay.update_at(number, 1) for number in range(replay.positions)]


@pytest.mark.parametrize(
    "change", [{"game": "chess"}, {"rules_version": 2}, {"seat_count": 9}, {"seed": 1}]
)
def test_what_does_not_replay_is_refused_in_one_line(change: dict[str, object]) -> None:
    charter = attrs.evolve(FINISHED.charter, **change)  # type: ignore[arg-type]
    with pytest.raises(UnplayableMatchError, match="cannot be replayed") as caught:
        Replay(charter, FINISHED.answers)
    assert str(caught.value).isprintable()


def test_more_players_than_seats_are_refused() -> None:
    record = attrs.evolve(FINISHED, players=(*FINISHED.players, FINISHED.players[0]))
    with pytest.raises(UnplayableMatchError, match="3 players for 2 seats"):
        Replay.from_record(record)


async def test_a_table_has_a_history(store: FragileStore) -> None:
    table = await table_of(store, ANN, BOB)
    watching = Watching(table, 1)
    await play(table, answers=4)
    assert table.replay(1).viewers == (1, None)
    with pytest.raises(NotYoursToSeeError):
        table.replay().update_at(1, 1)
    await play(table)
    curve = table.course(1)
    assert [frame.view for frame in curve[1:]] == [update.view for update in watching.updates]
    assert [frame.events for frame in curve[1:]] == [each.events for each in watching.updates]
    assert table.replay().viewers == (0, 1, None)


async def test_the_course_of_a_long_match_has_one_position_a_phase(
    store: FragileStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await table_of(store, ANN, BOB)
    await play(table)
    replay = table.replay()
    assert replay.course(0) == list(replay.frames(0))
    monkeypatch.setattr("net.play.replay.MAX_PLOT_POINTS", 3)
    course = replay.course(0)
    starts = [number for number, _ in replay.phases()]
    assert [frame.answer_count for frame in course] == sorted({*starts, replay.positions - 1})
    assert len(course) < replay.positions
    assert course[-1].outcome is not None


async def test_a_replay_shows_the_cards_that_were_drawn_anew(store: FragileStore) -> None:
    table = await table_of(store)
    await play(table, answers=5)
    await table.rewind(1, agreed_count=5)
    await play(table, answers=1)
    await table.rewind(0, agreed_count=2)
    watching = Watching(table)
    await play(table)
    shown = [update.view for update in watching.updates]
    record = (await store.load(table.id)).record
    for replay in (table.replay(), Replay.from_record(record)):
        assert [frame.view for frame in replay.frames(None)][1:] == shown
        for number in (len(shown), 1, 3, 2, len(shown) - 1):
            assert replay.update_at(number, None).view == shown[number - 1]
