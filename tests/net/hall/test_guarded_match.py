"""The match as one visitor sees and plays it: own seats only, and no secrets of others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from engine.core.choice import choice
from engine.core.errors import CannotUndoError, MatchOverError, NotAskedError, NotOfferedError
from net.hall.errors import NotAtTableError, NotBegunError, NotYourSeatError
from net.hall.hall import Hall
from net.hall.visit import enter_hall
from net.play.playable import Playable
from saves.verify import verify
from tests.net.hall.halls import answer, pick, pick_all, plan_of, play, table_with
from tests.net.hall.people import ANN, BOB, CID
from tests.net.watching import Watching
from tests.sample_games import high_card


async def test_a_visitor_does_not_set_the_pace_of_a_hosted_table(hall: Hall) -> None:
    ann, _ = await table_with(hall, ANN, BOB)
    (table,) = (hosted.table for hosted in hall.tables)
    before = table.pace
    ann.match.set_pace(before + 1)
    assert table.pace == before


async def test_a_chair_can_be_played_at_like_a_local_table(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    playable: Playable = ann.match
    assert (playable.own_seats, playable.game, playable.note) == ((0,), high_card.GAME, "")
    await playable.run_bots()
    watching = Watching(playable, 0)
    await play(ann, bob)
    assert playable.is_over
    assert watching.last.outcome == playable.update(None).outcome
    assert len(playable.course(0)) == playable.replay(0).positions
    stored = await hall.services.stores.matches.load(ann.match.id)
    assert verify(stored.record).is_finished
    assert ann.result == stored.snapshot.outcome


async def test_all_answer_and_see_from_their_own_seat_only(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    for chair, seat in ((ann, 1), (cid, 0)):
        with pytest.raises(NotYourSeatError):
            await chair.match.answer(seat, pick(bob))
        with pytest.raises(NotYourSeatError):
            await chair.match.undo(seat)
        with pytest.raises(NotYourSeatError):
            await chair.match.advise(seat)
        for look in (chair.match.update, chair.match.log, chair.match.course, chair.match.replay):
            with pytest.raises(NotYourSeatError):
                look(seat)
        with pytest.raises(NotYourSeatError):
            chair.match.watch(seat, Watching())
    assert ann.match.update(None).answer_count == 0


async def test_watchers_and_opponents_get_no_secrets(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    cid = await enter_hall(hall, CID).come_to(ann.code)
    watching = {chair: Watching() for chair in (ann, bob, cid)}
    for chair, watcher in watching.items():
        chair.match.watch(chair.seat, watcher)
    hands = {seat: set(chair.match.update(seat).view.hand) for seat, chair in ((0, ann), (1, bob))}
    await answer(ann)
    for chair, watcher in watching.items():
        update = watcher.last
        assert update.seat == chair.seat
        assert update.events == ()
        others = [hand for seat, hand in hands.items() if seat != chair.seat]
        assert not any(card in repr(update) for hand in others for card in hand)
    await answer(bob)
    (winner,) = ann.match.update(None).waiting_for
    playing = (ann, bob)[winner]
    await playing.match.answer(winner, next(c for c in pick_all(playing) if c.verb == "swap"))
    for chair, watcher in watching.items():
        drew = any(isinstance(event, high_card.Drew) for event in watcher.last.events)
        assert drew == (chair is playing)
        assert ("You draw" in repr(chair.match.log(chair.seat))) == (chair is playing)


async def test_wrong_answers_are_refused_by_name(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    with pytest.raises(NotOfferedError):
        await ann.match.answer(0, choice("lay", "card-99"))
    first = pick(ann)
    await ann.match.answer(0, first)
    with pytest.raises(NotAskedError):
        await ann.match.answer(0, first)
    await ann.match.undo(0)
    await ann.match.answer(0, first)
    await play(ann, bob)
    with pytest.raises(MatchOverError):
        await ann.match.answer(0, first)
    with pytest.raises(MatchOverError):
        await ann.match.undo(0)
    assert not ann.match.update(0).can_undo


async def test_nothing_can_be_played_before_the_match(hall: Hall) -> None:
    ann = await enter_hall(hall, ANN).create(plan_of())
    attempts: list[Callable[[], Coroutine[Any, Any, None]]] = [
        lambda: ann.match.answer(0, choice("keep all")),
        lambda: ann.match.undo(0),
        ann.resign,
        ann.ask_end,
        ann.take_back_seat,
        lambda: ann.consent(True),
    ]
    for attempt in attempts:
        with pytest.raises(NotBegunError):
            await attempt()
    with pytest.raises(NotBegunError):
        ann.match.update(0)


async def test_a_visitor_who_has_left_can_do_nothing_any_more(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    watching = Watching(ann.match, 0)
    ann.close()
    ann.close()
    ann.watch_table(lambda: pytest.fail("a visitor who has left is called"))
    await answer(bob)
    await bob.say("Where is Ann?")
    assert watching.updates == []
    with pytest.raises(NotAtTableError):
        await ann.match.answer(0, choice("keep all"))
    with pytest.raises(NotAtTableError):
        ann.match.update(0)


async def test_simultaneous_decisions_are_open_to_all_at_once(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB, CID)
    assert all(chair.match.update(chair.seat).decision is not None for chair in chairs)
    await asyncio.gather(*(answer(chair) for chair in reversed(chairs)))
    assert chairs[0].match.update(None).answer_count == 3
    stored = await hall.services.stores.matches.load(chairs[0].match.id)
    assert [each.seat for each in stored.record.answers] == [2, 1, 0]


async def test_an_undo_among_people_is_seen_by_all(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    await answer(ann)
    with pytest.raises(CannotUndoError):
        await bob.match.undo(1)
    watching = Watching(bob.match, 1)
    await ann.match.undo(0)
    assert watching.last.waiting_for == (0, 1)


async def test_others_are_told_that_the_end_of_a_turn_is_taken_back(hall: Hall) -> None:
    chairs = await table_with(hall, ANN, BOB)
    await play(*chairs, answers=2)
    winner, other = sorted(chairs, key=lambda each: each.match.update(each.seat).decision is None)
    await winner.match.answer(winner.seat or 0, choice("keep all"))
    assert other.match.update(other.seat).decision is not None
    await winner.match.undo(winner.seat or 0)
    assert other.match.update(other.seat).decision is None
    await hall.services.tasks.wait_until_finished()
    text = f"{winner.visitor.label} takes an answer back and is asked again"
    assert other.lines()[-1].text == text


async def test_taking_back_an_answer_within_a_turn_tells_nobody(hall: Hall) -> None:
    ann, bob = await table_with(hall, ANN, BOB)
    lines = bob.lines()
    await answer(ann)
    await ann.match.undo(0)
    await hall.services.tasks.wait_until_finished()
    assert bob.match.update(1).decision is not None, "bob is asked at the same time"
    assert bob.lines() == lines
